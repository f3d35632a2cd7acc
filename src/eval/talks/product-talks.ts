import type { SearchProduct, SearchVariant } from '../../search/search-product.ts'
import { isFood, valuesOf, valuesOfShop } from '../fit/query-draft.ts'
import { type AskedValue, askedValue } from '../fit/query-writer.ts'
import { plainText, singular } from '../fit/row-words.ts'
import { sayOfRow } from '../fit/say-of-row.ts'
import type { RowReading } from '../fit/shop-reading.ts'
import { type Feature, features, featuresOf, valuesIn } from '../fit/words/values.ts'
import { isThere, type TalkMaker, type TalkMaterial } from './talk-material.ts'
import { type TalkExpect, turnOf } from './talk-types.ts'
import { talkWords } from './talk-writer.ts'

interface Named {
  row: SearchProduct
  reading: RowReading
  /** As it is typed. */
  title: string
}

function someNamed(given: TalkMaterial, fits: (row: SearchProduct) => boolean = () => true): Named | undefined {
  const row = given.writer.pick(given.rows)
  const reading = row && given.shop.reading(row.id)
  return row && reading && fits(row) ? { row, reading, title: given.writer.title(row.title) } : undefined
}

const about = ({ row }: Named): NonNullable<TalkExpect['about']> => ({ id: row.id, others: [] })
const pricesOf = (variants: readonly SearchVariant[]): number[] => variants.flatMap(({ price }) => price ?? [])
const sumOf = (price: number, count: number): number => Math.round(price * count * 100) / 100

/** How many there are of a product of one variant, and what several cost. */
export const piecesTalk: TalkMaker = (given) => {
  const { writer } = given
  const named = someNamed(given, ({ variants }) => variants.length === 1 && (variants[0]?.inventory ?? 0) > 2)
  const variant = named?.row.variants[0]
  if (!named || !variant || variant.inventory === null) return undefined
  const isTooMany = writer.random() < 0.3
  const wanted = isTooMany
    ? variant.inventory + 3
    : 2 + Math.floor(writer.random() * Math.min(6, variant.inventory - 2))
  const n = String(wanted)
  const places = { n, title: named.title }
  const { price } = variant
  const sum = price === null ? null : sumOf(price, wanted)
  const pieces = { wanted, there: variant.inventory, sum }
  const cost = sum === null ? undefined : { any: [sum], isInText: true }
  if (writer.random() < 0.4 && cost && !isTooMany) {
    const say = writer.tell('piecesOf', places)
    return say ? { steps: [turnOf(say, { about: about(named), pieces, amount: cost })] } : undefined
  }
  const [ask, many, together] = [
    writer.tell('product', places),
    writer.tell('pieces', places),
    writer.tell('piecesPrice', places),
  ]
  if (!ask || !many || !together) return undefined
  return {
    steps: [
      turnOf(ask, { about: about(named) }),
      turnOf(many, { pieces }),
      ...(cost && !isTooMany ? [turnOf(together, { amount: cost })] : []),
    ],
  }
}

/** A form of a product by its values: in stock, sold out, or not there at all. */
export const variantTalk: TalkMaker = (given) => {
  const { writer, shop } = given
  const named = someNamed(given, ({ variants }) => variants.length > 1)
  if (!named) return undefined
  const own = valuesOf([named.reading])
  const [meant = 'there'] = [writer.pick(['there', 'gone', 'not_offered'] as const)]
  const variant = writer.pick(
    named.row.variants.filter((one) => meant === 'not_offered' || isThere(one) === (meant === 'there')),
  )
  const values = variant && askedValuesOf(variant)
  if (!variant || !values || values.length === 0) return undefined
  const elsewhere = valuesOfShop(shop).filter(
    ({ name, value, about: kind }) =>
      (kind === 'colour' || kind === 'size') && hasOption(named.row, name) && isForeign(given, named, [name, value]),
  )
  const asked = meant === 'not_offered' ? [writer.pick(elsewhere)].flatMap((one) => one ?? []) : values
  const text = writer.valuesText(asked)
  const say = text === undefined ? undefined : writer.tell('variantOf', { title: named.title, values: text })
  if (!say || asked.length === 0 || own.length === 0) return undefined
  const fitting = named.row.variants.filter(({ options }) =>
    asked.every(({ name, value }) => plainText(options[name] ?? '') === plainText(value)),
  )
  const is = fitting.length === 0 ? 'not_offered' : fitting.some(isThere) ? 'there' : 'gone'
  if (is !== meant) return undefined
  const stock = { id: named.row.id, is, values: asked.flatMap((one) => spellings(one, given)) } as const
  const itPrice = writer.tell('itPrice')
  const prices = pricesOf(fitting)
  const goOn = is === 'there' && itPrice && prices.length > 0
  return {
    steps: [
      turnOf(say, { about: about(named), stock }),
      ...(goOn ? [turnOf(itPrice, { about: about(named), amount: { any: prices, isInText: false } })] : []),
    ],
  }
}

const hasOption = ({ variants }: SearchProduct, name: string): boolean =>
  variants.every(({ options }) => name in options)
