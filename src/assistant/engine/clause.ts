import { bareNumberOf } from '../../language/amounts/bare-number.ts'
import { readComparative } from '../../language/amounts/read-comparative.ts'
import { isGiftWish } from '../../language/readers/read-gift.ts'
import { type Reference, readReference } from '../../language/readers/read-reference.ts'
import { readStockQuestion, type StockQuestion } from '../../language/readers/read-stock-question.ts'
import { type Deed, deeds } from '../../language/said/said-lines.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { isOnlyFact } from '../../search/questions/read-question.ts'
import { readWish, type WishReading } from '../../search/read-wish.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import { isNoun } from '../../search/things/is-noun.ts'
import type { TurnScope } from '../turn-scope.ts'
import { withoutNumbered } from '../understanding/rules.ts'
import type { Act, FoundAct } from '../understanding/understanding.ts'
import { isDenial, isDescription, isOfPrice } from './asks.ts'
import { GUESSED } from './how-sure.ts'
import { askedOfBox, attributeOf } from './product/attribute-asked.ts'
import { calledSo } from './shown/called-so.ts'
import { isPartOf, onlyDescribed, thoseNamed } from './shown/described-among.ts'
import { type NamedInText, namedInText } from './shown/named-in-text.ts'
import { countsOption, piecesOf } from './shown/pieces.ts'
import { hasOtherValues, isOnlyPointing, namesOnlyOptions, onlyNames } from './shown/values-named.ts'
import { isBrowsing } from './wish/browsing.ts'
import { isLookingForNamed, namesBehindRefused } from './wish/named-thing.ts'

const lookingFor = new Set<Act>(['search', 'refine', 'unknown', 'no', 'yes', 'small_talk'])
/** Products that a clause may point at; more are not held against it. */
const MOST_POINTED = 12

/** A product that a clause names, and the clause without that. */
export type NamedClause = Omit<NamedInText, 'beside'> & { beside: Clause }

/** One thing that a message says, and what it may be about: read when a row of the table asks for it. */
export class Clause {
  readonly act: Act
  readonly confidence: number
  readonly text: string
  readonly scope: TurnScope
  /** What is said beside the title of a product. */
  isBeside = false
  /** What is named before it in the same message is what is talked about. */
  movedTo: string | null = null
  #wish: WishReading | undefined
  #reference: Reference | undefined
  #named: NamedClause | null | undefined
  #calledSo: { product: SearchProduct | null } | undefined
  readonly #shares: readonly number[] | undefined

  constructor(scope: TurnScope, { act, confidence, clause, shares }: Omit<FoundAct, 'intent'>) {
    this.scope = scope
    this.#shares = shares
    this.act = act
    this.confidence = confidence
    this.text = clause ?? scope.understanding.text
  }

