import { inPieces } from '../../shared/text-pieces.ts'

/** What a reader makes of a file: its title and its paragraphs, each below its headings, outermost first. */
export interface ReadDocument {
  title: string | null
  blocks: Block[]
}

export interface Block {
  headings: string[]
  text: string
  /** A whole answer of its own: never joined with what stands beside it. */
  isAnswer?: boolean
}

export const formats = ['markdown', 'html', 'text', 'pdf', 'json', 'csv'] as const
export type Format = (typeof formats)[number]

/** A file that cannot be read, for a reason that its owner can do something about. */
export class UnreadableError extends Error {}

/** Paragraphs kept of one file: far more than the chunks that are. Bounds the work on hostile files. */
export const MAX_BLOCKS = 50_000
/** Letters of one file that are looked at: twice what its chunks can hold. */
export const MAX_LETTERS = 2_000_000

/**
 * A row of a table as a sentence, each cell with its column's head: "country: Spain, days: 3". Without heads, or with
 * others than one for each cell, the cells stand beside each other.
 */
export function rowText(heads: string[] | null, cells: string[]): string {
  if (heads === null || heads.length !== cells.length || cells.length < 2) return cells.join(' ')
  const told = cells.map((cell, at) => (heads[at] === '' || cell === '' ? cell : `${heads[at]}: ${cell}`))
  return told.filter((cell) => cell !== '').join(', ')
}

/** Level of headings that are only marked as strong: below all others. */
export const STRONG_LEVEL = 7
/** And of those that begin the only paragraph, with its list, that they head. */
export const RUN_IN_LEVEL = 8

/** Keeps the path of headings while a document is read from top to bottom. */
export class Outline {
  readonly blocks: Block[] = []
  #open: { level: number; text: string }[] = []
  #letters = 0

  /** Nothing of what follows is kept: reading can end. */
  get isFull(): boolean {
    return this.blocks.length >= MAX_BLOCKS || this.#letters > MAX_LETTERS
  }

  get headings(): string[] {
    return this.#open.map(({ text }) => text)
  }

  /** @param level 1 to 6, or `STRONG_LEVEL` */
  heading(level: number, text: string): void {
    const clean = inOneLine(text)
    if (clean === '') return
    this.#open = [...this.#open.filter((open) => open.level < level), { level, text: clean.slice(0, 200) }]
  }

  /** What follows stands no longer below the heading of this level. */
  endHeading(level: number): void {
    this.#open = this.#open.filter((open) => open.level < level)
  }

  paragraph(text: string): void {
    if (this.isFull) return
    const clean = inOneLine(text)
    if (clean === '') return
    this.blocks.push({ headings: this.headings, text: clean })
    this.#letters += clean.length
  }
}

/** Runs of white space as one space. Spaces that stand alone are left: each match costs time and memory. */
export const inOneLine = (text: string) => inPieces(text, (piece) => piece.replace(/[^\S ]\s*| \s+/g, ' ')).trim()
