import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { anySpellingOf } from '../../language/text/any-spelling.ts'

const joins = anySpellingOf(wordsOfAll(({ acts }) => acts?.clauses?.joins))
const also = anySpellingOf(wordsOfAll(({ acts }) => acts?.clauses?.also))
const starts = phrasesOfAll(({ acts }) => acts?.clauses?.starts)
const joined = anySpellingOf([...starts, ...phrasesOfAll(({ acts }) => acts?.clauses?.startsJoined)])
const behindComma = anySpellingOf([...starts, ...phrasesOfAll(({ acts }) => acts?.clauses?.startsBehindComma)])
const breaks = new RegExp(
  [
    String.raw`(?<=[?!;])\s*(?=\S)|(?<=[\p{L}\d]{2}\.)\s+|(?<!\s)\s*\n\s*`,
    String.raw`(?:,|(?<![\s,]))\s+${joins}\s+(?=${joined}(?![\p{L}'’]))`,
    String.raw`(?:(?<!\s)\s+)?,\s*(?:${joins}\s)?(?=${behindComma}(?!\p{L}))`,
    String.raw`(?<!\s)\s+(?=${also}\s)`,
  ].join('|'),
  'iu',
)

const MOST_CLAUSES = 6

/** The wishes of one message apart: "where is my order and can I return it? also, do you have it in blue". */
export function clausesOf(text: string): string[] {
  return text
    .split(breaks)
    .flatMap((part) => (part ?? '').trim() || [])
    .filter((part) => /\p{L}|\d/u.test(part))
    .slice(0, MOST_CLAUSES)
}
