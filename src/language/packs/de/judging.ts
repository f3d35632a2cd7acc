import type { JudgingWords } from '../../pack-fields/pack-judging.ts'

/** German words by which answers are judged. */
export const judging = {
  telling: 'der die das und ist sind ein eine fur mit sie ich nicht zu auf von den dem hier haben kann wir es',
  products: 'produkt produkte produkten artikel artikeln ergebnisse treffer treffern modelle',
  percent: 'prozent',
  delivered: 'zugestellt angekommen',
  cancelled: 'storniert',
  notSaid: 'nicht, noch, wenn, sobald',
  stock: {
    there: 'auf lager, lieferbar, vorratig, verfugbar',
    gone: 'ausverkauft',
    denied: 'nicht mehr derzeit',
  },
  later: 'sobald, wenn, falls, ob, nur',
  people: 'mensch* mitarbeiter* kolleg* jemand*',
} as const satisfies JudgingWords
