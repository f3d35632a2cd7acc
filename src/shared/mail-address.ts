import { domainToASCII, domainToUnicode } from 'node:url'

const LONGEST = 254
const LONGEST_LOCAL = 64
/** RFC 5322 "atext", and the letters, marks and digits of RFC 6531; the dot between them is looked at apart. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~.]+$/u
/** What a reader sees nothing of can make one mailbox out of many texts. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u
/** 。 is a full stop to IDNA (UTS 46); its narrow and the full-width one are by NFKC. */
const DOMAIN = /^[\p{L}\p{M}\p{N}\-_.。]+$/u
const LABEL = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/
/** To a URL parser such a name is an IPv4 address. */
const NUMBER = /^(?:\d+|0x[\da-f]*)$/

/**
 * The one way to write a mail address: NFKC, lower case, the domain as IDNA reads it (in Unicode). What is returned is what may be
 * stored, compared and mailed; it means one mailbox to every mailer, without quotes, comments, names, brackets or sizes of letters.
 * @returns undefined for what is no address, or one that would have to be quoted
 */
export function readMailAddress(text: string): string | undefined {
  if (text.length > LONGEST * 4) return undefined
  const plain = text.trim().normalize('NFKC').toLowerCase().normalize('NFKC')
  const at = plain.indexOf('@')
  if (at < 1 || at > LONGEST_LOCAL || plain.length > LONGEST || UNSEEN.test(plain) || !plain.isWellFormed())
    return undefined
  const local = plain.slice(0, at)
  if (!LOCAL.test(local) || local.split('.').includes('')) return undefined
  const domain = readDomain(plain.slice(at + 1))
  if (domain === undefined) return undefined
  const address = `${local}@${domain}`
  return address.length <= LONGEST ? address : undefined
}

function readDomain(text: string): string | undefined {
  if (!DOMAIN.test(text)) return undefined
  const ascii = domainToASCII(text)
  const labels = ascii.split('.')
  if (ascii.length > 253 || !labels.every((label) => LABEL.test(label)) || NUMBER.test(labels.at(-1) ?? ''))
    return undefined
  return domainToUnicode(ascii) || ascii
}

/** One domain of the same mailboxes, where dots say nothing (https://support.google.com/mail/answer/7436150). */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * Whom a limit counts: the person behind an address of readMailAddress(), whatever follows a `+` (RFC 5233) and, where dots say
 * nothing, however they are set. Two people are never mailed for one another by it: it is only counted.
 */
export function mailboxKey(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const domain = address.slice(at + 1)
  const plus = local.indexOf('+')
  const base = plus > 0 ? local.slice(0, plus) : local
  const dotless = DOTLESS.get(domain)
  return dotless === undefined ? `${base}@${domain}` : `${base.replaceAll('.', '')}@${dotless}`
}
