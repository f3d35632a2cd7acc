import { conceptOf } from '../../language/families.ts'
import { remembering } from '../../shared/remembering.ts'
import { featuresIn } from './check-features.ts'
import { isEverydayWord } from './everyday-words.ts'
import { type FactBook, stem, wordSet } from './fact-book.ts'
import { ordinaryNames, ordinaryWords } from './ordinary-words.ts'
import type { Token } from './read-tokens.ts'
import type { Scene } from './scene.ts'
import { likelyLanguage, stopWords } from './stop-words.ts'
import { otherNames } from './thing-names.ts'
import { namesUnread } from './unread-name.ts'

/**
 * Checks that enough words of a sentence are known to be sure that it claims nothing unread. Returns the reason for a refusal, or
 * null. A sentence in a language
 * without word lists counts as one whose words are all unknown.
 */
export function checkWords(scene: Scene): string | null {
  if (scene.policy) return null
  const unknown = scene.tokens.flatMap((_, at) => (isUnknown(scene, at) ? [at] : []))
  if (unknown.some((at) => foreignLetters.test((scene.tokens[at] as Token).text))) return 'words'
  if (unknown.length > mostUnknown(scene)) return 'words'
  const isHead = (at: number) =>
    at < headEnd(scene) || (at >= lastPoint(scene) && /^\p{Lu}/u.test(scene.tokens[at]?.raw ?? ''))
  if (unknown.some(isHead)) return 'name'
  if (unknown.some((at) => !asks(scene) && namesUnread(scene, at))) return 'name'
  if (unknown.length > 0 && (isBare(scene, unknown) || isUniversal(scene, unknown[0] ?? 0))) return 'words'
  if (isPraise(scene) || isOfShop(scene, unknown)) return 'words'
  if (isStockOfNothing(scene, unknown)) return 'stock'
  return isPriceOfNothing(scene, unknown) ? 'money' : null
}

const foreignLetters = /[^\p{Script=Latin}\p{N}]/u

/** A question, or an offer to look into something, may have one more unknown word. */
const mostUnknown = (scene: Scene): number => (asks(scene) || scene.has('hedge') ? 2 : 1)

const asks = (scene: Scene): boolean => scene.question || /[?？]\s*$/.test(scene.text)

function isUnknown(scene: Scene, at: number): boolean {
  const { text, kind } = scene.tokens[at] as Token
  if (kind !== 'word' || text.length < 2 || scene.explained[at]) return false
  if (isPlain(scene, text) || scene.book.words.has(stem(text))) return false
  if (ordinaryWords.has(text) || ordinaryWords.has(stem(text)) || ordinaryNames.has(text)) return false
  if (isConcept(text)) return false
  const isHere = ({ from, to }: { from: number; to: number }) => at >= from && at < to
  if (scene.hits.some(isHere) || featuresIn(scene).some(isHere)) return false
  if (scene.numbers.some(({ from, to }) => at >= from && at < to)) return false
  if (isThing(text, scene.book) || scene.turn.storeName.toLowerCase().split(/\s+/).includes(text)) return false
  return !isShoppers(scene, text, at)
}

const isConcept = remembering((word) => Boolean(conceptOf('color', word) ?? conceptOf('material', word)))

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
  (scene.question ||
    scene.before('wish', at, 6) ||
    ((scene.has('neg') || scene.has('helper')) && scene.tokens.some(({ text: word }) => looking.test(word))))

/** Words about the search itself. */
const looking =
  /^(i|we|ich|wir|je|j|nous|puedo|tengo|tenemos|encontr\w*|encuentr\w*|veo|hay|there|please|sorry|bitte|gibt|leider|desole|sell|carry|fuhren)$/

/** Where the head of a point of a list, or of a line such as "Size: M", ends. */
function headEnd({ tokens }: Scene): number {
  const first = tokens.findIndex(({ kind }) => kind === 'word')
  const isPoint = /^[-*•.):]$/.test(tokens[first - 1]?.text ?? '')
  const end = tokens.findIndex(
    ({ text, glued }, at) => at > first && (text === ':' || (text === '-' && !glued && !tokens[at + 1]?.glued)),
  )
  if (end > 0 && end <= first + 8) return end
  return isPoint && tokens.length <= first + 8 ? tokens.length : 0
}

/** Where the last point of a list begins: "Here you go: - Hoverboard". */
function lastPoint({ tokens }: Scene): number {
  const at = tokens.findLastIndex(
    ({ text, glued }, place) => text === ':' || (text === '-' && !glued && !tokens[place + 1]?.glued),
  )
  const words = tokens.slice(at + 1).filter(({ kind }) => kind === 'word').length
  return at > 0 && words <= 3 ? at + 1 : tokens.length
}

