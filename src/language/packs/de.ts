import type { LanguagePack } from '../pack.ts'
import { acts } from './de/acts.ts'
import { claims } from './de/claims.ts'
import { contents } from './de/contents.ts'
import { degrees } from './de/degrees.ts'
import { dialogue } from './de/dialogue.ts'
import { glossary } from './de/glossary.ts'
import { judging } from './de/judging.ts'
import { motifs } from './de/motifs.ts'
import { orderQuestions } from './de/order-questions.ts'
import { policies } from './de/policies.ts'
import { properties } from './de/properties.ts'
import { questions } from './de/questions.ts'
import { reckoning } from './de/reckoning.ts'
import { scales } from './de/scales.ts'
import { shorthand } from './de/shorthand.ts'
import { talk } from './de/talk.ts'
import { topics } from './de/topics.ts'
import { writing } from './de/writing.ts'

/** German. */
export const de = {
  code: 'de',
  joinsWords: true,
  numbers: {
    decimalMark: ',',
    small:
      'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    hundred: '',
    thousand: 'tausend',
    and: '',
    joined: { one: 'ein', and: 'und', hundred: 'hundert' },
    one: 'ein eine einem einen einer',
    counts: { dutzend: 12 },
    rarely: 'ein eine eins null',
    timesEnding: 'mal',
    squared: '',
    two: '',
  },
  units: {
    in: 'zoll',
    ft: 'fuss',
    mm: 'millimeter millimetern',
    cm: 'zentimeter zentimetern',
    m: 'meter metern',
    m2: 'quadratmeter quadratmetern',
    ml: 'milliliter millilitern',
    l: 'liter litern',
    g: 'gramm',
    kg: 'kilo kilos kilogramm',
    lb: 'pfund',
    w: 'watt',
    v: 'volt',
    pc: 'stuck teile teilig',
    item: 'artikel',
    cup: 'tassen',
    min: 'minute minuten',
    h: 'stunde stunden',
    day: 'tag tage tagen tages werktag werktage werktagen',
    week: 'woche wochen',
    month: 'monat monate monaten monats',
    year: 'jahr jahre jahren jahres',
    pct: 'prozent',
    deg: 'grad',
  },
  counted: 'sekunden kalorien personen spieler seiten sterne karat',
  dimensions: 'breit, hoch, lang, tief, dick, im durchmesser, durchmesser',
  afterPreposition: '',
  moneySlang: 'tacken ocken mause euronen',
  currencies: {
    dollar: 'dollar dollars',
    euro: 'euro euros',
    pound: 'pfund',
    yen: 'yen',
    franc: 'franken',
    cent: 'cent cents',
  },
  prices: {
    atMost:
      'nichts uber, nix uber, nicht uber, nich mehr als, nich uber, unterhalb von, nicht teurer als, unter, bis, bis zu, bis maximal, hochstens, maximal, ' +
      'weniger als, nicht mehr als, nicht uber, billiger als, gunstiger als, budget liegt bei, budget ist, budget betragt, budget von, budget, mein limit ist, mein limit liegt bei, limit, limit ist, limit liegt bei, obergrenze, schmerzgrenze, schmerzgrenze liegt bei, schmerzgrenze ist, maximum ist',
    atMostOfMoney: 'fur',
    atLeast: 'uber, ab, mehr als, mindestens, nicht unter',
    atLeastOfMoney: 'von',
    orLess:
      'oder weniger, oder billiger, ist mein limit, ist mein maximum, ist mein max, ist mein budget, ist die grenze, ist meine grenze, ist meine obergrenze, ist meine schmerzgrenze, ist das limit, ist das maximum, max, maximal, maximum, hochstens',
    orLessOfMoney: 'hochstens, maximal, mehr nicht, mehr hab ich nicht, mehr habe ich nicht, hab ich, habe ich',
    orMore: 'oder mehr, und mehr',
    orMoreOfMoney: '',
    aroundOfMoney:
      'um die, so um die, so um, so, etwa, ungefahr, circa, ca, rund, in etwa, um, sagen wir, sagen wir mal',
    aroundBehind: 'oder so, rum, herum, in etwa, so ungefahr',
    around: 'um die, so um die, so um, rund um die',
    having: 'ich hab, ich habe, hab, habe, hab ich, habe ich, wir haben, ich hatte',
    only: 'nur bloss lediglich grad gerade',
    spent: 'zur verfugung, zum ausgeben, dabei, ubrig, dafur, insgesamt, in bar',
    spending:
      'ich wir man es das darf soll sollte kann konnte will wollte mochte wurde ausgeben zahlen bezahlen hinlegen investieren kosten geld dafur eigentlich hab habe haben',
    refusals: 'nich net',
    goesOn:
      'was wie welche welcher welches welchen habt hast gibt gibts kann konnt geht also aber bitte danke reicht fur',
    range: 'zwischen, preis, preis :',
    rangeOfMoney: 'von',
    to: 'und, bis',
    upTo: '',
    beforeAmount: 'ca etwa circa rund so maximal',
    lead: 'preis fur zu kostet kosten mein',
    notMoney: 'frauen manner kinder personen erwachsene alter jungen madchen grosse gr',
    cheap:
      'nicht zu teuer, nicht teuer, nicht so teuer, gunstig, gunstige, gunstiger, gunstiges, gunstigen, gunstigem, gunstigste, gunstigsten, ' +
      'gunstigstes, billig, billige, billiger, billiges, billigen, billigste, billigsten, billigstes, preiswert, preiswerte, preiswerter, ' +
      'preiswerten, preiswertes, preisgunstig, preisgunstige',
    reduced:
      'im angebot, im sale, reduziert, reduzierte, reduzierten, reduziertes, herabgesetzt, herabgesetzte, heruntergesetzt, heruntergesetzte, im preis gesenkt, sonderangebote, im sonderangebot, war es teurer, war der teurer, war die teurer, war das teurer, vorher gekostet, vorher teurer, fruher gekostet, alter preis, ursprunglicher preis',
  },
  orders: {
    cheapest:
      'gunstigste, gunstigsten, gunstigster, gunstigstes, am gunstigsten, billigste, billigsten, billigster, billigstes, am billigsten, ' +
      'am wenigsten kostet, kostet am wenigsten, so billig wie moglich, so gunstig wie moglich, preiswerteste, preiswertesten, am preiswertesten, niedrigster preis, niedrigsten preis',
    dearest:
      'teuerste, teuersten, teuerster, teuerstes, am teuersten, hochster preis, hochsten preis, luxurioseste, luxuriosesten, exklusivste',
    newest:
      'neueste, neuesten, neuester, neuestes, neuste, neusten, neustes, am neuesten, aktuellste, aktuellsten, neuheit, neuheiten, ' +
      'neu eingetroffen, neu im sortiment, frisch eingetroffen',
    best:
      'beste, besten, bester, bestes, am besten, am besten bewertet, bestbewertet, bestbewertete, bestbewerteten, am besten bewertete, ' +
      'top bewertet, beliebteste, beliebtesten, meistverkauft, meistverkaufte, meistverkauften, bestseller, hochwertigste, hochwertigsten',
  },
  comparisons: { lower: 'gunstiger billiger weniger', higher: 'teurer mehr' },
  stock: {
    there: 'auf lager, lagernd, verfugbar, sofort verfugbar, vorratig, lieferbar, sofort lieferbar',
    gone: 'nicht verfugbar, nicht lieferbar, nicht auf lager, ausverkauft',
    when: 'wann, ab wann, bis wann',
    back: 'wieder da, wieder lieferbar, wieder verfugbar, wieder rein, wieder vorratig, wieder auf lager, wieder zu haben, wieder im laden, wieder zu kaufen, kommt es wieder, kommt der wieder, kommt die wieder, kommt das wieder, kommen die wieder, gibt es das wieder, gibts das wieder, gibt es die wieder, gibts die wieder, gibt es den wieder, gibts den wieder',
    left: 'noch, habt ihr, haben sie, hast du, gibt es, gibts, auf lager, vorratig, ubrig, verfugbar, lagernd, da',
  },
  negation: {
    absent: 'ohne kein keine keiner keines keins',
    behind: 'frei freie freier freies freien freiem',
    words:
      'ohne, hasse, hasst, nicht, nicht in, kein, keine, keinen, keiner, keines, ausser, bloss nicht, nichts, nix, nichts mit, nichts aus, nichts in, nichts von',
    closing: 'nicht nich net',
    before: 'farbe aus in ein eine einen',
    idle: 'habe kein, habe keine, habe keinen, hab kein, hab keine, hab keinen, wir haben kein, wir haben keine, wir haben keinen, besitze kein, besitze keine, besitze keinen, noch kein, noch keine, noch keinen, noch nichts, habe nichts, hab nichts',
  },
  had: { have: 'hab habe hat haben besitze besitzt', already: 'schon bereits' },
  goesOn: 'dann, danach, bis dahin, sonst, andernfalls, in diesem fall, sie, er, es, dies, diese, dieser, dieses',
  contents,
  headcount: {
    behind: 'personen leute gaste spieler kopfe',
    places: 'mann sitzer mannzelt personenzelt',
    before:
      'familie mit, familien mit, familie von, haushalt mit, haushalte mit, wir sind, sind wir, wir sind zu, sind wir zu',
  },
  comparing: { endings: 'esten sten este ste ester ster estes stes eren erer eres ere er', before: '' },
  degrees,
  scales,
  either: 'oder',
  joiners: 'oder und',
  named: {
    vendor: 'marke, marke :, von, von marke, von der marke, der marke',
    category: 'in kategorie, in der kategorie, kategorie, kategorie :',
    tag: '',
  },
  options: {
    names: { color: 'farbe farben', size: 'grosse grossen gr', material: 'material stoff' },
    nameEndings: { color: 'farbe', size: 'grosse' },
    markers: 'in, im',
    colorMarkers: 'farbe, in der farbe, in farbe',
    materialMarkers: 'aus',
    articles: 'dem der',
    beforeSizeWord: 'in',
    beforeSize: 'in im',
    measuredAt: 'bundweite, taillenweite, taillenumfang, bund, brustumfang',
    describing: '',
    generic: '',
  },
  colors: {
    red: 'rot',
    blue: 'blau',
    green: 'grun',
    black: 'schwarz',
    white: 'weiss',
    yellow: 'gelb',
    purple: 'violett lila',
    pink: 'rosa',
    brown: 'braun',
    gray: 'grau',
    beige: 'creme!',
    gold: 'golden gold!',
    silver: 'silbern silber!',
    navy: 'marineblau marine! dunkelblau',
    'sky blue': 'himmelblau hellblau',
    'royal blue': 'konigsblau',
    turquoise: 'turkis',
    teal: 'petrol',
    burgundy: 'weinrot burgunder bordo',
    olive: 'olivgrun oliv',
    charcoal: 'anthrazit',
    graphite: 'graphit',
    ivory: 'elfenbein',
    mustard: 'senfgelb, senffarben, senf!',
    lavender: 'lavendel!',
    'rose gold': 'rosegold',
    copper: 'kupfer!',
    multicolor: 'mehrfarbig',
  },
  materials: {
    cotton: 'baumwolle',
    leather: 'leder',
    'faux leather': 'kunstleder',
    wool: 'wolle',
    merino: 'merinowolle',
    cashmere: 'kaschmir',
    linen: 'leinen',
    silk: 'seide',
    velvet: 'samt',
    suede: 'wildleder',
    wood: 'holz',
    oak: 'eiche eichenholz',
    walnut: 'nussbaum nussbaumholz walnussholz',
    pine: 'kiefernholz',
    teak: 'teakholz',
    bamboo: 'bambus',
    metal: 'metall',
    steel: 'stahl',
    'stainless steel': 'edelstahl',
    iron: 'eisen',
    aluminum: 'aluminium',
    brass: 'messing',
    titanium: 'titan',
    glass: 'glas',
    plastic: 'plastik kunststoff',
    ceramic: 'keramik',
    terracotta: 'terrakotta terracotta',
    porcelain: 'porzellan',
    rubber: 'gummi',
    silicone: 'silikon',
    paper: 'papier',
    marble: 'marmor',
    stone: 'stein',
    lace: 'spitze',
    beech: 'buchenholz rotbuche',
    birch: 'birke birkenholz',
    spruce: 'fichte fichtenholz',
    maple: 'ahorn ahornholz',
    mahogany: 'mahagoni',
    rosewood: 'palisander rosenholz',
    ebony: 'ebenholz',
    acacia: 'akazienholz',
    cedar: 'zeder zedernholz',
    poplar: 'pappelholz',
    basswood: 'lindenholz',
    'cherry wood': 'kirschholz kirschbaumholz',
    'ash wood': 'eschenholz',
    'pear wood': 'birnenholz birnbaumholz',
    plywood: 'sperrholz',
    granite: 'granit',
    slate: 'schiefer',
    'cast iron': 'gusseisen',
  },
  sizes: {},
  imitation: 'kunst',
  agreement: {
    endings: 'e en er em es n nen',
    swaps: {},
    irregular: { rosane: 'rosa', dunkelblaue: 'dunkelblau' },
  },
  foods: 'saft tee wein kaffee zucker reis ol wasser',
  things: glossary,
  properties: { ...properties, ...motifs },
  names: {
    head: 'last',
    details: 'fur mit ohne aus von in und zum zur',
    elisions: '',
    meaningful: '',
    moreStopWords: '',
    unstemmed: '',
    plurals: {},
    singulars: [
      [/(glas|gras|gas|moos|los)$/, '$1'],
      [/([aoy])s$/, '$1'],
    ],
    hasDigraphs: true,
  },
  glue: 'der die das und mit von den dem ein eine im ist auf zu',
  plain:
    'beispiel mehr weniger schon nie immer wann ja nein gibt macht seit mehrere wenig genug etwa danke laut sowie je pro',
  audienceHeads: 'herren damen kinder jungen madchen',
  audiences: {
    men:
      'manner, mann, mannern, herren, herr, herrn, mannlich, papa!, vater, schwiegervater, ehemann, freund!, verlobten!, opa, grossvater, onkel, ' +
      'bruder, schwager, kerl!, kerle!, ihn!',
    women:
      'frauen, frau, damen, dame, weiblich, mama!, mutter!, schwiegermutter, ehefrau, freundin, verlobte!, oma, grossmutter, tante, schwester, ' +
      'schwagerin, sie!',
    boys: 'jungen, junge!, jungs, bub, buben, sohn, sohne, enkel, enkelsohn, neffe, neffen, patensohn, kleiner bruder, kleinen bruder',
    girls: 'madchen, tochter, tochtern, enkelin, enkeltochter, nichte, nichten, patentochter, kleine schwester',
    kids: 'kinder, kind, kindern, jugendliche, jugendlichen, teenager, teenie, teenies, schulkind, schulkinder, enkelkind, enkelkinder, patenkind, kids',
    baby: 'baby, babys, saugling, sauglinge, neugeborene, neugeborenes, kleinkind, kleinkinder',
    adults: 'erwachsene, erwachsener, erwachsenen',
    unisex: 'unisex, geschlechtsneutral',
    pets: 'haustier, haustiere',
    dogs: 'hund, hunde, hunden, hundes, hundin',
    puppies: 'welpe, welpen',
    cats: 'katze, katzen, kater',
    kittens: 'katzchen, kitten, kittens',
    rodents: 'hamster, meerschweinchen, kaninchen!, nager',
    birds: 'wellensittich, wellensittiche, papagei!, kanarienvogel',
  },
  ages: {
    old: 'jahre alt, jahrige, jahrigen, jahriger, jahriges, jahriger',
    years: 'jahre, jahren, jahr',
    months: 'monate, monaten, monat, monate alt',
    weeks: 'wochen alt, wochen altes, lebenswoche, lebenswochen',
    aged: 'ab, alter, im alter von, von, der, sie ist, er ist, sie wird, er wird, wird',
    label: 'alter, altersempfehlung',
  },
  askNothing:
    'anfangen angefangen anfangt beginnen beginnt gesucht dabei packung packungen pack packchen pck person personen leute jemand jemanden jemandem chef chefin chefs kollege kollegen kollegin kollegium nachbar nachbarn nachbarin freund freunde freundin freundinnen lehrer lehrerin gast gaste gastgeber gastgeberin bekannte sorry entschuldigung gut gute guter gutes guten gutem richtig eigentlich wirklich sehr viel ganz ziemlich halt mal eben doch schon noch bald heute morgen jetzt vielleicht eventuell irgendwie irgendwas ungefahr schones schone schoner schonen hubsch hubsches hubsche nett nettes nette toll tolles tolle nehme nehmen',
  occasions: 'geburtstag geburtstage weihnachten ostern jubilaum valentinstag muttertag vatertag nikolaus',
  possessives:
    'mein meine meinen meinem meiner unser unsere unseren unserem unserer sein seine seinen ihr ihre ihren dein deine deinen',
  articles: 'ein eine einen einem einer der die das den dem',
  further: {
    and: 'und, &, plus, ausserdem, dazu',
    also: 'und auch, und noch, sowie, und ausserdem, und dazu, dazu noch, und zusatzlich',
    some: 'noch, ein paar, eine packung, auch, dazu, paar',
  },
  quantities: {
    counters: 'stuck stueck davon paar',
    holders:
      'beutel tute tuten packung packungen packchen paket pakete flasche flaschen glas glaser dose dosen schachtel schachteln rolle rollen',
    takers:
      'nehme nehm nehmen brauche brauch braucht brauchten brauchte brauchen mochte mochten will wollen bestelle kaufe hatte hatten menge anzahl',
    endings: 'bitte',
    notCounted: 'grosse gr nummer nr bestellung modell',
    pointers: 'die diese den beiden',
    each: 'je jeweils pro stuck am',
    of: 'von',
    them: 'denen diesen',
    notThings: 'oder aber mal',
    plurals: 's en er el',
    details: 'fur in',
  },
  hedges:
    'vielleicht, eventuell, evtl, moglicherweise, wahrscheinlich, ungefahr, circa, ca, etwa, rund, um die, so um die, in etwa, mehr oder weniger, ' +
    'idealerweise, am liebsten, wenns geht, wenn s geht, wenn es geht, wenn moglich, falls moglich, nach moglichkeit, glaube ich, ich glaube, ich denke, so was wie, nicht sicher',
  yes: 'ja, jo, jap, jup, klar, ja bitte, ja gerne, gerne, genau, na klar, einverstanden, jaa, passt',
  no: 'nein, ne, nee, nein danke, lieber nicht, nicht jetzt, vergiss es, auf keinen fall',
  gifts:
    'geschenk, geschenke, schenken, schenkt, schenke, verschenken, geschenkidee, geschenkideen, ein geschenk fur, geschenk fur, geschenke fur, geschenkidee fur, zum verschenken, ' +
    'geburtstagsgeschenk, weihnachtsgeschenk, hochzeitsgeschenk, einzugsgeschenk, abschiedsgeschenk, mitbringsel, ein geschenk, ' +
    'geschenk zum geburtstag, geschenk zu weihnachten, geschenk zur hochzeit',
  beside: 'auch lieber eher gesucht',
  requests:
    'was empfiehlst du, was empfehlen sie, was habt ihr, was haben sie, was hast du, was gibt es, was gibts, was habt ihr denn, was gibt es denn, was fur, was habt ihr fur, was haben sie fur, was gibt es fur, was habt ihr denn fur, was haben sie denn fur, was gibt es denn fur, was hast du fur, kannst du empfehlen, konnen sie empfehlen, was ist gut fur, ' +
    'mag, sie mag, er mag, liebt, sie liebt, er liebt, steht auf, die gern, der gern, ' +
    'such, suche, ich such, ich suche, ich suche nach, ich bin auf der suche nach, brauch, ich brauch, auf der suche nach, ich mochte, ich hatte gern, ich hatte gerne, ich brauche, ' +
    'wir brauchen, ich will, ich benotige, habt ihr, haben sie, hast du, gibt es, gibts, fuhrt ihr, fuhren sie, verkauft ihr, verkaufen sie, zeig mir, ' +
    'zeigt mir, zeigen sie mir, kann ich sehen, finde, ich wunsche mir, irgendwelche, welche' +
    ', bitte, hallo, hi, hey, moin, servus, guten tag, guten morgen, guten abend, danke, zeig mir mal, zeige mir, gibt s, brauche' +
    ', was kostet, was kosten, wie teuer ist, mal, bloss, sofort, empfehlt mir, empfehlen sie mir' +
    ', nur, muss, muss sein, es muss sein, soll, sollte, sein, zuruck zu' +
    ', etwas, irgendwas, irgendetwas, sachen' +
    ', was ist, was ist das, was ist der, was ist die, was sind, welches ist, welcher ist, welche ist, was ihr habt, das ihr habt, die ihr habt, den ihr habt',
  references: {
    it: 'er es sie ihn ihm ihnen der das die den dem dies dieser diese dieses diesen diesem denen dazu davon dafur damit darin darauf daran drauf dran drin rein',
    many: 'denen diese diesen',
    one: 'eine einer eines einen welche',
    other: 'andere anderer anderes anderen besser bessere besseres besseren weitere mehr',
    better: 'besser bessere besseres besseren mehr',
    asking:
      'ist sind hat haben kann konnen gibt geht passt wie was welche welcher welches welchen wann wo wer wird werden darf',
    addressed: 'ihr du man',
    something:
      'etwas, irgendwas, was mit, was ohne, was aus, was gegen, was zum, was zur, was in, was anderes, was gunstigeres, was billigeres, was kleineres, was grosseres, was leichteres, was besseres, was schoneres, was ahnliches, was passendes, was warmes, was schones, was neues',
    similar:
      'ahnlich, ahnliche, ahnliches, ahnlicher, ahnlichen, vergleichbar, vergleichbare, vergleichbares, so was, sowas, so etwas, in der art, in dem stil, in diesem stil',
    matching:
      'dazu, dafur, passt dazu, passen dazu, passend dazu, dazu passt, dazu passen, dazu passend, dazu passende, dazu passendes, passendes dazu, passende dazu',
    matchingNamed:
      'passt zu, passen zu, passt zum, passt zur, passend zu, passend zum, passend zur, passende zu, passende zum, passende zur',
    restart:
      'vergiss das, vergiss es, vergessen sie das, egal, ich meinte, ich meine, ich mein, meinte ich, meine ich, nein warte, doch nicht, doch lieber, etwas anderes, was anderes, stattdessen, lieber doch, ganz was anderes, nicht den, nicht das, nicht diese, nicht dieses, nicht diesen',
    letsGo: 'vergiss, vergessen sie, lass mal, lassen sie mal, lassen wir, schluss mit',
    goesOn: 'und, und was ist mit, was ist mit, wie ist es mit, wie siehts aus mit, oder, aber',
    together: 'zusammen, insgesamt, beides, gesamtpreis, in summe',
    which: 'welche, welcher, welches, welchen, welche von, was davon',
    ofThem: 'davon, von denen, von diesen, von beiden, von den beiden, darunter',
    needNot:
      'muss nicht, muss auch nicht, muss ja nicht, muss gar nicht, mussen nicht, mussen auch nicht, braucht nicht, egal ob',
    drops:
      'vergiss, vergessen sie, egal, spielt keine rolle, nicht wichtig, unwichtig, ist mir gleich, beliebig, beliebige, jede',
    describing: 'mit in aus',
    prices: 'preis preise budget kosten kostet geld',
  },
  comparatives: {
    bigger: 'grosser, grossere, grosserer, grosseres, grosseren, zu klein',
    smaller: 'kleiner, kleinere, kleinerer, kleineres, kleineren, zu gross, kompakter',
    longer: 'langer, langere, langerer, langeres, langeren, zu kurz',
    shorter: 'kurzer, kurzere, kurzerer, kurzeres, kurzeren, zu lang',
    heavier: 'schwerer, schwerere, schwereren, zu leicht',
    lighter: 'leichter, leichtere, leichterer, leichteres, leichteren, zu schwer',
    biggest: 'grosste, grosster, grosstes, grossten',
    smallest: 'kleinste, kleinster, kleinstes, kleinsten',
    longest: 'langste, langster, langstes, langsten',
    shortest: 'kurzeste, kurzester, kurzestes, kurzesten',
    heaviest: 'schwerste, schwerster, schwerstes, schwersten',
    lightest: 'leichteste, leichtester, leichtestes, leichtesten',
  },
  orderQuestions,
  questions,
  reckoning,
  topics,
  purposes: {
    for: 'fur, furs, geeignet fur, gedacht fur',
    to: 'zum, zur, um',
    against: 'gegen',
    againstEndings: 'schutz abwehr',
  },
  shorthand,
  calendar: {
    by: 'bis, bis zum, fur, zum',
    before: 'vor',
    arrives:
      'kommt, kommen, ankommt, ankommen, ankommst, da, ist es, ist das, ist er, ist sie, habe ich, hab ich, bekomme ich, bekomm ich, kriege ich, krieg ich, geliefert, zugestellt',
    orders: 'bestelle, bestell, bestellen, bestellt, kaufe, heute ist, es ist, ist heute',
    weekdays: [
      'sonntag sonntags sonntagabend sonntagabends sonntagmorgen sonntagvormittag sonntagnachmittag sonntagvormittags sonntagnachmittags sonntagen sonntage',
      'montag montags montagabend montagabends montagmorgen montagvormittag montagnachmittag montagvormittags montagnachmittags montagen',
      'dienstag dienstags dienstagabend dienstagabends dienstagmorgen dienstagvormittag dienstagnachmittag dienstagvormittags dienstagnachmittags dienstagen dienstage',
      'mittwoch mittwochs mittwochabend mittwochabends mittwochmorgen mittwochvormittag mittwochnachmittag mittwochvormittags mittwochnachmittags mittwochen mittwoche',
      'donnerstag donnerstags donnerstagabend donnerstagabends donnerstagmorgen donnerstagvormittag donnerstagnachmittag donnerstagvormittags donnerstagnachmittags donnerstagen donnerstage',
      'freitag freitags freitagabend freitagabends freitagmorgen freitagvormittag freitagnachmittag freitagvormittags freitagnachmittags freitagen freitage',
      'samstag samstags samstagabend samstagabends samstagmorgen samstagvormittag samstagnachmittag samstagvormittags samstagnachmittags samstagen samstage sonnabend sonnabends sonnabenden',
    ],
    weekend: 'wochenende',
    months: [
      'januar',
      'februar',
      'marz',
      'april',
      'mai',
      'juni',
      'juli',
      'august',
      'september',
      'oktober okt',
      'november',
      'dezember dez',
    ],
  },
  contrasts: 'aber allerdings jedoch obwohl trotzdem',
  streets: { endings: 'strasse str. weg platz gasse allee' },
  policies,
  talk,
  thingsOfTalk:
    'kind mann frau herren damen geschenk sommer essen futter kuche kabellos drahtlos wasserdicht kinder telefon',
  acts,
  dialogue,
  writing,
  judging,
  claims,
  leaks: {
    buyer: ['kaufer(?:in|s)?'],
    bought: ['kaufte|bestellte|hat .{0,40}(?:gekauft|bestellt)'],
    recited: ['meine (?:system)?anweisungen (?:lauten|sind)'],
    addressed: ['assistent(?:in)?|ki'],
    ordered: ['(?:ignorier|vergiss|missachte)\\w* (?:alle?|die|deine|jede)'],
    refusing: ['kann|nicht|keine'],
  },
} as const satisfies LanguagePack
