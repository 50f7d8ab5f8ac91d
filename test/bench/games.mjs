// Kits of any size: the words of one are written down as a game folder, and beside it as plain data for whoever prints it otherwise.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const WORDS = [
  'harbour lantern draw a card and pass it to the left before anybody counts the silver coins on the table',
  'whoever holds the last ticket chooses a neighbour shuffles both hands and looks at one of them in secret',
  'when evening comes every player puts an empty basket down turns over the highest tile and takes two tokens',
].flatMap((line) => line.split(' '))

/** The same words every time, in an order of their own. */
function writer(seed) {
  let state = seed
  const word = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return WORDS[Math.floor((state / 2 ** 31) * WORDS.length)]
  }
  return (count) => {
    const text = Array.from({ length: count }, word).join(' ')
    return `${text[0].toUpperCase()}${text.slice(1)}.`
  }
}

/** About what fills a page of A5. */
const PARAGRAPHS_A_PAGE = 9
const SECTION = 12

function kitOf({ cards, pages }) {
  const write = writer(7)
  const paragraphs = Array.from({ length: pages * PARAGRAPHS_A_PAGE }, () => write(45))
  return {
    title: 'Harbour',
    cards: Array.from({ length: cards }, (_, n) => ({
      id: `card-${n}`,
      title: `Card ${n}`,
      text: write(10),
    })),
    sections: Array.from({ length: Math.ceil(paragraphs.length / SECTION) }, (_, n) => ({
      title: write(3),
      paragraphs: paragraphs.slice(n * SECTION, (n + 1) * SECTION),
    })),
  }
}

const TEMPLATES = {
  'card.svg.hbs': `<svg>
<rect x="2" y="2" width="100%-4" height="100%-4" fill="none" stroke="#888888" stroke-width="0.2"/>
<text-box x="5" y="6" width="100%-10" height="6" size="11" style="bold" align="centre" fill="#000000">{{title}}</text-box>
<text-box x="5" y="30" width="100%-10" height="50" size="9" fill="#000000">{{text}}</text-box>
</svg>
`,
  'back.svg.hbs': `<svg>
<rect x="2" y="2" width="100%-4" height="100%-4" fill="#1d3557"/>
<text-box x="5" y="40" width="100%-10" height="8" size="12" style="bold" align="centre" fill="#ffffff">{{labels.game}}</text-box>
</svg>
`,
}

/** Of so many different cards, about so many pages of rules (none without), in these languages. Tells where its plain data are. */
export function writeGame(folder, { cards, pages = 0, languages = ['en'] }) {
  const kit = kitOf({ cards, pages })
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const rules = pages > 0
  write('data/game.yaml', `id: harbour\nlanguages: [${languages.join(', ')}]\n`)
  write(
    'data/cards.yaml',
    `cards:\n${kit.cards.map(({ id }) => `  ${id}: {kind: plain, back: sea, art: anchor, copies: 1}\n`).join('')}`,
  )
  write(
    'data/pieces.yaml',
    `backs:
  sea: {template: back.svg.hbs}
pieces:
  deck: {group: cards, cards: {back: sea}, size: card, template: card.svg.hbs, back: sea}
${rules ? '  rules: {group: rules, each: game, size: book, template: rules.md.hbs}\n' : ''}`,
  )
  for (const [name, text] of Object.entries(TEMPLATES)) write(`templates/${name}`, text)
  if (rules) write('templates/rules.md.hbs', bookOf(kit))
  for (const lang of languages)
    for (const [name, text] of wordsOf(kit)) if (text !== '') write(`locales/${lang}/${name}`, text)
  write('kit.json', JSON.stringify(kit))
  return join(folder, 'kit.json')
}

const bookOf = ({ sections }) =>
  `# {{labels.game}} {#top}\n\n${sections
    .map(
      ({ paragraphs }, s) =>
        `## {{rules.s${s}.title}} {#s${s}}\n\n${paragraphs.map((_, p) => `{{rules.s${s}.p${p}}}\n\n`).join('')}`,
    )
    .join('')}`

const wordsOf = ({ title, cards, sections }) => [
  ['labels.yaml', `game: ${title}\n`],
  ['cards.yaml', cards.map((card) => `${card.id}: {title: ${card.title}, text: ${card.text}}\n`).join('')],
  [
    'rules.yaml',
    sections
      .map(
        (section, s) =>
          `s${s}:\n  title: ${section.title}\n${section.paragraphs.map((text, p) => `  p${p}: |-\n    ${text}\n`).join('')}`,
      )
      .join(''),
  ],
]