/** Nothing much but a product's name and what is unknown: "The Rain Jacket is endorsed." */
function isBare(scene: Scene, unknown: readonly number[]): boolean {
  if (asks(scene)) return false
  const others = scene.tokens.flatMap(({ kind, text }, at) =>
    kind === 'word' && text.length > 2 && !stopWords.has(text) && !scene.inMention(at) && !unknown.includes(at)
      ? [at]
      : [],
  )
  return unknown.some((at) => {
    const [start, end] = [scene.clauseStart(at), scene.clauseEnd(at)]
    const isIn = ({ from }: { from: number }) => from >= start && from < end
    // A number that was read tells what the verb before it is about.
    const isBorne = scene.numbers.some(
      (read) => isIn(read) && scene.explained[read.from] && !scene.inMention(read.from),
    )
    const isTalk = scene.hits.some((hit) => /^(helper|hedge|neg)$/.test(hit.tag) && isIn(hit))
    const isOwn = scene.tokens.slice(start, end).some(({ text }) => speaker.test(text))
    // "Champions love …": who does what is a claim, whatever it is about.
    const isSubject = at === start && /^\p{Lu}/u.test(scene.tokens[at]?.raw ?? '') && at + 2 < end
    const isAbout = isSubject || scene.mentions.length > 0 || scene.tokens.some(({ text }) => pronoun.test(text))
    if (isBorne || (isOwn && scene.mentions.length === 0)) return false
    const fewest = isTalk || isOwn ? 2 : 4
    // A clause with a name of its own stands for itself: "…, astronauts adore the Watch".
    const isOwnClause = scene.mentions.some(isIn) && start > 0
    const beside = isOwnClause ? others.filter((other) => other >= start && other < end) : others
    return beside.length < (isAbout ? fewest : 1)
  })
}

/** The product of the sentence before, most likely. */
const pronoun =
  /^(it|its|they|them|this|these|those|er|sie|ihn|dies\w*|das|elles?|ils?|ca|cela|celui|celle|ceux|este|esta|estos|estas|ese|esa|esto)$/

/** The assistant speaks of what it does itself. */
const speaker = /^(i|ich|je|j|te|me|mir|dir|yo)$/

/** "Nobody ever complained": no fact can support a statement about everybody. */
const isUniversal = (scene: Scene, at: number): boolean =>
  !scene.question &&
  !scene.helpsAt(at) &&
  scene.tokens.some(({ text }, place) => universal.test(text) && scene.tokens[place - 1]?.text !== 'at')

/** "Chefs prefer the Rain Jacket": what other people do with a product was not read. */
function isPraise(scene: Scene): boolean {
  if (scene.question) return false
  if (scene.has('neg') && scene.tokens.some(({ text }, at) => speaking.test(text) && !scene.inMention(at))) return false
  // A "Chef Knife" is nobody.
  const at = scene.tokens.findIndex(({ text }, place) => people.test(text) && !scene.inMention(place))
  if (
    at < 0 ||
    scene.hedgedAt(at) ||
    scene.tokens.slice(scene.clauseStart(at), at).length > 5 ||
    isOwnedBy(scene.tokens[at - 1]?.text)
  )
    return false
  // "Our team can help": somebody of the shop, who is offered.
  const isOffered = scene.mentions.length === 0 && scene.helpsAt(at)
  return !isOffered && !isForPeople(scene)
}

const speaking = /^(i|ich|je|j|puedo|podemos|darf|can)$/

/** "for kids", "pour les enfants": whom it suits. */
const isForPeople = ({ tokens }: Scene): boolean =>
  tokens.some(
    ({ text }, at) =>
      /^(for|fur|para|pour)$/.test(text) && tokens.slice(at, at + 4).some((next) => people.test(next.text)),
  )
const isOwnedBy = (word: string | undefined): boolean =>
  /^(your|dein\w*|ihr\w*|tu|tus|su|sus|ton|tes|votre|vos)$/.test(word ?? '')

const people =
  /^((grand)?(mothers|fathers|parents)|grandmas|grandpas|mums|moms|dads|chefs?|cooks|buyers|shoppers|customers|clients?|people|experts?|professionals|pros|athletes|runners|players|students|teachers|families|fans|users|owners|critics|testers|celebrities|stars|doctors|team|staff|eltern|omas|opas|mutter|vater|(profi)?koche?|kunden|kundinnen|kaufer|leute|menschen|experten|profis|sportler|laufer|spieler|familien|nutzer|besitzer|kritiker|tester|arzte|madres|padres|abuel[ao]s|cociner[ao]s|clientes|compradores|gente|personas|expertos|profesionales|deportistas|corredores|usuarios|familias|famosos|medicos|equipo|meres|peres|parents|cuisiniers|acheteurs|gens|personnes|professionnels|sportifs|coureurs|joueurs|utilisateurs|familles|vedettes|medecins|equipe)$/

