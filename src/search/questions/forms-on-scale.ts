import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import { amountsOnScale, isOfScale, type ToldAmount } from './amounts-on-scale.ts'
import type { AskedScale } from './on-scale.ts'
import { readShopText, type ShopText, sentencesOf } from './shop-texts.ts'

/**
 * What a page tells of each form of its product on a scale, in the order of the values of an option: "the 12-can weighs 2.1 lb, the 24-can
 * 3.4 lb", "4 / 6 rungs: 4.4 / 6.4 kg". Null of a form of which it is not told.
 */
export function formsOnScale(
  values: readonly string[],
  { description, name }: { description: string | null; name: string },
  { scale, language }: AskedScale,
): (ToldAmount | null)[] {
  const heads = values.map((value) => headOf(tokenize(value)))
  const sentences = sentencesOf(description ?? '', language)
  const untold = values.map(() => null)
  for (const scaleName of scale.names) {
    const byValue = values.map(
      (value) =>
        amountsOnScale(readShopText(value, language), scaleName, {
          isNamed: isOfScale(name, scaleName, language),
          isName: true,
        })[0],
    )
    if (byValue.every((one) => one !== undefined)) return byValue as ToldAmount[]
    const told = sentences.map((text) => byForm(text, amountsOnScale(text, scaleName), heads))
    const [best = untold] = told.toSorted((a, b) => countTold(b) - countTold(a))
    if (countTold(best) > 1) return best
  }
  return untold
}

const countTold = (all: readonly (ToldAmount | null)[]): number => all.filter((one) => one !== null).length

/** Which amount of a sentence is of which form: as many in a row as there are forms, in their order; else by the form that is named last before it. */
function byForm(text: ShopText, amounts: readonly ToldAmount[], heads: readonly string[][]): (ToldAmount | null)[] {
  if (amounts.length === heads.length && isRow(text.tokens, amounts)) return [...amounts]
  return heads.map((head, place) => {
    const of = (amount: ToldAmount, at: number) =>
      formBefore(text.tokens, heads, { from: amounts[at - 1]?.to ?? 0, to: amount.from }) === place && head.length > 0
    return amounts.find(of) ?? null
  })
}

/** "4.4 / 5.3 / 6.4 kg", "75 g, 98 g, 110 g": nothing but signs between them. */
const isRow = (tokens: readonly TextToken[], amounts: readonly ToldAmount[]): boolean =>
  amounts.every(
    ({ from }, at) => at === 0 || tokens.slice(amounts[at - 1]?.to, from).every(({ kind }) => kind === 'sign'),
  )

/** The place of the form that is named last among these tokens; -1 when none is. */
function formBefore(
  tokens: readonly TextToken[],
  heads: readonly string[][],
  { from, to }: { from: number; to: number },
): number {
  for (let at = to - 1; at >= from; at--) {
    const found = heads.findIndex(
      (head) =>
        head.length > 0 && at + head.length <= to && head.every((word, step) => tokens[at + step]?.text === word),
    )
    if (found >= 0) return found
  }
  return -1
}

/** What a value is called by on its page: "12" of "12 cans", "max" of "Max (Diamond)", "3 x 8" of "3 x 8 rungs". */
function headOf(tokens: readonly TextToken[]): string[] {
  const isPart = ({ kind, text }: TextToken, at: number): boolean =>
    at === 0 || kind === 'number' || text === 'x' || text === '×'
  const end = tokens.findIndex((token, at) => !isPart(token, at))
  return tokens.slice(0, end < 0 ? tokens.length : end).map(({ text }) => text)
}
