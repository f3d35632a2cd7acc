import { phrasesOfAll } from '../../language/packs.ts'
import { monthWords, weekdayWords } from '../../language/read-calendar.ts'

/**
 * What words claim, in English, Spanish, French and German (the shortest list also in Italian, Portuguese and Dutch): phrases
 * folded to plain lower case, between commas. `*` ends a word whose beginning is enough. Concepts do not depend on the language, so that a
 * policy in English can support a sentence in German.
 */
export const claimWords: Record<string, string> = {
  neg: 'excluded, except, excluding, ausgeschlossen, ausgenommen, excluid*, excepto, exclu, exclus, exclue, exclues, sauf, not, no, never, none, nothing, neither, nor, without, cannot, isnt, arent, dont, doesnt, cant, wont, nobody, unable, kein*, nicht, nie, niemals, nichts, ohne, weder, leider nicht, nunca, jamas, ningun*, nada, ni, sin, tampoco, pas, ne, n, aucun*, jamais, rien, sans, non, nem, nao, niet, geen, nessun*',
  unworn:
    'sin usar, sin abrir, sin estrenar, non porte*, non utilise*, non ouvert*, no usad*, not worn, nicht getragen, nicht nur, not only, no solo, non seulement, no problem, kein problem, keine sorge, pas de probleme, ningun problema, pas de souci, not just, no worries, why not',
  hedge:
    'whether, if, check, checking, unsure, not sure, do not know, not know, find out, ask, look into, look up, cannot say, cannot tell, cannot confirm, not confirm, verify, ob, prufe, prufen, nachsehen, nachfragen, schaue nach, weiss nicht, fragen, herausfinden, nicht sagen, nicht bestatigen, verificar, verifico, comprobar, compruebo, consultar, no se si, preguntar, averiguar, confirmar, verifier, verifie, demander, savoir si, me renseigner, renseigner, confirmer, si',
  helper:
    'let me, i can help, i can check, i can look, i can pass, i can tell you more, i can show, i can ask, i can also, i can notify, i can find, i can compare, happy to, glad to, would you like, do you want, tell me, give me, send me, could you, may i, shall i, should i, can i, please, help you, help with, question, questions, contact, pass on, pass it on, forward, colleague*, team, information about, information on, details about, i did not find, i could not find, found nothing, i have no, i do not have, looking for, look for, you asked, you said, you mentioned, you want, you need, your question, depends, lass mich, lassen sie mich, ich kann, gerne helfe, helfe, mochtest du, mochten sie, soll ich, willst du, wollen sie, sag mir, sagen sie mir, gib mir, nenn mir, nennen sie, schick mir, bitte, frage, fragen, weitergeben, weiterleiten, kolleg*, angaben zu, informationen zu, informationen uber, habe keine, habe nichts, nichts gefunden, nicht gefunden, du suchst, sie suchen, gesucht, dejame, dejeme, puedo ayudar*, puedo buscar, puedo mirar, puedo mostrar*, puedo pasar, puedo comprobar, quieres, quiere, te gustaria, le gustaria, dime, digame, dame, deme, enviame, por favor, pregunta, preguntas, companer*, equipo, informacion sobre, no encontre, no he encontrado, no tengo, buscas, busca, pediste, laissez moi, laisse moi, je peux, puis je, voulez vous, veux tu, souhaitez vous, aimeriez vous, dites moi, dis moi, donnez moi, donne moi, envoyez moi, s il vous plait, question, questions, transmettre, collegue*, equipe, informations sur, pas trouve, je n ai, rien trouve, vous cherchez, tu cherches, demande',
  wish: 'budget, your limit, your maximum, you said, you asked, you mentioned, you wanted, you want, you need, you are looking, looking for, your wish, as you wished, you gave, your, presupuesto, buscas, busca, pediste, pidio, quieres, quiere, tu limite, su limite, tu, su, vous cherchez, tu cherches, votre, ton, demandiez, demande, vouliez, voulez, suche, suchst, suchen, wolltest, wollten, mochtest, mochten, gesagt, genannt, dein*, ihr, ihre, ihrem, ihren, wunsch',
  boundUp:
    'under, below, less than, up to, at most, no more than, not more than, maximum, max, within, cheaper than, upper limit, unter, bis, bis zu, hochstens, maximal, weniger als, gunstiger als, billiger als, nicht mehr als, innerhalb von, por debajo de, menos de, hasta, maximo, como mucho, no mas de, moins de, jusqu a, au plus, maximum, en dessous de, pas plus de, sous, inferieur a, inferior a, budget, presupuesto',
  boundDown:
    'over, above, more than, at least, minimum, min, uber, mehr als, mindestens, mas de, por encima de, al menos, como minimo, minimo, plus de, au moins, au dessus de, au dela de, au dela, superieur a',
  from: 'from, starting at, start at, starts at, starting from, start from, ab, ab nur, desde, a partir de, a partir, des',
  about:
    'about, around, roughly, approximately, approx, nearly, almost, just under, just over, a little under, circa, ca, etwa, rund, ungefahr, knapp, fast, gut, unos, unas, alrededor de, aproximadamente, casi, cerca de, environ, presque, autour de, a peu pres',
  sum: 'together, altogether, in total, total, totals, sum, both for, combined, all in all, for both, zusammen, insgesamt, gesamt*, summe, in summe, fur beide, juntos, juntas, suma, los dos por, en tout, ensemble, au total, les deux pour, total de, totale, comes to, come to, add up to, adds up to, amounts to, amount to, ergeben, ergibt, suman, suma, s eleve a, s elevent a, cela fait, ca fait, sind das, das macht, makes it',
  difference:
    'cheaper, more expensive, difference, less than, more than, dearer, pricier, gunstiger, billiger, teurer, unterschied, mas barat*, mas car*, diferencia, moins cher*, plus cher*, de plus que, de moins que, de plus qu, de moins qu, mas que, menos que, ecart, preisunterschied, preisdifferenz, difference, less, more',
  price:
    'cost*, price*, priced, pay, paying, sells for, going for, goes for, for only, for just, yours for, only for, retail*, kost*, preis*, bezahl*, zahl*, fur nur, nur noch fur, zum preis, liegt bei, cuesta*, costar, precio*, vale, valen, sale por, pagar, pagas, solo por, por solo, por tan solo, cout*, prix, vaut, valent, payer, paie*, pour seulement, a seulement, revient a, tarif*, for a mere, amounts to, comes to, it is',
  all: 'all, every, everything, each, any of them, alle, alles, jede*, samtliche, todos, todas, todo, toda, cada, tous, toutes, tout, chaque',
  stockYes:
    'in stock, on our shelves, reinbekommen, neu eingetroffen, im regal, restocked, is back, are back, back again, just got more, can be ordered, can order, can buy, order it now, ready to go, wieder da, sofort bestellen, sofort bestellbar, bestellbar, zu haben, esta de vuelta, puede comprar, puedes comprar, puede pedir, est de retour, sont de retour, pouvez la commander, pouvez le commander, pouvez commander, available, on hand, ready to ship, ready for dispatch, have it in, have them in, in store now, back in stock, plenty left, plenty of, still have, still get, you can get it in, auf lager, verfugbar, lieferbar, vorratig, erhaltlich, auf vorrat, en stock, disponible*, en existencia*, hay existencias, en inventario, quedan muchas, quedan muchos, dispo, en magasin, il en reste, en rayon, disponibile, disponibili, disponivel, op voorraad, beschikbaar, restocked, in inventory, not sold out, in supply',
  stockNo:
    'no longer have, no longer sell, no longer carry, not have any more, nicht mehr im sortiment, fuhren wir nicht mehr, ya no tenemos, ya no vendemos, n avons plus, ne vendons plus, out of stock, sold out, unavailable, no longer available, gone, discontinued, backorder*, back order*, none left, nothing left, run out, ran out, not in stock, ausverkauft, vergriffen, nicht mehr da, fehlt, nicht vorratig, agotad*, sin stock, sin existencias, no queda*, fuera de stock, descatalogad*, epuise*, rupture, indisponible*, plus en stock, plus disponible*, en rupture de stock, esaurit*, esgotad*, uitverkocht, no disponible*, unverfugbar',
  stockLow:
    'of the last, die letzten, der letzten, las ultimas, los ultimos, les derniers, les dernieres, low stock, few left, a few left, only a few, almost gone, almost sold out, nearly gone, nearly sold out, selling fast, going fast, last one, last few, last piece*, running low, hurry, while stocks last, while supplies last, limited stock, limited quantit*, nur noch wenige, fast ausverkauft, letzte stucke, letztes stuck, letzten stucke, solange der vorrat reicht, begrenzt*, wenige ubrig, pocas unidades, quedan pocos, quedan pocas, ultimas unidades, casi agotad*, unidades limitadas, hasta agotar, ultima unidad, date prisa, plus que quelques, dernieres pieces, derniers exemplaires, derniere piece, presque epuise*, stock limite, quantite limitee, bientot epuise*, depechez vous, knapper bestand, scarce',
  left: 'left, remaining, remain, units, pieces in stock, in stock, on hand, stuck, ubrig, ubrigen, vorratig, auf lager, noch, quedan, queda, restan, unidades, existencias, en stock, restants, restantes, il reste, reste, restent, exemplaires, pieces',
  discount:
    'pay less, pays less, weniger zahlen, zahlst weniger, pagas menos, paga menos, payez moins, paies moins, mention my name, gesenkt*, drittel, a third, one third, un tercio, un tiers, halfte, la mitad, la moitie, lowered, a fifth less, a quarter less, ein funftel, ein viertel weniger, un quinto menos, un cuarto menos, un cinquieme de moins, un quart de moins, offer for, offer on, offer ends, offer is, offers end, angebot endet, oferta termina, offre se termine, gets more expensive, goes up in price, price goes up, wird teurer, sube de precio, va augmenter, discount*, sale, on sale, sales, deal, deals, promo*, coupon*, voucher*, bargain*, special offer*, clearance, markdown, marked down, reduced, price drop*, rebate*, cashback, cash back, save, saves, saving, savings, half price, half off, half the price, price cut*, slashed, knocked off, knock off, off the price, off your, buy one get one, bogo, two for one, 2 for 1, two for the price of one, three for two, 3 for 2, black friday, cyber monday, flash sale, student price, price off, money off, cheaper today, special price, special deal, rabatt*, prozente, nachlass, preisnachlass, gutschein*, aktion, aktionspreis*, angebotspreis*, sonderangebot*, sonderpreis*, im angebot, schnappchen, reduziert*, gunstiger heute, spar*, halber preis, halben preis, zum halben, sale, ausverkaufspreis, skonto, herabgesetzt, descuento*, rebaja*, rebajad*, oferta, ofertas, promocion*, cupon*, vale descuento, ahorr*, mitad de precio, a mitad, ganga*, dos por uno, 2x1, 3x2, liquidacion, remise*, reduction*, rabais, solde*, promotion*, en promo, bon plan, bon d achat, code promo, economis*, moitie prix, d economie, d economies, moitie du prix, a moitie, offre speciale, prix casse*, destockage, sconto, korting, desconto, demi prix, demi tarif',
  freebie:
    'te regalo, le regalo, regalamos, de regalo, te llevas, schenke, schenken, bekommst du dazu, dazu geschenkt, te l offre, vous l offre, offrons, en cadeau, for a song, tote bag with, comes with a free, dropped in your bag, on us, we pay, covered by us, wir zahlen, wir ubernehmen, ubernehmen wir, geht auf uns, pagamos, por nuestra cuenta, prenons en charge, nous payons, a notre charge, our treat, aufs haus, invita la casa, do not pay, not pay for, no fee, no fees, no shipping, not cost you anything, not cost anything, keinen versand, keine versandkosten, keine kosten, no pagas, no cuesta nada, no paga, ne payez pas, ne coute rien, ne paierez, ne coutent rien, ne paies pas, free, for free, free of charge, complimentary, at no cost, no cost, no charge, on the house, no extra cost, no additional cost, at our expense, we cover, we pay for, included at no, bonus, giveaway, free gift, surprise gift, gift with, throw in, gratis, kostenlos*, kostenfrei*, umsonst, geschenkt, ohne aufpreis, gratisgeschenk, versandkostenfrei, portofrei, kostet nichts, ohne versandkosten, gratuit*, sin coste, sin costo, sin cargo, de regalo, regalo gratis, por cuenta de la casa, te regalamos, le regalamos, offert, offerte, offerts, offertes, sans frais, cadeau offert, en cadeau, nous offrons, zero cost, costless, gratuito, gratuita, for nothing, umsonst dazu, por nada, pour rien',
  code: 'code, codes, promo code, coupon code, gutscheincode, rabattcode, codigo, codigos, code promo, kod, codice',
  pricematch:
    'price match*, match any price, beat any price, match the price, lowest price guarantee*, best price guarantee*, bestpreisgarantie, tiefpreisgarantie, preisgarantie, igualamos, igualar el precio, mejor precio garantizado, meilleur prix garanti, alignement de prix, nous alignons, cheapest on the market, lowest price anywhere, best price anywhere, lowest prices',
  warranty:
    'covered for, warrant*, guarantee*, garantie*, garantier*, garantia*, garanzia, guaranteed, gewahrleistung*, garantiz*, garanti, garantis, devolucion garantizada, lifetime, lebenslang*, de por vida, a vie',
  delivery:
    'frais de port, frais d expedition, gastos de envio, porto, deliver*, ship, ships, shipping, shipment, shipped, dispatch*, arriv*, postage, courier, reach you, be with you, at your door, on your doorstep, get it by, have it by, receive it, of receipt, upon receipt, after receipt, nach erhalt, ab erhalt, reception, versand*, liefer*, beliefer*, geliefert, verschick*, versendet, zustell*, ankomm*, kommt an, ankunft, bei dir, bei ihnen, zugestellt, eintreff*, envio*, enviamos, envia*, entrega*, lleg*, despach*, reparto, livr*, expedi*, envoi*, envoy*, arrive*, recevrez, recevras, recevoir, recibir*, recibes, consegna, spedizione, entregue, frete, bezorg*, verzend*, chez vous',
  fast: 'couple of hours, few hours, within hours, paar stunden, pocas horas, quelques heures, express, next day, same day, same working day, same business day, overnight, fast shipping, fast delivery, quick delivery, instant*, immediately, right away, rush, in no time, asap, priority, am nachsten tag, nachster tag, am selben tag, am selben werktag, noch am selben werktag, selben werktag, uber nacht, sofort, umgehend, blitzschnell, schnellversand, al dia siguiente, mismo dia, mismo dia laborable, urgente, inmediat*, le lendemain, jour meme, meme jour, meme jour ouvre, jour ouvre meme, en express, immediat*, rapidement, 24h, on time, punktlich, a tiempo, a l heure, in time, rechtzeitig',
  worldwide:
    'worldwide, internationally, international, abroad, anywhere, everywhere, every country, all countries, overseas, weltweit*, international*, ins ausland, uberallhin, en todo el mundo, al extranjero, internacional*, todo el mundo, monde entier, a l etranger, internationale*, partout',
  returns:
    'take back, takes back, take it back, take them back, taken back, nehmen zuruck, nehmen wir zuruck, zurucknehm*, no deadline, keine frist, sin plazo, aceptamos de vuelta, reprenons, return, returns, returned, returning, returnable, send it back, send back, give it back, ruckgab*, ruckgeb*, zuruckgeb*, zuruckgegeben, zuruckgeschickt, zuruckgesandt, zuruckgesendet, zuruckzugeb*, zuruckzuschick*, zuruckzusend*, zuruckschick*, zurucksend*, retour*, rucksend*, umtausch*, devolucion*, devolver*, devuelv*, devuelt*, retourn*, renvoy*, renvoi*, rendre, withdrawal, widerruf*, desist*, retractation',
  refund:
    'refund*, money back, reimburse*, erstatt*, ruckerstatt*, geld zuruck, reembols*, rembours*, dinero de vuelta, credit your account, geld bekommst du, geld bekommen sie, geld kriegst du, bekommst du dein geld, bekommen sie ihr geld, geld wird',
  exchange: 'exchange*, swap, umtausch*, eintausch*, cambio*, cambiar*, echang*',
  payment:
    'payment*, pay by, pay with, pay in, zahlung*, bezahlen, zahlen, pago*, pagar con, pagar a, paiement*, payer en, payer par',
  installments:
    'installment*, instalment*, pay later, ratenzahlung*, in raten, cuotas, plazos, plusieurs fois, mensualit*, buy now',
  invoice: 'invoice, invoices, auf rechnung, rechnungskauf, contra factura, con factura, sur facture',
  cod: 'cash on delivery, nachnahme, contra reembolso, a la livraison, bar bezahlen, in cash, en efectivo, en especes',
  transfer: 'bank transfer, wire transfer, uberweisung, vorkasse, transferencia, virement',
  payBrand:
    'paypal, klarna, visa, mastercard, amex, american express, apple pay, google pay, bitcoin, crypto*, sepa, sofort, giropay, bizum, credit card*, debit card*, kreditkarte*, tarjeta*, carte bancaire, cartes, alipay, afterpay, ideal payment, venmo, shop pay, western union',
  pickup:
    'pick up, pickup, click and collect, collect in store, in store pickup, abholung, abholen, selbstabholung, recoger en tienda, recogida, retrait, retirer en, showroom',
  service:
    'paquet cadeau, emballage cadeau, envolver para regalo, envolv*, als geschenk verpack*, geschenk verpack*, papel de regalo, gift wrap*, gift card*, geschenkverpack*, geschenkkarte*, tarjeta regalo, envoltorio, papier cadeau, carte cadeau, loyalty, points, treuepunkte, puntos, programme de fidelite, installation, assembly, montage, montaje, repair*, reparatur*, reparacion*, reparation*, engraving, gravur, grabado, gravure, insured, versichert, asegurado, assure, 24 7, hotline, customs, zoll, aduana*, douane*, tax*, steuer*, impuesto*, taxe*, subscription*, trial, financing, finanzierung, financiacion, financement, trade in, demo, membership',
  reply:
    'we answer, we reply, we respond, answer mails, answer e mails, answered within, beantwort*, wir antworten, contestamos, respondemos, repondons',
  voucher:
    'voucher*, gift card*, gutschein, gutscheine, gutscheinen, geschenkkarte*, vales, el vale, tu vale, un vale, tarjeta regalo, tarjetas regalo, bons, un bon d achat, bons d achat, carte cadeau, cartes cadeaux',
  opening:
    'reach us, reachable, call us, phone us, phone hours, erreichbar, erreichst du uns, erreichen sie uns, nos encuentras, localizable*, joignable*, open, opens, opened, opening hours, closed, offnungszeiten, geoffnet, offnet, geschlossen, horario, abierto, abierta, abre, abrimos, cerrado, cerrada, cerramos, horaires, ouvert, ouverte, ouvre, ouvrons, ferme, fermee, fermes',
  cashOut:
    'exchanged for cash, exchangeable for cash, for cash, paid out in cash, paid out, pay out, pay it out in cash, pay it out, pay them out, cash out, bar auszahl*, bar ausgezahlt, bar ausbezahlt, barauszahlung, ausgezahlt, pagan en efectivo, se paga en efectivo, canjear por dinero, canjean por dinero, canjeable* por dinero, por dinero en efectivo, echangeables contre des especes, echangeable contre des especes, contre des especes, contre de l argent',
  deduction:
    'off your refund, off the refund, from your refund, from the refund, von der erstattung, von deiner erstattung, vom erstattungsbetrag, del reembolso, de tu reembolso, du remboursement, de votre remboursement',
  company:
    'featured on, featured in, as seen on, seen on tv, bekannt aus, salio en la tele, visto en la tele, vu a la tele, founded, established since, family owned, family business, years of experience, customers trust, million customers, happy customers, market leader, number one, no 1, award*, certified, accredited, gegrundet, familienbetrieb, familienunternehmen, marktfuhrer, zufriedene kunden, ausgezeichnet*, zertifiziert*, fundad*, empresa familiar, lider, clientes satisfechos, premiad*, certificad*, fondee*, entreprise familiale, clients satisfaits, prime, certifie*, licensed, official dealer, headquarter*',
}

