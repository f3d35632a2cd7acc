import type { DoingWords } from '../../pack-fields/pack-deeds.ts'

/** German words by which deeds are told. */
export const doing = {
  frames: {
    perfect: {
      opens: 'ich habe, ich hab, habe ich, hab ich, ich hatte, hatte ich, ich .. habe',
      verbs: '*t *en *rn *ln *an',
      place: 'last',
    },
    managed: { opens: 'ich konnte, konnte ich, ich werde, werde ich', verbs: '*en *rn *ln *un', place: 'last' },
    present: { opens: 'ich', verbs: '*e', place: 'beside', toShopper: true, isPromise: true },
    past: { opens: 'ich', verbs: '*te', place: 'beside' },
    ours: {
      opens: 'wir haben, haben wir, wir konnten, konnten wir',
      verbs: '*t *en *rn *ln *an',
      place: 'last',
      toShopper: true,
    },
  },
  between: 'lassen konnen durfen haben habe worden und gleich schon',
  shopper: 'dir dich du dein deine deinen deinem deiner deines ihnen sie ihr ihre ihren ihrem ihrer ihres',
  telling:
    'entdeckt, entnommen, halte .. fur, notiert, gefunden, gesucht, nachgesehen, nachgeschaut, geschaut, durchgesehen, durchgeschaut, gepruft, uberpruft, herausgesucht, rausgesucht, ausgesucht, ausgewahlt, gewahlt, verglichen, gegenubergestellt, gezeigt, aufgelistet, aufgezahlt, aufgefuhrt, zusammengestellt, zusammengefasst, zusammengerechnet, zusammengesucht, gelistet, gesehen, angesehen, angeschaut, gelesen, nachgelesen, uberlesen, verlesen, verstanden, missverstanden, gerechnet, ausgerechnet, nachgerechnet, verrechnet, umgerechnet, berechnet, uberschlagen, gerundet, aufgerundet, abgerundet, ' +
    'gemeint, gesagt, genannt, erwahnt, erklart, beschrieben, gefiltert, sortiert, geordnet, gehort, gehabt, vertan, geirrt, getauscht, verwechselt, ubersehen, verschrieben, vertippt, vergessen, angenommen, unterstellt, berucksichtigt, beachtet, weggelassen, ausgelassen, ausgeklammert, bemerkt, gemerkt, festgestellt, erkannt, gedacht, uberlegt, gehofft, vermutet, geglaubt, gefragt, geantwortet, beantwortet, gewusst, gelernt, recht, nicht, versucht, probiert, vorgeschlagen, empfohlen, hervorgehoben, markiert, verlinkt, beigefugt, angehangt, ermittelt, gezahlt, gemessen, verfugbar, gebraucht, gefreut, bezogen, beschrankt, konzentriert, ' +
    'getestet, erlebt, selbst, gesamt, gerecht, passt, dort, sonst, sofort, insgesamt, jetzt, gut, derzeit, zuletzt, bekannt, finden, suchen, sehen, schauen, prufen, nachsehen, nachschauen, vergleichen, zeigen, sagen, nennen, lesen, entnehmen, erkennen, entdecken, feststellen, verstehen, bestatigen, helfen, weiterhelfen, empfehlen, raten, vorschlagen, erklaren, herausfinden, ermitteln, schreiben, antworten, beantworten, denken, ' +
    'empfehle, rate, zeige, nenne, sehe, finde, wurde, konnte, kann, mochte, habe, hatte, hab, werde, wurde, bin, war, denke, dachte, glaube, hoffe, freue, danke, verstehe, drucke, schlage, erklare, schaue, suche, prufe, wunsche, helfe, schreibe, sage .. gern*, sage .. wie, sage .. was, erzahle, fasse, liste, stelle .. vor, stelle .. gegenuber, stelle .. zusammen, suche, beschreibe, vergleiche, verweise, meine, meinte, nehme .. an, gehe .. davon, bitte, entschuldige, bedaure, verspreche, wusste, wollte, sollte, musste, durfte, rechne, rechnete, fand, beziehe, beantworte, antworte, vermute, schatze, bestatige, brauche, benotige, orientiere, ' +
    'vorlegen, heute, bitte, gerne, alle, keine, eine, diese, ohne, mehrere, weitere, lege .. ans herz, gebe .. tipp, gebe .. uberblick, gebe .. auskunft, gebe .. recht, kenne, leite .. ab, lese, mag, tue, teile .. mit, gratuliere, ubersetze, fuhre .. auf, rechne, hebe .. hervor, liebe, warte, rede, spreche, lasse .. wissen, mache .. auf, mache .. vorschlag, biete, weise, erinnere',
  matter:
    'beschreibung*, produktseite, unterschiede, fett, uberblick, ubersicht, vergleich, zusammenfassung, budget, unten, nebeneinander, gegenuber, optionen',
  passive: 'wurde, wurden, wird, werden, worden, ist, sind, ist jetzt, sind jetzt',
  acted:
    'gestoppt, angehalten, storniert, gecancelt, annulliert, abgebestellt, reserviert, zuruckgelegt, beiseitegelegt, vorgemerkt, hinterlegt, geandert, abgeandert, angepasst, aktualisiert, umgestellt, umgebucht, umgeleitet, ausgetauscht, umgetauscht, erstattet, ruckerstattet, zuruckerstattet, zuruckuberwiesen, zuruckgebucht, gutgeschrieben, veranlasst, angestossen, eingeleitet, ausgelost, beantragt, angemeldet, eingetragen, registriert, abonniert, gebucht, eingelost, angewendet, angewandt, abgezogen, freigeschaltet, aktiviert, gesperrt, gestrichen, entfernt, weitergeleitet, weitergegeben, informiert, benachrichtigt, verstandigt, eskaliert, beauftragt, organisiert, vereinbart, rausgegangen, zugeschickt, gemailt, zugesandt, hinzugefugt, gelegt, gepackt, erledigt, angelegt, eroffnet, gespeichert, bestatigt, eingerichtet, gesichert, aufgegeben',
  states:
    'notiz .. bestellung, ist .. warenkorb, sind .. warenkorb, liegt .. warenkorb, liegen .. warenkorb, liegt .. einkaufswagen, auf ihren namen, auf deinen namen, fur sie reserviert, fur dich reserviert, fur sie zuruckgelegt, fur dich zuruckgelegt, liegt .. fur sie bereit, liegt .. fur dich bereit, warenkorb gelegt, korb gelegt, zur seite gelegt, beiseite gelegt, erstattung lauft, ruckerstattung lauft, stornierung lauft, erstattung ist unterwegs, geld ist unterwegs, sage .. bescheid, gebe .. bescheid, geb .. bescheid, bescheid gesagt, bescheid gegeben, kummere mich, melde mich',
  finished:
    'erledigt, schon erledigt, alles erledigt, ist erledigt, ist schon erledigt, das ist erledigt, gebongt, ist gemacht',
  coming:
    'bekommen sie .. mail, bekommst du .. mail, sie bekommen .. mail, du bekommst .. mail, erhalten sie .. mail, erhaltst du .. mail, sie erhalten .. mail, du erhaltst .. mail, bestatigung .. unterwegs, mail .. unterwegs, mail kommt, schauen sie .. postfach, schau .. postfach, in ihrem postfach, in deinem postfach, bekommen sie .. bestatigung, erhalten sie .. bestatigung, sie erhalten .. bestatigung, meldet sich .. bei ihnen, meldet sich .. bei dir, melden sich .. bei ihnen, melden sich .. bei dir',
  means: {
    cart: 'warenkorb, einkaufswagen, einkaufskorb, korb, tasche',
    mail: 'mail*, e mail*, postfach, code, nachricht*, gemailt, bestatigung*, zugeschickt',
    contact:
      'mail*, adresse*, daten, kontakt*, liste, benachricht*, gespeichert, vorgemerkt, angemeldet, eingetragen, bescheid, nummer, abonniert',
    person:
      'team*, kolleg*, mitarbeiter*, mensch*, kundendienst, kundenservice, support, jemand*, weitergeleitet, weitergegeben, verbunden, ubergeben, informiert, benachrichtigt',
  },
} as const satisfies DoingWords
