import type { ProductNow } from '../../catalog/get-product.ts'
import { isUnitWord } from '../../language/amounts/units.ts'
import { tokenize } from '../../language/text/tokens.ts'
import type { ToldAnswer } from './tool-results.ts'

type VariantNow = ProductNow['variants'][number]
type OptionsTold = ToldAnswer['options']
type Options = Record<string, string[]>

/** Lower prices are as likely a count or a size. */
const LEAST_PRICE = 10

/**
 * "Which colour is the one for 487": the variants that cost so much, to the cent or without the cents, of those shown where some do; none where a
 * number is a value of an option, or all cost that.
 * @param question bounded by the caller
 */
export function variantsPriced(question: string, { variants }: ProductNow, shown: readonly VariantNow[]): VariantNow[] {
  const tokens = tokenize(question)
  const amounts = tokens.flatMap(({ kind, text }, at) => {
    const isOther = kind !== 'number' || tokens[at + 1]?.glued === true || isUnitWord(tokens[at + 1]?.text ?? '')
    const amount = Number(text.replace(',', '.'))
    return isOther || !(amount >= LEAST_PRICE) ? [] : amount
  })
  const isValue = (amount: number) =>
    variants.some(({ options }) =>
      Object.values(options).some((value) => tokenize(value).some(({ text }) => Number(text) === amount)),
    )
  const said = amounts.filter((amount) => !isValue(amount))
  const costing = variants.filter(({ price }) =>
    said.some((amount) => price !== null && [price, Math.floor(price), Math.round(price)].includes(amount)),
  )
  const ofShown = costing.filter((variant) => shown.includes(variant))
  if (costing.length === variants.length) return []
  return ofShown.length > 0 ? ofShown : costing
}

/** What the options say beside a value that was named, each with the values that some variants have. */
export const optionsLeft = (options: OptionsTold, variants: readonly VariantNow[], told: Options): OptionsTold =>
  options
    .filter(({ name }) => told[name.toLowerCase()]?.length !== 1)
    .map(({ name, values }) => ({ name, values: values.filter((value) => hasValue(variants, name, value)) }))

/**
 * What the options say to a question, of the form that is meant: "fixed" of "do the armrests move", where they are fixed in that one and adjustable in
 * others. Null where the form leaves nothing out of it.
 * @param told values that were named: of an option of which one was named, that is asked for
 * @param again options of which all values are asked for: "which colours are there?"
 */
export function toldOfForm<Told extends Pick<ToldAnswer, 'verdict' | 'options' | 'quotes' | 'untold'>>(
  answer: Told,
  form: readonly VariantNow[],
  { told, again }: { told: Options; again: readonly string[] },
): Told | null {
  const { verdict, options, quotes } = answer
  if (verdict === 'no' || quotes.length > 0) return null
  const own = options.map(({ name, values }) => {
    if (again.includes(name) || told[name.toLowerCase()]?.length === 1) return { name, values, isOther: false }
    const having = values.filter((value) => hasValue(form, name, value))
    const ofForm = [...new Set(form.flatMap((variant) => variant.options[name] ?? []))]
    return { name, values: having.length > 0 ? having : ofForm, isOther: having.length === 0 }
  })
  const isElse = own.some(({ isOther, values }, at) => isOther || values.length < (options[at]?.values.length ?? 0))
  const isDenied = verdict !== 'yes' || own.some(({ isOther }) => isOther)
  const isTold = isElse && isDenied && own.every(({ values }) => values.length > 0)
  return isTold
    ? { ...answer, verdict: 'told', options: own.map(({ name, values }) => ({ name, values })), untold: [] }
    : null
}

const hasValue = (variants: readonly VariantNow[], name: string, value: string): boolean =>
  variants.some(({ options }) => options[name] === value)
