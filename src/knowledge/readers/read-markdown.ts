import { stripHtml } from '../../search/analysis/strip-html.ts'
import { partsOf } from '../../shared/text-pieces.ts'
import { Outline, type ReadDocument, RUN_IN_LEVEL, rowText, STRONG_LEVEL } from './document.ts'

/** Characters: a longer paragraph is cut, which keeps the patterns below from running long on hostile files. */
const MAX_PARAGRAPH = 20_000

/** Reads the usual marks of Markdown: headings, lists, tables, links, emphasis, and a front matter with the title. */
export function readMarkdown(source: string): ReadDocument {
  const { title, lines: frontLines } = readFrontMatter(source)
  const outline = new Outline()
  const paragraph = new Paragraph()
  const table = new Table(outline)
  let isFenced = false
  const flush = () => {
    table.end()
    if (paragraph.isEmpty) outline.endHeading(RUN_IN_LEVEL)
    else addParagraph(paragraph.take(), outline)
  }
  for (const [line, next] of linesOf(source, frontLines)) {
    if (outline.isFull) break
    if (/^\s{0,3}(```|~~~)/.test(line)) {
      flush()
      isFenced = !isFenced
    } else if (isFenced) paragraph.push(line)
    else if (line.trim() === '' || isRule(line) || isLinkDefinition(line)) flush()
    else if (isUnderline(next) && paragraph.isEmpty && /^\s{0,3}[^\s#>*|+-]/.test(line)) {
      outline.heading(next?.trim().startsWith('=') ? 1 : 2, plainText(line))
    } else if (isUnderline(line)) flush()
    else if (line.trimStart().startsWith('|')) {
      if (!paragraph.isEmpty) flush()
      table.line(line)
    } else readLine(line, outline, paragraph, flush)
  }
  flush()
  const first = outline.blocks[0]?.headings[0]
  // Of several headings side by side none is the title of all.
  const isOfAll = outline.blocks.every(({ headings }) => headings[0] === first)
  return { title: title ?? (isOfAll ? first : null) ?? null, blocks: outline.blocks }
}

/** Lines of the source, each with the one below it. */
function* linesOf(source: string, skipped: number): Generator<[line: string, next: string | undefined], void> {
  let line: string | undefined
  let number = 0
  for (const next of partsOf(source, /\r\n?|\n/g)) {
    if (number++ < skipped) continue
    if (line !== undefined) yield [line.slice(0, MAX_PARAGRAPH), next]
    line = next
  }
  if (line !== undefined) yield [line.slice(0, MAX_PARAGRAPH), undefined]
}

/** The lines of a paragraph, of which no more is held than is read. */
class Paragraph {
  #lines: string[] = []
  #length = 0

  get isEmpty(): boolean {
    return this.#lines.length === 0
  }

  push(line: string): void {
    if (this.#length > MAX_PARAGRAPH) return
    this.#lines.push(line)
    this.#length += line.length + 1
  }

  take(): string {
    const text = this.#lines.join(' ').slice(0, MAX_PARAGRAPH)
    this.#lines = []
    this.#length = 0
    return text
  }
}

function readLine(line: string, outline: Outline, paragraph: Paragraph, flush: () => void): void {
  const heading = /^\s{0,3}(#{1,6})\s+(\S.*)$/.exec(line)
  if (heading) {
    flush()
    outline.heading((heading[1] as string).length, plainText((heading[2] as string).replace(/\s#+\s*$/, '')))
    return
  }
  const item = /^\s*(?:[*+-]|\d{1,9}[.)])\s+(\S.*|)$/.exec(line)
  if (item) {
    flush()
    paragraph.push(`${ITEM}${item[1]}`)
    return
  }
  paragraph.push(line.replace(/^\s{0,3}(>\s?)+/, ''))
}

/** "**Gift cards.** From 20 €": what is strong at the beginning of a paragraph, or is all of it, heads it. */
const strongStart = /^(?:\*\*|__)([^*_]{2,80}?)(?:\*\*|__)\s*(?=[:.]?\s*(?:\S|$))/

function addParagraph(markdown: string, outline: Outline): void {
  const strong = strongStart.exec(markdown)
  const isItem = markdown.startsWith(ITEM)
  const text = isItem ? markdown.slice(ITEM.length) : markdown
  const label = strong?.[1]?.trim() ?? ''
  const rest = markdown.slice(strong?.[0].length ?? 0)
  const isWhole = strong !== null && /^[:.]?\s*$/.test(rest)
  const isHeading = strong !== null && (isWhole || /[.:?!]$/.test(label) || rest.startsWith(':'))
  if (!isItem) outline.endHeading(RUN_IN_LEVEL)
  if (isHeading) outline.heading(isWhole ? STRONG_LEVEL : RUN_IN_LEVEL, plainText(label.replace(/[.:]$/, '')))
  if (!isWhole || !isHeading) outline.paragraph(plainText(text))
}

/** Marks an item of a list: strong words in it are a heading for this item only. */
const ITEM = '\u0000'

/** Lines of a table, of which the first heads the others when a rule follows it. */
class Table {
  readonly #outline: Outline
  #first: string[] | null = null
  #heads: string[] | null = null

  constructor(outline: Outline) {
    this.#outline = outline
  }

  line(line: string): void {
    if (/^[\s|:-]+$/.test(line)) {
      this.#heads = this.#first
      this.#first = null
      return
    }
    const cells = line
      .trim()
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, '')
      .split(/(?<!\\)\|/)
      .map((cell) => plainText(cell).trim())
    if (this.#heads === null && this.#first === null) this.#first = cells
    else {
      this.#endFirst()
      this.#outline.paragraph(rowText(this.#heads, cells))
    }
  }

  /** A line with nothing below it is not a heading. */
  #endFirst(): void {
    if (this.#first !== null) this.#outline.paragraph(rowText(null, this.#first))
    this.#first = null
  }

  end(): void {
    this.#endFirst()
    this.#heads = null
  }
}

const isRule = (line: string) => /^\s{0,3}([*_-])(\s*\1){2,}\s*$/.test(line)
const isUnderline = (line: string | undefined) => line !== undefined && /^\s{0,3}(=+|-{2,})\s*$/.test(line)
const isLinkDefinition = (line: string) => /^\s{0,3}\[[^\]]{1,200}\]:\s*\S/.test(line)

const MAX_FRONT_MATTER = 20_000

/** Its title, and how many lines it has. */
function readFrontMatter(source: string): { title: string | null; lines: number } {
  const text = source.slice(0, 2 * MAX_FRONT_MATTER + 20).replace(/\r\n?/g, '\n')
  const found = /^---\n([\s\S]{0,20000}?)\n---(?:\n|$)/.exec(text)
  if (!found) return { title: null, lines: 0 }
  const title = /^title:\s*(.+)$/m
    .exec(found[1] as string)?.[1]
    ?.trim()
    .replace(/^(["'])(.*)\1$/, '$2')
  return { title: title || null, lines: found[0].split('\n').length - 1 }
}

/** Link texts stay, addresses go; marks of emphasis go; HTML goes. */
function plainText(markdown: string): string {
  const linked = markdown
    .replace(/!\[([^[\]]{0,300})\]\([^()]{0,2000}\)/g, '$1')
    .replace(/\[([^[\]]{0,1000})\](?:\((?:[^()]|\([^()]{0,500}\)){0,2000}\)|\[[^\]]{0,200}\])/g, '$1')
    .replace(/<((?:https?|mailto):[^<>\s]{1,2000})>/g, '$1')
  return stripHtml(linked)
    .replace(/(\*\*\*|\*\*|\*|___|__)(?=\S)([^*_]{1,5000}?)(?<=\S)\1/g, '$2')
    .replace(/(^|\s)_([^_]{1,1000})_(?=\W|$)/g, '$1$2')
    .replace(/`([^`]{1,1000})`/g, '$1')
    .replace(/\*{2,}/g, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!|])/g, '$1')
}
