import { remembering } from '../../shared/remembering.ts'
import { packOf, phraseList, wordList } from '../packs.ts'
import { conceptOf } from '../text/families.ts'
import { type PhraseTable, phraseAt, phraseTable } from '../text/phrase-table.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'

interface Words {
  starts: PhraseTable<true>
  behind: PhraseTable<true>
  openers: ReadonlySet<string>
  /** None of them is part of a name. */
  others: ReadonlySet<string>
  either: ReadonlySet<string>
}

const wordsOf = remembering((language): Words => {
  const pack = packOf(language)
  const { dialogue, references } = pack ?? {}
  return {
    starts: phraseTable([[true, phraseList(dialogue?.attributeStarts)]]),
    behind: phraseTable([[true, phraseList(dialogue?.attributeBehind)]]),
    openers: new Set([...wordList(pack?.acts?.okStarts), ...wordList(pack?.joiners)]),
    others: new Set(
      [references?.it, references?.one, references?.asking, pack?.articles, dialogue?.anyProduct].flatMap((list) =>
        wordList(list),
      ),
    ),
    either: new Set(wordList(pack?.either)),
  }
})

/** "Screen size", "dual sim card slots". */
const MOST_WORDS = 4

/**
 * "Battery life" of "what's the battery life", "storage" of "how much storage", "glass or plastic" of a question that is only that: what is asked
 * of things that are talked about, and is no thing that is asked for. Folded; null where a text asks for none.
 * @param text bounded by the caller
 * @param language the shopper's, ISO 639-1
 */
export function readAskedAttribute(text: string, language: string): string | null {
  const words = wordsOf(language)
  const tokens = tokenize(text).filter(({ kind }) => kind !== 'sign')
  const first = tokens.findIndex(({ text: word }) => !words.openers.has(word))
  if (first < 0) return null
  const from = phraseAt(words.starts, tokens, first)?.end
  if (from === undefined) return choiceIn(tokens.slice(first), words)
  let to = from
  while (to < tokens.length && !phraseAt(words.behind, tokens, to) && !words.others.has(tokens[to]?.text ?? '')) to++
  const isWhole = to === tokens.length || phraseAt(words.behind, tokens, to) !== null
  return isWhole && to > from && to - from <= MOST_WORDS ? said(tokens.slice(from, to)) : null
}

/** "Glass or plastic": materials or colours, and nothing else. */
function choiceIn(tokens: readonly TextToken[], { either }: Words): string | null {
  const at = tokens.findIndex(({ text }) => either.has(text))
  const sides = at < 0 ? [] : [tokens.slice(0, at), tokens.slice(at + 1)]
  const isChoice = (['material', 'color'] as const).some((kind) =>
    sides.every((side) => side.length > 0 && conceptOf(kind, said(side)) !== null),
  )
  return sides.length > 0 && isChoice ? said(tokens) : null
}

const said = (tokens: readonly TextToken[]): string => tokens.map(({ text }) => text).join(' ')
