/**
 * Learns from the even halves of the questions in test/data/knowledge how the signs of a sentence add up to an answer, and writes
 * src/knowledge/index/learned-weights.ts. Run it when signs or word lists changed: `node scripts/learn-passages.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chunkDocument } from '../src/knowledge/chunk-document.ts'
import { doubtsOf, exactDoubtsOf } from '../src/knowledge/index/confidence.ts'
import { PassageIndex } from '../src/knowledge/index/passage-index.ts'
import { type Look, present } from '../src/knowledge/index/score-passage.ts'
import type { Asked } from '../src/knowledge/index/signs.ts'
import { DocumentReader } from '../src/knowledge/readers/read-document.ts'
import { chatPagesOf, chatQuestionsOf, chatShops, plainly } from '../test/data/knowledge/chat-questions.ts'
import { questionsOf } from '../test/data/knowledge/policy-questions.ts'
import { sentenceQuestionsOf } from '../test/data/knowledge/sentence-questions.ts'
import { shopQuestionsOf } from '../test/data/knowledge/shop-questions.ts'
import { strangerQuestionsOf } from '../test/data/knowledge/stranger-questions.ts'

const HALF = 0
/** Where learning begins: as fitted by hand on three shops. */
const PRIOR = {
  ...{
    share: 5,
    alone: 0,
    together: 0,
    evidence: 0,
    missing: 0,
    denies: 0,
    topics: 1.4,
    told: 0.8,
    first: 1.5,
    opening: 1.8,
    passage: 2.2,
    headed: 0.4,
    again: 0.3,
    ranked: 2.3,
  },
  ...{
    unknown: -1.5,
    astray: -0.6,
    long: -1,
    placed: 0.5,
    elsewhere: -1.5,
    rest: 1,
    tells: 0.5,
    ofOther: -0.5,
    facet: 5,
    near: 1,
  },
}
const DATA = new URL('../test/data/knowledge/', import.meta.url)
const POLICIES = new URL('../../shared/data/policies/', import.meta.url)

interface Page {
  id: string
  language: string
  title: string
  chunks: { position: number; heading: string; text: string }[]
}

interface Pair {
  pages: Page[]
  language: string
  text: string
  /** Of each group a sentence that answers has one; none: no page answers. */
  needed: string[][]
}

async function pageOf(url: URL, language: string): Promise<Page> {
  return readPage(url.pathname.split('/').at(-1) as string, readFileSync(url), language)
}

async function readPage(id: string, bytes: Buffer, language: string): Promise<Page> {
  const document = await new DocumentReader().readDocument('markdown', bytes)
  const chunks = chunkDocument(document).chunks.map((chunk, position) => ({ position, ...chunk }))
  return { id, language, title: document.title ?? id, chunks }
}

async function allPairs(): Promise<Pair[]> {
  const shops = { furniture: 'en', cosmetics: 'fr', bikes: 'de' }
  const single = { garden: 'en', boots: 'en', kaffee: 'de' }
  const pages = new Map<string, Page[]>()
  for (const [shop, language] of Object.entries(shops)) {
    const folder = new URL(`shops/${shop}/`, DATA)
    pages.set(shop, await Promise.all(readdirSync(folder).map((name) => pageOf(new URL(name, folder), language))))
  }
  for (const [shop, language] of Object.entries(single))
    pages.set(shop, [await pageOf(new URL(`sentences/${shop}.md`, DATA), language)])
  for (const name of readdirSync(new URL('strangers/', DATA))) {
    const [shop = '', language = ''] = name.split('.')
    pages.set(shop, [await pageOf(new URL(`strangers/${name}`, DATA), language)])
  }
  const names = ['refund', 'cancellation', 'sla', 'taxes', 'terms', 'privacy']
  pages.set('policies', await Promise.all(names.map((name) => pageOf(new URL(`${name}.md`, POLICIES), 'en'))))
  for (const [shop, language] of chatShops('learned'))
    pages.set(
      `chat ${shop}`,
      await Promise.all(chatPagesOf(shop).map(({ name, bytes }) => readPage(name, bytes, language))),
    )
  const of = (shop: string) => pages.get(shop) ?? []
  const whole = ({ text, former }: { text: string; former: string | null }) =>
    former === null ? text : `${former} ${text}`
  const groups = (words: string[]) => (words.length === 0 || words[0] === '' ? [] : [words])
  return [
    ...chatQuestionsOf('learned').map((one) => ({ ...one, pages: of(`chat ${one.shop}`), text: whole(one) })),
    ...strangerQuestionsOf(HALF).map((one) => ({ ...one, pages: of(one.shop), text: whole(one) })),
    ...sentenceQuestionsOf(HALF).map((one) => ({
      ...one,
      pages: of(one.shop),
      text: whole(one),
      needed: groups(one.words),
    })),
    ...shopQuestionsOf(HALF).map((one) => ({
      ...one,
      pages: of(one.shop),
      needed: one.page === null ? [] : groups(one.words),
    })),
    ...questionsOf(HALF).map((one) => ({ ...one, pages: of('policies'), needed: groups(one.expected ?? []) })),
  ]
}

