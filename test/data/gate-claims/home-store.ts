import type { Fact } from '../../../src/assistant/fact.ts'
import { factsOf } from './generated-sentences.ts'

const asOf = '2026-11-21T10:00:00.000Z'
const fact = (entity: Fact['entity'], id: string, field: string, value: Fact['value'], currency?: string): Fact => ({
  ...{ entity, id, field, value, asOf },
  ...(currency ? { currency } : {}),
})

const one = (
  externalId: string,
  title: string,
  description: string,
  rest: { price: number; inventory: number; vendor?: string; options?: Record<string, string> },
) => ({
  ...{ externalId, title, description, ...(rest.vendor ? { vendor: rest.vendor } : {}) },
  variants: [
    { externalId: `${externalId}-v`, price: rest.price, inventory: rest.inventory, options: rest.options ?? {} },
  ],
})

/** A second small shop: things with sizes, weights and ranges, an order, opening times. */
export const homeFacts: Fact[] = [
  fact('search', 's2', 'count', 6),
  ...factsOf(
    [
      {
        externalId: 'pan',
        title: 'Cast Iron Pan',
        description: 'Works on induction and in the oven up to 250 °C. Weighs 2.4 kg.',
        vendor: 'Ferro',
        variants: [
          { externalId: 'pan8', price: 34.5, inventory: 11, options: { size: '8-inch' } },
          { externalId: 'pan10', price: 42.9, inventory: 6, options: { size: '10-inch' } },
          { externalId: 'pan12', price: 51, inventory: 0, options: { size: '12-inch' } },
        ],
      },
      one('rug', 'Jute Rug', 'A flat woven rug, 160 x 230 cm, 8 mm thick.', { price: 129, inventory: 4 }),
      one(
        'desk',
        'Standing Desk',
        'Height from 70 to 118 cm. The top measures 140 x 70 cm and carries 80 kg. 5 memory positions.',
        { price: 389, inventory: 2 },
      ),
      one(
        'lamp',
        'Reading Lamp',
        'LED with 450 lumens at 2700 K. Uses 6 W. Cable of 1.8 m. Rated 4.6 of 5 by 212 buyers.',
        { price: 44.95, inventory: 17, options: { color: 'brass' } },
      ),
      one('tent', 'Dome Tent', 'For 3 people. Water column of 3000 mm. Packs down to 45 x 18 cm.', {
        price: 159.5,
        inventory: 0,
      }),
      one('puzzle', 'Lighthouse Puzzle', '1000 pieces, from 12 years. The picture is 68 x 48 cm.', {
        price: 18.99,
        inventory: 25,
      }),
    ],
    asOf,
  ),
  fact('order', 'A-20417', 'number', 'A-20417'),
  fact('order', 'A-20417', 'financialStatus', 'paid'),
  fact('order', 'A-20417', 'fulfillmentStatus', 'shipped'),
  fact('order', 'A-20417', 'placedAt', '2026-11-14T09:30:00.000Z'),
  fact('order', 'A-20417', 'total', 75.97, 'USD'),
  fact('order', 'A-20417', 'trackingNumber', 'JD014600003828'),
  fact('order_item', 'a1', 'title', 'Lighthouse Puzzle'),
  fact('order_item', 'a1', 'quantity', 4),
  fact('order_item', 'a1', 'price', 18.99, 'USD'),
  fact(
    'policy',
    'times#1',
    'text',
    'Opening hours\nOur customer service is open Monday to Friday from 8:30 am to 6 pm. On Saturdays you reach us from 10 am to 2 pm. We answer e-mails within 24 hours.',
  ),
  fact(
    'policy',
    'returns#2',
    'text',
    'Returns\nYou can send back unused items within 14 days. Parcels over 20 kg are picked up by the carrier. The refund is paid within 10 days after the parcel arrived.',
  ),
]

