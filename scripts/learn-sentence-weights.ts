/**
 * Learns by which weights a sentence of a product's page answers a question, from the working half of test/data/questions/told-*.jsonl,
 * and writes them to src/search/questions/sentence-weights.ts: `node scripts/learn-sentence-weights.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readQuestion } from '../src/search/questions/read-question.ts'
import { type Features, featureNames, featuresOf } from '../src/search/questions/sentence-features.ts'
import { readShopText, sentencesOf } from '../src/search/questions/shop-texts.ts'

const rows = <Row>(file: string): Row[] =>
  readFileSync(new URL(`../test/data/questions/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)

const products = rows<{ id: string; language: string; title: string; description: string }>('told-products.jsonl')
const lines = rows<{ product: string; language: string; question: string; quote: string | null }>('told-working.jsonl')

/** The sentences of a page as numbers, and which of them answer: none where the page does not tell it. */
interface Example {
  sentences: number[][]
  answers: boolean[]
}

const examples = lines.map(({ product: id, language, question, quote }): Example => {
  const product = products.find((one) => one.id === id)
  if (!product) throw new Error(`no product ${id}`)
  const clauses = readQuestion(question, language, product.language)
  const sentences = sentencesOf(product.description, product.language)
  const title = readShopText(product.title, product.language)
  return {
    sentences: featuresOf(question, clauses, { title, sentences }).map(valuesOf),
    answers: sentences.map(({ said }) => quote !== null && said.includes(quote)),
  }
})

function valuesOf(features: Features): number[] {
  return [1, ...featureNames.map((name) => features[name])]
}

const ROUNDS = 3000
const RATE = 0.5
/** Keeps weights small, so that they hold for other lines than these. */
const DECAY = 0.002
let weights: number[] = new Array(featureNames.length + 1).fill(0)
for (let round = 0; round < ROUNDS; round++) {
  const slope: number[] = weights.map(() => 0)
  for (const { sentences, answers } of examples) {
    // One of the sentences answers, or none.
    const worth = sentences.map((values) =>
      Math.exp(values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)),
    )
    const all = worth.reduce((sum, one) => sum + one, 1)
    const right = answers.filter((is) => is).length
    for (const [place, values] of sentences.entries()) {
      const error = (worth[place] ?? 0) / all - (answers[place] ? 1 / right : 0)
      for (const [at, value] of values.entries()) slope[at] = (slope[at] ?? 0) + error * value
    }
  }
  weights = weights.map(
    (weight, at) => weight - RATE * ((slope[at] ?? 0) / examples.length + (at > 0 ? DECAY * weight : 0)),
  )
}

const written = weights.map((weight) => Math.round(weight * 100) / 100)
const [base = 0, ...own] = written
const text = `import type { Features } from './sentence-features.ts'

/** Made by \`node scripts/learn-sentence-weights.ts\` from ${lines.length} questions: do not edit. */
export const sentenceWeights: { base: number } & Features = {
  base: ${base},
${featureNames.map((name, at) => `  ${name}: ${own[at]},`).join('\n')}
}
`
writeFileSync(new URL('../src/search/questions/sentence-weights.ts', import.meta.url), text)
