import { type AskedShop, product, testAskedShops } from '../support/asked-shops.ts'

const bikes: AskedShop = {
  name: 'bikes',
  language: 'en',
  page: `# Delivery
We post from Monday to Friday, orders before 2 pm go out the same day. Parcels up to 30 lb cost $6.95, free from $80.

## Bikes
Bikes and e-bikes come in a box by truck, $49 each. Check the box before the driver leaves and write any damage on the slip, and tell us within 2 days.

# Returns
You can return unused items within 30 days of delivery. Please use the form in the parcel.

E-bikes and scooters can be returned within 14 days only, with less than 10 km on the clock. If they have more, we keep 15 % of the price.

We do not take back: helmets without their tag, inner tubes that were fitted, gift cards, wheels built to your wish.

Sending a small parcel back costs $7.95, a bike $65; both are taken off the refund. The money is back on your card within 6 working days.

# Something arrived broken?
Send photos of the part and of the packing within 7 days. We replace it or give you the money back, as you like, and we pay for the way back.

# Guarantee
Frames 5 years, batteries 2 years or 500 charges, everything else 2 years. Tyres, chains and brake pads wear out and are not covered.

# Workshop
A service is $75 for bikes and $110 for e-bikes. We collect bikes in town for $15.

# Contact
Call 555-0142, Monday to Friday 9 to 5. We answer mails within one working day.`,
  products: [
    product(
      'R1',
      'Halden City E-Bike',
      'Bikes > E-bikes',
      'Step-through e-bike with a 500 Wh battery and hydraulic disc brakes.',
      [
        { externalId: 'R1-S', price: 1899, inventory: 3, options: { Size: 'S' } },
        { externalId: 'R1-M', price: 1899, inventory: 0, options: { Size: 'M' } },
      ],
    ),
    product('R2', 'Corrie Gravel Bike', 'Bikes > Gravel bikes', 'Aluminium frame, 40 mm tyres, 2 x 10 gears.', [
      { externalId: 'R2-54', price: 1190, inventory: 4, options: { Size: '54' } },
    ]),
    product('R3', 'Dash Kick Scooter', 'Scooters', 'Folding scooter with 200 mm wheels, up to 100 kg.', [
      { externalId: 'R3-1', price: 129, inventory: 7 },
    ]),
    product('R4', 'Nutty Helmet', 'Clothing > Helmets', 'Urban helmet with a magnetic buckle.', [
      { externalId: 'R4-M', price: 59, inventory: 9, options: { Size: 'M' } },
      { externalId: 'R4-L', price: 59, inventory: 2, options: { Size: 'L' } },
    ]),
    product('R5', 'Ding Bell', 'Parts > Bells', 'Brass bell, clear and loud.', [
      { externalId: 'R5-1', price: 14, inventory: 30 },
    ]),
    product('R6', 'Beam 60 Front Light', 'Parts > Lights', '60 lux, USB-C, runs 6 hours.', [
      { externalId: 'R6-1', price: 45, inventory: 11 },
    ]),
    product('R7', 'Butyl Inner Tube 28"', 'Parts > Tubes', 'For 28 to 47 mm tyres, Presta valve.', [
      { externalId: 'R7-1', price: 6, inventory: 80 },
    ]),
    product('R8', 'Rain Poncho', 'Clothing > Rain wear', 'Covers legs and bars, packs small.', [
      { externalId: 'R8-1', price: 39, inventory: 6 },
    ]),
  ],
  asked: [
    ['my new beam light arrived broken, what now', /photos of the part/],
    ['the bell came bent :( do i get another one', /photos of the part/],
    ['can i send the halden e-bike back if i dont like it', /14 days/],
    ['if i rode the halden like 30 km can it still go back', /15 %/],
    ['who pays when i send back a light that came broken', /we pay for the way back/],
    ['is the nutty helmet returnable', /helmets without their tag/],
    ['whats it cost me to send the gravel bike back', /\$65/],
    ['rain poncho doesnt fit, till when can i bring it back', /30 days/, /gift cards/],
    ['battery of the halden, how long is the guarantee', /500 charges/],
    ['are the tyres covered', /wear out/],
    ['opened and fitted the inner tube, can it go back', /inner tubes that were fitted/],
  ],
}

