import { conceptOf } from '../../language/families.ts'
import { remembering } from '../../shared/remembering.ts'
import type { Fact } from './fact.ts'
import { type ProductFacts, stem } from './fact-book.ts'
import { featureWords } from './feature-words.ts'
import { type Hit, Lexicon } from './lexicon.ts'
import { readTokens, type Token } from './read-tokens.ts'
import type { Scene } from './scene.ts'
import { stopWords } from './stop-words.ts'

const lexicon = new Lexicon(featureWords)
const remembered = new WeakMap<Fact, Set<string>>()
const hitsOf = new WeakMap<Scene, Hit[]>()

/** The features a sentence speaks of. */
export function featuresIn(scene: Scene): Hit[] {
  const known = hitsOf.get(scene)
  if (known) return known
  const found = lexicon.find(scene.tokens)
  hitsOf.set(scene, found)
  return found
}

/**
 * Checks that features, materials and colours said of a product are in its own texts and options. Returns the reason for a refusal, or
 * null.
 */
export function checkFeatures(scene: Scene): string | null {
  if (scene.policy) return null
  for (const hit of featuresIn(scene)) {
    if (scene.isExplained(hit.from, hit.to) || isOpen(scene, hit)) continue
    const products = scene.productsAt(hit.from, hit.to)
    const having = products.filter((product) => hasFeature(scene, product, hit)).length
    const fits = scene.negatedAt(hit.from, hit.to)
      ? having === 0 || (having < products.length && scene.mentions.length === 0)
      : having > 0
    if (!fits) return 'feature'
  }
  return checkConcepts(scene, 'material') ?? checkConcepts(scene, 'color')
}

/** A question, a hedged sentence, or the shopper's own wish: none of them claims the feature. */
function isOpen(scene: Scene, { from, to }: { from: number; to: number }): boolean {
  if (scene.question || scene.hedgedAt(from)) return true
  const own = scene.tokens.slice(from, to).every(({ text }) => scene.turn.shopperWords.has(stem(text)))
  if (!own) return false
  if (scene.book.products.size === 0) return scene.has('helper') || scene.has('neg')
  const unsure =
    /\b(not say|not mention\w*|not listed|not state\w*|do not know|no information|not sure|nichts|keine angabe\w*|weiss nicht|no (se|dice|indica|menciona|especifica)|ne (sais|precise|mentionne|dit))\b/
  return unsure.test(scene.tokens.map(({ text }) => text).join(' ')) || scene.before('wish', from, 6)
}

function bears(
  scene: Scene,
  { from, to }: { from: number; to: number },
  has: (product: ProductFacts) => boolean,
): boolean {
  const found = scene.productsAt(from, to).find(has)
  if (found?.title) scene.used.add(found.title)
  return found !== undefined
}

/** What was read of the product as a whole, and of those of its variants that the sentence is about. */
function textsOf(scene: Scene, product: ProductFacts, at: number): Fact[] {
  const clause = scene.variantsIn(product, [scene.clauseStart(at), scene.clauseEnd(at)])
  const variants = clause ?? scene.variantsOf(product, at)
  if (!variants) return product.texts
  const options = new Set(variants.flatMap(({ options: list }) => list.map(({ fact }) => fact)))
  return product.texts.filter((fact) => fact.entity === 'product' || options.has(fact))
}

const denies = (fact: Fact): boolean =>
  fact.field.startsWith('option.') && /^(no|none|not .*|non-.*)$/i.test(String(fact.value))

function featuresOfFact(fact: Fact): Set<string> {
  const known = remembered.get(fact)
  if (known) return known
  const text = fact.field.startsWith('option.') ? `${fact.field.slice(7)} ${fact.value}` : String(fact.value)
  const found = denies(fact) ? [] : lexicon.find(readTokens(text.slice(0, 4000)))
  const tags = new Set(found.map(({ tag }) => tag))
  remembered.set(fact, tags)
  return tags
}

/** In the words of any language, or in the very words. */
function hasFeature(scene: Scene, product: ProductFacts, { tag, from, to }: Hit): boolean {
  const texts = textsOf(scene, product, from)
  const fact = texts.find((text) => featuresOfFact(text).has(tag))
  const words = scene.tokens.slice(from, to).filter(({ kind }) => kind !== 'sign')
  const literal = words.map(({ text }) => product.words.get(stem(text)))
  const found =
    fact ?? (literal.every((text) => text && texts.includes(text) && !denies(text)) ? literal[0] : undefined)
  if (found) scene.used.add(found)
  return found !== undefined
}

const named = {
  color: remembering((word) => conceptOf('color', word)),
  material: remembering((word) => conceptOf('material', word)),
}

function checkConcepts(scene: Scene, kind: 'material' | 'color'): string | null {
  const { tokens } = scene
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.kind !== 'word' || scene.explained[at] || stopWords.has(token.text)) continue
    const two = tokens[at + 1]?.kind === 'word' ? named[kind](`${token.text} ${tokens[at + 1]?.text}`) : null
    const found = two ?? named[kind](token.text)
    // "in gold" is a colour, "gold" alone may be anything.
    const isIn = kind === 'color' && /^(in|en)$/.test(tokens[at - 1]?.text ?? '') && surely.has(token.text)
    if (!found || (!two && !isIn && ambiguous.has(token.text))) continue
    const name = found.concept.name
    const to = two ? at + 2 : at + 1
    const has = bears(scene, { from: at, to }, (product) =>
      product[kind === 'color' ? 'colors' : 'materials'].has(name),
    )
    const plain = scene.productsAt(at, to).some(({ words }) => words.has(stem(token.text)))
    const said = has || plain
    if (!said && !isOpen(scene, { from: at, to }) && !scene.deniedInClause(at)) return kind
    at = to - 1
  }
  return null
}

/** Colours and materials that are more often something else. */
const ambiguous = new Set(
  'antes la los ante rose or marron naranja orange wood iron glass gold plastic metal paper cork down viola lime wine cherry coral mint sage cream olive peach rust ruby pearl lemon plum natural clear marine nude sand stone camel ambar multi neutro petrol aqua bar lin piel bois fer verre cana fell licht tinto canela carbon net papel kork seda lana daim hilo rosa bunt glas holz or jet smoke ink snow rubber foam fleece mesh bast carne cobre bronze tan fer weiss coffee cafe kaffee tea'.split(
    ' ',
  ),
)
const surely = new Set('gold orange olive rose lime coral mint ruby lemon plum naranja rosa bronze'.split(' '))