/** What the states of an order are called. The API values that support each of them follow the list's name. */
export const statusWords: Record<string, { bears: string; words: string }> = {
  delivered: {
    bears: 'delivered',
    words:
      'delivered, has arrived, was handed over, arrived, zugestellt, geliefert, ausgeliefert, angekommen, eingetroffen, entregad*, ha llegado, llego, livree, livre, livres, livrees, arrivee, est arrive, recue',
  },
  shipped: {
    bears: 'shipped fulfilled partially_shipped partially_fulfilled delivered',
    words:
      'shipped, dispatched, sent, left our warehouse, left the warehouse, handed to the carrier, versendet, verschickt, versandt, abgeschickt, enviad*, despachad*, salio, expediee*, expedie, envoyee*, partie, left our building, left our store, left our',
  },
  in_transit: {
    bears: 'shipped fulfilled partially_shipped partially_fulfilled',
    words:
      'on its way, on the way, in transit, out for delivery, unterwegs, auf dem weg, in zustellung, en camino, en transito, en reparto, en route, en chemin, en cours de livraison, en cours d acheminement',
  },
  open: {
    bears: 'unfulfilled scheduled on_hold in_progress partially_fulfilled partially_shipped',
    words:
      'in progress, processing, being processed, being prepared, preparing, being packed, packing, not been shipped, not shipped, not yet shipped, unfulfilled, on hold, scheduled, waiting to be, in process, not been sent, in bearbeitung, wird bearbeitet, wird vorbereitet, wird gepackt, vorbereitung, noch nicht versendet, noch nicht verschickt, noch nicht versandt, en preparacion, en proceso, preparand*, procesand*, aun no se ha enviado, pendiente de envio, todavia no se ha enviado, en preparation, en cours de traitement, en traitement, est preparee, pas encore ete expediee, pas encore expediee, pas encore partie',
  },
  cancelled: {
    bears: 'cancelled voided',
    words:
      'cancelled, canceled, cancellation went through, storniert, abgebrochen, annulliert, cancelad*, anulad*, annulee*, annule',
  },
  returned: {
    bears: 'returned restocked',
    words:
      'was returned, been returned, came back, has been sent back, zuruckgekommen, zuruckgeschickt worden, retourniert, fue devuelt*, ha sido devuelt*, a ete retournee, ete renvoyee',
  },
  refunded: {
    bears: 'refunded partially_refunded',
    words:
      'refunded, been refunded, money is on its way back, reimbursed, erstattet, ruckerstattet, zuruckerstattet, reembolsad*, remboursee*, rembourse',
  },
  paid: {
    bears: 'paid partially_refunded refunded partially_paid',
    words:
      'paid, payment received, payment has been received, payment was received, zahlung ist eingegangen, pago se ha recibido, pago ha sido recibido, paiement a ete recu, paiement a bien ete recu, bezahlt, pagad*, payee, paye, reglee',
  },
  unpaid: {
    bears: 'pending authorized partially_paid expired voided',
    words:
      'payment pending, pending payment, not been paid, not paid, unpaid, payment is pending, zahlung steht aus, unbezahlt, noch nicht bezahlt, pago pendiente, pendiente de pago, sin pagar, paiement en attente, impayee, pas encore payee',
  },
  lost: {
    bears: '',
    words:
      'lost, got lost, damaged in transit, delayed, stuck at customs, stuck in customs, held at customs, verloren gegangen, verspatet, verzogert*, beschadigt, perdid*, retrasad*, danad*, perdue, retardee, en retard, endommagee, bloquee',
  },
}

