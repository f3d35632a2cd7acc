import { getProductNow, getProductsNow, type ProductNow } from '../../catalog/get-product.ts'
import { askedOptions } from '../../language/readers/asked-options.ts'
import { kindOfName } from '../../language/text/families.ts'
import { hasWord } from '../../language/text/has-word.ts'
import type { ConstraintFilters } from '../../search/constraints/filters.ts'
import { mergeWishes } from '../../search/find-hits.ts'
import { answerQuestion } from '../../search/questions/answer-question.ts'
import { asksForEqual } from '../../search/questions/read-question.ts'
import { valuesOfProduct } from '../../search/questions/values-of-product.ts'
import { weightTold } from '../../search/questions/weight-told.ts'
import { readWish } from '../../search/read-wish.ts'
import type { TurnScope } from '../turn-scope.ts'
import { optionsLeft, toldOfForm, variantsPriced } from './form-asked.ts'
import { isNamedIn, noteForm, noteShownForm, shownForm } from './form-meant.ts'
import { type HostAsked, hostAsked } from './host-asked.ts'
import {
  addProductFacts,
  addQuoted,
  cardOf,
  detailOf,
  fittingVariants,
  searchedOf,
  toldVariant,
} from './present-product.ts'
import { remember, talkAbout } from './shown-products.ts'
import type { CompareResult, ProductResult, StockResult, ToldAnswer } from './tool-results.ts'
import { valuesBeside } from './values-beside.ts'
import { wishedVariants } from './wished-variants.ts'

const MAX_COMPARED = 6
const MOST_TOLD = 60

/** One product with everything a shopper may know of it. */
export async function getProductTool(
  scope: TurnScope,
  input: { product_id?: string | undefined; question?: string | undefined },
): Promise<ProductResult> {
  const named = await meantNow(scope, input)
  if (!named) return { found: false }
  const ofHost = input.question ? await hostAsked(scope, named, input.question) : null
  const { now } = ofHost ?? { now: named }
  const asked = input.question ? answerOf(scope, now, input.question, ofHost) : null
  const meant = asked?.variants ?? wishedVariants(scope, now, {}, now.variants).variants
  show(scope, [now], meant)
  const wished = meant.slice(0, MOST_TOLD).map(toldVariant)
  const isOther = now.externalId !== named.externalId
  return {
    found: true,
    product: detailOf(now),
    ...(isOther ? { of: named.externalId } : {}),
    ...(asked ? { answer: asked.told } : { wished }),
  }
}

/** What the page says to a question; "which size for her?" is asked of her whose weight was told before. */
function answerFor({ catalog, understanding: { language }, state }: TurnScope, now: ProductNow, question: string) {
  const told = weightTold(state.said, language, catalog.language)
  return answerQuestion(question, { ...searchedOf(now), description: now.description }, { catalog, language, told })
}

