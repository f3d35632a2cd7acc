import type { WritingWords } from '../../pack-fields/pack-writing.ts'

/** How addresses, numbers and amounts are written in German. */
export const writing = {
  at: 'at',
  atPlainly: '',
  dot: 'punkt',
  order: 'bestellung, bestellungen, bestellnummer, bestellnr, auftrag, auftragsnummer, nummer',
  orderBetween: 'mit der ist lautet nummer nr id bestellung n',
  spans: 'tag tage tagen woche wochen mal',
  aboutOrder: ['bestell\\w*|paket|liefer\\w*|sendung\\w*|storn\\w*|rechnung|retoure\\w*'],
  aboutPhone: ['telefon\\w*|handy\\w*|anruf\\w*|ruf|rufen|ruft|zuruckruf\\w*|erreichbar'],
  abbreviations:
    'nr abb ca bzw usw inkl exkl zzgl ggf evtl max min mind str z.b d.h u.a p pag tel mio mrd tsd stk jan feb okt dez',
  lastWords: 'usw p',
  slips: [
    [/\b(\d+ ?(?:€|euro|franken)) (?:max|maximal|h[oö]chstens|nicht mehr)\b/giu, 'max $1'],
    [/\b(\d+)\s?(?:euronen|öcken|ocken|oiro)(?!\p{L})/giu, '$1 euro'],
    [/(?<!\p{L})(?:fuffzig|fuffzich|fünfzich)(?!\p{L})/giu, 'fünfzig'],
    [/\beuronen\b/gi, 'euro'],
    [/\bgrö?(?:sse|ße)\s?\.\s?(?=\d|[smlx]{1,3}\b)/gi, 'größe '],
    [/\bgr\s?\.\s?(?=\d|[smlx]{1,3}\b)/gi, 'gr '],
  ],
} as const satisfies WritingWords
