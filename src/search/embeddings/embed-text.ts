import { createHash } from 'node:crypto'
import { stripHtml } from '../analysis/strip-html.ts'
import type { SearchProduct } from '../search-product.ts'

/** Some 400 tokens: with what stands before them they fit the 512 of small models. */
const MAX_DESCRIPTION_CHARS = 1500
const MAX_LINE_CHARS = 300
const MAX_VALUES_PER_OPTION = 20
/** A variant without options has one of these from some shop systems. */
const EMPTY_OPTION = /^(title|default|default title)$/i

type EmbeddableProduct = Pick<SearchProduct, 'title' | 'vendor' | 'category' | 'tags' | 'description'> & {
  variants: Pick<SearchProduct['variants'][number], 'options'>[]
}

/**
 * What of a product becomes its vector: lines of title, vendor and category, tags, options, and the beginning of the description
 * without HTML. Prices and stock have no part in it, so that their changes need no new vector.
 */
export function embedText(product: EmbeddableProduct): string {
  const lines = [
    product.title,
    [product.vendor, product.category].filter(Boolean).join(' | '),
    product.tags.join(', '),
    describeOptions(product.variants),
  ].map((line) => cut(tidy(line), MAX_LINE_CHARS))
  if (product.description) lines.push(cut(tidy(stripHtml(product.description)), MAX_DESCRIPTION_CHARS))
  return lines.filter((line) => line !== '').join('\n')
}

/** SHA-256 of text and embedder: while it stays the same, the stored vector is still right. */
export function contentHash(text: string, embedderId: string): Buffer {
  return createHash('sha256').update(embedderId).update('\0').update(text).digest()
}

function describeOptions(variants: EmbeddableProduct['variants']): string {
  const values = new Map<string, Set<string>>()
  for (const { options } of variants) {
    for (const name in options) {
      const known = values.get(name)
      // Asked first: a product can have 2,048 variants of 50 options each.
      if (known && known.size >= MAX_VALUES_PER_OPTION) continue
      const value = options[name] as string
      if (EMPTY_OPTION.test(name) && EMPTY_OPTION.test(value)) continue
      if (known) known.add(value)
      else values.set(name, new Set([value]))
    }
  }
  // Sorted: the owner's order of variants says nothing about the product.
  const names = [...values.keys()].sort()
  return names.map((name) => `${name}: ${[...(values.get(name) ?? [])].sort().join(', ')}`).join('; ')
}

function tidy(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Cuts at a blank where there is one near, and never through a letter of two code units. */
function cut(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const blank = text.lastIndexOf(' ', maxChars)
  return text.slice(0, blank > maxChars * 0.8 ? blank : maxChars).replace(/[\ud800-\udbff]$/, '')
}