/** What the shop's data says to a question, and the variants that it is about. */
function answerOf(
  scope: TurnScope,
  now: ProductNow,
  question: string,
  ofHost: HostAsked | null = null,
): { told: ToldAnswer; variants: ProductNow['variants'] } {
  const { catalog, understanding, state } = scope
  const { language } = understanding
  const read = ofHost?.answer ?? answerFor(scope, now, question)
  const both = ofHost ? read.variants.filter((id) => ofHost.variants.includes(id)) : []
  const answer = both.length > 0 ? { ...read, variants: both } : read
  addQuoted(scope, now, answer.quotes)
  // "Which UK size is a 28?" asks for no 28.
  if (asksForEqual(question, language, catalog.language))
    return { told: { ...answer, variants: [], missing: [] }, variants: now.variants }
  const { wishes } = readWish(question, catalog, language)
  // "43 then", of boots, "32gb" of a laptop: a value of the product's own.
  const { options: numbered, missing: lacking } = ownValues(scope, question, now, wishes)
  if (lacking) return { told: { ...lacking, variants: [] }, variants: now.variants }
  const told = { ...leftOf(now, wishes.notOptions), ...wishes.options, ...numbered }
  const beside = Object.entries(valuesBeside(scope, now, question)).filter(([name]) => !told[name])
  const withBeside = { ...Object.fromEntries(beside), ...told }
  const joined = fittingVariants(now, withBeside).length > 0 ? withBeside : told
  const isOfBoth = Object.keys(joined).length > 0 && fittingVariants(now, joined).length > 0
  const asked = isOfBoth ? joined : wishes.options
  // "So 40 then, in navy?", and there is no such: what there is in navy is told, and that it is not in 40.
  if (asked && !isOfBoth && state.search) state.search.wishes = mergeWishes(state.search.wishes, { options: numbered })
  const formBefore = shownForm(state, now)
  const priced = variantsPriced(question, now, formBefore)
  const named = asked ? fittingVariants(now, asked) : priced
  const holding = new Set(answer.variants)
  const held = now.variants.filter(({ externalId }) => holding.has(externalId))
  // "The 750 ml one in black glass": what the options say to it goes beside what the words of the shop name.
  const ofAll = named.filter((variant) => held.includes(variant))
  const own = ofAll.length > 0 ? ofAll : named.length > 0 ? named : held
  // "Which sizes are there in red?", after a wish for M: the sizes are asked for anew.
  const kinds = new Set(askedOptions(question, Object.keys(wishes.options ?? {})))
  const again = Object.keys(now.variants[0]?.options ?? {}).filter((name) => {
    const named = kindOfName(name)
    return named !== null && kinds.has(named.kind)
  })
  const open = { ...Object.fromEntries(again.map((name) => [name.toLowerCase(), []])), ...asked }
  const { variants, missing, denied } = wishedVariants(scope, now, open, own.length > 0 ? own : now.variants)
  // What is asked of it is what is meant from here on: "in navy?", "I'll take them".
  const found = Object.fromEntries(answer.options.map(({ name, values }) => [name.toLowerCase(), values]))
  const said = { ...(answer.verdict === 'yes' && ofAll.length > 0 ? found : {}), ...asked }
  // "Not leather" is what stays open, and not each value that is left of this one.
  const { notOptions = {} } = wishes
  const meant = Object.fromEntries(Object.entries(said).filter(([name]) => !notOptions[name]))
  const isOfSome = held.length > 0 && held.length < now.variants.length
  noteForm(state, now.externalId, asked && own.length > 0 ? meant : isOfSome ? found : {})
  if (asked && own.length > 0) {
    const isOfOpen = state.search !== null && (state.shown.includes(now.externalId) || state.focus === now.externalId)
    const open = isOfOpen && state.search ? state.search : { query: now.title, wishes: {} }
    const changed = mergeWishes(open.wishes, { options: meant, ...(wishes.notOptions ? { notOptions } : {}) })
    state.search = { ...open, wishes: changed, former: open.former ?? open.wishes }
  }
  const { variants: _, ...answered } = answer
  const [former, ...others] = formBefore
  const isOther = others.length === 0 && variants.every(({ price }) => price !== former?.price)
  // What is asked beside a value that was chosen stays open where nothing tells it.
  const isAnswer = answer.verdict === 'told' && answer.options.length > 0
  const isOfValue = named.length > 0 && answer.quotes.length === 0 && !isAnswer && Object.keys(told).length > 0
  // "What is the size 10 one made of?": what the variants meant are, and not what else there is.
  const ofOwn =
    isAnswer && ofAll.length > 0 ? { ...answered, options: optionsLeft(answer.options, own, told) } : answered
  const anew = priced.length > 0 || asked ? [] : again
  const formTold = wishes.notOptions ? null : toldOfForm(ofOwn, variants, { told, again: anew })
  const toldOf = formTold ?? (isOfValue ? byOptions(asked) : ofOwn)
  return {
    variants,
    told: {
      ...toldOf,
      ...{ missing, denied, shown: isOther && former ? toldVariant(former) : undefined },
      variants: variants.slice(0, MOST_TOLD).map(toldVariant),
    },
  }
}

/** "The one that isn't cork": the other values of each option of which some are ruled out; none of one where all are. */
function leftOf(now: ProductNow, notOptions: Record<string, string[]> = {}): Record<string, string[]> {
  const left: Record<string, string[]> = {}
  for (const [denied, values] of Object.entries(notOptions)) {
    const refused = new Set(fittingVariants(now, { [denied]: values }))
    const others = now.variants.filter((variant) => !refused.has(variant))
    if (refused.size === 0) continue
    for (const { options } of others) {
      for (const [name, value] of Object.entries(options)) {
        if (!isNamedIn({ [denied]: values }, name.toLowerCase())) continue
        left[denied] = [...new Set([...(left[denied] ?? []), value])]
      }
    }
  }
  return left
}

/** The values of the product's own options that a text names, and does not rule out; else that it names one that there is not, and nothing beside. */
function ownValues(
  { catalog, understanding }: TurnScope,
  text: string,
  now: ProductNow,
  { notOptions = {} }: ConstraintFilters,
): { options: Record<string, string[]>; missing: Omit<ToldAnswer, 'variants'> | null } {
  const { options, lacking, rest } = valuesOfProduct(
    text,
    now.variants.map((variant) => variant.options),
    understanding.slots.quantity,
  )
  const { words, namesThing, isThing } = readWish(rest, catalog, understanding.language, { isSoldThingOnly: true })
  const isOfIt = words.every(({ surface }) => hasWord(now.title, surface)) && (!namesThing || isThing(searchedOf(now)))
  return {
    options: Object.fromEntries(Object.entries(options).filter(([name]) => !notOptions[name])),
    missing:
      lacking && isOfIt ? { verdict: 'no', quotes: [], options: [lacking], untold: [lacking.said], missing: [] } : null,
  }
}

