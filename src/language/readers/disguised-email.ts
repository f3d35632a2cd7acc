import { wordsOfAll } from '../packs.ts'
import { anySpellingOf } from '../text/any-spelling.ts'

const at = wordsOfAll(({ writing }) => writing?.at)
const atPlainly = wordsOfAll(({ writing }) => writing?.atPlainly)
const dot = anySpellingOf(wordsOfAll(({ writing }) => writing?.dot))
const anyAt = anySpellingOf([...at, ...atPlainly])
const domains = 'com|org|net|de|es|fr|test|example|uk|eu|info|io|at|ch|it|mx|ar|us|edu|mail'

/** E-mail addresses also as people write them to hide them from programs: "jan (at) shop dot example". */
export const disguisedEmailPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\]|\s${anyAt}\s)\s?[\p{L}\p{N}-]+(?:(?:\.|\s?(?:\(dot\)|\[dot\]|\s${dot}\s)\s?)[\p{L}\p{N}-]+)+`,
  'giu',
)

/** "omar.khan @ example . com", "omar (at) example dot com". */
const spacedEmail = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}._%+-]{1,64})(?:\s+@\s*|\s*@\s+|@|\s*[([]\s?(?:${anyAt}|ät)\s?[)\]]\s*|\s+${anySpellingOf(atPlainly)}\s+)` +
    String.raw`([\p{L}\p{N}-]{1,63})((?:\s*(?:\.|\s${dot}\s)\s*[\p{L}\p{N}-]{1,63}){0,3}?)(?:(?:\s+\.\s*|\.|\s+${dot}\s+)(${domains})|\.\s+(com|org|net))(?![\p{L}\p{N}]|\.\p{L})`,
  'giu',
)
const between = new RegExp(String.raw`(?<!\s)\s*(?:\.|\b${dot}\b)\s*`, 'giu')

/** A text with addresses that were spelt out as they are meant. */
export const spellOutEmails = (text: string): string =>
  text.replace(spacedEmail, (_, name: string, host: string, parts: string, top?: string, spacedTop?: string) =>
    `${name}@${host}${parts.replace(between, '.')}.${top ?? spacedTop}`.replace(/\s+/g, ''),
  )
