import type { DialogueWords } from '../../pack-fields/pack-dialogue.ts'

/** By what German tells the steps of a talk. */
export const dialogue = {
  asksPrice: ['kostet|kosten|preis', 'wie ?viele? (euro|dollar|franken)'],
  asksPriceAlone: ['(und |also |dann )?wie ?viel'],
  asksDetails: [
    'mehr (infos?|details)',
    'erzahl\\w*',
    'zeig\\w* mir',
    'wie (ist|sind) (es|sie|er|(der|die|das)( (erste|zweite|dritte|vierte|letzte|andere)n?)?)( da| denn)?( so)?$',
  ],
  definite: 'der die das den dem',
  comparing:
    'vergleich*, unterschied zwischen, unterschied zu, unterschied zum, unterschied zur, unterscheidet sich, nicht zwischen, schwanke zwischen, schwanken zwischen, entscheiden zwischen, wahl zwischen',
  differences: 'unterschied unterschiede',
  betweenCompared: 'und mit oder gegen',
  asksWhich: 'welche welcher welches was gunstiger besser',
  asksWhichOfThem: 'welche welcher welches welchen welchem',
  asksWhichStarts: 'welche, welcher, welches, was ist, wer',
  tellsOf: 'sie er es wir ich',
  fondOf:
    'mag, mogen, liebt, lieben, gerne, gern, steht auf, steht, fan, hobby, hobbys, sammelt, interessiert, begeistert, begeistert sich fur, verruckt, verruckt nach, besessen, vernarrt, fanatiker, liebhaber, liebhaberin, schwarmt fur, freak, suchtig, ist fan von',
  hobbies:
    'macht, spielt, kocht, liest, malt, backt, gartnert, reitet, lauft, joggt, schwimmt, wandert, angelt, radelt, zeichnet, naht, strickt, hakelt, tanzt, reist, campt, trinkt, klettert, geht, segelt, surft, jagt, singt, schreibt, schaut, hort, fotografiert',
  anyProduct:
    'produkt produkte artikel finden ding sache sachen habt haben verkauft verkaufen fuhrt shop laden sortiment',
  attributeStarts: 'wie viel, wie viele, wieviel, wieviele, was ist die, was ist der, was ist das, wie ist die',
  attributeBehind: 'hat, haben die, ist drin, sind drin, sind dabei, ist dabei, von dem, von der',
  copulas: 'ist sind bin',
  another: ['(und )?((nach|fur|in die)|was ist mit|wie ist es mit)', '(und )?wie (lange?|viel)$'],
  further: ['(und|aber) (was )?(wenn|falls|wann|wie|was|wer|wo|kann|geht|muss|ist)', 'was (ist )?wenn'],
  agrees: 'gern, gerne, mach das, machen sie das, klar, in ordnung, einverstanden',
  forgot: [
    '(weiss|kenne|erinnere|hab\\w*|finde) .{0,25}\\b(nicht|nimmer|keine)',
    'keine ahnung|kein plan|vergessen|nicht sicher|entfallen',
  ],
  refuses: ['(mochte|will) .{0,25}\\bnicht (angeben|nennen|sagen|geben|eingeben|verraten|teilen)'],
  address: ['(adresse|mailadresse|e-?mail-?adresse|konto)s?'],
  asksCode: [
    '(send\\w*|schick\\w*|mail\\w*|neuen?|anderen|nochmal|brauch\\w*|will|mochte)\\b.{0,25}\\bcode',
    'code\\b.{0,20}\\b(senden|schicken|anfordern|zusenden|zuschicken|bitte)',
    'kein\\w* code',
    'code\\b.{0,20}\\bnicht',
  ],
  otherCode: ['\\w*rabatt\\w*|\\w*gutschein\\w*|postleitzahl'],
} as const satisfies DialogueWords
