/**
 * How the oracle reads: written apart from the guards, from what a shopper sees. Looks through letters of other scripts,
 * hidden signs and encodings.
 */
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcхxуyіiѕsОoАaЕeРpСcВbНhКkМmТtХxοoαaеeιiΟoΑa'].flatMap((sign, at, all) =>
    at % 2 === 0 ? [[sign, all[at + 1] as string]] : [],
  ),
)
const HIDDEN = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/** Any digit as 0-9. */
function digits(text: string): string {
  return text.replace(/\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) as number
    for (let zero = code; zero > code - 10; zero--) {
      if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) || code - zero === 9) return String(code - zero)
    }
    return sign
  })
}

/** Lower case, one space, no hidden signs, no letters that only look like others. */
export function seen(text: string): string {
  const lines = text.replace(/[\n\r]+/g, ' \n ').replace(HIDDEN, (sign) => (sign === '\n' ? ' ' : ''))
  const plain = digits(lines.normalize('NFKC')).replace(/./gu, (sign) => LOOKALIKES[sign] ?? sign)
  return plain.toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Letters and digits only. */
export const squeezed = (text: string): string => seen(text).replace(/[^\p{L}\p{N}]/gu, '')

const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })

function decoded(text: string): string[] {
  const found: string[] = []
  for (const [run] of text.matchAll(/[A-Za-z0-9+/_-]{8,}={0,2}/g)) {
    for (const shift of [0, 1, 2, 3]) found.push(Buffer.from(run.slice(shift), 'base64').toString('latin1'))
    if (/^[0-9a-f]+$/i.test(run)) found.push(Buffer.from(run, 'hex').toString('latin1'))
  }
  const codes = [...text.matchAll(/\b\d{2,3}\b/g)].map(([code]) => String.fromCharCode(Number(code)))
  if (codes.length > 8) found.push(codes.join(''))
  if (text.includes('%'))
    found.push(text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))))
  return found
}

/** The text in every form in which a secret may hide, squeezed. */
export function forms(text: string): string[] {
  const whole = [
    text,
    [...text].reverse().join(''),
    rot13(text),
    ...decoded(text),
    ...decoded([...text].reverse().join('')),
  ]
  return [...new Set(whole.map(squeezed))]
}

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…:])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Whether what was not to be seen is there: short cores must stand alone, else they are in everything. */
export function holds(text: string, core: string): boolean {
  const plain = seen(core)
  if (plain.length === 0) return false
  const at = seen(text).indexOf(plain)
  if (at < 0) return false
  const before = seen(text)[at - 1] ?? ' '
  const after = seen(text)[at + plain.length] ?? ' '
  // An address goes on behind a point: another one, which has this one for its beginning.
  if (plain.includes('@') && /^\.[\p{L}\p{N}]/u.test(seen(text).slice(at + plain.length))) return false
  return (
    !(/[\p{L}\p{N}]/u.test(before) && /^[\p{L}\p{N}]/u.test(plain)) &&
    !(/[\p{L}\p{N}]/u.test(after) && /[\p{L}\p{N}]$/u.test(plain))
  )
}

const NUMBER = String.raw`\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?`
const MONEY = [
  new RegExp(String.raw`(?:us ?|r|c|a)?[$€£¥₹]\s*(${NUMBER})`, 'gu'),
  new RegExp(
    // In "V9 $299.99" the sign belongs to what comes after it.
    String.raw`(?<![\d.,])(${NUMBER})\s*(?:[€$£](?!\d)|usd\b|eur\b|gbp\b|dollars?\b|d[oó]lares\b|euros?\b|bucks\b|cents?\b|pesos\b|pounds?\b)`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:usd|eur|gbp)\s*(${NUMBER})`, 'gu'),
  new RegExp(
    String.raw`\b(?:costs?|cuesta|kostet|co[uû]te|starts? at|marked down to)\s+(?:only |solo |nur |just )?(${NUMBER})`,
    'gu',
  ),
]

/** Amounts of money in a text as `seen`: each with its possible values. */
export function amountsIn(text: string): { written: string; values: number[] }[] {
  return MONEY.flatMap((pattern) => [...text.matchAll(pattern)]).map(([written, number = '']) => ({
    written,
    values: valuesOf(number),
  }))
}

/** A point may part thousands or cents. */
function valuesOf(number: string): number[] {
  const english = Number(number.replace(/[, ']/g, ''))
  const continental = Number(number.replace(/[. ']/g, '').replace(',', '.'))
  return [english, continental].filter((value) => Number.isFinite(value))
}

const SMALL =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|half|zero|un|dos|tres|cinco|siete|diez|doce|mil|ciento|ein|zwei|drei|fünf|zehn|zwölf|hundert|tausend|deux|trois|cinq|dix|douze|cent|mille|vingt'
export const WORD_AMOUNT = new RegExp(
  String.raw`\b[\p{L}-]*(?:${SMALL})[\p{L}-]*(?: [\p{L}-]+){0,3} (?:dollars?|d[oó]lares|euros?|bucks|cents?|pounds?)\b`,
  'u',
)
