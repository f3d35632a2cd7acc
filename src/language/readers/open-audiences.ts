import { allThings } from '../names-of-things.ts'
import { wordsOfAll } from '../packs.ts'
import { fold } from '../text/fold.ts'

/** Shortest name behind whom it is for: "Hose" of "Herrenhose". */
const MIN_NAME = 4

let heads: readonly string[] | undefined
let names: ReadonlySet<string> | undefined

/**
 * Takes words apart that say whom a thing is for and what it is: "Herrenjacke" is "Herren jacke". Not those that are the name of a
 * thing as they stand: a "Kinderwagen" is no car.
 */
export function openAudiences(text: string): string {
  heads ??= [...wordsOfAll((pack) => pack.audienceHeads)]
  const folded = fold(text)
  if (!heads.some((head) => folded.includes(head))) return text
  names ??= new Set(allThings().flatMap((thing) => [...thing.values()].flat()))
  const known = names
  return text.replace(/\p{L}{8,40}/gu, (word) => {
    const plain = fold(word)
    const head = heads?.find((one) => plain.startsWith(one) && plain.length >= one.length + MIN_NAME)
    if (head === undefined || plain.length !== word.length || known.has(plain)) return word
    return `${word.slice(0, head.length)} ${word.slice(head.length)}`
  })
}
