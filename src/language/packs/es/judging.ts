import type { JudgingWords } from '../../pack-fields/pack-judging.ts'

/** Spanish words by which answers are judged. */
export const judging = {
  telling: 'el los las una para con por que esta son tu su puedo puedes del hay mas es y lo si te aqui',
  products: 'producto productos articulo articulos resultado resultados modelo modelos',
  percent: 'por ciento',
  delivered: 'entregado entregada',
  cancelled: 'cancelado cancelada',
  notSaid: 'no, aun, cuando, si',
  stock: {
    there: 'en stock, disponible, disponibles, hay existencias',
    gone:
      'agotado, agotada, agotados, agotadas, no quedan unidades, no quedan existencias, no queda stock, no quedan stock, no hay stock, no ' +
      'tenemos stock, no hay existencias, no tenemos existencias, sin existencias',
    denied: 'no ya',
  },
  later: 'cuando, si, avis*, solo',
  people: 'persona alguien agente companer* equipo',
} as const satisfies JudgingWords
