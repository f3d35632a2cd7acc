import { type Scale, scaleMeanings, scalesIn } from '../../language/amounts/read-scale.ts'
import type { ScaleName } from '../../language/data/scales.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { amountsOnScale, isOfScale, type ToldAmount } from './amounts-on-scale.ts'
import { type AskedUnit, readQuestion } from './read-question.ts'
import { readShopText, type ShopText, sentencesOf } from './shop-texts.ts'
import { hasToDoWith } from './stated-in.ts'

/** A product, or a form of one, as it is held against others. */
export interface Side {
  title: string
  description: string | null
  options: Readonly<Record<string, readonly string[]>>
}

/** Where things stand on a scale, by what the shop tells of each; the places are those of the sides. */
export interface OnScale {
  /** Null where it is not told. */
  amounts: (ToldAmount | null)[]
  /** Of those that tell an amount the one that is most so; null when two are, or fewer than two tell one. */
  best: number | null
  /** A sentence that says of it that it is more so, or less, than others: "much quieter". */
  compared: (string | null)[]
  /** A sentence that says of it that it is so, or is not: "a quiet pump". */
  said: (string | null)[]
}

/** What is asked, ready to be held against pages. */
export interface AskedScale {
  scale: Scale
  /** The folded words that say it: "lasts", "longer". */
  words: ReadonlySet<string>
  /** What it is asked of besides: "ice" of "keeps ice longer". */
  context: AskedUnit[]
  /** Of the shop's texts, ISO 639-1. */
  language: string
}

/**
 * What a question compares by a scale; null where it compares by none.
 * @param language the shopper's
 * @param isName whether a word is what the goods are called: a "cooler" is no cooler thing
 */
export function askedScale(
  question: string,
  {
    language,
    catalogLanguage,
    isName,
  }: { language: string; catalogLanguage: string; isName: (word: string) => boolean },
): AskedScale | null {
  const tokens = tokenize(question)
  const scale = scalesIn(tokens, language).find(
    ({ places: [at = 0, ...others] }) => others.length > 0 || !isName(tokens[at]?.text ?? ''),
  )
  if (!scale) return null
  const words = new Set(scale.places.map((at) => tokens[at]?.text ?? ''))
  const isSaid = (word: string): boolean => words.has(word) || isName(word)
  const clauses = readQuestion(question, language, catalogLanguage)
  // "We take the bus a lot, which is lighter?": of the bus nothing is asked.
  const own = clauses.filter((clause) => clause.text.words.some(({ text }) => words.has(text)))
  const context = (own.length > 0 ? own : clauses).flatMap(({ units, text }) =>
    units.filter(({ places, isTalk }) => !isTalk && !places.some((at) => isSaid(text.words[at]?.text ?? ''))),
  )
  return { scale, words, context, language: catalogLanguage }
}

/** Holds sides against each other. */
export function onScale(sides: readonly Side[], asked: AskedScale): OnScale {
  const { scale } = asked
  const read = sides.map((side) => readSide(side, asked))
  const byName = scale.names.map((name) => inOneUnit(read.map((texts) => amountsOf(texts, name, asked))))
  const [amounts = sides.map(() => null)] = byName.toSorted((a, b) => countTold(b) - countTold(a))
  return {
    amounts,
    best: bestOf(amounts, scale.direction),
    compared: read.map((side) => sayingOf(side, asked, (text) => compares(text, scale))),
    said: read.map((side) => sayingOf(side, asked, (text) => isSo(text, scale))),
  }
}

const countTold = (amounts: readonly unknown[]): number =>
  amounts.filter((one) => one !== undefined && one !== null).length

/** Of each side the first amount in the unit that most of them tell. */
function inOneUnit(all: readonly (readonly ToldAmount[])[]): (ToldAmount | null)[] {
  const bases = [...new Set(all.flatMap((own) => own.map(({ base }) => base)))]
  const byBase = bases.map((base) => all.map((own) => own.find((one) => one.base === base) ?? null))
  const [best] = byBase.toSorted((a, b) => countTold(b) - countTold(a))
  return best ?? all.map(() => null)
}

/** The place of the one that is most so. */
export function bestOf(amounts: readonly (ToldAmount | null)[], direction: 1 | -1): number | null {
  const told = amounts.flatMap((amount, at) => (amount ? [{ at, value: amount.value * direction }] : []))
  const [best, next] = told.toSorted((a, b) => b.value - a.value)
  return best && next && best.value !== next.value ? best.at : null
}

const sayingOf = (
  { sentences }: ReadSide,
  { context }: AskedScale,
  isSaying: (text: ShopText) => boolean,
): string | null =>
  sentences.find(({ text, isOfContext }) => (isOfContext || context.length === 0) && isSaying(text))?.text.said ?? null

/** "Much quieter", "a bit less warm than the other": says where it is beside others. */
const compares = ({ tokens, language }: ShopText, { names }: Scale): boolean =>
  scalesIn(tokens, language).some((own) => own.names.some((name) => names.includes(name)))

/** "A quiet pump": says how it is. */
const isSo = ({ words, language }: ShopText, { names }: Scale): boolean =>
  words.some(({ text }) =>
    scaleMeanings(text, language).some(({ name, role }) => role !== 'by' && names.includes(name)),
  )

interface ReadSide {
  title: ShopText
  values: { option: string; read: ShopText }[]
  /** With whether each speaks of what is asked besides. */
  sentences: { text: ShopText; isOfContext: boolean }[]
}

function readSide({ title, description, options }: Side, { context, language }: AskedScale): ReadSide {
  const readTitle = readShopText(title, language)
  // "Which cooler keeps ice longer": the title speaks of the cooler, the page of ice.
  const open = context.filter((unit) => !hasToDoWith(readTitle, unit))
  return {
    title: readTitle,
    values: Object.entries(options).flatMap(([option, values]) =>
      values.map((value) => ({ option, read: readShopText(value, language) })),
    ),
    sentences: sentencesOf(description ?? '', language).map((text) => ({
      text,
      isOfContext: open.length === 0 ? context.length > 0 : open.some((unit) => hasToDoWith(text, unit)),
    })),
  }
}

/** What tells where one is, of the page what speaks of what is asked besides first, then what a word of the scale names; of sizes the greatest. */
function amountsOf(
  { title, values, sentences }: ReadSide,
  name: ScaleName,
  { scale, context }: AskedScale,
): ToldAmount[] {
  const ofValues = values
    .flatMap(({ option, read }) =>
      amountsOnScale(read, name, { isNamed: isOfScale(option, name, read.language), isName: true }),
    )
    .sort((a, b) => (b.value - a.value) * scale.direction)
  const ofPage = sentences.flatMap(({ text, isOfContext }) =>
    amountsOnScale(text, name, context.length === 0 ? {} : { isOfContext, isNamed: isOfContext })
      .filter((amount) => isOfContext || context.length === 0 || amount.isNamed)
      .map((amount) => ({ amount, isOfContext })),
  )
  const order = ({ amount, isOfContext }: (typeof ofPage)[number]): number[] => [
    Number(isOfContext),
    name === 'size' ? amount.value : Number(amount.isNamed),
  ]
  ofPage.sort((a, b) => {
    const [one, other] = [order(a), order(b)]
    return (other[0] ?? 0) - (one[0] ?? 0) || (other[1] ?? 0) - (one[1] ?? 0)
  })
  return [...amountsOnScale(title, name, { isName: true }), ...ofValues, ...ofPage.map(({ amount }) => amount)]
}
