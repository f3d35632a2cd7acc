/** A run of words: plain, bold, or a link to an http(s) address. */
export interface Run {
  text: string
  isBold?: boolean
  href?: string
}

/** A paragraph, or a list of entries. */
export interface Block {
  kind: 'p' | 'ul' | 'ol'
  entries: Run[][]
}

const RUN = /\*\*(?=\S)([^*\n]+?)\*\*|https?:\/\/[^\s<>"'`]+/g
const ENTRY = /^\s*(?:([-*•])|\d{1,3}[.)])\s+(\S.*|)$/

/**
 * Reads the little markup that answers have: lines, lists, **bold** and addresses. Everything else stays the text it is; the
 * caller makes elements of it, never HTML.
 */
export function readRichText(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    if (!line.trim()) continue
    const [, bullet, entry] = ENTRY.exec(line) ?? []
    const kind = entry === undefined ? 'p' : bullet ? 'ul' : 'ol'
    const runs = readRuns(entry ?? line)
    const last = blocks.at(-1)
    if (kind !== 'p' && last?.kind === kind) last.entries.push(runs)
    else blocks.push({ kind, entries: [runs] })
  }
  return blocks
}

export function readRuns(line: string): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const match of line.matchAll(RUN)) {
    const [whole, bold] = match
    // A sentence's end is not part of the address in it; neither is a bracket that was opened before it.
    const text =
      bold ??
      whole.replace(/[.,;:!?»”’]{1,9}$|[.,;:!?]{0,9}\)[.,;:!?]{0,9}$/, (end) => (whole.includes('(') ? end : ''))
    if (match.index > at) runs.push({ text: line.slice(at, match.index) })
    runs.push(bold ? { text, isBold: true } : { text, href: text })
    at = match.index + (bold ? whole.length : text.length)
  }
  if (at < line.length) runs.push({ text: line.slice(at) })
  return runs
}

/** An address that may be put into a link or image; undefined for any other scheme. */
export function httpUrl(url: string | null | undefined): string | undefined {
  if (!url) return
  try {
    const { href, protocol } = new URL(url)
    return /^https?:$/.test(protocol) ? href : undefined
  } catch {}
}
