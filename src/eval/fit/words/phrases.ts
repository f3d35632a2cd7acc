import type { FitLanguage } from './things.ts'

/** How people ask, by language: lower case, short, chatty or in telegram style. {wish} is what is wished for, {wishes} in the plural. {priced} is {max} with its currency, where the number alone could be a size or an age: "shorts from 17 to 30". */
export interface Phrases {
  frames: string[]
  colour: string[]
  material: string[]
  size: string[]
  /** Any other option's value, where it tells its meaning by itself ("256gb"), and where its name must be said. */
  value: string[]
  measure: string[]
  named: string[]
  under: string[]
  over: string[]
  between: string[]
  notColour: string[]
  notMaterial: string[]
  inStock: string[]
  cheapest: string[]
  dearest: string[]
  fact: string[]
  money: Record<string, string[]>
}

export const phrases: Record<FitLanguage, Phrases> = {
  en: {
    frames: [
      ...[
        '{wish}',
        '{wish}',
        '{wish} please',
        'looking for {wish}',
        'i need {wish}',
        '{wishes}?',
        'hi, got any {wishes}?',
      ],
      ...['do you have {wishes}', 'do you sell {wishes}?', 'show me {wishes}', 'any {wishes} pls', 'im after {wishes}'],
    ],
    colour: ['{value} {thing}', '{thing} in {value}', '{thing}, {value}'],
    material: ['{value} {thing}', '{thing} made of {value}', '{thing} {value}'],
    size: ['{thing} size {value}', '{thing} in size {value}', '{thing}, size {value}'],
    value: ['{value} {thing}', '{thing} {value}', '{thing} with {value}'],
    measure: ['{thing} with {value} {name}', '{thing} {value} {name}'],
    named: ['{thing} {name} {value}', '{thing} with {name} {value}'],
    under: [
      ...[
        '{wish} under {max}',
        '{wish} below {max}',
        '{wish} for less than {max}',
        '{wish} max {max}',
        '{wish} up to {priced}',
      ],
      ...['{wish}, not more than {max}', '{wish}, my budget is {max}'],
    ],
    over: ['{wish} over {min}', '{wish} above {min}', '{wish} for more than {min}'],
    between: ['{wish} between {min} and {max}', '{wish} from {min} to {priced}'],
    notColour: [
      '{thing} but not {value}',
      '{thing} not in {value}',
      '{thing}, anything but {value}',
      '{thing}, just not {value}',
    ],
    notMaterial: ['{thing} but not {value}', '{thing} not made of {value}', '{thing}, no {value} please'],
    inStock: [
      '{wish} in stock',
      '{wish} that you have in stock',
      '{wish}, must be in stock',
      '{wish} available right now',
    ],
    cheapest: [
      'cheapest {thing}',
      'what is your cheapest {thing}?',
      'show me the cheapest {thing} you have',
      'the lowest priced {thing}',
    ],
    dearest: ['most expensive {thing}', 'what is your most expensive {thing}?', 'the priciest {thing} you have'],
    fact: ['{value} {thing}', '{thing}, must be {value}', '{thing}, {value}'],
    money: {
      USD: ['\u0024{n}', '{n} dollars', '{n} bucks', '{n}'],
      EUR: ['{n} euros', '€{n}', '{n}'],
      GBP: ['£{n}', '{n} pounds'],
    },
  },
  de: {
    frames: [
      ...[
        '{wish}',
        '{wish}',
        'suche {wish}',
        'habt ihr {wish}?',
        'ich brauche {wish}',
        'hallo, gibt es {wish}',
        '{wish} bitte',
      ],
      ...['ich suche {wish}', 'zeig mir mal {wish}'],
    ],
    colour: ['{thing} in {value}', '{thing} {value}', '{thing}, {value}'],
    material: ['{thing} aus {value}', '{thing} {value}'],
    size: ['{thing} größe {value}', '{thing} in größe {value}', '{thing} gr. {value}'],
    value: ['{thing} {value}', '{thing} mit {value}'],
    measure: [],
    named: [],
    under: [
      '{wish} unter {max}',
      '{wish} bis {max}',
      '{wish} für weniger als {max}',
      '{wish}, maximal {max}',
      '{wish} für höchstens {max}',
    ],
    over: ['{wish} über {min}', '{wish} für mehr als {min}', '{wish} ab {min}'],
    between: ['{wish} zwischen {min} und {max}', '{wish} von {min} bis {priced}'],
    notColour: ['{thing}, aber nicht in {value}', '{thing} nicht {value}', '{thing}, bloß nicht {value}'],
    notMaterial: ['{thing}, aber nicht aus {value}', '{thing} nicht aus {value}', '{thing}, kein {value}'],
    inStock: ['{wish} auf lager', '{wish}, sofort lieferbar', '{wish}, muss vorrätig sein'],
    cheapest: [
      'günstigste {thing}',
      'was ist das billigste: {thing}',
      '{thing}, das günstigste bitte',
      '{thing} so billig wie möglich',
    ],
    dearest: ['teuerste {thing}', '{thing}, das teuerste was ihr habt'],
    fact: ['{thing} {value}', '{thing}, {value}'],
    money: { USD: ['{n} dollar', '{n} $', '{n}'], EUR: ['{n} euro', '{n} €', '{n}'], GBP: ['{n} pfund'] },
  },
  es: {
    frames: [
      ...[
        '{wish}',
        '{wish}',
        'busco {wish}',
        'tenéis {wish}?',
        'necesito {wish}',
        'hola, ¿hay {wish}?',
        'quiero {wish}',
        '{wish} por favor',
      ],
    ],
    colour: ['{thing} en {value}', '{thing} color {value}', '{thing} de color {value}'],
    material: ['{thing} de {value}', '{thing} en {value}'],
    size: ['{thing} talla {value}', '{thing} en talla {value}', '{thing} de la talla {value}'],
    value: ['{thing} {value}', '{thing} con {value}', '{thing} de {value}'],
    measure: [],
    named: [],
    under: [
      '{wish} por menos de {max}',
      '{wish} de menos de {max}',
      '{wish} hasta {max}',
      '{wish}, máximo {max}',
      '{wish} que cueste menos de {max}',
    ],
    over: ['{wish} de más de {min}', '{wish} por más de {min}', '{wish} a partir de {min}'],
    between: ['{wish} entre {min} y {max}', '{wish} de {min} a {priced}'],
    notColour: ['{thing} que no sea {value}', '{thing} pero no en {value}', '{thing}, menos en {value}'],
    notMaterial: ['{thing} que no sea de {value}', '{thing} pero no de {value}'],
    inStock: ['{wish} en stock', '{wish} disponible ahora', '{wish} que haya en stock'],
    cheapest: [
      '{thing} más barato',
      '{thing}, lo más barato',
      'cuál es el más barato: {thing}',
      '{thing} lo más económico que tengas',
    ],
    dearest: ['{thing} más caro', '{thing}, lo más caro que tengáis'],
    fact: ['{thing} {value}', '{thing}, {value}'],
    money: { USD: ['{n} dólares', '{n} $', '{n}'], EUR: ['{n} euros', '{n} €', '{n}'], GBP: ['{n} libras'] },
  },
  fr: {
    frames: [
      ...[
        '{wish}',
        '{wish}',
        'je cherche {wish}',
        'vous avez {wish} ?',
        "j'ai besoin de {wish}",
        'bonjour, {wish} svp',
        '{wish} svp',
      ],
      ...['je voudrais {wish}'],
    ],
    colour: ['{thing} en {value}', '{thing} {value}', '{thing} couleur {value}'],
    material: ['{thing} en {value}', '{thing} {value}'],
    size: ['{thing} taille {value}', '{thing} en taille {value}'],
    value: ['{thing} {value}', '{thing} avec {value}'],
    measure: [],
    named: [],
    under: [
      '{wish} à moins de {max}',
      '{wish} pour moins de {max}',
      "{wish} jusqu'à {max}",
      '{wish}, {max} maximum',
      '{wish} en dessous de {max}',
    ],
    over: ['{wish} à plus de {min}', '{wish} au-dessus de {min}', '{wish} à partir de {min}'],
    between: ['{wish} entre {min} et {max}', '{wish} de {min} à {priced}'],
    notColour: ['{thing} mais pas en {value}', '{thing} pas {value}', '{thing}, sauf en {value}'],
    notMaterial: ['{thing} mais pas en {value}', '{thing}, pas de {value}'],
    inStock: ['{wish} en stock', '{wish} disponible tout de suite', '{wish}, il faut que ce soit en stock'],
    cheapest: [
      '{thing} le moins cher',
      'le moins cher : {thing}',
      '{thing} au prix le plus bas',
      '{thing} le moins cher possible',
    ],
    dearest: ['{thing} le plus cher', 'le plus cher : {thing}'],
    fact: ['{thing} {value}', '{thing}, {value}'],
    money: { USD: ['{n} dollars', '{n} $', '{n}'], EUR: ['{n} euros', '{n} €', '{n}'], GBP: ['{n} livres'] },
  },
}
