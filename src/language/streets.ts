import { wordsOfAll } from './packs.ts'

/** What streets are called in any language. */
export interface StreetWords {
  /** A street wherever they stand: "rue". */
  plain: string[]
  /** Only with a number: "place". */
  numbered: string[]
}

const read = (place: 'before' | 'behind' | 'endings'): StreetWords => {
  const words = [...wordsOfAll(({ streets }) => streets?.[place])]
  const numbered = words.filter((word) => word.endsWith('!')).map((word) => word.slice(0, -1))
  return { plain: words.filter((word) => !word.endsWith('!')), numbered }
}

/** Words before the name of a street, "rue"; behind it, "street"; at its end, "strasse". */
export const streetWords = { before: read('before'), behind: read('behind'), endings: read('endings') }
