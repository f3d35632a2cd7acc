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

/** Keeps the path of headings while a document is read from top to bottom. */
export class Outline {
  readonly blocks: Block[] = []
  #open: { level: number; text: string }[] = []

  get headings(): string[] {
    return this.#open.map(({ text }) => text)
  }

  /** @param level 1 to 6 */
  heading(level: number, text: string): void {
    const clean = text.replace(/\s+/g, ' ').trim()
    if (clean === '') return
    this.#open = [...this.#open.filter((open) => open.level < level), { level, text: clean.slice(0, 200) }]
  }

  paragraph(text: string): void {
    const clean = text.replace(/\s+/g, ' ').trim()
    if (clean !== '' && this.blocks.length < MAX_BLOCKS) this.blocks.push({ headings: this.headings, text: clean })
  }
}
