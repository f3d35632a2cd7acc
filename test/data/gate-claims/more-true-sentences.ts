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
en | jacket | Great choice! It'll keep you dry thanks to the waterproof fabric.
en | jacket | If rain is your main concern, this one should do the job.
en | jacket | The cheapest option I can see is the Wool Scarf at $59.
en | jacket | Between the two, I'd lean towards the Rain Jacket.
en | jacket | That's 20 % less than the original price of $99.99.
en | jacket | I'm showing you the jacket and the shoes below.
en | jacket | Take a look at these:
en | jacket | I've got two ideas for you.
en | jacket | No problem, we can look at something else.
en | jacket | It doesn't come in pink, only in black, olive and navy.
en | jacket | Sure, in M you can have it in black.
en | jacket | I only found it in sizes M and L.
en | jacket | The rest of the colors are not in stock in M.
en | order | I see one order: #W2611340, paid, in progress.
en | order | Once it ships, you can follow it with the tracking number.
en | order | The order hasn't been delivered yet.
en | order | To look up your order, I need the order number and e-mail.
en | order | The details don't match any order I can find.
en | order | Please double-check the number and try again.
en | order | For your security, I can only show orders after checking the e-mail address.
en | reorder | The Water Bottle from your last order cost $47.84.
en | reorder | Do you want me to prepare a cart with 1 Water Bottle and 2 Office Chairs?
en | shipping | It depends on the order value: below $100 it's $4.95, above that it's free.
en | shipping | According to our shipping page, express delivery arrives the next day.
en | shipping | I found this in our policy: "Return shipping is free."
en | policy | I couldn't find anything about student discounts in our pages.
en | policy | Our pages don't say anything about that, so I'd rather not guess.
en | policy | Do you want me to pass your question on to the team?
en | policy | The full policy has more details.
en | earbuds | The black earbuds are not water resistant.
en | earbuds | Do you prefer the black or the white version?
en | earbuds | Four hours for the black ones, ten for the white ones.
en | shoes | They cost $120 or $125.50, depending on the size.
en | shoes | They're in stock in sizes 9 and 10.
en | kettle | Would a 1L or a 1.5L kettle suit you better?
en | kettle | It's a bit over your budget, sorry.
en | frust | I'm sorry you had such a bad experience.
en | frust | You're right, that shouldn't have happened.
en | off | I'm just a shop assistant, so I can't help with that one.
en | compare | Rain Jacket: $79.99, waterproof, 3 colors.
en | compare | Wool Scarf: $59, merino wool, 2 colors.
en | compare | Here's a quick comparison of the two:
en | lead | What e-mail address can we reach you at?
en | lead | Is it okay if we store your e-mail for this purpose?
de | jacke | Gute Wahl! Sie hält dich dank des wasserdichten Materials trocken.
de | jacke | Am günstigsten ist der Wool Scarf mit 59 $.
de | jacke | Das sind 20 % weniger als der ursprüngliche Preis von 99,99 $.
de | jacke | Schau dir mal diese beiden an:
de | jacke | In Pink gibt es sie nicht, nur in Schwarz, Oliv und Navy.
de | jacke | Kein Problem, dann suchen wir etwas anderes.
de | jacke | Die anderen Farben sind in M leider nicht auf Lager.
de | bestellung | Deine Bestellung wurde noch nicht geliefert.
de | bestellung | Zu diesen Angaben finde ich keine Bestellung.
de | bestellung | Sobald sie verschickt ist, kannst du sie mit der Sendungsnummer verfolgen.
de | bestellung | Bitte prüfe die Nummer noch einmal.
de | versand | Das kommt auf den Bestellwert an: unter 100 $ sind es 4,95 $, darüber ist es kostenlos.
de | richtlinie | Dazu steht auf unseren Seiten nichts, deshalb möchte ich nicht raten.
de | richtlinie | Soll ich deine Frage an das Team weitergeben?
de | ohrhörer | Die schwarzen Ohrhörer sind nicht wasserfest.
de | schuhe | Sie kosten je nach Größe 120 $ oder 125,50 $.
de | ärger | Es tut mir leid, dass du so schlechte Erfahrungen gemacht hast.
de | vergleich | Hier ein kurzer Vergleich der beiden:
de | kontakt | Unter welcher E-Mail-Adresse können wir dich erreichen?
de | kontakt | Dürfen wir deine E-Mail-Adresse dafür speichern?
es | chaqueta | ¡Buena elección! Te mantendrá seco gracias a su tejido impermeable.
es | chaqueta | La opción más barata es la Wool Scarf por 59 $.
es | chaqueta | Es un 20 % menos que el precio original de 99,99 $.
es | chaqueta | Mira estas dos:
es | chaqueta | No viene en rosado, solo en negro, oliva y azul marino.
es | chaqueta | Sin problema, buscamos otra cosa.
es | pedido | Tu pedido todavía no ha sido entregado.
es | pedido | No encuentro ningún pedido con esos datos.
es | pedido | Por favor, comprueba el número e inténtalo de nuevo.
es | envío | Depende del importe: por menos de 100 $ cuesta 4,95 $ y por encima es gratis.
es | política | Nuestras páginas no dicen nada sobre eso, así que prefiero no adivinar.
es | política | ¿Quieres que pase tu pregunta al equipo?
es | zapatillas | Cuestan 120 $ o 125,50 $, según la talla.
es | queja | Siento mucho las molestias.
es | contacto | ¿A qué correo podemos escribirte?
fr | veste | Bon choix ! Elle vous gardera au sec grâce à son tissu imperméable.
fr | veste | L'option la moins chère est la Wool Scarf à 59 $.
fr | veste | C'est 20 % de moins que le prix d'origine de 99,99 $.
fr | veste | Regardez ces deux-là :
fr | veste | Elle n'existe pas en rose, seulement en noir, olive et bleu marine.
fr | veste | Pas de problème, cherchons autre chose.
fr | commande | Votre commande n'a pas encore été livrée.
fr | commande | Je ne trouve aucune commande avec ces informations.
fr | commande | Veuillez vérifier le numéro et réessayer.
fr | livraison | Cela dépend du montant : en dessous de 100 $, c'est 4,95 $, au-delà c'est gratuit.
fr | politique | Nos pages n'en parlent pas, je préfère donc ne pas deviner.
fr | politique | Voulez-vous que je transmette votre question à l'équipe ?
fr | chaussures | Elles coûtent 120 $ ou 125,50 $ selon la taille.
fr | plainte | Je suis vraiment désolé pour ces désagréments.
fr | contact | À quelle adresse e-mail pouvons-nous vous écrire ?
`
