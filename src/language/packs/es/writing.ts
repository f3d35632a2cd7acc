import type { WritingWords } from '../../pack-fields/pack-writing.ts'

/** How addresses, numbers and amounts are written in Spanish. */
export const writing = {
  at: '',
  atPlainly: 'arroba',
  dot: 'punto',
  order: 'pedido, pedidos, orden, compra, numero',
  orderBetween: 'con el la es numero num de del pedido no n',
  spans: 'dia dias semana semanas veces',
  aboutOrder: ['pedido|paquete|envio|direccion|compra|factura|rastreo|devol\\w+|guia'],
  aboutPhone: ['telefono|movil|celular|llama\\w*|llame\\w*|marc(ar|arme|ame|en|enme)|marquen\\w*'],
  abbreviations: 'num art sr sra srta p.ej ej aprox env tel ene abr ago dic etc',
  lastWords: 'etc',
  slips: [
    [
      /\b(?:que |q )?no (?:me |se )?(?:pas(?:e|en|a|ar)|salga|salgan|cueste|cuesten)(?: m[aá]s)? de(?= ?\d)/giu,
      'menos de',
    ],
    [/\b(\d+)\s?(?:pavos|leuros|lereles|euritos)(?!\p{L})/giu, '$1 euro'],
    [/\b(cincuenta|cien|treinta|veinte|cuarenta|doscientos) pavos\b/gi, '$1 euros'],
    [/\b[x×] (?=menos de|debajo de|unos|\d+ ?(?:€|eur))/gi, 'por '],
    [
      /\b(menos|mas|más|debajo|encima|máximo|maximo|algo|par|talla|q no pase|no más|no mas) d (?=\p{L}|\d)/giu,
      '$1 de ',
    ],
    [
      /(?<=\p{L}) d (?=(?:vidrio|cristal|madera|cuero|piel|acero|algodón|algodon|lana|plástico|plastico|metal|la|los|las|mi|esto|mujer|hombre|verano|invierno)\b)/giu,
      ' de ',
    ],
    [/\bt\s?\.\s?(?=\d|[smlx]{1,3}\b)/gi, 't '],
    [/\btama[ñn]o(?=\s(?:\d|[smlx]{1,3}\b))/giu, 'talla'],
  ],
} as const satisfies WritingWords