function indexOf(pages: Page[]): PassageIndex {
  const index = new PassageIndex()
  for (const page of pages) index.put({ ...page, url: null, asOf: '' })
  return index
}
const known = new Map<string, PassageIndex>()
const indexFor = (pages: Page[]): PassageIndex => {
  const key = pages.map(({ id }) => id).join()
  const index = known.get(key) ?? indexOf(pages)
  known.set(key, index)
  return index
}

const hasAll = (text: string, needed: string[][]): boolean => {
  const said = plainly(text)
  return needed.length > 0 && needed.every((words) => words.some((word) => said.includes(plainly(word))))
}
const hasAny = (text: string, needed: string[][]): boolean => needed.some((words) => hasAll(text, [words]))
const unsure = { confidence: 0, exactness: 1 }
/** Characters of a stretch of a passage. */
const MOST = 320

/** The sentences that answer with those around them, as many as fit: what is quoted is told by the same weights, from wider is learned better. */
function stretchOf({ entry, worths }: Look, best: string[]): string[] {
  const sentences = entry.sentences.map(({ text }) => text)
  let [first, last] = [
    sentences.findIndex((one) => best.includes(one)),
    sentences.findLastIndex((one) => best.includes(one)),
  ]
  const lengthOf = (from: number, to: number) => sentences.slice(from, to + 1).join(' ').length
  for (;;) {
    const [isFormer, isNext] = [
      first > 0 && lengthOf(first - 1, last) < MOST,
      last + 1 < sentences.length && lengthOf(first, last + 1) < MOST,
    ]
    if (first < 0 || (!isFormer && !isNext)) return first < 0 ? best : sentences.slice(first, last + 1)
    if (isFormer && (!isNext || (worths[first - 1] ?? 0) > (worths[last + 1] ?? 0))) first -= 1
    else last += 1
  }
}

/** Whether a stretch of its passage has the words. */
const answers = (one: Look, asked: Asked, needed: string[][]): boolean =>
  hasAll(stretchOf(one, present(one, asked, unsure).bestSentences).join(' '), needed)

const RATE = 0.05
const ROUNDS = 600

/** Adam, with a pull towards where it begins. @param gradient of what is to become small */
function descend(from: number[], pull: number, gradient: (at: number[]) => number[]): number[] {
  const at = [...from]
  const [mean, square] = [at.map(() => 0), at.map(() => 0)]
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [nth, slope] of gradient(at).entries()) {
      const own = slope + pull * ((at[nth] as number) - (from[nth] as number))
      mean[nth] = 0.9 * (mean[nth] as number) + 0.1 * own
      square[nth] = 0.999 * (square[nth] as number) + 0.001 * own * own
      const step = mean[nth] / (1 - 0.9 ** round) / (Math.sqrt(square[nth] / (1 - 0.999 ** round)) + 1e-8)
      at[nth] = (at[nth] as number) - RATE * step
    }
  }
  return at
}

const dot = (weights: number[], row: number[]): number => {
  let sum = 0
  for (let nth = 0; nth < row.length; nth++) sum += (weights[nth] as number) * (row[nth] as number)
  return sum
}
const rowOf = (names: string[], values: object): number[] =>
  names.map((name) => (values as Record<string, number>)[name] ?? 0)

/** The sentence that answers goes before all others. */
function learnRank(from: number[], questions: { rows: number[][]; isRight: boolean[] }[]): number[] {
  return descend(from, PULL, (at) => {
    const slopes = at.map(() => 0)
    for (const { rows, isRight } of questions) {
      const values = rows.map((row) => dot(at, row))
      const most = Math.max(...values)
      const shares = values.map((value) => Math.exp(value - most))
      const all = shares.reduce((sum, share) => sum + share, 0)
      const right = shares.reduce((sum, share, nth) => sum + (isRight[nth] ? share : 0), 0)
      for (const [nth, row] of rows.entries()) {
        const share = shares[nth] as number
        const own = (share / all - (isRight[nth] ? share / right : 0)) / questions.length
        for (let column = 0; column < row.length; column++)
          slopes[column] = (slopes[column] as number) + own * (row[column] as number)
      }
    }
    return slopes
  })
}

