import { readFileSync } from 'node:fs'
import { prepareGoods } from '../src/search/needs/goods-words.ts'
import { likelihoodOf, type Signs, signNames, signsOf } from '../src/search/needs/rank-needed.ts'
import { bareProduct } from '../src/search/search-product.ts'
import { StoreCatalog } from '../src/search/store-catalog.ts'

/**
 * Learns from `test/data/needs` how much each sign tells that a product is what a shopper needs, and from which sum on one in two is:
 * the numbers of `src/search/needs/rank-needed.ts`. Prints how often the first is right, one of three, with the numbers learned from all shops but the one.
 * Then the same of what is said behind a wish, for `rank-followed.ts`.
 */
const folder = new URL('../test/data/needs/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
const rowsOf = <Row>(file: string): Row[] =>
  read(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

interface Pushed {
  externalId: string
  title: string
  category?: string
  tags?: string[]
  description?: string
}
interface Asked {
  shop: string
  language: string
  text: string
  ids: string[]
}
/** The signs of each product for a message, and whether it is an answer. */
type Example = { signs: number[]; isRight: boolean }[]

const ROUNDS = 200
const RATE = 0.5
const DECAY = 1e-3

interface Followed {
  shop: string
  language: string
  /** Messages, the last one is judged. */
  said: string[]
  ids: string[]
  kind: 'same' | 'other' | 'back'
}

for (const _ of prepareGoods());
const languages = JSON.parse(read('shops.json')) as Record<string, string>
const catalogs = new Map(
  Object.entries(languages).map(([shop, language]) => {
    const catalog = new StoreCatalog({ language, currency: 'EUR' })
    catalog.upsert(
      rowsOf<Pushed>(`${shop}.jsonl`).map(({ externalId, title, category = null, tags = [], description = null }) =>
        bareProduct(externalId, title, { category, tags, description }),
      ),
    )
    return [shop, catalog]
  }),
)

function examplesOf(): Map<string, Example[]> {
  const asked = ['working.jsonl', 'held-back.jsonl'].flatMap((file) => rowsOf<Asked>(file))
  return new Map(
    [...catalogs].map(([shop, catalog]) => {
      const own = asked.filter((one) => one.shop === shop)
      return [shop, own.map(({ text, language: said, ids }) => exampleOf(signsOf(text, said, catalog), ids))]
    }),
  )
}

/** What was less likely than this share of the best is not what was looked for before. */
const LEAST_WANTED = 0.4

/** Signs of what was looked for before and of what is said now, of what was looked for at all; of another need only those of now. */
function followedExamplesOf(isOther: boolean): Map<string, Example[]> {
  const asked = rowsOf<Followed>('next-working.jsonl').filter(({ kind }) => (kind === 'other') === isOther)
  const listed = (signs: Signs | undefined) => signNames.map((name) => signs?.[name] ?? 0)
  return new Map(
    [...catalogs].map(([shop, catalog]) => {
      const own = asked.filter((one) => one.shop === shop)
      const examples = own.map(({ said, language, ids }): Example => {
        const now = signsOf(said.at(-1) ?? '', language, catalog)
        if (isOther) return exampleOf(now, ids)
        const before = signsOf(said.slice(0, -1).join(', '), language, catalog)
        const least = LEAST_WANTED * Math.max(0, ...before.map(([, signs]) => likelihoodOf(signs)))
        const byId = new Map(now.map(([{ id }, signs]) => [id, signs]))
        return before
          .filter(([, signs]) => likelihoodOf(signs) >= least)
          .map(([{ id }, signs]) => ({ signs: [...listed(signs), ...listed(byId.get(id))], isRight: ids.includes(id) }))
      })
      return [shop, examples]
    }),
  )
}

const exampleOf = (found: ReturnType<typeof signsOf>, ids: readonly string[]): Example =>
  found.map(([{ id }, signs]) => ({
    signs: signNames.map((name) => signs[name as keyof Signs]),
    isRight: ids.includes(id),
  }))

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

/** Weights that make the right ones likeliest among all products of a message (softmax, Adagrad). */
function learn(examples: readonly Example[]): number[] {
  const usable = examples.filter((one) => one.some(({ isRight }) => isRight))
  const width = usable[0]?.[0]?.signs.length ?? 0
  const weights = Array.from({ length: width }, () => 0)
  const squares = weights.map(() => 1e-6)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight) => -DECAY * weight)
    for (const example of usable) {
      const sums = example.map(({ signs }) => dot(signs, weights))
      const most = Math.max(...sums)
      const shares = sums.map((sum) => Math.exp(sum - most))
      const all = shares.reduce((sum, share) => sum + share, 0)
      const right = shares.reduce((sum, share, at) => sum + (example[at]?.isRight ? share : 0), 0)
      for (const [at, { signs, isRight }] of example.entries()) {
        const share = shares[at] as number
        const error = (isRight ? share / right : 0) - share / all
        for (const [place, sign] of signs.entries()) slope[place] = (slope[place] ?? 0) + (error * sign) / usable.length
      }
    }
    for (const [place, own] of slope.entries()) {
      squares[place] = (squares[place] as number) + own * own
      weights[place] = (weights[place] as number) + (RATE * own) / Math.sqrt(squares[place] as number)
    }
  }
  return weights
}

