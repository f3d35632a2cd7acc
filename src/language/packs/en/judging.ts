import type { JudgingWords } from '../../pack-fields/pack-judging.ts'

/** English words by which answers are judged. */
export const judging = {
  telling: 'the and you your is are for with have what this that can not would like here from it to of we my',
  products: 'product products item items option options result results match matches model models',
  percent: 'percent',
  delivered: 'delivered arrived',
  cancelled: 'canceled cancelled',
  notSaid: 'not, t, yet, when, once, if, can',
  stock: {
    there: 'in stock, available',
    gone: 'out of stock, sold out, unavailable',
    denied: 'not t longer no',
  },
  later: 'when, once, as soon as, if, whether, notify, let you know, tell you, only',
  people: 'human person people someone somebody colleague agent team staff',
} as const satisfies JudgingWords
