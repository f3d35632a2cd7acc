import { isCountry } from '../../../knowledge/index/meanings.ts'
import { askedDimensions } from '../../../language/data/asked-facts.ts'
import type { Measured } from '../../../language/pack-fields/pack-claims.ts'
import { packOf, wordList } from '../../../language/packs.ts'
import { fold } from '../../../language/text/fold.ts'
import { wordsIn } from '../../../language/text/tokens.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Scene, textOf, untoldOf, type Verdict } from '../claim.ts'
import { partOf } from '../clause-parts.ts'
import { type Cue, cuesIn, type ReadLanguage } from '../cues.ts'
import { MOST_READ, stem, stemsOf } from '../fact-words.ts'
import {
  type KnownProduct,
  type KnownVariant,
  lowestOf,
  numbersOf,
  numbersWith,
  pricesOf,
  readNumbers,
} from '../known.ts'
import { meaningsOf } from '../known-pages.ts'
import { isDeniedAt, subjectAt, variantsIn } from '../meant.ts'
import { isColor, namedBy } from '../options.ts'
import { hasCue } from '../read-sentence.ts'
import type { Amount } from '../said-amounts.ts'
import { inBase } from '../same-amount.ts'
import { isCount } from './counts.ts'
import { referencesIn } from './prices-per-measure.ts'

const way = /^praise\.(more|less|most|least)\.(\w+)$/

/** One product put before or behind another, or at the end of a list. */
export function comparisonClaims(scene: Scene, clause: Clause): Claim[] {
  const cues = clause.cues.filter(({ name }) => way.test(name))
  const cue = cues.find(({ name }) => /most|least/.test(name)) ?? cues[0]
  if (!cue) return []
  const [, direction = '', by = ''] = way.exec(cue.name) ?? []
  // "Aus weicher Wolle": before its noun German tells no more of it.
  const isOfNoun = scene.language === 'de' && /^\p{Lu}/u.test(scene.tokens[cue.to]?.raw ?? '')
  if (isOfNoun && direction === 'more' && by === 'quality') return []
  if (by !== 'price' && by !== 'rate' && !isOfProducts(clause)) return []
  // "It gets softer with each wash"
  const isAlone = by !== 'price' && by !== 'rate' && scene.known.products.size === 1 && !hasCue(clause, 'praise.than')
  if (isAlone && (direction === 'more' || direction === 'less')) return []
  // "The cheapest also works as a tablet" names one by its place.
  const isEnd = direction === 'most' || direction === 'least'
  const isOfSize = clause.isOfOne && clause.subject.some((one) => variantsIn(scene, clause, one, 'money').isTold)
  if (isEnd && clause.mentions.length === 0 && !hasCue(clause, 'telling.pointing') && !isOfSize) return []
  const single = clause.mentions.filter(({ products }) => products.length === 1)
  const before = single.findLast(({ to }) => to <= cue.from)
  const than = clause.cues.find(({ name, from }) => name === 'praise.than' && from >= cue.from)
  const behind = than && single.find(({ from }) => from >= than.to)
  // "Der Jasmintee ist günstiger als der Assam": what is put first has a name that nobody knows, and is not the Assam.
  const rest = [...scene.known.products.values()].filter((product) => !behind?.products.includes(product))
  const subject = before?.products ?? (behind ? rest : (single[0]?.products ?? subjectAt(scene, clause, cue)))
  return [
    {
      ...{ kind: 'comparison', mode: clause.mode, unit: by, value: direction, span: { from: cue.from, to: cue.to } },
      polarity: isDeniedAt(clause, cue.from, scene) ? 'denied' : 'holds',
      ...{ subject, said: textOf(scene, cue) },
    },
  ]
}

/** Sizing advice and talk of kinds of things compare nothing that is sold. */
const isOfProducts = (clause: Clause): boolean =>
  (clause.mentions.length > 0 || hasCue(clause, 'telling.pointing')) && !hasCue(clause, 'manner.advised')

