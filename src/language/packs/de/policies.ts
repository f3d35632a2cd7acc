import type { PolicyWords } from '../../pack-fields/pack-policies.ts'

/** German words about what shops promise. */
export const policies = {
  meanings: {
    refund:
      'ruckerstattung, erstattung, erstatten, erstattet, erstatte, geld zuruck, geld wieder, geld .. zuruck, das geld, mein geld, ' +
      'zuruckerstatten, zuruckerstattet, ruckzahlung, zuruckzahlen, kohle zuruck, kohle wieder, ruckbuchung, zuruckuberwiesen, gutschrift, ' +
      'erstattung auf, wieder auf dem konto, kohle, geld, ruckerstattet, gutgeschrieben, erstattet bekommen, zuruckgezahlt, knete, ' +
      'zuruckbekommen, zuruck bekommen, wiederbekommen, abgezogen, ziehen',
    return:
      'ruckgabe, zuruckgeben, zuruckgebe, zuruckschicken, zuruckschicke, retoure, retouren, retournieren, zurucksenden, rucksendung, ' +
      'zurucknehmen, zurucknimmt, rucknahme, umtauschen, widerruf, widerrufsrecht, widerrufen, schick .. zuruck, schicken .. zuruck, ' +
      'schicke .. zuruck, sende .. zuruck, senden .. zuruck, gebe .. zuruck, geben .. zuruck, gib .. zuruck, nehmt .. zuruck, nehmen .. zuruck, ' +
      'bringe .. zuruck, zuruckbringen, zuruck bringen, zuruck geben, zuruck schicken, ruckversand, will es nicht mehr, doch nicht, ' +
      'will ich nicht, nicht mehr haben, zuruck in den laden, ruckgaberecht, ruckgabefrist, widerrufsfrist, retour schicken, retour geben, ' +
      'retournier, wieder zuruck, zuruckgesendet, zuruckgeschickt, zuruckgegeben, gefallt .. doch nicht, nicht gefallt, gefallt ihr nicht, gefallt ihm nicht, loswerden, ruckgabebedingungen',
    exchange:
      'umtausch, umtauschen, umgetauscht, tauschen, tausch, tausche, tauscht, eintauschen, andere grosse, anderen grosse, andere farbe, ' +
      'falsche grosse, tausche .. um, tauschen .. um, austausch, austauschen, grosser, kleiner, nummer grosser, nummer kleiner, anderes modell, ' +
      'andere nummer, umtauschbar, anderer farbe, umtauschrecht, eine grosse',
    fit: 'passt nicht, passen nicht, nicht passt, nicht passen, nicht passend, zu klein, zu gross, zu eng, zu weit, passt',
    'return label': 'retourenlabel, rucksendeetikett, retourenschein, rucksendeschein, etikett, retouraufkleber',
    'return shipping':
      'rucksendekosten, ruckversandkosten, kosten der rucksendung, zahlt .. rucksendung, tragt .. rucksendung, rucksendung kostenlos, ' +
      'kostenlose rucksendung, kostenlose retoure, ruckporto, retourkosten, porto .. zuruck, porto .. zuruckschicke, porto .. zuruckschicken, zahlt .. zuruckschicke, ' +
      'porto .. rucksendung',
    unused:
      'ungetragen, unbenutzt, ungeoffnet, originalverpackt, originalverpackung, versiegelt, unversehrt, siegel, ohne etikett, etiketten',
    worn:
      'getragen, gebraucht, benutzt, geoffnet, geoffnete, geoffneten, angebrochen, ausgepackt, aufgemacht, gebrauchsspuren, entsiegelt, ' +
      'ohne verpackung, ohne originalverpackung, ohne ovp, schon benutzt, ausprobiert, getestet',
    'made to order':
      'zuschnitt, zuschneiden, zugeschnitten, schneidet zu, sondergrosse, sondergrossen, massgefertigt, massanfertigung, sonderanfertigung, personalisiert, personalisierte, graviert, gravur, individualisiert, nach mass, ' +
      'auf mass, wunsch, konfiguriert',
    hygiene:
      'hygiene, unterwasche, bademode, ohrringe, hygieneartikel, in-ear, hygienegrunde, bikini, badeanzug, socken',
    sale: 'reduziert, reduzierte, reduzierten, ausverkauf, herabgesetzt, sale, sonderangebot, sonderangebote, angebot, b-ware, schlussverkauf',
    shipping:
      'standard versand, versand, versenden, lieferung, lieferungen, liefern, liefert, geliefert, zustellung, zugestellt, zustellen, verschicken, schicken, ' +
      'schickt, auslieferung, lieferzeit, verschickt, versendet, versendung, ankommen, kommt an, belieferung, rausgeht, geht raus, raus, ' +
      'geht .. raus, bringt ihr, bringen sie, kriege ich es, erhalte, erhalten, losgeschickt, abgeschickt, verschickt ihr, schickt ihr, ' +
      'geschickt, liefert ihr, zusendung, zugeschickt, zuschicken, kommt mein, nach hause, versandarten, unterwegs, schickst',
    'shipping cost':
      'versandkosten, porto, lieferkosten, liefergebuhr, versandgebuhr, versandpauschale, zustellkosten, kostet .. versand, kostet .. lieferung, ' +
      'teuer .. versand, teuer .. lieferung, teuer .. liefern, viel .. versand, versandpreis, kostet .. schicken, kostet .. liefern, ' +
      'versand wie viel, versand kosten, verschicken kosten, kosten fur versand, kosten fur die lieferung, lieferung kosten, was kostet versand, ' +
      'versandgebuhren, lieferpreis, kostet .. zuschicken, kostet die zustellung, kosten der lieferung, versandkostenpauschale',
    'delivery time':
      'lieferzeit, lieferzeiten, lieferdauer, lieferfrist, versanddauer, wie lange .. lieferung, wie lange .. versand, wie lange .. paket, ' +
      'wie lange .. liefern, wie lange .. ankommt, wann .. kommt, wann .. ankommt, wann .. geliefert, wann .. da, wie schnell .. da, ' +
      'wie schnell .. liefern, wie schnell .. geliefert, wie schnell, wie lange .. bis .. da, bis wann, dauert .. lieferung, dauert .. versand, ' +
      'lange .. unterwegs, wann habe ich, wann hab ich, wann kriege ich, wann krieg ich, wann bekomme ich, wie viele tage, braucht ihr, ' +
      'wie lange braucht, wie lange warten, wie lang dauert, rechtzeitig, wartezeit, wann kommt, wann ist .. da, bis wann kommt, dauert es bis, ' +
      'wie lang .. unterwegs',
    'how long': 'wie lange, wie lang, dauert, dauern, dauer, frist, wie viele tage, wieviel tage, fristen',
    express:
      'express, expressversand, eilversand, uber nacht, am nachsten tag, morgen schon, schneller, dringend, eilig, eilt, expresslieferung, ' +
      'bis morgen, overnight, morgen, schnellstmoglich, am schnellsten, bis morgen fruh, blitzversand, schneller versand, ganz schnell, ' +
      'schnelle lieferung, am nachsten werktag, gleich morgen, brauche es morgen, sofort brauchen, nachsten tag',
    abroad: 'ausland, ins ausland, international, weltweit, andere lander, anderen landern, ausserhalb, anderes land',
    country: 'land, lander, landern',
    island: 'insel, inseln, inselzuschlag, abgelegen',
    weekend: 'wochenende, feiertag, feiertagen, feiertage',
    monday: 'montag, montags',
    evening: 'abend, abends',
    cutoff:
      'bestellt bis, bis 14 uhr, am selben tag, heute bestelle, heute noch, gleichen tag, bestellschluss, noch am, heut noch raus, ' +
      'heute noch raus, jetzt bestelle, jetzt noch bestelle, heute raus',
    'not home':
      'nicht da, nicht zu hause, nicht zuhause, niemand da, niemand zu hause, keiner da, keiner daheim, keiner zuhause, nicht daheim, ' +
      'nicht angetroffen, verpasst, verpasse, nicht antreffen, bin arbeiten, auf arbeit, niemanden antrifft, nicht zu hause bin, ' +
      'wenn ich weg bin, nicht offne, keiner aufmacht, war nicht da, niemand zuhause',
    neighbour: 'nachbar, nachbarn, nachbarin, ablageort, abstellen, abstellort, wunschort, nebenan',
    upstairs:
      'wohnung, stockwerk, treppe, bordsteinkante, hochtragen, etage, hoch tragen, tragt .. in, bis in die wohnung, haustur, verwendungsstelle, ' +
      'ins haus, hochbringen, rauftragen, zur wohnungstur',
    'time slot':
      'zeitfenster, wunschtermin, wunschtag, liefertermin, termin, termine, bestimmten tag, uhrzeit aussuchen, ruft .. an, rufen .. an, ' +
      'vorher anrufen, kundigt .. an, vorher an',
    tracking:
      'sendungsverfolgung, verfolgen, sendungsnummer, nachverfolgen, tracking, trackingnummer, trackinglink, wo ist mein paket, wo mein paket, ' +
      'wo bleibt, paketverfolgung, status, wo steckt, wo ist meine, verfolge, paketnummer, verfolgungsnummer, sehen wo, lieferstatus',
    parcel: 'paket, pakete, sendung, packchen, karton',
    carrier:
      'paketdienst, versanddienstleister, dhl, dpd, hermes, gls, ups, spedition, palette, zusteller, postbote, mit wem verschickt, bote, fahrer, postler',
    'parcel locker': 'packstation, paketshop, abholstation, postfiliale, packstationen, filiale der post, paketbox',
    'pick up':
      'abholen, abhole, abholung, selbst abholen, selbstabholung, abholbereit, hole .. ab, holen .. ab, vor ort abholen, click & collect, ' +
      'selber holen, selbst holen, abgeholt, vorbeikommen und abholen, mitnehmen, bei euch holen, filialabholung, abhol',
    customs: 'zoll, zollgebuhren, einfuhr, einfuhrsteuer, verzollen, einfuhrabgaben, zollkosten',
    lost:
      'verloren, verloren gegangen, fehlt, fehlen, verschwunden, nicht angekommen, kommt nicht, nicht da, noch nicht da, nichts angekommen, ' +
      'nicht erhalten, weg, gestohlen, verlust, verschollen, nicht aufgetaucht, immer noch nicht, nie angekommen, spurlos, kam nie an, ' +
      'noch nicht angekommen, noch nicht erhalten, nie erhalten, immer noch nichts, angeblich zugestellt, nichts gekommen, ist nicht gekommen, ' +
      'nicht gekommen',
    late: 'verspatet, verspatung, zu spat, verzogert, verzogerung, verspatungen, zu lange gedauert',
    damaged:
      'beschadigt, beschadigte, beschadigung, kaputt, defekt, zerbrochen, transportschaden, schaden, mangel, gerissen, funktioniert nicht, ' +
      'geht nicht, geht nicht mehr, zerkratzt, kaputte, mangelhaft, kaputtgegangen, kaputt gegangen, gebrochen, geht kaputt, verdorben, ' +
      'schimmelig, verbeult, abgebrochen, macht schlapp, abgefallen, verschimmelt, schlapp, kam kaputt, kaputt an, zerbrochen an, loch, locher, ' +
      'riss, fleck, verschmutzt, lasst sich nicht einschalten, geht nicht an, hinuber, im eimer, tot, spinnt, macke, demoliert, zerdruckt, ' +
      'ausgelaufen, fehlerhaft, gesprungen, schadhaft, produktionsfehler, bruch, defekte, eingedellt, verdellt, zerdellt, eingedruckt, ' +
      'angekommen kaputt',
    'wrong item':
      'falscher artikel, falsches produkt, falsch geliefert, das falsche, was falsches, falsche ware, falschlieferung, nicht bestellt, ' +
      'falschen artikel, was anderes bekommen, falsches teil, falsche farbe, falsche grosse geschickt, verwechselt, etwas anderes geschickt' +
      ', teil fehlt, teile fehlen, fehlt was, fehlt etwas, fehlt ein, fehlte, es fehlt, unvollstandig',
    cost:
      'kosten, preis, preise, gebuhr, gebuhren, wie viel kostet, wieviel kostet, was kostet, wie teuer, teuer, kostet, aufpreis, zuschlag, ' +
      'pauschale, was zahlt man, was zahle ich, wie viel zahle, wieviel zahl ich, was berechnen sie, was verlangt ihr, was macht das, ' +
      'wie viel macht, entgelt, bearbeitungsgebuhr, was nehmt ihr, extra bezahlen',
    'who pays': 'wer zahlt, wer bezahlt, wer tragt, wer ubernimmt, tragen sie, tragen wir, ubernehmen wir, ubernimmt',
    free:
      'entfallt, entfallen, kostenlos, kostenloser, gratis, umsonst, kostenfrei, gratuit, kostenlose, kostenlosen, frei, frei haus, ohne aufpreis, versandkostenfrei, portofrei, ' +
      'ohne kosten, fur lau',
    'free shipping':
      'versandkostenfrei, kostenloser versand, kostenlose lieferung, gratisversand, frei haus, versand frei, portofrei, versand kostenlos, ' +
      'versand gratis, lieferung kostenlos, kostenlos liefern',
    minimum: 'mindestbestellwert, mindestbestellung, mindestens, minimum',
    cancel:
      'kundigen, kundigung, stornieren, storniere, storniert, stornierung, storno, abbestellen, gekundigt, kundige, ruckgangig, abblasen, ' +
      'bestellung widerrufen, absagen, zuruckziehen, stoppen, doch nicht bestellen, bestellung stoppen, stornierbar, widerruf der bestellung, ' +
      'schliesst, schliessen, will meine bestellung nicht mehr, doch nicht mehr',
    'change order':
      'bestellung andern, bestellung nachtraglich, andere .. bestellung, adresse andern, falsche adresse, nachtraglich andern, adresse falsch, ' +
      'lieferadresse andern, umgezogen, verschrieben, vertippt, adresse korrigieren, andere adresse, neue adresse, falsch angegeben, ' +
      'was hinzufugen, dazubestellen',
    'pre-order':
      'vorbestellen, vorbestellung, ausverkauft, auf lager, vorratig, lieferbar, nachbestellt, wieder da, nicht mehr da, keine mehr',
    pay:
      'zahlen, bezahlen, zahlung, zahlungsart, zahlungsarten, zahlungsmoglichkeiten, zahlungsweise, zahlungsmethoden, bezahlung, bezahlt, zahlt, ' +
      'bezahle, zahle, wie zahle, wie kann ich zahlen, wie bezahle, womit zahlen, welche karten, zahlungsmittel, zahlmethoden, zahlungsoptionen, ' +
      'zahlarten, womit kann ich bezahlen, nehmt ihr karte',
    card: 'kreditkarte, kreditkarten, karte, visa, mastercard, ec-karte, girocard, amex, debitkarte',
    'apple pay': 'apple pay, google pay',
    paypal: 'paypal',
    klarna: 'klarna',
    bizum: 'bizum',
    'amazon pay': 'amazon pay',
    sofort: 'sofortuberweisung, giropay, sofort',
    'mercado pago': 'mercado pago',
    oxxo: 'oxxo',
    bitcoin: 'bitcoin, krypto, kryptowahrung, kryptowahrungen',
    'bank transfer': 'uberweisung, vorkasse, uberweisen, vorauskasse, bankuberweisung, uberweisungen',
    'direct debit': 'lastschrift, sepa, bankeinzug',
    'on account':
      'auf rechnung, rechnungskauf, kauf auf rechnung, spater bezahlen, zahlungsziel, spater zahlen, per rechnung',
    cash: 'bar, barzahlung, bar bezahlen, in bar, bargeld, bar zahlen',
    'cash on delivery': 'nachnahme, per nachnahme, bei lieferung zahlen, an der haustur bezahlen',
    check: 'scheck, schecks',
    'holiday vouchers': 'urlaubsschecks',
    instalments:
      'raten, ratenzahlung, ratenkauf, in raten, finanzierung, finanzieren, monatsraten, abstottern, teilzahlung, monatlich abzahlen, abzahlen, ' +
      'monatlich zahlen, auf raten, ratenplan, stuckeln, in mehreren teilen, null prozent, 0 %, mehrere monate, ratenzahlungen, ohne zinsen, ' +
      'zinsen',
    lease: 'leasing, leasen, dienstrad, jobrad, bikeleasing',
    charged: 'abgebucht, belastet, abbuchung, wann .. abgebucht, eingezogen, belasten',
    declined:
      'abgelehnt, zahlung abgelehnt, fehlgeschlagen, zahlung fehlgeschlagen, geht nicht durch, wird nicht angenommen, nicht akzeptiert',
    invoice:
      'rechnung, rechnungen, quittung, beleg, belege, kassenbon, kaufbeleg, kassenzettel, bon, beleg furs finanzamt, steuerbeleg, ' +
      'rechnungskopie, rechnung nochmal, kaufnachweis, rechnung ausstellen, rechnung auf firma, zweitschrift, rechnungsduplikat',
    company: 'firma, firmenkunden, geschaftskunden, unternehmen, gewerblich, gewerbekunden, firmen',
    'gift card':
      'geschenkgutschein, geschenkgutscheine, geschenkkarte, gutscheinkarte, geschenkkarten, gutschein, gutscheine, gutschein kaufen, ' +
      'gutschein schenken, gutschein verschenken, wertgutschein, gutscheinwert, geschenkgutscheins, giftcard',
    voucher: 'gutschein, gutscheine, coupon, gutscheincode',
    discount:
      'rabatt, rabatte, rabattcode, nachlass, ermassigung, prozente, aktionscode, rabattaktion, preisnachlass, skonto, prozente drauf, ' +
      'rabattcodes, promo-code, vergunstigung, schnappchen, sonderpreis, ermassigungen, rabattaktionen, billiger wenn, vergunstigt, angebote, ' +
      'gutscheincodes',
    combine:
      'kombinieren, kombinierbar, mehrere gutscheine, zwei gutscheine, zwei codes, mehrere codes, gleichzeitig, zusammen einlosen, ' +
      'gleichzeitig nutzen, zwei auf einmal, mehrere gleichzeitig, zusammen benutzen, kombiniert, zusammen mit, addieren, zusammen verwenden',
    expire:
      'gultig, gultigkeit, verfallt, verfallen, ablaufen, abgelaufen, lauft ab, lauft .. ab, gelten, gilt, einlosbar, verfall, ungultig, ' +
      'wann .. ungultig, verlieren, verjahren, wie lange .. gultig, halt',
    redeem: 'einlosen, lose .. ein, einlose, eingeben, code eingeben, gutschein einlosen',
    'new customer':
      'neukunde, neukunden, erste bestellung, ersten bestellung, erstbestellung, willkommensrabatt, erster einkauf, neu hier, neu bei euch',
    student: 'student, studenten, studierende, studentin, schuler, studentenrabatt',
    senior: 'rentner, senioren, pensionisten',
    teacher: 'lehrer, lehrkrafte, bundeswehr, polizisten',
    'price match':
      'preisgarantie, bestpreis, gunstiger gesehen, billiger gesehen, woanders billiger, woanders gunstiger, tiefpreis, billiger, gunstiger, ' +
      'preisanpassung, reduziert nach, jetzt gunstiger, preissenkung, jetzt billiger, woanders, konkurrenz, mitbewerber, anderswo, ' +
      'preisdifferenz, gunstiger gefunden, billiger gefunden, tiefpreisgarantie, differenz',
    wholesale:
      'grosshandel, grossbestellung, mengenrabatt, wiederverkaufer, handler, grossabnehmer, grosse mengen, handlerkonditionen, staffelpreise, ' +
      'grossere mengen, wenn ich viele kaufe',
    'loyalty program':
      'treueprogramm, bonusprogramm, treuepunkte, punkte, bonuspunkte, kundenkarte, mitglied, punkten, treue, pramien, punkt, bonus, treuekarte, ' +
      'bonuskarte, punktesystem, stammkunde, stammkunden, vorteilskarte, kundenclub, treuebonus, pramienpunkte, bonusprogramme, sammelt man',
    earn: 'sammeln, sammle, verdienen, wert, gutgeschrieben',
    'refer a friend': 'freunde werben, freundschaftswerbung, empfehlen, freund, freundin, werbepramie, freunde',
    birthday: 'geburtstag',
    'black friday':
      'black friday, weihnachten, cyber monday, ostern, weihnachts, heiligabend, silvester, 24. dezember, dezember, feiertage',
    tax: 'steuer, steuern, mehrwertsteuer, mwst, umsatzsteuer, ust',
    currency: 'wahrung, wahrungen, in dollar, in euro, wechselkurs',
    'gift wrapping':
      'geschenkverpackung, geschenkpapier, als geschenk, einpacken, verpacken, verpackt ihr, geschenk verpacken, geschenkservice, geschenkbox, ' +
      'geschenk einpacken, geschenkverpackungen, hubsch verpackt, schleife, hubsch einpacken, schon eingepackt, eingepackt, packt ihr .. ein, ' +
      'packen sie .. ein, geschenkpackerl, einwickeln, als geschenk verpackt',
    'gift message': 'grusskarte, grusstext, personliche nachricht, karte beilegen, handgeschrieben, widmung, nachricht',
    gift: 'geschenk, geschenke',
    'price on parcel':
      'preis sehen, ohne preise, lieferschein, preis drauf, preise drin' +
      ', preis dabei, preis im paket, preis steht, preis liegt, preise stehen, preis auf, ohne preis, rechnung dabei, rechnung im paket',
    'gift receipt': 'geschenkt bekommen, war ein geschenk, geschenkbeleg, geschenkt',
    'to another person': 'an andere person, direkt an, abweichende lieferadresse, an jemand anderen',
    'weight limit': 'wie schwer, hochstgewicht, maximalgewicht',
    deposit: 'anzahlung, anzahlen',
    reserve:
      'reservieren, zurucklegen, reserviert, zuruckgelegt, reservierung, reservierte, reservieren wir, aufgehoben' +
      ', hebt .. auf, heben .. auf, aufheben, hebe .. auf, legt .. zuruck, zuruckgehalten, halten .. zuruck, bewahrt .. auf',
    unpaid: 'mahnung, mahngebuhr, zahlungsverzug, zahlungsfrist',
    warranty:
      'gewahrleistung, garantie, garantiezeit, garantiert, garantiefall, abgedeckt, abdeckt, deckt, garantiedauer, garantiefrist, ' +
      'herstellergarantie, gewahrleistungsfrist, garantieleistung, garantien, garantiebedingungen, in der garantie, gewahrleistungspflicht',
    'guarantee it': 'garantieren, garantiert',
    repair:
      'reparatur, reparaturen, reparieren, repariert, werkstatt, flicken, instandsetzung, richten lassen, nahen, stopfen, kleben, kurzen, ' +
      'schleifen, ausbessern, reparier, reparaturservice, reparaturkosten, in reparatur, heile machen, ganz machen, ausbesserung, instand, ' +
      'reparaturdauer, reparieren lassen, repariert ihr',
    replace: 'ersatz, ersetzen, ersetzt, ersatzgerat, neues, neues gerat, austauschen',
    'spare parts': 'ersatzteil, ersatzteile, teile, schrauben, knopfe, ersatzknopfe, ersatzakku',
    loan: 'leihgerat, leihrad, ausleihen, leihen, leihgerate',
    'cost estimate': 'kostenvoranschlag, kostenvoranschlage, diagnose, anschauen',
    claim: 'beschwerde, reklamation, reklamieren, reklamiere, beschweren, melden, garantieanspruch, anspruch',
    'wear and tear':
      'verschleiss, kratzer, sturz, sturzschaden, wasserschaden, runtergefallen, heruntergefallen, abnutzung, unsachgemass, fallen gelassen, ' +
      'flussigkeit, ins wasser gefallen, selbst schuld, eigenverschulden, unfall, hingefallen, meine schuld, selbst kaputt gemacht, ' +
      'nass geworden, ins klo, abgenutzt, durchgescheuert, motten, spulmaschine, mikrowelle, fallen lassen, runtergeschmissen, aus versehen',
    extended:
      'garantieverlangerung, verlangern, verlangerung, verlangert, versicherung, versichert, schutzbrief, versichern, gegen runterfallen, ' +
      'gegen sturz, versicherbar',
    'second hand':
      'gebraucht gekauft, aus zweiter hand, zweitbesitzer, ersten kaufer, erstkaufer, neuer besitzer, zweiter hand, weiterverkauft, ubertragbar',
    refurbished: 'generaluberholt, refurbished, aufbereitet',
    recall: 'ruckruf, ruckrufaktion',
    battery: 'akku, akkus, batterie, batterien, handyakku, akkuwechsel, akkutausch',
    frame: 'rahmen, gestell',
    motor: 'motor',
    pets: 'haustier, haustiere, hund, katze, hunde, tiere',
    'original receipt':
      'ohne rechnung, ohne kassenbon, ohne beleg, rechnung verloren, bon verloren, kaufnachweis, kaufbeleg',
    'opening hours':
      'offnungszeiten, geoffnet, offen, macht .. auf, macht .. zu, geschlossen, aufhabt, habt .. auf, schliesst ihr, wann schliesst, offenhabt, ' +
      'ladenoffnungszeiten, geschaftszeiten, sprechzeiten, servicezeiten, habts .. offen, habt ihr .. offen, sperrt, aufgesperrt, ' +
      'macht ihr .. auf, wie lange habt, bis wann offen, bis wann habt ihr, habt ihr offen, habt ihr auf, wann macht, wann habt, ' +
      'wie lange offen, offen habt, ladenschluss, sonntags offen, habt .. geoffnet, haben sie .. geoffnet, haben sie .. offen, von wann bis wann',
    'physical store':
      'filiale, filialen, ladengeschaft, laden, geschaft, ladenlokal, showroom, vor ort, ladens, vorbeikommen, vorbei, richtiger laden, ' +
      'echten laden, in den laden, bei euch vorbei, stationar, ladenlokale, vor ort kaufen, besuchen, besuch, personlich, vorbeischauen, eurem laden',
    'where are you':
      'wo finde ich, wo seid ihr, wo sind sie, wo befindet, standort, wo ist .. laden, standorte, wo sitzt, eure adresse, anfahrt, ihre adresse, ' +
      'wie komme ich zu, welche strasse, in welcher stadt, wo liegt, wo genau, adresse vom laden, wo habt ihr, wie ist die adresse, was ist die adresse, die adresse, wo kann ich euch finden, wo findet man euch',
    parking: 'parkplatz, parkplatze, parken, parkhaus, parke, wo parken',
    wheelchair: 'rollstuhl, barrierefrei, rampe, barrierefreiheit',
    contact:
      'kontakt, kontaktieren, erreichen, wenden, erreiche, erreicht, erreichbar, mit jemandem sprechen, anschreiben, wende, wie erreiche, ' +
      'wie kann ich euch, ansprechpartner, an wen, mit jemand reden, sprechen, schreibe ich euch, kontaktier, euch erreichen',
    support: 'support, kundendienst, kundenservice, hilfe, hotline, kundenbetreuung',
    email: 'e-mail, mail, e-mail-adresse, emailadresse, mailadresse',
    phone:
      'telefon, telefonnummer, anrufen, telefonisch, hotline, anruf, tel, rufnummer, anrufe, nummer, nummer von euch, eure nummer',
    whatsapp: 'whatsapp, chat',
    instagram: 'instagram, facebook, tiktok, social media, youtube',
    reply: 'antwort, antworten, antwortet, melden uns',
    address: 'adresse, anschrift, adressen',
    'billing address': 'rechnungsadresse, rechnungsanschrift',
    'shipping address': 'lieferadresse, lieferanschrift, versandadresse',
    'size guide':
      'grossentabelle, grossenberatung, grossenfuhrer, welche grosse, masse, meine grosse, grossenguide, messen, schrittlange, rahmengrosse, ' +
      'rahmenhohe, rahmenhohen, passt zu mir, zwischen zwei grossen, fallen .. aus, fallt es gross aus, fallt .. klein aus, fallen sie, ' +
      'welche nummer, grossengerecht, grossenangaben, konfektionsgrosse, zwischen zwei, passform',
    size: 'grosse, grossen, ubergrossen',
    colour: 'farbe, farben, rot, blau, grun, schwarz, weiss, farbton',
    material: 'material, stoff, baumwolle, wolle, leder, woraus, stoffe, materialien',
    weight: 'gewicht, wiegt, wiegen, schwer, kilo',
    height: 'hohe, breite, masse, hoch, breit, abmessungen',
    wash: 'waschen, wasche, waschmaschine, reinigen, pflege, bugeln, reinigung, gewaschen, trockner, pflegen, pflegehinweise',
    ingredients:
      'inhaltsstoffe, zutaten, enthalt, enthalten, allergene, nusse, gluten, laktose, glutenfrei, erdnusse, erdnuss, milch, ei, soja, weizen',
    parabens: 'parabene, silikone, sulfate, alkohol',
    allergy: 'allergie, allergisch, reaktion, ausschlag, unvertraglichkeit, allergene, spuren',
    vegan: 'vegan, vegetarisch',
    'animal testing': 'tierversuche, tierversuchsfrei, an tieren getestet, tierversuch',
    pregnant: 'schwanger, schwangerschaft, schwangere, stillzeit',
    organic: 'bio, biologisch, naturlich, naturkosmetik',
    sustainable:
      'nachhaltig, nachhaltigkeit, umweltfreundlich, umwelt, klimaneutral, plastik, recycelt, fairtrade, klima',
    'made in':
      'hergestellt, herstellung, gefertigt, wo produziert, produziert, herkunft, woher, kommt .. her, hersteller, handgemacht, woher kommen',
    'best before':
      'haltbarkeit, haltbar, mindesthaltbarkeit, lagern, mhd, aufbewahren, ablaufdatum, frisch, wie frisch, frische',
    perishable: 'verderblich, verderbliche, lebensmittel, gekuhlt, schokolade, schmelzen, kase',
    samples: 'muster, stoffmuster, probe, proben, probchen, farbmuster',
    refill: 'nachfullen, nachfullung, nachfullpack',
    recycling:
      'recycling, recyceln, entsorgen, altgerat, altgerate, entsorgung, elektroschrott, alten gerat, alte gerate, entsorgt, altes gerat, ' +
      'alte batterien, alten batterie, alten akkus, altes handy, alte waschmaschine, alten kuhlschrank, alten fernseher, alte .. mit, alte mobel, altes sofa, alten .. entsorgen, ' +
      'alten .. mit, altes .. mit, altgerat mitnehmen',
    'trade in':
      'in zahlung, inzahlungnahme, ankauf, altes rad, kauft ihr .. an, inzahlung, alte .. in zahlung, zuruckkaufen, eintauschen',
    assemble:
      'installation, montage, aufbauen, installieren, installiert, aufbau, anschliessen, montieren, einbau, einrichten, einrichtung, aufgebaut, ' +
      'anschluss, angeschlossen',
    packaging:
      'verpackung, verpackungen, verpackt, karton, kartons, neutrale verpackung, diskret, originalkarton, ohne karton, schuhkarton',
    advice:
      'beratung, beraten, beratst, berat, berater, tipps, stilberatung, fachberatung, hilfe bei der auswahl, konnt ihr mich beraten, ' +
      'kaufberatung, videoberatung, beratet, empfehlung',
    try: 'ausprobieren, testen, probefahrt, probieren, anprobieren, probe fahren, vorher testen, anschauen',
    demo: 'vorfuhrung, vorfuhren, vorfuhrgerat, ausstellungsstuck',
    rent: 'mieten, miete, verleihen, verleih, vermieten, mietgerat',
    range: 'reichweite, wie weit',
    inspection: 'inspektion, wartung, durchsicht, service',
    'flat tyre': 'platten, plattfuss, reifenpanne',
    job: 'stellenangebote, karriere, job, jobs, ausbildung, praktikum, bewerbung, offene stellen, stellenanzeige, stellt ihr ein, bewerben, stelle, habt ihr offene stellen, gibt es offene stellen, sucht ihr leute, sucht ihr personal',
    employee: 'mitarbeiter, angestellte, team, personal',
    founder:
      'grunder, gegrundet, grundung, chef, geschaftsfuhrer, inhaber, geschichte, seit wann gibt, wie lange gibt es euch, wie alt, seit wann, ' +
      'wie lange gibt, wie lange schon, familienbetrieb, familiengefuhrt, eroffnet, gibt es euch schon, schon lange' +
      ', wem gehort, gehort das geschaft, gehort der laden, betreibt, fuhrt das geschaft',
    'about us':
      'uber uns, uber euch, wer wir sind, wer seid ihr, unsere geschichte, eure geschichte, wer steckt dahinter, was fur ein laden',
    press: 'presse, journalist, influencer, kooperation, sponsoring, sponsor',
    event: 'veranstaltung, veranstaltungen, kurs, kurse, event, events, workshop, workshops, verkostung, kochkurs',
    app: 'app, handy-app',
    newsletter: 'newsletter, werbemails, werbe-mails, rundbrief, infomail, eure mails, eure emails',
    unsubscribe: 'abmelden, abbestellen, keine mails mehr, keine werbung mehr, austragen, abmeldung',
    subscription: 'abonnement, abo, abos, monatsbox',
    review: 'bewertung, bewertungen, kundenmeinungen, bewerten, rezension',
    donate: 'spende, spenden',
    manual: 'anleitung, bedienungsanleitung, handbuch, gebrauchsanweisung',
    compatible: 'kompatibel, kompatibilitat, funktioniert mit',
    safe: 'serios, vertrauenswurdig, betrug, fake, vertrauen, abzocke, seriose, echter shop, echt, fakeshop, betruger, vertrauenswurdige, kann man euch trauen, trauen',
    'wheelchair access': 'toilette, umkleide, umkleidekabine',
    adult: 'volljahrig, alter, alkohol, ab 18, minderjahrig, unter 18, jugendliche',
    'minimum age': 'ausweis, personalausweis, altersnachweis',
    'chat log': 'chatverlauf, chatverlaufe, chats, unterhaltung',
    signature: 'unterschrift, unterschreiben',
    embroidery: 'stick, bestickung, besticken, aufdruck, bedrucken',
    'dogs welcome': 'mit hund, meinen hund mit, den hund mit, hunde erlaubt, hund mitbringen',
    account: 'konto, konten, account, benutzerkonto, kundenkonto, kundenkontos',
    guest: 'gast, als gast, ohne konto, ohne kundenkonto, ohne registrierung, gastbestellung',
    password: 'passwort, kennwort',
    login: 'anmelden, einloggen, login, anmeldung',
    'sign up': 'registrieren, registrierung, konto anlegen, konten anlegen, konto eroffnen',
    billed: 'abgebucht, berechnen, berechnet, abrechnen, abrechnung, abbuchen',
    'card number': 'kartennummer, kreditkartennummer, kartendaten, kreditkartendaten',
    'reverse charge': 'reverse charge, ohne mwst, steuerschuldumkehr',
    'vat identification number': 'ust-id, umsatzsteuer-id, ustid, umsatzsteuernummer, ust id',
    'tax exempt': 'steuerbefreit, steuerbefreiung, gemeinnutzig, verein, vereine',
    privacy:
      'datenschutz, privatsphare, vertraulichkeit, dsgvo, datenschutzerklarung, meine daten, was macht ihr mit meinen, ' +
      'was passiert mit meinen daten, datenschutzbestimmungen',
    data: 'daten, informationen, kundendaten',
    personal: 'personlich, personliche, personlichen, personenbezogen, personenbezogene, personenbezogenen',
    sell: 'verkaufen, verkauft, verkauf',
    share:
      'weitergeben, weitergegeben, teilen, offenlegen, geben sie weiter, gebt ihr weiter, gebt .. weiter, geben .. weiter, weitergabe, ' +
      'verkauft ihr meine, gebt ihr meine, gebt meine, andere firmen, anderen firmen',
    store:
      'speichern, gespeichert, speichert, aufbewahren, behalten, bewahren .. auf, heben .. auf, hebt ihr, aufgehoben, bewahrt, aufbewahrt, ' +
      'wie lange bleibt, wo werden .. gespeichert',
    delete:
      'loschen, geloscht, loschung, entfernen, papierkorb, loscht, losche, daten loschen, loschen lassen, geloscht haben, losche mein, ' +
      'konto schliessen, konto loschen',
    cookie: 'cookie, cookies',
    encrypt: 'verschlusselt, verschlusseln, verschlusselung',
    security: 'sicherheit, sicher, schutzen, geschutzt, sichere zahlung, gehackt',
    government: 'regierung, behorden, behorde, polizei',
    law: 'gesetz, rechtlich, gesetzlich, gesetzliche',
    right: 'recht, rechte',
    liable: 'haften, haftung, haftbar, verantwortlich',
    damages: 'schaden, schadenersatz',
    terms: 'agb, bedingungen, geschaftsbedingungen, nutzungsbedingungen',
    upgrade: 'upgrade, hochstufen',
    downgrade: 'herabstufen, downgrade',
    'trial period': 'probezeit, probemonat, testphase, probeabo, testzeitraum, probezeitraum',
    plan: 'tarif, plan',
    change:
      'andern, anderung, aktualisieren, andere, geandert, verandern, steigen, erhohen, erhoht, erhohung, teurer werden',
    notify: 'benachrichtigen, informieren, bescheid, mitteilen, ankundigung, vorher sagen, vorwarnen',
    content: 'inhalt, inhalte, meine sachen, hochlade, hochladen, poste',
    owner: 'eigentum, gehoren, gehort, wem gehort, inhaber, eigentumer',
    copyright: 'urheberrecht, geistiges eigentum',
    logo: 'logo, logos',
    downtime: 'ausfall, storung, ausgefallen, ausfallzeit, fiel aus',
    uptime: 'verfugbarkeit, betriebszeit',
    credit: 'gutschrift, guthaben, entschadigung',
    inactive: 'inaktiv, inaktive, ungenutzt, inaktivitat',
    recover: 'wiederherstellen, wiederbekommen, wiederherstellung',
    backup: 'sicherungskopie, backup, datensicherung',
    happy: 'zufrieden, zufriedenheit',
    unhappy: 'unzufrieden, nicht zufrieden, gefallt .. nicht, gefallt nicht, nicht gefallt',
    bot: 'bot, bots, roboter, automatisiert',
    'two-factor': 'zwei-faktor, zwei faktor, zweifaktor, 2fa',
    acquired: 'ubernommen, ubernahme, fusion, aufgekauft, gekauft wird',
    measuring: 'messen, messt, misst, gemessen',
    child: 'kind, kinder, minderjahrig',
    advertising: 'werbung, anzeigen, werbezwecke',
    'third party': 'dritte, dritten',
    'data transfer': 'ubertragen, ubermittlung, ubermittelt',
    export: 'exportieren, ubertragbarkeit, herunterladen',
    'business days': 'werktage, werktagen, arbeitstage, werktags',
    day: 'tag, tage, tagen',
    week: 'woche, wochen',
    month: 'monat, monate, monaten, monatlich',
    year: 'jahr, jahre, jahrlich',
    hour: 'stunde, stunden, stundenlang',
    customer: 'kunde, kunden',
    order: 'bestellung, auftrag, bestellen, einkauf, kaufen, gekauft, kauf, bestelle, bestellt, bestellungen',
    include: 'enthalten, inklusive, inbegriffen, eingeschlossen, drin, ausgeschlossen, zuzuglich, exklusive',
    access: 'zugang, zugriff, lest ihr, lesen',
    permission: 'erlaubnis, einwilligung, zustimmung',
    frozen: 'eingefroren, gesperrt, sperrt',
    'failed payment': 'fehlgeschlagene zahlung, zahlung fehlgeschlagen',
    prorate: 'anteilig, restliche tage, ungenutzte tage',
    service: 'dienst, dienste, dienstes',
    traffic: 'datenverkehr, ubertragung',
    server: 'server, servern',
    abuse: 'beleidigen, beleidige, bedrohen, beschimpfung, drohung',
    'anyone else': 'jemand anders, jemand anderes, andere person, in meinem namen',
    correct: 'korrigieren, berichtigen, berichtigung, falsche daten',
    photo: 'foto, fotos, bild, bilder',
    item: 'artikel, produkt, produkte, ware, waren',
  },
  goods: {
    sofa: 'sofa, couch',
    table: 'tisch, schreibtisch',
    chair: 'stuhl, stuhle, sessel, hocker',
    bed: 'bett, matratze',
    wardrobe: 'schrank, kleiderschrank, regal',
    lamp: 'lampe, lampen, leuchte',
    curtain: 'vorhang, vorhange, teppich, kissen',
    furniture: 'mobel',
    shoe: 'schuh, schuhe, stiefel, turnschuhe',
    dress: 'kleid, kleider, rock',
    shirt: 'hemd, t-shirt, bluse',
    trousers: 'hose, hosen, jeans',
    jacket: 'jacke, mantel',
    jumper: 'pullover, pulli, strickjacke',
    sock: 'socken, mutze, schal, handschuhe',
    bag: 'tasche, rucksack, koffer',
    clothes: 'kleidung, klamotten, kleidungsstuck',
    jewellery: 'schmuck, kette, armbanduhr',
    'phone case': 'handy, smartphone, iphone, telefonhandy',
    laptop: 'laptop, computer, rechner, notebook, tablet',
    headphones: 'kopfhorer, ohrhorer, lautsprecher, ohrstopsel, ohrstopseln, in-ears, in-ear-kopfhorer',
    tv: 'fernseher, bildschirm, monitor, display',
    camera: 'kamera, kameras',
    fridge: 'kuhlschrank, spulmaschine, herd, trockner, haushaltsgerat',
    software: 'software, spiel, lizenz, lizenzen, konsole, softwarelizenzen',
    device: 'gerat, gerate, elektronik',
    cable: 'kabel, ladegerat, zubehor',
    cream: 'creme, cremes, serum, lotion',
    oil: 'ol, ole',
    lipstick: 'lippenstift, mascara, make-up, wimperntusche',
    soap: 'seife, shampoo, parfum',
    skin: 'haut, gesicht',
    bottle: 'flasche, flaschen',
    bike: 'rad, fahrrad, fahrrader, e-bike, rader, bike',
    helmet: 'helm, helme',
    tyre: 'reifen, schlauch',
    brake: 'bremse, bremsen, kette',
    toy: 'spielzeug, puppe',
    book: 'buch, bucher',
    coffee: 'kaffee, tee',
    wine: 'wein, bier',
    sauce: 'sosse, honig, marmelade',
    candy: 'sussigkeiten',
    basket: 'geschenkset, korb, prasentkorb',
    plant: 'pflanze, pflanzen, blumen',
    tool: 'werkzeug, bohrmaschine',
    glass: 'glas, tasse, teller, keramik',
  },
  forms: { et: 'en', t: 'en', st: 'en' },
  asking:
    'leider zurzeit derzeit momentan vorerst anderen ubrigen andere ubrige ' +
    'ok erst zuerst vorher zuhause daheim webseite website seite onlineshop kam kamen angekommen gebt gib ihr krieg kriege kriegt kriegen gibts gehts ne nen nem hab habt habts bin biste seid euch euer eure euren uns mal nu nun denn ' +
    'doch halt eben so da dort dann noch schon auch nur sehr mehr weniger mit ohne fur bei von vom zu zum zur auf aus im am ein eine einen ' +
    'einem einer der die das den dem des und oder aber jemand anders alle alles dieses diese dieser nochmal wieder immer gar zeug kram sagt ' +
    'nehmt nehmen nimmt lang ab niemand irgendwas durfen drauf dabei darf kann konnen konnte konnten muss mussen ist sind war waren sein wird ' +
    'werden wurde haben habe hat hatte gibt geben bekomme bekommen mochte will brauche wissen sagen was wann wo wer wem wen wie lange viel ' +
    'viele warum welche welcher welches bitte mich mir mein meine meinen meiner ich sie ihre ihren wir unser unsere es ob wenn richtlinie ' +
    'moglich passiert benutzen nutzen bieten an machen tun akzeptieren danke hallo nach vor innerhalb pro sache sachen ware artikel produkt ' +
    'produkte etwas geht gestern dienstag mittwoch donnerstag freitag letzte woche neulich kurzlich vielleicht wahrscheinlich bestimmt einfach ' +
    'leicht entschuldigung sorry verzeihung gerne gern dachte denke glaube gelesen gesehen sehe sehen scheint mutter mama vater papa schwester ' +
    'bruder frau mann sohn tochter oma opa tante onkel leute person dame herr hubsch gut guten gute besser beste schlecht grosses grosser ' +
    'kleine kleinen kleiner wenige mehrere paar ganze ganzen ganz halb voll einzige andere anderen anderes jede jeden jeder jedes selbe ' +
    'gleiche bestimmte besondere normal allgemein wirklich klar fertig notig ort wohne wohnt wohnen komme komm kommen gekommen legen lege ' +
    'stellen stelle lassen lasst gelassen mache macht gemacht fange anfangen passieren passierte versuche versucht gefunden zeigen sage sagte ' +
    'gesagt erklaren verstehe vergessen egal hoffe entschieden wahlen gewahlt bleibt bleiben gegangen ging gehen gewesen hatten wurden worden ' +
    'spater bald oft manchmal meistens fast kaum gerade eigentlich uberhaupt wahrend zwischen uber nah weit hier drinnen gegen laut obwohl ' +
    'weil sondern entweder sonst stuck art weise grund fall beispiel problem idee fragen frage wollte wollen kurz fruh eins zwei drei vier ' +
    'funf sechs sieben acht neun zehn jo jep nee moin servus gruezi tach gruss gott lg mfg dankeschon dein er ihm ihn ihnen man dich sich ' +
    'selber selbst bisschen wenig nichts maximal hochstens ungefahr zusammen konntet konnt wusste weiss kenne mag sollte soll sollen damit ' +
    'dazu daran darauf dafur davon wohin worauf wofur womit wenns ichs habs obs wars hats gings direkt schonmal ewig liegt steht brauchte ' +
    'jemandem bringt bringen holt nehme',
  outside: 'ausserhalb',
  toPlace: 'nach in aus bei bis',
  countsAs: 'gelten als, gilt als, gehen als, geht als, kommen als, zahlen als',
  sentBy:
    'kommen per, kommt per, kommen nur per, kommt nur per, gehen nur per, kommen mit, kommt mit, gehen per, geht per, reisen per, reist per, liefern wir per, liefern wir mit, werden per, wird per, verschicken wir, versenden wir',
  onTop: 'extra, zusatzlich, dazu, obendrauf',
  surcharge: 'zuschlag, aufpreis, aufschlag',
  leaving:
    'verlasst, verlassen, versendet, verschickt, verschicken, versenden, versand erfolgt, gehen raus, geht raus, versandfertig, ubergeben, bearbeitet, aufbewahrt, liegt bereit',
  columns: { question: 'frage', answer: 'antwort' },
  elsewhere:
    'alle anderen lander, andere lander, andere ziele, ubrige lander, ubrigen lander, restliche lander, rest der welt, restliche welt',
  excepting:
    'ausgeschlossen, ausgenommen, nicht moglich, gilt nicht, gelten nicht, konnen nicht, kann nicht, konnen wir nicht, nehmen wir nicht',
  restricting: 'ausser, ausgenommen, nicht, nur, wenn, das gilt nicht, dies gilt nicht, danach, sonst',
  shortDays: ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa'],
  untilDay: 'bis',
  clock: 'uhr',
  noon: 'mittag mittags',
  asks: {
    time: ['wie ?(?:lange?|schnell|viele (?:tage|wochen|monate|jahre))', 'bis wann', 'frist[a-z]*', 'dauer[a-z]*'],
    amount: ['was (?:kostet|kosten|macht)', 'wie ?(?:viel|teuer)', 'kosten', 'gebuhr[a-z]*', 'ab wann', 'ab welchem'],
    number: ['wie ?viele'],
    place: ['wo (?:ist|seid|sind|finde|befindet)'],
    contact: ['(?:wie|wen|wer)\\b.{0,20}\\b(?:kontakt[a-z]*|erreich[a-z]*|fragen|e-?mail)'],
  },
  costs: 'kost',
  tells: {
    time: ['am selben tag', 'nachsten? (?:werk)?tag', 'sofort', 'uber nacht', '(?:ein paar|wenige[nr]?) (?:werk)?tage'],
    amount: [
      'kostenlos[a-z]*',
      'kostenfrei',
      '(?:tragen|zahlen|ubernehmen) (?:sie|wir)',
      '(?:tragt|zahlt|ubernimmt) (?:der|die)',
      'frei',
    ],
  },
} as const satisfies PolicyWords
