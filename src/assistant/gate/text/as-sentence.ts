import { wordsOfAll } from '../../../language/packs.ts'

const joiners = wordsOfAll((pack) => pack.joiners)

/** A part of a sentence, as one: "It is $20 and — " is "It is $20. " */
export function asSentence(part: string): string {
  let end = part.length
  while (end > 0 && /[\s,;:—–]/.test(part[end - 1] as string)) end--
  const [text, sign] = [part.slice(0, end), part.slice(end)]
  if (text === '' || sign === '') return part
  const words = text.split(' ')
  const said = joiners.has(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : text
  return `${said}${/[.!?]$/.test(said) ? '' : '.'}${sign.includes('\n') ? '\n' : ' '}`
}
