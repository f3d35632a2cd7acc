import { kindOfName } from '../../language/text/families.ts'
import { matchesFilters } from '../../search/constraints/filters.ts'
import type { DialogueState } from '../dialogue-state.ts'
import type { TurnScope } from '../turn-scope.ts'
import { valuesBeside } from './values-beside.ts'

type Options = Record<string, string[]>

const MOST_FORMS = 24
/** More variants than these are not remembered as a form. */
const MOST_VARIANTS = 60

interface Shown {
  externalId: string
  variants: readonly { externalId: string }[]
}

/** Whether an option is named by another name of it too: "Farbe" and "color". */
export const isNamedIn = (options: Options, name: string): boolean => {
  const kind = kindOfName(name)?.kind
  return Object.keys(options).some((own) => own === name || (kind !== undefined && kindOfName(own)?.kind === kind))
}

/** From here on a product is meant with these values: what was said last goes before what was said of it until now. */
export function noteForm(state: DialogueState, id: string, options: Options): void {
  if (Object.keys(options).length === 0) return
  const { [id]: former = {}, ...others } = state.forms ?? {}
  const left = Object.entries(former).filter(([name]) => !isNamedIn(options, name))
  const kept = Object.entries(others).slice(1 - MOST_FORMS)
  state.forms = { ...Object.fromEntries(kept), [id]: { ...options, ...Object.fromEntries(left) } }
  const isOnly = (state.picked ?? []).filter((one) => one.id === id).length === 1
  if (isOnly) state.picked = state.picked?.map((one) => (one.id === id ? { ...one, text: '' } : one)) ?? []
}

/** What was shown of a product is what is meant of it from here on, whatever is looked for next: "the kettle and that puzzle together". */
export function noteShownForm(
  state: DialogueState,
  { externalId, variants }: Shown,
  shown: readonly Pick<Shown, 'externalId'>[],
): void {
  const { [externalId]: _, ...others } = state.shownForms ?? {}
  const isSome = shown.length > 0 && shown.length < variants.length && shown.length <= MOST_VARIANTS
  const kept = Object.entries(others).slice(isSome ? 1 - MOST_FORMS : -MOST_FORMS)
  const own = isSome ? { [externalId]: shown.map((one) => one.externalId) } : {}
  state.shownForms = { ...Object.fromEntries(kept), ...own }
}

/** The variants in which a product was shown last; none where all of it was shown. */
export function shownForm<Variant extends { externalId: string }>(
  { shownForms = {} }: DialogueState,
  { externalId, variants }: { externalId: string; variants: readonly Variant[] },
): Variant[] {
  const ids = new Set(shownForms[externalId])
  return variants.filter((one) => ids.has(one.externalId))
}

/** "The gold one then. How long does delivery take?": what is said of the product that is talked about holds on, whatever is asked beside it. */
export function noteSaidBeside(scope: TurnScope): void {
  const { state, catalog } = scope
  const product = state.focus === null ? null : catalog.index.productById(state.focus)
  if (!product) return
  const options = valuesBeside(scope, product)
  if (matchesFilters(product, { options }).variants.length === 0) return
  noteForm(state, product.id, options)
  scope.before.picked = state.picked ?? []
}
