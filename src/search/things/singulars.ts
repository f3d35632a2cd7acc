import { languageOf } from '../analysis/languages.ts'

const endings: Record<string, readonly [ending: string, instead: string][]> = {
  en: [
    ['ies', 'y'],
    ['ves', 'f'],
    ['ves', 'fe'],
    ['es', ''],
    ['s', ''],
  ],
  es: [
    ['ces', 'z'],
    ['es', ''],
    ['s', ''],
  ],
  fr: [
    ['x', ''],
    ['s', ''],
    ['aux', 'al'],
  ],
  de: [
    ['en', ''],
    ['n', ''],
    ['er', ''],
    ['e', ''],
    ['s', ''],
  ],
}
const MIN_STEM = 2

/** The forms that a folded word may be the plural of, itself first. Not all are words. */
export function singularsOf(word: string, language: string): string[] {
  const forms = [word]
  const ruled = languageOf(language).singularOf(word)
  if (ruled !== word) forms.push(ruled)
  for (const [ending, instead] of endings[language] ?? []) {
    if (word.endsWith(ending) && word.length - ending.length >= MIN_STEM && !word.endsWith(`s${ending}`)) {
      forms.push(word.slice(0, -ending.length) + instead)
    }
  }
  return word.endsWith('sses') ? [...forms, word.slice(0, -2)] : forms
}
