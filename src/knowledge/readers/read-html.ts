import { Parser } from 'htmlparser2'
import { Joined } from '../../shared/text-pieces.ts'
import { inOneLine, Outline, type ReadDocument, rowText, UnreadableError } from './document.ts'

/** Elements whose content is not part of a page's text. */
const silent = new Set(
  'script style template noscript svg math iframe object embed canvas audio video nav footer form select button dialog menu'.split(
    ' ',
  ),
)
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const headingLevel: Record<string, number> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6, summary: 6 }

/** The parser's time grows with the square of the depth. */
const MAX_DEPTH = 5000
/** Code units given to the parser at a time. */
const WRITTEN = 65_536

/** The main text of a page: what stands in `main` or `article` when there is one, else in the body without header and menus. */
export function readHtml(html: string): ReadDocument {
  const part = findMainPart(html)
  const page = new PageReader(part)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => page.open(name, attributes),
      ontext: (text) => page.text(text),
      onclosetag: (name) => page.close(name),
    },
    { decodeEntities: true },
  )
  for (let from = 0; from < html.length && !page.outline.isFull; from += WRITTEN) {
    parser.write(html.slice(from, from + WRITTEN))
  }
  parser.end()
  page.flush()
  return { title: page.title, blocks: page.outline.blocks }
}

type Part = 'main' | 'article' | 'body'

function findMainPart(html: string): Part {
  if (/<main[\s>]|role=["']?main["'\s>]/i.test(html)) return 'main'
  return /<article[\s>]/i.test(html) ? 'article' : 'body'
}

const isCell = (name: string): boolean => name === 'td' || name === 'th'

class PageReader {
  readonly outline = new Outline()
  title: string | null = null
  readonly #part: Part
  #inTitle = false
  #depth = 0
  #silentDepth = 0
  /** Elements open within the main part; 0 = outside of it. */
  #partDepth = 0
  #heading = 0
  readonly #pieces = new Joined()
  /** Cells of the table's row that is being read, and the heads of its columns. */
  #cells: { text: string; isHead: boolean }[] | null = null
  #heads: string[] | null = null

  constructor(part: Part) {
    this.#part = part
  }

  open(name: string, attributes: Record<string, string>): void {
    if (++this.#depth > MAX_DEPTH) throw new UnreadableError('is nested too deeply')
    if (name === 'title' && this.title === null) this.#inTitle = true
    if (this.#isSilent(name)) {
      this.flush()
      this.#silentDepth++
      return
    }
    if (this.#isPart(name, attributes.role)) this.#partDepth++
    if (name in headingLevel) {
      this.flush()
      this.#heading = headingLevel[name] as number
    } else if (name === 'tr') {
      this.flush()
      this.#cells = []
    } else if (isCell(name)) this.#pieces.push(' ')
    else if (!inline.has(name)) this.#break()
    if (name === 'table') this.#heads = null
  }

  text(piece: string): void {
    if (this.#inTitle) this.title = ((this.title ?? '') + piece).replace(/\s+/g, ' ').trim().slice(0, 300) || null
    else if (this.#silentDepth === 0 && (this.#part === 'body' || this.#partDepth > 0)) this.#pieces.push(piece)
  }

  close(name: string): void {
    this.#depth--
    if (name === 'title') this.#inTitle = false
    if (this.#isSilent(name)) {
      if (this.#silentDepth > 0) this.#silentDepth--
      return
    }
    if (isCell(name) && this.#cells !== null) this.#endCell(name === 'th')
    else if (name === 'tr') this.#endRow()
    else if (name in headingLevel) this.flush()
    else if (!inline.has(name) && !isCell(name)) this.#break()
    if (this.#isPart(name) && this.#partDepth > 0) this.#partDepth--
  }

  /** Ends the paragraph or heading that is being read. */
  flush(): void {
    const text = this.#pieces.take()
    if (this.#heading > 0) this.outline.heading(this.#heading, text)
    else this.outline.paragraph(text)
    this.#heading = 0
  }

  /** Paragraphs within a row of a table do not end a sentence. */
  #break(): void {
    if (this.#cells === null) this.flush()
    else this.#pieces.push(' ')
  }

  #endCell(isHead: boolean): void {
    this.#cells?.push({ text: inOneLine(this.#pieces.take()), isHead })
  }

  #endRow(): void {
    const rest = inOneLine(this.#pieces.take())
    const cells = this.#cells ?? []
    if (rest !== '' && this.#cells) cells.push({ text: rest, isHead: false })
    this.#cells = null
    const texts = cells.map(({ text }) => text)
    if (cells.length > 1 && cells.every(({ isHead }) => isHead)) this.#heads = texts
    else if (cells.length > 0) this.outline.paragraph(rowText(this.#heads, texts))
  }

  #isSilent(name: string): boolean {
    // A header within the main part holds its title, one outside of it logo and menu.
    return silent.has(name) || ((name === 'header' || name === 'aside') && this.#part === 'body')
  }

  #isPart(name: string, role?: string): boolean {
    return name === this.#part || (this.#part === 'main' && role === 'main')
  }
}
