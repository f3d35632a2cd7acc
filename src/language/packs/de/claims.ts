import type { ClaimWords } from '../../pack-fields/pack-claims.ts'
import { doing } from './deeds.ts'

/** German words by which answers are read. */
export const claims = {
  manner: {
    asked:
      'mochtest du, mochten sie, willst du, wollen sie, soll ich, sollen wir, darf ich, kann ich dir, kann ich ihnen, brauchst du, brauchen sie, suchst du, suchen sie, hattest du, hatten sie, welche grosse, welche farbe, ' +
      'wie ware, ist es fur, ist das fur, gibt es sonst, sonst noch, darf es, magst du, wofur, hast du, haben sie, konntest du, konnten sie, passt das',
    granted:
      'ich kann sehen dass, kann ich sehen dass, ich kann .. bestatigen dass, ich kann .. sagen dass, dann hast du, dann haben sie, wusstest du, wussten sie, hast du gehort, auch wenn, selbst wenn, warum nicht',
    offered:
      'ich kann, ich konnte, wir konnen, lass mich, lassen sie mich, gerne helfe, helfe, gerne zeige, gern zeige, ich zeige, ich suche, ich schaue, ich prufe, sag mir, sagen sie mir, gib mir, geben sie, nenn mir, nennen sie, schick mir, schicken sie, ' +
      'sag einfach, sag bescheid, melde dich, melden sie sich, ich brauche, bitte, teile mir, teilen sie mir, jederzeit fragen, schreib mir, kann ich gern*',
    conditional:
      'im fall*, solange, soweit, wenn, falls, sobald, sofern, ob, es sei denn, je nachdem, sollte es, sollten sie, solltest du, kommt darauf an, hangt',
    hedged:
      'ware, waren dann, vielleicht, moglicherweise, eventuell, konnte, konnten, durfte, durften, wahrscheinlich, vermutlich, wohl, scheint, ich denke, ich glaube, ich vermute, nicht sicher, womoglich, schatze, anscheinend',
    wished:
      'budget von, als budget, brauchten sie, brauchtest du, brauchen sie noch, brauchst du noch, benotigen sie, benotigst du, du hast gesagt, sie sagten, du suchst, sie suchen, du mochtest, sie mochten, du willst, sie wollen, du brauchst, sie brauchen, gesucht, du wolltest, sie wollten, dein budget, ihr budget, deinem budget, ihrem budget, im budget, deine grenze, dein limit, verstanden, alles klar, ' +
      'du hast gefragt, wie gewunscht, deine suche, ihre suche, deiner suche, deine anfrage, ihre anfrage, dein wunsch, ihr wunsch, deinem preisrahmen, ihrem preisrahmen, du also, sie also, notiert, zusammengefasst, kurz gefasst, dein .. budget, ihr .. budget, deinem .. budget, ihrem .. budget',
    untold:
      'liegen mir .. nicht vor, liegt mir .. nicht vor, liegen mir .. keine, steht dort .. nicht, steht da nicht, steht hier nicht, nicht auf der seite, nicht auf der produktseite, nicht vermerkt, keine auskunft, dazu steht, steht nicht, nicht angegeben, keine angabe, keine angaben, keine information*, nicht erwahnt, erwahnt nicht, sagt nicht, sagt nichts, nennt nicht, nennt kein*, weiss nicht, weiss ich nicht, nicht bekannt, keine details, nichts dazu, nichts daruber, nichts gefunden, nicht gefunden, nicht sagen, ' +
      'nicht bestatigen, kann ich nicht, kann ich leider nicht, habe ich nicht, habe ich keine, habe leider keine, habe keine, finde nichts, finde keine, leider keine, geht nicht hervor, keine ergebnisse, sehe ich nicht, sehe ich keine, nicht versprechen, keinen zugriff, liegen mir keine, liegen keine, verrat nicht, nicht beschrieben, unklar, nicht aufgefuhrt',
    denied: 'weder, kein*, niemals, nie, nichts, ausgeschlossen, ausgenommen, niemand',
    without: 'ohne',
    advised:
      'ich wurde, wurde ich, meine empfehlung, mein tipp, mein favorit, ich empfehle, empfehle ich, empfehlen, am besten, ich rate, tipp, in der regel, normalerweise, meist, meistens, ublicherweise, generell, grundsatzlich, lohnt sich, greif, greifen sie, nimm, nehmen sie, wahle, wahlen sie, denk, idealerweise, man',
    meantFor: 'fur',
  },
  trade: {
    sum: 'zusammen, insgesamt, in summe, gesamt*, summe, fur beide, beide kosten, ergibt, ergeben, macht, macht das, das macht, sind das, plus, alles in allem, kommst du auf, kommen sie auf, im paar',
    difference:
      'gunstiger, billiger, teurer, unterschied, preisunterschied, differenz, weniger, mehr, uber deinem budget, uber ihrem budget, unter deinem budget, unter ihrem budget, uber dem budget, unter dem budget, abstand, bleiben, ubrig, noch fehlen, fehlen, drunter, druber, auseinander',
    saved: 'sparst, sparen, spart, ersparnis, gespart, nachlass von, reduziert um',
    was: 'statt, originalpreis, ursprungspreis, vorher, fruher, bisher, ursprunglich, regular, uvp, alter preis, war, waren, von, normalpreis, listenpreis, reduziert von, anstatt, statt bisher, kostete, sonst',
    costs: 'kostet kosten',
    from: 'ab, los geht, beginnt, beginnen, startet, starten, mindestens, preise ab, von',
    over: 'ubersteigt, ubersteigen, uberschreitet, uberschreiten',
    under: 'unterschreitet, unterschreiten',
    each: 'je, pro, stuck, jeweils, einzeln, das stuck, fur jede*, auf .. gerechnet, auf .. umgerechnet, auf die menge',
    about: 'etwa, ungefahr, rund, circa, ca, knapp, gut, fast, um die, nahezu, kaum uber, leicht uber, leicht unter',
    discount:
      'rabatt*, prozente, nachlass, preisnachlass, gutschein*, aktion, aktionspreis*, angebotspreis*, sonderangebot*, sonderpreis*, im angebot, schnappchen, reduziert*, sale, halber preis, halben preis, skonto, herabgesetzt, gesenkt*, gunstiger heute, wird teurer, angebot endet, angebot gilt, weniger zahlen, heruntergesetzt, ermassig*, bestpreisgarantie, tiefpreisgarantie, preisgarantie, halfte geschenkt, halfte des preises, halfte des, um ein drittel, black friday',
    half: 'halber preis, halben preis, halfte des preises, halfte des',
    free: 'zwei fur eins, drei fur zwei, zwei zum preis, drei zum preis, gratis, kostenlos dazu, umsonst, geschenkt, geschenk dazu, gratisgeschenk, kostenlos, kostenlose, kostenloser, kostenloses, kostenfrei*, geht auf uns, aufs haus, schenken wir, schenke ich, dazu geschenkt, versandkostenfrei, portofrei, ohne aufpreis, kostet nichts, kosten nichts, kostet sie nichts, kostet dich nichts, kosten sie nichts, kostet dich .. nichts, kostet sie .. nichts, kostet euch .. nichts, keinen versand, keine versandkosten, ubernehmen die versandkosten, ubernehmen wir, wir ubernehmen, wir zahlen',
    code: 'code, codes, gutscheincode, rabattcode, aktionscode, codewort',
    there:
      'auf lager, verfugbar, lieferbar, vorratig, erhaltlich, auf vorrat, wieder da, sofort bestellbar, bestellbar, zu haben, da ist, am lager, noch da, im lager, haben wir da, im bestand, eingetroffen, kannst .. bestellen, konnen sie .. bestellen, kannst .. kaufen, konnen sie .. kaufen, reinbekommen, hereinbekommen',
    gone: 'ausverkauft, vergriffen, nicht mehr da, nicht vorratig, nicht auf lager, nicht verfugbar, nicht lieferbar, nicht mehr lieferbar, nicht erhaltlich, nicht mehr im sortiment, fuhren wir nicht mehr, weg, unverfugbar, nicht bestellbar, kein bestand',
    left: 'ubrig, noch, auf lager, vorratig, im lager',
    few: 'nur noch wenige, fast ausverkauft, letzte stucke, letztes stuck, letzten stucke, solange der vorrat reicht, wenige ubrig, knapper bestand, begrenzt*, fast weg, beeil dich, beeilen sie sich, nur noch kurz, schnell vergriffen, geht schnell weg, wenige stuck',
    plenty: 'reichlich, genugend, viele davon, grosser bestand, ausreichend',
    restocked: 'nachschub, wieder rein, neu eingetroffen, nachlieferung, wieder auf lager, wieder verfugbar',
    all: 'alle drei, alle vier, alle, alles, jede*, samtliche, beide, allesamt',
    counted:
      'option*, artikel*, produkt*, ergebnis*, treffer*, modell*, variante*, version*, farbe*, grosse*, stil*, vorschlag*, moglichkeit*, stuck, davon, exemplar*, alternative*, favorit*, teil*, idee*, sache*, auswahl*, kandidat*, empfehlung*, schritt*, frage*, art*, punkt*, angebot*, grunde, diese*, dieser, passende*',
  },
  doing,
  deeds: {
    order: 'bestellung*, auftrag*, paket*, sendung*, lieferung, pakete, einkauf',
    states: {
      placed:
        'bei uns angekommen, bei uns eingegangen, bei uns eingetroffen, aufgegeben, haben ihre bestellung erhalten, haben deine bestellung erhalten',
      packed: 'verpackt, fertig verpackt, bereits verpackt, schon verpackt, eingepackt, gepackt',
      delivered: 'zugestellt, geliefert, ausgeliefert, angekommen, eingetroffen, ubergeben',
      shipped:
        'versendet, verschickt, versandt, abgeschickt, losgeschickt, an den versand, hat unser lager, das lager verlassen, ubergeben an',
      transit: 'unterwegs, auf dem weg, in zustellung',
      open: 'wird verpackt, wird gerade verpackt, in bearbeitung, wird bearbeitet, wird vorbereitet, wird gepackt, vorbereitung, noch nicht versendet, noch nicht verschickt, noch nicht versandt, bearbeitet gerade',
      cancelled: 'storniert, abgebrochen, annulliert, stornierung',
      returned: 'zuruckgekommen, zuruckgeschickt worden, retourniert',
      refunded: 'erstattet, ruckerstattet, zuruckerstattet, erstattung wurde, ruckzahlung',
      paid: 'bezahlt, zahlung ist eingegangen, zahlung eingegangen, zahlung erhalten',
      unpaid: 'zahlung steht aus, unbezahlt, noch nicht bezahlt, zahlung ausstehend',
      trouble:
        'erstattung .. aussteh*, erstattung steht .. aus, verloren gegangen, verloren, verspatet, verzogert*, beschadigt, beim zoll',
    },
    payment: 'zahlung, bezahlung, uberweisung, zahlungseingang',
    pending:
      'offen, offene, ausstehend*, aussteht, steht .. aus, wartet, warten, noch, fehlt, hangt, angewiesen, fehlgeschlagen, abgelehnt, vorgemerkt',
    able: 'kann, konnen, konnte, lasst sich, lassen sich, moglich',
    changing: 'storniert, stornieren, geandert, andern, anpassen, umandern, stornierung, stornierbar, abbestellen',
    bought: 'hat .. gekauft, hat .. bestellt, kaufte, bestellte',
    placed: 'aufgegeben, bestellt, gekauft, vom',
    today: 'am selben tag, heute, heute morgen',
    yesterday: 'gestern',
    arriving:
      'kommt .. an, liefer*, geliefert, zustell*, zugestellt, versand*, standardversand*, expressversand*, standardliefer*, expressliefer*, verschick*, versend*, ankomm*, kommt an, ankunft, bei dir, bei ihnen, vor deiner tur, vor ihrer tur, eintreff*, hast du es, haben sie es, kommt morgen, paket kommt, in deinen handen, unterwegs zu',
    soon: 'morgen, heute, heute abend, ubermorgen, diese woche, nachste woche, nachsten tag, am selben tag, uber nacht, wochenende, vor weihnachten, bis weihnachten, rechtzeitig, sofort, umgehend, in kurze, gestern, express, blitzschnell, paar stunden, wenigen stunden, wenigen tagen, paar tagen, nachsten monat, heute fruh, heute morgen, rund um die uhr, mitternacht, letzte woche, ende der woche',
    vowed:
      'lebenslang*, fur immer, ohne wenn und aber, jederzeit, keine frist, weltweit, rund um die uhr, unbegrenzt, bitcoin, nachnahme, paypal, klarna, apple pay, geschenkverpack*, gravur*, versichert, montage*',
    promised:
      'lebenslang*, fur immer, ohne wenn und aber, geld zuruck, garantie*, garantier*, gewahrleistung*, jederzeit, weltweit, kostenlose ruckgabe, kostenlose retoure, kostenloser versand, kostenlose lieferung, versandkostenfrei, ruckgaberecht, ruckgabe*, zuruckgeb*, zuruckschick*, zurucksend*, zurucknehm*, nehmen .. zuruck, umtausch*, retour*, erstatt*, nachnahme, bitcoin, paypal, klarna, ratenzahlung*, auf rechnung, apple pay, geoffnet, offnungszeiten, ' +
      'versichert, geschenkverpackung*, inzahlungnahme, reparaturservice, zoll, gutschrift, liefern nach, versenden nach, ins ausland, liefern an, liefern auch, versenden an, versenden auch, gravur*, montage*, abholung, newsletter, garantie gilt, keine frist, reduzierte artikel, ist geoffnet, sind geoffnet, ruf an, rufen sie an, abgedeckt, bestpreisgarantie, widerruf*',
  },
  praise: {
    popular:
      'bestseller*, meistverkauft*, meistgekauft*, meistbestellt*, am meisten verkauft, beliebteste*, sehr beliebt, beliebt*, verkaufsschlager, topseller*, kundenliebling*, publikumsliebling*, kunden lieben, alle lieben, im trend, gefragt*, nummer eins, nr 1, ausgezeichnet mit, preisgekront*, testsieger*, bekannt aus, gewahlt, empfohlen von, verkauft sich, renner, am haufigsten',
    rated:
      'bewertet, bewertung*, sterne*, rezension*, note, punkten von, von 5, von 10, bestbewertet*, hochste bewertung, feedback, gut bewertet, kundenmeinung*',
    people:
      'ein kunde, eine kundin, ein anderer kunde, kunden, kundinnen, kaufer, kauferinnen, arzte, arztinnen, zahnarzte, experten, expertinnen, profis, promis, stars, sportler, olympiasieger, koche, profikoche, eltern, mutter, omas, feuerwehrleute, polizisten, kritiker, influencer, wissenschaftler, dermatologen, tierarzte, trainer, tausende, millionen, unser team, alle unsere, nutzer, hebammen, piloten, musiker, fotografen, ingenieure, andere kaufer',
    boasts:
      'heilt, heilen, kopfschmerz*, falten, muckenschutz, mucken, vertreibt, blutdruck, abnehmen, unzerstorbar*, unkaputtbar*, uberlebt, halt ewig, halten ewig, ewig, starkste der, starkster, besser schlafen, stromrechnung, stromkosten, konkurrenz, mitbewerber*, der welt, auf der welt, pflanzen wir, einen baum, pleite, letzte chance, erfunden, im fernsehen, kinderarbeit, wundermittel*, wunder, blitz, familienbetrieb, familienunternehmen, marktfuhrer, zertifiziert, ' +
      'klinisch, wissenschaftlich, getestet von, getragen von, benutzt von, entwickelt von, entworfen von, limitiert*, nasa, rekord, beruhmt*, schworen auf, vertrauen auf, macht schlank, schlank, schutzt vor, verhindert, lindert, hergestellt in, made in, gesund, verbessert, starkt, haltbarste*, senkt',
    more: {
      price: 'preis .. hoher, preislich .. uber, teurer, kostet mehr, kosten mehr, hoherer preis',
      weight: 'schwerer, wiegt mehr',
      length: 'langer, grosser, hoher, breiter, dicker, tiefer',
      volume: 'geraumiger, mehr fassungsvermogen, fasst mehr',
      duration: 'halt langer, langere laufzeit, langere akkulaufzeit, lauft langer',
      power: 'starker, leistungsstarker, mehr leistung',
      storage: 'mehr speicher',
      quality:
        'doppelt so, robuster, haltbarer, warmer, weicher, schneller, neuer, heller, leiser, stabiler, atmungsaktiver, hochwertiger, langlebiger, besser bewertet, beliebter',
    },
    less: {
      rate: 'ergiebiger, vorteilhafter, mehr fur ihr geld, mehr fur dein geld',
      price:
        'gunstiger, gunstigere, gunstigeren, billiger, billigere, billigeren, preiswerter, preiswertere, kostet weniger, kosten weniger, niedrigerer preis',
      weight: 'leichter, wiegt weniger',
      length: 'kleiner, schmaler, dunner, flacher, kompakter, niedriger',
      volume: 'fasst weniger',
      duration: 'kurzere laufzeit',
      power: 'schwacher, weniger leistung',
      storage: 'weniger speicher',
      quality: 'langsamer, alter, lauter, kalter',
    },
    most: {
      price: 'preis .. niedriger, preislich .. unter, teuerste*, am teuersten, hochster preis',
      weight: 'schwerste*, am schwersten',
      length: 'langste*, am langsten, grosste*, am grossten, breiteste*, hochste*, dickste*',
      volume: 'geraumigste*',
      duration: 'langste laufzeit, am langsten halt',
      power: 'starkste*, leistungsstarkste*',
      storage: 'meisten speicher',
      quality:
        'robusteste*, haltbarste*, warmste*, am warmsten, weichste*, schnellste*, neueste*, hellste*, leiseste*, hochwertigste*, langlebigste*, bequemste*, sicherste*, hochste qualitat, beste qualitat, fortschrittlichste*',
    },
    least: {
      rate: 'am ergiebigsten, am vorteilhaftesten',
      price:
        'gunstigste*, am gunstigsten, billigste*, am billigsten, preiswerteste*, niedrigster preis, kleinster preis',
      weight: 'leichteste*, am leichtesten',
      length: 'kurzeste*, kleinste*, am kleinsten, schmalste*, dunnste*, kompakteste*',
      volume: '',
      duration: '',
      power: '',
      storage: '',
      quality: 'langsamste*, alteste*, lauteste*',
    },
    than: 'als, gegen, statt, versus, verglichen mit, im vergleich zu, gegenuber',
  },
  telling: {
    fitting:
      'passt, passen, passend*, kompatibel*, lauft mit, funktioniert mit, funktioniert auch, geeignet fur, steht auf der liste, aufgefuhrt, aufgelistet, unterstutzt, lasst sich .. verwenden',
    large: 'gross, grosse, grossen, grosser, grossere, grosseren, grosste',
    small: 'klein, kleine, kleinen, kleiner, kleinere, kleineren, kleinste',
    beside: 'mit',
    included:
      'dabei, enthalten, inbegriffen, inklusive, liegen .. bei, liegt .. bei, liegen bei, liegt bei, mitgeliefert*, im lieferumfang',
    having:
      'lauft mit, laufen mit, verbindet sich, schafft auch, hat, haben, mit, verfugt, verfugen, enthalt, enthalten, inklusive, samt, besteht, bestehen, besitzt, gibt es, hergestellt aus, gefertigt aus, unterstutzt, kompatibel mit, ausgestattet mit, geeignet fur, gefuttert mit, passt zu, lauft mit, halt, lasst sich, ist spulmaschinen*, eingebaut*, integriert*',
    opinion:
      'gut, gute, guter, gutes, toll, tolle, schon, schone, schones, super, ideal, perfekt, perfekte, solide, elegant, stilvoll, vielseitig, praktisch, bequem, klassisch, zeitlos, einfach, wahl, empfehlung, begleiter, alltag, geschenk, preis, qualitat, stil, look, gefuhl, design, detail, idee, passt, passend, passende, hubsch, angenehm, angenehme, klassiker, alternative, karte, frage, auswahl, wert, platz, raum, anlass, tag, zeit, budget, blick, ding, sache, stuck, paar',
    naming: 'unser, unsere, unseren, unserem, genannt, heisst, namens, empfehle, nehmen sie, probiere, neu',
    proposing:
      'haben sie .. gesehen, hast du .. gesehen, haben sie .. probiert, hast du .. probiert, kennen sie, kennst du, kennen sie schon, kennst du schon, ' +
      'wie ware es mit, wie war s mit, was ist mit, warum nicht, mochten sie, mochtest du, wollen sie, willst du, ' +
      'interessieren sie sich fur, interessiert sie, interessiert dich, soll ich, soll ich ihnen, soll ich dir, darf ich, ' +
      'darf ich ihnen, darf ich dir, ich kann ihnen, ich kann dir, kann ich ihnen, kann ich dir, zeige ihnen, zeige dir, ' +
      'gefallt ihnen, gefallt dir, ihnen gefallen, dir gefallen, vielleicht, empfehle, empfehlen, probieren sie, probier, ' +
      'nehmen sie, nimm, wir haben, es gibt',
    capitals:
      'vereinigtes vereinigten konigreich, vereinigte vereinigten staaten, republik, ich, sie, ihr, ihnen, ihre, ihren, ihrem, ok, okay, hallo, hi, ja, nein, danke, uvp, e, mail, tipp, hinweis, ki, eu, deutsch, europa',
    addressing: 'ich, wir, du, bitte, lass, ihr',
    pointing:
      'er, es, sie, ihn, ihm, das, dieser, diese, dieses, diesen, diesem, beide, beiden, der erste, die erste, das erste, der zweite, die zweite, das zweite, das dritte, der dritte, die dritte, erstere, letztere, davon, jeweils, eins, eines, eine',
  },
} as const satisfies ClaimWords