/** Words that tell what a sentence is about: an order, "it", products in general, a day. */
export const topicWords: Record<string, string> = {
  order:
    'order, orders, parcel, package, shipment, purchase, bestellung*, auftrag*, paket, pakete, sendung, lieferung, pedido*, paquete*, compra, encargo, commande*, colis, achat',
  pronoun:
    'it, its, this one, that one, this, that, er, es, sie, dieser, diese, dieses, ihn, lo, la, este, esta, ese, esa, cuesta, vale, il, elle, celui, celle, ce, cet, cette, c',
  generic:
    'prices, price range, others, other, options, both, all, from, models, they, these, them, items, products, something, everything, alle, beide, preise, modelle, andere, produkte, artikel, precios, otros, otras, ambos, opciones, modelos, productos, prix, autres, deux, modeles, produits, articles, one of them, another, eines, otro, otra, autre',
  weekday: [...weekdayWords, ...phrasesOfAll(({ calendar }) => calendar?.weekend)].join(','),
  promptly:
    'this evening, this afternoon, heute abend, heute nachmittag, esta tarde, esta noche, ce soir, cet apres midi, tomorrow, by tomorrow, this week, next week, by christmas, before christmas, morgen, ubermorgen, diese woche, nachste woche, vor weihnachten, manana, esta semana, la proxima semana, antes de navidad, demain, cette semaine, la semaine prochaine, avant noel, in a few days, within days, in wenigen tagen, en pocos dias, en quelques jours',
  soon: 'today, tonight, heute, hoy, aujourd hui, shortly, soon, bald, pronto, bientot',
  month: monthWords.join(','),
}

