import { readFileSync } from 'node:fs'
import { prepareGoods } from '../src/search/needs/goods-words.ts'
import { type Signs, signNames, signsOf } from '../src/search/needs/rank-needed.ts'
import { bareProduct } from '../src/search/search-product.ts'
import { StoreCatalog } from '../src/search/store-catalog.ts'

/**
 * Learns from `test/data/needs` how much each sign tells that a product is what a shopper needs, and from which sum on one in two is:
 * the numbers of `src/search/needs/rank-needed.ts`. Prints how often the first is right, one of three, with the numbers learned from all shops but the one.
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

function examplesOf(): Map<string, Example[]> {
  for (const _ of prepareGoods());
  const languages = JSON.parse(read('shops.json')) as Record<string, string>
  const asked = ['working.jsonl', 'held-back.jsonl'].flatMap((file) => rowsOf<Asked>(file))
  return new Map(
    Object.entries(languages).map(([shop, language]) => {
      const catalog = new StoreCatalog({ language, currency: 'EUR' })
      catalog.upsert(
        rowsOf<Pushed>(`${shop}.jsonl`).map(({ externalId, title, category = null, tags = [], description = null }) =>
          bareProduct(externalId, title, { category, tags, description }),
        ),
      )
      const own = asked.filter((one) => one.shop === shop)
      return [shop, own.map(({ text, language: said, ids }) => exampleOf(signsOf(text, said, catalog), ids))]
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
  const weights = signNames.map(() => 0)
  const squares = signNames.map(() => 1e-6)
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

const examples = examplesOf()
const total = { asked: 0, first: 0, three: 0 }
for (const [shop, own] of examples) {
  const others = [...examples].filter(([name]) => name !== shop).flatMap(([, list]) => list)
  const weights = learn(others)
  const usable = own.filter((one) => one.some(({ isRight }) => isRight))
  const first = usable.filter((one) => inOrder(one, weights)[0]?.isRight).length
  const three = usable.filter((one) =>
    inOrder(one, weights)
      .slice(0, 3)
      .some(({ isRight }) => isRight),
  ).length
  console.log(`${shop}: of ${usable.length} the first is right ${first} times, one of three ${three} times`)
  total.asked += usable.length
  total.first += first
  total.three += three
}
const all = [...examples.values()].flat()
const weights = learn(all)
const { even, slope } = calibrate(all, weights)
console.log(`all: of ${total.asked} the first is right ${total.first} times, one of three ${total.three} times`)
console.log(
  signNames.map((name, at) => `${name} ${weights[at]?.toFixed(2)}`).join(', '),
  `even ${even.toFixed(2)}, slope ${slope.toFixed(3)}`,
)
