import { readFileSync } from 'node:fs'

/** The rows of a file that has one JSON value a line. */
// biome-ignore lint/suspicious/noExplicitAny: rows of test data, which what takes them checks
export const readJsonLines = (file: URL): any[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
