import { parentPort } from 'node:worker_threads'
import { check, type Diagnostics } from 'recheck'
import type { Pattern } from './find-patterns.ts'
import { probePattern, timeOf } from './probe-pattern.ts'

/** Empty when the pattern takes time in proportion to its text; else why not. */
export interface Judgement {
  slow?: string
}

/** Word lists with gaps between make automata that are too large for this long; they are then tried out. */
const AUTOMATON_MS = 30_000
const TRIAL_MS = 120_000
const ATTACK_CHARACTERS = 40_000
/** A linear pattern needs about 1. */
const MOST_ATTACK_MS = 20

/**
 * First a few hostile texts, which find most; then the analysis. What it proves from the automaton counts as it is. What it only
 * tried out (patterns with look-arounds or word boundaries) it counts in steps of its own, blind to what the engine skips: its
 * attack is run for real.
 */
async function judge({ source, flags }: Pattern): Promise<Judgement> {
  const probed = probePattern(source, flags)
  if (probed) {
    const { prefix, pump, suffix, characters, ms } = probed
    return { slow: `${ms} ms on ${characters} characters: ${attackIn([{ prefix, pump }], suffix)}` }
  }
  let found = await check(source, flags, { timeout: AUTOMATON_MS })
  if (found.status === 'unknown') found = await check(source, flags, { timeout: TRIAL_MS, checker: 'fuzz' })
  if (found.status === 'safe') return {}
  if (found.status === 'unknown') return { slow: `cannot be analysed (${found.error.kind}): make it simpler` }
  const said = `${found.complexity.summary} on ${attackIn(found.attack.pumps, found.attack.suffix)}`
  if (found.checker === 'automaton') return { slow: said }
  const ms = timeOf(new RegExp(source, flags), attackText(found.attack))
  return ms > MOST_ATTACK_MS ? { slow: `${Math.round(ms)} ms: ${said}` } : {}
}

type Attack = Extract<Diagnostics, { status: 'vulnerable' }>['attack']

const attackIn = (pumps: readonly { prefix: string; pump: string }[], suffix: string): string =>
  [
    ...pumps.map(({ prefix, pump }) => `${JSON.stringify(prefix)} + ${JSON.stringify(pump)} x n`),
    JSON.stringify(suffix),
  ].join(' + ')

/** The attack, as long as `ATTACK_CHARACTERS`. */
function attackText({ pumps, suffix }: Attack): string {
  const share = ATTACK_CHARACTERS / Math.max(1, pumps.length)
  return (
    pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(share / Math.max(1, pump.length)))).join('') + suffix
  )
}

parentPort?.on('message', (pattern: Pattern) => {
  judge(pattern).then(
    (judgement) => parentPort?.postMessage(judgement),
    (error: unknown) =>
      parentPort?.postMessage({ slow: `cannot be checked: ${error instanceof Error ? error.message : String(error)}` }),
  )
})
