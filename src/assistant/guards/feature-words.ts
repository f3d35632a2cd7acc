/** What is claimed of a product beyond its options: concept -> words in English, Spanish, French and German, as in lexicon-words. */
export const featureWords: Record<string, string> = {
  waterproof:
    'waterproof, water proof, rainproof, wasserdicht*, wasserfest*, impermeable*, sumergible*, etanche*, a prueba de agua',
  'water resistant':
    'water resistant, water repellent, showerproof, splash proof, splashproof, water resistance, wasserabweisend*, spritzwassergeschutzt*, repelente al agua, resistente al agua, resistance a l eau, resistant a l eau, resistants a l eau, deperlant*',
  windproof: 'windproof, wind proof, winddicht*, cortaviento*, cortavientos, coupe vent',
  breathable: 'breathable, atmungsaktiv*, transpirable*, respirant*',
  organic: 'organic, organically, biologisch*, bio, bio baumwolle, organico*, organica*, ecologic*, biologique*',
  vegan: 'vegan, vegane*, vegano, vegana, vegetalien*, cruelty free, tierversuchsfrei*',
  recycled: 'recycled, recycelt*, reciclad*, recycle, recyclee, recyclees, recycles, upcycled',
  sustainable:
    'sustainable, sustainably, eco friendly, climate neutral, carbon neutral, nachhaltig*, umweltfreundlich*, klimaneutral*, sostenible*, durablement, ecoresponsable*, ecologique*, biodegradable*',
  fairtrade: 'fair trade, fairtrade, fair gehandelt, comercio justo, commerce equitable, ethically made',
  handmade:
    'handmade, hand made, handcrafted, hand crafted, handgemacht*, handgefertigt*, hecho a mano, hecha a mano, hechos a mano, fait main, fait a la main, faite a la main',
  'machine washable':
    'machine washable, machine wash, washable, maschinenwaschbar*, waschbar*, waschmaschine*, lavable*, lavadora, lave linge, lavables en machine, tumble dry',
  dishwasher: 'dishwasher*, spulmaschine*, lavavajillas, lave vaisselle',
  microwave: 'microwave safe, microwaveable, mikrowellengeeignet*, apto para microondas',
  'made in':
    'made in, manufactured in, produced in, hergestellt in, gefertigt in, hecho en, hecha en, fabricado en, fabricada en, fabrique en, fabriquee en, fabriques en, imported from, german made, swiss made',
  genuine:
    'genuine, authentic, real leather, full grain, echtleder, echtes leder, echt leder, cuero autentico, piel autentica, cuir veritable, veritable cuir, solid gold, pure gold, massivholz, solid wood, solid oak',
  wireless: 'wireless, kabellos*, schnurlos*, inalambric*, sans fil, cordless',
  bluetooth: 'bluetooth',
  wifi: 'wi fi, wifi, wlan',
  '5g': '5g',
  rechargeable:
    'rechargeable, wiederaufladbar*, aufladbar*, recargable*, recargar*, recarga, recharge, recharged, recharges, recharging, rechargent, recharger, se carga por, aufladen, aufgeladen, ladst, ladt sich, geladen, solar powered, solar, solarbetrieben*',
  'noise cancelling':
    'noise cancelling, noise canceling, noise cancellation, noise reduction, gerauschunterdruckung, cancelacion de ruido, reduction de bruit, reduction du bruit, anc',
  hypoallergenic:
    'hypoallergenic, hypoallergen*, hipoalergenic*, hypoallergenique*, dermatologically tested, dermatologisch getestet',
  fireproof: 'fireproof, fire proof, flame retardant, feuerfest*, ignifug*, heat resistant, hitzebestandig*',
  'bpa free':
    'bpa free, free of bpa, no bpa, without bpa, bpa frei, kein bpa, ohne bpa, libre de bpa, no contiene bpa, sin bpa, sans bpa, ne contient pas de bpa',
  shockproof:
    'shockproof, shock proof, stossfest*, a prueba de golpes, antichoc*, unbreakable, unzerbrechlich*, scratch resistant, kratzfest*, indestructible, bulletproof',
  insulated:
    'insulated, insulation, isoliert*, warmegedammt*, aislante*, termico, termica, isole, isolee, isotherme*, down filled, thermal',
  lined: 'lined, lining, gefuttert*, forrad*, doublee, double polaire',
  hooded: 'hooded, hood, with a hood, kapuze, capucha, capuche',
  pockets: 'pockets, pocket, taschen innen, reissverschlusstasche*, bolsillos, poches',
  stretch: 'stretch, stretchy, elastic*, elastisch*, elastico*, elastan*',
  'uv protection': 'uv protection, uv400, uv schutz, proteccion uv, protection uv, sunproof, spf',
  polarized: 'polarized, polarised, polarisiert*, polarizad*, polarise, polarisees',
  gluten: 'gluten free, glutenfrei*, sin gluten, sans gluten',
  sugar: 'sugar free, zuckerfrei*, sin azucar, sans sucre',
  foldable: 'foldable, folding, faltbar*, klappbar*, plegable*, pliable*, collapsible',
  lightweight:
    'lightweight, ultralight, ultra light, leichtgewicht*, ultraleicht*, ligero, ligera, ligeros, ligeras, ultraligero*, legere, leger, legers, legeres',
  adjustable: 'adjustable, verstellbar*, ajustable*, reglable*',
  dimmable: 'dimmable, dimmbar*, regulable*, a intensite variable',
  'app control':
    'app controlled, via app, with an app, por app, per app, appgesteuert*, alexa, siri, google assistant, homekit, voice control*, sprachsteuerung, control por voz, commande vocale',
  'fast charging':
    'fast charging, quick charge, fast charge, schnellladen, schnellladefunktion, carga rapida, charge rapide, magsafe, wireless charging',
  'heart rate': 'heart rate, herzfrequenz*, ritmo cardiaco, frequence cardiaque, gps, nfc, blood pressure, ecg',
  antibacterial:
    'antibacterial, antibakteriell*, antibacterian*, antibacterien*, antimicrobial, odor resistant, odorless, geruchshemmend*',
  bestseller:
    'bestseller*, best seller*, best selling, bestselling, most popular, top seller*, topseller, meistverkauft*, beliebteste*, mas vendid*, mas popular*, meilleure vente, meilleures ventes, plus populaire*, plus vendu*, customer favorite, customer favourite, kundenliebling*, our favorite seller',
  rated:
    'top rated, highly rated, five star*, 5 star*, star rating, stars, rated it, rated by, reviews, customers love, customers say, funf sterne, sterne, bewertung*, rezension*, estrellas, valoracion*, valorad*, resenas, etoiles, avis clients, avis, note de',
  'award winning':
    'award winning, award, preisgekront*, testsieger*, premiad*, galardonad*, prime, primee, prix du meilleur, stiftung warentest',
  limited: 'limited edition, exclusive, exklusiv*, edicion limitada, exclusiv*, edition limitee, limitierte auflage',
  refurbished:
    'refurbished, second hand, used condition, generaluberholt*, reacondicionad*, reconditionne*, brand new model, newest model, latest model, neuestes modell, ultimo modelo, dernier modele, new arrival*, new collection',
  'child safe':
    'child safe, child proof, kindersicher*, non toxic, ungiftig*, no toxic*, non toxique*, ce certified, tuv, food safe, lebensmittelecht*',
  medical:
    'cures, cure, heals, clinically proven, medically, heilt, medizinisch*, cura, curan, clinicamente, guerit, cliniquement, fda',
  waterproofRating: 'ipx*, ip 67, ip 68, ip 65, ip 54',
  gore: 'gore tex, goretex, membrane, thinsulate, kevlar, carbon fiber, carbon fibre, carbonfaser, fibra de carbono, fibre de carbone, titanium, titan, titanio, titane, diamond*, diamant*, platinum, platin, platino, platine, 18k, 24k',
  'battery included':
    'batteries included, battery included, batterien enthalten, inklusive batterien, pilas incluidas, piles incluses, charger included, mit ladegerat',
  'full hd':
    '1080p, 4k, 8k, full hd, 2k, 5k, oled, amoled, hdr, touchscreen, touch screen, pantalla tactil, ecran tactile',
  unrivalled:
    'in the world, on earth, on the market, in history, ever made, ever built, second to none, der welt, auf der welt, auf dem markt, weltbeste*, aller zeiten, del mundo, del mercado, de la historia, du monde, au monde, du marche, de l histoire',
  effect:
    'makes you, make you, made you, pays for itself, pay for itself, pays for themselves, doubles your, halves your, boosts, boost your, improves your, lowers your, reduces your, relieves, prevents, protects against, macht dich, macht sie, te hace, le hace, vous rend, te rend, fait maigrir, fait dormir, macht schlank, hace dormir, hace adelgazar, se paga solo, rentabilise*, schutzt vor, protege contra, previene, previent, lindert, soulage, alivia',
  lifelong:
    'forever, for ever, lifetime, lifelong, for life, last for ever, eternal*, ewig, fur immer, lebenslang*, leben lang, toda la vida, de por vida, para siempre, eterno, eterna, toute la vie, pour toujours, a jamais, eternel*',
  orthopedic:
    'orthopedic, orthopaedic, orthopadisch*, ortopedic*, orthopedique*, memory foam, ergonomic, ergonomisch*, ergonomic*, ergonomique*',
}
