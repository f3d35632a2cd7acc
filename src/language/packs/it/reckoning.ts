import type { ReckoningWords } from '../../pack-fields/pack-reckoning.ts'

/** How Italian asks for something to be reckoned from prices. */
export const reckoning = {
  sum: 'in totale, totale, il totale, in tutto, quanto viene, quanto viene tutto, quanto fa, quanto fanno, quanto costa tutto',
  all: 'insieme, tutti e due, tutte e due, entrambi, entrambe, tutto, i due, le due',
  adding: 'aggiungo, aggiungere, in piu, anche',
  fewer: 'meno',
  less: 'senza tranne',
  difference:
    'quanto in piu, differenza di prezzo, quanto risparmio, quanto costa di piu, quanto di piu, quanto di meno',
  than: 'rispetto contro',
  twice: '',
  times: 'volte x',
  plus: 'piu con aggiungi',
  beside:
    'ok va bene allora quindi perfetto si grazie prendo vorrei solo il lo la i gli le un uno una dei delle di anche e adesso ora che questo sarebbe e sono per me quanto costa costano viene in',
} satisfies ReckoningWords
