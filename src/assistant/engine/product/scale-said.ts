import { packOf, phraseList } from '../../../language/packs.ts'
import { phraseAt, phraseTable } from '../../../language/text/phrase-table.ts'
import { tokenize, wordsIn } from '../../../language/text/tokens.ts'
import { type AskedScale, askedScale } from '../../../search/questions/on-scale.ts'
import { remembering } from '../../../shared/remembering.ts'
import type { Clause } from '../clause.ts'

const known = new WeakMap<Clause, { scale: AskedScale | null }>()

/** By what scale a clause compares: "which is lighter"; null where it compares by none. */
export function scaleSaid(clause: Clause): AskedScale | null {
  const { scale } = known.get(clause) ?? { scale: readScale(clause) }
  known.set(clause, { scale })
  return scale
}

function readScale({ scope, text, shown }: Clause): AskedScale | null {
  const names = new Set(wordsIn(shown.map(({ title }) => title).join(' ')))
  return askedScale(text, {
    ...{ language: scope.understanding.language, catalogLanguage: scope.catalog.language },
    isName: (word) => names.has(word),
  })
}

const whichOf = remembering((language) => {
  const pack = packOf(language)
  return phraseTable([[true, [...phraseList(pack?.references?.which), ...phraseList(pack?.dialogue?.asksWhichStarts)]]])
})

/** "Which keeps ice longer", "what is brighter": asks for one of several. */
export function asksForOne({ text, reference, scope }: Clause): boolean {
  const tokens = tokenize(text)
  const which = whichOf(scope.understanding.language)
  return reference.isWhich || reference.isOfThem || tokens.some((_, at) => phraseAt(which, tokens, at) !== null)
}
