import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openThrowAwayApp } from '../src/cli/eval-chat/throw-away-stages.ts'
import { GateStage, readGateStores } from '../src/cli/eval-gate/gate-stores.ts'
import { loadConfig } from '../src/config.ts'
import { type GateCase, gateCaseSchema } from '../src/eval/gate/gate-case.ts'
import { judgeShown } from '../src/eval/gate/judge-shown.ts'
import { readAnswer } from '../src/eval/gate/read-claims.ts'

type Wrong = Record<'old' | 'new', boolean>

/** Rows of a table: how many answers went wrong with each gate, of how many. */
class Tally {
  readonly #rows = new Map<string, { old: number; new: number; of: number }>()

  count(name: string, wrong: Wrong): void {
    const row = this.#rows.get(name) ?? { old: 0, new: 0, of: 0 }
    row.of++
    if (wrong.old) row.old++
    if (wrong.new) row.new++
    this.#rows.set(name, row)
  }

  print(title: string): void {
    console.log(`\n${title.padEnd(32)}${'old'.padStart(6)}${'new'.padStart(6)}${'of'.padStart(6)}`)
    for (const [name, row] of [...this.#rows].toSorted(([a], [b]) => a.localeCompare(b))) {
      console.log(`${name.padEnd(32)}${[row.old, row.new, row.of].map((count) => String(count).padStart(6)).join('')}`)
    }
  }
}

/** Plays judged answers through the gate in use and the claim gate, on the same facts, and prints totals only. */
async function main(files: readonly string[]): Promise<void> {
  const app = await openThrowAwayApp(loadConfig())
  try {
    for (const file of files) {
      const place = join(dirname(file), 'stores.json')
      const stage = new GateStage(app, await readGateStores(place), place)
      const tally = new Tally()
      for (const gateCase of casesOf(file)) {
        const { shopper, language, tools, say, truth, kind } = gateCase
        const read = await readAnswer(await stage.contextOf(gateCase.store), { shopper, locale: language, tools, say })
        const shown = read.sentences.map((sentence) => sentence.shown).join('')
        const isWrong = (text: string) => judgeShown(gateCase, text).outcome !== 'right'
        const wrong = { old: isWrong(read.inUse), new: isWrong(shown) }
        const what = truth === 'true' ? 'true, blocked' : 'false, shown'
        for (const name of [`${what}`, `${what}: ${language}`, `${what}: ${kind}`]) tally.count(name, wrong)
      }
      tally.print(file)
    }
  } finally {
    await app.close()
  }
}

const casesOf = (file: string): GateCase[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => gateCaseSchema.parse(JSON.parse(line)))

await main(process.argv.slice(2))
process.exit()
