import { setImmediate as nextTurn } from 'node:timers/promises'
import { prepareGoodsNames } from './goods-names.ts'
import { loadKinds } from './kinds-of-things.ts'
import { loadNouns } from './nouns.ts'
import { lexiconOf, thingLanguages } from './thing-lexicon.ts'

/** Reads the names of things of all languages ahead of need, one after the other: at most some 25 ms each. */
export async function prepareNames(): Promise<void> {
  for (const step of [loadNouns, loadKinds, prepareGoodsNames]) {
    step()
    await nextTurn()
  }
  for (const language of thingLanguages) {
    lexiconOf(language).nameOf(['thing'])
    await nextTurn()
  }
}
