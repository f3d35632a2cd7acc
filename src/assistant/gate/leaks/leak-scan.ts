import { disguisedEmailPattern } from '../../../language/readers/disguised-email.ts'
import { fold } from '../../../language/text/fold.ts'
import { anywhere, atStart } from '../../../language/text/word-patterns.ts'
import { emailPattern } from '../../../shared/email-pattern.ts'
import { remembering } from '../../../shared/remembering.ts'
import { plainCharacters } from '../text/plain-characters.ts'

/** Everything the scan compares a text with; made once per turn. */
export interface LeakScan {
  /** Why the text must not be shown; null when it may. */
  find(text: string): string | null
}

const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
const squeezed = (text: string): string =>
  plainCharacters(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
const reversed = (text: string): string => [...text].reverse().join('')

const MOST_SECRETS = 20
/** Length of a piece by which a secret is recognised: half a canary is a leak too. */
const pieceLength = 10

function formsOf(secret: string): readonly string[] {
  const plain = squeezed(secret)
  const hex = Buffer.from(secret).toString('hex')
  const base64 = [0, 1, 2].map((shift) => {
    const encoded = Buffer.from('\0'.repeat(shift) + secret).toString('base64url')
    return squeezed(encoded.slice(shift === 0 ? 0 : 4, encoded.length - 4))
  })
  return [plain, reversed(plain), rot13(plain), hex, reversed(hex), ...base64].flatMap(piecesOf)
}

const piecesOf = (form: string): string[] => {
  if (form.length < 6) return []
  if (form.length <= pieceLength) return [form]
  const pieces: string[] = []
  for (let at = 0; at + pieceLength <= form.length; at += 2) pieces.push(form.slice(at, at + pieceLength))
  return pieces
}

/** The secrets of a process are the same in each turn. */
const piecesOfSecret = remembering(formsOf, MOST_SECRETS)

const ofBuyer = new RegExp(`${anywhere(({ leaks }) => leaks?.buyer)}(?!\\p{L})`, 'u')
/** The end of an address whose beginning stands on another line: "@mail.example". */
const hostPattern = /(?<![\p{L}\p{N}._%+-]\s?)@\s?[\p{L}\p{N}-]+\.[\p{L}\p{N}]/u
const keyPattern =
  /\bsp_?(?:live|pub|test)_?[\w-]{2,}|\b(?:sk|pk|rk|ghp|gho|xox[abp]|whsec)[-_][\w-]{8,}|\bAKIA[A-Z0-9]{8,}|\beyJ[\w-]{10,}|\bbearer\s+\S{8,}|-----BEGIN |\b(?:api|secret|access)[ _-]?(?:key|token)\s*[:=]\s*\S{4,}|\bpassword\s*[:=]\s*\S+|\bpostgres(?:ql)?:\/\//i
/** Long runs of letters and digits mixed, such as tokens have. */
const tokenLike = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}|\b[0-9a-f]{32,}\b/
const encoded = /(?<![\w+/-])[\w+/-]{16,400}={0,2}/g
const readable = /^[\x20-\x7e]{12,}$/
/** Whether a word is a text in base64: of what is not, hardly ever all signs are readable. */
const isEncoded = (text: string): boolean =>
  [...text.matchAll(encoded)].some(
    ([word]) => /[a-z][A-Z]|\d/.test(word) && readable.test(Buffer.from(word, 'base64').toString('latin1')),
  )
const phonePattern =
  /(?:\+|\b00)\d[\d\s().\-/]{6,18}\d|(?:\(\d{2,5}\)|\b0\d{1,4})[\s\-/.]?\d{2,4}(?:[\s\-/.]?\d{2,4}){1,4}\b|\b\d{3}[-.\s]\d{3}[-.\s]\d{4}\b|\b\d{3}-\d{4}\b/g
