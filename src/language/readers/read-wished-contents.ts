import { type Content, isDiet, isMaterialContent } from '../data/contents.ts'
import { type ContentPiece, readContents } from './read-contents.ts'

/** A diet to be kept, or what must not be in a thing, of a message. */
export interface WishedContent {
  content: Content
  need: ContentNeed
  /** What the shopper calls it; null where it is not called by name. */
  said: string | null
  pieces: ContentPiece[]
}

/** `must`: a diet; `not`: without it; `never`: somebody must not have it, so that silence and traces are no "without". */
export type ContentNeed = 'must' | 'not' | 'never'

/** Reads a message, in any language, for what must not be in a thing. @param text bounded by the caller */
export function readWishedContents(text: string): WishedContent[] {
  return readContents(text, null).flatMap(({ content, mode, name, pieces }): WishedContent[] => {
    const said = name && text.slice(name.start, name.end).toLowerCase()
    if (isMaterialContent(content)) return []
    if (isDiet(content)) return mode === 'there' ? [{ content, need: 'must', said, pieces }] : []
    if (mode === 'denied') return [{ content, need: 'not', said, pieces }]
    return mode === 'unbearable' ? [{ content, need: 'never', said, pieces }] : []
  })
}
