import { Plus } from 'lucide-react'
import { useMay } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { EditedRow } from '../parts/edited-row.tsx'
import { NumberField, SelectField, TextField } from '../parts/form-field.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type SearchSettings, useSearchPart } from './use-search-settings.ts'

type Boost = SearchSettings['boosts'][number]
const BY: Boost['by'][] = ['tag', 'vendor', 'category']

/** What counts for more, or less, wherever it is found. */
export function BoostsCard({ settings }: { settings: SearchSettings }) {
  const { search: texts } = useTexts()
  const draft = useSearchPart(settings, ['boosts'])
  const { boosts } = draft.doc
  const edit = (at: number, change: Partial<Boost>) =>
    draft.set({ boosts: boosts.map((one, index) => (index === at ? { ...one, ...change } : one)) })
  return (
    <SettingsCard title={texts.boosts} description={texts.boostsHint} draft={draft} isReadOnly={!useMay('admin')}>
      {boosts.map(({ by, value, factor }, at) => (
        <EditedRow
          // biome-ignore lint/suspicious/noArrayIndexKey: its value is being typed
          key={at}
          removeLabel={texts.removeBoost(value || String(at + 1))}
          onRemove={() => draft.set({ boosts: boosts.filter((_one, index) => index !== at) })}
        >
          <div className="w-36">
            <SelectField
              label={texts.by}
              value={by}
              onChange={({ target }) => edit(at, { by: target.value as Boost['by'] })}
            >
              {BY.map((one) => (
                <option key={one} value={one}>
                  {texts.bys[one]}
                </option>
              ))}
            </SelectField>
          </div>
          <div className="min-w-44 flex-1">
            <TextField
              label={texts.value}
              required
              maxLength={255}
              value={value}
              onChange={({ target }) => edit(at, { value: target.value })}
            />
          </div>
          <div className="w-28">
            <NumberField
              label={texts.factor}
              min={0.1}
              max={10}
              required
              value={factor}
              onChange={(value) => edit(at, { factor: value ?? 0 })}
            />
          </div>
        </EditedRow>
      ))}
      <div>
        <Button size="small" onClick={() => draft.set({ boosts: [...boosts, { by: 'tag', value: '', factor: 1.5 }] })}>
          <Plus size={15} aria-hidden />
          {texts.addBoost}
        </Button>
      </div>
    </SettingsCard>
  )
}
