import { getDocumentProxy } from 'unpdf'
import { Outline, type ReadDocument, UnreadableError } from './document.ts'

/** Pages read of one file. */
const MAX_PAGES = 500
const MAX_CHARACTERS = 2_000_000
/** A line this much taller than most is a heading. */
const HEADING_SHARE = 1.15
/** A gap this many times the height of the text parts two paragraphs. */
const GAP_SHARE = 1.8

interface Line {
  text: string
  height: number
  /** From the bottom of the page, in points. */
  y: number
  page: number
}

/** The text of a PDF, by lines as they are set. Scanned pages have none. */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const pdf = await open(bytes)
  const lines: Line[] = []
  let characters = 0
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && characters < MAX_CHARACTERS; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    for (const line of toLines(items as TextItem[], number)) {
      characters += line.text.length
      lines.push(line)
    }
    page.cleanup()
  }
  if (lines.length === 0) throw new UnreadableError('has no text: is it a scan?')
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const title = (info as { Title?: unknown }).Title
  return toDocument(lines, typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, 300) : null)
}

async function open(bytes: Uint8Array) {
  try {
    // No code of the document runs, no font is loaded: only the text is wanted.
    return await getDocumentProxy(bytes, {
      disableFontFace: true,
      verbosity: 0,
      useSystemFonts: false,
    })
  } catch (error) {
    if ((error as Error).name === 'PasswordException') throw new UnreadableError('is protected by a password')
    throw new UnreadableError(`is no PDF that can be read (${(error as Error).message})`)
  }
}

interface TextItem {
  str?: string
  height?: number
  hasEOL?: boolean
  transform?: number[]
}

function toLines(items: TextItem[], page: number): Line[] {
  const lines: Line[] = []
  let line: Line = { text: '', height: 0, y: 0, page }
  for (const { str = '', height = 0, hasEOL = false, transform = [] } of items) {
    line.text += str
    if (str.trim() !== '') {
      line.height = Math.max(line.height, height)
      line.y = transform[5] ?? 0
    }
    if (!hasEOL) continue
    lines.push(line)
    line = { text: '', height: 0, y: 0, page }
  }
  lines.push(line)
  return lines.filter(({ text }) => text.trim() !== '')
}

function toDocument(lines: Line[], title: string | null): ReadDocument {
  const outline = new Outline()
  const heights = lines.flatMap(({ text, height }) => Array.from({ length: Math.ceil(text.length / 20) }, () => height))
  const usual = heights.sort((a, b) => a - b)[heights.length >> 1] ?? 0
  let paragraph = ''
  let former: Line | undefined
  const flush = () => {
    outline.paragraph(paragraph)
    paragraph = ''
  }
  for (const line of lines) {
    const isHeading = line.height > usual * HEADING_SHARE && line.text.length <= 150
    if (isHeading) {
      flush()
      outline.heading(line.height > usual * 1.6 ? 1 : 2, line.text)
    } else {
      const isApart = former && former.page === line.page && former.y - line.y > GAP_SHARE * usual
      if (isApart || /^\s*([•‣▪*–-]|\d{1,3}[.)])\s/.test(line.text)) flush()
      // A word cut at the end of a line is put together again.
      paragraph =
        /\p{Ll}-$/u.test(paragraph) && /^\p{Ll}/u.test(line.text)
          ? paragraph.slice(0, -1) + line.text
          : `${paragraph} ${line.text}`
    }
    former = line
  }
  flush()
  return { title: title ?? outline.blocks[0]?.headings[0] ?? null, blocks: outline.blocks }
}
