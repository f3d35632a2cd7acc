import type { AnyPack, LanguagePack } from './pack.ts'
import { da } from './packs/da.ts'
import { de } from './packs/de.ts'
import { en } from './packs/en.ts'
import { es } from './packs/es.ts'
import { fr } from './packs/fr.ts'
import { it } from './packs/it.ts'
import { nl } from './packs/nl.ts'
import { pl } from './packs/pl.ts'
import { pt } from './packs/pt.ts'
import { sv } from './packs/sv.ts'
import { tr } from './packs/tr.ts'
import type { Phrases, Words } from './text/word-lists.ts'

/** Languages that are read in full. */
export const fullPacks: readonly LanguagePack[] = [en, es, fr, de, it]

/** All packs. Where a word is in several, the first counts. */
export const packs: readonly AnyPack[] = [...fullPacks, pt, nl, pl, sv, da, tr]

const byCode = new Map(packs.map((pack) => [pack.code, pack]))

/** The pack of a BCP 47 tag: "pt-BR" is "pt". */
export const packOf = (tag: string): AnyPack | undefined =>
  byCode.get(tag) ?? byCode.get(tag.toLowerCase().split(/[-_]/)[0] ?? '')

/** The words of a list, `_` as a space. */
export const wordList = (words: Words = ''): string[] => words.split(' ').filter((word) => word !== '')

/** The phrases of a list. */
export const phraseList = (phrases: Phrases = ''): string[] =>
  phrases
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** One field of all packs as a set of words. Work it out once. */
export const wordsOfAll = (field: (pack: AnyPack) => Words | undefined): ReadonlySet<string> =>
  new Set(packs.flatMap((pack) => wordList(field(pack))))

/** One field of all packs as a list of phrases, without those that are in more packs than one. */
export const phrasesOfAll = (field: (pack: AnyPack) => Phrases | undefined): string[] => [
  ...new Set(packs.flatMap((pack) => phraseList(field(pack)))),
]

/** A map of lists in all packs ("units", "currencies") as words with the name they stand for; the first pack that has a word counts. */
export function namesOfAll(field: (pack: AnyPack) => Readonly<Record<string, Words | undefined>> | undefined) {
  const names = new Map<string, string>()
  for (const pack of packs) {
    for (const [name, words] of Object.entries(field(pack) ?? {})) {
      for (const word of wordList(words)) if (!names.has(word)) names.set(word, name)
    }
  }
  return names
}
