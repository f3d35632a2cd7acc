import { conceptOf } from '../../search/constraints/families.ts'
import type { Fact } from './fact.ts'
import { type ProductFacts, stem } from './fact-book.ts'
import { featureWords } from './feature-words.ts'
import { type Hit, Lexicon } from './lexicon.ts'
import { readTokens, type Token } from './reading.ts'
import type { Scene } from './scene.ts'
import { stopWords } from './stop-words.ts'

const lexicon = new Lexicon(featureWords)
/** What a product's own words bear out, by product; remade as its words grow. */
const remembered = new WeakMap<ProductFacts, { size: number; tags: Set<string> }>()

/** Whether features, materials and colours told of a product are in its own texts and options; else why not. */
export function checkFeatures(scene: Scene): string | null {
  if (scene.policy) return null
  for (const hit of lexicon.find(scene.tokens)) {
    if (scene.isExplained(hit.from, hit.to) || isOpen(scene, hit)) continue
    const has = bears(scene, hit, (product) => featuresOf(product).has(hit.tag) && !deniedIn(product, hit.tag))
    const literal = hasWords(scene, hit)
    if ((has || literal) === scene.negatedAt(hit.from, hit.to)) return 'feature'
  }
  return checkConcepts(scene, 'material') ?? checkConcepts(scene, 'color')
}

/** Asked, hedged, or the shopper's own wish. */
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

/** The very words stand in the product's texts. */
function hasWords(scene: Scene, { from, to }: Hit): boolean {
  const words = scene.tokens.slice(from, to).filter(({ kind }) => kind === 'word' || kind === 'number')
  for (const product of scene.productsAt(from, to)) {
    const facts = words.map(({ text }) => product.words.get(stem(text)))
    if (!facts.every(Boolean) || words.some(({ text }) => product.denied.has(text))) continue
    scene.used.add(facts[0] as Fact)
    return true
  }
  return false
}

const deniedIn = (product: ProductFacts, tag: string): boolean => product.denied.has(tag) && !product.words.has(tag)

function featuresOf(product: ProductFacts): Set<string> {
  const known = remembered.get(product)
  if (known && known.size === product.words.size) return known.tags
  const facts = new Set(product.words.values())
  const tags = new Set<string>()
  for (const fact of facts) {
    const text = fact.field.startsWith('option.') ? `${fact.field.slice(7)} ${fact.value}` : String(fact.value)
    if (fact.field.startsWith('option.') && /^(no|none|not .*)$/i.test(String(fact.value))) continue
    for (const { tag } of lexicon.find(readTokens(text.slice(0, 4000)))) tags.add(tag)
  }
  remembered.set(product, { size: product.words.size, tags })
  return tags
}

function checkConcepts(scene: Scene, kind: 'material' | 'color'): string | null {
  const { tokens } = scene
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.kind !== 'word' || scene.explained[at] || stopWords.has(token.text)) continue
    const two = tokens[at + 1]?.kind === 'word' ? conceptOf(kind, `${token.text} ${tokens[at + 1]?.text}`) : null
    const found = two ?? conceptOf(kind, token.text)
    if (!found || (!two && ambiguous.has(token.text))) continue
    const name = found.concept.name
    const to = two ? at + 2 : at + 1
    const has = bears(scene, { from: at, to }, (product) =>
      product[kind === 'color' ? 'colors' : 'materials'].has(name),
    )
    const plain = scene.productsAt(at, to).some(({ words }) => words.has(stem(token.text)))
    const said = has || plain
    if (!said && !isOpen(scene, { from: at, to }) && !scene.negatedAt(at, to)) return kind
    at = to - 1
  }
  return null
}

/** Colours and materials that are more often something else. */
const ambiguous = new Set(
  'antes la los ante rose or marron naranja orange wood iron glass gold plastic metal paper cork down viola lime wine cherry coral mint sage cream olive peach rust ruby pearl lemon plum natural clear marine nude sand stone camel ambar multi neutro petrol aqua bar lin piel bois fer verre cana fell licht tinto canela carbon net papel kork seda lana daim hilo rosa bunt glas holz or jet smoke ink snow rubber foam fleece mesh bast carne cobre bronze tan fer weiss'.split(
    ' ',
  ),
)