/** How likely the first one is right. */
function learnSure(cases: { row: number[]; isRight: boolean; weight: number }[]): number[] {
  const all = cases.reduce((sum, { weight }) => sum + weight, 0)
  const from = (cases[0]?.row ?? []).map(() => 0)
  return descend(from, PULL, (at) => {
    const slopes = at.map(() => 0)
    for (const { row, isRight, weight } of cases) {
      const off = (1 / (1 + Math.exp(-dot(at, row))) - (isRight ? 1 : 0)) * (weight / all)
      for (let column = 0; column < row.length; column++)
        slopes[column] = (slopes[column] as number) + off * (row[column] as number)
    }
    return slopes
  })
}

const rounded = (names: string[], values: number[]): string =>
  names.map((name, nth) => `    ${name}: ${Number((values[nth] as number).toFixed(2))},\n`).join('')

/** A question whose answer is taken away is one that no page answers: it counts less than one that people asked. */
const TAKEN_AWAY = 0.2
/** Questions that no page answers are fewer in the lists than people ask. */
const UNANSWERED = 2
const PULL = 0.001
/** In the logarithm of the odds. */
const ASKED_MORE = 0.2

const pairs = await allPairs()
const seen = pairs.map((pair) => ({ pair, found: indexFor(pair.pages).everySentence(pair.text, pair.language) }))
const names = Object.keys(PRIOR)
const rank = learnRank(
  rowOf(names, PRIOR),
  seen.flatMap(({ pair, found }) => {
    const looks = found?.looks.flat() ?? []
    const isRight = looks.map((one) => found !== null && answers(one, found.asked, pair.needed))
    return isRight.some(Boolean) ? [{ rows: looks.map(({ signs }) => rowOf(names, signs)), isRight }] : []
  }),
)
const without = ({ pages, needed }: Pair): Page[] =>
  pages.map((page) => ({ ...page, chunks: page.chunks.filter(({ text }) => !hasAny(text, needed)) }))

function caseOf(found: ReturnType<PassageIndex['everySentence']>, needed: string[][], weight: number) {
  if (!found || found.looks.length === 0) return []
  const best = found.looks
    .map((of) =>
      of
        .map((one) => ({ ...one, value: dot(rank, rowOf(names, one.signs)) }))
        .map((one, _, all): Look => ({ ...one, worths: all.map(({ value }) => value) }))
        .reduce((a, b) => (b.value > a.value ? b : a)),
    )
    .sort((a, b) => b.value - a.value)
  const [first, second] = best as [Look, Look | undefined]
  const doubts = doubtsOf(first, found.asked, second ? first.value - second.value : null)
  const exact = exactDoubtsOf(doubts, first)
  const isExact = hasAll(present(first, found.asked, unsure).bestSentences.join(' '), needed)
  return [{ doubts, exact, row: Object.values(doubts), isRight: answers(first, found.asked, needed), isExact, weight }]
}

const cases = seen.flatMap(({ pair, found }) => {
  const own = caseOf(found, pair.needed, pair.needed.length === 0 && pair.pages.length <= 5 ? UNANSWERED : 1)
  // Long terms say most things twice: what is left may answer too.
  if (pair.needed.length === 0 || pair.pages.length > 5) return own
  return [...own, ...caseOf(indexOf(without(pair)).everySentence(pair.text, pair.language), [], TAKEN_AWAY)]
})
const sure = learnSure(cases)
// Shoppers ask what pages tell more often than the lists do, half of whose questions have their answer taken away.
sure[0] = (sure[0] as number) + ASKED_MORE
const told = cases.filter(({ isRight }) => isRight)
const exact = learnSure(told.map((one) => ({ row: Object.values(one.exact), isRight: one.isExact, weight: 1 })))
const right = cases.filter(({ isRight }) => isRight).length
const text = `/**
 * Written by scripts/learn-passages.ts, from the even halves of the questions in test/data/knowledge: by \`rank\` the signs of a sentence add
 * up to how good an answer it is beside others, by \`sure\` to how likely it and those around it
 * are the answer, by \`exact\` to how likely it is so without these.
 */
export const learned = {
  rank: {
${rounded(names, rank)}  },
  sure: {
${rounded(Object.keys(cases[0]?.doubts ?? {}), sure)}  } as Record<string, number>,
  exact: {
${rounded(Object.keys(cases[0]?.exact ?? {}), exact)}  } as Record<string, number>,
}
`
writeFileSync(new URL('../src/knowledge/index/learned-weights.ts', import.meta.url), text)
console.log(`${pairs.length} questions; the first sentence is right of ${right}`)
