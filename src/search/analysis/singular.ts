type Rule = [RegExp, string]

// The stemmers know endings, not changes inside a word, and treat some plurals and singulars apart ("luces"/"luz").
const irregular: Record<string, Record<string, string>> = {
  en: {
    women: 'woman',
    womens: 'woman',
    men: 'man',
    mens: 'man',
    children: 'child',
    childrens: 'child',
    feet: 'foot',
    teeth: 'tooth',
    mice: 'mouse',
    geese: 'goose',
    dice: 'die',
  },
  it: { uomini: 'uomo', uova: 'uovo', paia: 'paio', dita: 'dito' },
  fr: { yeux: 'oeil', cheveux: 'cheveu', jeux: 'jeu', feux: 'feu', pneus: 'pneu', tuyaux: 'tuyau', joyaux: 'joyau' },
  de: {},
  es: {},
  pt: { maos: 'mao', paes: 'pao' },
}

const rules: Record<string, Rule[]> = {
  en: [
    [/^(kni|li|wi|mid-?wi)ves$/, '$1fe'],
    [/^((?:book)?shel|wol|cal|hal|el|scar|lea|loa|thie|sel|hoo)ves$/, '$1f'],
    [/(wo)?men$/, '$1man'],
  ],
  es: [
    [/ces$/, 'z'],
    [/([lnrdjzy])es$/, '$1'],
    [/([aeiou])s$/, '$1'],
  ],
  fr: [
    [/eaux$/, 'eau'],
    [/oux$/, 'ou'],
    [/aux$/, 'al'],
    [/([^s])s$/, '$1'],
  ],
  pt: [
    [/(oes|aes)$/, 'ao'],
    [/ais$/, 'al'],
    [/eis$/, 'el'],
    [/ois$/, 'ol'],
    [/ns$/, 'm'],
    [/([rz])es$/, '$1'],
    [/([aeiou])s$/, '$1'],
  ],
  de: [
    [/(glas|gras|gas|moos|los)$/, '$1'],
    [/([aoy])s$/, '$1'],
  ],
  it: [],
}

/** German ae, oe, ue for an umlaut become the bare vowel that folding makes of it: "schluessel" = "schlüssel". */
const withoutUmlautDigraphs = (word: string): string => word.replace(/ae|oe|(?<![aeq])ue/g, (pair) => pair.charAt(0))

/**
 * The singular of a folded word as far as rules can tell, before the stemmer sees it. The result need not be a word: it
 * only has to be the same for both forms.
 */
export function singularOf(word: string, language: string): string {
  const known = irregular[language]?.[word]
  if (known !== undefined) return known
  const base = language === 'de' ? withoutUmlautDigraphs(word) : word
  if (base.length < 5) return base
  for (const [pattern, replacement] of rules[language] ?? []) {
    if (pattern.test(base)) return base.replace(pattern, replacement)
  }
  return base
}
