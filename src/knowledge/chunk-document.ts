import { sentencesOf } from '../shared/sentences.ts'
import { partsOf } from '../shared/text-pieces.ts'
import { cleanText } from './clean-text.ts'
import { type Block, MAX_LETTERS, type ReadDocument } from './readers/document.ts'

/** A passage that can be quoted: some paragraphs below the same headings. */
export interface Chunk {
  /** The path of headings, outermost first, parted by " > "; of a question-answer pair the question. */
  heading: string
  /** Paragraphs parted by line ends. */
  text: string
}

/** What is made of a document: its passages, and whether it had more than are kept. */
export interface Passages {
  title: string | null
  chunks: Chunk[]
  isCut: boolean
}

/** Shorter pieces are joined with what follows below the same heading, longer ones are cut between paragraphs or sentences. */
const MIN_WORDS = 60
const MAX_WORDS = 200
/** For text without spaces between words, and against words without end. */
const MAX_CHARACTERS = 2000
const MAX_HEADING_CHARACTERS = 300
export const MAX_CHUNKS = 500

/**
 * Cuts a document into passages of some 60 to 200 words, each once.
 * @returns at most `MAX_CHUNKS`, and whether there were more, or more text than is looked at
 */
export function chunkDocument({ blocks, title }: ReadDocument): Passages {
  const { begun, isCut } = beginningOf(blocks)
  const chunks: Chunk[] = []
  const seen = new Set<string>()
  for (const section of sectionsOf(begun)) {
    const heading = headingOf(section[0]?.headings ?? [], title)
    const pieces = section[0]?.isAnswer
      ? [cleanText(section[0].text).slice(0, 4 * MAX_CHARACTERS)]
      : joinPieces(section.flatMap(({ text }) => cutLong(cleanText(text))))
    for (const text of pieces) {
      const key = `${section[0]?.isAnswer ? heading : ''}\n${text.toLowerCase().replace(/\W+/gu, ' ').trim() || text}`
      if (text === '' || seen.has(key)) continue
      if (chunks.length === MAX_CHUNKS) return { title, chunks, isCut: true }
      seen.add(key)
      chunks.push({ heading, text })
    }
  }
  return { title, chunks, isCut }
}

function beginningOf(blocks: Block[]): { begun: Block[]; isCut: boolean } {
  let left = MAX_LETTERS
  const begun: Block[] = []
  for (const block of blocks) {
    if (left <= 0) return { begun, isCut: true }
    begun.push({ ...block, text: block.text.slice(0, left) })
    left -= block.text.length
  }
  return { begun, isCut: left < 0 }
}

/** Blocks that follow each other below the same headings. */
function sectionsOf(blocks: Block[]): Block[][] {
  const sections: Block[][] = []
  let former = ''
  for (const block of blocks) {
    const path = JSON.stringify(block.headings)
    if (path === former && !block.isAnswer) sections.at(-1)?.push(block)
    else sections.push([block])
    former = block.isAnswer ? '' : path
  }
  return sections
}

function headingOf(headings: string[], title: string | null): string {
  const path = headings.map(cleanText).filter((heading) => heading !== '' && heading !== title)
  return path.join(' > ').slice(0, MAX_HEADING_CHARACTERS).toWellFormed()
}

const wordsIn = (text: string): number => text.split(/\s+/).length
const isLong = (text: string): boolean => text.length > MAX_CHARACTERS || wordsIn(text) > MAX_WORDS

function cutLong(text: string): string[] {
  if (!isLong(text)) return text === '' ? [] : [text]
  const pieces: string[] = []
  let piece: string[] = []
  let [words, length] = [0, 0]
  for (const sentence of shortSentencesOf(text)) {
    const own = wordsIn(sentence)
    const isFull = length + 1 + sentence.length > MAX_CHARACTERS || words + own > MAX_WORDS
    if (piece.length > 0 && isFull) {
      pieces.push(piece.join(' '))
      piece = []
      words = 0
      length = 0
    }
    length += sentence.length + (piece.length > 0 ? 1 : 0)
    words += own
    piece.push(sentence)
  }
  return piece.length === 0 ? pieces : [...pieces, piece.join(' ')]
}

function* shortSentencesOf(text: string): Generator<string, void> {
  for (const sentence of sentencesOf(text)) {
    if (isLong(sentence)) yield* cutHard(sentence)
    else yield sentence
  }
}

/** A sentence too long for a passage is cut between words, a word too long anywhere. */
function* cutHard(sentence: string): Generator<string, void> {
  let piece: string[] = []
  let length = 0
  for (const long of partsOf(sentence, /\s+/g)) {
    for (const word of long.match(/.{1,1000}/gsu) ?? []) {
      if (piece.length >= MAX_WORDS || length + word.length > MAX_CHARACTERS) {
        yield piece.join(' ')
        piece = []
        length = 0
      }
      piece.push(word)
      length += word.length + 1
    }
  }
  yield piece.join(' ')
}

function joinPieces(pieces: string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const former = joined.at(-1)
    if (former !== undefined && wordsIn(former) < MIN_WORDS && !isLong(`${former}\n${piece}`)) {
      joined[joined.length - 1] = `${former}\n${piece}`
    } else joined.push(piece)
  }
  const [last, before] = [joined.at(-1), joined.at(-2)]
  if (last !== undefined && before !== undefined && wordsIn(last) < MIN_WORDS / 2 && !isLong(`${before}\n${last}`)) {
    joined.splice(-2, 2, `${before}\n${last}`)
  }
  return joined
}
