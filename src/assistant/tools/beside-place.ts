import { placesIn } from '../../knowledge/charges/places-in.ts'
import { unionsOf, wholeOf } from '../../knowledge/index/countries.ts'
import { denies } from '../../knowledge/index/listings.ts'
import { meaningReaderOf } from '../../knowledge/index/meanings.ts'
import { isOfRest } from '../../knowledge/index/quote.ts'
import type { Passage } from '../../knowledge/knowledge.schema.ts'
import { splitSentences } from '../../shared/sentences.ts'

/**
 * "Can I swap it?", behind "what is delivery to Ireland?": before what a passage tells of exchanges stands what it tells of those from Ireland. Of a
 * place that it does not name it may tell that nothing is sent there: "how long does it take to Norway?", "we do not deliver to other countries".
 * @param question with what it goes on from
 * @param home the country where the shop is, which is none of the other ones; null where that is not known
 */
export function besidePlace<One extends Passage>(
  passage: One,
  question: string,
  { language, home }: { language: string; home: string | null },
): One {
  const asked = placesIn(meaningReaderOf(language).read(question))
  if (asked.length === 0) return passage
  const { text, bestSentences } = passage
  const read = meaningReaderOf(passage.language ?? language)
  const namesAny = (codes: readonly string[]) => (sentence: string) =>
    placesIn(read.read(sentence)).some((code) => codes.includes(code))
  const isOfPlace = namesAny(asked)
  const told = bestSentences.some(isOfPlace) ? undefined : splitSentences(text).find(isOfPlace)
  if (told !== undefined) return withQuote(passage, [told, ...bestSentences])
  const wider = asked.flatMap((code) => [wholeOf(code) ?? code, ...unionsOf(code)])
  const isKnown = home === null || wider.includes(home) || namesAny([...asked, ...wider])(text)
  const other = isKnown ? undefined : splitSentences(text).find((one) => isOfRest(one) && denies(one))
  return other === undefined ? passage : withQuote(passage, [other])
}

const withQuote = <One extends Passage>(passage: One, quoted: string[]): One => ({
  ...passage,
  bestSentences: quoted,
  around: quoted,
})
