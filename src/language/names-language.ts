import { remembering } from '../shared/remembering.ts'
import { fold } from './text/fold.ts'
import { wordsIn } from './text/tokens.ts'

const spoken = 'en es fr de it pt nl pl sv da no fi cs hu ro el tr ru uk ar he hi zh ja ko ca eu gl'.split(' ')

const namesIn = remembering((language) => {
  const names = new Intl.DisplayNames([language], { type: 'language' })
  return new Set(spoken.flatMap((code) => fold((names.of(code) ?? '').toLowerCase()) || []))
})

/** "In Spanish": whether a text names a language. @param language of the text, ISO 639-1 */
export const namesLanguage = (text: string, language: string): boolean =>
  wordsIn(text).some((word) => namesIn(language).has(fold(word)))
