import { inPieces, partsOf } from '../../shared/text-pieces.ts'
import { Outline, type ReadDocument } from './document.ts'

/** Plain text: paragraphs are parted by empty lines; a short line above one without a full stop is a heading. */
export function readText(source: string): ReadDocument {
  const outline = new Outline()
  let former = ''
  const flush = () => {
    for (const part of partsOf(former, beforeItem)) outline.paragraph(part)
  }
  for (const part of partsOf(withLineEnds(source), /\n[^\S\n]*\n+/g)) {
    const paragraph = part.trim()
    if (paragraph === '') continue
    // What stands last heads nothing.
    if (isHeading(former)) outline.heading(2, former)
    else flush()
    former = paragraph
    if (outline.isFull) break
  }
  flush()
  return { title: null, blocks: outline.blocks }
}

const withLineEnds = (source: string) => inPieces(source, (piece) => piece.replace(/\r\n?|\f/g, '\n'))

const isHeading = (paragraph: string) =>
  paragraph.length <= 80 &&
  !paragraph.includes('\n') &&
  !/[.!:;,]$/.test(paragraph) &&
  /^[\p{Lu}\p{N}¿]/u.test(paragraph)

/** Lines that begin like items of a list stand alone. */
const beforeItem = /\n(?=[^\S\n]*(?:[*•‣–-]|\d{1,3}[.)])\s)/g
