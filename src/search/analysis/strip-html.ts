import { Parser } from 'htmlparser2'

/** Descriptions may be 64 KiB (the public API's limit); what comes after has no part in search. */
const maxTextLength = 64 * 1024

const silentTags = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'head'])
const inlineTags = new Set(
  'a abbr b bdi bdo cite code del em font i ins mark s small span strong sub sup u wbr'.split(' '),
)

/** A tag or an entity; "<3" and "H & M" are plain text. */
const markup = /<[a-z!/?]|&(#|[a-z]+;)/i

/** The text a reader sees of a piece of HTML (or of plain text): entities decoded, blocks apart, scripts and styles gone. */
export function stripHtml(html: string): string {
  const text = html.length > maxTextLength ? html.slice(0, maxTextLength) : html
  if (!markup.test(text)) return text
  const parts: string[] = []
  let silentDepth = 0
  const parser = new Parser({
    onopentagname(name) {
      if (silentTags.has(name)) silentDepth++
      else if (!inlineTags.has(name)) parts.push(' ')
    },
    ontext(piece) {
      if (silentDepth === 0) parts.push(piece)
    },
    onclosetag(name) {
      if (silentTags.has(name)) silentDepth--
      else if (!inlineTags.has(name)) parts.push(' ')
    },
  })
  parser.write(text)
  parser.end()
  return parts.join('')
}
