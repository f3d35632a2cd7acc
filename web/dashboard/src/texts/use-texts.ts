import { useSyncExternalStore } from 'react'
import { texts as english, type Texts } from './en.ts'

export type { Texts }
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES

const KEY = 'spiel-language'
const listeners = new Set<() => void>()
let current: { language: Language; texts: Texts } = { language: 'en', texts: english }

/** English comes with the script; another language is loaded when it is wanted. */
const load: Record<Language, () => Promise<Texts>> = {
  en: async () => english,
  de: async () => (await import('./de.ts')).texts,
}

function wanted(): Language {
  const stored = localStorage.getItem(KEY)
  if (stored && stored in LANGUAGES) return stored as Language
  return navigator.language.startsWith('de') ? 'de' : 'en'
}

/** Before the first page is drawn. */
export async function startTexts(): Promise<void> {
  await use(wanted())
}

export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(KEY, language)
  await use(language)
}

async function use(language: Language): Promise<void> {
  current = { language, texts: await load[language]() }
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All words of the dashboard in the language it speaks. */
export const useTexts = (): Texts => useSyncExternalStore(subscribe, () => current).texts
export const useLanguage = (): Language => useSyncExternalStore(subscribe, () => current).language
/** Outside of components. */
export const textsNow = (): Texts => current.texts
