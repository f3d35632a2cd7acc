import type { Fact } from '../../../src/assistant/fact.ts'
import { factsOf } from './generated-sentences.ts'

const asOf = '2026-11-21T10:00:00.000Z'
const fact = (entity: Fact['entity'], id: string, field: string, value: Fact['value'], currency?: string): Fact => ({
  ...{ entity, id, field, value, asOf },
  ...(currency ? { currency } : {}),
})
const of = (id: string, price: number, inventory: number, options: Record<string, string>) => ({
  ...{ externalId: id, price, inventory, options },
})

/** A fourth small shop, with prices in pounds: things to eat and to cook with. */
export const kitchenFacts: Fact[] = [
  fact('search', 's4', 'count', 9),
  ...factsOf(
    [
      {
        externalId: 'knife',
        title: 'Santoku Knife',
        vendor: 'Hattori',
        description: 'Blade of 17 cm, forged steel. Handle of walnut. Weighs 160 g. Wash by hand.',
        variants: [of('knife-v', 72, 6, {})],
      },
      {
        externalId: 'chef',
        title: 'Chef Knife',
        vendor: 'Hattori',
        description: 'Blade of 20 cm, stainless steel. Weighs 210 g. Dishwasher safe.',
        variants: [of('chef-v', 58, 0, {})],
      },
      {
        externalId: 'coffee',
        title: 'House Espresso Beans',
        description: 'Dark roast, 80 % arabica and 20 % robusta. Notes of cocoa and hazelnut.',
        variants: [
          of('c250', 7.5, 40, { weight: '250 g' }),
          of('c500', 13.9, 12, { weight: '500 g' }),
          of('c1000', 25, 0, { weight: '1 kg' }),
        ],
      },
      {
        externalId: 'apron',
        title: 'Linen Apron',
        description: 'Of linen, with two pockets. Machine washable at 40 °C.',
        variants: [of('ap-s', 34, 3, { color: 'sand' }), of('ap-g', 34, 0, { color: 'green' })],
      },
      {
        externalId: 'pot',
        title: 'Enamel Stockpot',
        description: 'Holds 8 l, for all hobs and induction. Diameter 26 cm, oven-safe to 220 °C.',
        variants: [of('pot-v', 89, 2, { color: 'red' })],
      },
    ],
    asOf,
  ).flatMap((read) => {
    const pounds = read.currency ? { ...read, currency: 'GBP' } : read
    return read.field === 'price' && read.id === 'pot'
      ? [pounds, { ...pounds, field: 'compareAtPrice', value: 110 }]
      : [pounds]
  }),
  fact('order', 'KT-731', 'number', 'KT-731'),
  fact('order', 'KT-731', 'financialStatus', 'paid'),
  fact('order', 'KT-731', 'fulfillmentStatus', 'in_progress'),
  fact('order', 'KT-731', 'placedAt', '2026-11-20T08:05:00.000Z'),
  fact('order', 'KT-731', 'total', 99.8, 'GBP'),
  fact('order_item', 'k1', 'title', 'Santoku Knife'),
  fact('order_item', 'k1', 'quantity', 1),
  fact('order_item', 'k1', 'price', 72, 'GBP'),
  fact('order_item', 'k2', 'title', 'House Espresso Beans'),
  fact('order_item', 'k2', 'quantity', 2),
  fact('order_item', 'k2', 'price', 13.9, 'GBP'),
  fact(
    'policy',
    'ship#1',
    'text',
    'Delivery\nWe deliver in the United Kingdom with Royal Mail. Standard delivery takes 3 to 4 working days and costs £3.50. It is free from £45. Next-day delivery costs £6.95 when you order before noon. Ireland takes 5 to 7 working days and costs £8.',
  ),
  fact(
    'policy',
    'ret#1',
    'text',
    'Returns\nUnused goods can be returned within 28 days. Opened coffee cannot be returned. You pay the postage for returns unless the goods are faulty. Refunds take up to 10 days.',
  ),
  fact(
    'policy',
    'misc#1',
    'text',
    'Good to know\nKnives are sold to persons over 18 only. All knives have a guarantee of ten years. We sharpen knives for £9 each. You can pay by Visa, Mastercard, Apple Pay or PayPal. Our help desk answers Monday to Friday from 9 am to 4 pm.',
  ),
]

/**
 * Written when the rules stood; 26 % were replaced then. Every second line is held back: counted, never looked at while
 * tuning. `language | what the shopper wrote | sentence`, `\n` for a line's end.
 */