const kitchen: AskedShop = {
  name: 'kitchen',
  language: 'fr',
  page: `# Livraison
Petits colis en Colissimo 5,90 €, offerts dès 60 €. Délai : 2 à 3 jours ouvrés.

## Gros appareils
Les fours et les réfrigérateurs arrivent par transporteur pour 39 €, sur rendez-vous. Contrôlez l'emballage devant le livreur et notez vos réserves sur le bon, puis prévenez-nous sous 3 jours.

# Retours
Vous avez 30 jours pour changer d'avis, l'article doit être propre et complet.

Les machines à café et les robots de cuisine se rendent sous 15 jours, sans avoir servi plus de deux fois. Au-delà nous retenons 20 % du prix.

Ne sont pas repris : les filtres ouverts, les capsules, les couteaux gravés à votre nom et les cartes cadeaux.

Le renvoi d'un petit colis coûte 5,90 €, celui d'un gros appareil 49 €. Le remboursement arrive sous 8 jours.

# Article cassé à l'arrivée
Envoyez-nous une photo de l'article et du carton sous 5 jours. Nous le remplaçons ou le remboursons, comme vous préférez, et le renvoi est à nos frais.

# Garantie
Deux ans sur tout, cinq ans sur les moteurs des robots. Les joints et les lames ne sont pas couverts.

# Contact
02 40 55 01 23 du lundi au vendredi de 9 h à 17 h, ou cuisine@toque.example.`,
  products: [
    product('T1', 'Machine à café Moka Pro', 'Café > Machines à café', 'Expresso 15 bars, réservoir de 1,2 l.', [
      { externalId: 'T1-1', price: 249, inventory: 4 },
    ]),
    product(
      'T2',
      'Robot pâtissier Pétrin 5L',
      'Préparation > Robots de cuisine',
      'Bol inox de 5 l, 1000 W, fouet et crochet fournis.',
      [
        { externalId: 'T2-R', price: 329, inventory: 2, options: { Couleur: 'Rouge' } },
        { externalId: 'T2-N', price: 329, inventory: 5, options: { Couleur: 'Noir' } },
      ],
    ),
    product('T3', 'Four posable Brasier', 'Cuisson > Fours', '35 l, chaleur tournante.', [
      { externalId: 'T3-1', price: 189, inventory: 3 },
    ]),
    product('T4', "Couteau d'office Lame Bleue", 'Couteaux', 'Lame de 9 cm, manche en olivier.', [
      { externalId: 'T4-1', price: 32, inventory: 14 },
    ]),
    product('T5', 'Cocotte en fonte 24 cm', 'Cuisson > Cocottes', 'Fonte émaillée, tous feux dont induction.', [
      { externalId: 'T5-1', price: 129, inventory: 6 },
    ]),
    product('T6', 'Filtres à eau Clair x3', 'Café > Filtres', 'Pour réservoir Moka Pro.', [
      { externalId: 'T6-1', price: 19, inventory: 40 },
    ]),
  ],
  asked: [
    ['ma cocotte est arrivée fendue, je fais quoi ?', /photo de l'article/, /transporteur/],
    ['le robot petrin si il me plait pas je peux le rendre ?', /15 jours/],
    ["la cocotte j'ai combien de jours pour la renvoyer", /30 jours/, /Ne sont pas repris/],
    ['combien ca coute de renvoyer le four', /49 €/],
    ['vous reprenez un couteau gravé ?', /gravés à votre nom/],
    ['qui paye le renvoi si le couteau arrive cassé', /à nos frais/],
    ['le moteur du robot est garanti combien de temps', /cinq ans/],
    ["machine a café moka, c'est 30 jours aussi pour la rendre ?", /15 jours/],
    ['filtres ouverts je peux les rendre ?', /filtres ouverts/],
  ],
}

const nursery: AskedShop = {
  name: 'nursery',
  language: 'de',
  page: `# Versand
Pakete kosten 4,90 €, ab 49 € frei. Lieferzeit 2-3 Werktage.

## Möbel und Großes
Betten, Schränke und Kinderwagen liefert eine Spedition für 29 € bis in die Wohnung. Prüfen Sie die Kartons, solange der Fahrer da ist, und lassen Sie Schäden auf dem Lieferschein vermerken.

# Umtausch und Rückgabe
Sie können alles 30 Tage lang zurückgeben, wenn es unbenutzt ist.

Autositze nehmen wir nur innerhalb von 14 Tagen und mit Etikett zurück. Kinderwagen dürfen in der Wohnung probiert werden, aber nicht draußen gefahren sein, sonst ziehen wir 25 % ab.

Ausgeschlossen sind: Schnuller und Flaschen aus Hygienegründen, Milchpumpen, bestickte Sachen und Gutscheine.

Die Rücksendung kostet 3,90 € je Paket, große Möbel holen wir für 35 € ab. Das Geld ist nach 5 Werktagen zurück.

# Kaputt angekommen
Schicken Sie uns binnen 10 Tagen ein Foto vom Schaden. Sie bekommen Ersatz oder Ihr Geld, und die Abholung zahlen wir.

# Garantie
Autositze haben 3 Jahre, Kinderwagen 2 Jahre auf das Gestell, alles andere nach Gesetz 2 Jahre. Reifen und Polster nutzen sich ab und sind nicht dabei.

# Kontakt
Telefon 0431 555018, Mo-Fr 8-16 Uhr.`,
  products: [
    product('K1', 'Autositz Lotte i-Size', 'Unterwegs > Autositze', 'Von 76 bis 105 cm, mit Isofix.', [
      { externalId: 'K1-G', price: 279, inventory: 4, options: { Farbe: 'Grau' } },
    ]),
    product('K2', 'Kinderwagen Flitz 2', 'Unterwegs > Kinderwagen', 'Mit Luftreifen, Wanne und Sportsitz.', [
      { externalId: 'K2-N', price: 749, inventory: 2, options: { Farbe: 'Navy' } },
    ]),
    product('K3', 'Babybett Holm 70x140', 'Möbel > Betten', 'Buche massiv, dreifach verstellbar.', [
      { externalId: 'K3-1', price: 229, inventory: 3 },
    ]),
    product('K4', 'Schnuller Mini 2er', 'Füttern > Schnuller', 'Aus Latex, 0 bis 6 Monate.', [
      { externalId: 'K4-1', price: 7.9, inventory: 40 },
    ]),
    product('K5', 'Krabbeldecke Wolke', 'Spielen > Krabbeldecken', 'Baumwolle, 100 x 100 cm, bei 40 Grad waschbar.', [
      { externalId: 'K5-1', price: 44.9, inventory: 8 },
    ]),
    product('K6', 'Elektrische Milchpumpe Lia', 'Füttern > Milchpumpen', 'Mit Akku, 9 Stufen.', [
      { externalId: 'K6-1', price: 119, inventory: 5 },
    ]),
  ],
  asked: [
    ['kann ich den autositz lotte zurückgeben wenn er nicht ins auto passt', /14 Tagen/],
    ['habt ihr den kinderwagen flitz da?', /Flitz/],
    ['+wenn wir den schon draußen hatten nehmt ihr den noch', /25 %/],
    ['+und wie lange hab ich garantie auf den', /2 Jahre auf das Gestell/],
    ['krabbeldecke gefällt nicht, wie lang kann ich die zurückschicken', /30 Tage/, /Autositze nehmen/],
    ['schnuller schon ausgepackt, rückgabe möglich?', /Schnuller und Flaschen/],
    ['milchpumpe lia umtauschen geht das', /Milchpumpen/],
    ['das babybett kam mit nem riss im holz an', /Foto vom Schaden/],
    ['was kostet es wenn ich das babybett zurückgebe', /35 €/],
    ['wer zahlt den rückversand wenn die decke kaputt ankam', /Abholung zahlen wir/],
    ['wie lange garantie auf den autositz', /3 Jahre/],
    ['sind die reifen vom flitz in der garantie', /Reifen und Polster/],
    ['welche nummer habt ihr u bis wann', /0431 555018/],
    ['rücksendung krabbeldecke, was zahl ich', /3,90 €/],
  ],
}

testAskedShops('what the pages of a shop say of some of its goods', [bikes, kitchen, nursery])
