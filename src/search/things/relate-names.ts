import { languageOf } from '../analysis/languages.ts'
import type { Relation } from './kinds-of-things.ts'
import type { Modifier, Thing } from './read-thing.ts'
import type { Lexicon } from './thing-lexicon.ts'

/** How names of the catalog stand to a wished thing. */
export interface NameRelations {
  /** To the thing by its whole name. */
  whole(name: string): Relation | null
  /** To the clock of an "alarm clock"; null when there is none. */
  wider(name: string): Relation | null
  /** Whether a folded word of a product says what a modifier asks for: the same, a synonym, or a kind of it ("iphone" for "phone"). */
  bears(modifier: Modifier, word: string): boolean
}

const order: readonly Relation[] = ['same', 'kind', 'wider']

/** @param lexicon of the catalog */
export function relateNames(thing: Thing, lexicon: Lexicon): NameRelations {
  const remembered = (wished: { name: string; english: readonly string[] } | null) => {
    const known = new Map<string, Relation | null>()
    return (name: string): Relation | null => {
      if (!wished) return null
      let relation = known.get(name)
      if (relation === undefined) {
        relation = relate(wished, name, thing.language, lexicon)
        known.set(name, relation)
      }
      return relation
    }
  }
  const borne = new Map<Modifier, Map<string, boolean>>()
  const bears = (modifier: Modifier, word: string): boolean => {
    let words = borne.get(modifier)
    if (!words) {
      words = new Map()
      borne.set(modifier, words)
    }
    let isBorne = words.get(word)
    if (isBorne === undefined) {
      isBorne = bearsOut(modifier, word, lexicon)
      words.set(word, isBorne)
    }
    return isBorne
  }
  return { whole: remembered(thing), wider: remembered(thing.wider), bears }
}

function bearsOut({ word, english }: Modifier, said: string, lexicon: Lexicon): boolean {
  const { stem } = languageOf(lexicon.language)
  const saidStem = stem(said)
  if ([word, ...english].some((one) => stem(one) === saidStem)) return true
  const name = lexicon.nameOf([said])
  if (name === null) return false
  const { kinds } = lexicon
  return lexicon.englishOf(name).some((is) => english.some((one) => isNearer(kinds.relate(one, is))))
}

const isNearer = (relation: Relation | null): boolean => relation === 'same' || relation === 'kind'

function relate(
  wished: { name: string; english: readonly string[] },
  name: string,
  language: string,
  lexicon: Lexicon,
): Relation | null {
  // The German "Hose" is no hose: the same letters count only where they are of one language or mean nothing else.
  const isSameLanguage = language === lexicon.language || wished.english.length === 0
  if (isSameLanguage && wished.name === name) return 'same'
  if (isSameLanguage && isSortOf(name, wished.name, lexicon)) return 'kind'
  if (isSameLanguage && isSortOf(wished.name, name, lexicon)) return 'wider'
  let best: Relation | null = null
  for (const english of lexicon.englishOf(name)) {
    for (const one of wished.english) {
      const relation = lexicon.kinds.relate(one, english)
      if (relation && (!best || order.indexOf(relation) < order.indexOf(best))) best = relation
    }
  }
  return best
}

/** "Luz trasera" is a sort of "luz", of which no list tells what it is. */
function isSortOf(name: string, unknown: string, { words }: Lexicon): boolean {
  if (!unknown.startsWith('~')) return false
  const head = unknown.slice(1)
  return words.head === 'last' ? name.endsWith(` ${head}`) : name.startsWith(`${head} `)
}
