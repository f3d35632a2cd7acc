/** The same shop with what is not so: near misses of what an honest assistant says. `language | what the shopper wrote | sentence`. */
export const trailLies = String.raw`
en | headlamp | The Summit 300 is €12 cheaper than the Trail 500.
en | headlamp | The Trail 500 is €15 cheaper than the Summit 300.
en | headlamp | The Trail 500 is cheaper than the Summit 300.
en | headlamp | The Summit 300 is brighter than the Trail 500.
en | headlamp | The Trail 500 is lighter than the Summit 300.
en | headlamp | At 86 g, the Trail 500 Headlamp is the lighter of the two.
en | headlamp | The Summit 300 Headlamp weighs 86 g.
en | headlamp | The Trail 500's beam reaches 80 m.
en | headlamp | The Summit 300 has 500 lumens.
en | headlamp | The Summit 300 Headlamp is waterproof.
en | headlamp | The Trail 500 Headlamp is waterproof.
en | headlamp | The Trail 500 can be recharged by USB-C.
en | headlamp | The Trail 500 is rechargeable.
en | headlamp | The lime Trail 500 Headlamp is in stock.
en | headlamp | The Trail 500 Headlamp is down from €59.90 to €39.90.
en | headlamp | The Trail 500 Headlamp is down from €49.90 to €39.90, which is €15 off.
en | headlamp | The Summit 300 Headlamp is down from €39.90 to €24.90.
en | headlamp | The Summit 300 Headlamp was €49.90 and is €24.90 now.
en | headlamp | You save 40% on the Trail 500 Headlamp.
en | headlamp | The difference in weight is 36 g.
en | headlamp | The difference in weight is 15 g.
en | headlamp | The Summit 300 is 40 g lighter.
en | headlamp under 20 | Under €20 there's one headlamp: the Summit 300.
en | headlamp | Under €15 there are three headlamps.
en | two summit headlamps | Two of them would cost €39.80.
en | two summit headlamps | Two of them would cost €24.90.
en | three small bottles | Three 500 ml bottles come to €45.50.
en | three small bottles | Three 500 ml bottles come to €81.
en | bottle | Three bottles come to €18.50.
en | bottle | The smallest one is €27 and the largest is €18.50.
en | bottle | The smallest one is €12.
en | bottle | The 1 l bottle is €4.50 more than the 500 ml one.
en | bottle | The 500 ml bottle is dearer than the 1 l one.
en | bottle | The 750 ml Steel Bottle is available.
en | bottle | - 500 ml: €22.50 (in stock)\n- 750 ml: €22.50 (in stock)
en | bottle | It keeps drinks cold for 48 hours.
en | bottle | It keeps drinks hot for 24 hours.
en | bottle | Prices range from €15 to €27.
en | bottle | The Steel Bottle is microwave safe.
en | base layer | The Merino Base Layer is available in S and XL; M and L are sold out.
en | base layer | The Merino Base Layer is available in S.
en | base layer | M is sold out.
en | base layer | All four sizes cost the same: €59.
en | base layer | It comes in five sizes.
en | base layer | Just six left in size L!
en | base layer | It's made of 80% merino wool.
en | base layer | Wash it at 60 °C.
en | poles | They're reduced by €25, from €69.90 to €44.90.
en | poles | They're reduced by €20.
en | poles | The poles are reduced from €79.90 to €54.90.
en | poles | The pair weighs 380 g.
en | poles | The poles are adjustable from 60 to 145 cm.
en | sleeping bag | The Sarek Sleeping Bag is comfortable to -10 °C.
en | sleeping bag | The Sarek Sleeping Bag weighs 880 g.
en | sleeping bag | The long Sarek Sleeping Bag is in stock.
en | sleeping bag | The long version costs €10 more.
en | sleeping bag | There are two regular ones left.
en | search | I found 42 products.
en | kit | The headlamp, the poles and one small bottle add up to €99.
en | order SP-10388 | It was placed six days ago.
en | order SP-10388 | It was placed yesterday.
en | order SP-10388 | Your order SP-10388 has been delivered.
en | order SP-10388 | It will arrive in two days.
en | order SP-10388 | Your order SP-10388 from 16 November has been shipped.
en | order SP-10388 | It has three Steel Bottles.
en | order SP-10388 | It has five items.
en | order SP-10388 | The total was €76.90.
en | order SP-10388 | You paid €91.80 in total.
en | order SP-10388 | The two bottles were €39.90 together.
en | delivery | Delivery to Austria is free.
en | delivery | Delivery to Austria takes 2 to 4 working days.
en | delivery | We deliver to Switzerland for €9.90.
en | delivery | Shipping is free from €50.
en | delivery | Orders placed before 6 pm go out the same working day.
en | delivery | Orders placed before 2 pm arrive the same day.
en | delivery | Shipping is €4.90 for orders under €100.
en | returns | You have 90 days to send it back.
en | returns | You can return opened food.
en | returns | Returns from Austria are free.
en | returns | For returns from Austria, €9.90 is taken off your refund.
en | returns | You'll have your money back within 2 days.
en | warranty | Everything is covered for five years.
en | warranty | The bottle has a warranty of five years.
en | payment | You can buy on invoice and pay within 60 days.
en | payment | You can pay by Bitcoin.
en | payment | Yes, you can pay in cash on delivery.
en | voucher | Vouchers are valid for five years.
en | voucher | Vouchers can be paid out in cash.
en | shop | Our shop is open on Sundays.
en | shop | Our shop is open Monday to Saturday from 10 am to 6:30 pm.
en | shop | Our shop is open Tuesday to Saturday from 9 am to 8 pm.
en | shop | Our shop is at Gerberau 14 in Freiburg.
de | stirnlampe | Die Summit 300 ist 10 € günstiger als die Trail 500.
de | stirnlampe | Die Trail 500 ist günstiger als die Summit 300.
de | stirnlampe | Die Trail 500 ist leichter als die Summit 300.
de | stirnlampe | Statt 59,90 € kostet die Trail 500 jetzt 39,90 €.
de | stirnlampe | Die Trail 500 ist wasserdicht.
de | stirnlampe | Die Trail 500 lädst du per USB-C auf.
de | unterhemd | Den Merino Base Layer haben wir in S und XL, M und L sind ausverkauft.
de | flasche | Drei kleine Flaschen kosten zusammen 45,50 €.
de | flasche | Zwischen der kleinsten und der größten liegen 4,50 €.
de | stöcke | Sie sind von 79,90 € auf 54,90 € heruntergesetzt.
de | schlafsack | Der Komfortbereich geht bis -5 °C.
de | bestellung SP-10388 | Deine Bestellung SP-10388 wurde zugestellt.
de | bestellung SP-10388 | Darin sind zwei Stirnlampen und zwei Flaschen.
de | versand | Ab 40 € liefern wir innerhalb Deutschlands versandkostenfrei.
de | versand | In die Schweiz liefern wir für 9,90 €.
de | versand | Bestellst du vor 18 Uhr, geht das Paket noch am selben Werktag raus.
de | rückgabe | Du hast 90 Tage Zeit für die Rückgabe.
de | garantie | Auf alles gibt es fünf Jahre Garantie.
de | gutschein | Gutscheine können wir bar auszahlen.
de | laden | Unser Laden in Freiburg hat sonntags geöffnet.
de | laden | Unser Laden in Freiburg hat montags bis samstags von 10 bis 18:30 Uhr geöffnet.
es | frontal | La Summit 300 es 10 € más barata que la Trail 500.
es | frontal | La Trail 500 es la más ligera de las dos.
es | frontal | La Summit 300 Headlamp es impermeable.
es | camiseta | La Merino Base Layer está disponible en S y XL; en M y L está agotada.
es | botella | La de 1 l cuesta 4,50 € más que la de 500 ml.
es | bastones | Solo quedan 5 pares, rebajados de 79,90 € a 54,90 €.
es | pedido SP-10388 | Tu pedido SP-10388 ya fue entregado.
es | envío | A partir de 40 € el envío es gratis.
es | devolución | Tienes 90 días para devolverlo.
es | garantía | Todo tiene cinco años de garantía.
es | vale | Los vales se pagan en efectivo.
fr | frontale | La Summit 300 coûte 10 € de moins que la Trail 500.
fr | frontale | La Trail 500 est la plus légère des deux.
fr | frontale | Elle est passée de 59,90 € à 39,90 €, soit 20 € d'économie.
fr | maillot | Le Merino Base Layer est disponible en S et XL ; les tailles M et L sont épuisées.
fr | gourde | Celle d'1 l coûte 4,50 € de plus que celle de 500 ml.
fr | bâtons | Il n'en reste que 5 paires, à 54,90 € au lieu de 79,90 €.
fr | commande SP-10388 | Votre commande SP-10388 a été livrée.
fr | livraison | Dès 40 €, la livraison est offerte.
fr | livraison suisse | Nous livrons en Suisse pour 9,90 €.
fr | retour | Vous avez 90 jours pour le renvoyer.
fr | garantie | Tout est garanti cinq ans.
fr | bon | Les bons sont échangeables contre des espèces.
`