/** Two to six products side by side, from their real attributes. */
export async function compareProductsTool(
  scope: TurnScope,
  { product_ids, question }: { product_ids: string[]; question?: string | undefined },
): Promise<CompareResult> {
  const ids = [...new Set(product_ids)].slice(0, MAX_COMPARED)
  const products = await getProductsNow(scope.ctx, ids)
  const meant = products.map((now) => wishedVariants(scope, now, {}, now.variants).variants)
  show(scope, products)
  const { catalog, understanding, state } = scope
  state.compared = products.map(({ externalId }) => externalId)
  const asked = { catalog, language: understanding.language }
  const answers = question
    ? products.map((now): ToldAnswer => {
        const { variants, ...told } = answerQuestion(
          question,
          { ...searchedOf(now), description: now.description },
          asked,
        )
        addQuoted(scope, now, told.quotes)
        const meant = now.variants.filter(({ externalId }) => variants.includes(externalId))
        return { ...told, variants: meant.slice(0, MOST_TOLD).map(toldVariant) }
      })
    : undefined
  return {
    ...{ products: products.map(detailOf), attributes: attributesOf(products) },
    wished: meant.map((variants) => variants.slice(0, MOST_TOLD).map(toldVariant)),
    ...(answers ? { answers } : {}),
  }
}

function attributesOf(products: ProductNow[]): CompareResult['attributes'] {
  const details = products.map(detailOf)
  const rows: CompareResult['attributes'] = []
  const add = (name: string, values: (string | null)[]) => {
    if (values.some((value) => value !== null)) rows.push({ name, values })
  }
  add(
    'vendor',
    details.map(({ vendor }) => vendor),
  )
  add(
    'category',
    details.map(({ category }) => category),
  )
  const names = new Set(details.flatMap(({ options }) => Object.keys(options)))
  for (const name of names)
    add(
      name,
      details.map(({ options }) => options[name]?.slice(0, 8).join(', ') ?? null),
    )
  return rows
}

/** Whether a product, in the options asked for, can be had now. */
export async function checkStockTool(
  scope: TurnScope,
  input: {
    product_id?: string | undefined
    color?: string | undefined
    size?: string | undefined
    material?: string | undefined
  },
): Promise<StockResult> {
  const now = await meantNow(scope, input)
  if (!now) return { found: false }
  const asked = Object.entries({ color: input.color, size: input.size, material: input.material }).flatMap(
    ([name, value]) => (value ? [[name, value] as const] : []),
  )
  const unknown = asked.filter(([name, value]) => fittingVariants(now, { [name]: [value] }).length === 0)
  const known = Object.fromEntries(
    asked.filter((one) => !unknown.includes(one)).map(([name, value]) => [name, [value]]),
  )
  const fitting = fittingVariants(now, known)
  show(scope, [now], fitting)
  return {
    found: true,
    product: { id: now.externalId, title: now.title },
    fitting: fitting
      .slice(0, 30)
      .map(({ externalId: id, options, available, price }) => ({ id, options, available, price })),
    unknown: unknown.map(([, value]) => value),
    available: fitting.some(({ available }) => available),
  }
}

/** The product has the values that were named. */
const byOptions = (asked: Record<string, string[]> = {}): Omit<ToldAnswer, 'variants' | 'missing'> => ({
  ...{ verdict: 'yes', quotes: [], untold: [] },
  options: Object.entries(asked).map(([name, values]) => ({ name, values })),
})

/** The product named, else the one that is talked about. */
async function meantNow(
  { ctx, state }: TurnScope,
  input: { product_id?: string | undefined },
): Promise<ProductNow | null> {
  const id = input.product_id ?? state.focus
  return id === null ? null : getProductNow(ctx, id)
}

function show(scope: TurnScope, products: ProductNow[], variants?: ProductNow['variants']): void {
  for (const product of products) addProductFacts(scope, product)
  scope.cards = products.map((product) => cardOf(product, variants ?? product.variants))
  const { state } = scope
  if (variants) for (const product of products) noteShownForm(state, product, variants)
  // Looking at one of the list keeps the list: "and the third one?"
  if (!scope.cards.every(({ externalId }) => state.shown.includes(externalId))) remember(scope, scope.cards)
  else if (scope.cards.length === 1 && scope.cards[0]) talkAbout(state, scope.cards[0].externalId)
}
