import { z } from 'zod'

/** What people type in place of a random secret: rows of keys, and words. A part of one of them tells next to nothing. */
const KNOWN =
  'abcdefghijklmnopqrstuvwxyz 0123456789 qwertyuiop asdfghjkl zxcvbnm qwertzuiop azertyuiop password passwort secret changeme letmein default example test admin spiel please replace this with your own'
const SHORTEST_REPEAT = 3
/** To say how long a repeat is; where it stands before costs as many bits as there are places. */
const BITS_OF_A_LENGTH = 2
/** What comes later can only add. */
const MOST_READ = 256
/** Nobody tries so many. Random ones of 32 digits and more have at least 78 by the same measure (20,000 tried). */
const LEAST_BITS = 72

/** A secret of the operator's making that nobody can guess. */
export const strongSecret = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine(
    (text) => estimateSecretBits(text) >= LEAST_BITS,
    'is easy to guess (few different characters, repeats, sequences or common words); make one with: openssl rand -base64 32',
  )

/**
 * About how many bits somebody must guess to find a secret who tries what is simple first: few different characters, repeats,
 * sequences such as 1234, rows of keys and common words. Random ones come out near their true number; a sentence far above it.
 * @returns 0 or more; of 32 random hexadecimal digits some 110
 */
export function estimateSecretBits(secret: string): number {
  const text = secret.slice(0, MOST_READ).toLowerCase()
  const perCharacter = bitsPerCharacter(secret.slice(0, MOST_READ))
  let bits = 0
  for (let at = 0; at < text.length; ) {
    const known = Math.max(repeatAt(text, at), sequenceAt(text, at))
    if (known >= SHORTEST_REPEAT) {
      bits += Math.min(BITS_OF_A_LENGTH + Math.log2(at + KNOWN.length), known * perCharacter)
      at += known
    } else {
      bits += perCharacter
      at++
    }
  }
  return bits
}

/** Shannon entropy of the characters by how often each is there. */
function bitsPerCharacter(secret: string): number {
  const counts = [...Map.groupBy([...secret], (character) => character).values()].map(({ length }) => length)
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.reduce((sum, count) => sum - (count / all) * Math.log2(count / all), 0)
}

/** Characters from `at` on that stand in this order before, in the secret itself (it may run on into itself) or among what is known. */
function repeatAt(text: string, at: number): number {
  let longest = 0
  while (at + longest < text.length) {
    const wanted = text.slice(at, at + longest + 1)
    if (!KNOWN.includes(wanted) && text.indexOf(wanted) >= at) break
    longest++
  }
  return longest
}

/** Characters from `at` on that go up or down by the same step: 2468, cba. */
function sequenceAt(text: string, at: number): number {
  const step = text.charCodeAt(at + 1) - text.charCodeAt(at)
  if (!(Math.abs(step) <= 2)) return 0
  let end = at + 1
  while (end < text.length && text.charCodeAt(end) - text.charCodeAt(end - 1) === step) end++
  return end - at
}
