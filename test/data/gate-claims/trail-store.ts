import type { Fact } from '../../../src/assistant/fact.ts'
import { factsOf } from './generated-sentences.ts'

const asOf = '2026-11-21T10:00:00.000Z'
const fact = (entity: Fact['entity'], id: string, field: string, value: Fact['value'], currency?: string): Fact => ({
  ...{ entity, id, field, value, asOf },
  ...(currency ? { currency } : {}),
})
const policy = (id: string, text: string) => fact('policy', id, 'text', text)
const of = (size: string, price: number, inventory: number, name = 'size') => ({
  ...{ externalId: `v-${size}-${price}`, price, inventory },
  options: { [name]: size },
})

/** A third small shop, with prices in euros: two of a kind to compare, reduced things, an order of several items. */
export const trailFacts: Fact[] = [
  fact('search', 's3', 'count', 23),
  ...factsOf(
    [
      {
        externalId: 'h500',
        title: 'Trail 500 Headlamp',
        vendor: 'Lumio',
        description:
          '500 lumens, beam of 120 m. Splash-proof (IPX5). Runs up to 40 hours on three AAA batteries, which are included. Weighs 86 g.',
        variants: [of('grey', 39.9, 14, 'color'), of('lime', 39.9, 0, 'color')],
      },
      {
        externalId: 'h300',
        title: 'Summit 300 Headlamp',
        vendor: 'Lumio',
        description: '300 lumens, beam of 80 m. Rechargeable by USB-C, up to 9 hours a charge. Weighs 62 g.',
        variants: [of('black', 24.9, 5, 'color')],
      },
      {
        externalId: 'base',
        title: 'Merino Base Layer',
        vendor: 'Fjordal',
        description: '100 % merino wool, 200 g/m². Flat seams. Machine wash at 30 °C, do not tumble dry.',
        variants: [of('S', 64, 0), of('M', 64, 8), of('L', 64, 2), of('XL', 64, 0)],
      },
      {
        externalId: 'bottle',
        title: 'Steel Bottle',
        description:
          'Double-walled stainless steel. Keeps drinks hot for 12 hours and cold for 24 hours. Dishwasher safe, free of BPA.',
        variants: [of('500 ml', 18.5, 30), of('750 ml', 22.5, 0), of('1 l', 27, 9)],
      },
      {
        externalId: 'poles',
        title: 'Alu 3 Trekking Poles',
        description: 'A pair of aluminium poles, adjustable from 65 to 135 cm, with cork handles. 480 g a pair.',
        variants: [of('one size', 54.9, 3)],
      },
      {
        externalId: 'bag',
        title: 'Sarek Sleeping Bag',
        vendor: 'Fjordal',
        description: 'Filled with 90 % duck down. Comfortable to 0 °C. Packs to 18 x 30 cm, weighs 980 g.',
        variants: [of('regular', 219, 1, 'length'), of('long', 239, 0, 'length')],
      },
    ],
    asOf,
  ).flatMap((read) => {
    const euros = read.currency ? { ...read, currency: 'EUR' } : read
    const before = { h500: 49.9, poles: 69.9 }[read.id]
    return read.field === 'price' && before ? [euros, { ...euros, field: 'compareAtPrice', value: before }] : [euros]
  }),
  fact('order', 'SP-10388', 'number', 'SP-10388'),
  fact('order', 'SP-10388', 'financialStatus', 'paid'),
  fact('order', 'SP-10388', 'fulfillmentStatus', 'shipped'),
  fact('order', 'SP-10388', 'placedAt', '2026-11-17T16:20:00.000Z'),
  fact('order', 'SP-10388', 'total', 81.8, 'EUR'),
  fact('order', 'SP-10388', 'carrier', 'DHL'),
  fact('order', 'SP-10388', 'trackingNumber', '00340434161094027318'),
  fact('order_item', 't1', 'title', 'Trail 500 Headlamp'),
  fact('order_item', 't1', 'quantity', 1),
  fact('order_item', 't1', 'price', 39.9, 'EUR'),
  fact('order_item', 't2', 'title', 'Steel Bottle'),
  fact('order_item', 't2', 'quantity', 2),
  fact('order_item', 't2', 'price', 18.5, 'EUR'),
  policy(
    'delivery#1',
    'Delivery\nWithin Germany DHL delivers in 2 to 4 working days. Shipping costs €4.90; from €60 it is free. To Austria it takes 4 to 6 working days and costs €9.90. We do not deliver to Switzerland. What you order before 2 pm leaves our warehouse the same working day.',
  ),
  policy(
    'returns#3',
    'Returns\nYou can send goods back within 60 days of receipt in the original packaging. A return label is in the parcel. Returns from Germany are free, from Austria we deduct €5.90. Underwear and opened food cannot be returned. We refund within 7 days of arrival by the payment method you used.',
  ),
  policy(
    'help#1',
    'Warranty and payment\nThe warranty is two years, on headlamps by Lumio five years. Please keep the receipt. You can pay by PayPal, credit card or invoice. Invoices are due within 30 days. Vouchers are valid for three years and are not paid out in cash. Our shop at Gerberau 12 in Freiburg is open Tuesday to Saturday from 10 am to 6:30 pm.',
  ),
]

