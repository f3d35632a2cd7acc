import { fold } from '../../language/text/fold.ts'
import { stripHtml } from '../analysis/strip-html.ts'

/** A word, a number or code, or a sign between alternatives ("drill/driver", "shirts & tops"). */
export interface NameToken {
  kind: 'word' | 'number' | 'slash' | 'and'
  /** Folded. */
  text: string
  /** Whether a hyphen holds it to the token before: "slip-on". */
  isGlued: boolean
}

/** A name of a thing within a phrase. */
export interface FoundName {
  /** Singular, in the language of the phrase. */
  name: string
  /** First token and the one after the last. */
  start: number
  end: number
  /** Whether the language's lists or the dictionary have it; else it only stands where the thing's name stands. */
  isKnown: boolean
  /** Whether another thing's name stands right before it: "iPhone case". */
  isSorted?: boolean
  /** Whether a word that tells what it is like stands right before it: "terracotta saucer". */
  isDescribed?: boolean
}

/** A piece of a title between commas, dashes and the like. */
export interface Segment {
  tokens: NameToken[]
  /** In brackets: says something beside. */
  isAside: boolean
}

/** A name as tokens of a title spell it: without hyphens, and without a letter before an apostrophe ("d arrosage"). */
export const asInTitles = (name: string): string =>
  name.replaceAll('-', ' ').replace(/(?<= )[b-df-hj-np-tv-xz] (?=[aeiouyh]\p{L}{2})/gu, '')

/** Titles may have 1,000 characters; what names a product comes first. */
const MOST_UNITS = 300
const trademark = /[™®©℠]/gu
const tokenPattern =
  /[\p{L}\p{M}]+(?:['’´`][\p{L}\p{M}]+)*|[\p{L}\p{M}]*\p{N}[\p{L}\p{M}\p{N}]*(?:[.,/]\p{N}+)*|\s[-–—―/]+\s|[^\s]/gu
const hyphens = '-‐‑'
const breaks = /^(?:[,;:|•·。，：；!?]|[–—―]|\s[-–—―/]+\s)$/u

/** Cuts a title, or the name of a category, into segments of folded tokens. Entities and tags of HTML are decoded. */
export function segmentsOf(name: string): Segment[] {
  const text = stripHtml(name.slice(0, MOST_UNITS)).replace(trademark, ' ')
  const segments: Segment[] = []
  let [tokens, depth]: [NameToken[], number] = [[], 0]
  let hyphenEnd = -1
  const close = (): void => {
    if (tokens.length > 0) segments.push({ tokens, isAside: depth > 0 })
    tokens = []
  }
  for (const match of text.matchAll(tokenPattern)) {
    const raw = match[0]
    const end = match.index + raw.length
    if ('([{【「'.includes(raw)) {
      close()
      depth++
    } else if (')]}】」'.includes(raw)) {
      close()
      depth = Math.max(0, depth - 1)
    } else if (breaks.test(raw)) close()
    else if (hyphens.includes(raw)) hyphenEnd = end
    else {
      const token = tokenOf(raw, match.index === hyphenEnd)
      if (token) tokens.push(token)
    }
  }
  close()
  return segments
}

function tokenOf(raw: string, isGlued: boolean): NameToken | null {
  if (/\p{N}/u.test(raw)) return { kind: 'number', text: fold(raw), isGlued }
  if (/^\p{L}/u.test(raw)) return { kind: 'word', text: withoutApostrophe(fold(raw)), isGlued }
  if (raw === '/') return { kind: 'slash', text: '/', isGlued }
  return raw === '&' || raw === '+' ? { kind: 'and', text: '&', isGlued } : null
}

/** "women's" is "women", "l'eau" is "eau", "d'action" "action". */
function withoutApostrophe(word: string): string {
  const [first = '', ...rest] = word.split(/['’´`]/)
  if (rest.length === 0) return word
  return first.length <= 2 && (rest[0]?.length ?? 0) > 2 ? rest.join('') : first
}
