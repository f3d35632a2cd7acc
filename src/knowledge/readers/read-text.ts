import { Outline, type ReadDocument } from './document.ts'

/** Plain text: paragraphs are parted by empty lines; a short line above one without a full stop is a heading. */
export function readText(source: string): ReadDocument {
  const outline = new Outline()
  const paragraphs = source
    .replace(/\r\n?|\f/g, '\n')
    .split(/\n[^\S\n]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  for (const [at, paragraph] of paragraphs.entries()) {
    if (isHeading(paragraph) && at + 1 < paragraphs.length) outline.heading(2, paragraph)
    else for (const part of splitItems(paragraph)) outline.paragraph(part)
  }
  return { title: null, blocks: outline.blocks }
}

const isHeading = (paragraph: string) =>
  paragraph.length <= 80 &&
  !paragraph.includes('\n') &&
  !/[.!:;,]$/.test(paragraph) &&
  /^[\p{Lu}\p{N}¿]/u.test(paragraph)

/** Lines that begin like items of a list stand alone. */
const splitItems = (paragraph: string) => paragraph.split(/\n(?=[^\S\n]*(?:[*•‣–-]|\d{1,3}[.)])\s)/)
