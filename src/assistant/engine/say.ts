import { de } from './phrases/de.ts'
import { en, type PhraseKey } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import { fr } from './phrases/fr.ts'

/** Every text the embedded engine can say: each key with its variants; `{name}` is filled in. */
export type Phrases = Record<PhraseKey, string[]>
export type { PhraseKey } from './phrases/en.ts'

const languages: Record<string, Phrases> = { en, es, fr, de }

/** All phrases of a language. */
export const phrasesOf = (language: string): Phrases => languages[spoken(language)] as Phrases

/** Languages the embedded engine speaks; others are answered in English, and told so. */
export const spokenLanguages = Object.keys(languages)

export const spoken = (language: string): string => (language in languages ? language : 'en')

/**
 * A text in the shopper's language (English when there is none). The seed chooses the variant, so that the same
 * turn always says the same and two turns rarely do.
 */
export function say(language: string, key: PhraseKey, params: Record<string, string | number> = {}, seed = 0): string {
  const variants = (languages[spoken(language)] as Phrases)[key]
  const text = variants[seed % variants.length] as string
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** FNV-1a of a text: picks variants. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
