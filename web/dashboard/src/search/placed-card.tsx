import { ArrowUp, X } from 'lucide-react'
import { useMay } from '../app/use-me.ts'
import { TextField } from '../parts/form-field.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type ShownSearchSettings, useSearchPart } from './use-search-settings.ts'

const ICON_BUTTON = 'rounded-lg p-1.5 text-soft hover:bg-sunken hover:text-ink disabled:opacity-40'

/** What comes first for certain words, or last. Products are put here by trying a query. */
export function PlacedCard({
  shown: { settings, titles },
  place,
}: {
  shown: ShownSearchSettings
  place: 'pins' | 'buries'
}) {
  const { search: texts } = useTexts()
  const isReadOnly = !useMay('admin')
  const draft = useSearchPart(settings, [place])
  const list = draft.doc[place]
  const edit = (at: number, change: Partial<(typeof list)[number]>) =>
    draft.set({
      [place]: list
        .map((one, index) => (index === at ? { ...one, ...change } : one))
        .filter(({ productIds }) => productIds.length > 0),
    })
  const words = texts.placed[place]
  return (
    <SettingsCard title={words.title} description={words.hint} draft={draft} isReadOnly={isReadOnly}>
      {list.length === 0 && <p className="text-soft">{words.none}</p>}
      {list.map(({ query, productIds }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its words are being typed
        <div key={at} className="rounded-xl border border-line p-3">
          <TextField
            label={texts.forWords}
            required
            maxLength={200}
            value={query}
            onChange={({ target }) => edit(at, { query: target.value })}
          />
          <ol className="mt-3 flex flex-col divide-y divide-line">
            {productIds.map((id, index) => {
              const name = titles[id] ?? id
              return (
                <li key={id} className="flex items-center gap-2 py-1.5">
                  <span className="w-6 text-right text-soft tabular-nums">{index + 1}</span>
                  <span className="min-w-0 flex-1 break-words">
                    {name}
                    {titles[id] === undefined && <span className="ml-2 text-soft">({texts.notOffered})</span>}
                  </span>
                  {!isReadOnly && (
                    <>
                      <button
                        type="button"
                        aria-label={texts.moveUp(name)}
                        disabled={index === 0}
                        className={ICON_BUTTON}
                        onClick={() => edit(at, { productIds: swapped(productIds, index) })}
                      >
                        <ArrowUp size={15} aria-hidden />
                      </button>
                      <button
                        type="button"
                        aria-label={texts.takeOut(name)}
                        className={ICON_BUTTON}
                        onClick={() => edit(at, { productIds: productIds.filter((one) => one !== id) })}
                      >
                        <X size={15} aria-hidden />
                      </button>
                    </>
                  )}
                </li>
              )
            })}
          </ol>
        </div>
      ))}
    </SettingsCard>
  )
}

/** With the one at a place before the one that was in front of it. */
const swapped = (ids: string[], at: number): string[] =>
  ids.map((id, index) => (index === at - 1 ? (ids[at] ?? id) : index === at ? (ids[at - 1] ?? id) : id))