export function checkComparison(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const direction = String(claim.value)
  const isUp = direction === 'more' || direction === 'most'
  if (claim.polarity === 'denied') return HOLDS
  const others = othersOf(claim, scene, clause, direction)
  const measure = claim.unit === 'price' ? priceOf : measureBy(claim.unit as Measured, scene.turn.catalogLanguage)
  const own = claim.subject
    .map((product) => ({ product, value: measure(product) }))
    .filter(({ value }) => Number.isFinite(value))
  const all = others
    .map((product) => ({ product, value: measure(product) }))
    .filter(({ value }) => Number.isFinite(value))
  const apart = isSoMuch(claim, scene, clause)
  if (apart !== null) return apart ? HOLDS : { ...FAILS, instead: untoldOf(claim.subject) }
  if (isWrittenSo(claim, scene)) return HOLDS
  // Told with the measures themselves, which are held for themselves.
  if (
    claim.unit === 'quality' &&
    scene.clauses.some(({ amounts }) => amounts.some(({ unit }) => unit !== null && unit !== 'money'))
  )
    return HOLDS
  const isCheaper = /price|rate/.test(claim.unit ?? '') ? isOfVariants(claim, scene, clause) : null
  if (isCheaper !== null) return isCheaper ? HOLDS : FAILS
  if (claim.unit === 'rate') return HOLDS
  for (const one of own) {
    const rest = all.filter(({ product }) => product !== one.product)
    if (rest.length === 0) continue
    const isAbove = ({ value }: { value: number }) => (isUp ? one.value >= value : one.value <= value)
    const isStrict = ({ value }: { value: number }) => one.value !== value && isAbove({ value })
    const holds = direction === 'most' || direction === 'least' ? rest.every(isAbove) : rest.some(isStrict)
    if (holds)
      return {
        holds: true,
        facts: [one, ...rest].flatMap(({ product }) => (claim.unit === 'price' ? lowestFact(product) : [])),
      }
  }
  return { ...FAILS, ...(claim.unit === 'price' ? {} : { instead: untoldOf(claim.subject) }) }
}

/** "6 cm higher than the Malmö": so much that a number of the one is above one of the other. Null where no measure says how much. */
function isSoMuch(claim: Claim, scene: Scene, clause: Clause): boolean | null {
  const { catalogLanguage } = scene.turn
  const gap = clause.amounts.find(({ to }) => to === claim.span.from)
  const wanted = gap && inBase(gap)
  const others = othersOf(claim, scene, clause, String(claim.value)).filter((one) => !claim.subject.includes(one))
  if (!gap || !wanted || !hasCue(clause, 'praise.than') || others.length === 0) return null
  const valuesOf = (products: readonly KnownProduct[]) =>
    products.flatMap((product) =>
      numbersOf(product, catalogLanguage).flatMap(({ amount }) => {
        const base = inBase(amount)
        return base?.base === wanted.base ? base.value : []
      }),
    )
  const sign = claim.value === 'less' || claim.value === 'least' ? -1 : 1
  const rest = valuesOf(others)
  return valuesOf(claim.subject).some((one) =>
    rest.some((other) => Math.abs(sign * (one - other) - wanted.value) < 0.006 * Math.max(1, wanted.value)),
  )
}

/** "A smaller waist than a dreadnought", where a text of the shop has these words. */
function isWrittenSo({ span, subject }: Claim, { tokens, turn, language }: Scene): boolean {
  const run = tokens.slice(span.from, span.to + 1).flatMap(({ kind, text }) => (kind === 'sign' ? [] : stem(text)))
  const isOwn = language === turn.catalogLanguage && run.length > span.to - span.from
  return (
    isOwn &&
    subject.some(({ texts }) =>
      texts.some(({ value }) => ` ${stemsOf(String(value)).join(' ')} `.includes(` ${run.join(' ')} `)),
    )
  )
}

