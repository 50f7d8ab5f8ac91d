import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { CannotWrite } from '../host/file-system.ts'
import { prepareThread, ThreadEnded, WORTH_A_THREAD } from '../host/thread.ts'
import { UsageError } from '../order/option.ts'
import { printable, shortened } from '../report/printable.ts'
import { didYouMean } from '../source/nearest.ts'
import { EXIT, type Terminal, type Verb } from './verb.ts'
import { verbs } from './verbs.ts'

/** From the words of the command line to an exit code: 0 all is well, 1 findings are errors, 2 wrong usage. */
export async function main(words: readonly string[], terminal: Terminal, version: string): Promise<number> {
  let code: number = EXIT.ok
  const program = new Command('growl')
    .description('GROWL Press: print GROWL, a card game of hidden teams, at home. An unofficial fan project.')
    .version(version, '--version', 'show the version')
    .helpOption('--help', 'show this help')
    .helpCommand(false)
  for (const verb of verbs)
    program.addCommand(
      commandFor(verb, async (options, behind) => {
        if (verb.shares && isForSeveral(options)) prepareThread(verb.name)
        const { run } = await verb.load()
        code = await run(options, terminal, behind)
      }),
    )
  for (const command of [program, ...program.commands])
    command
      .exitOverride()
      .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
      .showHelpAfterError('(npx growl --help and npx growl VERB --help show what there is)')
  try {
    await program.parseAsync(withVerb(words), { from: 'user' })
    return code
  } catch (error) {
    // Commander has said what is wrong already; asking for help is not wrong.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
    if (!isTold(error)) throw error
    terminal.err(`growl: ${error.message.split('\n').map(printable).map(shortened).join('\n')}\n`)
    return EXIT.usage
  }
}

/** Verbs may be written in capitals, too. */
function withVerb([first = '', ...words]: readonly string[]): string[] {
  const verb = verbs.find(({ name }) => name === first.toLowerCase())?.name ?? first
  return first === '' ? words : [verb, ...words]
}

/** Neither a fault of the program nor something in the files of a game: one line says what to do. */
const isTold = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof CannotWrite || error instanceof ThreadEnded

function choiceOf(value: string, choices: readonly string[]): string {
  const choice = choices.find((each) => each === value.toLowerCase())
  if (choice !== undefined) return choice
  throw new InvalidArgumentError(
    `Choose from ${choices.join(', ')}.${didYouMean(value.toLowerCase(), choices)}`,
  )
}

/** An empty path is a variable of a script that was never set. */
function pathOf(value: string): string {
  if (value.trim() !== '') return value
  throw new InvalidArgumentError('It is empty: write a path, or leave the option out.')
}

/** Whether several languages are asked for, as far as words tell: these are shared with the second thread. */
const isForSeveral = ({ lang }: Record<string, string>): boolean =>
  lang !== undefined && (lang.toLowerCase() === 'all' || lang.split(',').length >= WORTH_A_THREAD)

type Action = (options: Record<string, string>, words: readonly string[]) => Promise<void>

function commandFor(verb: Verb, action: Action): Command {
  const command = new Command(verb.name)
    .description(verb.summary)
    .helpOption('--help', 'show this help')
    .allowExcessArguments(false)
    .action(() => action(command.opts(), command.args))
  if (verb.words) command.arguments(verb.words)
  for (const { flags, description, choices, default: preset, alone } of verb.options) {
    const option = new Option(flags, description)
    if (choices) option.choices(choices).argParser((value) => choiceOf(value, choices))
    if (/<(dir|file)>/.test(flags)) option.argParser(pathOf)
    if (preset !== undefined) option.default(preset)
    if (alone !== undefined) option.preset(alone)
    command.addOption(option)
    if (option.required || option.optional) refuseTwice(command, option)
  }
  return command
}

/** Of two values the first would be forgotten in silence. */
function refuseTwice(command: Command, option: Option): void {
  let given = false
  command.on(`option:${option.name()}`, () => {
    if (given) command.error(`error: option '${option.flags}' is there twice; write it once`)
    given = true
  })
}
