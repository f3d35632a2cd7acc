import { InvalidJsonError } from '../../errors.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const LETTER_U = 0x75
/** What may follow a backslash, beside u: " \ / b f n r t */
const ESCAPES = new Set([QUOTE, BACKSLASH, 0x2f, 0x62, 0x66, 0x6e, 0x72, 0x74])

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39
const isHex = (byte: number | undefined): boolean =>
  byte !== undefined && (isDigit(byte) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66))

/**
 * The end of the string that begins with the quote at `at`, behind its last quote. RFC 8259, section 7.
 * @throws {InvalidJsonError}
 */
export function endOfString(bytes: Buffer, at: number): number {
  let place = at + 1
  for (;;) {
    const byte = bytes[place]
    if (byte === QUOTE) return place + 1
    // Beyond the end it is undefined.
    if (byte === undefined || byte < 0x20) throw new InvalidJsonError()
    place = byte === BACKSLASH ? endOfEscape(bytes, place) : place + 1
  }
}

function endOfEscape(bytes: Buffer, at: number): number {
  const kind = bytes[at + 1]
  if (kind === LETTER_U) {
    for (let place = at + 2; place < at + 6; place++) if (!isHex(bytes[place])) throw new InvalidJsonError()
    return at + 6
  }
  if (kind === undefined || !ESCAPES.has(kind)) throw new InvalidJsonError()
  return at + 2
}

const LITERALS = new Map(['true', 'false', 'null'].map((word) => [word.charCodeAt(0), Buffer.from(word)]))

/**
 * The end of the number, true, false or null that begins at `at`. RFC 8259, sections 3 and 6.
 * @throws {InvalidJsonError}
 */
export function endOfScalar(bytes: Buffer, at: number): number {
  const word = LITERALS.get(bytes[at] as number)
  if (!word) return endOfNumber(bytes, at)
  for (let index = 1; index < word.length; index++) if (bytes[at + index] !== word[index]) throw new InvalidJsonError()
  return at + word.length
}

function endOfNumber(bytes: Buffer, at: number): number {
  let place = bytes[at] === 0x2d ? at + 1 : at
  if (bytes[place] === 0x30) place++
  else place = endOfDigits(bytes, place)
  if (bytes[place] === 0x2e) place = endOfDigits(bytes, place + 1)
  if (bytes[place] === 0x65 || bytes[place] === 0x45) {
    const sign = bytes[place + 1]
    place = endOfDigits(bytes, sign === 0x2b || sign === 0x2d ? place + 2 : place + 1)
  }
  return place
}

/** Of one digit at least. */
function endOfDigits(bytes: Buffer, at: number): number {
  let place = at
  while (isDigit(bytes[place])) place++
  if (place === at) throw new InvalidJsonError()
  return place
}
