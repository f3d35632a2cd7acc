import { stripHtml } from '../../search/analysis/strip-html.ts'
import { dropUnseen } from './clean-catalog-text.ts'

/** What a link may lead to. */
export interface LinkRules {
  /** Scheme, host and port: "https://shop.example". */
  origins: readonly string[]
  /** Links that were read in this turn. */
  isRead: (url: string) => boolean
}

const image = /!\[([^\]]*)\]\s*\([^)]*\)/g
const link = /\[([^\]]*)\]\s*\(\s*<?([^)>\s]*)>?[^)]*\)/g
const reference = /^\s*\[[^\]]+\]:\s*\S+.*$/gm
const scheme = /\b(?:javascript|data|vbscript|file|blob|ftp|mailto|tel|ws|wss|intent|about|sms)\s*:\s*[^\s]+/gi
const url = /(?:\bh(?:tt|xx)ps?\s?:\s?(?:\/|\\){1,}|\/\/(?=[\w-]+\.)|\bwww\.)[^\s<>"'`)\]}]+/gi
/** An address written so that only people see it: "evil(dot)example". */
const spelledHost = /\b[a-z0-9-]+\s*[([{]\s*(?:dot|punkt|punto|point)\s*[)\]}]\s*[a-z]{2,}\b/gi
const bareHost =
  /(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:com|net|org|io|co|shop|store|example|de|fr|es|it|uk|eu|ru|cn|info|biz|xyz|ly|gl|me|app|dev|top|site|online|link|click|tk|zip|us|at|ch|test)(?::\d+)?(?:\/[^\s<>"'`)\]}]*)?(?![\w])/gi

/**
 * A sentence as plain text: images, HTML, script addresses and foreign links taken out, marks of Markdown stripped, line
 * breaks and points of lists kept. `removedLink` tells that a link was taken out.
 */
export function toPlainText(text: string, rules: LinkRules): { text: string; removedLink: boolean } {
  let removedLink = false
  const keep = (found: string): string => {
    const address = found.replace(/[.,;:!?…]+$/, '')
    if (isAllowed(address, rules)) return found
    removedLink = true
    return found.slice(address.length)
  }
  const plain = stripTags(dropUnseen(text))
    .replace(image, () => {
      removedLink = true
      return ''
    })
    .replace(link, (_, label: string, address: string) => {
      if (isAllowed(address, rules)) return label === address ? address : `${label} ${address}`
      removedLink = true
      return label
    })
    .replace(reference, '')
    .replace(spelledHost, () => {
      removedLink = true
      return ''
    })
    .replace(scheme, () => {
      removedLink = true
      return ''
    })
    .replace(url, keep)
    .replace(bareHost, (host) => (isAllowed(`https://${host.replace(/[.,;:!?]+$/, '')}`, rules) ? host : keep(host)))
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\w*])[*_](?=\S)([^\n*_]*?\S)[*_](?![\w*])/g, '$1')
    .replace(/`+([^`]*)`+/g, '$1')
    .replace(/^\s*#{1,6}\s+/gm, '')
    .replace(/\*\*|`{3,}/g, '')
    // What a broken link leaves.
    .replace(/\]\s*\(/g, '] ')
  return { text: plain, removedLink }
}

/** Twice: what an entity hides is a tag after the first time. Line breaks stay. */
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
