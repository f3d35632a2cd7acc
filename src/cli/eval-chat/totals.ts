import { passHat, percentile, type Share, shareOf } from '../../eval/chat/summarize.ts'
import type { SuiteResult } from './run-suite.ts'

export interface Totals {
  conversations: number
  skipped: number
  turns: number
  /** Conversations that passed in all their tries. */
  passed: Share
  byCategory: Record<string, Share>
  byLanguage: Record<string, Share>
  /** By k, from 1 to the number of tries; left out when each was held once. */
  passHat: Record<string, number>
  /** Milliseconds of server time. */
  turnMs: { p50: number; p95: number; most: number }
  /** Of which the processor worked. */
  cpuMs: { p50: number; p95: number }
  firstEventMs: { p50: number; p95: number }
  clarifyingRate: number
  /** Failed expectations by their kind. */
  failures: Record<string, number>
}

interface Run {
  key: string
  category: string
  language: string
  passed: number
  tries: number
}

export function totalsOf(results: SuiteResult[]): Totals {
  const held = results.flatMap(({ file, conversations }) =>
    conversations.map((one) => ({ ...one, key: `${file}\n${one.name}` })),
  )
  const counted = held.filter(({ outcome }) => outcome !== 'skipped')
  const turns = counted.flatMap((conversation) => conversation.turns)
  const runs = [...Map.groupBy(counted, ({ key }) => key)].map(([key, tries]): Run => {
    const { category = '', language = '' } = tries[0] ?? {}
    return {
      key,
      category,
      language,
      tries: tries.length,
      passed: tries.filter(({ outcome }) => outcome === 'passed').length,
    }
  })
  const most = Math.max(1, ...runs.map(({ tries }) => tries))
  const hats =
    most === 1 ? [] : Array.from({ length: most }, (_, at) => [`${at + 1}`, passHat(at + 1, runs) ?? 0] as const)
  const took = turns.map(({ tookMs }) => tookMs)
  const cpu = turns.map(({ cpuMs }) => cpuMs)
  const first = turns.flatMap(({ firstEventMs }) => firstEventMs ?? [])
  const kinds = turns.flatMap(({ failures }) => failures.map(({ kind }) => kind))
  return {
    conversations: runs.length,
    skipped: held.length - counted.length,
    turns: turns.length,
    passed: passedOf(runs),
    byCategory: sharesBy(runs, ({ category }) => category),
    byLanguage: sharesBy(runs, ({ language }) => language),
    passHat: Object.fromEntries(hats),
    turnMs: { p50: percentile(took, 0.5), p95: percentile(took, 0.95), most: percentile(took, 1) },
    cpuMs: { p50: percentile(cpu, 0.5), p95: percentile(cpu, 0.95) },
    firstEventMs: { p50: percentile(first, 0.5), p95: percentile(first, 0.95) },
    clarifyingRate: turns.length === 0 ? 0 : turns.filter(({ isClarifying }) => isClarifying).length / turns.length,
    failures: Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length])),
  }
}

const passedOf = (runs: Run[]): Share =>
  shareOf(runs.filter(({ passed, tries }) => passed === tries).length, runs.length)

function sharesBy(runs: Run[], keyOf: (run: Run) => string): Record<string, Share> {
  return Object.fromEntries([...Map.groupBy(runs, keyOf)].map(([key, own]) => [key, passedOf(own)]))
}
