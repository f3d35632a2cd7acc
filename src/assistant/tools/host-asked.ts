import { getProductsNow, type ProductNow } from '../../catalog/get-product.ts'
import { packOf } from '../../language/packs.ts'
import { isPurposeWord } from '../../language/readers/purpose.ts'
import { goesWith, type Standing } from '../../search/goes-with/goes-with.ts'
import { hostsNamed } from '../../search/goes-with/hosts-named.ts'
import { saysFitting } from '../../search/goes-with/page-relations.ts'
import { allOf, type ProductAnswer } from '../../search/questions/product-answer.ts'
import { readQuestion } from '../../search/questions/read-question.ts'
import { readText } from '../../search/questions/text-words.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import type { TurnScope } from '../turn-scope.ts'
import { searchedOf } from './present-product.ts'

/** More products than these are not held against one. */
const MOST_HELD = 8

/** A question whether one product goes with another, or in which form. */
export interface HostAsked {
  /** Whose page tells it. */
  now: ProductNow
  /** Null where something else is asked of the form for the other: "the tamper for the Piccola, is it there in olive?" */
  answer: ProductAnswer | null
  /** The variants (ids) that go with the other. */
  variants: readonly string[]
}

/**
 * "Does the case fit the Tansy?", "which size do I need for it?": what the page of the one says of the other that is named, else of what was talked about; null
 * where that is not asked, or no page tells it. Asked of the Tansy, it is the case that is told of.
 */
export async function hostAsked(scope: TurnScope, now: ProductNow, said: string): Promise<HostAsked | null> {
  const { catalog, understanding, ctx } = scope
  const question = boundedReading(said, textBounds.question)
  const own = packOf(understanding.language)?.code ?? catalog.language
  const [read, typed] = [catalog.language, own].map((language) => readText(question, language, () => false))
  if (!read || !typed) return null
  const isFitting = saysFitting(typed)
  const clauses = readQuestion(question, own, catalog.language)
  const asksForm = clauses.some(({ asksValue, asksNeed }) => asksValue || asksNeed)
  if (!isFitting && !asksForm && !typed.words.some(({ text }) => isPurposeWord(text))) return null
  const named = hostsNamed(read, catalog, true).flatMap(({ isName, products }) =>
    isName && products.every(({ id }) => id !== now.externalId) ? [products.slice(0, MOST_HELD)] : [],
  )
  const groups = named.length > 0 ? named : talkedOf(scope, now).map((one) => [one])
  const ids = new Set(groups.flat().map(({ id }) => id))
  const pages = new Map((await getProductsNow(ctx, [...ids])).map((page) => [page.externalId, page]))
  const product = pageOf(now)
  for (const group of groups) {
    const hosts = group.flatMap(({ id }) => pages.get(id) ?? [])
    const standing = goesWith(product, hosts.map(pageOf), catalog)
    const answer = answerOf(standing, isFitting, asksForm)
    const toldBy = pages.get(standing.toldBy.id) ?? now
    // Of what was talked about "does it fit?" asks nothing of others.
    if (answer && (toldBy === now || (named.length > 0 && isFitting)))
      return { now: toldBy, answer: isFitting || asksForm ? answer : null, variants: answer.variants }
  }
  return null
}

const pageOf = (now: ProductNow): SearchProduct => ({ ...searchedOf(now), description: now.description })

/** What was talked about and shown, the last first. */
function talkedOf({ before, catalog }: TurnScope, now: ProductNow): SearchProduct[] {
  const ids = new Set([before.focus ?? [], before.shown, before.seen ?? []].flat())
  ids.delete(now.externalId)
  return [...ids].slice(0, MOST_HELD).flatMap((id) => catalog.index.productById(id) ?? [])
}

/** A standing as an answer; null where it tells nothing of what was asked. */
function answerOf(
  { says, toldBy, sentence, forms }: Standing,
  isFitting: boolean,
  asksForm: boolean,
): ProductAnswer | null {
  if (says === 'untold' || (says !== 'not' && !isFitting && forms.length === 0)) return null
  const names = [...new Set(forms.map(({ name }) => name))]
  const options = names.map((name) => ({
    name,
    values: forms.flatMap((form) => (form.name === name ? form.value : [])),
  }))
  const isForm = (own: Record<string, string>) => forms.some(({ name, value }) => own[name] === value)
  const variants = toldBy.variants.filter((one) => isForm(one.options)).map(({ id }) => id)
  const verdict = says === 'not' ? 'no' : says === 'fits' && isFitting && !asksForm ? 'yes' : 'told'
  const quotes = sentence === null ? [] : [sentence]
  return { verdict, quotes, options, variants: variants.length > 0 ? variants : allOf(toldBy), untold: [] }
}
