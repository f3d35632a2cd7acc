import { readFile, writeFile } from 'node:fs/promises'
import { table } from '../src/assistant/engine/frames.ts'
import { kinds } from '../src/assistant/gate/kinds-of-claims.ts'
import { describeSettings } from '../src/describe-settings.ts'
import { kindsTold } from './kinds-told.ts'

const START = '<!-- table of frames: made by npm run docs -->'
const END = '<!-- end of the table of frames -->'

const KINDS_START = '<!-- table of kinds: made by npm run docs -->'
const KINDS_END = '<!-- end of the table of kinds -->'

/** What the documentation says of the code, by file: made anew with each change of it. */
const pages: Record<string, (page: string) => string> = {
  'docs/configuration.md': () => describeSettings(),
  'docs/assistant.md': (page) => between(page, START, END, describeFrames()),
  'docs/gate.md': (page) => between(page, KINDS_START, KINDS_END, describeKinds()),
}

/** A page with what stands between two marks made anew. */
function between(page: string, start: string, end: string, made: string): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`a page lacks "${start}" or "${end}"`)
  return `${page.slice(0, from + start.length)}\n\n${made}\n\n${page.slice(to)}`
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** The kinds of claims in their order. */
function describeKinds(): string {
  const rows = kinds.map(({ name }) => {
    const told = kindsTold[name]
    if (!told) throw new Error(`nothing is told of the kind "${name}"`)
    return `| ${[name, ...told].map(cell).join(' | ')} |`
  })
  return [
    '| kind | what it is | facts that bear it out | how they are compared | in its place |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** The rows by which a clause of a message finds what it speaks to, in their order. */
function describeFrames(): string {
  const rows = table.map(({ frame, when, does }, at) => `| ${at + 1} | ${frame} | ${cell(when)} | ${cell(does)} |`)
  return ['| | about | when | what is done |', '|---|---|---|---|', ...rows].join('\n')
}

/** Writes these parts; with --check only tells whether what is checked in is the same. */
for (const [name, make] of Object.entries(pages)) {
  const file = new URL(`../${name}`, import.meta.url)
  const page = await readFile(file, 'utf8').catch(() => '')
  const made = make(page)
  if (!process.argv.includes('--check')) await writeFile(file, made)
  else if (made !== page) {
    process.stderr.write(`${name} is not what the code makes: run \`npm run docs\`.\n`)
    process.exitCode = 1
  }
}
