import type { SearchProduct, SearchVariant } from '../../search/search-product.ts'
import { plain } from '../chat/read-numbers.ts'
import type { AskedThing } from '../fit/query-writer.ts'
import type { Shop } from '../fit/shop.ts'
import type { TalkDraft } from './talk-types.ts'
import type { TalkWriter } from './talk-writer.ts'

/** What a conversation is made of. */
export interface TalkMaterial {
  shop: Shop
  things: AskedThing[]
  writer: TalkWriter
  /** Rows that one can ask for by their title. */
  rows: readonly SearchProduct[]
  /** Another one for each conversation. */
  at: number
}

export type TalkMaker = (given: TalkMaterial) => TalkDraft | undefined

const LONGEST_TITLE = 70

/** Rows whose title nobody would have to shorten, and that stands in no other title. */
export function rowsWithName(rows: readonly SearchProduct[]): SearchProduct[] {
  const uses = new Map<string, number>()
  const names = rows.map(({ title }) => plain(title))
  for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1)
  const joined = names.join('\n')
  return rows.filter(({ title }, at) => {
    const name = names[at] as string
    // Nobody types "&trade;".
    if (/&#?\w+;/.test(title)) return false
    if (title.length > LONGEST_TITLE || name.trim().length < 3 || uses.get(name) !== 1) return false
    return joined.indexOf(name) === joined.lastIndexOf(name)
  })
}

export const isThere = ({ inventory }: SearchVariant): boolean => inventory === null || inventory > 0

/** Every step could be written in the language. */
export const saidAll = <Place extends Record<string, string | undefined>>(
  places: Place,
): { [name in keyof Place]: string } | undefined =>
  Object.values(places).every((said) => said !== undefined) ? (places as { [name in keyof Place]: string }) : undefined
