import type { Fact } from '../fact.ts'
import type { ShopPages } from './shop-pages.ts'

interface ToldLinks {
  facts: () => readonly Fact[]
  links?: ReadonlySet<string>
  pages?: ShopPages
}

/**
 * Whether a link is one that may be told: a tool of the turn read it, it was told before, or the owner's pages have it. A path that
 * nobody told leads nowhere, or to another product.
 */
export function readLinks({ facts, links, pages }: ToldLinks) {
  let read: Set<string> | null = null
  return (url: string): boolean => {
    read ??= new Set(facts().flatMap(({ field, value }) => (/url/i.test(field) ? String(value) : [])))
    return read.has(url) || links?.has(url) === true || isIn(pages?.texts() ?? '', url)
  }
}

/** Whether a text has a link, and not only the beginning of a longer one. */
function isIn(text: string, url: string): boolean {
  const at = text.indexOf(url)
  return at >= 0 && !/[\w/-]/.test(text[at + url.length] ?? '')
}
