/**
 * Slips and short forms that stand between an amount, an address or a number and its reader, put right before anything is
 * read. Each holds in all four languages, or beside words that tell which one it is.
 */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\bnothin['’]?(?!\p{L})/giu, 'nothing'],
  [/\bsomethin['’]?(?!\p{L})/giu, 'something'],
  [/\bupto\b/gi, 'up to'],
  [
    /\b(?:isn['’]?t|not|won['’]?t|doesn['’]?t) (?:going to |gonna )?(?:costs? (?:me )?|be )?more than(?= ?[£$€]?\d)/giu,
    'under',
  ],
  [
    /\b(?:que |q )?no (?:me |se )?(?:pas(?:e|en|a|ar)|salga|salgan|cueste|cuesten)(?: m[aá]s)? de(?= ?\d)/giu,
    'menos de',
  ],
  [/\b(\d+ ?(?:€|euros?|balles|chf|francs)) (?:maxi?|pas plus|grand max|gros max)\b/giu, 'max $1'],
  [/\b(\d+ ?(?:€|euro|franken)) (?:max|maximal|h[oö]chstens|nicht mehr)\b/giu, 'max $1'],
  [/\bundr\b/gi, 'under'],
  [/\bbelo\b/gi, 'below'],
  [/\bb\/w(?=\s)/gi, 'between'],
  [/\bbtwn?\b/gi, 'between'],
  [/\bw\/o(?=\s)/gi, 'without'],
  [/\bw\/(?=\s)/gi, 'with'],
  [/\b4 (?=(?:a|an|my|the|me|him|her|kids|work|men|women|school|travel|running|home)\b)/gi, 'for '],
  [
    /\b(have|want|need|how|going|able|got|like|trying|talk|speak|used) 2 (?=(?:return|send|pay|change|cancel|know|buy|order|talk|speak|get|find|see|track|exchange|go|make|someone|a human)\b)/gi,
    '$1 to ',
  ],
  [/\b(\d+)\s?(?:balles|boules)\b/gi, '$1 euros'],
  [/\b(\d+)\s?(?:pavos|leuros|lereles|euritos|euronen|öcken|ocken|oiro)(?!\p{L})/giu, '$1 euro'],
  [/\b(cincuenta|cien|treinta|veinte|cuarenta|doscientos) pavos\b/gi, '$1 euros'],
  [/\b(cinquante|cent|trente|vingt|quarante) balles\b/gi, '$1 euros'],
  [/(?<!\p{L})(?:fuffzig|fuffzich|fünfzich)(?!\p{L})/giu, 'fünfzig'],
  [/\beuronen\b/gi, 'euro'],
  [/\b[x×] (?=menos de|debajo de|unos|\d+ ?(?:€|eur))/gi, 'por '],
  [/\b(menos|mas|más|debajo|encima|máximo|maximo|algo|par|talla|q no pase|no más|no mas) d (?=\p{L}|\d)/giu, '$1 de '],
  [
    /(?<=\p{L}) d (?=(?:vidrio|cristal|madera|cuero|piel|acero|algodón|algodon|lana|plástico|plastico|metal|la|los|las|mi|esto|mujer|hombre|verano|invierno)\b)/giu,
    ' de ',
  ],
  [/\bmoins (?:2|d) (?=\d)/gi, 'moins de '],
  [/\bpr (?=(?:la|le|les|mon|ma|mes|un|une|des|faire|moi|homme|femme|enfants?|vous|\d)\b)/gi, 'pour '],
  [/\bgrö?(?:sse|ße)\s?\.\s?(?=\d|[smlx]{1,3}\b)/gi, 'größe '],
  [/\bgr\s?\.\s?(?=\d|[smlx]{1,3}\b)/gi, 'gr '],
  [/\btama[ñn]o(?=\s(?:\d|[smlx]{1,3}\b))/giu, 'talla'],
]

/** "omar.khan @ example . com", "omar (at) example dot com". */
const spacedEmail =
  /(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}._%+-]{1,64})(?:\s+@\s*|\s*@\s+|@|\s*[([]\s?(?:at|arroba|arobase|ät)\s?[)\]]\s*|\s+(?:arroba|arobase)\s+)([\p{L}\p{N}-]{1,63})((?:\s*(?:\.|\s(?:dot|punto|point|punkt)\s)\s*[\p{L}\p{N}-]{1,63}){0,3}?)(?:(?:\s+\.\s*|\.|\s+(?:dot|punto|point|punkt)\s+)(com|org|net|de|es|fr|test|example|uk|eu|info|io|at|ch|it|mx|ar|us|edu|mail)|\.\s+(com|org|net))(?![\p{L}\p{N}]|\.\p{L})/giu
/** "W 2611340", "# W2611340", "W-2611340": one number. */
const spacedOrder = /(?<![\p{L}\p{N}])#?\s?([A-Z]{1,3})[ -](\d{5,10})(?![\p{L}\p{N}])/gu

/** A message as it was meant: what only looks like something else is written out. */
export function spellOutMessage(text: string): string {
  let meant = text
  for (const [slip, right] of slips) meant = meant.replace(slip, right)
  return meant
    .replace(spacedEmail, (_, name: string, host: string, parts: string, top?: string, spacedTop?: string) =>
      `${name}@${host}${parts.replace(/(?<!\s)\s*(?:\.|\b(?:dot|punto|point|punkt)\b)\s*/gi, '.')}.${top ?? spacedTop}`.replace(
        /\s+/g,
        '',
      ),
    )
    .replace(spacedOrder, '$1$2')
}
