import { Plus } from 'lucide-react'
import type { TagRule } from '../../../../src/conversations/conversations.schema.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'
import { useMay } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { EditedRow } from '../parts/edited-row.tsx'
import { TextField } from '../parts/form-field.tsx'
import { Loaded } from '../parts/states.tsx'
import { joinWords, splitWords, trimWords } from '../parts/word-list.ts'
import { useTexts } from '../texts/use-texts.ts'
import { SettingsCard } from './settings-card.tsx'
import { useDraft } from './use-draft.ts'

/** Which words tag a conversation. */
export function TagsCard() {
  const rules = useStoreQuery<{ rules: TagRule[] }>('/tag-rules')
  return <Loaded query={rules}>{(data) => <Tags stored={data.rules} />}</Loaded>
}

function Tags({ stored }: { stored: TagRule[] }) {
  const { general: texts } = useTexts()
  const change = useStoreChange<object>('PUT', '/tag-rules', { changes: ['tag-rules'] })
  const draft = useDraft({ rules: stored }, (doc) => change.mutateAsync(doc))
  const { rules } = draft.doc
  const edit = (at: number, part: Partial<TagRule>) =>
    draft.set({ rules: rules.map((rule, index) => (index === at ? { ...rule, ...part } : rule)) })
  return (
    <SettingsCard title={texts.tags} description={texts.tagsHint} draft={draft} isReadOnly={!useMay('admin')}>
      {rules.map(({ tag, words }, at) => (
        <EditedRow
          // biome-ignore lint/suspicious/noArrayIndexKey: its tag is being typed
          key={at}
          removeLabel={texts.removeTag(tag || String(at + 1))}
          onRemove={() => draft.set({ rules: rules.filter((_rule, index) => index !== at) })}
        >
          <div className="w-40">
            <TextField
              label={texts.tag}
              required
              maxLength={50}
              value={tag}
              onChange={({ target }) => edit(at, { tag: target.value })}
            />
          </div>
          <div className="min-w-52 flex-1">
            <TextField
              label={texts.tagWords}
              required
              value={joinWords(words)}
              onChange={({ target }) => edit(at, { words: splitWords(target.value) })}
              onBlur={() => edit(at, { words: trimWords(words) })}
            />
          </div>
        </EditedRow>
      ))}
      <div>
        <Button size="small" onClick={() => draft.set({ rules: [...rules, { tag: '', words: [] }] })}>
          <Plus size={15} aria-hidden />
          {texts.addTag}
        </Button>
      </div>
    </SettingsCard>
  )
}
