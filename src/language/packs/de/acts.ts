import type { ActWords } from '../../pack-fields/pack-acts.ts'

/** By what German tells what a message does. */
export const acts = {
  injection: [
    '(ignorier|vergiss|missacht)\\w* (bitte )?(alle |deine |die |meine )*(vorherigen |bisherigen |obigen )?(anweisungen|regeln|instruktionen|befehle|vorgaben)',
    'systemanweisung\\w*',
    '(entwickler|admin|gott)modus',
    '(du bist jetzt|ab jetzt bist du) (ein|eine|der|die|dan|mein)',
  ],
  suspicious: ['\\w*(anweisung|regel)\\w*', 'modus', 'ki', 'tu so als'],
  human: [
    '(kann|konnte|darf) ich (bitte )?mit (?!dir|euch|ihnen)\\S+ (\\S+ ){0,5}(sprechen|reden)',
    '(mensch\\w*|mitarbeiter\\w*|jemand\\w*|berater\\w*|kundenservice|kundendienst|support|chef|echten person)\\b.{0,25}\\b(sprechen|reden|verbinde\\w*|chatten|telefonieren)',
    'verbinde\\w*\\b.{0,20}\\b(mensch|mitarbeiter|jemand|berater|support)\\w*',
    'echt(er|en|e) (mensch|person)\\w*',
  ],
  humanAlone: 'mensch mitarbeiter person',
  notHuman: ['(bist du|sind sie|seid ihr)', '(rede|spreche|schreibe|chatte) ich'],
  trust: [
    '^(?:(?:hallo|hi|also|ok|und|sorry) )*(?:ist|sind|seid) .{0,30}\\b(?:betrug|betruger|abzocker?|fake ?shop|serios|vertrauenswurdig)\\b',
  ],
  unclear: ['was|hae', '(das )?versteh\\w* (ich )?nicht', 'ich versteh\\w* (das )?nicht'],
  browsing: [
    'was (alles )?verkauft ihr( so| hier)?',
    'zeig(t|en sie)? (mir )?(alles|was (ihr|sie) (habt|haben))( bitte)?',
    'was (habt ihr|haben sie|verkauft ihr|verkaufen sie)( bitte)?',
  ],
  howAreYou: ['wie geht(s| es dir)'],
  greetings:
    'hallo, guten tag, guten morgen, guten abend, moin, moin moin, servus, gruss gott, gruezi, hallo zusammen, huhu, tach, hallochen',
  greeted: 'zusammen',
  thanks:
    'danke, vielen dank, danke schon, dankeschon, besten dank, herzlichen dank, danke dir, danke sehr, super danke, ok danke',
  goodbye:
    'tschuss, tschussi, auf wiedersehen, bis bald, ciao, bis dann, tschau, gute nacht, schonen tag noch, schonen abend, ade',
  okStarts: 'ok',
  self: 'ich',
  cheaper: [
    'kostet weniger|kosten weniger|weniger kostet|gunstiger\\w*|billiger\\w*|preiswerter\\w*|zu teuer|weniger teuer\\w*',
  ],
  dearer: ['kostet mehr|kosten mehr|mehr kostet|teurere?[srnm]?|hochwertiger\\w*'],
  notTooMuch: ['nicht (zu |so )?teuer'],
  notMore: ['nicht (mehr|teurer)'],
  than: 'als',
  places: [['erste[rnsm]?'], ['zweite[rnsm]?'], ['dritte[rnsm]?'], ['vierte[rnsm]?'], ['funfte[rnsm]?']],
  last: ['(der|die|das|den) letzten?'],
  lastOther: ['letzte[nrs]? (mal|bestellung|woche|monat|jahr)'],
  notPlace: ['erste[rnsm]? (bestellung|tag|mal)', '(zweiten?|dritten?) mal', 'zum (ersten|zweiten|dritten) mal'],
  numbered: 'nummer nr',
  both: 'beide, beiden',
  pointing:
    'der die das den dem erste ersten erster erstes erstem zweite zweiten zweiter zweites zweitem dritte dritten dritter drittes drittem vierte vierten vierter viertes letzte letzten letzter letztes letztem bitte nummer nehme ich mir gefallt mag',
  having: ['(hallo )*(was )?(habt ihr|haben sie|hast du|gibt es|gibts|verkauft ihr|fuhrt ihr|habts)(?! (das|es)\\b)'],
  clauses: {
    joins: 'und aber',
    starts: 'kann, habt, gibt, wie, was, wo, wann, auch, ausserdem',
    startsJoined: 'wer, ich, ist es, ist das, ist er, ist sie, sind sie, sind die, passt, hat es, hat er',
    startsBehindComma: 'und',
    asks: 'kann ich, kann man, konnen wir, darf ich, muss ich, soll ich, konnt ihr, konnen sie, konntet ihr, konnten sie, bekomme ich, krieg ich',
    also: 'ausserdem',
  },
} as const satisfies ActWords
