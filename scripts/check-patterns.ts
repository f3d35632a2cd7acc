import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { declaredPatterns } from './patterns/declared-patterns.ts'
import { type ComputedPattern, type FoundPattern, findPatterns, type Pattern } from './patterns/find-patterns.ts'
import { judgePatterns } from './patterns/judge-patterns.ts'

/**
 * Refuses regular expressions that take more than linear time: every literal and every `new RegExp` of the code. Those that were
 * found linear before are remembered by their hash in `patterns/linear.txt`; `--write` brings it up to date, `--all` asks anew.
 */

const FOLDERS = ['src', 'sdk', 'web']
/** Changes when the judges do: then all patterns are judged again. */
const JUDGES = 'recheck 4.5.0, probe 1'

const { values } = parseArgs({
  options: { root: { type: 'string' }, all: { type: 'boolean' }, write: { type: 'boolean' } },
})
const root = resolve(values.root ?? new URL('..', import.meta.url).pathname)
const listFile = join(root, 'scripts/patterns/linear.txt')

const nameOf = ({ source, flags }: Pattern) => `/${source}/${flags}`
const hashOf = (pattern: Pattern) => createHash('sha256').update(nameOf(pattern)).digest('hex').slice(0, 16)

function readLinear(): Set<string> {
  const [judges, ...hashes] = existsSync(listFile) ? readFileSync(listFile, 'utf8').trim().split('\n') : []
  return new Set(judges === JUDGES && !values.all ? hashes : [])
}

/** Of the patterns that there are now; after each judgement, since all of them take minutes. */
function writeLinear(patterns: readonly Pattern[], linear: ReadonlySet<string>): void {
  const hashes = patterns.map(hashOf).filter((hash) => linear.has(hash))
  writeFileSync(listFile, `${[JUDGES, ...hashes.sort()].join('\n')}\n`)
}

/** Patterns that modules build while they load, with their real source. */
function recordPatterns(files: string[]): Promise<{ built: FoundPattern[]; failed: string[] }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('patterns/record-patterns.ts', import.meta.url), { workerData: { root, files } })
    worker.once('error', reject)
    worker.once('message', (message: { built: FoundPattern[]; failed: string[] }) => {
      worker.terminate()
      resolve(message)
    })
  })
}

/** Places that build a pattern of which nobody knows the source. */
function undeclaredOf(computed: readonly ComputedPattern[], built: readonly FoundPattern[]): string[] {
  const places = new Set(built.map(({ place }) => place))
  const unknown = computed.filter(({ file, line, made }) => {
    const isDeclared = declaredPatterns.some((one) => one.file === file && one.made === made)
    return !isDeclared && !places.has(`${file}:${line}`)
  })
  return unknown.map(
    ({ file, line, made }) => `${file}:${line} new RegExp(${made}): neither built at load nor declared`,
  )
}

/** Declarations of what is not there. */
function staleOf(computed: readonly ComputedPattern[]): string[] {
  const stale = declaredPatterns.filter(
    (one) => !computed.some(({ file, made }) => one.file === file && one.made === made),
  )
  return stale.map(({ file, made }) => `${file} new RegExp(${made}): declared, but not there`)
}

async function main(): Promise<void> {
  const { found, computed } = findPatterns(
    root,
    FOLDERS.filter((folder) => existsSync(join(root, folder))),
  )
  const { built, failed } = await recordPatterns([...new Set(computed.map(({ file }) => file))])
  const patterns = Map.groupBy([...found, ...built], nameOf)
  const isOurs = values.root === undefined
  let faults = 0
  const report = (fault: string) => {
    faults++
    console.error(fault)
  }
  for (const fault of [...failed, ...undeclaredOf(computed, built), ...(isOurs ? staleOf(computed) : [])]) {
    report(fault)
  }
  const linear = readLinear()
  const firsts = [...patterns.values()].flatMap(([first]) => first ?? [])
  const unknown = firsts.filter((pattern) => !linear.has(hashOf(pattern)))
  await judgePatterns(unknown, (pattern, { slow }) => {
    if (!slow) {
      linear.add(hashOf(pattern))
      if (values.write) writeLinear(firsts, linear)
    } else {
      const places = [...new Set(patterns.get(nameOf(pattern))?.map(({ place }) => place))].join(', ')
      report(`${places} ${nameOf(pattern)}: ${slow}`)
    }
  })
  if (values.write) writeLinear(firsts, linear)
  console.log(`${patterns.size} patterns, ${unknown.length} of them judged now, ${faults} refused`)
  process.exitCode = faults > 0 ? 1 : 0
}

await main()
