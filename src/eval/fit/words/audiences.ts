import type { Audience } from '../fit-query.ts'
import type { FitLanguage } from './things.ts'

/** Words of rows that say whom a product is for; apostrophes are gone. */
export const audienceWords: Record<Audience, readonly string[]> = {
  men: ['men', 'mens', 'man', 'male', 'gentlemen'],
  women: ['women', 'womens', 'woman', 'female', 'ladies', 'lady'],
  kids: [
    'kids',
    'kid',
    'girls',
    'girl',
    'boys',
    'boy',
    'baby',
    'toddler',
    'toddlers',
    'children',
    'childrens',
    'infant',
  ],
}

/** After the thing: "jacket for men". */
export const audienceNames: Record<Audience, Record<FitLanguage, readonly string[]>> = {
  men: {
    en: ['for men', 'mens', 'for my husband', 'for a man'],
    de: ['für herren', 'für männer', 'herren', 'für meinen mann'],
    es: ['para hombre', 'de hombre', 'para mi marido'],
    fr: ['pour homme', 'homme', 'pour mon mari'],
  },
  women: {
    en: ['for women', 'womens', 'for my wife', 'ladies'],
    de: ['für damen', 'für frauen', 'damen', 'für meine frau'],
    es: ['para mujer', 'de mujer', 'para mi mujer'],
    fr: ['pour femme', 'femme', 'pour ma femme'],
  },
  kids: {
    en: ['for kids', 'kids', 'for children'],
    de: ['für kinder', 'kinder'],
    es: ['para niños', 'infantil'],
    fr: ['pour enfants', 'enfant'],
  },
}
