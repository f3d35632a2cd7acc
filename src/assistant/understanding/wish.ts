import { type TextToken, tokenize } from '../../language/tokens.ts'
import { isUnitWord } from '../../language/units.ts'
import type { ReadSlots } from './slots.ts'

/** What a shopper looks for. */
export interface Wish {
  /** The thing's name in the shopper's words; null when none was named. */
  productType: string | null
  /** What to search the catalog for. */
  query: string
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** What follows these words is the purpose of a product, not part of its name. */
const cutters = setOf(
  'for with without from by to at on in under over between unter uber bis ab hasta desde sous para con sin por pour avec sans par fur furs mit ohne aus zum zur bei von vom w as than that which who que qui die welche because max maximum budget en',
)
const connectors = setOf('de of d a la y and & l')
/** Words such as "something", in place of a product's name: what follows is its purpose. */
const nameless = setOf(
  'something anything sth smth sumthing stuff gift present gifts presents algo regalo cosa etwas was irgendwas geschenk chose truc cadeau qqch idea ideas idee',
)
const MOST_WORDS = 6
const MAX_LENGTH = 512

/** What a word is to a wish. Spanned = read as price, colour, size or quantity. */
type Role = 'content' | 'filler' | 'cutter' | 'connector' | 'nameless' | 'spanned' | 'mark' | 'sign'

/**
 * Finds the thing and makes a query of a text: fillers go, and what was read as price, colour or size stays in the query.
 * @param isName whether a word names products in this store or in any
 */
export function readWish(
  { text, spans }: ReadSlots,
  fillers: ReadonlySet<string>,
  isName: (word: string) => boolean,
): Wish {
  const tokens = tokenize(text.slice(0, MAX_LENGTH))
  const roles: Role[] = []
  for (const [at, token] of tokens.entries()) {
    const isSpanned = spans.some(({ start, end }) => token.start < end && token.end > start)
    roles.push(isSpanned ? 'spanned' : roleOf(tokens, at, roles[at - 1], fillers, isName))
  }
  return { productType: typeOf(text, tokens, roles, isName), query: queryOf(text, tokens, roles) }
}

function roleOf(
  tokens: TextToken[],
  at: number,
  before: Role | undefined,
  fillers: ReadonlySet<string>,
  isName: (word: string) => boolean,
): Role {
  const { text, kind, glued } = tokens[at] as TextToken
  if (kind === 'sign') {
    const isMark = before === 'content' ? /^[-'’&/.+%"]$/.test(text) : before === 'connector' && /^['’]$/.test(text)
    return glued && isMark ? 'mark' : 'sign'
  }
  // "Clip-in": behind a hyphen it is part of a word.
  if (glued && before === 'mark') return 'content'
  if (nameless.has(text)) return 'nameless'
  // "AirPods Max" is a name, "max 50" a limit.
  if (/^max(?:imum)?$/.test(text) && before === 'content' && tokens[at + 1]?.kind !== 'number') return 'content'
  if (cutters.has(text)) return 'cutter'
  if (connectors.has(text)) return 'connector'
  // "Montre moi" shows, a "montre" is a watch.
  if (text === 'montre') return /^(moi|nous|les|le)$/.test(tokens[at + 1]?.text ?? '') ? 'filler' : 'content'
  return fillers.has(text) && !isName(text) ? 'filler' : 'content'
}

/** "A gift for a golfer": tells who it is for; no product is called so. */
const likes: Readonly<Record<string, string>> = {
  ...{ golfer: 'golf', golfers: 'golf', golfista: 'golf', golfeur: 'golf', golferin: 'golf' },
  ...{
    runner: 'running',
    runners: 'running',
    jogger: 'running',
    laufer: 'running',
    lauferin: 'running',
    coureur: 'running',
  },
  ...{ gamer: 'gaming', gamers: 'gaming', zocker: 'gaming', skater: 'skateboard', hiker: 'hiking', hikers: 'hiking' },
  ...{ cyclist: 'cycling', cyclists: 'cycling', ciclista: 'cycling', cycliste: 'cycling', radfahrer: 'cycling' },
  ...{ photographer: 'camera', fotografo: 'camera', photographe: 'camera', fotograf: 'camera', yogi: 'yoga' },
  ...{
    cricketer: 'cricket',
    footballer: 'football',
    futbolista: 'football',
    footballeur: 'football',
    fussballer: 'football',
  },
}

/** The query: what matters and what joins it, in the shopper's order. */
function queryOf(text: string, tokens: TextToken[], roles: Role[]): string {
  const matters = (at: number) => roles[at] === 'content' || roles[at] === 'spanned'
  let query = ''
  let end = -1
  tokens.forEach((token, at) => {
    const role = roles[at]
    const joins = (role === 'connector' || role === 'cutter') && end >= 0 && (matters(at + 1) || matters(at + 2))
    if (!matters(at) && !joins && role !== 'mark') return
    query += (end >= 0 && token.start !== end ? ' ' : '') + (likes[token.text] ?? text.slice(token.start, token.end))
    end = token.end
  })
  return query.replace(/(?<![-'’&/.+;])[-'’&/.+;]+$/, '').trim()
}

function typeOf(text: string, tokens: TextToken[], roles: Role[], isName: (word: string) => boolean): string | null {
  const runs = runsOf(tokens, roles)
  const best = runs.find((run) => run.some((word) => isName(word.text))) ?? runs[0] ?? []
  const words = best.slice(0, MOST_WORDS)
  while (connectors.has(words.at(-1)?.text ?? '')) words.pop()
  let said = ''
  for (const [at, { raw, start }] of words.entries()) {
    const between = at === 0 ? '' : text.slice(words[at - 1]?.end, start)
    // "Womens [light blue] shoes" without what was read otherwise.
    said += (/^[-\s'’&/.+%"]*$/.test(between) ? between : ' ') + raw
  }
  return said === '' ? null : said.toLowerCase()
}

/** Words in a row that may name a thing, without those behind "for" and "something". */
function runsOf(tokens: TextToken[], roles: Role[]): TextToken[][] {
  const runs: TextToken[][] = []
  let run: TextToken[] = []
  let isUse = false
  const end = (startsUse: boolean) => {
    const isNamed = run.some(({ kind }) => kind === 'word')
    if (isNamed && !isUse) runs.push(run)
    isUse = startsUse || (isUse && run.length === 0)
    run = []
  }
  for (const [at, token] of tokens.entries()) {
    const role = roles[at] as Role
    const isMeasure = token.kind === 'number' || (tokens[at - 1]?.kind === 'number' && isUnitWord(token.text))
    const leadsOn = (roles[at + 1] === 'content' || roles[at + 1] === 'mark') && run.length > 0
    if (role === 'content' && isMeasure && run.length === 0) continue
    if (role === 'content') run.push(token)
    else if (role === 'nameless') end(true)
    else if (role === 'cutter') end(run.length > 0)
    else if (role === 'connector' && leadsOn) run.push(token)
    // "Womens light blue shoes" is one thing, "shoes in blue, waterproof" is over at "in".
    else if (role === 'spanned' && !/^(in|en|im|de|aus|made)$/.test(token.text)) continue
    else if (role === 'spanned') end(run.length > 0)
    else if (role !== 'mark') end(false)
  }
  end(false)
  return runs
}
