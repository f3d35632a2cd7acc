import { isAimWord, isPurposeWord } from '../../../language/readers/purpose.ts'
import { namesColour } from '../../../language/readers/without-kinds.ts'
import { conceptOf } from '../../../language/text/families.ts'
import { hasWord } from '../../../language/text/has-word.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { refusedIn } from '../../../search/fit/refused-thing.ts'
import { readWish } from '../../../search/read-wish.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { endsInNoun } from '../../../search/word-parts.ts'
import { asksHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'
import { isNameOf } from '../shown/named-elsewhere.ts'
import { kindWished } from './missing-thing.ts'

/** As sure as this that something is wished for. */
const LEAST_OF_WISH = 0.3

/** As sure as this the reader is right that a word is the thing, though no list has it. */
const SURELY_WISHED = 0.9

/** "Busco un calentador": a word that is surely the thing that is wished for, and that nothing shown has. */
function wishesSurely(clause: Clause): boolean {
  const { wish, scope, shown } = clause
  if ((clause.share(['find', 'gift']) ?? 0) < SURELY_WISHED) return false
  const { roles } = scope.understanding
  return wish.words.some(
    ({ surface }) => roles.get(surface) === 't' && !shown.some(({ title }) => hasWord(title, surface)),
  )
}

/** "Then a rain poncho", behind something that the shop has not: a noun that is wished for is the next wish. */
export function namesNextNoun(clause: Clause): boolean {
  const { isOfUnmet, wish, scope } = clause
  if (!isOfUnmet || (clause.share(['find', 'gift', 'refine']) ?? 1) < LEAST_OF_WISH) return false
  const isWished = (word: string) => ['thing', 'value', 'perhaps'].includes(scope.parts[word] ?? '')
  return wish.words.some(({ surface }) => isWished(surface) && (isNoun(surface) || endsInNoun(surface)))
}

/** "No car seat, rather a cuddly toy", behind car seats: what was shown is refused, and what none of that is looked for instead. */
export function namesInstead({ text, shown, wish, scope: { catalog, understanding } }: Clause): boolean {
  const refused = refusedIn(text, wish.thing, catalog, understanding.language)
  const isRefused = (product: SearchProduct) => refused.some(({ thing }) => thing.grade(product).verdict === 'holds')
  return wish.thing?.isSold === true && shown.some(isRefused) && !shown.some((product) => wish.isThing(product))
}

/** Whether a clause changes the wish that is open, rather than opening another. */
export function changesWish(clause: Clause): boolean {
  const { before, wish, reference, scope } = clause
  if (before.search === null || (reference.isRestart && wish.namesThing)) return false
  if (namesInstead(clause)) return false
  // "And a pot with it", behind seeds that there are not.
  if ((clause.isOfUnmet && asksHaving(clause.text)) || namesNextNoun(clause)) return false
  if (clause.isOfUnmet && wish.namesThing && (reference.isMatching || reference.isGoingOn)) return false
  if (wantsSomethingTo(clause) || (!wish.namesThing && (wishesSurely(clause) || kindWished(clause) !== null)))
    return false
  // "A present for a child", behind tape.
  if (clause.isGift && !before.search.isGift) return false
  if (!wish.namesThing) {
    const isSaid = clause.hasValues || clause.isBareNumber || wish.words.length > 0 || wish.order !== null
    return isSaid || scope.understanding.priceDirection !== 0
  }
  // "And a tube", behind a tyre, is another thing, though a tube was shown.
  const { catalog, understanding } = scope
  const open = readWish(before.search.query, catalog, understanding.language, { parts: before.search.parts }).thing
  const isOpen = open === null || clause.shown.every((product) => wish.isThing(product))
  return isOpen && clause.amongShown.length > 0 && (reference.isGoingOn || clause.act === 'refine')
}

const LEAST_OF_AIM = 4

/** "Something to keep the water warm": says at length what for, and not what that is like. */
export function wantsSomethingTo({ reference }: Clause): boolean {
  if (!reference.isSomething) return false
  const words = tokenize(reference.rest).filter(({ kind }) => kind !== 'sign')
  const at = words.findIndex(({ text: word }) => isAimWord(word))
  return at >= 0 && words.length - at >= LEAST_OF_AIM
}

/**
 * "Zinc", behind gels, "something for dry hands", behind thermometers: may be another wish, where nothing of the open one is so. What only tells
 * what a thing is like or made of says more of the same.
 */
export function namesOther(clause: Clause): boolean {
  const { wish, reference, isQuestion, isDescription, hasValues, scope, shown } = clause
  const { index } = scope.catalog
  if (hasValues || wish.words.length === 0) return false
  // "And in chino?", but not "for induction" of a pot that is called so.
  const isOwn = (word: string) => shown.some(({ title }) => hasWord(title, word))
  const isOther = (word: string) => !isOwn(word) && isNameOf(word, scope.catalog)
  if (!namesColour(reference.rest) && wish.words.every(({ surface }) => isOther(surface))) return true
  if (isQuestion || isDescription) return false
  if (reference.isSomething) return tokenize(reference.rest).some(({ text }) => isPurposeWord(text) || isAimWord(text))
  const isNamed = (word: string): boolean =>
    (isNoun(word) || /\p{N}/u.test(word)) &&
    conceptOf('material', word) === null &&
    index.parse(word).groups.every((group) => index.titled(group, 0) === null)
  // "B 12" of "b12".
  const nameOf = (surface: string) => (/\p{N}/u.test(surface) ? surface.replaceAll(' ', '') : surface)
  return !reference.isGoingOn && wish.words.every(({ surface }) => isNamed(nameOf(surface)))
}

/** "Building blocks", behind what there is not: may be the next wish; "does it work" says more of the same. */
export function namesNext(clause: Clause): boolean {
  return !clause.isQuestion && clause.hasKnownWords
}
