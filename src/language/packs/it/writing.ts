import type { WritingWords } from '../../pack-fields/pack-writing.ts'

/** How addresses, numbers and amounts are written in Italian. */
export const writing = {
  at: '',
  atPlainly: 'chiocciola',
  dot: 'punto',
  order: 'ordine, ordini, acquisto, numero',
  orderBetween: 'con il la e numero num n di ordine',
  spans: 'giorno giorni settimana settimane volte',
  aboutOrder: ['ordin[ei]|pacco|spedizione|consegna|indirizzo|reso|rimbors\\w*|fattura|annull\\w*'],
  aboutPhone: ['telefono|cellulare|chiama\\w*|richiama\\w*'],
  slips: [
    [/\b(\d+ ?(?:€|euro)) (?:max|massimo|non di pi[uù])(?!\p{L})/giu, 'max $1'],
    [/\btg\s?\.\s?(?=\d|[smlx]{1,3}\b)/gi, 'tg '],
  ],
} as const satisfies WritingWords
