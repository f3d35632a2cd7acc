import type { LanguagePack } from '../pack.ts'
import { acts } from './en/acts.ts'
import { claims } from './en/claims.ts'
import { contents } from './en/contents.ts'
import { degrees } from './en/degrees.ts'
import { dialogue } from './en/dialogue.ts'
import { glossary } from './en/glossary.ts'
import { judging } from './en/judging.ts'
import { materials } from './en/materials.ts'
import { motifs } from './en/motifs.ts'
import { orderQuestions } from './en/order-questions.ts'
import { people } from './en/people.ts'
import { policies } from './en/policies.ts'
import { properties } from './en/properties.ts'
import { questions } from './en/questions.ts'
import { reckoning } from './en/reckoning.ts'
import { scales } from './en/scales.ts'
import { shorthand } from './en/shorthand.ts'
import { spellings } from './en/spellings.ts'
import { talk } from './en/talk.ts'
import { topics } from './en/topics.ts'
import { writing } from './en/writing.ts'

/** English. */
export const en = {
  code: 'en',
  telling: 'u ur r pls',
  numbers: {
    decimalMark: '.',
    small:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    hundred: 'hundred',
    thousand: 'thousand',
    aHundred: 'a',
    and: 'and',
    isAndAfterHundreds: true,
    one: 'a an one',
    counts: { dozen: 12 },
    rarely: 'one zero',
    times: 'twice thrice',
    squared: 'square sq',
    two: 'couple of',
  },
  units: {
    in: 'inch inches',
    ft: 'foot feet',
    yd: 'yard yards',
    mm: 'millimeter millimeters millimetre millimetres',
    cm: 'centimeter centimeters centimetre centimetres',
    m: 'meter meters metre metres',
    stone: 'stones',
    ml: 'milliliter milliliters millilitre millilitres',
    l: 'liter liters litre litres',
    g: 'gram grams',
    mg: 'milligram milligrams',
    kg: 'kilo kilos kilogram kilograms',
    oz: 'ounce ounces',
    lb: 'pound pounds',
    gal: 'gallon gallons',
    qt: 'quart quarts',
    w: 'watt watts',
    kw: 'kilowatt',
    v: 'volt volts',
    gb: 'gigabyte gigabytes',
    tb: 'terabyte terabytes',
    pc: 'piece pieces',
    item: 'item items',
    cup: 'cup cups',
    min: 'minute minutes',
    h: 'hour hours',
    day: 'day days',
    week: 'week weeks',
    month: 'month months',
    year: 'year years',
    pct: 'percent',
    deg: 'degree degrees',
    lm: 'lumen lumens',
  },
  counted:
    'yo mo second seconds calories calorie ' +
    'mile miles people persons guests seats seater player players level levels count pack packs page pages words ' +
    'pint pints bits bit thread denier ply tog stars star carats carat grit gauge acres',
  dimensions: 'wide, long, tall, deep, high, thick, in width, in height, in depth, diameter, length, by',
  afterPreposition: 'one a the stock store total',
  moneySlang: 'buck bucks',
  currencies: {
    dollar: 'dollar dollars buck bucks dollers doller dollors dolars dollas',
    euro: 'euro euros',
    pound: 'pound pounds',
    sterling: 'quid sterling',
    yen: 'yen',
    yuan: 'yuan rmb',
    rupee: 'rupee rupees',
    peso: 'peso pesos',
    zloty: 'zloty zlotys zl',
    krona: 'krona kronor kroner kr',
    cent: 'cent cents pence',
  },
  prices: {
    atMost:
      'under, below, less than, not exceed, not go over, not going over, no more than, not more than, not over, not above, cheaper than, lower than, up to, max, maximum, max of, at most, ' +
      'nothing over, nothing above, nothing more than, nothin over, nothin above, nothing beyond, not beyond, no over, dont want to spend more than, ' +
      'dont wanna spend more than, cant spend more than, spend up to, topping out at, not more expensive than, budget, budget of, budget is, ' +
      'budget around, not exceeding, under about, no higher than, my budget is, my budget, my limit is, my limit, my max is, my maximum is, all i have is, all ive got is, all i can spend is, the most i can spend is, i can spend',
    atMostOfMoney: 'within, limit, limit of',
    atLeast:
      'over, above, more than, at least, minimum, starting at, starting from, greater than, no less than, not less than, not under, not below, ' +
      'higher than',
    atLeastOfMoney: 'from, min',
    orLess:
      'or less, or under, or below, and under, and below, or cheaper, is my limit, is my max, is my maximum, is my budget, is my absolute max, is my upper limit, is the limit, is the max, is all i have, is all i ve got, is all ive got, is all i can spend, is the most i can spend, is what i can spend, is what i have, max, maximum, tops',
    orLessOfMoney: 'max, maximum, tops, top, at most, budget, limit',
    orMore: 'or more, and up, or above, and above, or over, and over, and more',
    orMoreOfMoney: 'up, minimum',
    aroundOfMoney: 'around, about, roughly, approximately, approx, round about, something like, circa, say, lets say',
    aroundBehind: 'ish, or so, or thereabouts, or there about, give or take',
    around: 'around, roughly, ballpark, in the ballpark of, somewhere around, circa',
    having:
      'i have, i ve got, ive got, i got, i have got, only have, just have, only got, just got, i only have, i just have, i only got, i just got, i ve only got, ive only got, i ve just got, ive just got, we only have, we ve only got, we have, we ve got, weve got',
    only: 'only just',
    spent: 'to spend, to spend on it, left, on me, for it, for everything, in total, altogether, to work with',
    spending:
      'i we you it that this to want wanna wanted like looking willing able going go gonna spend spending pay paying really much anything a in for cost costing costs should must need do would can could will be have got',
    refusals: 'dont doesnt cant cannot wont wouldnt couldnt shouldnt mustnt never t',
    goesOn: 'so but what whats which can could do does is are how any anything please pls thanks thx maybe or for',
    range: 'between, from, price, price range, priced, price :',
    rangeOfMoney: '',
    to: 'and, to, until, till',
    upTo: 'to',
    beforeAmount: 'about only around the of than is a like at',
    lead: 'for priced price pricing prices costing costs cost a at is my',
    notMoney:
      'women woman men man kids kid children child adults adult people seniors senior anyone age ages aged babies baby toddlers toddler ' +
      'boys girls boy girl teens those size sizes length width height weight capacity volume wide long tall air pro speed spf factor model version',
    cheap:
      'cheap, cheaper, cheapest, the cheapest, affordable, inexpensive, low cost, low price, low priced, lowest price, budget friendly, ' +
      'on a budget, not too expensive, not expensive',
    reduced:
      'on sale, on offer, on special offer, in the sale, in sale, reduced, marked down, on clearance, discounted, special offers, on promotion, reduced in price, was it cheaper, was it more, cheaper before, used to be cheaper, used to cost, use to cost, cost before, was it more before, old price, original price, previous price',
  },
  orders: {
    cheapest:
      'cheapest, the cheapest, least expensive, the least expensive, lowest price, lowest priced, the lowest price, most affordable, ' +
      'the most affordable, cheapest one, costs the least, cost the least',
    dearest:
      'most expensive, the most expensive, dearest, priciest, the priciest, highest price, highest priced, most luxurious, costliest, ' +
      'costs the most, cost the most',
    newest:
      'newest, the newest, latest, the latest, most recent, just in, new in, new arrival, new arrivals, newly arrived, newly added, just arrived',
    best:
      'best, the best, best rated, the best rated, best reviewed, top rated, highest rated, best selling, best seller, best sellers, bestseller, ' +
      'bestsellers, most popular, most loved, highest quality, best quality, finest',
  },
  comparisons: { lower: 'cheaper less', higher: 'dearer pricier more' },
  stock: {
    there: 'any left, some left, in stock, instock, available, available now, available in stock, currently available',
    gone: 'out of stock, not available, not in stock, unavailable, back in stock',
    when: 'when, whens, when s, back when',
    back: 'back in, back in stock, is it back, it s back, its back, are they back, is back, be back, come back, comes back, come in again, get it back, get it again, get them back, available again, in stock again, do you restock, restocked, back when',
    left: 'left, do you have, have you got, you got, you have, do u have, in stock, available, in store, remain, remaining, do you still have, are there, there are',
  },
  negation: {
    behind: 'free',
    ofNext: 'non',
    absent: 'none',
    words:
      'that doesn t need, that does not need, that don t need, which doesn t need, that doesnt need, that dont need, doesn t need, doesnt need, does not need, not needing, no need for, not, isnt, isn t, arent, aren t, aint, ain t, no, non, without, except, except for, anything but, but not, other than, excluding, not in, nothing, nothing in, nothing with, nothing made of, nothing from, don t want, dont want, do not want, don t like, dont like, doesn t like, doesnt like, can t stand, cant stand, cannot stand, hate, hates, hated, dislikes, don t need, dont need',
    before: 'any a the of in color colour is made',
    idle: 'isnt it, isnt there, isnt this, isnt that, isnt he, isnt she, isnt the, isn t it, isn t there, isn t this, isn t that, isn t he, isn t she, isn t the, arent they, arent there, arent these, arent those, arent you, arent the, aren t they, aren t there, aren t these, aren t those, aren t you, aren t the, no for, no the, no a, no an, no i, no im, no it, no its, no they, no theyre, no that, no thats, no this, no these, no those, no my, no we, no he, no she, no hes, no shes, no something, no just, no actually, no really, no what, no but, i have no, i ve no, ive no, have got no, ive got no, got no, i own no, we have no, we ve no, have nothing, got nothing, i don t have, i dont have, i do not have, we don t have, we dont have, i don t own, i dont own, don t have any, dont have any',
  },
  had: { have: 'have has had got own owns ve', already: 'already' },
  goesOn: 'until then, then, after that, in that case, it, they, this, these, otherwise, if so, once it',
  contents,
  headcount: {
    behind: 'people persons guests diners players seats',
    places: 'person man berth seater',
    before:
      'family of, families of, household of, households of, we are, we re, were, there are, there ll be, there will be, serves, feeds, seats, sleeps',
  },
  comparing: { endings: 'est er', before: 'the most, most' },
  degrees,
  scales,
  either: 'or',
  joiners: 'or and nor',
  named: {
    vendor: 'by, made by, brand, brand :, by brand, from brand, from the brand, from, of brand, vendor :, vendor',
    category: 'in category, in the category, category, category :',
    tag: 'tagged, tagged as, tagged with, with tag, with the tag, tag, tag :',
  },
  options: {
    names: { color: 'color colour colors colours', size: 'size sizes sz', material: 'material materials fabric' },
    markers: 'in, in the, in a',
    colorMarkers: 'color, colour, color :, colour :, in color, in colour, in the color, in the colour',
    materialMarkers: 'made of, made from, made out of, material, material :',
    articles: 'a the',
    beforeSizeWord: 'in',
    beforeSize: 'in',
    measuredAt: 'waist, chest, w',
    describing: 'of',
    generic:
      'yes no none other others default standard custom basic full half normal regular medium high low light dark new all any one size ' +
      'false true title na n a set single double left right with without fixed auto manual digital art men women unisex kids',
  },
  colors: {
    red: 'red',
    blue: 'blue',
    green: 'green',
    black: 'black',
    white: 'white',
    yellow: 'yellow',
    orange: 'orange',
    purple: 'purple',
    pink: 'pink',
    brown: 'brown',
    gray: 'gray grey',
    beige: 'beige cream!',
    gold: 'gold golden',
    silver: 'silver',
    navy: 'navy navy_blue',
    'sky blue': 'sky_blue light_blue',
    'royal blue': 'royal_blue',
    cobalt: 'cobalt cobalt_blue',
    indigo: 'indigo',
    'denim blue': 'denim_blue',
    turquoise: 'turquoise',
    teal: 'teal',
    cyan: 'cyan',
    aqua: 'aqua aqua_blue',
    burgundy: 'burgundy',
    maroon: 'maroon',
    crimson: 'crimson',
    scarlet: 'scarlet',
    ruby: 'ruby ruby_red',
    wine: 'wine!',
    cherry: 'cherry!',
    coral: 'coral!',
    rust: 'rust!',
    peach: 'peach!',
    apricot: 'apricot!',
    olive: 'olive! olive_green',
    khaki: 'khaki',
    mint: 'mint! mint_green',
    emerald: 'emerald emerald_green',
    'forest green': 'forest_green',
    sage: 'sage! sage_green',
    lime: 'lime! lime_green',
    charcoal: 'charcoal! charcoal_gray charcoal_grey',
    slate: 'slate!',
    'space gray': 'space_gray space_grey',
    graphite: 'graphite!',
    'heather gray': 'heather_gray heather_grey',
    ivory: 'ivory',
    'off white': 'off_white eggshell',
    pearl: 'pearl!',
    cream: 'cream!',
    mustard: 'mustard!',
    lemon: 'lemon!',
    violet: 'violet',
    lavender: 'lavender!',
    lilac: 'lilac',
    plum: 'plum!',
    mauve: 'mauve',
    magenta: 'magenta',
    fuchsia: 'fuchsia',
    salmon: 'salmon!',
    blush: 'blush!',
    'rose gold': 'rose_gold',
    tan: 'tan!',
    camel: 'camel!',
    chocolate: 'chocolate!',
    coffee: 'coffee!',
    cognac: 'cognac!',
    taupe: 'taupe',
    bronze: 'bronze!',
    copper: 'copper!',
    sand: 'sand!',
    nude: 'nude!',
    champagne: 'champagne!',
    tortoise: 'tortoise! tortoiseshell',
    'jet black': 'jet_black',
    onyx: 'onyx!',
    multicolor: 'multicolor multicolour multicolored multicoloured',
  },
  materials,
  sizes: {
    xs: 'extra_small x_small',
    s: 'small',
    m: 'medium',
    l: 'large',
    xl: 'extra_large x_large xlarge',
    xxl: 'xx_large extra_extra_large 2_x_large 2x_large xxlarge',
    xxxl: 'xxx_large 3_x_large 3x_large',
  },
  imitation: 'faux fake vegan imitation synthetic artificial pu',
  agreement: { endings: 's es', swaps: {}, irregular: {} },
  foods:
    'juice juices tea teas wine wines coffee pepper peppers sugar rice bean beans oil oils meat cheese chocolate cake bread milk water bull ' +
    'friday noise label',
  things: glossary,
  properties: { ...properties, ...motifs },
  names: {
    head: 'last',
    details: 'for with without in of to by from made and w on',
    elisions: '',
    meaningful: 'off over down up under out general',
    moreStopWords: 'a w',
    unstemmed: 'organic universal university news general generic international',
    plurals: {
      women: 'woman',
      womens: 'woman',
      men: 'man',
      mens: 'man',
      children: 'child',
      childrens: 'child',
      feet: 'foot',
      teeth: 'tooth',
      mice: 'mouse',
      geese: 'goose',
      dice: 'die',
    },
    singulars: [
      [/^(kni|li|wi|mid-?wi)ves$/, '$1fe'],
      [/^((?:book)?shel|wol|cal|hal|el|scar|lea|loa|thie|sel|hoo)ves$/, '$1f'],
      [/(wo)?men$/, '$1man'],
    ],
  },
  glue: 'a an and are as at be by can for from has have in is it its of on or our that the this to with you your will',
  plain:
    'less also already never always still yes makes since without whose others several much little enough thanks per either neither',
  spellings,
  ...people,
  occasions: 'birthday birthdays bday anniversary christmas xmas valentines easter',
  possessives: 'my our his her their your',
  articles: 'a an the',
  further: {
    and: 'and, &, n, plus, also',
    also: 'and also, as well as, along with, and then, and maybe, and additionally',
    some: 'some, another, also, matching, a pair of, a couple of',
  },
  quantities: {
    counters: 'pieces piece pcs pc units unit items stk x pair pairs copies',
    holders: 'bag bags pack packs packet packets box boxes bottle bottles jar jars tin tins tub tubs roll rolls',
    takers: 'take want need order buy have quantity qty',
    endings: 'please pls then plz',
    notCounted: 'size number no order version model iphone galaxy under over',
    pointers: 'the these those',
    each: 'each apiece per',
    of: 'of',
    them: 'them em these those the this it each',
    notThings: 'times weeks hours stars star sizes over under inches',
    plurals: 's',
    details: 'for in',
  },
  hedges:
    'as well, maybe, perhaps, possibly, probably, about, roughly, around, approximately, approx, ish, more or less, give or take, or so, ideally, ' +
    'preferably, if possible, if poss, if you can, if u can, i think, i guess, i suppose, kind of, sort of, rather, not sure, something like, somewhere around, in the region of',
  yes:
    'yes, yeah, yep, yup, yess, sure, ok, okay, k, kk, yes please, of course, sounds good, go ahead, do it, correct, right, exactly, absolutely, ' +
    'alright, fine, confirm, confirmed',
  no: 'no, nope, nah, no thanks, no thank you, no thx, not really, never mind, nevermind, not now, no way',
  gifts:
    'gift, gifts, present, presents, gift idea, gift ideas, gift for, gifts for, present for, presents for, a gift for, a present for, ' +
    'birthday gift, birthday present, christmas gift, christmas present, wedding gift, wedding present, anniversary gift, anniversary present, ' +
    'housewarming gift, housewarming present, graduation gift, graduation present, stocking filler, stocking stuffer',
  beside: 'also rather',
  requests:
    'can i get, can i have, could i get, could i have, can i buy, can i order, i can get, i can buy, ' +
    'what do you recommend, can you recommend, would you recommend, what would you recommend, recommend, any ideas for, what is good for, whats good for, what s good for, ' +
    'she loves, he loves, they love, who loves, loves, she likes, he likes, they like, who likes, who is into, is into, enjoys, who enjoys, ' +
    'do you have, do you have any, do you sell, do you sell any, do you carry, do you stock, have you got, have you got any, got any, ' +
    'i m looking for, im looking for, i am looking for, looking for, im lookin for, i m lookin for, lookin for, searching for, searchin for, in search of, on the hunt for, i want, i d like, id like, i would like, i need, we need, i m after, ' +
    'show me, show me some, can i see, can you show me, find me, help me find, search for, searching for, is there, are there, are there any, ' +
    'i m searching for, recommend me, any, some' +
    ', please, pls, plz, plss, plzz, pretty please, thx, thanks, thank you, hello, hello there, hi, hi there, hey, hey there' +
    ', good morning, good afternoon, good evening, hope youre well, hope you re well, hmm, hm, right now, just, also, ok' +
    ', how much is, how much are, how much for, what is, what s, whats, what does, cost, the price of, price of, do u have, u got' +
    ', you have, you guys have, need, want, i wanna, im after, can you recommend, recommend, can you suggest, suggest, could you' +
    ', only, must be, must have, has to be, needs to be, it must be, back to, back to the, go back to, something else' +
    ', something, anything, some stuff, stuff, things',
  references: {
    it: 'it its they them their theirs this that these those',
    many: 'they them their theirs these those',
    one: 'one ones',
    other: 'other others another else better different more',
    better: 'better more',
    asking: 'is are was does do did can could will would has have how what which when where who whats hows',
    something: 'something, sth, smth, anything, stuff, sumthing',
    similar:
      'similar, similiar, simular, like this, like that one, like this one, like these, like those, something like it, one like it, more like it, another like it, any like it, something like them, more like them, in this style, in that style, along those lines, along these lines, of this kind, of that kind, comparable',
    matching:
      'matching, fits it, fit it, fits this, fit this, fits on it, fit on it, goes with it, go with it, going with it, goes with this, go with this, goes with that, go with that, goes with them, go with them, go along with it, goes well with it, goes well with this, with it, w/ it, matches it, match it, matches this, to match, for it',
    matchingNamed: 'goes with, go with, going with, goes well with, go well with, goes along with, matches with',
    restart:
      'forget that, forget it, forget about, forget all that, never mind, nevermind, i meant, i mean, no wait, wait no, actually no, scratch that, something else, a different, different thing, instead, start over, changed my mind, not that one, not this one, not that, not those',
    letsGo: 'forget, forget about, never mind, nevermind, never mind about, scratch, skip, drop, not interested in',
    goesOn: 'what about, how about, and, and what about, or, but',
    together: 'together, in total, all together, altogether, for both, both cost, total price, total cost, the total',
    which: 'which one, which ones, which of, which is, which are, which has, which have, whats the, what one, who of',
    ofThem: 'of them, of those, of these, of the two, of both, out of those, out of these, among them',
    needNot:
      'doesnt need to be, doesn t need to be, does not need to be, doesnt have to be, doesn t have to be, does not have to be, dont need to be, don t need to be, do not need to be, dont have to be, don t have to be, do not have to be, needn t be, neednt be, need not be, dont care if it s, don t care if it s, dont care about, don t care about',
    drops:
      'forget, forget about, never mind, nevermind, doesnt matter, does not matter, doesn t matter, dont care, do not care, don t care, not important, unimportant, no matter, ignore, drop, any, is fine, are fine, irrelevant, doesnt have to',
    describing: 'with in',
    prices: 'price prices budget cost costs money',
  },
  comparatives: {
    bigger: 'bigger, larger, big enough, more capacity, higher capacity, too small',
    smaller: 'smaller, less big, too big, too large, more compact',
    longer: 'longer, too short',
    shorter: 'shorter, too long',
    heavier: 'heavier, too light',
    lighter: 'lighter, less heavy, too heavy',
    biggest: 'biggest, largest',
    smallest: 'smallest, most compact, tiniest',
    longest: 'longest',
    shortest: 'shortest',
    heaviest: 'heaviest',
    lightest: 'lightest',
  },
  orderQuestions,
  questions,
  reckoning,
  topics,
  purposes: {
    for: 'for, for the use of, suitable for, made for, meant for',
    to: 'to, to use for, for use in',
    against: 'against',
  },
  shorthand,
  calendar: {
    by: 'by, for, until, till',
    before: 'before',
    arrives:
      'come, comes, coming, arrive, arrives, arriving, be here, be there, get here, get there, get it, have it, receive it, turn up, delivered',
    orders: 'order, ordered, ordering, buy, it is, its, today is',
    weekdays: [
      'sunday sundays',
      'monday mondays',
      'tuesday tuesdays',
      'wednesday wednesdays',
      'thursday thursdays',
      'friday fridays',
      'saturday saturdays',
    ],
    weekend: 'weekend, week end',
    months: [
      'january jan',
      'february feb',
      'march mar',
      'april apr',
      'may',
      'june jun',
      'july jul',
      'august aug',
      'september sep sept',
      'october oct',
      'november nov',
      'december dec',
    ],
  },
  contrasts: 'but however though although except',
  streets: {
    behind: 'street st! avenue ave! road rd! lane ln! drive! dr! blvd boulevard court! ct! way! place! square!',
  },
  policies,
  talk,
  thingsOfTalk:
    'phone handy smartphone book game card case baby kids child children man men woman women food gift plate pot pan cable car auto glass fan tool pen tie ring belt suit short shorts pull sweat costume course running winter summer light time home wireless waterproof portable',
  acts,
  dialogue,
  writing,
  judging,
  claims,
  leaks: {
    buyer: ["buyer|purchaser|customer's"],
    bought: ['(?:has |just |also )?(?:bought|ordered|purchased|returned)'],
    recited: [
      '(?:my|the|your|these|this|here (?:is|are) (?:my|the)|initial|hidden) (?:system |initial |hidden |secret |internal |original )?(?:prompt|instructions?|guidelines) (?:is|are|say|says|said|state|tell|read|begin|follow|reads|was)',
      'system prompt|system message|systemprompt|system-prompt|my instructions|developer message',
      'you are (?:an?|the) (?:helpful |friendly )?(?:ai |shop |store |sales )?assistant (?:of|for|in|at|called)',
    ],
    addressed: ['assistant|ai|chatbot|bot'],
    ordered: [
      '(?:ignore|disregard|forget) (?:all|the|any|your|every|previous)|instructions? to (?:the )?(?:assistant|model)|system prompt',
    ],
    refusing: ['can ?not|not|never|won t'],
  },
} as const satisfies LanguagePack
