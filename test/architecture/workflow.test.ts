import { readdirSync, readFileSync } from 'node:fs'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = new URL('../../', import.meta.url)
const folder = new URL('.github/workflows/', root)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

interface Step {
  readonly uses?: string
  readonly run?: string
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<
    Record<string, { container?: string; permissions?: Record<string, string>; steps: readonly Step[] }>
  >
}

/** What GitHub's own reader, which holds a workflow against GitHub's schema, has to say against one. */
async function faultsIn(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const text = read(name)
  const { permissions, jobs } = parse(text) as Workflow
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  it('is as GitHub wants it', async () => {
    expect(await faultsIn(text)).toEqual([])
  })

  it('runs what .ci/run runs, and nothing else', () => {
    const script = readFileSync(new URL('.ci/run', root), 'utf8').split('\n')
    for (const { run } of steps)
      if (run !== undefined && run.trim() !== '.ci/run') expect(script).toContain(run.trim())
    for (const wanted of ['npm run site', 'npm run release']) expect(script).toContain(wanted)
  })

  it('uses actions of GitHub only, each at one commit', () => {
    const used = steps.flatMap(({ uses }) => uses ?? [])
    expect(used.length).toBeGreaterThan(0)
    for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/)
  })

  it('may read, and write only where the page is published', () => {
    expect(permissions).toEqual({ contents: 'read' })
    const more = Object.entries(jobs).flatMap(([job, each]) =>
      each.permissions ? [[job, each.permissions]] : [],
    )
    expect(more).toEqual([['pages', { pages: 'write', 'id-token': 'write' }]])
    // Whoever may write runs no code of ours.
    expect(jobs.pages?.steps.filter(({ run }) => run !== undefined)).toEqual([])
  })

  it('checks in Debian with Node 20', () => {
    expect(jobs.check?.container).toMatch(/^node:20\.\d+\.\d+-bookworm$/)
  })
})

it.each([
  ['an unknown key', 'runs-on:', 'run-on:'],
  ['a step without anything to do', 'run: .ci/run', 'name: nothing'],
  ['a permission that there is not', 'pages: write', 'pages: everything'],
  ['an expression that cannot be read', 'github.ref ==', 'github.ref =='.concat('=')],
])('%s would be noticed', async (_, from, to) => {
  const text = read('publish.yml')
  expect(text).toContain(from)
  expect(await faultsIn(text.replace(from, to))).not.toEqual([])
})
