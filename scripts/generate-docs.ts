import { readFile, writeFile } from 'node:fs/promises'
import { table } from '../src/assistant/engine/frames.ts'
import { describeSettings } from '../src/describe-settings.ts'

const START = '<!-- table of frames: made by npm run docs -->'
const END = '<!-- end of the table of frames -->'

/** What the documentation says of the code, by file: made anew with each change of it. */
const pages: Record<string, (page: string) => string> = {
  'docs/configuration.md': () => describeSettings(),
  'docs/assistant.md': (page) => {
    const [from, to] = [page.indexOf(START), page.indexOf(END)]
    if (from < 0 || to < from) throw new Error(`docs/assistant.md lacks "${START}" or "${END}"`)
    return `${page.slice(0, from + START.length)}\n\n${describeFrames()}\n\n${page.slice(to)}`
  },
}

/** The rows by which a clause of a message finds what it speaks to, in their order. */
function describeFrames(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
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
