/**
 * More of what an honest assistant would say with the sample facts: `language | what the shopper wrote | sentence`. Looked at while tuning.
 */
export const moreTrueSentences = `
en | jacket | If you'd like something warmer, tell me and I'll keep looking.
en | jacket | Sounds good! The black Rain Jacket in size M costs $79.99 and there are 3 left.
en | jacket | It was $99.99 before and is $79.99 now, so you save $20.
en | jacket | Yes, it has two pockets and a hood.
en | order | Your order from October 1, 2026 is still being processed.
en | order | You ordered two Office Chairs for $488.81 each.
en | order | Your payment has been received.
en | order | No, it hasn't left our warehouse yet.
en | returns | Items have to be unworn, and you have 30 days from delivery to send them back.
en | returns | Unfortunately, sale items are excluded from returns.
en | returns | Sending it back doesn't cost you anything, return shipping is free.
en | shipping | For orders below $100, shipping is $4.95.
en | shipping | With express it arrives the next day and costs $12.95.
en | shipping | We don't ship to PO boxes, I'm afraid.
en | warranty | There's a two-year warranty on all products.
en | payment | You can pay with PayPal, Visa or Mastercard.
en | kettle | Glass or plastic: which do you prefer?
en | kettle | All three versions of the kettle cost between $141.76 and $149.45.
en | kettle | The silver 2L one is the only kettle that's sold out.
en | shoes | Size 9 costs $120 and size 10 costs $125.50.
en | shoes | I only see sizes 9 and 10.
en | shoes | There are 7 pairs of the white ones in stock.
en | earbuds | If battery life matters to you, take the white version with 10 hours.
en | earbuds | The white pair is $30.18 more expensive than the black one.
en | help | Just let me know the product you have in mind.
en | help | You can ask me about products, orders, shipping and returns.
en | human | Our team is not available right now, but you can leave your e-mail address.
en | human | Someone from the team will reply to you by e-mail.
en | discount | Right now I can only see one reduced product: the Rain Jacket.
en | gift | The Wool Scarf would make a nice present.
en | privacy | I can't share information about other customers.
en | inject | I can't help with that, but I'm happy to help with your shopping.
en | sell | Do you have a favorite color?
en | sell | Let me know if you'd like to see more like this.
en | hello | Welcome to Acme Outdoor!
en | hello | Good morning! How can I help you today?
en | jackets under $100 | The Rain Jacket is under $100 and in stock.
en | jackets under $100 | I found 14 products, and the Rain Jacket fits your limit of $100 best.
en | lead | Thanks! I've saved your e-mail address and we'll let you know when the scarf is back.
en | lead | May we use your e-mail address to contact you about this?
de | jacke | Wenn du magst, suche ich dir etwas Wärmeres heraus.
de | jacke | Die schwarze Rain Jacket in M kostet 79,99 $, davon sind noch 3 da.
de | jacke | Vorher kostete sie 99,99 $, jetzt sind es 79,99 $.
de | jacke | Ja, sie hat eine Kapuze und zwei Taschen.
de | bestellung | Deine Bestellung vom 1. Oktober 2026 wird gerade bearbeitet.
de | bestellung | Du hast zwei Office Chairs für je 488,81 $ bestellt.
de | bestellung | Die Zahlung ist eingegangen.
de | rückgabe | Reduzierte Artikel können leider nicht zurückgegeben werden.
de | rückgabe | Du hast 30 Tage Zeit, ungetragene Artikel zurückzuschicken.
de | versand | Unter 100 $ Bestellwert kostet der Versand 4,95 $.
de | versand | Wir liefern in die Vereinigten Staaten und nach Kanada.
de | zahlung | Wir akzeptieren PayPal, Visa und Mastercard.
de | kessel | Was ist dir lieber, Glas oder Plastik?
de | schuhe | Größe 9 kostet 120 $ und Größe 10 kostet 125,50 $.
de | hilfe | Du kannst mich nach Produkten, Bestellungen, Versand und Rückgaben fragen.
de | hilfe | Guten Morgen! Wie kann ich dir heute helfen?
de | mensch | Unser Team ist gerade nicht erreichbar, aber du kannst deine E-Mail-Adresse hinterlassen.
de | rabatt | Im Moment ist nur die Rain Jacket reduziert.
de | jacke unter 100 | Die Rain Jacket liegt unter 100 $ und ist auf Lager.
de | datenschutz | Über andere Kunden darf ich nichts sagen.
es | chaqueta | Si quieres, te busco algo más abrigado.
es | chaqueta | La Rain Jacket negra en talla M cuesta 79,99 $ y quedan 3.
es | chaqueta | Antes costaba 99,99 $ y ahora cuesta 79,99 $.
es | chaqueta | Sí, tiene capucha y dos bolsillos.
es | pedido | Tu pedido del 1 de octubre de 2026 todavía se está preparando.
es | pedido | Pediste dos Office Chair por 488,81 $ cada una.
es | pedido | El pago se ha recibido.
es | devolución | Los artículos rebajados no se pueden devolver.
es | devolución | Tienes 30 días para devolver artículos sin usar.
es | envío | Para pedidos de menos de 100 $, el envío cuesta 4,95 $.
es | envío | Enviamos a Estados Unidos y Canadá.
es | pago | Puedes pagar con PayPal, Visa o Mastercard.
es | zapatillas | La talla 9 cuesta 120 $ y la talla 10 cuesta 125,50 $.
es | ayuda | Puedes preguntarme por productos, pedidos, envíos y devoluciones.
es | ayuda | ¡Buenos días! ¿En qué puedo ayudarte hoy?
es | persona | Ahora mismo no hay nadie del equipo, pero puedes dejar tu correo electrónico.
es | descuento | De momento solo está rebajada la Rain Jacket.
es | privacidad | No puedo dar información sobre otros clientes.
fr | veste | Si vous voulez, je cherche quelque chose de plus chaud.
fr | veste | La Rain Jacket noire en taille M coûte 79,99 $ et il en reste 3.
fr | veste | Avant, elle coûtait 99,99 $, maintenant c'est 79,99 $.
fr | veste | Oui, elle a une capuche et deux poches.
fr | commande | Votre commande du 1er octobre 2026 est encore en préparation.
fr | commande | Vous avez commandé deux Office Chair à 488,81 $ chacune.
fr | commande | Le paiement a été reçu.
fr | retour | Les articles soldés ne peuvent pas être retournés.
fr | retour | Vous avez 30 jours pour renvoyer des articles non portés.
fr | livraison | En dessous de 100 $, la livraison coûte 4,95 $.
fr | livraison | Nous livrons aux États-Unis et au Canada.
fr | paiement | Vous pouvez payer avec PayPal, Visa ou Mastercard.
fr | chaussures | La taille 9 coûte 120 $ et la taille 10 coûte 125,50 $.
fr | aide | Vous pouvez me poser des questions sur les produits, les commandes, la livraison et les retours.
fr | aide | Bonjour ! Comment puis-je vous aider aujourd'hui ?
fr | humain | Notre équipe n'est pas disponible pour le moment, mais vous pouvez laisser votre adresse e-mail.
fr | remise | En ce moment, seule la Rain Jacket est en promotion.
fr | confidentialité | Je ne peux pas donner d'informations sur d'autres clients.
`
