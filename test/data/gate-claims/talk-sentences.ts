/**
 * What models say around the facts: small talk, advice, refusals, lists, hand-overs, with the sample facts. Looked at while
 * tuning. `language | what the shopper wrote | sentence`.
 */
export const talkTruths = `
en | rain jacket please | Absolutely! I pulled up the Rain Jacket for you.
en | rain jacket please | I don't see its weight listed, sorry.
en | which color | Olive is out of stock at the moment, while black and navy are available.
en | for my dad | For your dad, the Rain Jacket in L could work, since it comes in navy.
en | hiking next week | If you're heading out on a hike, the Rain Jacket with its hood would be my first pick.
en | is it breathable | The Running Shoes have a breathable mesh upper; the Rain Jacket's description doesn't mention that.
en | tell me about the kettle | The Electric Kettle comes in three capacities: 1L, 1.5L and 2L.
en | kettle for four people | For a bigger household I'd take the 1.5L version in white plastic at $149.45.
en | kettle | The 2L model is made of glass, but it's currently sold out.
en | kettle | Glass models come in black and silver, the plastic one in white.
en | kettle | In short: glass 1L for $146.98, plastic 1.5L for $149.45.
en | earbuds for the gym | For workouts, the white earbuds are the safer bet because they are rated IPX4.
en | earbuds for the gym | The black pair isn't water resistant, so I'd go with white.
en | how long does the battery last | The battery lasts 10 hours on the white pair and 4 hours on the black pair.
en | which is cheaper | The black earbuds are cheaper at $226.49.
en | scarf | The Wool Scarf is handmade from soft merino wool.
en | scarf | Both colors of the Wool Scarf, red and beige, are sold out.
en | scarf | Shall I note your e-mail so we can write to you once it's back?
en | shoes in 9.5 | There's no 9.5, I only have sizes 9 and 10 for the Running Shoes.
en | shoes | Size 10 is almost gone: there's 1 left in blue.
en | shoes | White in size 9 is $120, blue in size 10 is $125.50.
en | gift under 100 | Two things fit your budget of $100: the Rain Jacket and the Wool Scarf.
en | gift under 100 | Who is the gift for, and what do they enjoy?
en | gift | Does she have a favorite color?
en | hm | Take your time, there's no rush.
en | hm | No pressure at all, just tell me what matters most to you.
en | what can you do | I can search the catalog, compare products, check stock, look up orders and answer questions about returns and shipping.
en | do you speak german | Yes, I can also help you in German, Spanish or French.
en | are you a robot | I'm a virtual assistant, but I can put you in touch with a human.
en | tell me a joke | I'd better stick to helping you with the shop.
en | weather? | I can't check the weather, but I can show you rain gear.
en | are your products good | I can't judge that, but I can tell you what the descriptions say.
en | is it safe for kids | I have no information on that, so I'd rather ask a colleague.
en | can you do it cheaper | I can't change prices, unfortunately.
en | can you do it cheaper | There's no discount I could offer you right now.
en | price of the jacket in euros | I can only show prices in US dollars.
en | my order | Could you share the order number and the e-mail address you used?
en | my order | Thanks, I found it: your order #W2611340 is being prepared.
en | my order | It includes one Water Bottle at $47.84 and two Office Chairs at $488.81 each.
en | my order | The order was placed on October 1 and has been paid in full.
en | cancel my order | I can't cancel orders myself, but I can pass your request on to the team.
en | change address | I'm not able to change the address; a colleague can help you with that.
en | refund? | Refunds go to your original payment method within 5 business days.
en | how do I return | You have 30 days after delivery to return unworn items.
en | can I return a sale item | No, sale items can't be returned.
en | how much is express | Express is $12.95 and gets to you the next day.
en | do you deliver to mexico | We only ship to the United States and Canada, so Mexico isn't possible.
en | warranty | Every product has a two-year warranty.
en | compare | Here's how they compare:
en | compare | | Rain Jacket | $79.99 | waterproof |
en | compare | - Price: $79.99 vs. $59
en | compare | - Stock: the jacket is available, the scarf is sold out
en | compare | Both are from Nordwind.
en | compare | Overall, the jacket suits wet days and the scarf cold ones.
en | thanks | My pleasure! Enjoy your day.
en | thanks | Glad I could help. Have a lovely weekend!
en | bad service | I understand your frustration, and I apologize for the trouble.
en | bad service | Let me get a human colleague to look into this for you.
en | what's new | I don't have a list of new arrivals, but I can search for something specific.
en | bestsellers | I don't know which products sell best.
es | chaqueta | ¡Por supuesto! Aquí tienes la Rain Jacket.
es | chaqueta | En color oliva está agotada, pero la tienes en negro y en azul marino.
es | para mi padre | Para tu padre te propongo la Rain Jacket en talla L.
es | hervidor | El Electric Kettle viene en tres capacidades: 1L, 1.5L y 2L.
es | hervidor | El de 2L está agotado ahora mismo.
es | auriculares | Los blancos duran 10 horas y los negros 4.
es | auriculares | Los negros no son resistentes al agua.
es | regalo | ¿Para quién es el regalo?
es | regalo | ¿Tienes algún presupuesto en mente?
es | pedido | ¿Me das el número de pedido y el correo con el que compraste?
es | pedido | Tu pedido #W2611340 está pagado y se está preparando.
es | cancelar | No puedo cancelar pedidos, pero puedo pasar tu solicitud al equipo.
es | descuento | No puedo cambiar los precios, lo siento.
es | envío | El envío estándar cuesta 4,95 $ y tarda de 3 a 5 días laborables.
es | gracias | ¡De nada! Que tengas un buen día.
es | comparar | En resumen: la chaqueta cuesta 79,99 $ y la bufanda 59 $.
fr | veste | Bien sûr ! Voici la Rain Jacket.
fr | veste | En olive, elle est épuisée, mais elle est disponible en noir et en bleu marine.
fr | pour mon père | Pour votre père, je pencherais pour la Rain Jacket en taille L.
fr | bouilloire | La Electric Kettle existe en trois contenances : 1L, 1.5L et 2L.
fr | écouteurs | Les blancs tiennent 10 heures, les noirs 4 heures.
fr | cadeau | C'est pour qui, et quel est votre budget ?
fr | commande | Pouvez-vous me donner le numéro de commande et l'adresse e-mail utilisée ?
fr | commande | Votre commande #W2611340 est payée et en cours de préparation.
fr | annuler | Je ne peux pas annuler de commande, mais je peux transmettre votre demande à l'équipe.
fr | remise | Je ne peux pas modifier les prix, désolé.
fr | livraison | La livraison standard coûte 4,95 $ et prend 3 à 5 jours ouvrables.
fr | merci | Avec plaisir ! Bonne journée.
fr | comparer | En résumé : la veste coûte 79,99 $ et l'écharpe 59 $.
de | jacke | Aber gern! Hier ist die Rain Jacket.
de | jacke | In Oliv ist sie ausverkauft, in Schwarz und Navy ist sie verfügbar.
de | für papa | Für deinen Vater würde ich die Rain Jacket in L nehmen.
de | wasserkocher | Den Electric Kettle gibt es mit 1L, 1.5L und 2L.
de | wasserkocher | Das Modell mit 2L ist aus Glas, aber momentan ausverkauft.
de | kopfhörer | Die weißen halten 10 Stunden durch, die schwarzen 4.
de | geschenk | Für wen ist das Geschenk, und was macht ihm Freude?
de | bestellung | Nennst du mir bitte die Bestellnummer und die E-Mail-Adresse?
de | bestellung | Deine Bestellung #W2611340 ist bezahlt und wird vorbereitet.
de | stornieren | Stornieren kann ich selbst nicht, aber ich gebe deine Bitte gern weiter.
de | rabatt | An den Preisen kann ich leider nichts ändern.
de | versand | Der Standardversand kostet 4,95 $ und dauert 3 bis 5 Werktage.
de | danke | Gern geschehen! Einen schönen Tag noch.
de | vergleich | Kurz gesagt: Die Jacke kostet 79,99 $, der Schal 59 $.
`

