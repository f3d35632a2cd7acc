import { emailPattern } from '../../shared/email-pattern.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'

/** What the assistant did just before. */
export const contexts = [
  'none',
  'list',
  'one',
  'empty',
  'page',
  'order',
  'gift',
  'ident',
  'mail',
  'offer',
  'person',
] as const
export type Context = (typeof contexts)[number]

/** What a part of a message does. */
export const deeds = [
  ...([
    'find',
    'refine',
    'more',
    'gift',
    'ask',
    'options',
    'stock',
    'restock',
    'price',
    'compare',
    'pick',
    'buy',
  ] as const),
  ...(['shipping', 'returns', 'payment', 'discount', 'shop', 'status', 'orderask', 'orderedit', 'reorder'] as const),
  ...([
    'complain',
    'human',
    'contact',
    'quote',
    'give',
    'yes',
    'no',
    'hi',
    'thanks',
    'bye',
    'who',
    'talk',
    'tell',
  ] as const),
  ...(['off', 'trick'] as const),
] as const
export type Deed = (typeof deeds)[number]

/**
 * What a word is in its part: of the thing (t), a value wished for (v) or not (n), for whom or what (a), a limit of the price (p), what is
 * asked of a product (q), what points at something shown (r), or nothing of that (o).
 */
export const roles = ['o', 't', 'v', 'n', 'a', 'p', 'q', 'r'] as const
export type Role = (typeof roles)[number]

export interface SaidWord extends TextToken {
  role: Role
  /** The part begins with it. */
  isFirst: boolean
}

export interface SaidLine {
  context: Context
  text: string
  words: SaidWord[]
  /** What each part does, in their order. */
  deeds: Deed[]
  /** Whether it tells what each word is; a phrase tells only what is done. */
  hasRoles: boolean
}

const codePattern =
  /#\s?[\p{L}]{0,4}-?\d[\d-]{2,}|(?<![\p{L}\d])\p{L}{1,4}-?\d{4,}(?![\p{L}\d])|(?<![\d.,])\d{5,}(?![\d.,])/gu

/** The words of a text, with an address or the number of an order as one. */
export function saidTokens(text: string): TextToken[] {
  const whole = [
    ...[...text.matchAll(emailPattern)].map((match) => ({ match, name: '<mail>' })),
    ...[...text.matchAll(codePattern)].map((match) => ({ match, name: '<code>' })),
  ].map(({ match, name }) => ({ start: match.index, end: match.index + match[0].length, name }))
  const tokens: TextToken[] = []
  for (const token of tokenize(text)) {
    const found = whole.find(({ start, end }) => token.start >= start && token.end <= end)
    if (!found) tokens.push(token)
    else if (tokens.at(-1)?.end !== found.end || tokens.at(-1)?.start !== found.start)
      tokens.push({ ...token, ...found, kind: 'word', text: found.name, raw: text.slice(found.start, found.end) })
  }
  return tokens
}

const marks = /<([a-z]+)>|\[([tvnapqr]):|\]/g

/** Reads a line of the lessons: context, tab, text with marks. Null where it has a mark that there is not. */
export function readLine(line: string, hasRoles = true): SaidLine | null {
  const [context = '', marked = ''] = line.split('\t')
  if (!(contexts as readonly string[]).includes(context)) return null
  const begun: { at: number; deed: Deed }[] = []
  const spans: { start: number; end: number; role: Role }[] = []
  const open: { start: number; role: Role }[] = []
  let text = ''
  let from = 0
  for (const match of marked.matchAll(marks)) {
    text += marked.slice(from, match.index)
    from = match.index + match[0].length
    const [, deed, role] = match
    if (deed !== undefined) {
      if (!(deeds as readonly string[]).includes(deed)) return null
      begun.push({ at: text.length, deed: deed as Deed })
    } else if (role !== undefined) open.push({ start: text.length, role: role as Role })
    else {
      const span = open.pop()
      if (span) spans.push({ ...span, end: text.length })
    }
  }
  text += marked.slice(from)
  if (begun.length === 0) return null
  let part = -1
  const words = saidTokens(text).map((token): SaidWord => {
    const role = spans.find(({ start, end }) => token.start >= start && token.end <= end)?.role ?? 'o'
    let isFirst = false
    while (part + 1 < begun.length && token.start >= (begun[part + 1] as { at: number }).at) {
      part++
      isFirst = true
    }
    return { ...token, role: token.kind === 'sign' ? 'o' : role, isFirst }
  })
  return { context: context as Context, text, words, deeds: begun.map(({ deed }) => deed), hasRoles }
}
