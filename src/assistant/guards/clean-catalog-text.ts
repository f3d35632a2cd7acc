import { stripHtml } from '../../search/analysis/strip-html.ts'

/** Controls, zero-width and bidi characters, tags, variation selectors, soft hyphens and lone surrogates: nothing a reader sees. */
const unseen = /[\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Text without characters that a reader does not see; line breaks and tabs stay. */
export const dropUnseen = (text: string): string =>
  text.replace(unseen, (character) => (character === '\n' || character === '\t' ? character : ''))

/**
 * Text of a product or a policy as a model may read it: without HTML and unseen characters, in NFC, white space in one
 * piece, at most `maxLength` UTF-16 units and cut between whole characters.
 */
export function cleanCatalogText(text: string, maxLength: number): string {
  // Stripped twice: an escaped tag ("&lt;script&gt;") is a tag after the first time.
  const plain = dropUnseen(stripHtml(stripHtml(text.slice(0, 64 * 1024))))
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
  return cutWhole(plain, maxLength)
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a text that ends with a whole character as a reader sees it. */
function cutWhole(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  // A few units more tell whether the last character goes on.
  const tail = Math.max(0, maxLength - 32)
  let end = 0
  for (const { index, segment } of graphemes.segment(text.slice(tail, maxLength + 32))) {
    if (tail + index + segment.length > maxLength) break
    end = tail + index + segment.length
  }
  return text.slice(0, end).trimEnd()
}

const orders = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|prompts?|rules?|above|previous|guidelines?)\b/i,
  /\b(ignor\w+|olvida|vergiss|oublie\w*|missachte)\b.{0,40}\b(instruc\w+|anweisung\w*|consignes?|reglas|regeln)\b/i,
  /\byou (are|must|will|should) (now|always|only|reveal|tell|say|offer|give)\b/i,
  /\b(system|developer|assistant) ?(prompt|message|:)|<\|?(im_start|system|endoftext)|\[\/?inst\]|###? ?(system|instruction)/i,
  /\b(call|use|invoke|execute) the? ?\w* ?(tool|function)\b|\b(check_order|hand_off|capture_lead|search_products)\b/i,
  /\b(to the|dear|attention) (ai|assistant|chatbot|language model|llm)\b|\bAI assistants?\b.{0,30}\b(must|should|shall)\b/i,
]

/** Whether a text talks to a model rather than to a shopper. A signal for logs and tests, no defence: the guards do not trust it. */
export const looksLikeInjection = (text: string): boolean => {
  const plain = dropUnseen(text.slice(0, 64 * 1024)).normalize('NFKC')
  return orders.some((pattern) => pattern.test(plain))
}