/** Terse ones: counts, sums, differences, sizes, other words for what stands on the pages. */
export const terseTruths = `
en |  | Only one pair is left in blue, size 10.
en |  | There are just 3 of the black jackets in M left.
en |  | None of the scarves are in stock.
en |  | Everything except the scarf is in stock.
en |  | The navy jacket has plenty in stock.
en |  | We still have 35 of the 1L kettle.
en |  | The glass kettle with 1L is available, the 2L one isn't.
en |  | Size 9 is in stock, and so is size 10.
en |  | The scarf can't be ordered at the moment.
en |  | Got it, I've made a note of that.
en |  | Here's what sets them apart.
en |  | The white ones run for 10 hours on a charge.
en |  | It's made by Nordwind and can go in the washing machine.
en |  | A teammate will reach out to you shortly.
en |  | That detail isn't on the product page.
en |  | With a budget of $100, the Rain Jacket is within reach.
en |  | The second one seems like a better match for you.
en |  | It's a popular question, but I don't have the answer.
en |  | There are 14 items in that category.
en |  | I don't see any socks in our catalog.
en |  | The difference between the two kettles is $2.47.
en |  | Yes, we do have it in stock.
en |  | In black and M, only three are left.
en |  | The only kettle that isn't available is the 2L one.
en |  | You can still get the navy one in L.
en |  | Both kettles you asked about are available.
en |  | The earbuds are in stock in both colors.
en |  | It's in stock in white but not in silver.
en |  | I'm afraid the scarf has sold out.
en |  | Neither color of the scarf is available.
en |  | The black jacket is low on stock, with 3 left.
en |  | Stock: 3 in black, 12 in navy, none in olive.
en |  | Right now you can buy it in white or black.
es | hervidor | Los precios van de 141,76 $ a 149,45 $.
es | hervidor | El más barato cuesta 141,76 $, pero está agotado.
es | hervidor | El de cristal de 1L sale por 146,98 $.
es | zapatillas | Solo queda 1 par en azul, talla 10.
es | zapatillas | Quedan 7 pares blancos de la talla 9.
es | auriculares | Los blancos valen 256,67 $ y los negros 226,49 $.
es | pedido | Tu pedido todavía no ha salido.
es | pedido | El pedido está pagado, pero aún no se ha enviado.
es | pedido | El importe total fue de 536,65 $.
es | pedido | El número de seguimiento es 357962501027.
es | hola | ¡Hola! ¿Qué estás buscando hoy?
es |  | Aquí tienes tres ideas:
es |  | He encontrado 14 productos que encajan.
es |  | No vendemos calcetines, lo siento.
es |  | ¿Lo prefieres en negro o en blanco?
es |  | Esa bufanda está hecha a mano.
es |  | ¿Te gustaría ver más opciones?
es |  | Perfecto, ya lo he apuntado.
es |  | Claro que sí, te lo cuento enseguida.
es |  | Aquí están las diferencias entre los dos.
es |  | La batería dura 10 horas en la versión blanca.
es |  | No me consta que tengamos calcetines.
es |  | Lamentablemente no disponemos de esa talla.
es |  | Es una buena elección para días lluviosos.
es |  | Tiene capucha y se puede lavar a máquina.
es |  | La fabrica Nordwind.
es |  | ¿Quieres que te avise cuando vuelva?
es |  | Gracias a ti, ¡hasta pronto!
es |  | Entiendo tu enfado y lo siento de verdad.
es |  | Un compañero se pondrá en contacto contigo.
es |  | Déjame tu correo y te responderemos.
es |  | Esa información no aparece en la ficha.
es |  | Tu presupuesto es de 100 $, así que la Rain Jacket encaja.
es |  | Puedes ver todos los detalles aquí abajo.
es |  | Por 79,99 $ te la llevas.
es |  | Ha bajado de 99,99 $ a 79,99 $.
es |  | Hay 35 hervidores de 1L en stock.
es |  | Tenemos 3 chaquetas negras en M.
es |  | La garantía es de dos años.
es |  | El envío exprés cuesta 12,95 $.
es |  | En tu pedido hay 3 artículos.
es |  | Envolver para regalo cuesta 5 $ por pedido.
fr | bouilloire | Il n'y a rien à moins de 140 $ en stock.
fr | bouilloire | Les prix vont de 141,76 $ à 149,45 $.
fr | bouilloire | Celle en verre de 1L est à 146,98 $.
fr | bouilloire | La moins chère commence à 141,76 $.
fr | écouteurs | Les écouteurs blancs coûtent 256,67 $, les noirs 226,49 $.
fr | chaussures | Il reste 7 paires blanches en pointure 9.
fr | chaussures | Il n'en reste qu'une en bleu, taille 10.
fr | veste | Il en reste 12 en bleu marine.
fr | veste | La veste est disponible en noir, mais pas en olive.
fr | commande | Votre commande est en cours de traitement et a été payée.
fr | commande | Elle n'a pas encore été expédiée.
fr | commande | Votre colis n'est pas encore parti.
fr | commande | Le numéro de suivi est le 357962501027.
fr | commande | Votre commande contient une gourde et deux chaises.
fr | commande | Le montant total s'élève à 536,65 $.
fr | commande | Elle a été passée le 1er octobre 2026.
fr | comparer | La veste coûte 20,99 $ de plus que l'écharpe.
fr | cadeau | Une écharpe serait un joli cadeau, mais elle est épuisée.
fr | bonjour | Bonjour et bienvenue ! Que recherchez-vous aujourd'hui ?
fr | merci | Je vous en prie. N'hésitez pas si vous avez d'autres questions.
fr |  | J'ai trouvé 14 produits qui correspondent.
fr |  | Voici trois suggestions :
fr |  | Je n'ai rien trouvé sous ce nom.
fr |  | Désolé, je ne vends pas de chaussettes ici.
fr |  | Souhaitez-vous voir d'autres modèles ?
fr |  | Parfait, c'est noté.
fr |  | Bien entendu, je vous explique.
fr |  | Voici ce qui les distingue.
fr |  | L'autonomie est de 10 heures pour la version blanche.
fr |  | Malheureusement, cette taille n'existe pas chez nous.
fr |  | C'est un bon choix pour les jours de pluie.
fr |  | Elle a une capuche et se lave en machine.
fr |  | Elle est fabriquée par Nordwind.
fr |  | Voulez-vous être prévenu de son retour ?
fr |  | Merci à vous, à bientôt !
fr |  | Je comprends votre agacement et je vous présente mes excuses.
fr |  | Un collègue prendra contact avec vous.
fr |  | Laissez-moi votre adresse et nous vous répondrons.
fr |  | Cette information ne figure pas sur la fiche.
fr |  | Votre budget est de 100 $, la Rain Jacket convient donc.
fr |  | Vous trouverez tous les détails ci-dessous.
fr |  | La bouilloire de 1,5L pèse-t-elle trop lourd pour vous ?
fr |  | Je ne connais pas son poids.
fr |  | Elle résiste à l'eau.
fr |  | Il y a 14 articles dans cette catégorie.
fr |  | La deuxième me paraît plus adaptée.
fr |  | Pour 79,99 $, elle est à vous.
fr |  | Le modèle noir est à 226,49 $, le blanc à 256,67 $.
fr |  | Cela fait 138,99 $ pour la veste et l'écharpe.
fr |  | Elle est passée de 99,99 $ à 79,99 $.
fr |  | C'est 20 $ de moins qu'avant.
fr |  | L'écart de prix est de 30,18 $.
fr |  | Comptez 146,98 $ pour la version 1L en verre.
fr |  | Elles coûtent 120 $ en pointure 9 et 125,50 $ en pointure 10.
fr |  | Les frais de port sont de 4,95 $.
fr |  | L'express est à 12,95 $.
fr |  | Je vois 35 bouilloires de 1L en stock.
fr |  | Il y en a 30 en plastique blanc.
fr |  | Nous avons 3 vestes noires en M.
fr |  | Il existe en 1L, 1,5L et 2L.
fr |  | Vous avez 30 jours après la livraison.
fr |  | Deux couleurs sont proposées : rouge et beige.
fr |  | Comptez 3 à 5 jours ouvrés pour la livraison standard.
fr |  | Vous en avez pris 2, à 488,81 $ pièce.
fr |  | Dans votre commande, il y a 3 articles.
fr |  | La garantie est de deux ans.
fr |  | Vous pouvez nous joindre du lundi au vendredi de 9 h à 17 h.
fr |  | Le 2L est le seul épuisé.
fr |  | Le paquet cadeau coûte 5 $ par commande.
de |  | Vom Wasserkocher mit 1L sind noch 35 da.
de |  | Die Preise liegen zwischen 141,76 $ und 149,45 $.
de |  | Am günstigsten ist das Modell mit 2L für 141,76 $.
de |  | Deine Bestellung ist noch nicht unterwegs.
de |  | Der Gesamtbetrag war 536,65 $.
de |  | Von den blauen Schuhen in Größe 10 gibt es nur noch ein Paar.
de |  | Möchtest du noch weitere Modelle sehen?
de |  | Alles klar, das habe ich notiert.
de |  | Der Akku der weißen hält 10 Stunden.
de |  | Diese Größe führen wir leider nicht.
de |  | Sie hat eine Kapuze und darf in die Waschmaschine.
de |  | Hergestellt wird sie von Nordwind.
de |  | Soll ich dir Bescheid geben, wenn der Schal wieder da ist?
de |  | Ich verstehe deinen Ärger und entschuldige mich.
de |  | Eine Kollegin meldet sich bei dir.
de |  | Dazu steht in der Beschreibung nichts.
de |  | Dein Budget von 100 $ reicht für die Rain Jacket.
de |  | Die zweite scheint mir passender.
de |  | Ihr Gewicht kenne ich nicht.
de |  | Der Preisunterschied beträgt 30,18 $.
de |  | Zusammen sind das 138,99 $ für Jacke und Schal.
de |  | Es sind 35 Wasserkocher mit 1L auf Lager.
de |  | Wir haben 3 schwarze Jacken in M.
de |  | Express kostet 12,95 $ und ist am nächsten Tag da.
de |  | In deiner Bestellung sind 3 Artikel.
de |  | Geschenkverpackung kostet 5 $ pro Bestellung.
es |  | Te dejo aquí las dos opciones.
es |  | Si me dices tu talla, lo compruebo.
es |  | Ambas son de la misma marca.
es |  | Sirve tanto para correr como para caminar.
es |  | La descripción no menciona si es transpirable.
es |  | Está hecho de vidrio y cabe 1 litro.
es |  | No dispongo de esa información, pero puedo preguntar.
es |  | Se conectan por Bluetooth y cancelan el ruido.
es |  | ¡Qué bien! ¿Seguimos con el pedido?
es |  | Cuéntame un poco más: ¿es para interior o exterior?
es |  | Puedo enseñarte otras cosas parecidas.
es |  | De acuerdo, entonces descartamos la bufanda.
es |  | Es más económica que los auriculares.
es |  | Nuestro catálogo no incluye calcetines.
fr |  | Je vous laisse ici les deux options.
fr |  | Si vous me dites votre taille, je vérifie.
fr |  | Les deux sont de la même marque.
fr |  | Elles conviennent pour courir comme pour marcher.
fr |  | La description ne précise pas si elle est respirante.
fr |  | Elle est en verre et contient 1 litre.
fr |  | Je n'ai pas cette information, mais je peux demander.
fr |  | Ils se connectent en Bluetooth et réduisent le bruit.
fr |  | Super ! On continue avec la commande ?
fr |  | Dites-m'en un peu plus : c'est pour l'intérieur ou l'extérieur ?
fr |  | Je peux vous montrer d'autres choses semblables.
fr |  | D'accord, on écarte donc l'écharpe.
fr |  | Notre catalogue ne comporte pas de chaussettes.
fr |  | Trois modèles correspondent à votre recherche.
fr |  | Il y a deux poches et une capuche.
fr |  | Les écouteurs noirs tiennent 4 heures.
fr |  | Elle existe en 3 couleurs et 2 tailles.
fr |  | J'ai 2 idées pour vous.
fr |  | Le premier coûte 79,99 $, le second 59 $.
fr |  | Vos 2 chaises coûtent 488,81 $ chacune.
fr |  | Elle fait partie des 14 résultats trouvés.
fr |  | La bouilloire de 2L n'est plus en stock.
fr |  | Pour une contenance de 1,5L, comptez 149,45 $.
en |  | That one isn't in stock at the moment, I'm sorry to say.
en |  | I can only see it in stock in black.
en |  | Nothing in red is in stock.
en |  | Only the 2L kettle is out of stock.
en |  | Should I check if it's in stock in another size?
en |  | There's stock in white, none in silver.
en |  | Of the five products, four are in stock.
en |  | It's available in L but only in navy.
en |  | The jacket is in stock; the scarf is not.
en |  | They're available in white and blue.
en |  | You're in luck, it's in stock!
en |  | Sold out: Wool Scarf.
en |  | In stock: Rain Jacket, Running Shoes, Wireless Earbuds.
`
