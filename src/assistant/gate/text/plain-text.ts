import { wordsOfAll } from '../../../language/packs.ts'
import { anySpellingOf } from '../../../language/text/any-spelling.ts'
import { stripHtml } from '../../../search/analysis/strip-html.ts'
import { type FoundLink, replaceLinks } from '../../../shared/find-links.ts'
import { dropUnseen } from '../../../shared/unseen.ts'
import { replaceMarkdownLinks } from './markdown-links.ts'

/** What a link may lead to. */
export interface LinkRules {
  /** Scheme, host and port: "https://shop.example". */
  origins: readonly string[]
  /** Links that were read in this turn. */
  isRead: (url: string) => boolean
}

const reference = /^[ \t]*\[[^[\]\n]+\]:\s*\S.*$/gm
const scheme = /\b(?:javascript|data|vbscript|file|blob|ftp|mailto|tel|ws|wss|intent|about|sms)\s*:\s*[^\s]+/gi
/** An address written so that only people see it: "evil(dot)example". */
const spelledHost = new RegExp(
  String.raw`(?<![a-z0-9-])[a-z0-9-]+\s*[([{]\s*${anySpellingOf(wordsOfAll(({ writing }) => writing?.dot))}\s*[)\]}]\s*[a-z]{2,}\b`,
  'giu',
)

/** "☀" is shown in colours by what stands behind it unseen. */
const asPicture = /(?<=\p{Extended_Pictographic})\uFE0F/gu

/**
 * A sentence as plain text: images, HTML, script addresses and foreign links taken out, marks of Markdown stripped, line
 * breaks and points of lists kept. `removedLink` tells that a link was taken out.
 */
export function toPlainText(text: string, rules: LinkRules): { text: string; removedLink: boolean } {
  let removedLink = false
  const drop = () => {
    removedLink = true
    return ''
  }
  const plainLinks = ({ kind, text: address }: FoundLink): string | undefined => {
    // Mail addresses are the leak scan's.
    if (kind === 'mail' || isAllowed(kind === 'host' ? `https://${address}` : address, rules)) return undefined
    return drop()
  }
  const seen = text.split(asPicture).map(dropUnseen).join('\uFE0F')
  const withoutImages = replaceMarkdownLinks(stripTags(seen), '![', drop)
  const marked = replaceMarkdownLinks(withoutImages, '[', (label, address) => {
    if (isAllowed(address, rules)) return label === address ? address : `${label} ${address}`
    removedLink = true
    return label
  })
    .replace(reference, '')
    .replace(spelledHost, drop)
    .replace(scheme, drop)
  const plain = replaceLinks(marked, plainLinks)
    .replace(/\*\*(?=\S)([^\n*]*(?:\*(?!\*)[^\n*]*)*)(?<=\S)\*\*/g, '$1')
    .replace(/__(?=\S)([^\n_]*(?:_(?!_)[^\n_]*)*)(?<=\S)__/g, '$1')
    .replace(/(?<![\w*])[*_](?=\S)([^\n*_]*?\S)[*_](?![\w*])/g, '$1')
    .replace(/`+([^`]*)`+/g, '$1')
    .replace(/^[ \t]*#{1,6}\s+/gm, '')
    .replace(/\*\*|`{3,}/g, '')
    // Remains of the syntax of a broken link.
    .replace(/\]\s*\(/g, '] ')
  return { text: plain, removedLink }
}

/** Stripped twice: a tag hidden in entities appears only after the first pass. Line breaks stay. */
function stripTags(text: string): string {
  if (!/[<&]/.test(text)) return text
  return stripHtml(stripHtml(text)).replace(/<\/?[a-z!][^>\n]*>?/gi, '')
}

export function isAllowed(address: string, { origins, isRead }: LinkRules): boolean {
  if (isRead(address)) return true
  if (!/^https?:\/\/[\w.-]+(:\d+)?([/?#][^\s\\]*)?$/i.test(address)) return false
  try {
    const parsed = new URL(address)
    return parsed.username === '' && parsed.password === '' && origins.includes(parsed.origin)
  } catch {
    return false
  }
}
