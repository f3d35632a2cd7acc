import { fold } from '../../language/text/fold.ts'
import { wordsByLanguage } from './judging-words.ts'

const telling = wordsByLanguage((words) => words.telling)
/** Fewer words prove nothing: "OK", a title, a price. */
const LEAST = 3

/** Between quotation marks stand the store's words. */
const QUOTED = /“[^“”]*”|«[^«»]*»|„[^„“]*“|"[^"]*"/gu

/** ISO 639-1 of a text in a language of a full pack, without what it quotes; null when it does not plainly tell. */
export function spokenLanguage(text: string): string | null {
  const words = fold(text.replace(QUOTED, ' ')).match(/\p{L}+/gu) ?? []
  const scores = [...telling]
    .map(([language, own]) => ({ language, hits: words.filter((word) => own.has(word)).length }))
    .sort((a, b) => b.hits - a.hits)
  const [best, next] = scores
  return best && best.hits >= LEAST && best.hits >= 2 * (next?.hits ?? 0) ? best.language : null
}