/** Where a shop may deliver to: a promise of its own for each. */
export const countryWords: Record<string, string> = {
  us: 'united states, usa, america, us, vereinigte staaten, usa, estados unidos, etats unis, ee uu',
  ca: 'canada, kanada',
  mx: 'mexico, mexiko, mexique',
  gb: 'united kingdom, uk, great britain, england, grossbritannien, reino unido, royaume uni',
  ie: 'ireland, irland, irlanda, irlande',
  de: 'germany, deutschland, alemania, allemagne',
  at: 'austria, osterreich, autriche',
  ch: 'switzerland, schweiz, suiza, suisse',
  fr: 'france, frankreich, francia',
  es: 'spain, spanien, espana, espagne',
  it: 'italy, italien, italia, italie',
  pt: 'portugal',
  nl: 'netherlands, holland, niederlande, paises bajos, pays bas',
  be: 'belgium, belgien, belgica, belgique',
  pl: 'poland, polen, polonia, pologne',
  eu: 'europe, european union, eu, europa, europaische union, union europea, union europeenne',
  au: 'australia, australien, australie',
  nz: 'new zealand, neuseeland, nueva zelanda, nouvelle zelande',
  jp: 'japan, japon',
  cn: 'china, chine',
  in: 'india, indien, inde',
  br: 'brazil, brasilien, brasil, bresil',
  ar: 'argentina, argentinien, argentine',
  hawaii: 'hawaii, alaska, puerto rico',
  asia: 'asia, asien, asie, africa, afrika, afrique, south america',
}
