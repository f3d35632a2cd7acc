import { remembering } from '../../shared/remembering.ts'
import { languageOf } from '../analysis/languages.ts'
import { type GoodsWords, goodsWords } from './goods-words.ts'

/** So many kinds of goods have to be called by both, and as large a share of those that are called by either. */
const FEWEST = 3
const LEAST_SHARE = 0.2
/** Of several words that are meant nearly as much as the first. */
const NEARLY = 0.7

/**
 * What goods are called by in one language where they are called by a word in another, as stems: "hand" of "mano", as a "batidora de mano" is a hand
 * blender and a "sierra de mano" a hand saw. No glossary has what a thing is like by itself.
 */
export function wordsAlike(word: string, from: string, to: string): readonly string[] {
  return from === to ? [] : alike(`${word} ${from} ${to}`)
}

const alike = remembering((key): readonly string[] => {
  const [word = '', from = '', to = ''] = key.split(' ')
  const [own, other] = [goodsWords(from), goodsWords(to)]
  if (!own || !other) return []
  const kinds = kindsCalled(languageOf(from).stem(word), own)
  const counts = new Map<string, number>()
  for (const kind of kinds)
    for (const stem of new Set(other.namesOf(kind).flat())) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const found = [...counts].flatMap(([stem, both]) => {
    const share = both < FEWEST ? 0 : both ** 2 / kinds.length / kindsCalled(stem, other).length
    return share >= LEAST_SHARE ? { stem, share } : []
  })
  const most = Math.max(...found.map(({ share }) => share))
  return found.flatMap(({ stem, share }) => (share >= NEARLY * most ? stem : []))
})

const kindsCalled = (stem: string, { byStem, namesOf }: GoodsWords): number[] =>
  [...byStem.kindsOf(stem)].flatMap(([kind]) => (namesOf(kind).some((name) => name.includes(stem)) ? kind : []))
