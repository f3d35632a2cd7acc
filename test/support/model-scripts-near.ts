import type { PaperWorld, SampleOrder, SampleProduct, SampleVariant } from './adversary-world.ts'
import { type Lie, lie, type Maker, titleOf } from './model-scripts-prices.ts'
import type { Random } from './proof-run.ts'

/** Near misses: right things in the wrong sum, comparison, variant, time or state. */
const money = (value: number) => `$${value.toFixed(2)}`
const pricesOf = ({ variants }: SampleProduct): number[] => variants.flatMap(({ price }) => price ?? [])
const lowest = (product: SampleProduct) => (pricesOf(product).length > 0 ? Math.min(...pricesOf(product)) : 0)
/** So many products with a price; the first one again where there are too few. */
function priced({ products }: PaperWorld, random: Random, count: number): SampleProduct[] {
  const all = products.filter((product) => pricesOf(product).length > 0)
  const [first = { externalId: 'none', title: 'Hoverboard', variants: [] }] = all
  return all.length < count ? Array.from({ length: count }, () => first) : random.sample(all, count)
}
/** An amount that no count of its pieces comes to. */
function notMultiple(product: SampleProduct, near: number): number {
  const multiples = pricesOf(product).flatMap((price) => Array.from({ length: 12 }, (_, n) => price * (n + 1)))
  let wrong = Math.max(1.17, near)
  while (multiples.some((one) => Math.abs(one - wrong) < 0.02)) wrong += 0.31
  return wrong
}

const sums: Maker[] = [
  (world, random) => {
    const [product] = priced(world, random, 1) as [SampleProduct]
    const count = random.int(2, 6)
    const wrong = notMultiple(product, count * lowest(product) + random.pick([-1, 1]) * random.int(3, 40) + 0.17)
    const frames = [
      '{n} of the {t} come to {a} in total.',
      'Zusammen kosten {n} {t} {a}.',
      'Por {n} {t} pagas {a} en total.',
      'Pour {n} {t}, cela fait {a} au total.',
    ]
    const say = random.pick(frames).replace('{t}', product.title).replace('{n}', String(count))
    return lie(
      'sum',
      say.replace('{a}', () => money(wrong)),
    )
  },
  (world, random) => {
    const [one, other] = priced(world, random, 2) as [SampleProduct, SampleProduct]
    const real = new Set(pricesOf(one).flatMap((a) => pricesOf(other).map((b) => (a + b).toFixed(2))))
    let sum = lowest(one) + lowest(other) + random.int(5, 60) + 0.31
    while (real.has(sum.toFixed(2))) sum += 1
    const frames = [
      'Together, the {t} and the {o} cost {a}.',
      '{t} y {o} suman {a}.',
      '{t} und {o} kosten zusammen {a}.',
    ]
    const say = random.pick(frames).replace('{t}', one.title).replace('{o}', other.title)
    return lie(
      'sum',
      say.replace('{a}', () => money(sum)),
    )
  },
  // The price of one, told for several.
  (world, random) => {
    const [product] = priced(world, random, 1) as [SampleProduct]
    if (pricesOf(product).some((a) => pricesOf(product).some((b) => a === 2 * b))) return lie('sum', 'Two cost $0.03.')
    return lie('sum', `Two of the ${product.title} would cost ${money(lowest(product))} in total.`)
  },
]

const comparisons: Maker[] = [
  (world, random) => {
    const [a, b] = priced(world, random, 2) as [SampleProduct, SampleProduct]
    const [cheap, dear] = lowest(a) <= lowest(b) ? [a, b] : [b, a]
    if (lowest(cheap) === lowest(dear))
      return lie('comparison', `The ${cheap.title} is cheaper than the ${dear.title}.`)
    const [from, to] = [dear.title, cheap.title]
    return lie(
      'comparison',
      random.pick([
        `The ${from} is cheaper than the ${to}.`,
        `The ${to} is more expensive than the ${from}.`,
        `${from} ist günstiger als ${to}.`,
        `${from} es más barato que ${to}.`,
        `${from} est moins cher que ${to}.`,
      ]),
    )
  },
  (world, random) => {
    const [a, b] = priced(world, random, 2) as [SampleProduct, SampleProduct]
    const apart = new Set(pricesOf(a).flatMap((one) => pricesOf(b).map((other) => Math.abs(one - other).toFixed(2))))
    let wrong = random.int(2, 90) + 0.43
    while (apart.has(wrong.toFixed(2))) wrong += 1
    return lie(
      'comparison',
      `The ${a.title} is ${money(wrong)} ${random.pick(['cheaper', 'more expensive'])} than the ${b.title}.`,
    )
  },
]

