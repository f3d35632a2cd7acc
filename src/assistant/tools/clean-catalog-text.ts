import { stripHtml } from '../../search/analysis/strip-html.ts'
import { normalised } from '../../shared/bounded-text.ts'
import { dropUnseen } from '../../shared/unseen.ts'

/**
 * Characters that are read for each that is wanted: 64 KiB of nothing but tags took 5 ms a product, and a turn reads twenty. A
 * description has rarely more than one tag for each word.
 */
const MARKUP_PER_TEXT = 4
const LEAST_READ = 8 * 1024

/**
 * Text of a product or a policy as a model may read it: without HTML and unseen characters, in NFC, white space in one
 * piece, at most `maxLength` UTF-16 units and cut between whole characters.
 */
export function cleanCatalogText(text: string, maxLength: number): string {
  const read = text.slice(0, maxLength * MARKUP_PER_TEXT + LEAST_READ)
  // Stripped twice: an escaped tag ("&lt;script&gt;") is a tag after the first time.
  const plain = normalised(dropUnseen(stripHtml(stripHtml(read))), 'NFC')
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