/** "The black one is cheaper", "per 100 g the large one is": than the other forms of it. Null where no form is compared. */
function isOfVariants(claim: Claim, scene: Scene, clause: Clause): boolean | null {
  const [product, other] = claim.subject
  if (!product || other || clause.mentions.some(({ products }) => !products.includes(product))) return null
  // "The 500 ml one is dearer than the 250 ml one": what stands behind the "than" is the other one.
  const than = clause.cues.find(({ name, from }) => name === 'praise.than' && from >= claim.span.to)
  const { variants, isTold } = variantsIn(scene, partOf(clause, clause.from, than?.from ?? clause.to), product, 'money')
  const others = than ? variantsIn(scene, partOf(clause, than.to, clause.to), product, 'money').own : []
  const { catalogLanguage } = scene.turn
  // "For 10 litres the cheapest way is ...": for a measure that no form has.
  const isOther = (one: Amount) =>
    inBase(one) !== null && namedBy({ words: [], amounts: [one] }, product, catalogLanguage).size === 0
  const isRate = claim.unit === 'rate' || referencesIn(scene).length > 0 || clause.amounts.some(isOther)
  const sizeOf = ({ options }: KnownVariant) =>
    isRate ? Math.max(...options.flatMap(({ value }) => readNumbers(catalogLanguage)(value).map(sizeIn))) : 1
  const pricesIn = (some: readonly KnownVariant[]) =>
    some.flatMap((one) => (one.price ? Number(one.price.value) / sizeOf(one) : [])).filter((price) => price > 0)
  const own = pricesIn(variants)
  const rest = pricesIn(
    (others.length > 0 ? others : [...product.variants.values()]).filter((one) => !variants.includes(one)),
  )
  if (!isTold || own.length === 0 || rest.length === 0) return null
  const isUp = claim.value === 'more' || claim.value === 'most'
  const isEnd = claim.value === 'most' || claim.value === 'least'
  const sign = isUp ? -1 : 1
  const least = Math.min(...own.map((price) => sign * price))
  // "The large one is cheaper" than some of the others, "the cheapest" than all.
  return isEnd ? rest.every((price) => least <= sign * price) : rest.some((price) => least < sign * price)
}

const sizeIn = (amount: Amount): number => inBase(amount)?.value ?? (isCount(amount.unit) ? (amount.values[0] ?? 0) : 0)

/** What it is compared with: what is named behind it, else everything that was shown. */
function othersOf(claim: Claim, scene: Scene, clause: Clause, direction: string): readonly KnownProduct[] {
  const all = [...scene.known.products.values()]
  // "The cheapest headlamp is": of those that are called so.
  const called = clause.mentions.find(
    ({ products }) => products.length > 1 && claim.subject.every((one) => products.includes(one)),
  )
  if (direction === 'most' || direction === 'least') return called?.products ?? all
  const alike = all.filter(({ titleWords }) => claim.subject.some((own) => own.titleWords.at(-1) === titleWords.at(-1)))
  const behind = scene.mentions
    .filter(({ from }) => from >= claim.span.to && from < clause.to)
    .flatMap(({ products }) => products)
  const other = behind.filter((product) => !claim.subject.includes(product))
  if (other.length > 0 && hasCue(clause, 'praise.than')) return other
  return alike.length > 1 ? alike : all
}

const priceOf = (product: KnownProduct): number => lowestOf(product)
const lowestFact = (product: KnownProduct) =>
  pricesOf(product)
    .toSorted((a, b) => Number(a.value) - Number(b.value))
    .slice(0, 1)

/** The largest amount that a product's texts tell in a unit of this measure; none is not a number. */
function measureBy(by: Measured, language: string): (product: KnownProduct) => number {
  const units = wordList(askedDimensions[by as keyof typeof askedDimensions])
  return (product) => {
    const values = numbersOf(product, language)
      .filter(({ amount: { unit } }) => unit !== null && units.includes(unit))
      .map(({ amount }) => inBase(amount)?.value ?? Number.NaN)
    return values.length > 0 ? Math.max(...values) : Number.NaN
  }
}

