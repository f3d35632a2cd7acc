import { createRequire } from 'node:module'

type Tinyld = typeof import('tinyld')

let tinyld: Tinyld | undefined

/** Unpacking its tables takes a tenth of a second, which most commands have no use for. */
function loaded(): Tinyld {
  tinyld ??= createRequire(import.meta.url)('tinyld') as Tinyld
  return tinyld
}

/** Loads the tables ahead of the first text: while nobody is served, for they are unpacked in one go. */
export function prepareDetection(): void {
  loaded()
}

/** The language of a text, ISO 639-1, of those in `only` if given; an empty text when it cannot be told. */
export const detectLanguage = (text: string, options?: { only: string[] }): string => loaded().detect(text, options)

/** The languages a text may be in, ISO 639-1, the likeliest first. */
export const detectLanguages: Tinyld['detectAll'] = (text, options) => loaded().detectAll(text, options)
