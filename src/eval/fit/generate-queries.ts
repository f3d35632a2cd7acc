import type { SearchProduct } from '../../search/search-product.ts'
import { seededRandom } from '../../shared/seeded-random.ts'
import { type FitKind, type FitQuery, fitKinds, type Rule } from './fit-query.ts'
import type { QueryDraft } from './query-draft.ts'
import { makers } from './query-kinds.ts'
import { type AskedThing, askableThings, QueryWriter } from './query-writer.ts'
import { sayOfRow } from './say-of-row.ts'
import type { Shop } from './shop.ts'
import type { FitLanguage } from './words/things.ts'

export interface GenerateOptions {
  count: number
  seed: number
  /** The rows' own language. */
  shopLanguage: FitLanguage
  /** Languages of the queries; every second one is in the shop's own, if it is among them. */
  languages: readonly FitLanguage[]
}

/** Tries for one query of a kind before it is left to the next kind. */
const TRIES = 60
const MAX_FITS = 200

/**
 * Makes queries whose right answers follow from the rows. Kinds take turns; one that the rows give nothing for is left out.
 * The same rows, seed and options make the same queries. Fewer than `count` where the rows give no more.
 */
export function generateQueries(shop: Shop, options: GenerateOptions): FitQuery[] {
  const { count, seed, shopLanguage, languages } = options
  const random = seededRandom(seed)
  const currency = shop.readings[0]?.row.currency ?? 'USD'
  const things = new Map(languages.map((language) => [language, askableThings(shop, language, shopLanguage)]))
  const queries: FitQuery[] = []
  const asked = new Set<string>()
  // A kind for which the rows give nothing in a language is not tried again.
  const barren = new Set<string>()
  for (let round = 0; queries.length < count && barren.size < fitKinds.length * languages.length; round++) {
    const kind = fitKinds[round % fitKinds.length] as FitKind
    const turn = Math.floor(round / fitKinds.length)
    const others = languages.filter((own) => own !== shopLanguage)
    const isOwn = others.length === 0 || (languages.includes(shopLanguage) && (turn + round) % 2 === 0)
    const language = isOwn ? shopLanguage : (others[Math.floor(turn / 2) % others.length] as FitLanguage)
    if (barren.has(`${kind} ${language}`)) continue
    const writer = new QueryWriter({ random, language, currency })
    const made = tryKind(kind, { shop, things: things.get(language) ?? [], writer }, asked)
    if (!made) barren.add(`${kind} ${language}`)
    else {
      asked.add(made.q)
      queries.push({ id: `${kind}-${queries.length + 1}`, kind, language, ...made })
    }
  }
  return queries
}

type Made = Pick<FitQuery, 'q' | 'expect'>

function tryKind(
  kind: FitKind,
  given: { shop: Shop; things: AskedThing[]; writer: QueryWriter },
  asked: Set<string>,
): Made | undefined {
  for (let tries = 0; tries < TRIES && given.things.length > 0; tries++) {
    const draft = makers[kind]?.(given)
    if (!draft || asked.has(draft.q)) continue
    const expect = expectationOf(given.shop, draft)
    if (expect) return { q: draft.q, expect }
  }
  return undefined
}

/** What the rows make of a draft; undefined when they leave too much open, or say something else than was meant. */
export function expectationOf(shop: Shop, draft: QueryDraft): FitQuery['expect'] | undefined {
  const things = draft.rules.flatMap((rule) => ('thing' in rule ? rule.thing : []))
  const candidates = shop.readings.filter(({ row: { id } }) =>
    things.every((key) => /holds|unclear/.test(shop.thing(key).get(id) ?? '')),
  )
  const sayings = candidates.map((reading) => ({ row: reading.row, says: sayOfRow(shop, reading, draft.rules).says }))
  const fits = sayings.filter(({ says }) => says === 'holds').map(({ row }) => row)
  const unclear = sayings.filter(({ says }) => says === 'unclear').map(({ row }) => row)
  const open = unclear.filter(({ id }) => {
    const reading = shop.reading(id)
    return reading && things.every((key) => shop.thing(key).get(id) === 'holds' || shop.isPlausible(reading, key))
  })
  const nothing = fits.length === 0 && unclear.length === 0
  if (draft.isNothingMeant === true && !nothing) return undefined
  if (draft.isNothingMeant === false && fits.length === 0) return undefined
  // Neither certain that something fits nor that nothing does, or mostly open.
  if (!nothing && fits.length < Math.max(1, open.length)) return undefined
  const expect = { rules: draft.rules, fits: fits.slice(0, MAX_FITS).map(({ id }) => id), nothing }
  if (draft.order === undefined) return expect
  const first = firstOf(draft.order, { fits, open: unclear, rules: draft.rules }, shop)
  return first && { ...expect, first }
}

/** Which may stand first: the cheapest of all or the cheapest that can be had, as a query leaves open which is meant. */
function firstOf(
  order: 'cheapest' | 'dearest',
  { fits, open, rules }: { fits: SearchProduct[]; open: SearchProduct[]; rules: Rule[] },
  shop: Shop,
): string[] | undefined {
  const direction = order === 'cheapest' ? 1 : -1
  const priceOf = (row: SearchProduct, only: Rule[]): number => {
    const reading = shop.reading(row.id)
    const own = row.variants.filter(
      ({ id, price }) =>
        price !== null && reading && sayOfRow(shop, reading, [...rules, ...only], [id]).says !== 'fails',
    )
    return own.length === 0
      ? Number.POSITIVE_INFINITY
      : Math.min(...own.map(({ price }) => direction * (price as number)))
  }
  const first = new Set<string>()
  for (const only of [[], [{ in_stock: true as const }]]) {
    const priced = fits.map((row) => ({ id: row.id, price: priceOf(row, only) }))
    const best = Math.min(...priced.map(({ price }) => price))
    if (!Number.isFinite(best)) return undefined
    // A product that may be the thing as well and would come first leaves the right answer open.
    if (open.some((row) => priceOf(row, only) <= best)) return undefined
    for (const { id, price } of priced) if (price === best) first.add(id)
  }
  return first.size < fits.length || fits.length === 1 ? [...first] : undefined
}