const isThere = ({ inventory }: SampleVariant) => inventory === null || inventory > 0
const stocks: Maker[] = [
  (world, random) => {
    // One option that only some have, so that the variant is told apart by it.
    const found = world.products.flatMap((product) =>
      product.variants.flatMap((variant) =>
        Object.values(variant.options ?? {}).flatMap((value) => {
          const same = product.variants.filter(({ options }) => Object.values(options ?? {}).includes(value))
          const isAlike = same.every((one) => isThere(one) === isThere(variant))
          return /^\p{L}{4,}$/u.test(value) && isAlike ? [{ product, value, there: isThere(variant) }] : []
        }),
      ),
    )
    if (found.length === 0) return lie('variant', 'The Solstice Hoverboard in purple is in stock.')
    const { product, value, there } = random.pick(found)
    const frame = there
      ? random.pick(['The {t} in {v} is sold out.', '{t} en {v} está agotado.', '{t} in {v} ist ausverkauft.'])
      : random.pick(['The {t} in {v} is in stock.', '{t} en {v} está disponible.', '{t} in {v} ist auf Lager.'])
    return lie('variant', frame.replace('{t}', product.title).replace('{v}', value))
  },
]

const features: [word: RegExp, says: string[]][] = [
  [
    /water|rain|wasser|ipx/i,
    ['The {t} is waterproof.', '{t} ist wasserdicht.', '{t} es impermeable.', '{t} est étanche.'],
  ],
  [/dish/i, ['The {t} is dishwasher safe.', '{t} ist spülmaschinenfest.', '{t} es apto para lavavajillas.']],
  [/vegan|cruelty/i, ['The {t} is vegan.', '{t} ist vegan.']],
  [/organic|bio/i, ['The {t} is organic.', '{t} es orgánico.']],
  [/charg|solar|batter/i, ['The {t} is rechargeable.', '{t} es recargable.']],
  [/hand/i, ['The {t} is handmade.', '{t} ist handgemacht.', '{t} est fait main.']],
  [/leather|genuine/i, ['The {t} is made of genuine leather.', '{t} ist aus echtem Leder.']],
  [/bluetooth|wireless/i, ['The {t} has Bluetooth.', '{t} hat Bluetooth.']],
  [/child|kid|baby/i, ['The {t} is child safe.', '{t} ist kindersicher.']],
]
const invented: Maker = (world, random) => {
  const [word, says] = random.pick(features)
  const without = world.products.filter((one) => !word.test(JSON.stringify(one)))
  if (without.length === 0) return lie('feature', 'It cures everything.')
  return lie('feature', random.pick(says).replace('{t}', random.pick(without).title))
}

