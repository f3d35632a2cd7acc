import { topLevelDomains } from './top-level-domains.ts'

/** What a reader, a browser or a mail program would make a link. Offsets in UTF-16 code units; the end is exclusive. */
export interface FoundLink {
  /**
   * `url`: with a scheme, or `//`. `host`: a bare name or IPv4 address, with what follows it. `mail`: a mail address, which leads
   * nowhere.
   */
  kind: 'url' | 'host' | 'mail'
  start: number
  end: number
  text: string
}

/** What no link goes on after. */
const WORD = /[^\s<>"'`)\]}]+/gu
/** What a host is made of, its full stops too: . and the ideographic, full-width and halfwidth ones (UTS 46), and the leader of NFKC. */
const HOST_SIGN = /[\p{L}\p{M}\p{N}_\-.\u3002\uff0e\uff61\u2024]/u
const STOP = /[.\u3002\uff0e\uff61\u2024]/u
const SCHEME_SIGN = /[a-z\d+.-]/i
const LOCAL_SIGN = /[\p{L}\p{M}\p{N}!#$%&*+\-/=?^_{|}~.]/u
/** The end of a sentence is not part of the address in it. */
const SENTENCE_END = new Set('.,;:!?…。、，；：！？»”’')
const LONGEST_LABEL = 63

/**
 * The links and mail addresses of a text, in order. A link is: `scheme://…`, `http:/…` and `hxxp:/…`, `//host.…`, `www.…`; an IPv4
 * address; a host that has a top-level domain or an `xn--` label in it; any host of two labels with a path behind it. So "e.g.this",
 * "3.5mm", "9.am", "Dr.Who", "v2.0", "U.S.A" and "manual.pdf" are none; "evil.भारत", "evil。com" and "evil.unknown/win" are. Text of
 * a stranger has to be in NFKC and without unseen characters. Reads each character a fixed number of times, whatever the text.
 */
export function findLinks(text: string): FoundLink[] {
  const links: FoundLink[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    for (const { kind, start, end } of linksOfWord(word)) {
      links.push({ kind, start: index + start, end: index + end, text: word.slice(start, end) })
    }
  }
  return links
}

/** The text with each link, and each mail address, as `instead` says; undefined = it stays. */
export function replaceLinks(text: string, instead: (link: FoundLink) => string | undefined): string {
  let replaced = ''
  let at = 0
  for (const link of findLinks(text)) {
    const other = instead(link)
    if (other === undefined) continue
    replaced += text.slice(at, link.start) + other
    at = link.end
  }
  return replaced + text.slice(at)
}

type Part = Omit<FoundLink, 'text'>

function linksOfWord(word: string): Part[] {
  if (!/[.:/@\u3002\uff0e\uff61\u2024]/u.test(word)) return []
  const parts: Part[] = []
  for (let at = 0; at < word.length; ) {
    const found = partAt(word, at, parts.at(-1)?.end ?? 0)
    if (found.part) parts.push(found.part)
    at = found.next
  }
  return parts
}

/** @param from where the last part ended: what is before it is taken */
function partAt(word: string, at: number, from: number): { part?: Part; next: number } {
  const sign = signAt(word, at)
  if (sign === ':' || sign === '/') {
    const start = startOfUrl(word, at, from)
    if (start === undefined) return { next: at + 1 }
    return { part: { kind: 'url', start, end: endOfLink(word, at) }, next: word.length }
  }
  if (!HOST_SIGN.test(sign)) return { next: at + sign.length }
  const end = endOfRun(word, at, HOST_SIGN)
  const after = word[end]
  if (after === '@') return { next: end + 1 }
  if (word[at - 1] === '@') {
    const stop = trimmed(word, at, end)
    const start = startOfRun(word, at - 1, from, LOCAL_SIGN)
    return STOP.test(word.slice(at, stop)) ? { part: { kind: 'mail', start, end: stop }, next: end } : { next: end }
  }
  // The letters before a colon may be a scheme.
  if (after === ':' && startOfUrl(word, end, from) !== undefined) return { next: end }
  const goesOn = leadsOn(word, end)
  const stop = endOfHost(word.slice(at, end), goesOn)
  if (stop === 0) return { next: end }
  const isWhole = goesOn && at + stop === end
  const part: Part = { kind: 'host', start: at, end: isWhole ? endOfLink(word, end) : at + stop }
  return { part, next: isWhole ? word.length : end }
}

/** Where a URL begins whose `:` or `//` is here; undefined when there is none. */
function startOfUrl(word: string, at: number, from: number): number | undefined {
  if (word[at] === '/') {
    const isRelative = word[at + 1] === '/' && word[at - 1] !== '/' && hasHost(word, at + 2)
    return isRelative ? at : undefined
  }
  const start = startOfRun(word, at, from, SCHEME_SIGN)
  const scheme = word.slice(start, at)
  const isPath = word[at + 1] === '/' && word[at + 2] === '/' && at + 3 < word.length
  if (isPath) return start
  return /^h(?:tt|xx)ps?$/i.test(scheme) && /[/\\]/.test(word[at + 1] ?? '') && at + 2 < word.length ? start : undefined
}

function hasHost(word: string, at: number): boolean {
  const end = endOfRun(word, at, HOST_SIGN)
  const host = word.slice(at, end)
  return STOP.test(host.slice(1, -1))
}

/** A path, or a question, a fragment or a port with something in it: "really.so?" has none. */
function leadsOn(word: string, at: number): boolean {
  const next = word[at + 1] ?? ''
  if (word[at] === '/' || word[at] === '\\') return true
  if (word[at] === ':') return /\d/.test(next)
  return (word[at] === '?' || word[at] === '#') && HOST_SIGN.test(next) && !SENTENCE_END.has(next)
}

/** How much of these labels is a host; 0 = none of it. */
function endOfHost(run: string, goesOn: boolean): number {
  const length = trimmed(run, 0, run.length)
  const labels = run.slice(0, length).split(STOP)
  if (labels.length < 2) return 0
  const plain = labels.map((label) => (label.length > LONGEST_LABEL ? '' : label.normalize('NFKC').toLowerCase()))
  if (labels.length === 4 && plain.every(isOctet)) return length
  if (plain[0] === 'www' && plain[1] !== '') return length
  if (plain.some((label) => label.startsWith('xn--'))) return length
  const last = plain.at(-1) ?? ''
  // "manual.v2/3" is no path: a name ends in letters.
  if (goesOn && length === run.length && plain.every((label) => label !== '') && /^\p{L}[\p{L}\p{M}]+$/u.test(last)) {
    return length
  }
  // "evil.com.Then": what stands behind the host is the next sentence.
  const firstName = plain.findIndex((label) => !/^\d*$/.test(label))
  for (let count = labels.length; count > 1; count--) {
    if (isDomain(plain, count, firstName))
      return labels.slice(0, count).reduce((sum, label) => sum + label.length + 1, -1)
  }
  return 0
}

const isOctet = (label: string): boolean => /^(?:0|[1-9]\d{0,2})$/.test(label) && Number(label) < 256

/** "9.am", "2.5.kg" are numbers with a unit, which two-letter domains look like. @param firstName place of the first label that is no number */
function isDomain(labels: readonly string[], count: number, firstName: number): boolean {
  const top = labels[count - 1] as string
  if (!topLevelDomains.has(top) || labels[count - 2] === '') return false
  return top.length > 2 || firstName < count - 1
}

function endOfLink(word: string, at: number): number {
  return Math.max(trimmed(word, at, word.length), at)
}

function trimmed(word: string, start: number, end: number): number {
  let last = end
  while (last > start && SENTENCE_END.has(word[last - 1] as string)) last--
  return last
}

function endOfRun(word: string, at: number, signs: RegExp): number {
  let end = at
  for (let sign = signAt(word, end); sign !== '' && signs.test(sign); sign = signAt(word, end)) end += sign.length
  return end
}

function startOfRun(word: string, at: number, from: number, signs: RegExp): number {
  let start = at
  while (start > from && signs.test(signBefore(word, start))) start -= signBefore(word, start).length
  return start
}

/** A whole character, also one of two code units. */
const signAt = (word: string, at: number): string =>
  at < word.length ? String.fromCodePoint(word.codePointAt(at) as number) : ''

function signBefore(word: string, at: number): string {
  const isPair =
    at > 1 && /[\udc00-\udfff]/.test(word[at - 1] as string) && /[\ud800-\udbff]/.test(word[at - 2] as string)
  return word.slice(isPair ? at - 2 : at - 1, at)
}
