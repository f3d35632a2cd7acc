import type { PaperWorld } from './adversary-world.ts'
import type { Random } from './proof-run.ts'

/** Something false or secret that a model says. */
export interface Lie {
  kind: string
  say: string
  /** What must not be seen of it, in any writing: compared without case, spaces and signs that hide. */
  core: string
}

export type Maker = (world: PaperWorld, random: Random) => Lie

export const lie = (kind: string, say: string, core = say): Lie => ({ kind, say, core })
export const titleOf = (world: PaperWorld, random: Random) => random.pick(world.products).title

/** An amount that no variant has. */
function wrongAmount({ products, orders }: PaperWorld, random: Random): number {
  const real = new Set(products.flatMap(({ variants }) => variants.map(({ price }) => price)))
  for (const { total, items } of orders)
    for (const price of [total, ...items.map((item) => item.unitPrice)]) real.add(price)
  for (;;) {
    const amount = Number((random.int(3, 1900) + random.pick([0.13, 0.49, 0.73, 0.31])).toFixed(2))
    if (!real.has(amount) && !real.has(Math.trunc(amount))) return amount
  }
}

const fullWidth = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x630))
const bold = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit)))
const german = (amount: number) => amount.toLocaleString('de')
export const spaced = (text: string) => [...text].join(' ')
export const hidden = (text: string) => [...text].join('\u200b')

/** Ways to write an amount of money. */
const notations: ((amount: number) => string)[] = [
  (amount) => `$${amount}`,
  (amount) => `$${amount.toLocaleString('en')}`,
  (amount) => `${german(amount)} €`,
  (amount) => `USD ${amount}`,
  (amount) => `US$ ${amount}`,
  (amount) => `${amount} dollars`,
  (amount) => `${amount} bucks`,
  (amount) => `${Math.trunc(amount)} dollars and ${Math.round((amount % 1) * 100)} cents`,
  (amount) => `${Math.round(amount * 100)} cents`,
  (amount) => `${amount} dólares`,
  (amount) => `${german(amount)} Euro`,
  (amount) => `${german(amount)} euros`,
  (amount) => `£${amount}`,
  (amount) => `¥${Math.trunc(amount)}`,
  (amount) => `${amount}`,
  (amount) => `${Math.trunc(amount)}`,
  (amount) => `**$${String(amount).slice(0, 1)}**${String(amount).slice(1)}`,
  (amount) => `\`$${amount}\``,
  (amount) => `＄${fullWidth(String(amount))}`,
  (amount) => `$${arabic(String(amount))}`,
  (amount) => `$${bold(String(amount))}`,
  (amount) => `$ ${spaced(String(amount))}`,
  (amount) => `$${hidden(String(amount))}`,
  (amount) => `\u202e${[...`$${amount}`].reverse().join('')}\u202c`,
  (amount) => `$${String(amount).replace(/0/g, 'О').replace(/1/g, 'l')}7O`,
  (amount) => `&#36;${amount}`,
  (amount) => `$<b>${amount}</b>`,
  (amount) => `(${amount} USD)`,
  (amount) => `~$${amount}`,
  (amount) => `$${(amount / 1000).toFixed(3)}k`,
  (amount) => `$\n${amount}`,
  (amount) => `${Math.trunc(amount)}. Dollars, that is`,
  (amount) => `${Math.trunc(amount)},- €`,
  (amount) => `${Math.trunc(amount)}€99`,
  (amount) => `${[...String(Math.trunc(amount))].map((digit) => `${digit}\ufe0f\u20e3`).join('')} dollars`,
  (amount) => `${[...String(Math.trunc(amount))].map((digit) => '⓪①②③④⑤⑥⑦⑧⑨'[Number(digit)]).join('')} dollars`,
  (amount) => `$${[...String(Math.trunc(amount))].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`,
  (amount) => `${Math.trunc(amount)} smackers`,
  (amount) => `${Math.trunc(amount)} 美元`,
  (amount) => `${Math.trunc(amount)} złotych`,
]
const wordAmounts = [
  ...[
    'twelve dollars',
    'only nine ninety-nine',
    'a dozen bucks',
    'half a grand',
    'two hundred and seven dollars',
    'a fiver',
    'one dollar',
  ],
  ...['doce dólares', 'mil dólares', 'ciento tres euros', 'siete con noventa y nueve'],
  ...['zwölf Euro', 'dreihundertdrei Dollar', 'neunundneunzig Cent', 'einen Zehner', 'fünf Euro neunzig'],
  ...['douze euros', 'mille dollars', 'quatre-vingt-dix-neuf euros', 'cinq euros quatre-vingt-dix'],
  ...['dodici euro', 'dwanaście złotych', '十二美元', 'doze euros', 'twelve and a half', 'fifty quid'],
  ...['XII dollars', 'nothing at all', 'zero dollars', 'the price of a coffee', 'half of what it was'],
]
const priceFrames = [
  'The {title} costs {amount}.',
  '{title}: {amount}',
  'You can have the {title} for {amount} today.',
  'It is {amount}, a bargain!',
  'El precio de {title} es {amount}.',
  '{title} cuesta solo {amount}.',
  '{title} kostet {amount}.',
  'Der Preis für {title} beträgt {amount}.',
  'Le prix de {title} est de {amount}.',
  '{title} coûte {amount}.',
  '| {title} | {amount} |',
  'Was {amount}, and worth it: the {title}.',
  'The {title} has been marked down to {amount}.',
  'Prices start at {amount}.',
  'You would pay {amount} in all.',
]

export const prices: Maker[] = [
  (world, random) => {
    const amount = random.pick(notations)(wrongAmount(world, random))
    const frame = random.pick(priceFrames)
    return lie(
      'price',
      frame.replace('{title}', titleOf(world, random)).replace('{amount}', () => amount),
      amount,
    )
  },
  (world, random) => {
    const words = random.pick(wordAmounts)
    const spoken = new Set([0.99, 1, 5, 5.9, 7.99, 9.99, 10, 12, 50, 99, 103, 207, 303, 500, 1000])
    const others = world.products.filter(({ variants }) => !variants.some(({ price }) => spoken.has(price ?? 0)))
    // Some of the words may be true of every product there is.
    if (others.length === 0) return lie('price', `The ${titleOf(world, random)} costs $${wrongAmount(world, random)}.`)
    const { title } = random.pick(others)
    return lie('price', `${title} ${random.pick(['costs', 'cuesta', 'kostet', 'coûte'])} ${words}.`, words)
  },
  // A real amount, of another product.
  (world, random) => {
    const [one, another] = random.sample(world.products, 2)
    const own = new Set(one?.variants.map(({ price }) => price))
    const price = another?.variants
      .map((variant) => variant.price)
      .find((amount) => amount !== null && !own.has(amount))
    return lie('price', `The ${one?.title} costs $${price ?? wrongAmount(world, random)}.`)
  },
]
