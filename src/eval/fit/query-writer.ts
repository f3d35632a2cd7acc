import type { Rule } from './fit-query.ts'
import { singular } from './row-words.ts'
import type { Shop } from './shop.ts'
import type { RowReading } from './shop-reading.ts'
import { isPlainColour } from './words/kinds.ts'
import { phrases } from './words/phrases.ts'
import { asSaid, type FitLanguage, namesOfThing } from './words/things.ts'
import { valueIn } from './words/values.ts'

/** A thing of the shop that queries ask for, with what people call it: singular first where both are said. */
export interface AskedThing {
  key: string
  /** Product ids that certainly are it. */
  ids: string[]
  names: string[]
}

/** An option's value of the rows and what the option is about. */
export interface AskedValue {
  name: string
  value: string
  about: 'colour' | 'material' | 'size' | 'value' | 'measure' | 'named'
}

/** Draws, and puts words together. The same seed makes the same queries. */
export class QueryWriter {
  readonly random: () => number
  readonly language: FitLanguage
  readonly currency: string

  constructor(given: { random: () => number; language: FitLanguage; currency: string }) {
    this.random = given.random
    this.language = given.language
    this.currency = given.currency
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.random() * from.length)]
  }

  /** One of the phrases of a kind with its places filled; "{n}" and the like never stand in values. */
  say(kind: Exclude<keyof (typeof phrases)['en'], 'money'>, places: Record<string, string>): string | undefined {
    const template = this.pick(phrases[this.language][kind])
    return template?.replace(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole)
  }

  money(amount: number): string {
    const template = this.pick(phrases[this.language].money[this.currency] ?? ['{n}']) as string
    return template.replace('{n}', String(amount))
  }

  /** An amount with its currency, also where it was said without. */
  priced(amount: string): string {
    const isBare = /^\d+$/.test(amount)
    const template = phrases[this.language].money[this.currency]?.find((own) => own !== '{n}')
    return isBare && template !== undefined ? template.replace('{n}', amount) : amount
  }

  /** A value as it is said in the language; undefined where that cannot be told. */
  valueName({ value, about }: AskedValue): string | undefined {
    const own = value.toLowerCase()
    const isCode = /\d/.test(own) && /^[\d.,]+ ?(?:[a-z]{1,3})?$/.test(own)
    if (this.language === 'en' || isCode || (about === 'size' && /^x{0,3}[sml]$/.test(own))) return own
    return valueIn(this.language, own)
  }

  /** "black backpack": the thing with a value. */
  withValue(thing: string, asked: AskedValue): string | undefined {
    const value = this.valueName(asked)
    return value === undefined ? undefined : this.say(asked.about, { thing, value, name: asked.name.toLowerCase() })
  }

  /** The whole message: a wish in one of the ways to begin it. */
  frame(wishOf: (thing: string) => string | undefined, { names }: AskedThing): string | undefined {
    const template = this.pick(phrases[this.language].frames) as string
    const isPlural = template.includes('{wishes}')
    const name = isPlural ? names.at(-1) : this.pick(names)
    const wish = name === undefined ? undefined : wishOf(name)
    return wish === undefined ? undefined : template.replace(/\{wish(?:es)?\}/, wish)
  }
}

/**
 * The things of a shop that queries can ask for in a language: those whose rows leave little open, so that an answer which
 * shows none of the certain ones is wrong.
 */
export function askableThings(shop: Shop, language: FitLanguage, shopLanguage: FitLanguage): AskedThing[] {
  const spelt = new Map<string, string[]>()
  const uses = new Map<string, number>()
  const heads = new Map<string, Set<string>>()
  for (const { names } of shop.readings) {
    for (const name of names) {
      const key = [...name.slice(0, -1), singular(name.at(-1) as string)].join('')
      if (!spelt.has(key)) spelt.set(key, name)
      uses.set(key, (uses.get(key) ?? 0) + 1)
      const head = singular(name.at(-1) as string)
      if (name.length > 1) heads.set(head, (heads.get(head) ?? new Set()).add(key))
    }
  }
  // "Kettle" where there are electric ones and tea kettles; a lone pet bed is no bed.
  for (const [head, keys] of heads) {
    if (keys.size > 1 && namesOfThing(head, 'en').length > 0 && !spelt.has(head)) spelt.set(head, [head])
  }
  return [...spelt]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, words]): AskedThing[] => {
      // A name that a big shop has once only is often no name: "Becoming".
      if (shop.readings.length > 1000 && (uses.get(key) ?? 2) < 2) return []
      const sayings = [...shop.thing(key)]
      const ids = sayings.filter(([, says]) => says === 'holds').map(([id]) => id)
      const isOpen = sayings.filter(([, says]) => says === 'unclear')
      const open = isOpen.filter(([id]) => shop.isPlausible(shop.reading(id) as RowReading, key)).length
      const known = namesOfThing(key, language)
      const names = known.length > 0 ? known : language === shopLanguage ? asSaid(key, namesFromRows(words)) : []
      // Where most rows are open they are no witness.
      const isClear = ids.length >= open
      return names.length > 0 && isClear ? [{ key, ids, names }] : []
    })
}

const namesFromRows = (words: string[]): string[] => {
  const last = words.at(-1) as string
  const one = [...words.slice(0, -1), singular(last)].join(' ')
  return last === singular(last) ? [one] : [one, words.join(' ')]
}

const materialName = /material|fabric/
const sizeName = /^size$/

/** What an option's value is about, and whether it says by itself what is meant. Values like "yes" and "none" are not asked for. */
export function askedValue(name: string, value: string): AskedValue | undefined {
  const [option, own] = [name.toLowerCase(), value.toLowerCase()]
  if (
    /^(?:yes|no|none|standard|custom|basic|n\/a|default.*|other|wood|low|high|medium|fixed|art)$/.test(own) &&
    option !== 'material' &&
    option !== 'size'
  )
    return undefined
  if (/brand|gender|tone|compatib|color temperature/.test(option) || own.length > 24) return undefined
  if (/^colou?r$/.test(option)) return isPlainColour(own) ? { name, value, about: 'colour' } : undefined
  if (/colou?r/.test(option)) return { name, value, about: 'named' }
  if (materialName.test(option)) return { name, value, about: option === 'material' ? 'material' : 'named' }
  if (sizeName.test(option)) return { name, value, about: 'size' }
  const isBareNumber = /^[\d.]+$/.test(own)
  if (isBareNumber) return option === 'pieces' ? { name, value, about: 'named' } : undefined
  if (/ (?:hours|degrees)$/.test(own)) return { name, value, about: 'measure' }
  return /\d/.test(own) || own.length > 4
    ? { name, value, about: /^(?:small|large|medium|full|half|low|high|white|black)$/.test(own) ? 'named' : 'value' }
    : undefined
}

export const thingRule = ({ key }: AskedThing): Rule => ({ thing: key })
