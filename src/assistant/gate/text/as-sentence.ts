import { wordsOfAll } from '../../../language/packs.ts'

const joiners = wordsOfAll((pack) => pack.joiners)

/** A text without the signs that join it to what is left out. */
export function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && /[\s,;:(|—–-]/.test(text[end - 1] as string)) end--
  return text.slice(0, end)
}

/** A part of a sentence, as one: "It is $20 and — " is "It is $20. " */
export function asSentence(part: string): string {
  const text = withoutEnd(part)
  const sign = part.slice(text.length)
  if (text === '' || sign === '') return part
  const words = text.split(' ')
  const said = joiners.has(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : text
  return `${said}${/[.!?]$/.test(said) ? '' : '.'}${sign.includes('\n') ? '\n' : ' '}`
}
