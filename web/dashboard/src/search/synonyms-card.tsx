import { Plus } from 'lucide-react'
import { useMay } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { EditedRow } from '../parts/edited-row.tsx'
import { CheckField, TextField } from '../parts/form-field.tsx'
import { joinWords, splitWords, trimWords } from '../parts/word-list.ts'
import { SettingsCard } from '../settings/settings-card.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type SearchSettings, useSearchPart } from './use-search-settings.ts'

type Synonym = SearchSettings['synonyms'][number]

/** Words that mean the same to the shop's shoppers. */
export function SynonymsCard({ settings }: { settings: SearchSettings }) {
  const { search: texts } = useTexts()
  const draft = useSearchPart(settings, ['synonyms'])
  const { synonyms } = draft.doc
  const edit = (at: number, change: Partial<Synonym>) =>
    draft.set({ synonyms: synonyms.map((one, index) => (index === at ? { ...one, ...change } : one)) })
  return (
    <SettingsCard title={texts.synonyms} description={texts.synonymsHint} draft={draft} isReadOnly={!useMay('admin')}>
      {synonyms.map((one, at) => (
        <EditedRow
          // biome-ignore lint/suspicious/noArrayIndexKey: its words are being typed
          key={at}
          removeLabel={texts.removeSynonym(one.from.join(', ') || String(at + 1))}
          onRemove={() => draft.set({ synonyms: synonyms.filter((_one, index) => index !== at) })}
        >
          {(['from', 'to'] as const).map((side) => (
            <div key={side} className="min-w-44 flex-1">
              <TextField
                label={side === 'from' ? texts.says : texts.means}
                required
                value={joinWords(one[side])}
                onChange={({ target }) => edit(at, { [side]: splitWords(target.value) })}
                onBlur={() => edit(at, { [side]: trimWords(one[side]) })}
              />
            </div>
          ))}
          <div className="pb-1.5">
            <CheckField
              label={texts.twoWay}
              checked={one.twoWay}
              onChange={({ target }) => edit(at, { twoWay: target.checked })}
            />
          </div>
        </EditedRow>
      ))}
      <div>
        <Button size="small" onClick={() => draft.set({ synonyms: [...synonyms, { from: [], to: [], twoWay: true }] })}>
          <Plus size={15} aria-hidden />
          {texts.addSynonym}
        </Button>
      </div>
    </SettingsCard>
  )
}
