import { readReference } from '../../language/readers/read-reference.ts'
import { hasWord } from '../../language/text/has-word.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { valuesOfProduct } from '../../search/questions/values-of-product.ts'
import { readWish } from '../../search/read-wish.ts'
import { isNoun } from '../../search/things/is-noun.ts'
import type { TurnScope } from '../turn-scope.ts'
import { clausesOf } from '../understanding/clauses.ts'

/** Roles of words that speak of more than a value: a thing, a use, a price. */
const ofMore = new Set(['t', 'a', 'p', 'n'])

/**
 * Values of a product's own options that a message names beside a question about it, in parts that say nothing else: "ok the black one. is it warm?",
 * "in XL, which colours?"
 * @param question the part that asks; without it every part that asks nothing may name them: "grey then. what is that with delivery?"
 */
export function valuesBeside(
  scope: TurnScope,
  now: { title: string; variants: readonly { options: Record<string, string> }[] },
  question?: string,
): Record<string, string[]> {
  const { catalog, understanding } = scope
  const at = question === undefined ? understanding.text.length : understanding.text.indexOf(question)
  if (at < 0 || question === '') return {}
  const around = [understanding.text.slice(0, at), understanding.text.slice(at + (question ?? '').length)]
  const { language } = understanding
  const isAsking = (part: string) => part.endsWith('?') || readReference(part, language, isNoun).isQuestion
  const parts = around
    .flatMap((part) => clausesOf(part))
    .filter((part, _, all) => question !== undefined || (all.length > 1 && !isAsking(part)))
  const variants = now.variants.map(({ options }) => options)
  const options: Record<string, string[]> = {}
  for (const part of parts) {
    const { wishes } = readWish(part, catalog, language)
    const named = valuesOfProduct(part, variants, understanding.slots.quantity)
    const isOfMore = tokenize(named.rest).some(
      ({ kind, text }) =>
        kind === 'word' && ofMore.has(understanding.roles.get(text) ?? 'o') && !hasWord(now.title, text),
    )
    if (isOfMore || wishes.notOptions) continue
    for (const [name, values] of Object.entries({ ...wishes.options, ...named.options })) options[name] = values
  }
  return options
}
