import type { Card } from '../../api/api-types.ts'
import type { Chat } from '../chat.ts'

export type Variant = Card['variants'][number]

/** Values of an option that are chips; more are a list to choose from. */
const MOST_CHIPS = 8
const MOST_ROWS = 4

/** What tells a variant from the others. */
export const variantName = ({ title, options }: Variant): string => Object.values(options).join(' · ') || title || ''

interface Props {
  texts: Chat['setup']['texts']
  title: string
  variants: Variant[]
  chosen: Variant | undefined
  onPick(next: Variant): void
}

/** A row of chips for each option in which the variants differ; one list where the options are too many, or none. */
export function OptionRows({ texts, title, variants, chosen, onPick }: Props) {
  const valuesOf = (name: string) => [...new Set(variants.flatMap(({ options }) => options[name] ?? []))]
  const names = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))]
  const rows = names.map((name) => ({ name, values: valuesOf(name) })).filter(({ values }) => values.length > 1)
  /** The variant with this value that keeps what else was chosen, where there is one. */
  const nearest = (name: string, value: string) => {
    const fitting = variants.filter(({ options }) => options[name] === value)
    const kept = ({ options }: Variant) => names.every((one) => one === name || options[one] === chosen?.options[one])
    return (fitting.find(kept) ?? fitting[0]) as Variant
  }
  if (rows.length === 0 || rows.length > MOST_ROWS || rows.some(({ values }) => values.length > MOST_CHIPS)) {
    return (
      <select
        aria-label={`${texts.option}: ${title}`}
        value={chosen?.externalId}
        onChange={({ currentTarget }) => onPick(variants[currentTarget.selectedIndex] as Variant)}
      >
        {variants.map((one) => (
          <option value={one.externalId}>
            {[variantName(one), !one.available && texts.soldOut].filter(Boolean).join(' – ')}
          </option>
        ))}
      </select>
    )
  }
  return (
    <>
      {rows.map(({ name, values }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips in all browsers
        <div class="chips" role="group" aria-label={name}>
          {values.map((value) => {
            const next = nearest(name, value)
            return (
              <button
                type="button"
                class={next.available ? 'chip' : 'chip gone'}
                aria-pressed={chosen?.options[name] === value}
                onClick={() => onPick(next)}
              >
                {value}
              </button>
            )
          })}
        </div>
      ))}
    </>
  )
}
