import { type TextToken, tokenize } from '../../search/constraints/tokens.ts'
import type { ReadSlots } from './slots.ts'

/** What a shopper looks for. */
export interface Wish {
  /** The thing's name in the shopper's words; null when none was named. */
  productType: string | null
  /** What to search the catalog for. */
  query: string
}

/** Before what a thing is for: what follows is no part of its name. */
const cutters = new Set(
  'for with without from by to at on in under over between para con sin por pour avec sans par fur furs mit ohne aus zum zur bei von vom w as than that which who que qui die welche because'.split(
    ' ',
  ),
)
const connectors = new Set(['de', 'of', 'd', 'a', 'la', 'y', 'and', '&'])
/** Stand for a thing without naming it: what follows is its use. */
const nameless = new Set(
  'something anything sth smth sumthing stuff gift present gifts presents algo regalo cosa etwas was irgendwas geschenk chose truc cadeau qqch idea ideas idee'.split(
    ' ',
  ),
)
const MOST_WORDS = 6

/**
 * Finds the thing and makes a query of a text: fillers go, and what was read as price, colour or size stays in the query.
 * @param isName whether a word names products in this store or in any
 */
export function readWish(
  { text, spans }: ReadSlots,
  fillers: ReadonlySet<string>,
  isName: (word: string) => boolean,
): Wish {
  const tokens = tokenize(text.slice(0, 512))
  const isSpanned = tokens.map(({ start, end }) => spans.some((span) => start < span.end && end > span.start))
  const isContent = tokens.map(
    (token, at) => token.kind !== 'sign' && !isSpanned[at] && (!fillers.has(token.text) || isName(token.text)),
  )
  return {
    productType: typeOf(text, tokens, isContent, isSpanned, isName),
    query: queryOf(text, tokens, isContent, isSpanned),
  }
}

function queryOf(text: string, tokens: TextToken[], isContent: boolean[], isSpanned: boolean[]): string {
  let query = ''
  let keptEnd = -1
  tokens.forEach((token, at) => {
    const isLink =
      connectors.has(token.text) &&
      isContent[at - 1] === true &&
      (isContent[at + 1] === true || isContent[at + 2] === true)
    const isMark =
      token.kind === 'sign' && /^[-'’&/.+%"]$/.test(token.text) && token.glued && isContent[at - 1] === true
    if (!isContent[at] && !isSpanned[at] && !isLink && !isMark) return
    query += keptEnd >= 0 && !(token.glued && token.start === keptEnd) ? ' ' : ''
    query += text.slice(token.start, token.end)
    keptEnd = token.end
  })
  return query.replace(/[-'’&/.+]+$/, '').trim()
}

function typeOf(
  text: string,
  tokens: TextToken[],
  isContent: boolean[],
  isSpanned: boolean[],
  isName: (word: string) => boolean,
): string | null {
  const runs: { words: TextToken[]; named: boolean }[] = []
  let run: TextToken[] = []
  let behindUse = false
  const end = () => {
    if (run.length > 0 && !behindUse) runs.push({ words: run, named: run.some(({ text }) => isName(text)) })
    if (run.length > 0) behindUse = false
    run = []
  }
  for (const [at, token] of tokens.entries()) {
    if (nameless.has(token.text)) {
      end()
      behindUse = true
    } else if (cutters.has(token.text)) {
      const hadRun = run.length > 0
      end()
      if (hadRun) behindUse = true
    } else if (isContent[at]) run.push(token)
    else if (token.kind === 'sign' && /^[-'’]$/.test(token.text) && token.glued && run.length > 0) continue
    else if (isSpanned[at] && run.length === 0) continue
    else if (!(connectors.has(token.text) && run.length > 0 && isContent[at + 1])) end()
    else run.push(token)
  }
  end()
  const best = runs.find(({ named }) => named) ?? runs[0]
  if (!best) return null
  const words = best.words.slice(0, MOST_WORDS)
  while (words.length > 0 && connectors.has((words.at(-1) as TextToken).text)) words.pop()
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? text.slice(first.start, last.end).toLowerCase() : null
}
