/**
 * Questions about the pages of six more shops in strangers/, whose sections hold many facts each, as people type them into a chat.
 * `shop|language|what the quote must have|question`. Parts joined by "&" are all needed, of parts parted by "/" one is enough, one behind
 * "~" must not be in it; nothing: no page answers. A question that goes on from another stands behind it and " > ". Lines with an even
 * number were learned from and looked at, the odd half was only counted.
 */
const strangerQuestions = `
paddle|en|£3.95|how much is postage
paddle|en|£3.95|whats p&p to manchester
paddle|en|over £50|do i get free delivery at any point
paddle|en|add £6|do you send to the isle of skye
paddle|en|add £4|delivery to belfast?
paddle|en|add £4|my order is going to derry, is that extra
paddle|en|no long parcels/mainland UK only|can you get a board over to belfast
paddle|en|£12|and how much to dublin
paddle|en|£16.50|do you post to munich, how long would it take
paddle|en|5 to 8 working days|how long does it take to paris
paddle|en|£16.50|how much is shipping > and to germany
paddle|en|nothing to Spain|do u ship to barcelona
paddle|en|outside Europe|can i order from new york
paddle|de|£16.50|Liefert ihr nach Deutschland?
paddle|fr|£16.50|vous livrez à Lyon ?
paddle|es|nothing to Spain|hacéis envíos a Madrid?
paddle|en|£25|how much to have a paddleboard delivered
paddle|en|before noon|need it tomorrow, possible?
paddle|en|by 2pm|if i order this afternoon at 1 does it go today
paddle|en|phones the evening before|will i know when the driver is coming
paddle|en|60 days|how long have i got to return stuff
paddle|en|60 days|return policy
paddle|en|60 days|returns > and how long do i have
paddle|en|not worn in the water|wore the wetsuit once in the sea, can i still send it back
paddle|en|£3.50|is it free to send back
paddle|en|long parcels £25|what does it cost to return a board
paddle|en|Exchanges&once per order|can i swap it for a medium if it doesnt fit
paddle|en|earplugs|can nose clips be returned
paddle|en|3 to 5 days|when will i see my money
paddle|en|3 to 5 days|sent it back last week, when do i get refunded
paddle|de|60 days|wie lange kann ich zurückgeben
paddle|en|photo&fix@|the fin arrived snapped
paddle|en|photo&fix@|theres a pump missing from my box
paddle|en|No need to return the broken bit|do i have to send the broken one back
paddle|en|five years on seams|warranty on inflatable boards?
paddle|en|Punctures|is a puncture covered by the guarantee
paddle|en|mends punctures|can you fix a puncture for me
paddle|en|10 days|how long does a repair take
paddle|en|Klarna|can i pay in instalments
paddle|en|Klarna&£60|is klarna ok for a 45 quid order
paddle|en|no cheques|do you take cheques
paddle|en|Amex|do you accept american express
paddle|en|invoice|our school wants to pay on invoice
paddle|en||do you take google pay
paddle|en|£22|how much to rent a sup for half a day
paddle|en|Deposit|do i have to leave a deposit for hire
paddle|en|Under 16s|can my 14 yo hire a kayak alone
paddle|en|Easter|can i rent one in november
paddle|en|Dogs ride free|is my dog allowed on the board
paddle|en|30 %|do you take my old board in part exchange
paddle|en|last two years|how long are vouchers valid
paddle|en|£3|can you gift wrap it
paddle|en|boards just get a bow|could you wrap the sup as a present
paddle|en|leave the receipt out|its a gift, can you not put the price in
paddle|en|2 points|do i get points
paddle|en|12 months|do my points expire
paddle|en|cancel free of charge|i ordered ten minutes ago and want to cancel
paddle|en|alter the address|wrong address on my order help
paddle|en|Thursday to Sunday|are you open on mondays in winter
paddle|en|3 Quay Street|where are you based
paddle|en|01548|phone number please
paddle|en|parking|can i park there
paddle|en|ready in an hour&10 days|can i pick it up in the shop
paddle|en|10 days|how long do you keep it for me > if i collect it
paddle|en|two kayaks|how long have you been going
paddle|en|limestone|is the neoprene petroleum based
paddle|en||do you do student discount
paddle|en||do you offer sailing lessons
paddle|en||do you hire out paddles in scotland
paddle|en||can i become a reseller
tee|de|4,50 €|was kostet der versand
tee|de|ab 45 €|ab wann ist der versand gratis
tee|de|6,90 €|versand nach münchen?
tee|de|6,90 €|was kostet versand > und nach berlin
tee|de|14,50 €|ich wohn in zürich, liefert ihr auch zu mir und was kostet das
tee|de|Zoll zahlt der Empfänger|muss ich in der schweiz noch zoll zahlen
tee|de|15,90 €|schickt ihr nach frankreich
tee|de|15,90 €|lieferung nach madrid, geht das
tee|de|11,90 €|wie lange dauert es nach prag
tee|de|Außerhalb der EU|geht auch nach england
tee|en|Außerhalb der EU|do you ship to the uk
tee|en|6,90 €|how much is delivery to germany
tee|it|11,90 €|spedite a milano?
tee|de|nicht ins Ausland|könnt ihr die gusskanne nach zürich schicken
tee|de|11 Uhr|wenn ich jetzt bestell gehts heut noch raus?
tee|de|1-2 Werktage|wie lang dauert die lieferung nach wien
tee|de|gratis abholen|kann ich das bei euch abholen
tee|de|14 Tage auf|wie lange hebt ihr die bestellung auf
tee|de|30 Tage|wie lange kann ich zurückgeben
tee|de|ungeöffnet/Geöffnete Dosen|hab den tee aufgemacht und er schmeckt mir nicht, rückgabe möglich?
tee|de|Porto|wer zahlt das rückporto
tee|de|10 Tagen|wann krieg ich mein geld zurück
tee|de|Umtausch|kann ich den gegen einen anderen tee tauschen
tee|en|30 Tage|how many days for returns
tee|de|Foto|die kanne ist kaputt angekommen
tee|de|Klarna|kann man auf rechnung zahlen
tee|de|Ratenkauf gibt es|ratenzahlung?
tee|de|Nachnahme|geht nachnahme
tee|de|5 Tage|wie lang reserviert ihr bei vorkasse
tee|de|bar|kann ich im laden bar zahlen
tee|fr|Kreditkarte|je peux payer par carte ?
tee|de|19,90 €|was kostet das abo
tee|de|20. des Monats|wie kündige ich das abo
tee|de|befristet|kann man das abo verschenken
tee|de|5 Jahre|wie lange sind gutscheine gültig
tee|de|2,90 €|könnt ihr es als geschenk einpacken
tee|de|Ein Preis liegt|ist da ein preis dabei wenn ich es direkt an meine oma schicke
tee|de|zwei Jahren|verfallen die blätter auf der karte
tee|de|70 bis 80 Grad|wie heiß soll das wasser für grünen tee sein
tee|de|3 bis 4 Minuten|wie lang muss schwarztee ziehen
tee|de|2 Jahre|wie lange hält der tee
tee|de|Geschirrspüler|darf die gusskanne in die spülmaschine
tee|de|Schwangere|bin schwanger, was darf ich nicht trinken
tee|de|Nüssen|ich hab nussallergie, geht der chai
tee|de|15 %|gibt es rabatt für unser büro
tee|de|sonntags geschlossen|habt ihr sonntag offen
tee|de|9 bis 17 Uhr|wann macht ihr samstags zu
tee|de|13 bis 18 Uhr|habt ihr am adventsonntag offen
tee|de|Hauptplatz 9|wo ist euer geschäft
tee|es|Hauptplatz 9|dónde está la tienda
tee|de|+43 732|telefonnummer?
tee|de|stufenlos|kommt man mit dem rollstuhl rein
tee|de|24 €|was kostet eine verkostung
tee|de|Hanna Lindner|wem gehört das geschäft
tee|de||verkauft ihr auch kaffeebohnen
tee|de||gibt es studentenrabatt
tee|de||habt ihr eine filiale in graz
tee|de||bietet ihr versand mit dhl express
bulles|fr|5,20 €|c'est combien la livraison
bulles|fr|3,50 €|combien en point relais
bulles|fr|8,90 €|vous livrez à lille ?
bulles|fr|8,90 €|j'habite à Strasbourg, ça coute combien et c'est long ?
bulles|fr|Corse|et à ajaccio ?
bulles|fr|Suisse|vous livrez à lausanne ?
bulles|fr|10,90 €|livraison à cologne possible ?
bulles|fr|devis|est ce que vous expédiez au canada
bulles|fr|devis|je suis en italie vous envoyez quand même ?
bulles|en|10,90 €|do you ship to berlin?
bulles|nl|7,50 €|leveren jullie in amsterdam
bulles|fr|90 €|livraison en france > gratuit à partir de combien
bulles|fr|55 €|à partir de combien c'est gratuit à domicile
bulles|fr|15 h|si je commande ce soir ça part quand
bulles|fr|15 €&Belgique|je voudrais l'étagère livrée à paris
bulles|fr|15 jours|combien de temps vous gardez ma commande au magasin
bulles|fr|pièce d'identité|je dois apporter quoi pour venir chercher ma commande
bulles|fr|Gratuit|le retrait est payant ?
bulles|fr|21 jours|j'ai combien de temps pour renvoyer
bulles|fr|scellés|j'ai ouvert le film du manga, je peux le rendre ?
bulles|fr|à votre charge|les retours sont gratuits ?
bulles|fr|8 jours|je serai remboursé quand
bulles|fr|échange|on peut echanger si elle l'a déjà ?
bulles|es|21 jours|cuántos días tengo para devolverlo
bulles|fr|photo|mon livre est arrivé avec un coin plié
bulles|fr|en plusieurs fois|on peut payer en 3x
bulles|fr|chèques|vous prenez les chèques
bulles|fr|chèques culture|j'ai des chèques culture ça marche en ligne ?
bulles|fr|6 jours|j'ai fait le virement, vous gardez combien de temps
bulles|fr|10 %|remise pour les écoles ?
bulles|fr|sans acompte|je peux réserver le prochain tome, faut payer d'avance ?
bulles|fr|débitée|la précommande est débitée quand
bulles|fr|Dix tampons|comment marche la carte de fidélité
bulles|fr|2 ans|la carte expire ?
bulles|fr|2 €|vous faites les paquets cadeaux
bulles|fr|120 caractères|je peux mettre un petit mot
bulles|fr|Le prix n'apparaît|c'est un cadeau, le prix est marqué dans le colis ?
bulles|fr|valables 1 an|un bon cadeau c'est valable combien de temps
bulles|fr|25 %|vous reprenez les vieilles bd
bulles|fr|Pas de magazines|vous rachetez les magazines ?
bulles|fr|mercredi|je peux passer samedi pour vendre mes bd
bulles|fr|18 €|c'est combien l'atelier manga
bulles|fr|8-12 ans|mon fils a 7 ans il peut venir à l'atelier
bulles|fr|fermé dimanche|vous êtes ouverts le lundi ?
bulles|fr|9 h 30|vous ouvrez à quelle heure le samedi
bulles|en|10 h à 18 h 30|what time do you close on thursday
bulles|fr|52|c'est quoi l'adresse
bulles|fr|081|un numéro de téléphone ?
bulles|fr|sans ascenseur|je suis en fauteuil, je peux accéder au rayon jeunesse
bulles|fr|Chiens|je peux venir avec mon chien
bulles|fr|18 ans|ma fille de 15 ans peut acheter un public averti
bulles|fr|liseuses|vous vendez des kindle
bulles|fr|Samira|qui tient la librairie
bulles|fr||vous avez une appli
bulles|fr||y a une remise etudiant
bulles|fr||vous recrutez ?
pasos|es|3,95 €|cuanto cuesta el envio
pasos|es|3,95 €|envío a zaragoza?
pasos|es|11,90 €|enviais a tenerife
pasos|es|11,90 €|cuanto tarda a las palmas
pasos|es|6,50 €|vivo en mallorca, cuanto es el envio
pasos|es|no hay envío gratis|en ibiza tambien es gratis a partir de 50?
pasos|es|5,95 €|y a lisboa?
pasos|es|9,95 €|mandais a roma
pasos|es|A otros países|mandais a alemania
pasos|es|A otros países|hacen envíos a méxico
pasos|en|A otros países|do you ship to london
pasos|en|9,95 €|delivery to france how much
pasos|de|A otros países|versendet ihr nach deutschland
pasos|es|desde 80 €|envio a portugal > gratis a partir de cuanto
pasos|es|24 a 48 horas|cuando me llega
pasos|es|antes de las 12|si lo pido a las 11 sale hoy
pasos|es|sábado|entregáis los sábados
pasos|es|otra vez al día siguiente|y si no estoy en casa
pasos|es|2,95 €|se puede recoger en un punto
pasos|es|primer cambio|me quedan pequeños, puedo cambiarlos por un 39
pasos|es|3,95 €|y el segundo cambio cuanto vale
pasos|es|30 días|cuantos dias tengo para devolver
pasos|es|sin usar|los he llevado un dia, los puedo devolver?
pasos|es|4,50 €|la devolucion es gratis?
pasos|es|corre de tu cuenta|devolver desde canarias cuanto cuesta
pasos|es|14 días|cuando me devuelven el dinero
pasos|es|calcetines|se pueden devolver los calcetines
pasos|en|30 días|how long do i have to return them
pasos|fr|4,50 €|combien coûte le retour
pasos|es|foto|se me ha despegado la suela
pasos|es|3 años|cuanto dura la garantia
pasos|es|desgaste|la suela esta gastada, lo cubre la garantia?
pasos|es|Contrareembolso|puedo pagar al recibirlo
pasos|es|3 plazos|se puede pagar a plazos
pasos|es|American Express|aceptais amex
pasos|es|Bizum|tenéis bizum
pasos|es|3 días|si pago por transferencia cuanto me lo guardais
pasos|es|5 %|hay descuento de estudiante
pasos|es|no se suman|puedo usar los dos descuentos a la vez
pasos|es|10 %|algun descuento para la primera compra?
pasos|es|medio número|las botas de montaña tallan pequeño?
pasos|es|Ancho especial|teneis para pie ancho
pasos|es|lavadora|se pueden lavar a maquina
pasos|es|Ante|como limpio el ante
pasos|es|8 €|cuanto cuesta cambiar las tapas
pasos|es|cremalleras|arreglais cremalleras
pasos|es|sin caducidad|caduca la tarjeta regalo
pasos|es|regalo gratis|me lo envolveis
pasos|es|Ticket regalo|que no salga el precio que es un regalo
pasos|es|Domingos|abrís los domingos
pasos|es|sábados de 10|hasta que hora abrís el sábado
pasos|es|agosto|en agosto por la tarde estais?
pasos|es|Corredora|donde estais
pasos|es|965|telefono?
pasos|es|5 días|si lo recojo en tienda, cuanto me lo guardais
pasos|de|Domingos|habt ihr am sonntag auf
pasos|es|Elche|donde se fabrican
pasos|es|sin cromo|el cuero lleva cromo
pasos|es||teneis tienda en madrid
pasos|es||haceis zapatos a medida
pasos|es||trabajais con correos express
yarn|en|$5.50|how much is shipping
yarn|en|$5.50|shipping cost to texas?
yarn|en|$14|what about honolulu
yarn|en|$14|i live in anchorage how much would it be
yarn|en|$18|do you ship to toronto and how much
yarn|en|duties|will i have to pay customs in canada
yarn|en|$24|ship to mexico city?
yarn|en|anywhere else|do you ship to the uk
yarn|en|anywhere else|hi im in sydney can i order
yarn|es|$24|hacen envíos a guadalajara
yarn|fr|$18|vous livrez à montréal ?
yarn|en|$85|is there free shipping
yarn|en|$85|my cart is 90 bucks, do i still pay shipping
yarn|en|within 1 business day|when will you send my order out
yarn|en|3-5 business days|how long does it take to get here
yarn|en|$40|what does it cost to ship a loom
yarn|en|45 days|how long do i have to return yarn
yarn|en|ball band|can i return a skein if i took the label off
yarn|en|unopened|are needles returnable
yarn|en|final|can i return a sale item
yarn|en|You pay return postage|who pays for return shipping
yarn|en|5-7 business days|how long until the refund is on my card
yarn|en|exchange|can i trade it for the blue
yarn|en|10 days|my order came wet and ruined
yarn|en|dye|are dyed to order skeins returnable
yarn|en|lot to lot|will the color be the same if i order more later
yarn|en|30 days|can you hold another skein of the same lot
yarn|en|installments|can i pay in 4 payments
yarn|en|money orders|do u take money orders
yarn|en|PayPal|paypal?
yarn|en|6 %|do i pay sales tax
yarn|en|$95|how much is the beginner class
yarn|en|12 and up|can my 10 year old come to the class
yarn|en|72 hours|if i cant make the class do i get my money back
yarn|en|wind your skeins for free|do you wind yarn
yarn|en|wound yarn|can i send back yarn you wound for me
yarn|en|don't mend sweaters|could you fix a hole in my sweater
yarn|en|never expire|when do my points run out
yarn|en|$4|do you gift wrap
yarn|en|include prices|will my friend see the price
yarn|en|no expiry|do gift cards expire
yarn|en|$400|i own a yarn shop, whats the minimum for wholesale
yarn|en|Sun 12-5|open sundays?
yarn|en|Thanksgiving|are you open on thanksgiving
yarn|en|10-6|what time do you close tonight
yarn|en|118 Church|whats the address
yarn|en|(802)|is there a number i can text
yarn|en|one week|how long will you hold a pickup order
yarn|en|parking|where do i park
yarn|en|machine|can superwash go in the washing machine
yarn|en|Mongolia|where is the cashmere from
yarn|en|mulesing|is your merino mulesing free
yarn|en|acrylic|do you carry acrylic
yarn|en|Ruth Ames|who owns the shop
yarn|en|2 % of sales|do you give to charity
yarn|en||do you have an app
yarn|en||do you ship with fedex overnight
yarn|en||is there a military discount
yarn|en||can i sell my handspun in your store
rad|de|5,90 €|was kostet lieferung
rad|de|5,90 €|versandkosten nach köln
rad|de|ab 80 €|ab wann versandkostenfrei
rad|de|14,90 €|was kostet der versand von laufrädern
rad|de|69 €|komplettrad liefern lassen was kostet das
rad|de|12 €|liefert ihr nach wien und wie lange dauert das
rad|de|18 €|geht auch nach mailand
rad|de|18 €&Festland/nur Festland|schickt ihr nach barcelona
rad|de|nur Festland|liefert ihr auf die kanaren
rad|de|24 €|versand nach basel
rad|de|nur innerhalb Deutschlands|kann ich das e-bike nach österreich liefern lassen
rad|de|übrige|liefert ihr nach london
rad|en|übrige|do you ship to sweden
rad|en|12 €|how much is shipping to amsterdam
rad|fr|18 €|vous livrez en france ?
rad|de|12 €|was kostet der versand > und nach kopenhagen?
rad|de|14 Uhr|wenn ich vormittags bestelle kommts heute noch weg
rad|de|2 bis 3 Werktage|wann ist es da
rad|de|Samstagszustellung|kommt das paket auch am samstag
rad|de|bis 3 Wochen|wie lange dauert ein komplettes rad
rad|de|30 Tage|rückgabe wie lange
rad|de|unmontiert|hab das tretlager schon eingebaut, kann ich es zurückgeben
rad|de|5 km|darf ich das rad fahren bevor ich es zurückschicke
rad|de|kostenlos|was kostet der rückversand
rad|de|7,45 €|rückversand von einem rahmen
rad|de|7 Werktagen|wann bekomme ich mein geld
rad|de|tauschen|kann ich den sattel umtauschen
rad|de|Foto|die kurbel kam mit kratzern an
rad|de|10 Jahre|garantie auf nordwind rahmen
rad|de|Verschleißteile|sind bremsbeläge in der garantie
rad|de|Finanzierung|ratenzahlung möglich?
rad|de|Finanzierung|kann ich 400 euro in raten zahlen
rad|de|2 % Skonto|gibts rabatt bei vorkasse
rad|de|JobRad|kann ich über jobrad kaufen
rad|de|Nachnahme|nachnahme?
rad|de|59 €|was kostet eine inspektion
rad|de|2 Wochen|wie lange wartet man auf einen werkstatttermin
rad|de|Platten|könnt ihr einen platten flicken
rad|de|Leihrad|bekomm ich solange ein ersatzrad
rad|de|Personalausweis|kann ich das rad probefahren
rad|de|129 €|was kostet bikefitting
rad|de|nicht an|kauft ihr mein altes rad
rad|de|alte Akkus|was mach ich mit dem alten akku
rad|de|3 %|gibt es punkte oder so
rad|de|12 Monate|wie lange gilt das guthaben
rad|de|dritten Jahres|wie lange ist ein gutschein gültig
rad|de|Geschenkverpackung|packt ihr als geschenk ein
rad|de|So und Mo zu|habt ihr montags offen
rad|de|10 bis 16 Uhr|bis wann habt ihr samstag auf
rad|de|17 Uhr|bis wann kann ich mein rad zur reparatur bringen
rad|de|Weihnachten|habt ihr am 28. dezember offen
rad|en|11 bis 19|opening hours?
rad|de|Lange Reihe|wo seid ihr
rad|de|040|telefonnummer
rad|de|3 Wochen auf|wie lange hebt ihr das rad zum abholen auf
rad|de|Parkplätze|kann man bei euch parken
rad|de|vermieten keine|kann man bei euch räder leihen
rad|de||habt ihr kindersitze
rad|de||macht ihr auch lackierungen
rad|de||gibt es einen rabatt für studenten
rad|de||arbeitet ihr mit swapfiets
`

export interface StrangerQuestion {
  shop: string
  language: string
  /** Of each group one is enough. */
  needed: string[][]
  barred: string[]
  text: string
  former: string | null
}

/** One half of the questions. */
export const strangerQuestionsOf = (half: 0 | 1): StrangerQuestion[] =>
  strangerQuestions
    .trim()
    .split('\n')
    .filter((_, at) => at % 2 === half)
    .map((line) => {
      const [shop = '', language = '', wanted = '', asked = ''] = line.split('|')
      const parts = wanted.split('&').filter((part) => part !== '')
      const [text = '', former = null] = asked.split(' > ').reverse()
      return {
        ...{ shop, language, text, former },
        needed: parts.filter((part) => !part.startsWith('~')).map((part) => part.split('/')),
        barred: parts.filter((part) => part.startsWith('~')).map((part) => part.slice(1)),
      }
    })
