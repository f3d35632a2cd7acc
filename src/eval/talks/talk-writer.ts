import { type AskedValue, QueryWriter } from '../fit/query-writer.ts'
import type { FitLanguage } from '../fit/words/things.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import type { TalkPhrase, TalkWords } from './words/talk-words.ts'

export const talkWords: Record<FitLanguage, TalkWords> = { en, de, es, fr }

/** A shopper who types: draws one of the ways to say something and fills its places. */
export class TalkWriter extends QueryWriter {
  /** @returns undefined where the language has no way to say it */
  tell(phrase: TalkPhrase, places: Record<string, string> = {}): string | undefined {
    const way = this.pick(talkWords[this.language].says[phrase])
    return way?.replace(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole)
  }

  /** "black, size m"; undefined where a value cannot be said in the language. */
  valuesText(values: readonly AskedValue[]): string | undefined {
    const said = values.map((value) => {
      const name = this.valueName(value)
      const way = talkWords[this.language].says.values[value.about]
      return name && way.replace('{value}', name).replace('{name}', value.name.toLowerCase())
    })
    return said.every((one) => one !== undefined && one !== '') ? said.join(', ') : undefined
  }

  /** As it is written in the shop, or as people type it. */
  title(title: string): string {
    return this.random() < 0.5 ? title : title.toLowerCase()
  }
}
