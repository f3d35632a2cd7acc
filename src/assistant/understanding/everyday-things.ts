import { allThings } from '../../language/names-of-things.ts'
import type { GrammarLanguage } from './grammar.ts'

/** Also words of everyday talk, which say nothing of a thing. */
const everyday = new Set(
  'phone telefono telephone telefon handy celular smartphone book game card case baby kids kind child children man men mann woman women frau herren damen food gift regalo cadeau geschenk plate pot pan cable car auto glass fan tool pen tie ring belt suit short shorts pull sweat costume course courses correr running winter invierno hiver summer verano sommer cafe baby bebe essen futter kuche cocina cuisine portable movil light time home wireless kabellos drahtlos inalambrico waterproof impermeable etanche wasserdicht nino enfant enfants kinder hombre homme mujer femme tenis'.split(
    ' ',
  ),
)
const plurals: Record<GrammarLanguage, readonly string[]> = {
  en: ['s', 'es'],
  es: ['s', 'es'],
  fr: ['s', 'x'],
  de: ['n', 'en', 'e', 'er', 's'],
}
const MIN_LENGTH = 4

/** Single words of one language, folded, that name things of shops, and how more than one of them is called. */
export function thingsIn(language: GrammarLanguage): Set<string> {
  const words = new Set<string>()
  for (const thing of allThings()) {
    for (const word of thing.get(language) ?? []) {
      if (!/^[a-z]+$/.test(word) || word.length < MIN_LENGTH || everyday.has(word)) continue
      words.add(word)
      for (const ending of plurals[language]) words.add(word + ending)
    }
  }
  return words
}
