import { singularsOf } from './singulars.ts'
import { lexiconOf, thingLanguages } from './thing-lexicon.ts'

/**
 * Whether a folded word is a noun for something that shops sell, or an animal or plant, in one of the languages we know, be it
 * in the plural. Such a word is meant as it stands, however near it is to another of the catalog: "soda" is no slip for "sofa".
 */
export function isNoun(word: string): boolean {
  const { nouns } = lexiconOf('en').kinds
  if (singularsOf(word, 'en').some((form) => nouns.has(form))) return true
  // "Runningshoes" lacks its space.
  return thingLanguages.some((language) => lexiconOf(language).nameOf([word])?.includes(' ') === false)
}
