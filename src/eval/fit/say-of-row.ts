import type { SearchVariant } from '../../search/search-product.ts'
import type { Audience, Rule } from './fit-query.ts'
import { plainText, singular, wordsOf } from './row-words.ts'
import { isHelperOf, type Saying, type Shop } from './shop.ts'
import type { RowReading } from './shop-reading.ts'
import { audienceWords } from './words/audiences.ts'
import { areNear, colourFamily, isPlainColour, kindsOfValue } from './words/kinds.ts'
import { areSameMeasure } from './words/measures.ts'

/** What a row says about all rules at once, and which of them it speaks against or is silent about. */
export interface RowSaying {
  says: Saying
  rules: Rule[]
}

type VariantRule = Extract<
  Rule,
  { option: unknown } | { not_option: unknown } | { price_min: number } | { price_max: number } | { in_stock: true }
>

const isOfVariant = (rule: Rule): rule is VariantRule =>
  'option' in rule || 'not_option' in rule || 'price_min' in rule || 'price_max' in rule || 'in_stock' in rule

/** The weakest of several sayings is that of all of them. */
const order: Saying[] = ['fails', 'silent', 'unclear', 'holds']
const weakest = (sayings: Saying[]): Saying => order.find((saying) => sayings.includes(saying)) ?? 'holds'
/** Of several variants the best one counts; one that leaves it open is better than one that is silent. */
const best = (sayings: Saying[]): Saying => order.findLast((saying) => sayings.includes(saying)) ?? 'fails'

/**
 * Holds rules against a product's row. What is about variants must hold on one and the same of them.
 * @param only external ids of variants: only these are looked at
 */
export function sayOfRow(shop: Shop, reading: RowReading, rules: readonly Rule[], only?: readonly string[]): RowSaying {
  const ofProduct: { rule: Rule; says: Saying }[] = []
  for (const rule of rules) {
    if (isOfVariant(rule)) continue
    const says = sayOfProduct(shop, reading, rule)
    // Most products of a shop are another thing: nothing else of them is looked at.
    if (says === 'fails') return { says, rules: [rule] }
    ofProduct.push({ rule, says })
  }
  const ofVariants = rules.filter(isOfVariant)
  const variants = reading.row.variants.filter(({ id }) => only === undefined || only.includes(id))
  const sayings = variants.map((variant) => weakest(ofVariants.map((rule) => sayOfVariant(reading, variant, rule))))
  const ofBest = ofVariants.length === 0 ? 'holds' : best(sayings)
  const says = weakest([...ofProduct.map((own) => own.says), ofBest])
  const against = ofProduct.filter((own) => own.says === says).map(({ rule }) => rule)
  return { says, rules: ofBest === says ? [...against, ...ofVariants] : against }
}

function sayOfProduct(shop: Shop, reading: RowReading, rule: Rule): Saying {
  if ('thing' in rule) return shop.thing(rule.thing).get(reading.row.id) ?? 'silent'
  if ('accessory' in rule) return sayOfAccessory(shop, reading, rule.accessory, rule.of)
  if ('says' in rule) return sayOfFact(reading, rule.says, rule.hints)
  if ('audience' in rule) return sayOfAudience(reading, rule.audience)
  return 'unclear'
}

function sayOfAccessory(shop: Shop, reading: RowReading, accessory: string, of: string): Saying {
  if (shop.thing(of).get(reading.row.id) === 'holds') return 'fails'
  if (reading.accessory === accessory && isHelperOf(reading, [of])) return 'holds'
  return 'unclear'
}

/** Words in whose sentence nothing is plainly asserted. */
const doubtful =
  /\b(?:not|no|non|isnt|arent|dont|doesnt|cannot|cant|may|might|could|without|except|unless|if|unlike|instead|optional|sold separately)\b/

function sayOfFact({ sentences, label, text }: RowReading, says: string[], hints: string[]): Saying {
  const stands = (piece: string) => [label, ...sentences].filter((sentence) => sentence.includes(piece))
  const found = says.flatMap(stands)
  if (found.some((sentence) => !doubtful.test(sentence))) return 'holds'
  return found.length > 0 || hints.some((hint) => text.includes(hint)) ? 'unclear' : 'silent'
}

