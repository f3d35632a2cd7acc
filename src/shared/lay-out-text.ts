import { Parser } from 'htmlparser2'
import { remembering } from './remembering.ts'

/** A run of words. */
export interface TextRun {
  text: string
  isBold: boolean
}

/** A paragraph, an entry of a list or a heading. */
export interface TextBlock {
  kind: 'p' | 'li' | 'h'
  runs: TextRun[]
}

const MOST_SOURCE = 20_000
const MOST_BLOCKS = 60
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object', 'title', 'textarea'])
const BLOCKS: Record<string, TextBlock['kind']> = {
  ...{ p: 'p', div: 'p', br: 'p', tr: 'p', section: 'p', ul: 'p', ol: 'p', table: 'p', article: 'p' },
  ...{ li: 'li', h1: 'h', h2: 'h', h3: 'h', h4: 'h', h5: 'h', h6: 'h' },
}
const BOLD = new Set(['b', 'strong', 'th', 'dt'])
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi
const BULLET = /[•▪●‣]/
const DASH = /^[-–*·] /

/** "&trade;" as the sign it stands for. Feeds of shops have them in titles, where they are text and no HTML. */
export const decodeEntities = (text: string): string => (text.includes('&') ? text.replace(ENTITY, decodeOne) : text)

const decodeOne = remembering((entity: string): string => {
  let decoded = ''
  const parser = new Parser(
    {
      ontext: (text) => {
        decoded += text
      },
    },
    { decodeEntities: true },
  )
  parser.end(entity)
  return decoded || entity
}, 500)

/** A description as blocks, whatever it was written in: HTML, lines, or one run of bullets. Only texts are taken from it. */
export function layOut(description: string): TextBlock[] {
  const source = description.slice(0, MOST_SOURCE)
  const blocks = /<[a-z][^<>]*>/i.test(source) ? fromHtml(source) : [{ kind: 'p' as const, runs: [plain(source)] }]
  return blocks
    .flatMap(splitBullets)
    .map(({ kind, runs }) => ({ kind, runs: trimmed(runs) }))
    .filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''))
    .slice(0, MOST_BLOCKS)
}

const plain = (text: string): TextRun => ({ text: decodeEntities(text), isBold: false })

function fromHtml(source: string): TextBlock[] {
  const blocks: TextBlock[] = [{ kind: 'p', runs: [] }]
  let [silent, bold] = [0, 0]
  const parser = new Parser(
    {
      onopentag(name) {
        if (SILENT.has(name)) silent++
        if (BOLD.has(name)) bold++
        const kind = BLOCKS[name]
        if (kind) blocks.push({ kind, runs: [] })
      },
      ontext(text) {
        if (!silent) blocks.at(-1)?.runs.push({ text: decodeEntities(text).replace(/\s+/g, ' '), isBold: bold > 0 })
      },
      onclosetag(name) {
        if (SILENT.has(name)) silent--
        if (BOLD.has(name)) bold--
        if (BLOCKS[name]) blocks.push({ kind: 'p', runs: [] })
      },
    },
    { decodeEntities: true },
  )
  parser.end(source)
  return blocks
}

/** A paragraph that is a run of bullets, as a list; one with lines, as paragraphs. */
function splitBullets(block: TextBlock): TextBlock[] {
  const text = block.runs.map((run) => run.text).join('')
  if (!text.includes('\n') && !BULLET.test(text)) return [block]
  return text.split('\n').flatMap((written) => {
    const line = written.trim()
    if (DASH.test(line)) return [listEntry(line.slice(2))]
    const [lead = '', ...entries] = line.split(BULLET)
    const first: TextBlock = { kind: block.kind, runs: [{ text: lead, isBold: false }] }
    return [first, ...entries.map(listEntry)]
  })
}

const listEntry = (text: string): TextBlock => ({ kind: 'li', runs: [{ text: text.trim(), isBold: false }] })

/** Neighbours of one weight as one run; without the spaces around. */
function trimmed(runs: TextRun[]): TextRun[] {
  const joined: TextRun[] = []
  for (const { text, isBold } of runs) {
    const last = joined.at(-1)
    if (last?.isBold === isBold) last.text += text
    else joined.push({ text, isBold })
  }
  const [first] = joined
  const last = joined.at(-1)
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return joined.filter(({ text }) => text !== '')
}

/** Something that a description tells as "Material: oak". */
export interface TextFact {
  name: string
  value: string
}

const FACT = /^([^:\n]{2,30}):\s(.{1,120})$/
const MOST_FACTS = 12

/** The facts that a description lists. */
export function factsIn(description: string | null): TextFact[] {
  const lines = layOut(description ?? '').map(({ runs }) => runs.map(({ text }) => text).join(''))
  return lines
    .flatMap((text) => {
      const [, name, value] = FACT.exec(text) ?? []
      return name && value ? [{ name: name.trim(), value: value.trim() }] : []
    })
    .slice(0, MOST_FACTS)
}