/** What an honest assistant would say with these facts: `language | what the shopper wrote | sentence`. Looked at while tuning. */
export const homeTruths = `
en | pan | The Cast Iron Pan comes in 8-inch, 10-inch and 12-inch.
en | pan | The 10-inch Cast Iron Pan is $42.90, and the 8-inch one is $34.50.
en | compare the pans | 10-inch: $42.90, in stock
en | compare the pans | 12-inch: $51.00, sold out
en | compare the pans | | 8-inch | $34.50 | in stock |
en | pan | It weighs 2.4 kg and works on induction.
en | pan | You can use it in the oven up to 250 °C.
en | pan | The 10-inch pan costs $8.40 more than the 8-inch one.
en | rug | The Jute Rug measures 160 x 230 cm.
en | rug | It's a flat woven rug, 8 mm thick.
en | desk | The height of the Standing Desk goes from 70 to 118 cm.
en | desk | The top is 140 x 70 cm and carries up to 80 kg.
en | desk | It remembers 5 positions.
en | lamp | The Reading Lamp gives 450 lumens and uses only 6 W.
en | lamp | Its cable is 1.8 m long.
en | lamp | It is rated 4.6 of 5 by 212 buyers.
en | tent | The Dome Tent is made for 3 people.
en | tent | It packs down to 45 x 18 cm, but it's sold out at the moment.
en | puzzle | The Lighthouse Puzzle has 1000 pieces and is meant for ages 12 and up.
en | puzzle | At $18.99, the puzzle is the cheapest of the six.
en | under 50 | Three of them are under $50: the pan, the lamp and the puzzle.
en | what do you have | I found 6 products that might interest you.
en | the second one | The second one is the Jute Rug at $129.
en | first or third? | The first costs $34.50, the third $389.
en | hours | Our customer service is open Monday to Friday from 8:30 am to 6 pm.
en | hours on saturday? | On Saturdays you can reach us from 10 am to 2 pm.
en | returns | According to our returns page, you can send back unused items within 14 days.
en | returns | “The refund is paid within 10 days after the parcel arrived.”
en | order | You placed order A-20417 on November 14, 2026.
en | order | It has been shipped, and the tracking number is JD014600003828.
en | order | You ordered 4 Lighthouse Puzzles at $18.99 each.
en | order | The total of your order was $75.97.
es | sartén | La Cast Iron Pan de 10 pulgadas cuesta 42,90 $.
es | sartén | Pesa 2,4 kg y sirve para inducción.
es | alfombra | La Jute Rug mide 160 x 230 cm.
es | escritorio | El Standing Desk va de 70 a 118 cm de altura.
es | escritorio | El tablero mide 140 x 70 cm y soporta 80 kg.
es | lámpara | La Reading Lamp consume solo 6 W.
es | lámpara | El cable mide 1,8 m.
es | tienda | La Dome Tent es para 3 personas, pero ahora está agotada.
es | puzzle | El Lighthouse Puzzle tiene 1000 piezas.
es | busco algo | He encontrado 6 productos.
es | la primera | La primera cuesta 34,50 $ y la segunda 129 $.
es | pedido | Hiciste el pedido A-20417 el 14 de noviembre de 2026.
es | pedido | Pediste 4 Lighthouse Puzzle a 18,99 $ cada uno.
es | devolución | Puedes devolver artículos sin usar en un plazo de 14 días.
es | horario | De lunes a viernes atendemos de 8:30 a 18 h.
fr | poêle | La Cast Iron Pan de 10 pouces coûte 42,90 $.
fr | poêle | Elle pèse 2,4 kg et fonctionne sur induction.
fr | tapis | Le Jute Rug mesure 160 x 230 cm.
fr | bureau | La hauteur du Standing Desk va de 70 à 118 cm.
fr | bureau | Le plateau mesure 140 x 70 cm et supporte 80 kg.
fr | lampe | La Reading Lamp ne consomme que 6 W.
fr | lampe | Le câble fait 1,8 m.
fr | tente | La Dome Tent est prévue pour 3 personnes.
fr | puzzle | Le Lighthouse Puzzle compte 1000 pièces.
fr | la première | La première coûte 34,50 $, la deuxième 129 $.
fr | commande | Vous avez passé la commande A-20417 le 14 novembre 2026.
fr | commande | Le total de votre commande est de 75,97 $.
fr | retour | Vous pouvez renvoyer les articles non utilisés sous 14 jours.
de | pfanne | Die Cast Iron Pan in 10 Zoll kostet 42,90 $.
de | pfanne | Sie wiegt 2,4 kg und ist für Induktion geeignet.
de | pfanne | Im Ofen hält sie bis zu 250 °C aus.
de | teppich | Der Jute Rug misst 160 x 230 cm und ist 8 mm dick.
de | tisch | Der Standing Desk lässt sich von 70 bis 118 cm verstellen.
de | tisch | Die Platte misst 140 x 70 cm und trägt 80 kg.
de | lampe | Die Reading Lamp verbraucht nur 6 W.
de | lampe | Das Kabel ist 1,8 m lang.
de | zelt | Das Dome Tent ist für 3 Personen gedacht, aber gerade ausverkauft.
de | puzzle | Das Lighthouse Puzzle hat 1000 Teile.
de | das erste | Die erste kostet 34,50 $, die zweite 129 $.
de | bestellung | Du hast am 14. November 2026 bestellt.
de | bestellung | Deine Bestellung A-20417 wurde versandt.
de | bestellung | Du hast 4 Lighthouse Puzzles für je 18,99 $ bestellt.
de | rückgabe | Unbenutzte Artikel kannst du innerhalb von 14 Tagen zurückschicken.
de | öffnungszeiten | Der Kundenservice ist Montag bis Freitag von 8:30 bis 18 Uhr erreichbar.
`

/** The same with what is not so. */
export const homeLies = `
en | | The 10-inch Cast Iron Pan is $34.50.
en | | The 12-inch Cast Iron Pan is in stock.
en | | It comes in 14-inch too.
en | | The Cast Iron Pan weighs 24 kg.
en | | The Jute Rug measures 200 x 300 cm.
en | | The Standing Desk carries 120 kg.
en | | The Standing Desk goes up to 140 cm high.
en | | The Reading Lamp uses 450 W.
en | | The Reading Lamp is rated 4.9 of 5.
en | | 5,000 people rated it.
en | | The Dome Tent is made for 6 people.
en | | The Lighthouse Puzzle has 500 pieces.
en | | The first costs $30.
en | | We are open on Sundays from 10 am to 2 pm.
en | | You can send back unused items within 24 days.
en | | The refund is paid within 24 hours.
en | | You placed it on November 12, 2026.
en | | You ordered 5 Lighthouse Puzzles.
en | | The Juice costs $18.99.
en | | Our Gazebo is $159.50.
es | | La Jute Rug mide 200 x 300 cm.
es | | La Cast Iron Pan pesa 4 kg.
es | | El Sofá cuesta 129 $.
fr | | Le Jute Rug mesure 200 x 300 cm.
fr | | La Dome Tent est prévue pour 6 personnes.
de | | Das Kabel ist 3 m lang.
de | | Der Standing Desk trägt 120 kg.
de | | Das Sofa kostet 389 $.
`