const nameOfPerson = /(?<!\p{L})\p{Lu}\p{Ll}+(?=\s+\p{Lu}\p{Ll}+\s+(.{0,80}))/gsu
const bought = new RegExp(`${atStart(({ leaks }) => leaks?.bought)}(?!\\p{L})`, 'u')
/** "Lei Ahmed bought this last week": what other shoppers did is nobody's business. */
const hasOthersPurchase = (text: string): boolean =>
  [...text.matchAll(nameOfPerson)].some(([, behind = '']) => bought.test(fold(behind)))
const tools =
  'search_products|get_product|compare_products|check_stock|answer_policy|check_order|reorder|capture_lead|hand_off'
const toolPattern = new RegExp(
  `\\b(?:${tools.replace('|reorder', '')})\\b|\\b(?:${tools})\\s*\\(|["']?(?:tool_?name|tool_?calls?|toolCallId|function_?call|arguments|parameters|input_schema)["']?\\s*[:=]|<\\/?(?:tool|function|invoke)|\\{\\s*["'](?:query|number|email|name|id|productId|storeId)["']\\s*:`,
  'i',
)
const recited = new RegExp(
  anywhere(({ leaks }) => leaks?.recited),
  'u',
)
/** How models write roles. */
const roleMarks = /<\|im_start\|>|\[inst\]/
/** A refusal to recite the instructions is not a leak. */
const refusing = new RegExp(
  anywhere(({ leaks }) => leaks?.refusing),
  'u',
)
const isRecital = (folded: string): boolean =>
  (recited.test(folded) || roleMarks.test(folded)) && !refusing.test(folded)

export function createLeakScan(options: {
  secrets: readonly string[]
  knownEmails: readonly string[]
  /** Text of the policies of this turn: what the owner published may be told. */
  publishedText: () => string
  /** Numbers that were read: an order's or a parcel's looks like a phone number. */
  isReadNumber: (digits: string) => boolean
}): LeakScan {
  const pieces = [...new Set(options.secrets.flatMap(piecesOfSecret))]
  const known = new Set(options.knownEmails.map((email) => email.toLowerCase()))
  const isForeignEmail = (found: string) => {
    const email = found.toLowerCase().replace(/(?<![.,;:])[.,;:]+$/, '')
    const published = options.publishedText().toLowerCase().match(disguisedEmailPattern) ?? []
    return !known.has(email) && !published.some((one) => one.replace(/(?<![.,;:])[.,;:]+$/, '') === email)
  }
  const isForeignPhone = (found: string) => {
    const digits = found.replace(/\D/g, '')
    if (digits.length < 7 || /^\d{4}-\d{2}-\d{2}/.test(found.trim()) || options.isReadNumber(digits)) return false
    return !options.publishedText().replace(/\D/g, '').includes(digits)
  }
  return {
    find(text) {
      const plain = plainCharacters(text)
      const folded = fold(plain)
      const letters = squeezed(text)
      if (pieces.some((piece) => letters.includes(piece))) return 'secret'
      if (
        keyPattern.test(plain) ||
        keyPattern.test(plain.replace(/\s+/g, '')) ||
        tokenLike.test(plain) ||
        isEncoded(plain)
      )
        return 'key'
      if (toolPattern.test(plain)) return 'tool'
      if (isRecital(folded)) return 'prompt'
      if (hasOthersPurchase(plain)) return 'name'
      // An address the shopper typed may be repeated, but not as that of an order's buyer.
      // "And at 1.1 kg" is no address: the end of a host is letters.
      // "You at ann.b@mail.example": the address itself is cut out before disguised ones are looked for.
      let isKnownTold = false
      const unknown = plain.replace(emailPattern, (found) => {
        if (!known.has(found.toLowerCase())) return found
        isKnownTold = true
        return ' '
      })
      const emails = (unknown.match(disguisedEmailPattern) ?? []).filter(
        (found) => found.includes('@') || /\p{L}[^\p{L}\p{N}]*$/u.test(found),
      )
      if (isKnownTold && ofBuyer.test(folded)) return 'email'
      if (emails.some(isForeignEmail) || hostPattern.test(plain)) return 'email'
      return (plain.match(phonePattern) ?? []).some(isForeignPhone) ? 'phone' : null
    },
  }
}
