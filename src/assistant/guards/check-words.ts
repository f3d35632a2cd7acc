import { conceptOf } from '../../search/constraints/families.ts'
import { productWords } from '../../search/glossary/product-words.ts'
import { featuresIn } from './check-features.ts'
import { isEverydayWord } from './everyday-words.ts'
import { type FactBook, stem } from './fact-book.ts'
import { ordinaryNames, ordinaryWords } from './ordinary-words.ts'
import type { Token } from './reading.ts'
import type { Scene } from './scene.ts'
import { likelyLanguage, stopWords } from './stop-words.ts'

/**
 * Whether enough of a sentence is understood to know that it claims nothing unread; else why not. A sentence in a language
 * without word lists is one of nothing but unknown words.
 */
export function checkWords(scene: Scene): string | null {
  if (scene.policy || scene.turn.isOurs) return null
  const unknown = scene.tokens.flatMap((_, at) => (isUnknown(scene, at) ? [at] : []))
  if (unknown.some((at) => foreignLetters.test((scene.tokens[at] as Token).text))) return 'words'
  if (unknown.length > mostUnknown(scene)) return 'words'
  if (unknown.some((at) => at < headEnd(scene))) return 'name'
  if (unknown.length > 0 && (isBare(scene, unknown) || isUniversal(scene))) return 'words'
  return isPriceOfNothing(scene, unknown) ? 'money' : null
}

const foreignLetters = /[^\p{Script=Latin}\p{N}]/u

/** Asked or looked into, a word more may be unknown. */
const mostUnknown = (scene: Scene): number => (scene.question || scene.has('hedge') ? 2 : 1)

function isUnknown(scene: Scene, at: number): boolean {
  const { text, kind } = scene.tokens[at] as Token
  if (kind !== 'word' || text.length < 2 || scene.explained[at]) return false
  if (isPlain(scene, text) || scene.book.words.has(stem(text))) return false
  if (ordinaryWords.has(text) || ordinaryWords.has(stem(text)) || ordinaryNames.has(text)) return false
  if (conceptOf('color', text) || conceptOf('material', text)) return false
  if (scene.hits.concat(featuresIn(scene)).some(({ from, to }) => at >= from && at < to)) return false
  if (scene.numbers.some(({ from, to }) => at >= from && at < to)) return false
  if (isThing(text, scene.book)) return false
  return !isShoppers(scene, text, at)
}

const languages = new WeakMap<Scene, string[]>()

/** An everyday word of the sentence's language, or of the shopper's. */
function isPlain(scene: Scene, word: string): boolean {
  let own = languages.get(scene)
  if (!own) {
    const likely = likelyLanguage(scene.tokens.map(({ text }) => text))
    own = [...new Set([likely ?? scene.turn.language, scene.turn.language])]
    languages.set(scene, own)
  }
  return own.some((language) => isEverydayWord(word, language))
}

/** The shopper's own word, asked about or turned down. */
const isShoppers = (scene: Scene, text: string, at: number): boolean =>
  scene.turn.shopperWords.has(stem(text)) &&
  (scene.question || scene.has('neg') || scene.has('helper') || scene.before('wish', at, 6))

/** Where the head of a point of a list, or of a line such as "Size: M", ends. */
function headEnd({ tokens }: Scene): number {
  const isPoint =
    /^[-*•]$/.test(tokens[0]?.text ?? '') || (tokens[0]?.kind === 'number' && /^[.)]$/.test(tokens[1]?.text ?? ''))
  const end = tokens.findIndex(
    ({ text, glued }, at) => at > 0 && (text === ':' || (text === '-' && !glued && !tokens[at + 1]?.glued)),
  )
  if (end > 0 && end <= 8) return end
  return isPoint && tokens.length <= 8 ? tokens.length : 0
}

/** Nothing much but a product's name and what is unknown: "The Rain Jacket is endorsed." */
function isBare(scene: Scene, unknown: readonly number[]): boolean {
  if (scene.question) return false
  const others = scene.tokens.filter(
    ({ kind, text }, at) =>
      kind === 'word' && text.length > 2 && !stopWords.has(text) && !scene.inMention(at) && !unknown.includes(at),
  )
  // A number that was read tells what the verb before it is about.
  const borne = scene.numbers.filter(({ from }) => scene.explained[from] && !scene.inMention(from))
  return others.length + 2 * borne.length < 2 * unknown.length
}

/** "Nobody ever complained": what holds for all cannot have been read. */
const isUniversal = (scene: Scene): boolean =>
  !scene.question && !scene.has('helper') && scene.tokens.some(({ text }) => universal.test(text))

const universal =
  /^(never|nobody|always|everyone|everybody|every|whole|nie|niemals|niemand|immer|jede[rnms]?|alle|nunca|jamas|nadie|siempre|todos|todas|jamais|personne|toujours|tous|toutes|world|welt|mundo|monde)$/

/** An amount is told of a product that was read, of an order or of the shop's own pages: "The Juice costs $5" of nothing. */
function isPriceOfNothing(scene: Scene, unknown: readonly number[]): boolean {
  if (!scene.hasAmount || scene.mentions.length > 0 || scene.question) return false
  if (unknown.length > 0) return true
  return scene.tokens.some(
    ({ kind, text, raw }, at) =>
      kind === 'word' &&
      !scene.inMention(at) &&
      /^\p{Lu}/u.test(raw) &&
      thingsOf(text).length > 0 &&
      !isThing(text, scene.book),
  )
}

const rows = new Map<string, number[]>()
const names: string[][] = []
for (const line of productWords.trim().split('\n')) {
  const forms = line
    .split(/[;,]/)
    .map((form) => form.trim())
    .filter(Boolean)
  const row =
    names.push(
      forms.flatMap((form) =>
        form
          .split(/[ -]/)
          .filter((word) => word.length > 2)
          .map(stem),
      ),
    ) - 1
  for (const form of forms)
    for (const word of form.split(/[ -]/)) rows.set(stem(word), [...(rows.get(stem(word)) ?? []), row])
}
const thingsOf = (word: string): number[] => (stopWords.has(word) ? [] : (rows.get(stem(word)) ?? []))

/** The name of a thing in one of the languages, when such a thing was read. */
const isThing = (word: string, book: FactBook): boolean =>
  thingsOf(word).some((row) => names[row]?.some((name) => book.words.has(name)))
