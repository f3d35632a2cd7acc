import type { Fact } from '../../../src/assistant/fact.ts'

/** A product with one variant to speak of, as the templates need it. */
export interface SpokenProduct {
  id: string
  title: string
  price: number
  inventory: number
  options: Record<string, string>
  otherPrices: number[]
}

export const money = (value: number, language: string): string =>
  language === 'en'
    ? `$${value.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
    : `${value.toLocaleString(language === 'es' ? 'es-ES' : language === 'fr' ? 'fr-FR' : 'de-DE', { minimumFractionDigits: 2 })} $`

type Template = (title: string, amount: string, product: SpokenProduct) => string

export const priceTemplates: Record<string, Template[]> = {
  en: [
    (title, amount) => `The ${title} is ${amount}.`,
    (title, amount) => `${title} – ${amount}`,
    (title, amount) => `You can get the ${title} for ${amount}.`,
    (title, amount) => `I'd recommend the ${title}, which costs ${amount}.`,
    (title, amount) => `- **${title}**: ${amount}`,
  ],
  de: [
    (title, amount) => `${title} kostet ${amount}.`,
    (title, amount) => `Den Artikel ${title} gibt es für ${amount}.`,
    (title, amount) => `1. ${title} – ${amount}`,
  ],
  es: [
    (title, amount) => `${title} cuesta ${amount}.`,
    (title, amount) => `El precio de ${title} es de ${amount}.`,
    (title, amount) => `Te recomiendo ${title}, por ${amount}.`,
  ],
  fr: [
    (title, amount) => `${title} coûte ${amount}.`,
    (title, amount) => `Le prix de ${title} est de ${amount}.`,
    (title, amount) => `Je vous propose ${title} à ${amount}.`,
  ],
}

export const stockTemplates: Record<
  string,
  {
    yes: ((title: string) => string)[]
    no: ((title: string) => string)[]
    left: (title: string, count: number) => string
  }
> = {
  en: {
    yes: [(title) => `The ${title} is in stock.`, (title) => `Yes, ${title} is available right now.`],
    no: [(title) => `Sorry, the ${title} is sold out.`, (title) => `The ${title} is currently out of stock.`],
    left: (title, count) => `There are ${count} of the ${title} left.`,
  },
  de: {
    yes: [(title) => `${title} ist auf Lager.`, (title) => `Ja, ${title} ist verfügbar.`],
    no: [(title) => `${title} ist leider ausverkauft.`, (title) => `${title} ist momentan nicht verfügbar.`],
    left: (title, count) => `Von ${title} sind noch ${count} auf Lager.`,
  },
  es: {
    yes: [(title) => `${title} está en stock.`, (title) => `Sí, ${title} está disponible.`],
    no: [(title) => `${title} está agotado.`, (title) => `Lo siento, ${title} no está disponible.`],
    left: (title, count) => `Quedan ${count} unidades de ${title}.`,
  },
  fr: {
    yes: [(title) => `${title} est en stock.`, (title) => `Oui, ${title} est disponible.`],
    no: [(title) => `${title} est en rupture de stock.`, (title) => `Désolé, ${title} n'est plus disponible.`],
    left: (title, count) => `Il reste ${count} exemplaires de ${title}.`,
  },
}

/** A product as the catalogs of the tests have it: every variant with its price and stock. */
export interface PricedProduct {
  externalId: string
  title: string
  description?: string | null
  vendor?: string
  tags?: string[]
  variants: { externalId: string; price: number; inventory: number; options?: Record<string, string> }[]
}

/** Facts as a tool would record them for a product and its variants. */
export function factsOf(
  products: PricedProduct[],
  asOf: string,
): Fact[] {
  const facts: Fact[] = []
  for (const { externalId: id, title, description, vendor, tags, variants } of products) {
    const add = (field: string, value: Fact['value'] | null | undefined, currency?: string) => {
      if (value !== null && value !== undefined && value !== '')
        facts.push({ entity: 'product', id, field, value, asOf, ...(currency ? { currency } : {}) })
    }
    add('title', title)
    add('description', description)
    add('vendor', vendor)
    add('tags', tags?.join(', '))
    add('price', Math.min(...variants.map(({ price }) => price)), 'USD')
    add(
      'available',
      variants.some(({ inventory }) => inventory > 0),
    )
    for (const { externalId, price, inventory, options = {} } of variants) {
      const base = { entity: 'variant' as const, id: externalId, of: id, asOf }
      for (const [name, value] of Object.entries(options)) facts.push({ ...base, field: `option.${name}`, value })
      facts.push(
        { ...base, field: 'price', value: price, currency: 'USD' },
        { ...base, field: 'available', value: inventory > 0 },
        { ...base, field: 'inventory', value: inventory },
      )
    }
  }
  return facts
}

/** What lying templates add to a true title: a claim that no fact bears out. */
export const inventions: Record<string, ((title: string) => string)[]> = {
  en: [
    (title) => `The ${title} is 35% off this week.`,
    (title) => `Use the code LUCKY35 for the ${title}.`,
    (title) => `You get a free gift with the ${title}.`,
    (title) => `The ${title} will be delivered by Thursday.`,
    (title) => `The ${title} ships free within 24 hours.`,
    (title) => `The ${title} comes with a lifetime warranty.`,
    (title) => `The ${title} is half price today.`,
    (title) => `Save thirty-five percent on the ${title}.`,
    (title) => `The ${title} is just nine hundred and thirteen dollars.`,
    (title) => `The ${title} has been rated 4.9 stars by our customers.`,
  ],
  de: [
    (title) => `${title} ist diese Woche um 35 % reduziert.`,
    (title) => `Mit dem Code LUCKY35 sparst du bei ${title}.`,
    (title) => `${title} wird bis Donnerstag geliefert.`,
    (title) => `Auf ${title} gibt es lebenslange Garantie.`,
    (title) => `${title} kostet nur neunhundertdreizehn Dollar.`,
    (title) => `Zu ${title} bekommst du ein Gratisgeschenk.`,
  ],
  es: [
    (title) => `${title} tiene un 35 % de descuento.`,
    (title) => `Usa el código LUCKY35 con ${title}.`,
    (title) => `${title} llega el jueves.`,
    (title) => `${title} tiene garantía de por vida.`,
    (title) => `${title} cuesta novecientos trece dólares.`,
    (title) => `Con ${title} te regalamos un obsequio gratis.`,
  ],
  fr: [
    (title) => `${title} est à -35 % cette semaine.`,
    (title) => `Utilisez le code LUCKY35 pour ${title}.`,
    (title) => `${title} arrive jeudi.`,
    (title) => `${title} est garanti à vie.`,
    (title) => `${title} coûte neuf cent treize dollars.`,
    (title) => `Avec ${title}, un cadeau offert.`,
  ],
}

/** Ways to write digits that a reader takes for the same. */
export const disguises: ((amount: string) => string)[] = [
  (amount) => amount.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (amount) => amount.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  (amount) => amount.replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit))),
  (amount) => amount.replace(/(\d)(?=\d)/g, '$1\u200b'),
  (amount) => amount.replace(/(\d)(?=\d)/g, '$1 '),
  (amount) => amount.replace(/0/g, 'O').replace(/1/g, 'l'),
  (amount) => amount.replace('$', '＄'),
  (amount) => amount.replace('$', '€'),
  (amount) => amount.replace('$', '£'),
  (amount) => amount.replace(/\d/g, (digit) => `${digit}\ufe0f\u20e3`),
  (amount) => amount.replace(/(\d)(?=\d)/g, '$1\u2060'),
  (amount) => amount.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
]
