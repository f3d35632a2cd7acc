import { normalised } from '../shared/bounded-text.ts'
import { inPieces } from '../shared/text-pieces.ts'

/**
 * First and last code points of what no reader sees, but what can hide words from one: controls (line ends are kept), soft
 * hyphens, joiners and fillers, marks that turn the direction of writing, zero-width, variation, byte order and tag characters.
 */
const invisibleRanges = [
  ...[0x00, 0x09, 0x0b, 0x1f, 0x7f, 0x9f, 0xad, 0xad, 0x34f, 0x34f, 0x61c, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5],
  ...[0x180b, 0x180f, 0x200b, 0x200f, 0x202a, 0x202e, 0x2060, 0x206f, 0x3164, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xfeff],
  ...[0xffa0, 0xffa0, 0xfff0, 0xfffb, 0xe0000, 0xe0fff],
]
const hex = (code: number) => `\\u{${code.toString(16)}}`
const pairs = invisibleRanges.flatMap((first, at) =>
  at % 2 === 0 ? `${hex(first)}-${hex(invisibleRanges[at + 1] ?? first)}` : [],
)
const invisible = new RegExp(`[${pairs.join('')}]`, 'gu')

/** What a person would read of a text: well-formed Unicode (NFC) without invisible characters; runs of spaces are one. */
export function cleanText(text: string): string {
  return inPieces(text, (piece) =>
    normalised(piece.toWellFormed(), 'NFC')
      .replace(/\t/g, ' ')
      .replace(invisible, '')
      .replace(/[^\S\n ][^\S\n]*| [^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n'),
  ).trim()
}