function sayOfAudience({ row, text, words }: RowReading, audience: Audience): Saying {
  const named = (who: Audience, words: readonly string[]) => words.some((word) => audienceWords[who].includes(word))
  const others = (Object.keys(audienceWords) as Audience[]).filter((who) => who !== audience)
  const own = wordsOf([row.category, ...row.tags, row.title].join(' | '))
  const isOther = others.some((who) => named(who, own))
  if (named(audience, own)) return isOther ? 'unclear' : 'holds'
  const isOpen = audienceWords[audience].some((word) => words.has(word)) || /unisex|everyone|family|adult/.test(text)
  if (isOpen) return 'unclear'
  return isOther ? 'fails' : 'unclear'
}

function sayOfVariant(reading: RowReading, variant: SearchVariant, rule: VariantRule): Saying {
  if ('in_stock' in rule) return variant.inventory === null || variant.inventory > 0 ? 'holds' : 'fails'
  if ('price_max' in rule || 'price_min' in rule) {
    if (variant.price === null) return 'silent'
    const isWithin = 'price_max' in rule ? variant.price <= rule.price_max : variant.price >= rule.price_min
    return isWithin ? 'holds' : 'fails'
  }
  if ('option' in rule) return sayOfOption(reading, variant, rule.option)
  const not = sayOfOption(reading, variant, rule.not_option)
  if (not === 'holds') return 'fails'
  return not === 'fails' ? 'holds' : 'unclear'
}

const isColourName = (name: string): boolean => /colou?r/.test(name)

/** What a variant says of an option's value: its own option first, then a colour in the title, then any word in the texts. */
function sayOfOption(reading: RowReading, variant: SearchVariant, [name, value]: [string, string]): Saying {
  const wanted = plainText(value)
  const own = Object.entries(variant.options).find(([key]) => plainText(key) === plainText(name))
  if (own === undefined) {
    const colour = isColourName(name) ? titleColour(reading) : undefined
    if (colour !== undefined && sameColour(colour, wanted)) return 'holds'
    return mayMean(reading.words, wanted) ? 'unclear' : 'silent'
  }
  const actual = plainText(own[1])
  if (actual === wanted || sameColour(actual, wanted) || areSameMeasure(actual, wanted)) return 'holds'
  if (canMean(actual, wanted) || canMean(wanted, actual)) return 'unclear'
  // A camera that stores on "SD card" does not deny 32 GB.
  if (numberOf(wanted) !== undefined && numberOf(actual) === undefined) return 'unclear'
  // A text that speaks of the value may tell of a form that the options do not list.
  const others = [reading.row.title, reading.row.description ?? '', ...Object.values(variant.options)].join(' | ')
  return mentionsValue(plainText(others), wanted) ? 'unclear' : 'fails'
}

const sameColour = (a: string, b: string): boolean => a === b || (/^gr[ae]y$/.test(a) && /^gr[ae]y$/.test(b))

/** Whether a text may mean a value: it holds it, or a colour of its family, or the same number. */
const canMean = (text: string, value: string): boolean => mayMean(new Set(wordsOf(text)), value)

function mayMean(words: ReadonlySet<string>, value: string): boolean {
  const own = wordsOf(value)
  if (own.every((word) => words.has(word))) return true
  for (const colour of colourFamily(value)) if (words.has(colour)) return true
  if (kindsOfValue(value).some((kind) => words.has(kind))) return true
  const number = numberOf(value)
  if (number === undefined) return false
  for (const word of words) if (numberOf(word) === number) return true
  return false
}

const numberOf = (word: string): string | undefined => /\d+(?:[.,]\d+)?/.exec(word)?.[0]

const mentionsValue = (text: string, value: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(value).join(' ')} `)

/** The one colour of a product without options: all of its title's last part, or the first word of a short title. */
export function titleColour(reading: RowReading): string | undefined {
  if (!colours.has(reading)) colours.set(reading, readColour(reading))
  return colours.get(reading)
}

const colours = new WeakMap<RowReading, string | undefined>()

function readColour({ row }: RowReading): string | undefined {
  const words = wordsOf(row.title)
  const colours = words.filter((word) => colourFamily(word).size > 0)
  if (colours.length !== 1) return undefined
  const colour = colours[0] as string
  if (!isPlainColour(colour) || wordsOf(row.vendor ?? '').includes(colour)) return undefined
  const parts = row.title.split(/[,()]|\s[-–—]\s/).map((part) => wordsOf(part))
  if (parts.length > 1 && parts.some((part, at) => at > 0 && part.length === 1 && part[0] === colour)) return colour
  const [first, second = ''] = words
  return words.length <= 4 && first === colour && !areNear(singular(second), 'glass') ? colour : undefined
}
