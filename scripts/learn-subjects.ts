/**
 * Learns from the working half of test/data/subjects what each sign of a message tells of what it is about, and writes
 * src/assistant/engine/subject/subject-weights.ts: `node scripts/learn-subjects.ts`, some minutes. Prints how often it is right in shops that
 * nothing was learned from, each left out in turn; with `--held-back` in the other half too.
 */
import { writeFileSync } from 'node:fs'
import { Clause } from '../src/assistant/engine/clause.ts'
import { rowOfTable } from '../src/assistant/engine/row-of.ts'
import { signsOfSubject, subjects } from '../src/assistant/engine/subject/subject-signs.ts'
import { labelledShops, playLabelled } from '../test/support/labelled-talks.ts'
import { startTestApp } from '../test/support/test-app.ts'

interface Example {
  shop: string
  signs: ReadonlyMap<string, number>
  /** Of each subject, whether the message is about it; they share it. */
  about: readonly number[]
}

/** A sign of fewer messages tells nothing. */
const FEWEST = 8
const ROUNDS = 300
const RATE = 0.3
/** Keeps weights small, so that they hold for other shops. */
const DECAY = 1e-3
/** Smaller weights are left out. */
const LEAST = 0.05
/** The second of two parts of a message counts so much. */
const OF_SECOND = 0.5

const app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })

async function examplesOf(half: 'working' | 'held-back'): Promise<Example[]> {
  const examples: Example[] = []
  for (const shop of labelledShops) {
    for await (const { scope, about } of playLabelled(app, shop, half)) {
      const [found] = scope.understanding.found
      if (!found?.shares) continue
      const clause = new Clause(scope, found)
      const worths = subjects.map((one) => (one === about[0] ? 1 : about.includes(one) ? OF_SECOND : 0))
      const all = worths.reduce<number>((sum, worth) => sum + worth, 0)
      examples.push({
        shop,
        signs: signsOfSubject(clause, rowOfTable(clause).frame),
        about: worths.map((worth) => worth / all),
      })
    }
  }
  return examples
}

/** Weights by the places of their signs, one of each subject. */
interface Learned {
  places: ReadonlyMap<string, number>
  weights: Float64Array
}

/** The places of an example's signs that are known, each followed by its value. */
const placed = ({ signs }: Example, places: Learned['places']): number[] =>
  [...signs].flatMap(([sign, value]) => {
    const place = places.get(sign)
    return place === undefined ? [] : [place, value]
  })

function sharesOf(signs: readonly number[], weights: Float64Array): number[] {
  const sums = subjects.map((_, subject) => {
    let sum = 0
    for (let at = 0; at < signs.length; at += 2)
      sum += (weights[(signs[at] as number) * subjects.length + subject] as number) * (signs[at + 1] as number)
    return sum
  })
  const most = Math.max(...sums)
  const worths = sums.map((sum) => Math.exp(sum - most))
  const all = worths.reduce((sum, worth) => sum + worth, 0)
  return worths.map((worth) => worth / all)
}

/** Softmax regression, in steps of Adagrad. */
function learn(examples: readonly Example[]): Learned {
  const counts = new Map<string, number>()
  for (const { signs } of examples) for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const names = [...counts].flatMap(([name, count]) => (count >= FEWEST ? name : [])).toSorted()
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = examples.map((one) => placed(one, places))
  const weights = new Float64Array(names.length * subjects.length)
  const squares = weights.map(() => 1e-6)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight) => -DECAY * weight)
    for (const [row, signs] of rows.entries()) {
      const { about } = examples[row] as Example
      for (const [subject, share] of sharesOf(signs, weights).entries()) {
        const error = ((about[subject] ?? 0) - share) / rows.length
        for (let at = 0; at < signs.length; at += 2) {
          const place = (signs[at] as number) * subjects.length + subject
          slope[place] = (slope[place] as number) + error * (signs[at + 1] as number)
        }
      }
    }
    for (const [place, own] of slope.entries()) {
      squares[place] = (squares[place] as number) + own * own
      weights[place] = (weights[place] as number) + (RATE * own) / Math.sqrt(squares[place] as number)
    }
  }
  return { places, weights }
}

const rightOf = (examples: readonly Example[], { places, weights }: Learned): number =>
  examples.filter((example) => {
    const shares = sharesOf(placed(example, places), weights)
    return (example.about[shares.indexOf(Math.max(...shares))] ?? 0) > 0
  }).length

const working = await examplesOf('working')
const right = labelledShops.reduce((sum, out) => {
  const own = working.filter(({ shop }) => shop === out)
  return sum + rightOf(own, learn(working.filter(({ shop }) => shop !== out)))
}, 0)
console.log(`${right} of ${working.length} right, each shop left out in turn`)
const learned = learn(working)
if (process.argv.includes('--held-back')) {
  const heldBack = await examplesOf('held-back')
  console.log(`${rightOf(heldBack, learned)} of ${heldBack.length} held back right`)
}

const lines = [...learned.places].flatMap(([name, place]) => {
  const own = learned.weights.slice(place * subjects.length, (place + 1) * subjects.length)
  const rounded = [...own].map((weight) => Math.round(weight * 100) / 100)
  const key = /^[a-z]+$/i.test(name) ? name : `'${name}'`
  return rounded.every((weight) => Math.abs(weight) < LEAST) ? [] : [`  ${key}: [${rounded.join(', ')}],`]
})
const text = `/** Of each sign what it tells of each of \`subjects\`, in their order. Made by \`node scripts/learn-subjects.ts\` from ${working.length} messages: do not edit. */
export const subjectWeights: Readonly<Record<string, readonly number[]>> = {
${lines.join('\n')}
}
`
writeFileSync(new URL('../src/assistant/engine/subject/subject-weights.ts', import.meta.url), text)
await app.close()
process.exit(0)
