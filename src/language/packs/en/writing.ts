import type { WritingWords } from '../../pack-fields/pack-writing.ts'

/** How addresses, numbers and amounts are written in English. */
export const writing = {
  at: 'at',
  atPlainly: '',
  dot: 'dot',
  order: 'order, orders, order id, orderid, ordernumber, purchase, number',
  orderBetween: 'with the my is was number num no id code order n',
  spans: 'day days week weeks times',
  aboutOrder: ['orders?|parcel|package|tracking|deliver\\w*|shipment|address|cancel\\w*|return\\w*|refund|label'],
  aboutPhone: ['phone|call|ring|mobile|cell|tel|whatsapp'],
  abbreviations:
    'nr no num art approx incl excl max min vs a.m p.m st mr mrs ms dr prof etc e.g i.e tel ref cm mm kg vol ed fig dept est u.s us jan feb mar apr jun jul aug sep sept oct nov dec',
  lastWords: 'etc a.m p.m no max min us st mar art ed est fig',
  slips: [
    [/\bnothin['’]?(?!\p{L})/giu, 'nothing'],
    [/\bsomethin['’]?(?!\p{L})/giu, 'something'],
    [/\bupto\b/gi, 'up to'],
    [/\bche(?:ep|pa|app)er\b/gi, 'cheaper'],
    [
      /\b(?:isn['’]?t|not|won['’]?t|doesn['’]?t) (?:going to |gonna )?(?:costs? (?:me )?|be )?more than(?= ?[£$€]?\d)/giu,
      'under',
    ],
    [/\bsz\s?\.\s?(?=\d|[smlx]{1,3}\b)/gi, 'sz '],
    [/\bundr\b/gi, 'under'],
    [/\bbelo\b/gi, 'below'],
    [/\bb\/w(?=\s)/gi, 'between'],
    [/\bbtwn\b|\bbtw\b(?=\s*[$€£]?\d)/gi, 'between'],
    [/\bw\/o(?=\s)/gi, 'without'],
    [/\bw\/(?=\s)/gi, 'with'],
    [/\b4 (?=(?:a|an|my|the|me|him|her|kids|work|men|women|school|travel|running|home)\b)/gi, 'for '],
    [
      /\b(have|want|need|how|going|able|got|like|trying|talk|speak|used) 2 (?=(?:return|send|pay|change|cancel|know|buy|order|talk|speak|get|find|see|track|exchange|go|make|someone|a human)\b)/gi,
      '$1 to ',
    ],
  ],
} as const satisfies WritingWords
