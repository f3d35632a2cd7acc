import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { FoundPattern } from './find-patterns.ts'

/** Runs in a worker thread: imports modules and notes each regular expression that their own lines build while they load. */

const { root, files } = workerData as { root: string; files: string[] }
const home = pathToFileURL(`${root}/`).href
const built = new Map<string, FoundPattern>()
const Original = globalThis.RegExp

function note(pattern: RegExp): RegExp {
  // The line that called is the first of the stack below this file's.
  const caller = (new Error().stack ?? '').split('\n').find((line, at) => at > 0 && !line.includes(import.meta.url))
  const from = caller?.indexOf(home) ?? -1
  if (!caller || from < 0 || caller.includes('/node_modules/')) return pattern
  const [file, line] = caller.slice(from + home.length).split(':')
  const found = { place: `${file}:${line}`, source: pattern.source, flags: pattern.flags }
  built.set(`${found.place} ${found.source} ${found.flags}`, found)
  return pattern
}

globalThis.RegExp = new Proxy(Original, {
  construct: (target, given, made) =>
    note(Reflect.construct(target, given, made === globalThis.RegExp ? target : made)),
  apply: (target, self, given) => note(Reflect.apply(target, self, given)),
})

const failed: string[] = []
for (const file of files) {
  try {
    await import(pathToFileURL(join(root, file)).href)
  } catch (error) {
    failed.push(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
globalThis.RegExp = Original
parentPort?.postMessage({ built: [...built.values()], failed })
