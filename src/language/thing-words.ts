import type { ThingWords } from './pack-fields/pack-things.ts'
import { german } from './packs/de/things.ts'
import { english } from './packs/en/things.ts'
import { spanish } from './packs/es/things.ts'
import { french } from './packs/fr/things.ts'

/** By what names of things are read, by language. A part of the packs of its own: only the reader of names needs these long lists. */
export const thingWords = { en: english, es: spanish, fr: french, de: german } satisfies Record<string, ThingWords>