export const kitchenTruths = String.raw`
en | knife | The Santoku Knife has a 17 cm blade of forged steel.
en | knife | It weighs 160 g, 50 g less than the Chef Knife.
en | knife | Please wash it by hand; only the Chef Knife is dishwasher safe.
en | knife | The Chef Knife is cheaper, but it's out of stock.
en | knife | The Santoku costs £14 more than the Chef Knife.
en | knife | We have six of the Santoku Knife left.
en | knife | Both knives are by Hattori and come with a ten-year guarantee.
en | knife | I need to mention that knives are only sold to people over 18.
en | knife | Sharpening costs £9 per knife.
en | coffee | The beans are a dark roast with notes of cocoa and hazelnut.
en | coffee | The blend is 80% arabica and 20% robusta.
en | coffee | You can get 250 g for £7.50 or 500 g for £13.90; the 1 kg bag is sold out.
en | coffee | The 500 g bag saves you £1.10 compared with two small ones.
en | coffee | Three 250 g bags would be £22.50.
en | coffee | Would you like whole beans for an espresso machine?
en | apron | The Linen Apron in sand is available, the green one isn't.
en | apron | It has two pockets and can be machine washed at 40 °C.
en | pot | The Enamel Stockpot holds 8 l and has a diameter of 26 cm.
en | pot | It's on sale: £89 instead of £110.
en | pot | You save £21 on it.
en | pot | It works on induction and goes in the oven up to 220 °C.
en | pot | There are only two left in red.
en | list | 1. Santoku Knife – £72\n2. Enamel Stockpot – £89\n3. Linen Apron – £34
en | list | | Knife | Blade | Price |\n|---|---|---|\n| Santoku | 17 cm | £72 |\n| Chef | 20 cm | £58 |
en | search | There were 9 results, and these five match best.
en | order KT-731 | Your order KT-731 was placed yesterday and is being prepared.
en | order KT-731 | It contains one Santoku Knife and two bags of House Espresso Beans.
en | order KT-731 | The total is £99.80, and it has been paid.
en | order KT-731 | There's no tracking number yet, because it hasn't been shipped.
en | delivery | Standard delivery is £3.50 and free from £45.
en | delivery | To Ireland it's £8 and 5 to 7 working days.
en | delivery | Order before noon and next-day delivery is £6.95.
en | delivery | I'm not sure whether we deliver to France; shall I ask?
en | returns | You can return unused goods within 28 days.
en | returns | Opened coffee can't be returned, I'm afraid.
en | returns | Unless it's faulty, you pay the return postage yourself.
en | returns | A refund can take up to 10 days.
en | payment | Apple Pay works, and so do PayPal, Visa and Mastercard.
en | help | The help desk is there Monday to Friday from 9 am to 4 pm.
en | help | What will you be cooking most often?
de | messer | Das Santoku Knife hat eine Klinge von 17 cm.
de | messer | Es wiegt 160 g und damit 50 g weniger als das Chef Knife.
de | messer | Das Chef Knife ist gerade nicht verfügbar.
de | messer | Auf alle Messer gibt es zehn Jahre Garantie.
de | messer | Messer verkaufen wir nur an Personen über 18.
de | kaffee | 250 g kosten 7,50 £, 500 g kosten 13,90 £, das Kilo ist ausverkauft.
de | kaffee | Die Mischung besteht aus 80 % Arabica und 20 % Robusta.
de | topf | Der Enamel Stockpot fasst 8 l und kostet 89 £ statt 110 £.
de | topf | Im Backofen hält er bis 220 °C aus.
de | schürze | Die Linen Apron gibt es noch in Sand, Grün ist vergriffen.
de | bestellung KT-731 | Deine Bestellung KT-731 wird gerade vorbereitet, verschickt ist sie noch nicht.
de | bestellung KT-731 | Insgesamt waren es 99,80 £.
de | lieferung | Nach Irland dauert es 5 bis 7 Werktage und kostet 8 £.
de | rückgabe | Geöffneten Kaffee können wir leider nicht zurücknehmen.
es | cuchillo | El Santoku Knife tiene una hoja de 17 cm y pesa 160 g.
es | cuchillo | El Chef Knife está agotado en este momento.
es | cuchillo | Los cuchillos tienen diez años de garantía.
es | café | La bolsa de 250 g cuesta 7,50 £ y la de 500 g, 13,90 £.
es | café | Tiene un 80 % de arábica y un 20 % de robusta.
es | olla | La Enamel Stockpot tiene 8 l de capacidad y sirve para inducción.
es | olla | Está rebajada de 110 £ a 89 £.
es | delantal | El delantal se puede lavar a máquina a 40 °C.
es | pedido KT-731 | Tu pedido KT-731 es de ayer y se está preparando.
es | envío | El envío estándar cuesta 3,50 £ y es gratis a partir de 45 £.
es | devolución | Puedes devolver los artículos sin usar en 28 días.
fr | couteau | Le Santoku Knife a une lame de 17 cm et pèse 160 g.
fr | couteau | Le Chef Knife est en rupture de stock.
fr | couteau | Tous les couteaux sont garantis dix ans.
fr | café | Le sachet de 250 g coûte 7,50 £, celui de 500 g 13,90 £.
fr | café | C'est un mélange de 80 % d'arabica et 20 % de robusta.
fr | cocotte | La Enamel Stockpot contient 8 l et va au four jusqu'à 220 °C.
fr | cocotte | Elle est à 89 £ au lieu de 110 £.
fr | tablier | Le tablier se lave en machine à 40 °C.
fr | commande KT-731 | Votre commande KT-731 est en préparation.
fr | livraison | La livraison standard coûte 3,50 £ et elle est offerte dès 45 £.
fr | retour | Vous pouvez renvoyer les articles non utilisés sous 28 jours.
`
