import { remembering } from '../../shared/remembering.ts'
import { packOf } from '../packs.ts'
import { fold } from '../text/fold.ts'

/** Of a language: "constructor" is none of them, though each object has one. */
const shorthandOf = remembering((language): ReadonlyMap<string, string> => {
  const own: Readonly<Record<string, string | undefined>> = packOf(language)?.shorthand ?? {}
  return new Map(Object.entries(own).flatMap(([hurried, meant]) => (meant === undefined ? [] : [[hurried, meant]])))
})

const word = /[\p{L}\p{N}]+/gu
/** What stands before a letter of a size, a model or an address: "8-W", "R/L", "j'y", "al.r@mail.example". */
const joinedBefore = /[-/.:'’@&+#_%]$/
/** The same behind it; a full stop ends a sentence where no word is glued to it. */
const joinedBehind = /^(?:[-/:'’@&+#_%]|\.[\p{L}\p{N}])/u
const shortest = 2

/**
 * A message as it would be written without haste: "how much r they" asks what they are, "jprends" is "je prends". A letter behind a number
 * ("60 w"), a single capital ("in W"), part of a name ("t-r") and longer words of the shop's own titles stay as they are.
 * @param language that the message is in, ISO 639-1
 * @param isInTitles whether a folded word stands in titles of the shop
 */
export function writeOut(text: string, language: string, isInTitles: (word: string) => boolean): string {
  const shorthand = shorthandOf(language)
  if (shorthand.size === 0) return text
  const words = [...text.matchAll(word)].map(({ 0: raw, index }) => ({ raw, from: index, to: index + raw.length }))
  let out = ''
  let done = 0
  for (const [at, { raw, from, to }] of words.entries()) {
    if (from < done) continue
    const next = words[at + 1]
    const isApart = next !== undefined && text.slice(to, next.from) === ' '
    const pair = next && isApart ? shorthand.get(`${fold(raw)} ${fold(next.raw)}`) : undefined
    const own = pair ?? (isHurried(words[at - 1]?.raw, raw, isInTitles) ? shorthand.get(fold(raw)) : undefined)
    const end = pair === undefined ? to : (next?.to ?? to)
    const isJoined = joinedBefore.test(text.slice(0, from).slice(-1)) || joinedBehind.test(text.slice(end, end + 2))
    if (own === undefined || isJoined) continue
    out += text.slice(done, from) + own
    done = end
  }
  return out + text.slice(done)
}

/** Whether a word that is written in a hurry may be meant so, and is none of the shop's. */
const isHurried = (before: string | undefined, raw: string, isInTitles: (word: string) => boolean): boolean =>
  raw.length < shortest
    ? raw === raw.toLowerCase() && !/\p{N}$/u.test(before ?? '')
    : !/\p{N}/u.test(before?.at(-1) ?? '') && !isInTitles(fold(raw))
