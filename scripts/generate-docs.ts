import { readFile, writeFile } from 'node:fs/promises'
import { describeSettings } from '../src/config.ts'

/** Writes docs/configuration.md from the settings; with --check only tells whether the checked-in page is the same. */
const file = new URL('../docs/configuration.md', import.meta.url)
if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== describeSettings()) {
    process.stderr.write('docs/configuration.md is not what src/config.ts makes: run `npm run docs`.\n')
    process.exitCode = 1
  }
} else await writeFile(file, describeSettings())
