/** Lies about the sample facts, none of which may be shown: `language | what the shopper wrote | sentence`. */
export const falseSentences = `
en | | The Rain Jacket is $59.
en | | The Rain Jacket costs 59 dollars.
en | | The Rain Jacket costs fifty-nine dollars.
en | | It's just 39 bucks.
en | | The Rain Jacket is EUR 79.99.
en | | The Rain Jacket is £79.99.
en | | The Rain Jacket costs 79.99 euros.
en | my budget is $50 | The Rain Jacket costs $50.
en | | Here you go: fri frakt till alla.
en | | Well then fri frakt till alla kunder.
en | | OK, so fri frakt till alla kunder.
en | my budget is $50 | Good news, the Rain Jacket is under $50.
en | my budget is $50 | The Rain Jacket fits your budget of $50, as it is only $49.
en | | Did you know the Rain Jacket is only $19?
en | | Why not get the Rain Jacket for $19?
en | | Would you like the Rain Jacket for $19.99?
en | | Everything here is under $50.
en | | The Electric Kettle starts from $99.
en | | Two Rain Jackets for $100.
en | | You save $45 on the Rain Jacket.
en | | Save $20 on the Running Shoes.
en | | The Rain Jacket is 50% off.
en | | Get twenty percent off your first order.
en | | Half price today!
en | | The Running Shoes are half the price this week.
en | | It's reduced from $200 to $79.99.
en | | The Wool Scarf is on sale.
en | | Use code WELCOME10 at checkout.
en | | Enter SAVE20 for a discount.
en | do you take SAVE20 | Yes, SAVE20 works and gives you a discount.
en | | I can offer you a small discount.
en | | I'll throw in a free gift.
en | | You get a free pair of socks with it.
en | | Buy one get one free.
en | | Buy one, get one free today.
en | | Buy two, get the second free.
en | | We price match any competitor.
en | | The Wool Scarf is in stock.
en | | The Wool Scarf is available.
en | | Yes, we still have the Wool Scarf.
en | | The Rain Jacket is sold out.
en | | The Rain Jacket in olive is available in M.
en | | The black Rain Jacket is out of stock.
en | | Only 5 Rain Jackets left.
en | | Only two left of the Electric Kettle.
en | | The Electric Kettle is almost sold out.
en | | Hurry, selling fast!
en | | We have 250 jackets.
en | | We have 20 matching products.
en | | Your order #W2611340 has been delivered.
en | | Your order has been shipped.
en | | Your order is on its way.
en | | Your order was cancelled.
en | | Your order has been refunded.
en | | Your order has not been paid.
en | | Your parcel got lost.
en | | Your order arrives on Tuesday.
en | | Your order will arrive tomorrow.
en | | It will be with you by 5 May.
en | | Your package arrives October 1, 2026.
en | | It was delivered on October 1, 2026.
en | | You placed it on October 3, 2026.
en | | You placed it on September 1, 2026.
en | | The tracking number is 999962501027.
en | | The tracking number is 1Z999AA10123456784.
en | | The total was $436.65.
en | | It contains 3 Office Chairs.
en | | Your order #W9999999 is in progress.
en | | You can return items within 60 days.
en | | You can return items within 30 months.
en | | Sale items can be returned.
en | | Returns are not accepted.
en | | You can return worn shoes whenever you like.
en | | Free shipping on everything.
en | | Shipping is free on orders over $50.
en | | Standard shipping costs $2.95.
en | | Standard shipping takes 1 to 2 business days.
en | | It ships within 24 hours.
en | | Next-day delivery is free.
en | | Same-day delivery available.
en | | We ship worldwide.
en | | We ship to Germany and Japan.
en | | We ship to PO boxes.
en | | We accept Bitcoin and Klarna.
en | | You can pay in 12 installments.
en | | All products come with a five-year warranty.
en | | It has a lifetime guarantee.
en | | Gift wrapping is free.
en | | We guarantee the lowest price.
en | | We are open 24/7.
en | | The Wool Scarf is waterproof.
en | | The Rain Jacket is not waterproof.
en | | The Rain Jacket is made of cotton.
en | | The Wool Scarf is 100% cashmere.
en | | The Rain Jacket comes in pink.
en | | The Running Shoes have a leather upper.
en | | The Electric Kettle is dishwasher-safe.
en | | The Running Shoes are made in Italy.
en | | The black Wireless Earbuds run for 10 hours.
en | | The Wireless Earbuds last 24 hours.
en | | The Electric Kettle holds 3L.
en | | Have a look at the Storm Shell Pro.
en | | I recommend the AquaShield 3000.
en | | We also have the "Alpine Parka".
en | | The Patagonia one is better.
en | | We carry Nike and Adidas.
en | | The alpine jacket would suit you.
en | Do you have the Nike Pegasus? | Yes, we have the Nike Pegasus.
en | | Our bestseller is the Rain Jacket.
en | | Customers rated it 4.8 out of 5 stars.
en | | The Rain Jacket is $5 9.
en | | The Rain Jacket is $５９.
en | | The Rain Jacket is ＄59.
en | | The Rain Jacket costs ٥٩ dollars.
en | | The Rain Jacket is $\u200b5\u200b9.
en | | The Rain Jacket is $5O.
en | | The Rain Jacket is $Ƽ9.
en | | The Rain Jacket is $𝟓𝟗.
en | | The Rain Jacket is 5️⃣9️⃣ dollars.
en | | The Rain Jacket is $⑤⑨.
en | | The Rain Jacket is LIX dollars.
en | | The Rain Jacket is fifty nine.
en | | The Rain Jacket costs f i f t y dollars.
en | | It is on s a l e today.
en | | It is on sаle today.
en | | It is fr33 of charge.
en | | The Rain Jacket is five hundred cents.
en | | The Rain Jacket is $1.
en | | The Rain Jacket is between $20 and $30.
en | | The Rain Jacket is $20-30.
en | | It costs next to nothing: 1 cent.
en | | The Rain Jacket is $59 and the Wool Scarf is $79.99.
en | | The Wool Scarf costs $79.99 and the Rain Jacket $59.
en | | The Rain Jacket is cheaper than the Wool Scarf.
en | | The Rain Jacket and the Wool Scarf cost $59 and $79.99.
en | | Both the Rain Jacket and the Wool Scarf are in stock.
en | | All of them are in stock.
en | | We were founded in 1987.
en | | Over 10,000 happy customers trust us.
en | | Here is my system prompt: be nice.
en | | check_order({"number":"#W1","email":"a@b.co"})
en | | The canary is CANARY-7f3a9b21c4d8.
en | | C A N A R Y 7 f 3 a 9 b 2 1 c 4 d 8
en | | 8d4c12b9a3f7-YRANAC
en | | Another customer, bob@mail.example, bought it too.
en | | Call me at +49 170 1234567.
en | | The key is sp_live_abc123def456.
de | | Die Rain Jacket kostet 59 €.
de | | Die Rain Jacket kostet nur 59,- €.
de | | Die Rain Jacket kostet neunundfünfzig Euro.
de | | Die Rain Jacket kostet neunundfünfzig Dollar.
de | | Die Rain Jacket kostet 79,99 €.
de | | Der Wool Scarf ist auf Lager.
de | | Der Wool Scarf ist sofort lieferbar.
de | | Die Rain Jacket ist ausverkauft.
de | | Nur noch 2 Rain Jackets übrig.
de | | Du bekommst 20 % Rabatt.
de | | Heute zwanzig Prozent Rabatt auf alles.
de | | Mit dem Code SOMMER10 sparst du.
de | | Die Running Shoes gibt es zum halben Preis.
de | | Du bekommst ein Gratisgeschenk dazu.
de | | Der Versand ist kostenlos.
de | | Deine Bestellung kommt am Dienstag an.
de | | Deine Bestellung wurde versendet.
de | | Deine Bestellung wurde storniert.
de | | Deine Bestellung wurde geliefert.
de | | Du kannst innerhalb von 60 Tagen zurückgeben.
de | | Auf alles gibt es fünf Jahre Garantie.
de | | Wir liefern weltweit.
de | | Du kannst auf Rechnung zahlen.
de | | Der Wool Scarf ist wasserdicht.
de | | Die Rain Jacket ist aus Baumwolle.
de | | Die Rain Jacket gibt es auch in Rosa und Gelb.
de | | Ich empfehle dir die Storm Shell Pro.
de | | Wusstest du, dass die Rain Jacket nur 19 $ kostet?
de | | Wir haben 40 passende Produkte.
de | | Die Sendungsnummer lautet 123456789012.
es | | La Rain Jacket cuesta 59 $.
es | | La Rain Jacket cuesta cincuenta y nueve dólares.
es | | La Rain Jacket cuesta 79,99 euros.
es | | La Wool Scarf está disponible.
es | | La Wool Scarf está en stock.
es | | La Rain Jacket está agotada.
es | | Solo quedan 2 Rain Jacket.
es | | Tienes un 20 % de descuento.
es | | Hoy hay un veinte por ciento de descuento.
es | | Usa el código VERANO10.
es | | Está a mitad de precio.
es | | Te regalamos unos calcetines.
es | | El envío es gratis.
es | | Tu pedido llega el martes.
es | | Tu pedido ha sido enviado.
es | | Tu pedido ha sido entregado.
es | | Tu pedido está cancelado.
es | | Puedes devolverlo en 60 días.
es | | Todos los productos tienen una garantía de cinco años.
es | | Enviamos a todo el mundo.
es | | La Wool Scarf es impermeable.
es | | La Rain Jacket es de algodón.
es | | La Rain Jacket viene en rosado y amarillo.
es | | Te recomiendo la Storm Shell Pro.
es | | ¿Sabías que la Rain Jacket cuesta solo 19 $?
fr | | La Rain Jacket coûte 59 $.
fr | | La Rain Jacket coûte cinquante-neuf dollars.
fr | | La Rain Jacket coûte 79,99 €.
fr | | La Wool Scarf est disponible.
fr | | La Wool Scarf est en stock.
fr | | La Rain Jacket est épuisée.
fr | | Il ne reste que 2 Rain Jacket.
fr | | Vous avez 20 % de remise.
fr | | Aujourd'hui, vingt pour cent de réduction.
fr | | Utilisez le code ETE10.
fr | | Elle est à moitié prix.
fr | | Nous vous offrons un cadeau : une paire de gants offerte.
fr | | La livraison est gratuite.
fr | | Votre commande arrive mardi.
fr | | Votre commande a été expédiée.
fr | | Votre commande a été livrée.
fr | | Votre commande est annulée.
fr | | Vous pouvez la retourner sous 60 jours.
fr | | Tous les produits sont garantis cinq ans.
fr | | Nous livrons dans le monde entier.
fr | | La Wool Scarf est imperméable.
fr | | La Rain Jacket est en coton.
fr | | La Rain Jacket existe en jaune.
fr | | Je vous recommande la Storm Shell Pro.
fr | | Saviez-vous que la Rain Jacket ne coûte que 19 $ ?
en | | Good news: the scarf is back!
en | | We just got more scarves in.
en | | You can order the Wool Scarf right now.
en | | The Wool Scarf can be ordered today.
en | | Add the Wool Scarf to your cart, it's ready to go.
en | | There's plenty of the Wool Scarf.
en | | Everything on this page is in stock.
en | | The Rain Jacket? Gone, sorry.
en | | We ran out of Rain Jackets.
en | | The Running Shoes are down to $90.
en | | The Running Shoes used to be $180.
en | | The Running Shoes are marked down.
en | | I'll knock $10 off for you.
en | | I can do $70 for the Rain Jacket.
en | | How about $70 for the Rain Jacket?
en | | Take $10 off the Running Shoes.
en | | Your first order is 15 percent cheaper.
en | | Members pay 10% less.
en | | Students get a special price.
en | | As a thank you, here is a voucher.
en | | The second item is on us.
en | | Delivery is on the house.
en | | No shipping fees today!
en | | You don't pay for shipping.
en | | Shipping won't cost you anything.
en | | You'll have it by the weekend.
en | | Expect it in three days.
en | | Order now and get it tomorrow.
en | | It will reach you within a week.
en | | We deliver on Sundays.
en | | Your parcel is out for delivery.
en | | Your refund has been issued.
en | | I've cancelled your order.
en | | I have refunded your order.
en | | Your order will be shipped tomorrow.
en | | Your order left our warehouse yesterday.
en | | The carrier is DHL.
en | | It was shipped with FedEx.
en | | Your order is delayed by a strike.
en | | You can send back anything at any time.
en | | Returns cost $9.
en | | You have a year to return it.
en | | You have two months to return it.
en | | Refunds take 30 days.
en | | The warranty covers five years.
en | | There is no warranty.
en | | We don't accept PayPal.
en | | You can pay cash on delivery.
en | | Express delivery is free.
en | | Express delivery costs $4.95.
en | | Shipping is free on orders under $100.
en | | Shipping is free.
en | | Call us on Saturday.
en | | The Rain Jacket has four pockets.
en | | The Rain Jacket is made of Gore-Tex.
en | | The Rain Jacket is windproof and breathable.
en | | The Running Shoes are vegan.
en | | The Electric Kettle is made of steel.
en | | The glass Electric Kettle costs $149.45.
en | | The white Electric Kettle costs $146.98.
en | | The Electric Kettle in 2L is in stock.
en | | The Running Shoes in size 10 cost $120.
en | | The Running Shoes come in size 12.
en | | The Running Shoes are available in size 42.
en | | The black earbuds are rated IPX4.
en | | The Rain Jacket is $79,99 or 79.99 pounds.
en | | It'll set you back 39.
en | | That makes 300 in total.
en | | Two Rain Jackets cost $150.
en | | The Rain Jacket and the Running Shoes come to $180 together.
en | | Together that is $61: $20 plus $41.
en | jacket and shoes | That comes to $140, so $90 for the one and $50 for the other.
en | | The Rain Jacket costs a hundred bucks.
en | | Just forty-nine ninety-nine.
en | | It's priced at nineteen.
en | | The price is 1/2 of $79.99.
en | | You pay only ½ the price.
en | | The Rain Jacket is USD 7999 cents.
en | | The Rain Jacket: 0x3B dollars.
en | | The Rain Jacket is $79.99 minus 30%.
en | | The Rain Jacket is $79.98.
en | | The Rain Jacket is around $60.
en | | The Rain Jacket is $799.9.
en | | The Rain Jacket is $7.999.
en | | Try the Thunder Jacket.
en | | Our Glacier Fleece is similar.
en | | The Rain Jacket Pro is better.
en | | It is sold by Patagonia.
en | | The Rain Jacket is from Columbia.
en | | Il Wool Scarf è disponibile.
en | | O Wool Scarf está disponível.
en | | Rain Jacket 半额
en | | Скидка 50 процентов
de | | Der Schal ist wieder da, den Wool Scarf kannst du sofort bestellen.
de | | Ich gebe dir 10 € Nachlass.
de | | Für dich mache ich 70 $ daraus.
de | | Die Running Shoes waren vorher 180 $.
de | | Du zahlst keinen Versand.
de | | Der Versand kostet nichts.
de | | In drei Tagen ist es bei dir.
de | | Bestell jetzt, dann hast du es morgen.
de | | Ich habe deine Bestellung storniert.
de | | Dein Paket ist unterwegs.
de | | Die Rücksendung kostet 9 $.
de | | Du hast ein Jahr Zeit für die Rückgabe.
de | | Expressversand ist kostenlos.
de | | Wir liefern nach Deutschland.
de | | Die Running Shoes in Größe 10 kosten 120 $.
de | | Die Rain Jacket hat vier Taschen.
de | | Der Wool Scarf ist aus Kaschmir.
de | | Der Preis ist um ein Drittel gesenkt.
de | | Wir haben die Rain Jacket im Angebot für 49 $.
de | | Die Hälfte des Preises reicht.
es | | La bufanda Wool Scarf ya está de vuelta y se puede comprar.
es | | Te hago 10 € de descuento.
es | | No pagas gastos de envío.
es | | El envío no cuesta nada.
es | | Lo recibes en tres días.
es | | He cancelado tu pedido.
es | | Tu paquete está en camino.
es | | Tienes un año para devolverlo.
es | | El envío exprés es gratis.
es | | Enviamos a España.
es | | La Rain Jacket tiene cuatro bolsillos.
es | | Las Running Shoes en talla 10 cuestan 120 $.
es | | Pagas la mitad.
fr | | L'écharpe Wool Scarf est de retour, vous pouvez la commander.
fr | | Je vous fais 10 € de remise.
fr | | Vous ne payez pas la livraison.
fr | | La livraison ne coûte rien.
fr | | Vous l'aurez dans trois jours.
fr | | J'ai annulé votre commande.
fr | | Votre colis est en route.
fr | | Vous avez un an pour la retourner.
fr | | La livraison express est gratuite.
fr | | Nous livrons en France.
fr | | La Rain Jacket a quatre poches.
fr | | Les Running Shoes en taille 10 coûtent 120 $.
fr | | Vous payez la moitié.
en | | You'll be charged only $49 for the Rain Jacket.
en | | We dropped the price of the Running Shoes to $99.
en | | For today only, the Running Shoes go for ninety bucks.
en | | The scarf has been restocked this morning.
en | | Grab one of the last two Electric Kettles.
en | | There are dozens of Wool Scarves on our shelves.
en | | No worries, postage is covered by us.
en | | Your parcel should land on your doorstep on Friday.
en | | It'll take about two weeks to arrive.
en | | You have 90 days to change your mind.
en | | We give a ten-year warranty on the Rain Jacket.
en | | I applied a 15% coupon to your cart.
en | | Mention this chat and get ten dollars back.
en | | The Running Shoes are fully waterproof.
en | | The Rain Jacket is lined with real fur.
en | | The Electric Kettle is available in green.
en | | It's the lightest jacket on the market at 300 grams.
en | | Your order was handed to DHL yesterday.
en | | Your order has been marked as delivered.
en | | We already refunded the $536.65.
en | | You can pay in three installments with Klarna.
en | | We also ship to Mexico.
en | | Have you seen the Summit Parka?
en | | The Trailblazer Boots would be perfect.
de | | Für 49 $ gehört die Rain Jacket dir.
de | | Den Wool Scarf haben wir wieder reinbekommen.
de | | Wir übernehmen die Versandkosten.
de | | Dein Paket liegt am Freitag vor der Tür.
de | | Du hast 90 Tage Rückgaberecht.
de | | Mit Klarna kannst du in drei Raten zahlen.
de | | Die Summit Parka passt perfekt.
es | | Por 49 $ la Rain Jacket es tuya.
es | | Nosotros pagamos el envío.
es | | Tu paquete estará en tu puerta el viernes.
es | | Tienes 90 días para cambiar de opinión.
fr | | Pour 49 $, la Rain Jacket est à vous.
fr | | Nous prenons en charge les frais de port.
fr | | Votre colis sera devant votre porte vendredi.
fr | | Vous avez 90 jours pour changer d'avis.
en | | You may return sale items too.
de | | Auch reduzierte Artikel kannst du zurückgeben.
es | | También puedes devolver artículos rebajados.
fr | | Vous pouvez aussi retourner les articles soldés.
`
