import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTimedAssertions } from './timed-assertions.ts'

/**
 * Refuses assertions on elapsed time in all tests and their support below the folder given (default: this repository): they fail
 * when the machine is busy. What may be asserted instead is in CONTRIBUTING.md; what is about time belongs into bench/.
 */
const root = process.argv[2] ?? new URL('..', import.meta.url).pathname
const patterns = ['{src,test,sdk,bench,scripts,web}/**/*.{test,proof}.ts', 'test/**/*.ts']
const files = [...new Set(globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }))].sort()
const faults = files.flatMap((file) =>
  findTimedAssertions(readFileSync(join(root, file), 'utf8'), { isTest: /\.(test|proof)\.ts$/.test(file) }).map(
    ({ line, text }) => `${file}:${line} ${text}`,
  ),
)
for (const fault of faults) console.log(`asserts elapsed time: ${fault}`)
console.log(`${files.length} files, ${faults.length} assertions on elapsed time`)
process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0