  /** What is wished for, without the words that point back. */
  get wish(): WishReading {
    const { catalog, understanding } = this.scope
    this.#wish ??= readWish(this.reference.rest, catalog, understanding.language, {
      isSoldThingOnly: !this.isLookingFor,
      // "Something with pictures", "the glass one" and "no jewelry" name no thing.
      isAnyThing:
        !this.reference.isSomething &&
        (!this.reference.isOne || this.reference.isRestart) &&
        !this.isDenying &&
        !this.isGift &&
        !this.isDescription &&
        !isOnlyFact(this.reference.rest, understanding.language, catalog.language),
      parts: this.scope.parts,
    })
    return this.#wish
  }

  /** The product that it names by its title, the whole of it or its beginning, and what it says beside that; null when it names none. */
  get named(): NamedClause | null {
    if (this.#named === undefined) {
      const found = namedInText(this.text, this.scope)
      this.#named = found && { ...found, beside: this.part(found.beside) }
      if (this.#named) this.#named.beside.isBeside = true
    }
    return this.#named
  }

  /** The one of what was shown that its words tell from the others. */
  get calledSo(): SearchProduct | null {
    this.#calledSo ??= { product: calledSo(this) }
    return this.#calledSo.product
  }

  /** A piece of it, read by itself. */
  part(text: string, act = this.act): Clause {
    const { confidence } = this
    const shares = this.#shares ? { shares: this.#shares } : {}
    const part = new Clause(this.scope, { act, confidence, clause: text, ...shares })
    part.movedTo = this.movedTo
    return part
  }

  /** How likely it does one of these, 0..1; null where a rule read it. */
  share(of: readonly Deed[]): number | null {
    const shares = this.#shares
    return shares ? of.reduce((sum, deed) => sum + (shares[deeds.indexOf(deed)] ?? 0), 0) : null
  }

  /** A present for somebody: nouns tell what they like. */
  get isGift(): boolean {
    return (this.act === 'recommend' || this.reference.isSomething) && isGiftWish(this.text)
  }

  /** Whether it looks for something, as "what about socks" behind what there is not: then a noun names it, sold here or not. */
  get isLookingFor(): boolean {
    const { isRestart, isMatching, isGoingOn } = this.reference
    const isNext = isRestart || isMatching || (this.isOfUnmet && isGoingOn)
    return lookingFor.has(this.act) || isNext || this.asksForEnd || isLookingForNamed(this)
  }

  /** "What is the largest planter": asks for an end of a list by a measure. */
  get asksForEnd(): boolean {
    return readComparative(this.text, this.scope.understanding.language)?.isFarEnd === true
  }

  /** "No jewelry", behind a wish. */
  get isDenying(): boolean {
    return this.before.search !== null && isDenial(this.reference.rest) && !namesBehindRefused(this)
  }

  /** "With a hood", behind a wish for jackets. */
  get isDescription(): boolean {
    return this.before.search !== null && isDescription(this.reference.rest, this.scope.understanding.language)
  }

  /** "Cheaper" (-1), "more expensive" (1) than what was shown; the cheapest of all is an order of the list. */
  get priceDirection(): -1 | 0 | 1 {
    return this.wish.order === null && !this.asksReduced ? this.scope.understanding.priceDirection : 0
  }

  /** How it points at what was said or shown before. */
  get reference(): Reference {
    const { understanding } = this.scope
    if (!this.#reference) {
      const text = withoutNumbered(this.text, this.before.shown.length)
      this.#reference = readReference(text, understanding.language, isNoun)
      this.#reference.rest = this.attribute !== null ? '' : (askedOfBox(this) ?? this.#reference.rest)
    }
    return this.#reference
  }

  /** "Battery life" of "what's the battery life": what is asked of what was shown, and is no thing to look for. */
  get attribute(): string | null {
    return attributeOf(this)
  }

  /** Whether it has the form of a question. */
  get isQuestion(): boolean {
    return this.isAsking || this.reference.isIt
  }

  /** Whether it begins or ends as a question does. */
  get isAsking(): boolean {
    return /[?？]\s*$/.test(this.text) || this.reference.isQuestion
  }

  /** Whether it is put as a question, or sounds like one. */
  get isAsked(): boolean {
    const isOfProduct = this.act === 'product_question' || this.act === 'stock_question'
    return /[?？]\s*$/.test(this.text) || (isOfProduct && this.confidence >= GUESSED)
  }

  /** Names a value, a price, an order of the list or what must not be: all of which change a wish. */
  get hasValues(): boolean {
    return this.wish.order !== null || hasOtherValues(this.wish)
  }

  /** Names an end of a list by a measure, and no other value: "the lightest". */
  get isOfMeasure(): boolean {
    return this.asksForEnd && !hasOtherValues(this.wish)
  }

  /** What was shown before this turn, best first. */
  get shown(): SearchProduct[] {
    const { catalog, before } = this.scope
    return before.shown.slice(0, MOST_POINTED).flatMap((id) => catalog.index.productById(id) ?? [])
  }

  /** The product that was talked about. */
  get focus(): SearchProduct | null {
    const { catalog, before } = this.scope
    const id = this.movedTo ?? before.focus
    return id === null ? null : (catalog.index.productById(id) ?? null)
  }

  /** Those shown that are the thing named; all where none is named. */
  get amongShown(): SearchProduct[] {
    return thoseNamed(this)
  }

  /** The one of those shown that the clause describes: "the red one", "the one with the strap"; null when none or several. */
  get described(): SearchProduct | null {
    return onlyDescribed(this)
  }

  /** "In blue", "size M": names values of options, and nothing else. */
  get namesOnlyOptions(): boolean {
    return namesOnlyOptions(this.wish)
  }
  get asksPrice(): boolean {
    return isOfPrice(this.text)
  }
  /** "When is it back?", "how many are left?" */
  get stockQuestion(): StockQuestion | null {
    return readStockQuestion(this.text, this.scope.understanding.language)
  }
  get asksStock(): boolean {
    return this.wish.wishes.inStock === true
  }
  /** "On sale?" */
  get asksReduced(): boolean {
    return this.wish.wishes.reduced === true
  }

  /** "The second one", "tell me about it": what there is to tell is asked for, and nothing else. */
  get isOnlyPointing(): boolean {
    return isOnlyPointing(this) || onlyNames(this)
  }
  /** Places of what was shown: "the second one". */
  get ordinals(): number[] {
    return this.scope.understanding.ordinals
  }

  get before(): TurnScope['before'] {
    return this.scope.before
  }
  /** Has words of a thing, a use or a value, whatever it does with them. */
  get tellsOfGoods(): boolean {
    const { roles } = this.scope.understanding
    return tokenize(this.text).some(({ text }) => 'tav'.includes(roles.get(text) ?? 'o'))
  }

  /** Names a thing, sold here or not, or values. */
  get namesGoods(): boolean {
    return this.wish.namesThing || this.hasValues || this.isBareNumber
  }

  /** Words that some product's texts have. */
  get hasKnownWords(): boolean {
    const { index } = this.scope.catalog
    return this.wish.words.some(({ surface }) => index.parse(surface).groups.some((group) => index.knows(group)))
  }

  /** Words that a product's texts may bear out, or a model: "lagoon 120". */
  get hasWords(): boolean {
    return this.wish.words.length > 0 || this.wish.namesModel
  }

  /** "Is the blade replaceable": names a part of the product that is talked about, by what the shop says of it. */
  get isPartOfFocus(): boolean {
    return isPartOf(this.focus, this)
  }

  /** "Ok then 40", behind a wish, but not "is it ok for 6". */
  get isBareNumber(): boolean {
    const isOfIt = this.reference.isIt && this.reference.isQuestion
    return !isOfIt && this.before.search !== null && bareNumberOf(this.reference.rest) !== null
  }

  /** "What do you sell?" */
  get isBrowsing(): boolean {
    return isBrowsing(this)
  }

  /** "500 pieces" of puzzles that come in 500 and in 1000. */
  get isOptionCount(): boolean {
    return countsOption(this.text, this.shown)
  }

  /** How many are wanted. */
  get pieces(): number {
    const { text, isBeside, focus, scope, asksPrice, shown } = this
    const asksItsPrice = asksPrice && text.split(',').some((said) => isOfPrice(said) && !this.part(said).namesGoods)
    const own = { text, isOfFocus: focus !== null, asksItsPrice, asksPrice, isBeside, shown }
    const pieces = piecesOf(scope.understanding, own)
    return countsOption(text, shown, pieces) ? 1 : pieces
  }

  /** "And something to hang it on": another thing, whatever it is to what was shown. */
  get isElse(): boolean {
    return (this.reference.isSomething || this.reference.isOther) && this.ordinals.length === 0
  }

  /** The product talked about, else the first that was shown. */
  get first(): string | undefined {
    return this.movedTo ?? this.before.focus ?? (this.isOfUnmet ? undefined : this.before.shown[0])
  }

  /** Whether the wish that is open found nothing: what is said next is about that, and not about what was shown before. */
  get isOfUnmet(): boolean {
    return this.before.search?.isEmpty === true && this.before.focus === null
  }
}
