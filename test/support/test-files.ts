import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface TestFiles {
  /** Need a database: run once on each kind. */
  database: string[]
  /** Run once. */
  plain: string[]
  /** Of both: those that open a browser. */
  browser: string[]
}

/** Marks in a file's text: it opens a database, directly or through the test app or the commands, or a browser. */
const DATABASE_MARK = /['"][^'"]*\/(test-database|test-app|operator-cli)(\.ts)?['"]/
const BROWSER_MARK = /['"][^'"]*support\/(widget-)?browser\.ts['"]/

/**
 * Absolute paths of the test files under `root`, sorted. `filters` are beginnings of paths such as `src/catalog`, or parts of
 * file names; none = all. `proofsOnly` takes only test/proofs.
 */
export function findTestFiles(root: string, filters: string[], proofsOnly: boolean): TestFiles {
  const patterns = proofsOnly
    ? ['test/proofs/**/*.proof.ts']
    : ['{src,test,sdk,bench,scripts,web}/**/*.test.ts', 'test/proofs/**/*.proof.ts']
  const exclude = ['**/node_modules/**', '**/dist/**']
  const wanted = filters.map((filter) => filter.replace(/^\.\//, ''))
  const found = globSync(patterns, { cwd: root, exclude })
    .filter((path) => wanted.length === 0 || wanted.some((filter) => path.includes(filter)))
    .sort()
  const files: TestFiles = { database: [], plain: [], browser: [] }
  for (const path of found.map((name) => join(root, name))) {
    const text = readFileSync(path, 'utf8')
    files[DATABASE_MARK.test(text) ? 'database' : 'plain'].push(path)
    if (BROWSER_MARK.test(text)) files.browser.push(path)
  }
  return files
}
