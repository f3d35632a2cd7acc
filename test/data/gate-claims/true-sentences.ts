/**
 * What an honest assistant would say with the sample facts, written before the rules were tuned: `language | what the
 * shopper wrote | sentence`. Every second line is the held-back half: counted, never looked at while tuning.
 */
export const trueSentences = `
en | I need a rain jacket | The Rain Jacket is $79.99 and comes in black, olive and navy.
en | I need a rain jacket | Happy to help!
en | something for rainy days | For rainy days I'd go with the Rain Jacket: it's waterproof and has a hood.
en | is the scarf in stock | Sorry, the Wool Scarf is sold out right now.
en | is the scarf in stock | Would you like me to let you know when it's back in stock?
en | kettle under $145 | I found nothing under $145 that is in stock.
en | kettle under $145 | The Electric Kettle in glass costs $146.98, just above your $145 limit.
en | kettle | The 1.5L Electric Kettle in white plastic is $149.45.
en | kettle | Do you want it under $150?
en | kettle | It starts at $141.76, but that one is currently sold out.
en | compare the kettle and the earbuds | The Wireless Earbuds cost more than the Electric Kettle.
en | shoes size 9 | Yes, the Running Shoes in size 9 are available for $120.
en | shoes size 10 | There's only 1 left of the blue ones in size 10.
en | shoes in size 12 | I couldn't find the Running Shoes in size 12.
en | shoes | Are you looking for a particular size or color?
en | earbuds | The white Wireless Earbuds run for 10 hours, the black ones for 4 hours.
en | earbuds | They connect by Bluetooth and have noise cancelling.
en | what's cheaper | The Wool Scarf is the cheapest at $59, but it is out of stock.
en | gift for my mom | A scarf makes a lovely gift, though ours is sold out at the moment.
en | do you have discounts | I don't have any discount codes to offer.
en | do you have discounts | The Rain Jacket is reduced from $99.99 to $79.99.
en | do you have discounts | That saves you $20 on the Rain Jacket.
en | can i return it | You can return unworn items within 30 days of delivery.
en | can i return it | You'll get a full refund, and return shipping is free.
en | return a sale item | Sale items can't be returned.
en | shipping cost | Standard shipping costs $4.95 and takes 3 to 5 business days.
en | shipping cost | Shipping is free on orders over $100.
en | shipping cost | Express delivery is $12.95 and arrives the next day.
en | ship to canada? | Yes, we ship to the United States and Canada.
en | ship to germany? | We only ship to the United States and Canada.
en | pay with paypal? | We accept PayPal, Visa and Mastercard.
en | warranty? | All products come with a two-year warranty.
en | gift wrap? | Gift wrapping is available for $5 per order.
en | contact | You can write to support@acme.example.
en | contact | Call +1 212 555 0147, Monday to Friday from 9 am to 5 pm.
en | where is my order #W2611340 | Your order #W2611340 is in progress.
en | where is my order #W2611340 | It has been paid, but it hasn't been shipped yet.
en | where is my order | You placed it on October 1, 2026.
en | where is my order | The tracking number is 357962501027.
en | where is my order | It contains 1 Water Bottle and 2 Office Chairs.
en | where is my order | The total was $536.65.
en | where is my order | The carrier is UPS.
en | where is my order #W9999999 | I couldn't find an order with the number #W9999999 and that e-mail address.
en | where is my order | Please tell me your order number and the e-mail address you used.
en | thanks | You're welcome! Is there anything else I can help you with?
en | hello | Hi there! What are you looking for today?
en | bye | Goodbye, and have a great day!
en | are you human | I'm an AI assistant, so I can pass you on to a colleague if you prefer.
en | human please | I'll pass this on to our team, and someone will get back to you.
en | is the jacket warm | I don't have any information about how warm it is.
en | is the scarf waterproof | The description doesn't say whether the Wool Scarf is waterproof.
en | jackets | We have 14 matching products.
en | jackets | Here are three options that might suit you:
en | jackets | 1. Rain Jacket – $79.99
en | jackets | - Wool Scarf, $59.00 (sold out)
en | jackets | My favorite for this is the first one.
en | my budget is $60 | With your budget of $60, the Wool Scarf would fit.
en | my budget is $60 | Nothing that's available fits your $60 budget, sorry.
en | two jackets | Two Rain Jackets would be $159.98 in total.
en | jacket and shoes | Together, the Rain Jacket and the Running Shoes come to $199.99.
en | jacket or shoes | The Rain Jacket is $40.01 cheaper than the Running Shoes.
en | red scarf | The scarf comes in red and beige.
en | who makes it | It's made by Nordwind.
en | is it washable | Yes, the Rain Jacket is machine washable.
en | olive jacket | The Rain Jacket in olive, size M is sold out, but black in M is in stock.
en | navy jacket | In navy and size L it's $84.99.
en | jacket | Only 3 of the black ones are left.
en | jacket | Which size do you need?
en | jacket | You can see all the details here: https://shop.example/products/1
en | when will it arrive | Standard orders take 3 to 5 business days.
en | when will it arrive | I can't promise a delivery date for your order.
en | cancel my order | I can't cancel orders myself, but I can ask a colleague to look into it.
en | refund? | Refunds are paid to the original payment method within 5 business days.
en | I'm jane.doe@mail.example | Thanks, I've noted jane.doe@mail.example.
en | compare | Both the Rain Jacket and the Wool Scarf are from Nordwind.
en | compare | The main difference is the price.
en | size help | If you're between two sizes, the larger one is usually more comfortable.
en | shoes | The Running Shoes have a breathable mesh upper.
en | shoes | They're a good pick for everyday runs.
en | kettle in red | The Electric Kettle isn't available in red.
en | kettle | It's available in glass or plastic.
en | black friday deals | I don't know about any Black Friday deals.
en | can I get 20% off | I'm afraid I can't give you 20% off.
en | code SAVE20 | I can't confirm the code SAVE20.
en | earbuds waterproof | The white earbuds are rated IPX4 for water resistance.
de | ich suche eine regenjacke | Die Rain Jacket kostet 79,99 $ und ist in Schwarz, Oliv und Navy erhältlich.
de | ich suche eine regenjacke | Gerne helfe ich dir weiter!
de | regenjacke | Sie ist wasserdicht und hat eine Kapuze.
de | schal auf lager? | Der Wool Scarf ist leider ausverkauft.
de | schal auf lager? | Soll ich dir Bescheid geben, sobald er wieder auf Lager ist?
de | wasserkocher unter 145 | Unter 145 $ habe ich leider nichts gefunden, was auf Lager ist.
de | wasserkocher | Der Electric Kettle aus Glas kostet 146,98 USD.
de | wasserkocher | Den Electric Kettle gibt es ab 141,76 $.
de | wasserkocher | Möchtest du lieber Glas oder Kunststoff?
de | schuhe größe 9 | Die Running Shoes in Größe 9 sind für 120 $ verfügbar.
de | schuhe größe 10 | In Größe 10 ist nur noch 1 Paar übrig.
de | schuhe größe 12 | In Größe 12 habe ich die Running Shoes leider nicht gefunden.
de | schuhe | Welche Größe brauchst du?
de | kopfhörer | Die weißen Wireless Earbuds laufen 10 Stunden.
de | kopfhörer | Sie haben Bluetooth und Geräuschunterdrückung.
de | was ist billiger | Am günstigsten ist der Wool Scarf für 59 $, der aber gerade nicht verfügbar ist.
de | rabatt? | Ich habe leider keinen Rabattcode für dich.
de | rabatt? | Die Rain Jacket ist von 99,99 $ auf 79,99 $ reduziert.
de | rabatt? | Du sparst damit 20 $.
de | rückgabe | Ungetragene Artikel kannst du innerhalb von 30 Tagen nach der Lieferung zurückgeben.
de | rückgabe | Die Rücksendung ist kostenlos.
de | versandkosten | Der Standardversand kostet 4,95 $ und dauert 3 bis 5 Werktage.
de | versandkosten | Ab einem Bestellwert von 100 $ ist der Versand kostenlos.
de | versandkosten | Expressversand kostet 12,95 $ und kommt am nächsten Tag an.
de | zahlung | Du kannst mit PayPal, Visa oder Mastercard bezahlen.
de | garantie | Auf alle Produkte gibt es zwei Jahre Garantie.
de | geschenk | Eine Geschenkverpackung gibt es für 5 $ pro Bestellung.
de | kontakt | Schreib uns einfach an support@acme.example.
de | wo ist meine bestellung | Deine Bestellung #W2611340 ist in Bearbeitung.
de | wo ist meine bestellung | Sie ist bezahlt, aber noch nicht versendet.
de | wo ist meine bestellung | Du hast sie am 1. Oktober 2026 aufgegeben.
de | wo ist meine bestellung | Die Sendungsnummer lautet 357962501027.
de | wo ist meine bestellung | Bestellt hast du 1 Water Bottle und 2 Office Chairs.
de | wo ist meine bestellung | Der Gesamtbetrag war 536,65 $.
de | wo ist meine bestellung | Nenn mir bitte deine Bestellnummer und deine E-Mail-Adresse.
de | danke | Sehr gerne! Kann ich sonst noch etwas für dich tun?
de | hallo | Hallo! Wonach suchst du?
de | tschüss | Tschüss und einen schönen Tag noch!
de | mensch | Ich gebe deine Frage an unser Team weiter.
de | bist du ein mensch | Ich bin ein KI-Assistent und kann dich an eine Kollegin weiterleiten.
de | ist die jacke warm | Dazu habe ich leider keine Angaben.
de | jacken | Hier sind drei Vorschläge für dich:
de | jacken | Ich habe 14 passende Produkte gefunden.
de | jacken | 2. Wool Scarf – 59,00 $ (ausverkauft)
de | budget 60 | Mit deinem Budget von 60 $ passt der Wool Scarf.
de | jacke | Von der schwarzen sind nur noch 3 auf Lager.
de | jacke | Die Jacke ist maschinenwaschbar.
de | jacke | In Navy und Größe L kostet sie 84,99 $.
de | jacke | Beide Artikel sind von Nordwind.
de | lieferzeit | Einen Liefertermin kann ich dir leider nicht versprechen.
de | stornieren | Stornieren kann ich nicht selbst, aber ich frage gerne bei einer Kollegin nach.
de | zwei jacken | Zwei Rain Jackets kosten zusammen 159,98 $.
es | busco una chaqueta | La Rain Jacket cuesta 79,99 $ y viene en negro, oliva y azul marino.
es | busco una chaqueta | ¡Con mucho gusto te ayudo!
es | chaqueta | Es impermeable y tiene capucha.
es | bufanda | Lo siento, la Wool Scarf está agotada en este momento.
es | bufanda | ¿Quieres que te avise cuando vuelva a estar disponible?
es | hervidor | El Electric Kettle de cristal cuesta 146,98 dólares.
es | hervidor | El precio empieza desde 141,76 $.
es | menos de 50 | No encontré nada por menos de 50 $.
es | zapatillas talla 9 | Las Running Shoes en talla 9 están disponibles por 120 $.
es | zapatillas talla 10 | Solo queda 1 en la talla 10.
es | zapatillas | ¿Qué talla necesitas?
es | auriculares | Los Wireless Earbuds blancos duran 10 horas.
es | auriculares | Tienen Bluetooth y cancelación de ruido.
es | descuentos | No tengo ningún código de descuento.
es | descuentos | La Rain Jacket está rebajada de 99,99 $ a 79,99 $.
es | descuentos | Así ahorras 20 $.
es | devolución | Puedes devolver los artículos sin usar en un plazo de 30 días desde la entrega.
es | devolución | El envío de la devolución es gratis.
es | envío | El envío estándar cuesta 4,95 $ y tarda de 3 a 5 días laborables.
es | envío | El envío es gratis en pedidos de más de 100 $.
es | pago | Aceptamos PayPal, Visa y Mastercard.
es | garantía | Todos los productos tienen una garantía de dos años.
es | contacto | Puedes escribir a support@acme.example.
es | mi pedido | Tu pedido #W2611340 está en proceso.
es | mi pedido | Está pagado, pero todavía no se ha enviado.
es | mi pedido | Lo hiciste el 1 de octubre de 2026.
es | mi pedido | El número de seguimiento es 357962501027.
es | mi pedido | Contiene 1 Water Bottle y 2 Office Chair.
es | mi pedido | El total fue de 536,65 $.
es | mi pedido | Dime, por favor, tu número de pedido y tu correo electrónico.
es | gracias | ¡De nada! ¿Puedo ayudarte en algo más?
es | hola | ¡Hola! ¿Qué estás buscando?
es | persona | Paso tu pregunta a nuestro equipo.
es | es cálida | No tengo información sobre eso.
es | chaquetas | Aquí tienes tres opciones:
es | chaquetas | Encontré 14 productos.
es | chaqueta | Quedan solo 3 unidades en negro.
es | chaqueta | En azul marino y talla L cuesta 84,99 $.
es | presupuesto 60 | Con tu presupuesto de 60 $, la Wool Scarf encajaría.
es | material | La bufanda es de lana merina.
fr | je cherche une veste | La Rain Jacket coûte 79,99 $ et existe en noir, olive et bleu marine.
fr | je cherche une veste | Avec plaisir !
fr | veste | Elle est imperméable et a une capuche.
fr | écharpe | Désolé, la Wool Scarf est épuisée pour le moment.
fr | écharpe | Voulez-vous que je vous prévienne quand elle sera de nouveau disponible ?
fr | bouilloire | L'Electric Kettle en verre coûte 146,98 $.
fr | bouilloire | Son prix commence à partir de 141,76 dollars.
fr | moins de 50 | Je n'ai rien trouvé à moins de 50 $.
fr | chaussures 9 | Les Running Shoes en taille 9 sont disponibles à 120 $.
fr | chaussures 10 | Il n'en reste que 1 en taille 10.
fr | chaussures | Quelle taille vous faut-il ?
fr | écouteurs | Les Wireless Earbuds blancs tiennent 10 heures.
fr | écouteurs | Ils ont le Bluetooth et la réduction de bruit.
fr | remise | Je n'ai pas de code promo.
fr | remise | La Rain Jacket passe de 99,99 $ à 79,99 $.
fr | remise | Vous économisez 20 $.
fr | retour | Vous pouvez retourner les articles non portés sous 30 jours après la livraison.
fr | retour | Les frais de retour sont gratuits.
fr | livraison | La livraison standard coûte 4,95 $ et prend 3 à 5 jours ouvrés.
fr | livraison | La livraison est gratuite à partir de 100 $ d'achat.
fr | paiement | Nous acceptons PayPal, Visa et Mastercard.
fr | garantie | Tous les produits sont garantis deux ans.
fr | contact | Vous pouvez écrire à support@acme.example.
fr | ma commande | Votre commande #W2611340 est en cours de traitement.
fr | ma commande | Elle est payée, mais n'a pas encore été expédiée.
fr | ma commande | Vous l'avez passée le 1er octobre 2026.
fr | ma commande | Le numéro de suivi est 357962501027.
fr | ma commande | Elle contient 1 Water Bottle et 2 Office Chair.
fr | ma commande | Le total était de 536,65 $.
fr | ma commande | Donnez-moi votre numéro de commande et votre adresse e-mail, s'il vous plaît.
fr | merci | Je vous en prie ! Puis-je vous aider pour autre chose ?
fr | bonjour | Bonjour ! Que cherchez-vous ?
fr | humain | Je transmets votre question à notre équipe.
fr | chaud | Je n'ai pas d'information à ce sujet.
fr | vestes | Voici trois propositions :
fr | vestes | J'ai trouvé 14 produits.
fr | veste | Il ne reste que 3 pièces en noir.
fr | veste | En bleu marine et taille L, elle coûte 84,99 $.
fr | budget 60 | Avec votre budget de 60 $, la Wool Scarf conviendrait.
fr | matière | L'écharpe est en laine mérinos.
en | jacket | The jacket normally costs $99.99, and right now it's $79.99.
en | jacket | You'd pay $79.99 for the black one in M.
en | jacket | It's 20% off at the moment: $79.99 instead of $99.99.
en | kettle | The glass kettle holds 1L and the plastic one 1.5L.
en | kettle | I'd pick the black 1L version if you like glass.
en | earbuds | The black Wireless Earbuds are the cheaper version at $226.49.
en | earbuds | Prices range from $226.49 to $256.67.
en | what do you sell | We have jackets, scarves, kettles, shoes and earbuds.
en | order | Your Office Chair was $488.81 each.
en | order | I can check the status for you if you give me the order number.
en | reorder | Shall I put the same items in your cart again?
en | reorder | The prices may have changed since then, so please check them before paying.
en | quote | If you leave your e-mail, a colleague will contact you about a quote.
en | complaint | I'm really sorry about the trouble.
en | complaint | I understand that this is frustrating, and I want to help.
en | size | Could you tell me which size you usually wear?
en | unknown | I'm not sure about that, so I'd rather ask our team.
en | compare | Compared with the scarf, the jacket offers more protection from rain.
`