/** No variant has the value, and no text of the product speaks of it. */
const isForeign = ({ shop }: TalkMaterial, { reading }: Named, option: [string, string]): boolean =>
  sayOfRow(shop, reading, [{ option }]).says === 'fails'

/** All values of a variant, where each of them can be asked for. */
function askedValuesOf({ options }: SearchVariant): AskedValue[] | undefined {
  const values = Object.entries(options).map(([name, value]) => askedValue(name, value))
  return values.length <= 3 && values.every((one) => one !== undefined) ? (values as AskedValue[]) : undefined
}

const spellings = ({ value }: AskedValue, { writer }: TalkMaterial): string[] => {
  const own = value.toLowerCase()
  return [own, ...valuesIn(writer.language, own)]
}

interface AskedFact {
  feature: Feature
  isTold: boolean
}

/** A fact that the description asserts, or one about which the whole row is silent. */
function someFact({ shop, writer }: TalkMaterial, { reading }: Named, isTold: boolean): AskedFact | undefined {
  const head = singular(reading.firstSegment.at(-1) ?? '')
  const may = isTold ? features : featuresOf(head, isFood(reading))
  const feature = writer.pick(
    may.filter(({ says, hints }) => {
      if (isTold && says.some((piece) => reading.label.includes(piece))) return false
      return sayOfRow(shop, reading, [{ says, hints }]).says === (isTold ? 'holds' : 'silent')
    }),
  )
  return feature && { feature, isTold }
}

const isHad = (fact: string, { writer }: TalkMaterial): boolean =>
  fact.startsWith(`${talkWords[writer.language].having} `)
const expectOf = ({ feature, isTold }: AskedFact): TalkExpect =>
  isTold ? { fact: { pieces: feature.says } } : { untold: { pieces: feature.says } }

/** What the description says of a product, and what it does not say. */
export const factTalk: TalkMaker = (given) => {
  const { writer } = given
  const named = someNamed(given, ({ description }) => description !== null)
  const first = named && someFact(given, named, writer.random() < 0.5)
  const second = named && first && someFact(given, named, !first.isTold)
  if (!named || !first) return undefined
  const fact = first.feature.names[writer.language]
  const ask = writer.tell(isHad(fact, given) ? 'withOf' : 'factOf', { title: named.title, fact })
  if (!ask) return undefined
  const steps = [turnOf(ask, { about: about(named), ...expectOf(first) })]
  if (second) {
    const other = second.feature.names[writer.language]
    const askIt = writer.tell(isHad(other, given) ? 'itWith' : 'itFact', { fact: other })
    if (askIt) steps.push(turnOf(askIt, { about: about(named), ...expectOf(second) }))
  }
  return { steps }
}

/** Which colours or sizes there are. */
export const optionsTalk: TalkMaker = (given) => {
  const { writer, shop } = given
  const named = someNamed(given, ({ variants }) => variants.length > 1)
  const kinds = named ? valuesOf([named.reading]) : []
  const kind = writer.pick(kinds.filter(({ about: one }) => one === 'colour' || one === 'size'))
  if (!named || !kind) return undefined
  const own = [...new Set(named.row.variants.flatMap(({ options }) => options[kind.name] ?? []))]
  const say = writer.tell(kind.about === 'colour' ? 'coloursOf' : 'sizesOf', { title: named.title })
  if (!say || own.length > 8) return undefined
  const each = own.map((value) => spellings({ ...kind, value }, given))
  const label = named.reading.text
  const never = valuesOfShop(shop)
    .filter(
      ({ about: one, value }) => one === 'colour' && kind.about === 'colour' && !label.includes(value.toLowerCase()),
    )
    .map(({ value }) => value.toLowerCase())
  return { steps: [turnOf(say, { about: about(named), values: { each, never } })] }
}

/** Two questions in one message: both are answered. */
export const twoQuestionsTalk: TalkMaker = (given) => {
  const { writer } = given
  const isFact = writer.random() < 0.6
  const named = someNamed(given, ({ description, variants }) => (isFact ? description !== null : variants.length > 1))
  if (!named) return undefined
  if (isFact) {
    const asked = someFact(given, named, writer.random() < 0.7)
    const fact = asked?.feature.names[writer.language]
    const say = fact && writer.tell(isHad(fact, given) ? 'stockAndWith' : 'stockAndFact', { title: named.title, fact })
    if (!asked || !say) return undefined
    const is = named.row.variants.some(isThere) ? 'there' : 'gone'
    return {
      steps: [turnOf(say, { about: about(named), stock: { id: named.row.id, is, values: [] }, ...expectOf(asked) })],
    }
  }
  const variant = writer.pick(named.row.variants)
  const value = variant && writer.pick(askedValuesOf(variant) ?? [])
  const values = value && writer.valuesText([value])
  const say = values && writer.tell('priceAndValue', { title: named.title, values })
  const prices = pricesOf(named.row.variants)
  if (!say || !value || prices.length === 0) return undefined
  const fitting = named.row.variants.filter(({ options }) => options[value.name] === value.value)
  const is = fitting.some(isThere) ? 'there' : 'gone'
  const stock = { id: named.row.id, is, values: spellings(value, given) } as const
  return { steps: [turnOf(say, { about: about(named), amount: { any: prices, isInText: false }, stock })] }
}
