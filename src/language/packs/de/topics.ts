import type { TopicWords } from '../../pack-fields/pack-topics.ts'

/** Everyday words and shops' words for one matter, in German. */
export const topics = {
  water:
    'wasserdicht*, wasserfest*, wasserabweis*, wasserundurch*, spritzwasser*, regen*, regnet, nass, naesse, feucht*, auslauf*, lauft aus, dicht, undicht, pinkel*, pipi, urin, pieselt, piesel*, pullert, einnasst, inkontinen*, malheur, schwimm*, tauch*, durchnass*, pfutze*, impragnier*, ip44, ip54, ip65, ip67, ipx*, tropf*, kleckert, schweiss',
  outside:
    'draussen, aussen*, outdoor*, winter*, winterhart, frost*, schnee*, wetter*, balkon*, terrasse*, garten*, ganzjahrig, ganzes jahr, drinnen, innen*, uberwinter*, uberdacht, reinholen, minusgrad*, im freien, kalt, kalte, unterm dach, wintergarten',
  light:
    'sonn*, schatten*, halbschatt*, nordseite, sudseite, nordfenster, hell, fensterbank, tageslicht, pralle, uv, bleich*, ausbleich*, vergilb*',
  washing:
    'wasch*, reinig*, sauber*, spulmaschin*, spuler, geschirrspul*, handwasche, waschmaschine, maschine, abwasch*, wisch*, fleck*, schmutz*, dreck*, trockner*, bugel*, schleuder*, ausspul*, saub*, putz*, schlamm, matsch*, abwischbar, spulmittel, seife, dreckig, einweichen, impragnieren, 30 grad, wollwaschgang, klamotten, kleidung, geht raus, rausgehen',
  fit: 'eng*, locker*, weit, slim, kompression*, anliegend, hauteng, passform*, fallt klein, fallt gross, fallt normal, schmal*, oversize*, korpernah, figurbetont, sitzt, grosser bestellen, kleiner bestellen, knapp, normal, schnitt, leger, grosser, kleiner, nummer, grosse, grossen, grossentabelle, fallt',
  ages: 'alter, jahr, jahre, jahren, jahrig*, monat*, kleinkind*, baby*, neugeboren*, kind*, enkel*, neffe, nichte, teenager, jugendlich*, geburt, welpe*, erwachsen*, sohn, tochter',
  danger:
    'verschluck*, erstick*, mund, lutsch*, leck*, kleinteil*, aufsicht, gefahr*, sicher, unsicher, verletz*, schad*, scharf*, spitz*, stranguli*, unbeaufsichtigt, beisst, quetsch*, verbrenn*, bruchig, risse, kippt, kippen, umfall*, umkipp*, wandbefest*, schnur, kurzer als, offnen konnen, speichelfest, lackiert',
  tough:
    'robust*, stabil*, haltbar, bruch*, bricht, kaputt*, zerbrech*, unzerstorbar, reiss*, reisst, splitter*, strapazier*, wackel*, wackelt, verstark*, massiv, hart im nehmen, stoss*, fallt runter, halt aus, aushalten, zerstor*, belast*, solide, kippt, platt, verformt, formstabil',
  taste:
    'schmeck*, geschmack*, bitter*, suss*, sauer, mild*, scharf*, aroma*, noten, fruchtig*, cremig*, salzig, wurzig, nussig, lecker, herb, saure',
  smell: 'riech*, geruch*, duft*, parfum*, stink*, stinkt, mieft, unparfumiert, geruchlos',
  packing:
    'beutel*, teebeutel, lose, dose*, glas, sachet*, kapsel*, bohne*, gemahlen, packung*, verpack*, flasche*, tute*, karton*, geschenkbox, tube, wiederverschliess*, portionsbeutel, nachfull*',
  power:
    'batterie*, stecker*, strom*, steckdose*, kabel*, ladegerat*, lade*, aufladen, aufladbar, akku*, usb*, elektriker, elektrisch*, trafo*, netzteil*, netzbetrieb, volt, watt, kabellos, solar*, laufzeit, leuchtdauer, adapter, netz, anschliess*, anschluss',
  building:
    'aufbau*, aufgebaut, zusammenbau*, selbstaufbau, montage, montier*, werkzeug*, schraub*, bausatz, fertig montiert, vormontiert, anleitung*, bohren, inbus*, einbau*, zusammengebaut, aufstellen, zerlegt*, in teilen, selber auf*, selbst auf*',
  substances:
    'ptfe, teflon, pfoa, pfas, bpa, chemi*, weichmacher*, phthalat*, blei*, bleifrei, nickel*, schadstoff*, beschicht*, unbeschichtet, formaldehyd, silikon*, paraben*, zusatz*, zusatzstoff*, konservierung*, mikroplastik, latex, losungsmittel*, giftstoff*, antihaft*, farbstoff*',
  heat: 'ofen*, backofen, herd*, induktion*, gasherd, gas, ceran*, mikrowelle*, hitze*, heiss, grill*, lagerfeuer, offenes feuer, grad, flamme*, toaster, schmilzt, hitzebestandig, erhitz*, kochfeld*, kochplatte, topf',
  acid: 'saure*, sauer, tomate*, zitrone*, essig, wein, sosse*, sauce*',
  upkeep:
    'pfleg*, einbrenn*, eingebrannt, ol, olen, geolt, einfett*, fett, wachs*, wartung*, polier*, behandel*, lackier*, patina, silbergrau, entkalk*, kalk, trocken lager*, einmal im jahr, jahrlich, lederfett, versiegel*, lackieren, unbehandelt, einbrennen, wartungsfrei',
  noise:
    'laut*, leise*, gerausch*, larm, dezibel, db, summ*, brumm*, surrt, flusterleise, nachbarn, lautstarke, lautlos, klack*, klapper*, raschel*, knister*, quietsch*, klickt',
  weight: 'schwer*, wieg*, wiegt, gewicht*, leicht*, heb*, trag*, gramm, kilo, kg',
  carrying:
    'klapp*, falt*, reise*, tragbar, koffer*, rucksack*, handgepack, kompakt, verstau*, zerlegbar, camping, unterwegs, handtasche, auto, kofferraum, flugzeug, stapel*, transport*, mitnehmen, mitnehmen, fluggepack, kabine',
  allergens:
    'allerg*, nuss*, erdnuss*, gluten*, zoliakie, laktose*, lactose*, milch*, soja, ei, eier, spuren, unvertrag*, vertrag*, sesam, weizen*, hausstaub*, asthma, mandel*, haselnuss*, getreide*, schalentier*, senf, sellerie, fruktose',
  diet: 'vegan*, vegetar*, fleisch*, tierisch*, halal, koscher, gelatine, lab, bienenwachs, leder*, pflanzlich*, schwein*, fisch*, honig',
  sugar:
    'zucker*, gesusst, sussungsmittel*, sussstoff*, diabet*, kalorien*, kcal, kohlenhydrat*, stevia, honig, sirup, traubenzucker',
  waking:
    'koffein*, tein, entkoffeiniert, wach, abends, abend, vorm schlafen, schlafen, nachts, schwanger*, anregend, aufputsch*',
  alcohol: 'alkohol*, rum, likor*, schnaps, kirschwasser, wein, promille',
  keeping:
    'haltbar*, haltbarkeit, mindesthaltbar*, ablauf*, mhd, geoffnet*, offnen, kuhlschrank, kuhl*, einfrier*, tiefkuhl*, frisch, lager*, verderb*, schlecht werden, luftdicht, tage nach, aufbewahr*',
  preparing:
    'ziehen, ziehzeit, aufguss*, aufbruh*, koch*, kochzeit, back*, auflos*, verdunn*, misch*, minuten bei, zubereit*, einweich*, ruhr*, rezept*, auftrag*, einwirk*, anwend*, trockenzeit, anstrich*, gar, erst, vor dem ersten',
  dose: 'dosier*, dosis, pro tag, am tag, taglich, futterungs*, portion*, loffel, pro liter, pro waschgang, waschgang*, reicht, reichen, ergiebig*, tassen, wie oft, mal die woche, wochentlich, verbrauch*, menge*',
  skin: 'haut*, neurodermitis, ekzem*, reizt, reiz*, ausschlag, juck*, kratz*, empfindlich*, dermatolog*, sanft*, ph neutral, ph hautneutral, rotung*, weich, fettig*, klebt, zieht ein',
  warmth:
    'warm*, kalt*, isolier*, gefuttert, futter, fleece, tog, kuschel*, thermo*, winter*, daunen*, grad, komfortbereich, wattiert, frier*, frost*',
  sweat:
    'schwitz*, schweiss*, atmungsaktiv, feuchtigkeit*, trocknet, kuhl*, beluft*, luftig*, mesh, laufen, joggen, sport*, hitzestau, unterarm*, achsel*',
  pockets: 'tasche*, fach, facher, schlussel*, handy*, reissverschluss*, steckfach, laptop*, halter*, stauraum',
  seeThrough: 'durchsichtig*, blickdicht*, transparent*, durchscheinend, lichtdicht, verdunkel*, scheint durch',
  stretch:
    'stretch*, elasti*, dehn*, dehnbar, elasthan, flexib*, steif*, biegsam, einlauf*, lauft ein, nachgeben, formstabil',
  ecology:
    'oko*, nachhaltig*, recycel*, recyc*, bio*, umwelt*, klima*, kompostier*, abbaubar*, fsc, plastikfrei*, fair*, fairtrade, gots, nachwachsend*, upcycling, nachfull*, ohne plastik',
  origin:
    'hergestellt, herkunft, woher, land, handgemacht, handarbeit, manufaktur, werkstatt, produziert, made in, importiert, gewebt, genaht, regional*, aus welchem',
  guarantee: 'garantie*, gewahrleist*, lebenslang*, mangel, defekt*, jahre auf',
  spares:
    'ersatz*, ersatzteil*, austausch*, auswechsel*, nachfull*, reparier*, reparatur*, filter*, wechsel*, nachkauf*, patrone*, einzeln nachkaufen',
  matching:
    'kompatib*, passt, passen, passend, funktioniert mit, andere marke*, anderen, andere hersteller, serie, system, standard, geeignet fur, adapter, gewinde, modell*, nur mit, nutzt dieselben, norm, lenker, rad, fahrrad, dran',
  hand: 'linkshand*, linke hand, rechtshander*, rechts, beide hande, beidhandig*, beidseitig*',
  animals:
    'hund*, katze*, kater, welpe*, kitten, kaninchen*, hamster*, meerschwein*, vogel*, igel*, haustier*, rasse*, pferd*, fisch*, garnele*, schnecke*, nager*, tiere',
  joints:
    'gelenk*, hufte*, arthros*, arthrit*, rucken*, orthopad*, memory*, abgesenkt, einstieg*, ruckenschmerz*, knie*, schwache, kraft*, ergonom*, senior*, alt, alte, alter, alten, handgelenk*, schmerz*',
  players:
    'spieler*, personen, leute, allein, alleine, zu zweit, zweit, gruppe, team, kooperativ, gemeinsam, sitzplatz*, sitzer, gaste, paar, menschen',
  timing: 'minute*, stunde*, dauer*, runde, partie, schnell, wie lange, zeit',
  difficulty:
    'schwierig*, schwer, leicht, einfach*, anfanger*, einsteiger*, profi*, niveau, stufe*, erfahrung, lernen, fortgeschritten*, kompliziert, kinderleicht, geubt*, vorkenntnis*',
  reading:
    'lesen, sprache*, deutsch*, englisch*, franzosisch*, spanisch*, buchstaben, text*, ubersetzt, symbole, schrift*, bilder',
  poison: 'gift*, ungiftig, unbedenklich, schadlich, essbar, knabber*, frisst, anknabber*, todlich, unschadlich',
  planting:
    'pflanz*, saen, aussaat*, oktober, november, dezember, marz, april, mai, september, fruhling, fruhjahr, herbst, zwiebel*, bluh*, blute*, tief, zu spat, saison, ernte*, schnitt*, dung*, einsetzen',
  growth: 'wachs*, wachst, hoch, hohe, breit, ausbreit*, wuchs*, kletter*, zwerg*, ausgewachsen*, wuchert',
  pots: 'topf*, kubel*, erde*, kompost, gefass*, giess*, drainage, staunasse, trockenheit, umtopf*, boden, lehm, torf*, beet*, wasserspeicher, taglich, giess*',
  shine:
    'hell*, lumen, dimm*, warmweiss, leucht*, licht*, dunkel*, strahl*, lux, kelvin, flacker*, farbtemperatur, lampe*, dunkeln, reflekt*, gesehen, sichtbar*, nachts',
  distance:
    'abstand*, auseinander, entfernung, kabel*, zwischen, meter, reichweite, reicht, weit, verlanger*, schnur*, leitung*',
  wall: 'wand*, bohr*, aufhang*, hang*, montage, loch, locher, decke, schraub*, klebe*, haken, dubel*, fliese*, saugnapf*, befestig*',
  sharpness:
    'scharf*, stumpf, scharfe, schleif*, nachscharf*, klinge*, schneid*, wetzstahl, schliff, wellenschliff, aste, dick, harte, hrc, nachkaufbar, feder',
  grip: 'rutsch*, griff*, rutschfest*, antirutsch*, gummifuss*, gummi*, boden*, kratzer*, parkett, filz*, standfest*, festhalten, glatter, kleben, klebt, anhaften',
  load: 'belast*, tragt, traglast, tragkraft, gewicht, maximal*, bis zu kg, aushalt*, stemm*, draufsitz*, draufstell*, kapazitat, wieg, kilo, draufstellen',
  connection:
    'bluetooth, wlan, wifi, app, smartphone, handy, iphone, android, alexa, koppel*, verbind*, signal, internet, offline, router, funk*, herunterladen, bildschirm, fernseher',
  used: 'gebraucht*, generaluberholt, neuware, neu, zustand, unbenutzt, original*, b ware, secondhand',
  comfort:
    'bequem*, gemutlich*, weich*, polster*, hart, harte, komfort*, druckt, scheuer*, blasen, reibt, schaum*, druck, kuschelig',
  fastening:
    'reissverschluss*, knopf*, klett*, schnur*, schnalle*, gummi*, haken, kordel*, magnet*, druckknopf*, riemen, clip*, verschluss*, schloss*, karabiner*, klick*',
  removing:
    'abnehm*, abnehmbar, herausnehm*, heraus*, rausnehm*, einlage*, bezug*, inlett, trennbar, eingenaht, abzieh*, losbar, ausziehbar',
  escape:
    'ausbrech*, ausbruch*, zieht, ziehen, entkomm*, rauswind*, sicher*, doppelt, wegrenn*, abhau*, kindersicher*, uberspring*, entwisch*, rauskommen, kommt er, allein raus',
  proof:
    'zertifi*, gepruft, prufsiegel, siegel, norm*, ce, oeko tex, en 71, tuv, gs, test*, zugelassen, lizenz*, zulassung, strassenverkehr, stvzo, erlaubt, vorschrift',
  chew: 'kau*, nag*, zerstor*, zerkau*, zahn*, beiss*, gebiss, zerfetz*, kaputtmach*, zerleg*, bissfest*, knabber*',
  space:
    'schrank*, schublade*, regal*, platz*, raum, passt in, arbeitsplatte, schmal, breit*, tief*, kleine kuche, stapel*, unterm bett, masse, abmess*, grosse, hohe, badezimmer, bad, zimmer, wohnung',
  rust: 'rost*, rostet, korro*, edelstahl*, verzinkt*, seeluft, salzwasser, oxid*, anlaufen, lauft an, pulverbeschichtet, aluminium',
  wind: 'wind*, bo*, sturm*, windfest, beschwer*, verankern, heringe, abspann*, standfuss, bft, beaufort, kippt, umfall*, kippen',
  repair: 'reparier*, reparatur*, flick*, ersatzteil*, kleb*, service, richten',
  filling:
    'full*, fullung, gefullt, feder*, daunen*, schaum*, polyester*, kapok, dinkel*, kern, innen, watte, flocken, platt, nachfull*, spelzen',
  adjusting:
    'verstell*, einstell*, hohenverstell*, stufe*, neig*, drehbar, kurz*, kurzbar, zuschneid*, teleskop*, timer, regel*, geschwindigkeit*, lange anpassen, automatisch, schaltet sich, fernbedienung, ausziehbar',
  hygiene: 'hygien*, keim*, bakteri*, schimmel*, milbe*, steril*, desinfi*, pilz*',
  sleep: 'schlaf*, nacht*, bett*, mude, einschlaf*, entspann*, schnarch*, liegen, liege*',
  shape: 'rund*, eckig*, oval*, quadrat*, form*, flach*, gebogen, spitz, muster*, motiv*, druck, logo, design*, bild*',
} satisfies TopicWords
