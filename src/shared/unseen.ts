/** Controls, zero-width and bidi characters, tags, variation selectors, soft hyphens and lone surrogates: nothing a reader sees. */
const unseen = /[\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Text without characters that a reader does not see; line breaks and tabs stay. */
export const dropUnseen = (text: string): string =>
  text.replace(unseen, (character) => (character === '\n' || character === '\t' ? character : ''))
