/**
 * Questions about the pages of three made-up shops in shops/, in other words than theirs and often in another language.
 * `shop|language|page|words that the answer must quote|question`; of words parted by / one is enough. Without a page: no
 * page answers. A page that lists where it sends to, or how one pays, answers for what is not in the list. Lines with an even
 * number were used for tuning, the odd half was only counted.
 */
export const shopQuestions = `
furniture|en|delivery|£39|how much is it to get a sofa sent to leeds
furniture|en|delivery|2 to 4 weeks|when will my wardrobe get here
furniture|de|delivery|2 to 4 weeks/3 working days|Wie lange ist die Lieferzeit?
furniture|fr|delivery|£39/£4.95|c'est combien les frais de port ?
furniture|es|delivery|does not fit|¿y si el sofá no cabe por la puerta?
furniture|en|delivery|third floor|do you carry it upstairs, i live on the 5th floor no lift
furniture|en|delivery|second attempt|what if im not home when the driver comes
furniture|de|delivery|second attempt/leaves a card|Was passiert, wenn keiner daheim ist?
furniture|fr|delivery|Your old sofa|vous reprenez mon vieux canapé ?
furniture|en|delivery|old sofa|can u get rid of my old matress
furniture|es|delivery|outside the United Kingdom|mandan a España?
furniture|en|delivery|outside the United Kingdom|do you ship to ireland or france
furniture|en|returns|28 days|return policy?
furniture|en|returns|28 days|how long have i got to send it back
furniture|de|returns|28 days|Wie viele Tage habe ich für die Rückgabe?
furniture|es|returns|28 days|hasta cuando puedo devolver una lampara
furniture|fr|returns|£45/at our expense|qui paie le retour ?
furniture|en|returns|cannot come back|i picked my own fabric, can i still return it
furniture|en|returns|within 7 days|when do i get my cash back
furniture|de|returns|within 7 days|wann krieg ich mein Geld zurück
furniture|es|returns|another colour|puedo cambiarlo por otro color
furniture|en|returns|48 hours|the table came with a crack in it
furniture|fr|returns|48 hours|ma table est arrivée cassée, que faire ?
furniture|de|returns|20 %|kann ich eine Bestellung auf Maß noch stornieren
furniture|en|returns|called off|i want to cancel my order
furniture|en|guarantee|10 years|how long is the warranty on the wood
furniture|es|guarantee|10 years|¿cuánto dura la garantía?
furniture|fr|guarantee|£65|combien coûte une réparation hors garantie ?
furniture|en|guarantee|scratches|does the warranty cover my cat scratching the sofa
furniture|en|guarantee|new owner|i bought it second hand, is it still under guarantee
furniture|de|guarantee|dry cleaning|Kann ich die Bezüge waschen?
furniture|en|guarantee|screws|i lost some screws can i get new ones
furniture|en|paying|PayPal|can i pay with paypal
furniture|de|paying|Klarna|Kann ich in Raten zahlen?
furniture|es|paying|cash on delivery|se puede pagar contra reembolso?
furniture|fr|paying|accounts@/invoice comes by email|je voudrais une copie de ma facture
furniture|en|paying|24 months|does my gift card expire
furniture|en|paying|academic email|student discount?
furniture|es|paying|academic email|hay descuento para estudiantes
furniture|en|paying|cheaper elsewhere|i saw it for less on another site
furniture|en|paying|leaves the warehouse|when do you take the money off my card
furniture|fr|about|10 to 6|vous êtes ouverts le samedi ?
furniture|en|about|10 to 6|what time do you close
furniture|de|about|samples of fabrics/up to five|Schicken Sie Stoffmuster?
furniture|es|about|£35|¿montan el armario en casa?
furniture|en|about|FSC|where does your wood come from
furniture|de|about|0117|Wie erreiche ich Sie telefonisch?
furniture|en|about|seven years|what do you do with my personal info
furniture|fr|about|Bristol|où se trouve votre magasin ?
furniture|en|-||do you sell curtains made in italy with blackout
furniture|en|-||do you have a loyalty scheme
furniture|de|-||Bieten Sie Geschenkverpackung an?
furniture|es|-||¿tienen trabajo para carpinteros?
furniture|fr|-||le lampadaire est-il compatible avec une ampoule connectée ?
furniture|en|-||can i track my parcel on a map
furniture|en|-||how heavy is the oak bench
furniture|de|-||Ist der Tisch auch in Nussbaum erhältlich?
furniture|es|-||se puede recoger el pedido en correos de Madrid
furniture|en|-||do you take bitcoin tips for the crew on Christmas
furniture|en|-||whats your instagram
furniture|fr|-||avez-vous une newsletter ?
furniture|en|-||is there an app
furniture|de|-||Gibt es Barrierefreiheit im Laden, zum Beispiel eine Rampe?
furniture|en|-||do you rent out furniture for events
furniture|es|-||¿cuántos empleados tienen?
furniture|en|-||how many kilos can the shelf hold
furniture|en|-||do i need to register to buy
furniture|fr|-||puis-je laisser un avis sur mon achat ?
cosmetics|fr|livraison|5,90|combien pour une livraison à la maison
cosmetics|fr|livraison|45|à partir de combien la livraison est gratuite
cosmetics|en|livraison|45|is there free shipping
cosmetics|de|livraison|12,90|Was kostet der Versand in die Schweiz?
cosmetics|es|livraison|2 à 3 jours|¿cuánto tarda en llegar a Francia?
cosmetics|fr|livraison|lendemain|je suis pressée, vous avez du express ?
cosmetics|en|livraison|États-Unis|do you ship to the USA
cosmetics|de|livraison|lien de suivi|Wie kann ich mein Paket verfolgen?
cosmetics|fr|livraison|enquête|mon colis n'arrive pas depuis 10 jours
cosmetics|de|livraison|rien à payer|Muss ich in der Schweiz Zoll zahlen?
cosmetics|en|livraison|14 jours|how long do they keep it at the pick up point
cosmetics|es|livraison|Canada|¿hacen envíos a Canadá?
cosmetics|fr|retours|30 jours|j'ai combien de temps pour renvoyer
cosmetics|en|retours|30 jours|return policy
cosmetics|es|retours|opercule|¿puedo devolver una crema abierta?
cosmetics|en|retours|opercule|can i return a cream that i already opened
cosmetics|de|retours|3,50|Wer bezahlt die Rücksendung?
cosmetics|fr|retours|5 jours ouvrés|quand est-ce que je récupère mes sous
cosmetics|en|retours|5 jours ouvrés|when will i be refunded
cosmetics|fr|retours|teinte|le fond de teint est trop foncé pour moi
cosmetics|es|retours|allergie|me salió alergia con la crema
cosmetics|de|retours|sous 3 jours|Die Flasche kam zerbrochen an
cosmetics|fr|retours|sous 3 jours|il manque un article dans ma commande
cosmetics|en|produits|végans|are your products vegan
cosmetics|de|produits|animaux|Machen Sie Tierversuche?
cosmetics|es|produits|parabènes|¿llevan parabenos?
cosmetics|en|produits|6 mois|how long does a cream last once opened
cosmetics|fr|produits|enceintes|je suis enceinte, je peux utiliser vos huiles ?
cosmetics|de|produits|recharge|Kann man die Flaschen nachfüllen?
cosmetics|en|produits|Grasse|where are they made
cosmetics|es|produits|échantillons|¿mandan muestras gratis?
cosmetics|fr|paiement|chèques|je peux payer par chèque ?
cosmetics|en|paiement|trois fois|can i pay in installments
cosmetics|de|paiement|aucun numéro de carte|Speichern Sie meine Kartennummer?
cosmetics|es|paiement|18 mois|¿caducan los puntos?
cosmetics|en|paiement|point|do you have a rewards program
cosmetics|fr|paiement|Mes commandes|où trouver ma facture
cosmetics|de|paiement|10 %|Gibt es einen Rabattcode für Neukunden?
cosmetics|en|paiement|un an|is there an expiry date on gift cards
cosmetics|es|paiement|12 €|¿gano algo si traigo a una amiga?
cosmetics|fr|contact|04 93|c quoi votre num de tel
cosmetics|en|contact|10 h à 19 h/du mardi au samedi|when is the shop open
cosmetics|de|contact|2,50|Können Sie es als Geschenk einpacken?
cosmetics|es|contact|Retrait gratuit|¿puedo recogerlo en la tienda?
cosmetics|fr|contact|Dans l'heure|je me suis trompée d'adresse je peux changer ma commande ?
cosmetics|en|contact|rgpd@|how do i delete my account
cosmetics|de|contact|diagnostic/Chloé|Beraten Sie mich zu meiner Haut?
cosmetics|es|contact|newsletter|no quiero más correos de publicidad
cosmetics|fr|contact|apprentie|vous embauchez ?
cosmetics|fr|livraison|Belgique|livrez-vous en Allemagne le dimanche par coursier à vélo ?
cosmetics|en|-||do you do makeup classes
cosmetics|de|-||Haben Sie auch Parfüm für Männer?
cosmetics|es|-||¿tienen tienda en Barcelona?
cosmetics|fr|-||quel est le spf de la crème solaire ?
cosmetics|en|-||is the lipstick gluten free
cosmetics|de|-||Kann ich auf Rechnung kaufen?
cosmetics|es|-||¿ofrecen precios al por mayor para peluquerías?
cosmetics|fr|-||avez-vous un parking ?
cosmetics|en|-||do you have student discount
cosmetics|en|-||which serum is best for wrinkles
cosmetics|de|-||Wie hoch ist der Mindestbestellwert?
cosmetics|fr|-||combien de followers avez-vous sur tiktok ?
cosmetics|es|-||¿aceptan bizum?
cosmetics|en|-||how do i reset my password
cosmetics|fr|-||mon mascara coule quand il pleut, c'est normal ?
bikes|de|versand|1 bis 3 Werktagen|wann kommt mein helm
bikes|de|versand|39 €|wie teuer ist die lieferung von nem rad
bikes|en|versand|39 €/4,90|shipping costs?
bikes|fr|versand|andere Länder|vous livrez en Belgique ?
bikes|es|versand|5 bis 8 Werktage|¿cuánto tarda la bici en llegar?
bikes|en|versand|Akkus|can you send a battery to austria
bikes|de|versand|Bordsteinkante|tragt ihr das rad in die wohnung
bikes|fr|versand|29 €|et si je rate le rendez-vous du transporteur ?
bikes|de|versand|Kostenlos|kann ich selber abholen
bikes|en|versand|abholbereit/Kostenlos|can i pick it up in store
bikes|de|versand|Packstation|geht auch packstation
bikes|es|versand|Zoll|vivo en Suiza, ¿tengo que pagar aduana?
bikes|de|rueckgabe|30 Tagen|wie lang kann ichs zurückgeben
bikes|en|rueckgabe|30 Tagen|whats your return policy
bikes|fr|rueckgabe|30 Tagen|combien de jours pour se rétracter ?
bikes|es|rueckgabe|4,90|¿quién paga el envío de vuelta?
bikes|de|rueckgabe|20 Kilometer|bin schon ein bisschen damit gefahren, geht rückgabe noch
bikes|en|rueckgabe|Helme|can i send back a used helmet
bikes|fr|rueckgabe|10 Tagen|quand serai-je remboursé ?
bikes|de|rueckgabe|andere Größe|der rahmen ist mir zu klein
bikes|en|rueckgabe|andere Größe|the bike is too big can i swap it
bikes|es|rueckgabe|24 Stunden|la bicicleta llegó dañada
bikes|de|rueckgabe|24 Stunden|paket kam kaputt an was jetzt
bikes|de|garantie|10 Jahre|wie viel garantie is auf dem rahmen
bikes|en|garantie|2 Jahre|how long is the warranty on the battery
bikes|fr|garantie|ersten Käufer|j'ai acheté le vélo d'occasion, la garantie est valable ?
bikes|es|garantie|300 Kilometern|¿la primera revisión es gratis?
bikes|en|garantie|18 €|i have a flat tyre how much to fix
bikes|de|garantie|nicht bei uns gekauft|macht ihr auch fremde räder
bikes|fr|garantie|Leihrad|prêtez-vous un vélo pendant la réparation ?
bikes|en|garantie|Gabel|is there a recall
bikes|de|zahlung|Rechnung|was für zahlungsarten gibts
bikes|en|zahlung|PayPal|which payment methods do you take
bikes|fr|zahlung|Ratenkauf|peut-on payer en plusieurs fois ?
bikes|es|zahlung|Barzahlung|¿puedo pagar en efectivo?
bikes|de|zahlung|JobRad|kann ich über meinen arbeitgeber leasen
bikes|en|zahlung|drei Jahre|how long is a voucher good for
bikes|fr|zahlung|5 %|réduction étudiant ?
bikes|es|zahlung|Belege|¿dónde descargo mi factura?
bikes|de|fragen|10 bis 18.30/Montags|habt ihr montags offen
bikes|en|fragen|10 bis 18.30|opening hours
bikes|fr|fragen|Hafenstraße|quelle est votre adresse ?
bikes|es|fragen|halbe Stunde|¿puedo probar la bici antes de comprar?
bikes|de|fragen|Schrittlänge|welche rahmengröße passt zu mir
bikes|en|fragen|acht Jahre|do you take my old bike in part exchange
bikes|fr|fragen|60 bis 110|quelle est l'autonomie ?
bikes|en|fragen|Anschrift|what data do you store about me
bikes|de|fragen|entsorgen|wohin mit der alten batterie
bikes|de|-||verkauft ihr auch einräder für erwachsene
bikes|en|-||do you deliver to norway by drone
bikes|fr|-||le vélo est-il disponible en rouge ?
bikes|es|-||¿cuánto pesa la bicicleta?
bikes|de|-||habt ihr einen newsletter
bikes|en|-||do you organise group rides
bikes|fr|zahlung|Kreditkarte|acceptez-vous les chèques-vacances ?
bikes|es|-||¿tienen programa de puntos?
bikes|de|-||wie heißt der chef
bikes|en|-||can i get it gift wrapped
bikes|de|-||liefert ihr auch am wochenende abends um acht zu meiner oma
bikes|en|-||do you have an app
bikes|fr|-||organisez-vous des stages de mécanique pour débutants ?
bikes|es|-||¿hacen descuento para jubilados?
bikes|de|-||sind die sättel vegan
bikes|en|-||is klarna available
bikes|de|-||habt ihr ein maskottchen
furniture|en|-||do you have a podcast
cosmetics|fr|-||avez-vous une mascotte ?
furniture|es|-||¿tienen una radio propia?
`

export interface ShopQuestion {
  shop: string
  language: string
  page: string | null
  /** The quote has one of these. */
  words: string[]
  text: string
}

/** @param half 0: the one used for tuning, 1: the one only counted. */
export function shopQuestionsOf(half: 0 | 1): ShopQuestion[] {
  const lines = shopQuestions.split('\n').filter((line) => line !== '')
  return lines
    .filter((_, at) => at % 2 === half)
    .map((line) => {
      const [shop = '', language = '', page = '', words = '', text = ''] = line.split('|')
      return { shop, language, page: page === '-' ? null : page, words: words.split('/'), text }
    })
}
