/** Small words that only one of the four languages has. */
const WORDS: Record<string, ReadonlySet<string>> = {
  en: new Set(
    'the and you your is are for with have what this that can not would like here from it to of we my'.split(' '),
  ),
  es: new Set('el los las una para con por qué está son tu su puedo puedes del hay más es y lo si te aquí'.split(' ')),
  fr: new Set(
    'le les des une pour avec vous votre est sont je du il ce que et pas dans voici au nous c’est'.split(' '),
  ),
  de: new Set(
    'der die das und ist sind ein eine für mit Sie ich nicht zu auf von den dem hier haben kann wir es'
      .toLowerCase()
      .split(' '),
  ),
}
/** Fewer words prove nothing: "OK", a title, a price. */
const LEAST = 3

/** Between quotation marks stand the store's words. */
const QUOTED = /“[^“”]*”|«[^«»]*»|„[^„“]*“|"[^"]*"/gu

/** ISO 639-1 of a text in one of four languages, without what it quotes; null when it does not plainly tell. */
export function spokenLanguage(text: string): string | null {
  const words =
    text
      .replace(QUOTED, ' ')
      .toLowerCase()
      .match(/[\p{L}’']+/gu) ?? []
  const scores = Object.entries(WORDS)
    .map(([language, own]) => ({ language, hits: words.filter((word) => own.has(word)).length }))
    .sort((a, b) => b.hits - a.hits)
  const [best, next] = scores
  return best && best.hits >= LEAST && best.hits >= 2 * (next?.hits ?? 0) ? best.language : null
}
