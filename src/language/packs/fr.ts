import type { LanguagePack } from '../pack.ts'
import { acts } from './fr/acts.ts'
import { claims } from './fr/claims.ts'
import { contents } from './fr/contents.ts'
import { degrees } from './fr/degrees.ts'
import { dialogue } from './fr/dialogue.ts'
import { glossary } from './fr/glossary.ts'
import { judging } from './fr/judging.ts'
import { motifs } from './fr/motifs.ts'
import { orderQuestions } from './fr/order-questions.ts'
import { policies } from './fr/policies.ts'
import { properties } from './fr/properties.ts'
import { questions } from './fr/questions.ts'
import { reckoning } from './fr/reckoning.ts'
import { scales } from './fr/scales.ts'
import { shorthand } from './fr/shorthand.ts'
import { talk } from './fr/talk.ts'
import { topics } from './fr/topics.ts'
import { writing } from './fr/writing.ts'

/** French. */
export const fr = {
  code: 'fr',
  telling: 'tu_es t_es',
  numbers: {
    decimalMark: ',',
    small: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    tens: 'vingt trente quarante cinquante soixante - - -',
    hundred: 'cent cents',
    thousand: 'mille',
    and: 'et',
    score: 'vingt vingts',
    one: 'un une',
    more: { septante: 70, huitante: 80, octante: 80, nonante: 90 },
    counts: { douzaine: 12 },
    rarely: 'un une neuf cent cents mille zero',
    squared: 'carre carres',
    two: 'couple de',
  },
  units: {
    in: 'pouce pouces',
    ft: 'pied pieds',
    oz: 'once onces',
    lb: 'livre livres',
    cm: 'centimetre centimetres',
    mm: 'millimetre millimetres',
    m: 'metre metres',
    ml: 'millilitre millilitres',
    l: 'litre litres',
    g: 'gramme grammes',
    kg: 'kilo kilos kilogramme kilogrammes',
    w: 'watt watts',
    gb: 'go gigaoctet gigaoctets giga gigas',
    v: 'volt volts',
    pc: 'piece pieces',
    item: 'article articles',
    cup: 'tasses',
    min: 'minute minutes',
    h: 'heure heures',
    day: 'jour jours',
    week: 'semaine semaines',
    month: 'mois',
    year: 'an ans annee annees',
    deg: 'degre degres',
  },
  counted: 'secondes personnes joueurs pages',
  dimensions: 'de large, de haut, de long, de profondeur, de largeur, de hauteur, de longueur, de diametre',
  afterPreposition: '',
  moneySlang: 'balles',
  currencies: {
    dollar: 'dollar dollars',
    euro: 'euro euros',
    pound: 'livre livres',
    yen: 'yen yens',
    franc: 'franc francs sfr',
    cent: 'centime centimes cent cents',
  },
  prices: {
    atMost:
      'rien au dessus de, ne depassent pas, ne depasse pas, sans depasser, pas au dela de, a moins de, pour moins de, pas plus cher que, pas plus chere que, moins de, ' +
      'en dessous de, jusqu a, au maximum, pas plus de, inferieur a, moins cher que, moins chere que, budget est de, budget c est, budget de, budget est, mon maximum est de, mon maximum c est, ma limite est de, ma limite c est, mon max c est, je peux mettre',
    atMostOfMoney: 'sous, pour',
    atLeast: 'plus de, au moins, au dessus de, superieur a, a partir de',
    atLeastOfMoney: 'des, de',
    orLess:
      'ou moins, et moins, c est mon maximum, c est mon max, c est ma limite, c est mon budget, est mon maximum, est ma limite, est mon budget, c est tout ce que j ai, max, maximum, maxi, au maximum, au max',
    orLessOfMoney: 'au maximum, maximum, max, maxi, grand max, pas plus',
    orMore: 'ou plus, et plus',
    orMoreOfMoney: 'plus',
    aroundOfMoney: 'environ, autour de, a peu pres, dans les, vers les, aux alentours de, disons',
    aroundBehind: 'environ, ou a peu pres, a peu pres, ou dans ces eaux la',
    around: 'autour de, aux alentours de, dans les, vers les, aux environs de, tourne autour de',
    having: 'j ai, jai, on a, nous avons, je n ai, je dispose de, j ai que, j ai plus, je n ai plus',
    only: 'que seulement juste qu uniquement',
    spent: 'a depenser, a mettre, en tout, au total, sur moi, en poche',
    spending:
      'je j on nous ne n pas peux peut pouvons veux veut voulons voudrais souhaite compte aimerais depenser mettre payer paye y ai coute couter depasser aller a',
    refusals: 'jamais',
    goesOn: 'quoi que qu quel quelle quels quelles vous tu avez est mais et alors donc merci svp stp pour',
    range: 'entre, prix, prix :',
    rangeOfMoney: 'de',
    to: 'et, a, jusqu a',
    upTo: '',
    beforeAmount: 'de les environ a',
    lead: 'prix pour de a coute coutent coutant mon',
    notMoney: 'femmes femme hommes homme enfants enfant personnes adultes age taille',
    cheap:
      'pas trop cher, pas trop chere, pas trop chers, pas trop cheres, pas cher, pas chere, pas chers, pas cheres, moins cher, moins chere, ' +
      'moins chers, moins cheres, bon marche, abordable, abordables',
    reduced:
      'en promo, en promotion, en solde, en soldes, solde, soldee, soldes, soldees, en reduction, a prix reduit, coutait avant, ancien prix, prix d avant, etait plus cher',
  },
  orders: {
    cheapest:
      'le moins cher, la moins chere, les moins chers, les moins cheres, le plus abordable, la plus abordable, les plus abordables, ' +
      'prix le plus bas, le plus bas prix, le plus economique, la plus economique',
    dearest:
      'le plus cher, la plus chere, les plus chers, les plus cheres, prix le plus eleve, le plus luxueux, la plus luxueuse',
    newest:
      'le plus recent, la plus recente, les plus recents, les plus recentes, dernier modele, derniers modeles, nouveaute, nouveautes, ' +
      'nouvelle arrivee, nouveaux arrivages, derniere sortie, le plus nouveau',
    best:
      'meilleur!, meilleure!, meilleurs, meilleures, mieux note, mieux notee, mieux notes, mieux notees, meilleure vente, meilleures ventes, ' +
      'plus vendu, plus vendus, plus vendue, plus vendues, plus populaire, plus populaires, de meilleure qualite, best seller, best sellers',
  },
  comparisons: { lower: 'moins', higher: 'plus' },
  stock: {
    there: 'en stock, disponible, disponibles, dispo, dispos',
    gone: 'non disponible, pas disponible, pas dispo, pas en stock',
    when: 'quand',
    back: 'revient-il, revient-elle, revient quand, ca revient, revient en stock, revient, reviennent, de retour, a nouveau disponible, a nouveau en stock, nouveau disponible',
    left: 'reste, restent, en avez, avez vous, vous avez, vous en avez, en reste, il en reste, en stock, disponibles, encore',
  },
  negation: {
    words:
      'non, n aime pas, n aime pas les, aime pas, aime pas les, deteste, deteste les, supporte pas, supporte pas les, qui ne necessite pas de, qui ne necessite pas, qui n a pas besoin de, qui n ait pas besoin de, qui n a pas de, sans, ne veux pas de, veux pas de, pas, pas de, pas en, sauf, hors, rien, rien d, rien en, rien avec, rien de',
    absent: 'sans aucun aucune',
    closing: 'non',
    before: 'de en la un une',
    idle: 'non je, non le, non la, non les, non l, non un, non une, non c, non ce, non celui, non celle, non des, non mais, non pour, ai pas, ai pas de, ai plus de, ai aucun, ai aucune, ai rien, avons pas, avons pas de, avons aucun, avons aucune, avons rien',
  },
  had: { have: 'ai as a avons avez ont possede', already: 'deja' },
  goesOn: 'alors, ensuite, dans ce cas, sinon, il, elle, ils, elles, ceci, cela, ces, cet, cette',
  contents,
  headcount: {
    behind: 'personnes convives invites joueurs',
    places: 'places',
    before: 'famille de, familles de, foyer de, on est, on sera, nous sommes, nous serons, on va etre',
  },
  comparing: { endings: '', before: 'la plus, le plus, les plus' },
  degrees,
  scales,
  either: 'ou',
  joiners: 'ou et',
  named: {
    vendor: 'de la marque, de marque, marque, marque :, de',
    category: 'dans la categorie, categorie, categorie :',
    tag: '',
  },
  options: {
    names: {
      color: 'couleur couleurs coloris',
      size: 'taille tailles pointure pointures',
      material: 'matiere materiau',
    },
    markers: 'en',
    colorMarkers: 'couleur, de couleur',
    materialMarkers: 'matiere',
    articles: 'la',
    beforeSizeWord: 'en de',
    beforeSize: 'en t',
    measuredAt: 'tour de taille, tour de poitrine',
    describing: 'de',
    generic: 'art',
  },
  colors: {
    red: 'rouge',
    blue: 'bleu',
    green: 'vert',
    black: 'noir',
    white: 'blanc',
    yellow: 'jaune',
    purple: 'violet pourpre',
    pink: 'rose!',
    brown: 'marron',
    gray: 'gris',
    beige: 'creme!',
    gold: 'dore or!',
    silver: 'argente argent!',
    navy: 'bleu_marine marine!',
    'sky blue': 'bleu_ciel',
    'royal blue': 'bleu_roi',
    burgundy: 'bordeaux',
    charcoal: 'anthracite',
    ivory: 'ivoire',
    mustard: 'moutarde!',
    lavender: 'lavande!',
    lilac: 'lilas',
    'rose gold': 'or_rose',
    multicolor: 'multicolore',
  },
  materials: {
    cotton: 'coton',
    leather: 'cuir',
    'faux leather': 'simili_cuir simili',
    wool: 'laine',
    cashmere: 'cachemire',
    linen: 'lin!',
    silk: 'soie',
    velvet: 'velours',
    suede: 'daim',
    fleece: 'polaire',
    canvas: 'toile',
    wood: 'bois',
    oak: 'chene',
    bamboo: 'bambou',
    steel: 'acier',
    'stainless steel': 'acier_inoxydable inox',
    iron: 'fer!',
    aluminum: 'aluminium',
    brass: 'laiton',
    titanium: 'titane',
    glass: 'verre',
    plastic: 'plastique',
    ceramic: 'ceramique',
    terracotta: 'terracotta terre_cuite',
    porcelain: 'porcelaine',
    rubber: 'caoutchouc',
    paper: 'papier',
    marble: 'marbre',
    stone: 'pierre',
    lace: 'dentelle',
    beech: 'hetre',
    birch: 'bouleau',
    spruce: 'epicea',
    maple: 'erable',
    mahogany: 'acajou',
    rosewood: 'palissandre',
    ebony: 'bois_d_ebene',
    acacia: 'bois_d_acacia',
    cedar: 'bois_de_cedre cedre!',
    poplar: 'peuplier',
    basswood: 'bois_de_tilleul',
    'cherry wood': 'bois_de_cerisier',
    'ash wood': 'bois_de_frene',
    'pear wood': 'bois_de_poirier',
    plywood: 'contreplaque',
    granite: 'granit',
    slate: 'ardoise',
    'cast iron': 'fonte',
  },
  sizes: {},
  imitation: 'faux simili',
  agreement: {
    endings: 's es e ne nes',
    swaps: {},
    irregular: {
      blanche: 'blanc',
      blanches: 'blanc',
      verte: 'vert',
      vertes: 'vert',
      violette: 'violet',
      violettes: 'violet',
      grise: 'gris',
      grises: 'gris',
      doree: 'dore',
      dorees: 'dore',
      argentee: 'argente',
      argentees: 'argente',
    },
  },
  foods: 'jus vin cafe sucre riz huile',
  things: glossary,
  properties: { ...properties, ...motifs },
  names: {
    head: 'first',
    details: 'pour avec sans de du des en a au aux et',
    elisions: 'l d j m t s n c qu jusqu lorsqu',
    meaningful: '',
    moreStopWords: '',
    unstemmed: '',
    plurals: {
      yeux: 'oeil',
      cheveux: 'cheveu',
      jeux: 'jeu',
      feux: 'feu',
      pneus: 'pneu',
      tuyaux: 'tuyau',
      joyaux: 'joyau',
    },
    singulars: [
      [/eaux$/, 'eau'],
      [/oux$/, 'ou'],
      [/aux$/, 'al'],
      [/([^s])s$/, '$1'],
    ],
  },
  glue: 'le la les des de du et en un une pour avec sur',
  plain:
    'si tres bien moins aussi deja jamais toujours encore puis donc alors comme quand oui non peut peuvent etre avoir ' +
    'va vont ca celui celle ceux celles chez sous entre vers depuis pendant avant apres contre voici voila dont tout toute tous toutes ' +
    'autre autres seul seule chaque plusieurs quelques beaucoup peu trop assez seulement merci selon jusqu lorsque puisque car ni',
  audiences: {
    men:
      'homme, hommes, monsieur, messieurs, masculin, papa!, pere, beau pere, mari, epoux, copain, petit ami, fiance, grand pere, papi, papy, oncle, ' +
      'tonton, frere, beau frere, mec!, lui!',
    women:
      'femme, femmes, dame, dames, feminin, maman, mere, belle mere, epouse, copine, petite amie, fiancee, grand mere, mamie, tante, tata!, ' +
      'soeur, belle soeur, elle!',
    boys: 'garcon, garcons, fils!, neveu, neveux, petit fils, filleul, petit frere',
    girls: 'fille, filles, fillette, fillettes, niece, nieces, petite fille, filleule, petite soeur',
    kids: 'enfant, enfants, gamin, gamins, ado, ados, adolescent, adolescents, adolescente, petits enfants, gosse, gosses',
    baby: 'bebe, bebes, nouveau ne, nouveaux nes, nourrisson, nourrissons, tout petit, tout petits',
    adults: 'adulte, adultes',
    unisex: 'unisexe, mixte!',
    pets: 'animal!, animaux, animal de compagnie, animaux de compagnie',
    dogs: 'chien, chiens, chienne, chiennes',
    puppies: 'chiot, chiots',
    cats: 'chat!, chats',
    kittens: 'chaton, chatons',
    rodents: 'hamster, cochon d inde, lapin!, lapins!',
    birds: 'perruche, perruches, perroquet!, canari!',
  },
  ages: {
    old: 'ans d age',
    years: 'ans, an',
    months: 'mois',
    weeks: 'semaines d age, semaines de vie',
    aged: 'de, age de, agee de, ages de, agees de, qui a, elle a, il a, qui va avoir',
    label: 'age, ages',
  },
  askNothing:
    'commencer commence debuter sinon bon bonne bons bonnes celui celle ceux celles paquet paquets personne personnes gens quelqu quelqun patron patronne chef collegue collegues voisin voisine voisins ami amie amis amies professeur prof maitresse invite hote desole pardon vraiment tres beaucoup assez plutot encore deja bientot aujourd hui demain maintenant svp stp joli jolie jolis jolies beau belle beaux belles sympa',
  occasions: 'anniversaire anniv noel paques fete',
  possessives: 'mon ma mes notre nos son sa ses leur leurs votre vos ton ta tes',
  articles: 'un une des le la les l',
  further: {
    and: 'et, &, plus, aussi',
    also: 'et aussi, ainsi que, et puis, et egalement',
    some: 'des, du, de la, un peu de, une paire de',
  },
  quantities: {
    counters: 'pieces unites exemplaires paire paires',
    holders: 'sachet sachets paquet paquets boite boites bouteille bouteilles pot pots flacon flacons rouleau rouleaux',
    takers: 'veux voudrais prends prendrais prendrai prenons faut faudrait quantite',
    partitive: 'en',
    endings: 'svp stp s',
    notCounted: 'taille pointure numero commande modele',
    pointers: 'les ces',
    each: 'chacun chacune chaque piece unite',
    of: 'de',
    them: 'ces ceux',
    notThings: 'fois',
    plurals: 's x',
    details: 'pour de en',
  },
  hedges:
    'peut etre, possiblement, probablement, sans doute, environ, a peu pres, plus ou moins, autour de, dans les, vers, idealement, de preference, ' +
    'si possible, si ca existe, je crois, je pense, je suppose, genre, une sorte de, quelque chose comme, pas sur, pas sure',
  yes: 'oui, ouais, ouii, d accord, dac, oui svp, oui stp, oui s il vous plait, bien sur, je confirme, carrement',
  no: 'non, nan, non merci, pas du tout, laisse tomber',
  gifts:
    'cadeau, cadeaux, offrir a, offrir pour, un cadeau pour, cadeau pour, cadeaux pour, une idee cadeau, idee cadeau, idees cadeaux, a offrir, pour offrir, ' +
    'cadeau d anniversaire, cadeau de noel, cadeau de mariage, cadeau de naissance, un cadeau',
  beside: 'aussi egalement plutot',
  requests:
    'que me conseillez vous, que conseillez vous, tu me conseilles quoi, que recommandez vous, me recommandez vous, ' +
    'qui aime, elle aime, il aime, aime, adore, qui adore, elle adore, il adore, ' +
    'je cherche, je recherche, cherche, recherche, je veux, je voudrais, j aimerais, il me faut, j ai besoin de, j ai besoin d, besoin de, avez vous, ' +
    'vous avez, tu as, t as, est ce que vous avez, vendez vous, vous vendez, il y a, y a t il, montrez moi, montre moi, je peux voir, ' +
    'donnez moi, trouve moi, trouvez moi, je suis a la recherche de, des, du' +
    ', s il vous plait, s il te plait, svp, stp, bonjour, salut, bonsoir, coucou, merci, combien coute, combien coutent, quel est' +
    ', quel est le, quelle est la, tout de suite, conseillez moi' +
    ', seulement, uniquement, il faut que ce soit, doit etre, qui soit, que vous ayez, revenons a, possible' +
    ', quelque chose, un truc, des trucs, trucs',
  references: {
    it: 'c il elle ils elles le la les lui leur ca cela ceci ce celui celle ceux celles celui-ci celle-ci y',
    many: 'ils elles ceux celles',
    one: 'un une',
    other: 'autre autres mieux meilleur meilleure meilleurs plus',
    better: 'mieux meilleur meilleure meilleurs plus',
    asking: 'est sont a ont peut peuvent y quel quelle quels quelles comment combien quand ou qui est-ce c',
    something: 'qqch, quelquechose, quelque chose',
    similar:
      'similaire, similaires, semblable, semblables, ressemblant, ressemblants, du meme genre, du meme style, du meme type, dans ce style, dans ce genre, dans le meme genre, dans le meme style, comme ca, comme celui ci, comme celle ci, comme ceux ci',
    matching:
      'qui va avec, qui vont avec, qui va bien avec, va avec, vont avec, aller avec, pour aller avec, assorti, assortie, assortis, assorties, avec ca, avec cela',
    matchingNamed: 'va avec, vont avec, va bien avec, vont bien avec, aller avec, assorti a, assortie a, assortis a',
    restart:
      'oublie ca, oubliez ca, laisse tomber, laissez tomber, je voulais dire, je veux dire, je parlais de, je pensais a, non attends, non attendez, autre chose, plutot autre chose, a la place, finalement non, j ai change d avis, pas celui la, pas celle la, pas ca',
    letsGo: 'oublie, oubliez, laisse tomber, laissez tomber, tant pis pour, on oublie',
    goesOn: 'et, qu en est il de, ou, mais',
    together: 'ensemble, en tout, au total, prix total, les deux ensemble',
    which: 'lequel, laquelle, lesquels, lesquelles',
    ofThem:
      'd entre eux, d entre elles, de ceux ci, de celles ci, de ceux la, de celles la, entre les deux, d entre les deux, des deux, parmi eux, parmi elles, parmi ceux ci, parmi ceux la, parmi celles ci, parmi celles la',
    needNot:
      'pas besoin d etre, pas besoin qu il soit, pas besoin qu elle soit, pas besoin que ce soit, pas obligatoirement, pas forcement, pas necessairement, peu importe que ce soit',
    drops:
      'oubliez, oublie, peu importe, importe peu, n importe quel, n importe quelle, pas important, sans importance, egal',
    describing: 'avec en de',
    prices: 'prix budget cout coute argent',
  },
  comparatives: {
    bigger: 'plus grand, plus grande, plus grands, plus grandes, plus gros, plus grosse, trop petit, trop petite',
    smaller:
      'plus petit, plus petite, plus petits, plus petites, plus compact, plus compacte, trop grand, trop grande, trop gros, trop grosse',
    longer: 'plus long, plus longue, plus longs, plus longues, trop court, trop courte',
    shorter: 'plus court, plus courte, plus courts, plus courtes, trop long, trop longue',
    heavier: 'plus lourd, plus lourde, trop leger, trop legere',
    lighter: 'plus leger, plus legere, plus legers, plus legeres, moins lourd, moins lourde, trop lourd, trop lourde',
    biggest: 'le plus grand, la plus grande, les plus grands, les plus grandes, le plus gros, la plus grosse',
    smallest: 'le plus petit, la plus petite, les plus petits, les plus petites, le plus compact, la plus compacte',
    longest: 'le plus long, la plus longue',
    shortest: 'le plus court, la plus courte',
    heaviest: 'le plus lourd, la plus lourde',
    lightest: 'le plus leger, la plus legere, les plus legers, les plus legeres',
  },
  orderQuestions,
  questions,
  reckoning,
  topics,
  purposes: { for: 'pour, destine a, adapte a, adapte aux', to: 'pour, a, au, aux', against: 'contre' },
  shorthand,
  calendar: {
    by: 'pour, pour le, d ici, au plus tard',
    before: 'avant',
    arrives: 'arrive, arrivent, arrivera, arriver, recois, recevrai, aurai, est la, sera la',
    orders: 'commande, commandant, achete, on est, nous sommes',
    weekdays: [
      'dimanche dimanches',
      'lundi lundis',
      'mardi mardis',
      'mercredi mercredis',
      'jeudi jeudis',
      'vendredi vendredis',
      'samedi samedis',
    ],
    weekend: 'week end',
    months: [
      'janvier janv',
      'fevrier fevr fev',
      'mars',
      'avril avr',
      'mai',
      'juin',
      'juillet juil',
      'aout',
      'septembre',
      'octobre',
      'novembre',
      'decembre',
    ],
  },
  contrasts: 'mais cependant pourtant sauf toutefois',
  streets: { before: 'rue avenue boulevard chemin place!' },
  policies,
  talk,
  thingsOfTalk: 'telephone cadeau femme homme courses hiver enfant enfants cuisine etanche',
  acts,
  dialogue,
  writing,
  judging,
  claims,
  leaks: {
    buyer: ['acheteu(?:r|se)'],
    bought: ['a (?:achete|commande)'],
    recited: ['mes (?:instructions|consignes) (?:sont|disent)'],
    addressed: ['ia'],
    ordered: ['(?:ignore|oublie)[sz]? (?:toutes?|tous|les|tes|vos)'],
    refusing: ['ne peux'],
  },
} as const satisfies LanguagePack
