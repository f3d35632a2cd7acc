import type { JudgingWords } from '../../pack-fields/pack-judging.ts'

/** Italian words by which answers are judged. */
export const judging = {
  telling: 'il gli di che per non questo questa della nel puoi ho hai abbiamo sono ecco anche piu',
  products: 'prodotto prodotti articolo articoli risultato risultati modello modelli',
  percent: 'per cento',
  delivered: 'consegnato consegnata arrivato arrivata',
  cancelled: 'annullato annullata',
  notSaid: 'non, ancora, quando, se, appena',
  stock: {
    there: 'disponibile, disponibili, in magazzino, in pronta consegna',
    gone: 'esaurito, esaurita, esauriti, esaurite',
    denied: 'non piu',
  },
  later: 'quando, se, appena, avvis*, solo',
  people: 'persona qualcuno collega colleghi operatore operatrice squadra team',
} as const satisfies JudgingWords
