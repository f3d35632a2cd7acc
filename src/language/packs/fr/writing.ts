import type { WritingWords } from '../../pack-fields/pack-writing.ts'

/** How addresses, numbers and amounts are written in French. */
export const writing = {
  at: '',
  atPlainly: 'arobase',
  dot: 'point',
  order: 'commande, commandes, cmd, cde, numero',
  orderBetween: 'avec le la est numero num n no de commande',
  spans: 'jour jours semaine semaines fois',
  aboutOrder: ['commande|colis|adresse|livraison|suivi|retour\\w*|rembours\\w*'],
  aboutPhone: ['portable|telephone|appel\\w*|rappel\\w*'],
  abbreviations: 'mme mlle env tel ref art janv fevr avr juil dec etc',
  lastWords: 'etc',
  slips: [
    [/\b(\d+ ?(?:€|euros?|balles|chf|francs)) (?:maxi?|pas plus|grand max|gros max)\b/giu, 'max $1'],
    [/\b(\d+)\s?(?:balles|boules)\b/gi, '$1 euros'],
    [/\b(cinquante|cent|trente|vingt|quarante) balles\b/gi, '$1 euros'],
    [/\bmoins (?:2|d) (?=\d)/gi, 'moins de '],
    [/\bpr (?=(?:la|le|les|mon|ma|mes|un|une|des|faire|moi|homme|femme|enfants?|vous|\d)\b)/gi, 'pour '],
  ],
} as const satisfies WritingWords