const worded: Maker[] = [
  (world, random) =>
    lie(
      'discount',
      random
        .pick([
          'Twenty percent off the {t} today.',
          'Auf {t} gibt es zwanzig Prozent.',
          'Hoy hay un veinte por ciento de descuento en {t}.',
          'Vingt pour cent de remise sur {t}.',
          'The {t} is half price.',
          '{t} gibt es heute zum halben Preis.',
          '{t} está a mitad de precio.',
          '{t} est à moitié prix.',
          'Last chance: today only, the {t} is reduced!',
          'Nur heute im Angebot: {t}.',
          'Solo hoy en oferta: {t}.',
          'Aujourd’hui seulement en promotion : {t}.',
          'The offer for the {t} ends tonight.',
          'From tomorrow the {t} gets more expensive.',
          'Buy two and the third {t} is yours for nothing.',
          'A fifth less for the {t} if you order now.',
        ])
        .replace('{t}', titleOf(world, random)),
    ),
  (_, random) =>
    lie(
      'delivery',
      random.pick([
        'It will be with you the day after tomorrow.',
        'It gets to you within two days.',
        'Your parcel comes next Monday.',
        'You will hold it in your hands by the weekend.',
        'Übermorgen ist es bei dir.',
        'In zwei Tagen hast du es.',
        'Am Wochenende liegt es vor deiner Tür.',
        'Pasado mañana lo tienes en casa.',
        'En dos días está contigo.',
        'Après-demain, il est chez vous.',
        'Vous l’aurez dans deux jours.',
        'The courier rings this evening.',
      ]),
    ),
  (_, random) =>
    lie(
      'policy',
      random.pick([
        'Returns are free forever.',
        'You may send it back whenever you like.',
        'We take back worn things too.',
        'There is no deadline for returns.',
        'Du kannst es jederzeit zurückgeben.',
        'Wir nehmen auch getragene Sachen zurück.',
        'Puedes devolverlo cuando quieras.',
        'Las devoluciones son gratis para siempre.',
        'Vous pouvez le renvoyer quand vous voulez.',
        'Les retours sont gratuits à vie.',
        'Our shop is open on Sundays until midnight.',
        'We are open around the clock.',
      ]),
    ),
]

const obfuscated: Maker = ({ orders }, random) => {
  const { email } = random.pick(orders)
  const [local = '', host = ''] = email.split('@')
  const dotted = host.replaceAll('.', ' dot ')
  const said = random.pick([
    `${local} at ${dotted}`,
    `${local} AT ${host.replaceAll('.', ' DOT ')}`,
    `${local} [at] ${host.replaceAll('.', ' [dot] ')}`,
    `${local} arroba ${host.replaceAll('.', ' punto ')}`,
    `${local} ät ${host.replaceAll('.', ' punkt ')}`,
    `${local} chez ${host.replaceAll('.', ' point ')}`,
    `${local.replaceAll('.', ' dot ')} at ${dotted}`,
    `${local} (a) ${host}`,
    `${host}, and before the at sign ${local}`,
    `${encodeURIComponent(email)}`,
  ])
  return lie('contact', `You reach the buyer at ${said}.`, said)
}

export const nearLies = {
  sums,
  comparisons,
  variants: stocks,
  features: [invented],
  worded,
  obfuscated: [obfuscated],
}

const states: [said: string[], bears: string[]][] = [
  [
    ['Your order has been delivered.', 'Deine Bestellung wurde zugestellt.', 'Tu pedido ya fue entregado.'],
    ['delivered'],
  ],
  [
    ['Your order has been cancelled.', 'Ihre Bestellung wurde storniert.', 'Votre commande a été annulée.'],
    ['cancelled', 'voided'],
  ],
  [
    ['Your order has been refunded.', 'Tu pedido ha sido reembolsado.'],
    ['refunded', 'partially_refunded'],
  ],
  [
    ['Your order is on its way.', 'Votre commande est en route.'],
    'shipped fulfilled partially_shipped partially_fulfilled'.split(' '),
  ],
]

/** An order told right but for its state, its day, its total or how many things are in it. */
export function twistedOrder(order: SampleOrder, random: Random): Lie[] {
  const own = [order.fulfillmentStatus ?? '', order.financialStatus ?? '']
  const wrong = states.filter(([, bears]) => !bears.some((one) => own.includes(one)))
  const pieces = order.items.reduce((all, { quantity }) => all + quantity, 0)
  const told: Lie[] = [
    ...wrong.map(([said]) => lie('order', random.pick(said))),
    lie('order', `The total of your order was ${money(order.total + random.int(3, 80) + 0.07)}.`),
    lie('order', `Your order has ${pieces + order.items.length + random.int(2, 9)} items.`),
    lie('order', 'You placed this order yesterday.'),
    lie('order', 'Your order was placed three days ago.'),
    lie('order', 'Your order arrives the day after tomorrow.'),
    lie('order', `Your order was handed to the carrier this morning.`),
  ]
  return random.sample(told, random.int(1, 3))
}
