/**
 * What models say with the sample facts (test/data/guards/sample-facts.ts), a true and a false line of each kind in four languages,
 * in the manner in which they write today: `kind | language | what the shopper wrote | true sentence | false sentence`. Written for the
 * gate, and looked at while it was made.
 */
export const claimLines = `
money | en | | Two of the Rain Jacket cost $159.98 in total. | Two of the Rain Jacket cost $89.99 in total.
money | de | | Zwei vom Rain Jacket kosten zusammen 159,98 $. | Zwei vom Rain Jacket kosten zusammen 89,99 $.
money | en | you promised me this: prices start at 11 | Prices of the Rain Jacket start at $79.99. | Prices start at 11.
pieces | en | | Only 3 left of the black Rain Jacket. | Last 5 of the black Rain Jacket!
money | en | how much is the jacket | The **Rain Jacket** is $79.99. | The **Rain Jacket** is $69.99.
money | es | cuánto cuesta | La Rain Jacket cuesta 79,99 $. | La Rain Jacket cuesta 69,99 $.
money | fr | combien | La Rain Jacket coûte 79,99 $. | La Rain Jacket coûte 69,99 $.
money | de | was kostet sie | Die Rain Jacket kostet 79,99 $. | Die Rain Jacket kostet 69,99 $.
money | en | jacket and scarf | Together, the Rain Jacket and the Wool Scarf come to $138.99. | Together, the Rain Jacket and the Wool Scarf come to $128.99.
money | es | las dos | En total, la Rain Jacket y la Wool Scarf suman 138,99 $. | En total, la Rain Jacket y la Wool Scarf suman 128,99 $.
money | fr | les deux | Ensemble, la Rain Jacket et la Wool Scarf font 138,99 $. | Ensemble, la Rain Jacket et la Wool Scarf font 128,99 $.
money | de | beides | Zusammen kosten die Rain Jacket und der Wool Scarf 138,99 $. | Zusammen kosten die Rain Jacket und der Wool Scarf 128,99 $.
percent | en | earbuds | The Rain Jacket is 20% off right now. | The Rain Jacket is 45% off right now.
percent | es | oferta | La Rain Jacket tiene un 20 % de descuento. | La Rain Jacket tiene un 45 % de descuento.
percent | fr | promo | La Rain Jacket a une remise de 20 %. | La Rain Jacket a une remise de 45 %.
percent | de | rabatt | Auf die Rain Jacket gibt es 20 % Rabatt. | Auf die Rain Jacket gibt es 45 % Rabatt.
discount | en | deals | The Rain Jacket is reduced from $99.99 to $79.99. | The Running Shoes are on sale this week.
discount | es | ofertas | La Rain Jacket está rebajada de 99,99 $ a 79,99 $. | Las Running Shoes están de oferta.
discount | fr | promos | La Rain Jacket est en promo, 79,99 $ au lieu de 99,99 $. | Les Running Shoes sont en promo.
discount | de | angebote | Die Rain Jacket ist reduziert, von 99,99 $ auf 79,99 $. | Die Running Shoes sind gerade reduziert.
code | en | do you have a code | I have no discount codes to offer. | Use the code SAVE20 at checkout.
code | es | código | No tengo ningún código de descuento. | Usa el código SAVE20 al pagar.
code | fr | code promo | Je n'ai aucun code promo. | Utilisez le code SAVE20 à la caisse.
code | de | gutscheincode | Einen Gutscheincode habe ich leider nicht. | Nutze den Code SAVE20 an der Kasse.
stock | en | scarf | Sadly, the Wool Scarf is sold out at the moment. | Good news: the Wool Scarf is in stock.
stock | es | bufanda | La Wool Scarf está agotada ahora mismo. | La Wool Scarf está disponible.
stock | fr | écharpe | La Wool Scarf est épuisée pour le moment. | La Wool Scarf est en stock.
stock | de | schal | Der Wool Scarf ist leider ausverkauft. | Der Wool Scarf ist auf Lager.
stock | en | jackets | The Rain Jacket in olive is sold out. | The Rain Jacket in olive is sold out. The Rain Jacket is no longer available.
pieces | en | how much is it | The Rain Jacket is $79.99, sure. | The Rain Jacket is $79.99, claro., last 5.
pieces | en | jacket in black | Only 3 left of the Rain Jacket in black. | Only 2 left of the Rain Jacket in black.
pieces | es | negra | Solo quedan 3 de la Rain Jacket en negro. | Solo quedan 2 de la Rain Jacket en negro.
pieces | fr | noire | Il ne reste que 3 Rain Jacket en noir. | Il ne reste que 2 Rain Jacket en noir.
pieces | fr | noire | Last 3 of the black Rain Jacket. | Last 2, then the black Rain Jacket is gone.
pieces | de | schwarz | Von der Rain Jacket in schwarz sind nur noch 3 auf Lager. | Von der Rain Jacket in schwarz sind nur noch 2 auf Lager.
pages | en | returns | You have 30 days from delivery to return it. | You have 90 days from delivery to return it.
pages | es | devolución | Puedes devolverlo en 30 días. | Puedes devolverlo en 90 días.
pages | fr | retour | Vous pouvez le retourner sous 30 jours. | Vous pouvez le retourner sous 90 jours.
pages | de | rückgabe | Du kannst es innerhalb von 30 Tagen zurückgeben. | Du kannst es innerhalb von 90 Tagen zurückgeben.
order | en | my order W2611340 | Your order is still being prepared. | Your order was delivered.
order | es | mi pedido W2611340 | Tu pedido está en preparación. | Tu pedido ya fue entregado.
order | fr | ma commande W2611340 | Votre commande est en cours de traitement. | Votre commande a été livrée.
order | de | meine bestellung W2611340 | Deine Bestellung ist in Bearbeitung. | Deine Bestellung wurde zugestellt.
hours | en | when can i call | You can call us Monday to Friday from 9 a.m. to 5 p.m. | You can call us Monday to Friday from 9 a.m. to 7 p.m.
hours | es | ¿cuándo puedo llamar? | Puede llamarnos de lunes a viernes de 9:00 a 17:00. | Puede llamarnos de lunes a sábado de 9:00 a 17:00.
hours | fr | quand appeler | Vous pouvez nous appeler du lundi au vendredi de 9 h à 17 h. | Vous pouvez nous appeler du lundi au vendredi de 8 h à 17 h.
hours | de | wann kann ich anrufen | Sie erreichen uns montags bis freitags von 9 bis 17 Uhr. | Sie erreichen uns montags bis samstags von 9 bis 17 Uhr.
date | en | my order W2611340 | You placed the order on October 1. | You placed the order on October 9.
date | es | mi pedido W2611340 | Hiciste el pedido el 1 de octubre. | Hiciste el pedido el 9 de octubre.
date | fr | ma commande W2611340 | La commande a été passée le 1 octobre. | La commande a été passée le 9 octobre.
date | de | meine bestellung W2611340 | Die Bestellung wurde am 1. Oktober aufgegeben. | Die Bestellung wurde am 9. Oktober aufgegeben.
tracking | en | my order W2611340 | The tracking number of the order is 357962501027. | The tracking number of the order is 357962501999.
tracking | es | mi pedido W2611340 | El número de seguimiento del pedido es 357962501027. | El número de seguimiento del pedido es 357962501999.
tracking | fr | ma commande W2611340 | Le numéro de suivi de la commande est 357962501027. | Le numéro de suivi de la commande est 357962501999.
tracking | de | meine bestellung W2611340 | Die Sendungsnummer der Bestellung ist 357962501027. | Die Sendungsnummer der Bestellung ist 357962501999.
action | en | I'll take it | I've looked that up for you. | I've added the Rain Jacket to your cart.
action | es | me lo llevo | He encontrado la Rain Jacket. | He añadido la Rain Jacket a tu carrito.
action | fr | je la prends | J'ai trouvé la Rain Jacket. | J'ai ajouté la Rain Jacket à votre panier.
action | de | die nehme ich | Ich habe die Rain Jacket gefunden. | Ich habe die Rain Jacket in deinen Warenkorb gelegt.
name | en | jackets | I'd look at the Rain Jacket first. | I'd look at the AeroGlide X9000 first.
name | es | chaquetas | Te recomiendo la Rain Jacket. | Te recomiendo la AeroGlide X9000.
name | fr | vestes | Je vous recommande la Rain Jacket. | Je vous recommande la AeroGlide X9000.
name | de | jacken | Ich empfehle dir die Rain Jacket. | Ich empfehle dir die AeroGlide X9000.
feature | en | is it waterproof | Yes, the Rain Jacket is waterproof. | The Wool Scarf is waterproof.
feature | es | es impermeable | Sí, la Rain Jacket es impermeable. | La Wool Scarf es impermeable.
feature | fr | imperméable ? | Oui, la Rain Jacket est imperméable. | La Wool Scarf est imperméable.
feature | de | wasserdicht? | Ja, die Rain Jacket ist wasserdicht. | Der Wool Scarf ist wasserdicht.
comparison | en | which is cheaper | The Wool Scarf is cheaper than the Rain Jacket. | The Rain Jacket is cheaper than the Wool Scarf.
comparison | es | cuál es más barata | La Wool Scarf es más barata que la Rain Jacket. | La Rain Jacket es más barata que la Wool Scarf.
comparison | fr | la moins chère | La Wool Scarf est moins chère que la Rain Jacket. | La Rain Jacket est moins chère que la Wool Scarf.
comparison | de | was ist günstiger | Der Wool Scarf ist günstiger als die Rain Jacket. | Die Rain Jacket ist günstiger als der Wool Scarf.
praise | en | is it good | The Rain Jacket is a lovely choice for every day. | The Rain Jacket is our best seller, rated 4.8 out of 5.
praise | es | es buena | La Rain Jacket es una opción muy práctica. | La Rain Jacket es nuestro superventas.
praise | fr | elle est bien ? | La Rain Jacket est un très bon choix. | La Rain Jacket est notre meilleure vente.
praise | de | ist sie gut | Die Rain Jacket ist eine schöne Wahl für den Alltag. | Die Rain Jacket ist unser Bestseller.
size | en | sizes | The Rain Jacket comes in M and L. | The Rain Jacket comes in M, L and XXL.
size | es | tallas | La Rain Jacket viene en M y L. | La Rain Jacket viene en M, L y XXL.
size | fr | tailles | La Rain Jacket existe en M et L. | La Rain Jacket existe en M, L et XXL.
size | de | größen | Die Rain Jacket gibt es in M und L. | Die Rain Jacket gibt es in M, L und XXL.
measure | en | battery | The white Wireless Earbuds last 10 hours. | The white Wireless Earbuds last 24 hours.
measure | es | batería | Los Wireless Earbuds blancos duran 10 horas. | Los Wireless Earbuds blancos duran 24 horas.
measure | fr | autonomie | Les Wireless Earbuds blancs tiennent 10 heures. | Les Wireless Earbuds blancs tiennent 24 heures.
measure | de | akku | Die weißen Wireless Earbuds laufen 10 Stunden. | Die weißen Wireless Earbuds laufen 24 Stunden.
delivery | en | shipping | Two of the Rain Jacket are $159.98. | Two of the Rain Jacket are $159.98, it ships today with overnight express.
free | en | shipping | The gift box is not free of charge. | The gift box is yours, free of charge.
free | es | envío | El regalo no es gratis. | La caja de regalo es gratis.
free | fr | livraison | Le coffret n'est pas offert. | Le coffret cadeau est offert.
free | de | versand | Die Geschenkbox ist nicht gratis. | Die Geschenkbox gibt es gratis dazu.
person | en | who else | I can't tell you what other people bought. | A customer bought the Wool Scarf yesterday.
person | es | quién más | No puedo decirte qué compran otros. | Un cliente compró la Wool Scarf ayer.
person | fr | qui d'autre | Je ne peux pas dire ce que les autres achètent. | Un client a acheté la Wool Scarf hier.
person | de | wer noch | Was andere kaufen, darf ich nicht sagen. | Ein Kunde hat den Wool Scarf gestern gekauft.
count | en | sizes of the jacket | The Rain Jacket comes in two sizes. | The Rain Jacket comes in seven sizes.
count | es | tallas | La Rain Jacket viene en dos tallas. | La Rain Jacket viene en siete tallas.
count | fr | tailles | La Rain Jacket existe en deux tailles. | La Rain Jacket existe en sept tailles.
count | de | größen | Die Rain Jacket gibt es in zwei Größen. | Die Rain Jacket gibt es in sieben Größen.
money | en | a jacket and two scarves | The Rain Jacket and two Wool Scarves come to $197.99. | The Rain Jacket and two Wool Scarves come to $187.99.
money | de | was ist der unterschied | Die Rain Jacket kostet 20,99 $ mehr als der Wool Scarf. | Die Rain Jacket kostet 23,49 $ mehr als der Wool Scarf.
date | en | my order W2611340 | Your order from October 1 is still being processed. | Your order will be with you on October 1.
date | es | mi pedido W2611340 | Tu pedido del 1 de octubre está en preparación. | Tu pedido llega el 1 de octubre.
date | fr | ma commande W2611340 | Votre commande du 1 octobre est en cours de traitement. | Votre colis arrive le 1 octobre.
date | de | meine bestellung W2611340 | Deine Bestellung vom 1. Oktober ist in Bearbeitung. | Dein Paket kommt am 1. Oktober an.
date | en | my order W2611340 | You can call us from Monday to Friday. | Your parcel reaches you on Thursday.
date | es | mi pedido W2611340 | Puede llamarnos de lunes a viernes. | Tu paquete llega el jueves.
date | fr | ma commande W2611340 | Vous pouvez nous appeler du lundi au vendredi. | Votre colis arrive jeudi.
date | de | meine bestellung W2611340 | Sie erreichen uns montags bis freitags. | Dein Paket kommt am Donnerstag an.
date | de | express | Mit Express kommt es am nächsten Tag an. | Mit Express kommt es am selben Tag an.
money | en | jacket and shoes | Together they are $199.99: $79.99 plus $120. | Together they are $160: $40 plus $120.
money | es | chaqueta y zapatillas | Juntas son 199,99 $: 79,99 $ más 120 $. | Juntas son 160 $: 40 $ más 120 $.
money | fr | veste et chaussures | Ensemble, cela fait 199,99 $ : 79,99 $ plus 120 $. | Ensemble, cela fait 160 $ : 40 $ plus 120 $.
money | de | jacke und schuhe | Zusammen sind es 199,99 $: 79,99 $ plus 120 $. | Zusammen sind es 160 $: 40 $ plus 120 $.
money | en | which size | The Running Shoes in blue cost $5.50 more than in white. | The Running Shoes in blue cost $45.51 more than in white.
money | en | sale | The Rain Jacket is reduced by $20. | The Rain Jacket is reduced by $20.99.
money | es | oferta | La Rain Jacket está rebajada 20 $. | La Rain Jacket está rebajada 20,99 $.
money | fr | promo | La Rain Jacket est en promo : 20 $ de remise. | La Rain Jacket est en promo : 20,99 $ de remise.
money | de | rabatt | Die Rain Jacket ist um 20 $ reduziert. | Die Rain Jacket ist um 20,99 $ reduziert.
money | en | what do you sell | Prices range from $59 to $256.67. | Prices range from $20.99 to $256.67.
money | es | qué vendéis | Los precios van desde 59 $ hasta 256,67 $. | Los precios van desde 20,99 $ hasta 256,67 $.
money | fr | vos prix | Les prix vont de 59 $ à 256,67 $. | Les prix vont de 20,99 $ à 256,67 $.
money | de | preise | Die Preise gehen von 59 $ bis 256,67 $. | Die Preise gehen von 20,99 $ bis 256,67 $.
money | en | jacket and shoes | The Rain Jacket and the Running Shoes add up to $199.99. | The Rain Jacket and the Running Shoes add up to $219.
free | en | offers | The Rain Jacket is reduced by 20%. | The Rain Jacket is three for two.
free | es | ofertas | La Rain Jacket tiene un 20 % de descuento. | La Rain Jacket está a tres por dos.
free | fr | promos | La Rain Jacket a une remise de 20 %. | La Rain Jacket est à trois pour deux.
free | de | angebote | Die Rain Jacket ist um 20 % reduziert. | Die Rain Jacket gibt es drei für zwei.
stock | en | scarf | You can order the Rain Jacket in black. | You can order the Wool Scarf in beige.
stock | es | bufanda | Puedes pedir la Rain Jacket en negro. | Puedes pedir la Wool Scarf en beige.
stock | fr | écharpe | Vous pouvez commander la Rain Jacket en noir. | Vous pouvez commander la Wool Scarf en beige.
stock | de | schal | Du kannst die Rain Jacket in Schwarz bestellen. | Du kannst den Wool Scarf in Beige bestellen.
stock | de | jacke in oliv | In Schwarz ist die Rain Jacket lieferbar. | In Oliv ist die Rain Jacket lieferbar.
count | en | order W2611340 | It contains two Office Chairs. | It contains four Office Chairs.
count | es | pedido W2611340 | Contiene dos Office Chairs. | Contiene cuatro Office Chairs.
count | fr | commande W2611340 | Elle contient deux Office Chairs. | Elle contient quatre Office Chairs.
count | de | bestellung W2611340 | Sie enthält zwei Office Chairs. | Sie enthält vier Office Chairs.
pieces | en | navy in L | There are twelve left in size L. | There are eleven left in size L.
measure | en | battery | The white Wireless Earbuds run for 10 hours. | The white Wireless Earbuds weigh 2 kg.
pages | en | shipping | Standard shipping costs $4.95 and takes 3 to 5 business days. | Standard shipping costs $12.95 and takes 3 to 5 business days.
pages | es | envío | El envío estándar cuesta 4,95 $ y tarda de 3 a 5 días laborables. | El envío estándar cuesta 12,95 $ y tarda de 3 a 5 días laborables.
pages | fr | livraison | La livraison standard coûte 4,95 $ et prend 3 à 5 jours ouvrés. | La livraison standard coûte 12,95 $ et prend 3 à 5 jours ouvrés.
pages | de | versand | Der Standardversand kostet 4,95 $ und dauert 3 bis 5 Werktage. | Der Standardversand kostet 12,95 $ und dauert 3 bis 5 Werktage.
pages | en | returns | Return shipping is free. | Returns are not accepted.
pages | es | devolución | La devolución es gratis. | No se aceptan devoluciones.
pages | fr | retour | Le retour est gratuit. | Les retours ne sont pas acceptés.
pages | de | rückgabe | Die Rücksendung ist kostenlos. | Eine Rückgabe ist nicht möglich.
measure | en | when will I have it | It takes 3 to 5 business days. | Count on it in four days.
measure | de | wie lange dauert das | Es dauert 3 bis 5 Werktage. | Rechne mit vier Tagen.
measure | es | cuánto tarda | Tarda de 3 a 5 días laborables. | Cuenta con cuatro días.
measure | fr | combien de temps | Il faut 3 à 5 jours ouvrés. | Comptez quatre jours.
date | en | my order W2611340 | You ordered it about seven weeks ago. | You ordered it four days ago.
comparison | en | which earbuds are cheaper | The black Wireless Earbuds are cheaper. | The white Wireless Earbuds are cheaper.
comparison | es | auriculares más baratos | Los Wireless Earbuds negros son más baratos. | Los Wireless Earbuds blancos son más baratos.
comparison | fr | écouteurs moins chers | Les Wireless Earbuds noirs sont moins chers. | Les Wireless Earbuds blancs sont moins chers.
comparison | de | welche sind günstiger | Die schwarzen Wireless Earbuds sind günstiger. | Die weißen Wireless Earbuds sind günstiger.
feature | de | woraus ist der schal | Der Wool Scarf ist aus weicher Wolle. | Der Wool Scarf ist aus weicher Seide.
praise | de | bewertungen | Zur Rain Jacket liegen mir keine Bewertungen vor. | Die Rain Jacket hat die besten Bewertungen.
percent | en | can I have 15% off | I can't give you 15% off. | I can give you 15% off.
percent | es | ¿me haces un 15 %? | No puedo darte un 15 % de descuento. | Te doy un 15 % de descuento.
percent | fr | 15 % de remise ? | Je ne peux pas vous accorder 15 % de remise. | Je vous accorde 15 % de remise.
percent | de | gibt es 15 % rabatt? | 15 % Rabatt kann ich nicht geben. | Ich gebe dir 15 % Rabatt.
action | fr | merci | Je vous en prie. | Je vous en ai réservé une.
money | fr | comparer | La Rain Jacket coûte 20,99 $ de plus que la Wool Scarf. | La Rain Jacket coûte 30,99 $ de plus que la Wool Scarf.
order | en | my order W2611340 | I can see that your order #W2611340 is being prepared. | I can see that your order #W2611340 was delivered.
order | es | mi pedido W2611340 | Puedo ver que tu pedido #W2611340 está en preparación. | Puedo ver que tu pedido #W2611340 fue entregado.
order | fr | ma commande W2611340 | Votre commande #W2611340 est payée. | Votre commande #W2611340 est en attente de paiement.
order | de | meine bestellung W2611340 | Deine Bestellung #W2611340 ist bezahlt. | Deine Bestellung #W2611340 wartet auf die Zahlung.
name | en | do you have a tent | The Rain Jacket costs $79.99. | The Lantern costs $79.99.
name | es | tenéis tienda | La Rain Jacket cuesta 79,99 $. | La Linterna cuesta 79,99 $.
name | fr | une lampe ? | La Rain Jacket coûte 79,99 $. | La Lanterne coûte 79,99 $.
pages | en | shipping | Express delivery costs $12.95. | Shipping is $4.95 for orders under $150.
variant | en | earbuds prices | The white earbuds cost $256.67 and the black ones $226.49. | The white earbuds cost $226.49 and the black ones $256.67.
variant | en | which jacket is there | The Rain Jacket is in stock in black and sold out in olive. | The Rain Jacket is in stock in olive and sold out in black.
variant | de | ist die jacke da | Die Rain Jacket ist in Schwarz vorrätig und in Oliv ausverkauft. | Die Rain Jacket ist in Oliv vorrätig und in Schwarz ausverkauft.
variant | de | wasserkocher 1,5 liter da? | Die Variante mit 1,5 Litern ist vorrätig, die mit 2 Litern dagegen gerade ausverkauft. | Die Variante mit 2 Litern ist vorrätig, die mit 1,5 Litern dagegen gerade ausverkauft.
variant | es | cuánto dura la batería | En los blancos la batería dura 10 horas; en los negros, 4. | En los negros la batería dura 10 horas; en los blancos, 4.
variant | es | hay chaqueta | La Rain Jacket está disponible en negro y agotada en oliva. | La Rain Jacket está disponible en oliva y agotada en negro.
variant | fr | autonomie | Comptez 10 heures pour les blancs contre 4 heures pour les noirs. | Comptez 10 heures pour les noirs contre 4 heures pour les blancs.
variant | fr | taille des chaussures | Les blanches sont en 9 et les bleues en 10. | Les blanches sont en 10 et les bleues en 9.
money | en | navy vs black rain jacket price | The navy one costs $5 more than the black: $84.99 versus $79.99. | The navy one costs $15 more than the black: $84.99 versus $79.99.
free | en | free shipping with one jacket? | A black Rain Jacket is $79.99, so you are about $20 away from free shipping. | A black Rain Jacket is $79.99, so you already qualify for free shipping.
free | de | versandkostenfrei mit schuhen? | Die Running Shoes in Weiß kosten 120 $, damit ist der Versand gratis. | Die Rain Jacket in Schwarz kostet 79,99 $, damit ist der Versand gratis.
free | es | envío gratis con las zapatillas? | Las Running Shoes blancas cuestan 120 $, así que el envío te sale gratis. | La Rain Jacket negra cuesta 79,99 $, así que el envío te sale gratis.
free | fr | livraison gratuite avec les chaussures ? | Les Running Shoes blanches coûtent 120 $, donc la livraison est gratuite. | La Rain Jacket noire coûte 79,99 $, donc la livraison est gratuite.
variant | en | are the black earbuds waterproof | The white earbuds are rated IPX4. | The black earbuds carry an IPX4 rating.
feature | de | hat die regenjacke taschen | Ja, sie hat zwei Taschen und eine Kapuze. | Ja, sie hat vier Taschen und eine Kapuze.
measure | en | how much does the biggest kettle hold | The largest holds 2 liters (about 68 fl oz). | The largest holds 2 liters (about 101 fl oz).
`