/** How often something is bought, what others think of it, what it is said to work, and who made it. */
export function praiseClaims(scene: Scene, clause: Clause): Claim[] {
  const isOfThing = clause.mentions.length > 0 || hasCue(clause, 'telling.pointing') || scene.known.products.size === 0
  const cue = clause.cues.find(({ name, from, to }) => {
    // "From 10 to 14 h" rates nothing.
    if (name === 'praise.rated' && clause.amounts.some(({ unit }) => unit === 'clock' || unit === 'h')) return false
    if (name === 'praise.popular' || name === 'praise.rated') return !hasCue(clause, 'manner.offered')
    // "Made in Nantes", not "made in black".
    if (name === 'praise.boasts') return !isOption(scene, clause, to) && !isBeforeCode(clause, to)
    // "Doctors swear by it", not "for parents".
    const isFirst = scene.tokens.slice(clause.from, from).filter(({ kind }) => kind === 'word').length <= 4
    return name === 'praise.people' && isFirst && isOfThing
  })
  if (!cue) return []
  const span = { from: cue.from, to: cue.to }
  const base = {
    kind: 'praise',
    mode: clause.mode,
    unit: cue.name.slice('praise.'.length),
    span,
    said: textOf(scene, span),
    value: textOf(scene, span),
  }
  return [
    {
      ...base,
      polarity: isDeniedAt(clause, cue.from, scene) ? 'denied' : 'holds',
      subject: subjectAt(scene, clause, cue),
    },
  ]
}

/** "Certified IPX4": the code is held for itself. */
const isBeforeCode = ({ amounts }: Clause, at: number): boolean =>
  amounts.some(({ unit, from }) => unit === 'code' && from === at)

/** Whether a colour or the like stands at a place. */
const isOption = ({ tokens }: Scene, _: Clause, at: number): boolean => isColor(tokens[at]?.text ?? '')

/** "Made in Austria": the country that is named behind has to stand in the text too. */
function isOfCountry({ tokens, language, turn }: Scene, { span }: Claim, text: string): boolean {
  const behind = tokens.slice(span.to, span.to + 2).map(({ text: word }) => word)
  const named = [...meaningsOf(behind.join(' '), language)].filter(isCountry)
  const told = meaningsOf(text.slice(0, MOST_READ), turn.catalogLanguage)
  return named.every((term) => told.has(term))
}

const LONGEST_ENDING = 3
/** "Rated" of "rating"; a "notebook" is no "Note". */
const isFormOf = (word: string, part: string, start: string): boolean =>
  word.startsWith(start) && word.length - part.length <= LONGEST_ENDING

/** Whether a text speaks of people so: "expertly made" speaks of no experts. */
function namesPeople(text: string, { said }: Claim, { turn }: Scene): boolean {
  const own = packOf(turn.catalogLanguage)?.code as ReadLanguage
  const words = wordsIn(text.slice(0, MOST_READ)).map(fold)
  const told = cuesIn(words, own).filter(({ name }) => name === 'praise.people')
  const stemsOfCue = ({ from, to }: Cue) => stemsOf(words.slice(from, to).join(' ')).join(' ')
  return told.some((cue) => stemsOfCue(cue) === stemsOf(said).join(' '))
}

export function checkPraise(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const { known, turn } = scene
  // "Made without child labour" praises.
  const isWithout = clause.cues.some(({ name }) => name === 'manner.without') && claim.unit === 'boasts'
  if (claim.polarity === 'denied' && !isWithout) return HOLDS
  const begun = (word: string) => word.slice(0, Math.max(4, word.length - 2))
  const said = fold(claim.said)
  const parts = said.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
  const hasWords = (text: string) => {
    const words = wordsIn(text).map(fold)
    return claim.unit === 'popular'
      ? fold(text).includes(said)
      : parts.every((part) => words.some((word) => isFormOf(word, part, begun(stem(part)))))
  }
  const has = claim.unit === 'people' ? (text: string) => namesPeople(text, claim, scene) : hasWords
  const fact = claim.subject
    .flatMap(({ texts }) => texts)
    .find(({ value }) => has(String(value)) && isOfCountry(scene, claim, String(value)))
  if (fact) return { holds: true, facts: [fact] }
  // "Rated 9 out of 15", in another language's words: the numbers stand in one text.
  const numbers = clause.amounts.filter(({ from, to }) => to > claim.span.from && from <= claim.span.to + 2)
  const rated = claim.subject.flatMap((product) =>
    product.texts.filter((text) =>
      numbers.every(({ values }) =>
        numbersWith(product, turn.catalogLanguage, values).some(({ fact: own }) => own === text),
      ),
    ),
  )[0]
  if (claim.unit === 'rated' && numbers.length > 1 && rated) return { holds: true, facts: [rated] }
  const page = known.passages.find(({ text }) => has(text))
  if (page) return { holds: true, facts: [page.fact] }
  return { ...FAILS, instead: untoldOf([]) }
}