/**
 * Written before anybody looked at the rules, 31 % were replaced then; looked at while tuning since.
 * `language | what the shopper wrote | sentence`, `\n` for a line's end.
 */
export const trailTruths = String.raw`
en | headlamp | The Summit 300 is €15 cheaper than the Trail 500.
en | headlamp | The Trail 500 is brighter, with 500 lumens compared to 300.
en | headlamp | At 62 g, the Summit 300 Headlamp is the lighter of the two.
en | headlamp | The Trail 500's beam reaches 120 m, the Summit's 80 m.
en | headlamp | Both headlamps come from Lumio.
en | headlamp | Of the two, only the Summit can be recharged by USB-C.
en | headlamp | Three AAA batteries are included with the Trail 500.
en | headlamp | It runs for up to 40 hours, so it should easily get you through a weekend.
en | headlamp | The Trail 500 Headlamp is down from €49.90 to €39.90, which is €10 off.
en | headlamp | You'd save 20% compared with the old price of €49.90.
en | headlamp | It's splash-proof (IPX5), but the description doesn't say it can be submerged.
en | headlamp | In lime it's out of stock, but grey is available.
en | headlamp | The grey one is in stock, with 14 units left.
en | headlamp | Here's how the two headlamps compare:\n\n| | Trail 500 | Summit 300 |\n|---|---|---|\n| Price | €39.90 | €24.90 |\n| Brightness | 500 lm | 300 lm |\n| Weight | 86 g | 62 g |
en | headlamp | I found two headlamps:\n\n1. **Trail 500 Headlamp**: €39.90, 500 lumens\n2. **Summit 300 Headlamp**: €24.90, 300 lumens
en | headlamp | If weight is what counts, go for the Summit; if you want more light, the Trail 500.
en | headlamp | The difference in weight is 24 g.
en | cheapest headlamp | The cheapest headlamp we carry is the Summit 300 at €24.90.
en | headlamp under 30 | Under €30 there's one headlamp: the Summit 300.
en | headlamp under 20 | I didn't find a headlamp for less than €20, the closest is €24.90.
en | two summit headlamps | Two of them would cost €49.80.
en | base layer | The Merino Base Layer is available in M and L; S and XL are sold out.
en | base layer in S | Size S isn't available right now, would M work for you?
en | base layer | It's made of 100% merino wool with flat seams.
en | base layer | You can wash it in the machine at 30 °C, but it shouldn't go in the dryer.
en | base layer | All four sizes cost the same: €64.
en | base layer L | Just two left in size L!
en | base layer | The fabric weight is 200 g/m².
en | is it itchy | I can't say whether it itches, the description only mentions merino wool and flat seams.
en | bottle | The Steel Bottle comes in three sizes: 500 ml, 750 ml and 1 l.
en | bottle | The smallest one is €18.50 and the largest is €27.
en | bottle | The 1 l bottle is €8.50 more than the 500 ml one.
en | bottle | It keeps drinks hot for 12 hours and cold for twice as long.
en | bottle | Coffee stays hot in it for 12 hours.
en | bottle | Yes, you can put it in the dishwasher, and it's BPA-free.
en | bottle | The 750 ml size is sold out, but the 500 ml and 1 l bottles are available.
en | bottle | - 500 ml: €18.50 (in stock)\n- 750 ml: €22.50 (out of stock)\n- 1 l: €27.00 (in stock)
en | bottle | Prices range from €18.50 to €27.
en | three small bottles | Three 500 ml bottles come to €55.50.
en | three small bottles | That's €4.50 short of free shipping, which starts at €60.
en | poles | The poles can be set to any length between 65 and 135 cm.
en | poles | The pair weighs 480 g and has cork handles.
en | poles | They're reduced by €15, from €69.90 to €54.90.
en | poles | Only 3 pairs are left.
en | poles | For someone who is 1.85 m tall, I can't tell which setting fits best.
en | sleeping bag | The Sarek Sleeping Bag is comfortable down to 0 °C and weighs just under a kilo.
en | sleeping bag | It packs down to 18 x 30 cm.
en | sleeping bag | There's one regular left at €219; the long one (€239) is sold out.
en | sleeping bag | The long version costs €20 more.
en | sleeping bag | It's filled with 90% duck down.
en | sleeping bag | I wouldn't count on it for nights at minus ten, since it's rated to 0 °C.
en | kit | The headlamp, the poles and one small bottle add up to €113.30.
en | kit | With that, your order would be above €60, so shipping within Germany is free.
en | search | I found 23 products; here are the ones that fit best.
en | search | Shall I narrow the 23 results down by price or by brand?
en | search | The other 20 are a bit further from what you described.
en | the third one | The third one is the Merino Base Layer by Fjordal.
en | order SP-10388 | Your order SP-10388 from 17 November has been shipped with DHL.
en | order SP-10388 | You can track it with the number 00340434161094027318.
en | order SP-10388 | It has three items: one Trail 500 Headlamp and two Steel Bottles.
en | order SP-10388 | The two bottles were €37.00 together.
en | order SP-10388 | You paid €81.80 in total, of which €76.90 was for the items.
en | order SP-10388 | It was placed four days ago and is already on its way.
en | order SP-10388 | I don't have an exact delivery date, but DHL usually takes 2 to 4 working days within Germany.
en | delivery | Orders placed before 2 pm go out the same working day.
en | delivery to vienna | Delivery to Austria takes 4 to 6 working days and costs €9.90.
en | delivery to zurich | Unfortunately we can't deliver to Switzerland.
en | delivery | Shipping is €4.90 for orders under €60.
en | returns | You've got 60 days from the day you receive it to send it back.
en | returns | Just use the label that came with your parcel.
en | returns from austria | For returns from Austria, €5.90 is taken off your refund.
en | returns | You'll have your money back within 7 days after the parcel reaches us.
en | returns | Underwear is excluded, and so is food that has been opened.
en | warranty | Lumio headlamps are covered for five years, everything else for two.
en | payment | Yes, you can buy on invoice and pay within 30 days.
en | voucher | Your voucher stays valid for three years, but we can't pay it out in cash.
en | shop | Our shop is at Gerberau 12 in Freiburg, open Tuesday to Saturday from 10 am to 6:30 pm.
en | shop | We're closed on Sundays and Mondays.
en | help | Would you rather have something light or something bright?
en | help | May I ask what you'll use it for?
en | help | If you tell me your height, I can check the measurements for you.
en | help | I'm not certain about that; would you like me to ask the team?
de | stirnlampe | Die Summit 300 ist 15 € günstiger als die Trail 500.
de | stirnlampe | Mit 62 g ist die Summit 300 Headlamp die leichtere von beiden.
de | stirnlampe | Die Trail 500 leuchtet mit 500 Lumen bis zu 120 m weit.
de | stirnlampe | Die Batterien (3 x AAA) sind bei der Trail 500 dabei.
de | stirnlampe | Statt 49,90 € kostet sie jetzt 39,90 €, du sparst also 10 €.
de | stirnlampe | In Lime ist sie leider vergriffen, in Grau haben wir noch 14 Stück.
de | stirnlampe | Die Summit lädst du per USB-C auf, eine Ladung reicht bis zu 9 Stunden.
de | unterhemd | Den Merino Base Layer haben wir in M und L, S und XL sind ausverkauft.
de | unterhemd | Er besteht zu 100 % aus Merinowolle und hat flache Nähte.
de | unterhemd | Waschen kannst du ihn bei 30 °C, aber nicht im Trockner.
de | flasche | Die Steel Bottle gibt es mit 500 ml, 750 ml und 1 l.
de | flasche | Zwischen der kleinsten und der größten liegen 8,50 €.
de | flasche | Sie hält Getränke 12 Stunden heiß und 24 Stunden kalt.
de | flasche | - 500 ml: 18,50 €, lieferbar\n- 750 ml: 22,50 €, ausverkauft\n- 1 l: 27,00 €, lieferbar
de | flasche | Drei kleine Flaschen kosten zusammen 55,50 €.
de | stöcke | Die Stöcke lassen sich von 65 bis 135 cm verstellen und wiegen 480 g pro Paar.
de | stöcke | Sie sind von 69,90 € auf 54,90 € heruntergesetzt.
de | schlafsack | Vom normalen Schlafsack ist noch einer da, der lange ist gerade nicht lieferbar.
de | schlafsack | Der Komfortbereich geht bis 0 °C, das Packmaß ist 18 x 30 cm.
de | suche | Ich habe 23 Treffer gefunden, soll ich nach Preis sortieren?
de | bestellung SP-10388 | Deine Bestellung SP-10388 vom 17. November ist mit DHL unterwegs.
de | bestellung SP-10388 | Darin sind eine Stirnlampe und zwei Flaschen, insgesamt 81,80 €.
de | bestellung SP-10388 | Die Sendungsnummer lautet 00340434161094027318.
de | bestellung SP-10388 | Ein genaues Lieferdatum habe ich nicht, in der Regel dauert es 2 bis 4 Werktage.
de | versand | Ab 60 € liefern wir innerhalb Deutschlands versandkostenfrei.
de | versand österreich | Nach Österreich sind es 9,90 € und 4 bis 6 Werktage.
de | versand schweiz | In die Schweiz liefern wir leider nicht.
de | versand | Bestellst du vor 14 Uhr, geht das Paket noch am selben Werktag raus.
de | rückgabe | Du hast 60 Tage Zeit, ein Rücksendeetikett liegt dem Paket bei.
de | rückgabe | Das Geld bekommst du innerhalb von 7 Tagen zurück, und zwar so, wie du bezahlt hast.
de | garantie | Auf die Stirnlampen von Lumio gibt es fünf Jahre Garantie, auf alles andere zwei.
de | gutschein | Gutscheine sind drei Jahre gültig, eine Barauszahlung ist nicht möglich.
de | laden | Unser Laden in Freiburg hat dienstags bis samstags von 10 bis 18:30 Uhr geöffnet.
de | hilfe | Worauf kommt es dir mehr an, auf das Gewicht oder auf die Helligkeit?
es | frontal | La Summit 300 es 15 € más barata que la Trail 500.
es | frontal | Con 62 g, la Summit 300 Headlamp es la más ligera de las dos.
es | frontal | La Trail 500 alumbra hasta 120 m y funciona hasta 40 horas con tres pilas AAA.
es | frontal | Las pilas vienen incluidas.
es | frontal | Ha bajado de 49,90 € a 39,90 €, así que te ahorras 10 €.
es | frontal | En lima está agotada, pero en gris quedan 14 unidades.
es | camiseta | La Merino Base Layer está disponible en M y L; en S y XL está agotada.
es | camiseta | Se lava a máquina a 30 °C, pero no puede ir a la secadora.
es | camiseta | Todas las tallas cuestan lo mismo: 64 €.
es | botella | La Steel Bottle viene en 500 ml, 750 ml y 1 l.
es | botella | Mantiene las bebidas calientes 12 horas y frías 24 horas.
es | botella | La de 1 l cuesta 8,50 € más que la de 500 ml.
es | botella | - 500 ml: 18,50 € (disponible)\n- 750 ml: 22,50 € (agotada)\n- 1 l: 27,00 € (disponible)
es | botella | Es apta para lavavajillas y no contiene BPA.
es | bastones | Los bastones se ajustan de 65 a 135 cm y el par pesa 480 g.
es | bastones | Solo quedan 3 pares, rebajados de 69,90 € a 54,90 €.
es | saco | El saco Sarek es cómodo hasta 0 °C y pesa 980 g.
es | saco | Queda uno en largo normal; el largo está agotado por ahora.
es | busco algo | He encontrado 23 resultados. ¿Prefieres ordenarlos por precio?
es | pedido SP-10388 | Tu pedido SP-10388 del 17 de noviembre ya ha salido con DHL.
es | pedido SP-10388 | Incluye una Trail 500 Headlamp y dos Steel Bottle, por un total de 81,80 €.
es | pedido SP-10388 | Puedes seguirlo con el número 00340434161094027318.
es | envío | A partir de 60 € el envío dentro de Alemania es gratis.
es | envío austria | A Austria tarda de 4 a 6 días laborables y cuesta 9,90 €.
es | envío suiza | Lo siento, a Suiza no enviamos.
es | devolución | Tienes 60 días desde que lo recibes para devolverlo, en su embalaje original.
es | devolución | El reembolso se hace en un plazo de 7 días por el mismo medio de pago.
es | garantía | Los frontales de Lumio tienen cinco años de garantía; el resto, dos.
es | vale | Los vales caducan a los tres años y no se pagan en efectivo.
es | ayuda | ¿Qué te importa más, el peso o la potencia de luz?
fr | frontale | La Summit 300 coûte 15 € de moins que la Trail 500.
fr | frontale | Avec 62 g, la Summit 300 Headlamp est la plus légère des deux.
fr | frontale | La Trail 500 éclaire jusqu'à 120 m et tient jusqu'à 40 heures avec trois piles AAA.
fr | frontale | Les piles sont fournies.
fr | frontale | Elle est passée de 49,90 € à 39,90 €, soit 10 € d'économie.
fr | frontale | En citron vert elle est épuisée, mais il en reste 14 en gris.
fr | maillot | Le Merino Base Layer est disponible en M et L ; les tailles S et XL sont épuisées.
fr | maillot | Il se lave en machine à 30 °C, mais pas de sèche-linge.
fr | maillot | Toutes les tailles sont au même prix : 64 €.
fr | gourde | La Steel Bottle existe en 500 ml, 750 ml et 1 l.
fr | gourde | Elle garde les boissons chaudes 12 heures et froides 24 heures.
fr | gourde | Celle d'1 l coûte 8,50 € de plus que celle de 500 ml.
fr | gourde | - 500 ml : 18,50 € (disponible)\n- 750 ml : 22,50 € (épuisée)\n- 1 l : 27,00 € (disponible)
fr | gourde | Elle passe au lave-vaisselle et ne contient pas de BPA.
fr | bâtons | Les bâtons se règlent de 65 à 135 cm et pèsent 480 g la paire.
fr | bâtons | Il n'en reste que 3 paires, à 54,90 € au lieu de 69,90 €.
fr | sac | Le sac de couchage Sarek est confortable jusqu'à 0 °C et pèse 980 g.
fr | sac | Il en reste un en longueur normale ; le long est épuisé pour le moment.
fr | recherche | J'ai trouvé 23 résultats. Voulez-vous que je les trie par prix ?
fr | commande SP-10388 | Votre commande SP-10388 du 17 novembre a été expédiée par DHL.
fr | commande SP-10388 | Elle contient une Trail 500 Headlamp et deux Steel Bottle, pour un total de 81,80 €.
fr | commande SP-10388 | Vous pouvez la suivre avec le numéro 00340434161094027318.
fr | livraison | Dès 60 €, la livraison en Allemagne est offerte.
fr | livraison autriche | Pour l'Autriche, comptez 4 à 6 jours ouvrés et 9,90 €.
fr | livraison suisse | Désolé, nous ne livrons pas en Suisse.
fr | retour | Vous avez 60 jours à compter de la réception pour le renvoyer dans son emballage d'origine.
fr | retour | Le remboursement est fait sous 7 jours, par le même moyen de paiement.
fr | garantie | Les frontales Lumio sont garanties cinq ans, le reste deux ans.
fr | bon | Les bons sont valables trois ans et ne sont pas échangeables contre des espèces.
fr | aide | Qu'est-ce qui compte le plus pour vous, le poids ou la luminosité ?
`
