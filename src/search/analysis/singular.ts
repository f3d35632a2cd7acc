import type { AnyPack } from '../../language/pack.ts'

/** German ae, oe, ue for an umlaut become the bare vowel that folding makes of it: "schluessel" = "schlüssel". */
const withoutUmlautDigraphs = (word: string): string => word.replace(/ae|oe|(?<![aeq])ue/g, (pair) => pair.charAt(0))

/**
 * Makes a function that gives the singular of a folded word as far as rules can tell, before the stemmer sees it: stemmers know
 * endings, not changes inside a word, and treat some plurals and singulars apart ("luces", "luz"). The result need not be a word:
 * it only has to be the same for both forms.
 */
export function createSingular(names: AnyPack['names']): (word: string) => string {
  const known = new Map(Object.entries(names?.plurals ?? {}))
  const rules = names?.singulars ?? []
  const hasDigraphs = names?.hasDigraphs ?? false
  return (word) => {
    const singular = known.get(word)
    if (singular !== undefined) return singular
    const base = hasDigraphs ? withoutUmlautDigraphs(word) : word
    if (base.length < 5) return base
    for (const [pattern, replacement] of rules) {
      if (pattern.test(base)) return base.replace(pattern, replacement)
    }
    return base
  }
}
