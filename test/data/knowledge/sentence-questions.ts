/**
 * Questions about the pages of three more shops, as people type them, written before the quotes were narrowed to the sentence that answers.
 * `shop|language|words that the quote must have|question`; of words parted by / one is enough, none: no page answers. A question that
 * goes on from another stands behind it and " > ". Lines with an even number were used for tuning, the odd half was only counted.
 */
const sentenceQuestions = `
garden|en|USA and Canada|do you ship to canada
garden|en|USA and Canada|can you send stuff to toronto
garden|en|not ship to Europe|do you ship to canada > and germany?
garden|en|not ship to Europe|do u deliver to france
garden|en|$5.90|how much is shipping
garden|de|$5.90|was kostet der versand
garden|en|from $75|is there free shipping
garden|en|from $75|how much is shipping > what if I order for 80
garden|en|Seeds and opened soil|can i return opened soil
garden|es|Seeds and opened soil|puedo devolver semillas?
garden|en|Return shipping is $4.90|who pays for the return
garden|fr|Return shipping is $4.90|qui paie le retour ?
garden|en|30 days|how long do i have to send smth back
garden|en|30 days|can i return boots that dont fit
garden|en|within 7 working days|how long does a refund take
garden|en|within 7 working days|when will i have my money back
garden|en|payment method used|do i get the refund on my card
garden|de|3 to 5 working days|wie lange dauert die lieferung
garden|en|3 to 5 working days|how long does delivery take
garden|en|Hawaii|do you send live plants to hawaii
garden|es|Visa|puedo pagar con tarjeta
garden|en|invoice|can i pay by invoice
garden|en|PayPal|do you take paypal
garden|en|five years|warranty on the spade?
garden|fr|five years|combien de temps dure la garantie des outils
garden|en|photo|my rake broke what do i do
garden|en|10 am|when are you open
garden|de|10 am|wann habt ihr geöffnet
garden|en|12 Elm Street|where is your store
garden|en|for free|can i pick my order up at the store
boots|en|as a guest|do i have to make an account
boots|en|at any time|can i delete my account
boots|en|Until then/starts packing|can i still change the size of my order
boots|en|2 banking days|i cancelled, when is the money back
boots|en|redirect|typed the wrong adress
boots|de|£4.50|was kostet der versand
boots|en|£12|how much is shipping to germany
boots|en|Switzerland, Norway|do you deliver to the usa
boots|en|Switzerland, Norway|do you ship to zurich
boots|es|£12|cuanto cuesta el envio a españa
boots|en|next working day|can i have them tomorrow
boots|fr|5 to 8 working days|c'est long la livraison en france ?
boots|en|over £90|from how much is delivery free
boots|en|£6|delivery to orkney islands extra cost?
boots|en|DPD|who delivers your parcels
boots|en|Royal Mail|is it royal mail or dhl
boots|en|link to follow|how do i track my parcel
boots|en|neighbour|what if im not at home
boots|en|kept for 10 days|how long is it kept at the parcel shop
boots|de|send a new pair/search for it|mein paket ist nicht angekommen
boots|en|no charge|does click and collect cost anything
boots|en|14 days|how long do you hold my collect order
boots|en|order number and an ID|what do i need to bring to pick it up
boots|en|60 days|how many days to return
boots|es|60 days|cuantos dias tengo para devolver
boots|en|worn outdoors|can i send back boots i wore once outside
boots|en|first return|is the return free
boots|fr|you pay the postage|qui paie le retour depuis la france
boots|en|Socks, insoles|can i return socks
boots|en|opened wax|i opened the wax, can it go back
boots|en|up to 10 days|how long until i see the refund on my card
boots|en|PayPal it is there at once|refund with paypal how fast
boots|en|Delivery charges are refunded|do i get the shipping cost back too
boots|en|second delivery is on us|is exchanging a size free
boots|en|Sale boots|can i return sale boots
boots|en|sold out|what happens if the other size is gone
boots|en|two years|how long is the guarantee
boots|de|repair or replace|meine stiefel sind kaputt
boots|en|tumble dryer|is damage from the dryer covered
boots|en|£55|what does resoling cost
boots|en|Klarna|which payment methods do you accept
boots|fr|three parts|je peux payer en plusieurs fois ?
boots|en|cryptocurrency|can i pay in bitcoin
boots|en|handed to the courier|when do you charge my card
boots|en|£20|what amounts of gift vouchers are there
boots|en|two years|do vouchers run out
boots|en|several in one order|can i use two vouchers
boots|en|paid out in cash|can i get cash for my voucher
boots|es|10%|hay descuento para estudiantes
boots|en|15%|mountain rescue discount
boots|en|one discount|can i combine two discounts
boots|en|download it again|lost my invoice, where can i get it
boots|en|half size up|should i size up for hiking
boots|en|washing machine|can i wash the boots in the machine
boots|en|every three months|how often should i wax them
boots|en|Seven of our models|are they vegan
boots|en|Italy and Portugal|where does the leather come from
boots|en|Dogs|can i bring my dog to the shop
boots|en|behind the church|is there parking
boots|en|01632|phone number?
boots|en|Sundays in July|open on sunday?
boots|de|seven years|wie lange speichert ihr meine daten
boots|en|not sell or pass on|do you sell my address
kaffee|de|4,50 €|was kostet der versand
kaffee|de|8,90 €|wie viel kostet der versand nach wien
kaffee|en|8,90 €|how much is shipping to austria
kaffee|de|1 bis 2 Werktage|wie lang dauert die lieferung
kaffee|de|3 bis 4 Werktage|wie lange braucht das paket nach österreich
kaffee|de|In die Schweiz|liefert ihr in die schweiz
kaffee|en|außerhalb der EU|do you deliver to the uk
kaffee|de|ab 45 €|ab wann versandkostenfrei
kaffee|de|Packstation|geht auch packstation?
kaffee|de|DHL|mit wem verschickt ihr
kaffee|de|Geöffneter Kaffee|kann ich offenen kaffee zurückschicken
kaffee|de|ausgeschlossen|ich hab die bohnen mahlen lassen, rückgabe möglich?
kaffee|de|30 Tage|wie lange kann ich die mühle testen
kaffee|fr|14 Tage|combien de jours pour retourner un paquet
kaffee|de|tragen Sie|wer zahlt die rücksendung
kaffee|es|tragen Sie|quien paga la devolucion
kaffee|de|5 Werktagen|wann krieg ich mein geld wieder
kaffee|en|5 Werktagen|how long does the refund take
kaffee|de|jederzeit|wie kündige ich das abo
kaffee|de|Mindestlaufzeit|wie lange muss ich das abo behalten
kaffee|de|10 %|was spare ich mit dem abo
kaffee|de|alle zwei oder vier Wochen|wie oft kommt das abo
kaffee|de|auf Rechnung|kann man auf rechnung kaufen
kaffee|de|Nachnahme|nehmt ihr nachnahme
kaffee|de|14 Tagen fällig|bis wann muss ich die rechnung zahlen
kaffee|de|das Haus verlässt|wann wird abgebucht
kaffee|de|drei Jahre Garantie|wie lange garantie auf die maschine
kaffee|de|Kalkschäden|zahlt die garantie auch kalk
kaffee|de|49 €|was kostet eine reparatur ohne garantie
kaffee|de|Ersatzgerät|krieg ich solange eine leihmaschine
kaffee|de|12 Monate|wie lange halten die bohnen
kaffee|de|nicht im Kühlschrank|kaffee in den kühlschrank?
kaffee|de|Äthiopien|woher kommen eure bohnen
kaffee|en|bio-zertifiziert|is your coffee organic
kaffee|de|gelten drei Jahre|wie lange gilt ein gutschein
kaffee|de|Barauszahlung|kann ich den gutschein auszahlen lassen
kaffee|de|9 bis 18 Uhr|wann hat das café auf
kaffee|de|Lindenstraße 8|wo seid ihr
kaffee|de|12 €|was kostet die führung
kaffee|de|ohne Stufen|komm ich mit rollstuhl rein
kaffee|de|03641|telefonnummer?
kaffee|fr|hallo@|comment vous contacter par mail
garden|en||do you have a loyalty program
garden|en||is the shop wheelchair accessible
garden|en||do you sell gift cards
garden|en||can i change my order
garden|en||do you wrap gifts
garden|en||what do you do with my personal data
garden|en||do you have a discount code
garden|de||wie viel dünger brauchen tomaten
garden|es||tienen whatsapp
garden|fr||vous êtes sur instagram ?
garden|en||do you match prices
garden|en||can i pay in installments
garden|en||whats your phone number
garden|en||do you plant it for me too
garden|en|Visa|do you accept bitcoin
garden|en||is there parking at the shop
garden|en||can i exchange for another size
garden|en||do you do express delivery
garden|en||can i track my order
garden|en||are your seeds organic
boots|en||do you have a loyalty card
boots|en||are you hiring
boots|de||gibt es eine app
boots|en||do you repair tents
boots|en||can i rent boots for a weekend
boots|fr||vous avez un magasin à londres ?
boots|en||is the shop wheelchair accessible
boots|en||do you price match
boots|es||¿envuelven para regalo?
boots|en||how much do the boots weigh
boots|en||can i get a sample of the leather
boots|en||is there wifi in the store
boots|en||do you sell second hand
boots|en||do you have a size chart for kids gloves
boots|en||are the boots waterproof
boots|en||do you offer a subscription
boots|en||can you engrave my name
boots|en||who founded the company
kaffee|de||habt ihr einen newsletter
kaffee|de||gibt es studentenrabatt
kaffee|de||verpackt ihr als geschenk
kaffee|de||wie viel koffein hat der espresso
kaffee|en||do you have a loyalty program
kaffee|de||kann ich per express bestellen
kaffee|de||sucht ihr mitarbeiter
kaffee|de||kann ich meine bestellung noch ändern
kaffee|fr|Kreditkarte|acceptez-vous les chèques
kaffee|de||gibt es wlan im café
kaffee|de||mein paket ist beschädigt
kaffee|es||¿tienen tienda en madrid?
kaffee|de||gibts bei euch auch tee
kaffee|de||macht ihr hochzeiten
kaffee|de||kann man das café mieten
kaffee|de||wie viel kaffee brauch ich pro tasse
kaffee|de||nehmt ihr leere packungen zurück
kaffee|de||kann ich in raten zahlen
`

/** A question, perhaps one that goes on from another, with what its quote must have. */
export interface SentenceQuestion {
  shop: 'garden' | 'boots' | 'kaffee'
  language: string
  /** Empty: no page answers. */
  words: string[]
  text: string
  former: string | null
}

/** @param half 0: the one used for tuning, 1: the one only counted. */
export function sentenceQuestionsOf(half: 0 | 1): SentenceQuestion[] {
  const lines = sentenceQuestions.split('\n').filter((line) => line !== '')
  return lines
    .filter((_, at) => at % 2 === half)
    .map((line) => {
      const [shop = '', language = '', words = '', asked = ''] = line.split('|')
      const [text = '', former = null] = asked.split(' > ').reverse()
      return { shop: shop as SentenceQuestion['shop'], language, words: words === '' ? [] : words.split('/'), text, former }
    })
}
