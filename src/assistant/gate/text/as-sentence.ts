import { wordsOfAll } from '../../../language/packs.ts'

const joiners = wordsOfAll((pack) => pack.joiners)

/** A part of a sentence, as one: "It is $20 and — " is "It is $20. " */
export function asSentence(part: string): string {
  const [, text = '', sign = ''] = /^(.*?)([\s,;:—–]*)$/su.exec(part) ?? []
  if (text === '' || sign === '') return part
  const words = text.split(' ')
  const said = joiners.has(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : text
  return `${said}${/[.!?]$/.test(said) ? '' : '.'}${sign.includes('\n') ? '\n' : ' '}`
}