/** "All our things are made by hand", "each purchase plants a tree": what the shop does stands on its pages or nowhere. */
function isOfShop(scene: Scene, unknown: readonly number[]): boolean {
  const place = scene.tokens.findIndex(({ text }) => shop.test(text))
  const ours = place >= 0
  if (scene.question || scene.has('hedge') || scene.helpsAt(Math.max(0, place))) return false
  const all = scene.has('all') || scene.tokens.some(({ text }) => universal.test(text))
  const isEach = scene.tokens.some(
    ({ text }, at) =>
      /^(each|every|jede[rnms]?|cada|chaque)$/.test(text) && purchase.test(scene.tokens[at + 1]?.text ?? ''),
  )
  const isNumbered = scene.numbers.some(({ from }) => scene.explained[from])
  // "Every purchase plants a tree", a Mug Tree or not.
  if (isEach && !isNumbered && !scene.mentions.some(({ strong }) => strong)) return true
  if (scene.mentions.length > 0 || isNumbered) return false
  return ours && (unknown.length > 0 || all)
}

const shop =
  /^(we|our|wir|unser\w*|nosotros|nuestr\w*|nous|notre|nos|shop|store|laden|tienda|boutique|maker|hersteller|fabricante|fabricant)$/
const purchase =
  /^(purchase|order|sale|item|product|customer|kauf|bestellung|artikel|produkt|kunde|compra|pedido|producto|articulo|cliente|achat|commande|produit|article|client)$/

const universal =
  /^(all|never|nobody|always|everyone|everybody|every|whole|alles|ganze[nrs]?|nie|niemals|niemand|immer|jede[rnms]?|alle|nunca|jamas|nadie|siempre|todo|toda|todos|todas|jamais|tout|toute|personne|toujours|tous|toutes|world|welt|mundo|monde)$/

/**
 * An amount must be of a product that was read, of an order, or from the shop's pages: "The Juice costs $5" is of none when no juice
 * was read.
 */
function isPriceOfNothing(scene: Scene, unknown: readonly number[]): boolean {
  return (
    !scene.question &&
    scene.amounts.some(({ from }, index) => {
      const start = Math.max(scene.clauseStart(from), scene.amounts[index - 1]?.to ?? 0)
      if (scene.has('sum') || scene.has('order')) return false
      if (scene.mentions.some((mention) => mention.from < scene.clauseEnd(from) && mention.to > start)) return false
      if (namesUnread(scene, from)) return true
      // "les trucs blancs": whichever word it is, the option tells what is meant.
      const isOption = () =>
        [...scene.book.products.values()].some((product) => scene.variantsOf(product, from)?.length)
      return scene.tokens.slice(start, from).some(({ kind, text, raw }, place) => {
        const isNear = start + place >= from - 4
        if (unknown.includes(start + place) && (/^\p{Lu}/u.test(raw) || (isNear && !isOption()))) return true
        const isName = kind === 'word' && /^\p{Lu}/u.test(raw) && otherNames(text).length > 0
        return isName && !isTitled(text, scene.book) && !scene.book.names.has(stem(text))
      })
    })
  )
}

/** "Only 2 pieces of Fork left" of nothing that was read. */
const isStockOfNothing = (scene: Scene, unknown: readonly number[]): boolean =>
  !scene.question &&
  scene.mentions.length === 0 &&
  scene.hits.some(({ tag }) => tag.startsWith('stock') || tag === 'left') &&
  unknown.some(
    (at) => /^\p{Lu}/u.test(scene.tokens[at]?.raw ?? '') && !isShoppers(scene, scene.tokens[at]?.text ?? '', at),
  )

/** The name of a thing in one of the languages, when such a thing was read. */
const isThing = (word: string, book: FactBook): boolean => otherNames(word).some((name) => book.words.has(name))

/** The same of what was read by name, among products or in an order. */
const isTitled = (word: string, { titleIndex, orders }: FactBook): boolean =>
  otherNames(word).some(
    (name) =>
      titleIndex.has(name) ||
      [...orders.values()].some(({ items }) => items.some(({ value }) => wordSet(String(value)).has(name))),
  )