const inOrder = (example: Example, weights: readonly number[]) =>
  example.map((one) => ({ ...one, sum: dot(one.signs, weights) })).sort((a, b) => b.sum - a.sum)

/** At which sum the first is right one time in two, and how fast that grows: logistic regression in steps. */
function calibrate(examples: readonly Example[], weights: readonly number[]): { even: number; slope: number } {
  const firsts = examples.flatMap((example) => inOrder(example, weights)[0] ?? [])
  let [slope, bias] = [0.1, 0]
  for (let step = 0; step < 20_000; step++) {
    let [ofSlope, ofBias] = [0, 0]
    for (const { sum, isRight } of firsts) {
      const error = Number(isRight) - 1 / (1 + Math.exp(-(slope * sum + bias)))
      ofSlope += (error * sum) / firsts.length
      ofBias += error / firsts.length
    }
    slope += 0.02 * ofSlope
    bias += 0.02 * ofBias
  }
  return { even: -bias / slope, slope }
}

/** Prints how often the first is right, one of three, each shop with the weights of the others. Returns the weights of all. */
function measure(examples: ReadonlyMap<string, readonly Example[]>): number[] {
  const total = { asked: 0, first: 0, three: 0 }
  for (const [shop, own] of examples) {
    const weights = learn([...examples].filter(([name]) => name !== shop).flatMap(([, list]) => list))
    const usable = own.filter((one) => one.some(({ isRight }) => isRight))
    const isFirst = (one: Example, most: number) =>
      inOrder(one, weights)
        .slice(0, most)
        .some(({ isRight }) => isRight)
    const [first, three] = [1, 3].map((most) => usable.filter((one) => isFirst(one, most)).length) as [number, number]
    console.log(`${shop}: of ${usable.length} the first is right ${first} times, one of three ${three} times`)
    total.asked += usable.length
    total.first += first
    total.three += three
  }
  console.log(`all: of ${total.asked} the first is right ${total.first} times, one of three ${total.three} times`)
  return learn([...examples.values()].flat())
}

/** The same with each sign in units of how much it differs from product to product, so that small ones are learned as fast. */
function measureScaled(examples: ReadonlyMap<string, Example[]>): number[] {
  const all = [...examples.values()].flat(2).map(({ signs }) => signs)
  const units = (all[0] ?? []).map((_, at) => {
    const mean = all.reduce((sum, signs) => sum + (signs[at] ?? 0), 0) / all.length
    return Math.sqrt(all.reduce((sum, signs) => sum + ((signs[at] ?? 0) - mean) ** 2, 0) / all.length)
  })
  const scaled = new Map(
    [...examples].map(([shop, list]) => [
      shop,
      list.map((one) =>
        one.map((product) => ({ ...product, signs: product.signs.map((sign, at) => sign / (units[at] ?? 1)) })),
      ),
    ]),
  )
  return measure(scaled).map((weight, at) => weight / (units[at] ?? 1))
}

const named = (weights: readonly number[]) =>
  weights.map((weight, at) => `${signNames[at % signNames.length]} ${weight.toFixed(2)}`).join(', ')

const examples = examplesOf()
const weights = measure(examples)
const { even, slope } = calibrate([...examples.values()].flat(), weights)
console.log(`${named(weights)} even ${even.toFixed(2)}, slope ${slope.toFixed(3)}`)
console.log('behind a wish, more of the same (of before, of now):')
console.log(named(measureScaled(followedExamplesOf(false))))
console.log('behind a wish, another need:')
console.log(named(measureScaled(followedExamplesOf(true))))
