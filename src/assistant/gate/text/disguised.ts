import { beyondAscii, plainCharacters } from './plain-characters.ts'

const ordinaryLetters = /^[A-Za-z\u00aa\u00ba\u00c0-\u024f\u1e00-\u1eff]+$/

/** Letters of other alphabets that look like Latin ones, and words spelled out letter by letter: ways to hide a claim. */
export function isDisguised(text: string): boolean {
  const plain = plainCharacters(text)
  if (/[\u{1f100}-\u{1f1e5}\u{1f200}-\u{1f2ff}\u2460-\u24ff\u2776-\u2793\u3200-\u32ff]/u.test(text)) return true
  // Marks piled on a letter hide it; in the languages read here none has more than one that NFKC leaves.
  if (/\p{M}/u.test(plain)) return true
  if (/(?:(?<![\p{L}\p{N}'])\p{L}[\s.*_\-·|]{1,2}){3,}\p{L}(?![\p{L}\p{N}])/u.test(plain)) return true
  // "Mail: m i a", where a full stop of an address ends what is read as a sentence.
  if (/:\s*(?:\p{Ll}\s){2,}(?:\p{Ll}|[.@])(?![\p{L}\p{N}])/u.test(plain)) return true
  if (/\p{L}[*_·|.~^]\p{L}+[*_·|.~^]\p{L}/u.test(plain.replace(/https?:\S+|(?<!\S)\S+@\S+|\b\w+(?:\.\w+)+\b/g, '')))
    return true
  for (const word of beyondAscii.test(plain) ? plain.matchAll(/\p{L}+/gu) : []) {
    if (!ordinaryLetters.test(word[0])) return true
  }
  return false
}
