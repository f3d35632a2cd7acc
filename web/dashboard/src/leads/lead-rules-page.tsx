import type { LeadRule, LeadRules } from '../../../../src/leads/score-lead.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'
import { useMay } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/form-field.tsx'
import { Loaded } from '../parts/states.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { useDraft } from '../settings/use-draft.ts'
import { useTexts } from '../texts/use-texts.ts'

interface Answer {
  rules: LeadRules
  defaults: LeadRules
}

const PRIORITIES = ['urgent', 'high', 'medium'] as const

/** Settings -> Lead rules: what makes a lead worth an answer first. */
export function LeadRulesPage() {
  const { leadRules: texts } = useTexts()
  const rules = useStoreQuery<Answer>('/lead-rules')
  return (
    <SettingsPage texts={texts}>
      <Loaded query={rules}>{(data) => <Rules {...data} />}</Loaded>
    </SettingsPage>
  )
}

function Rules({ rules, defaults }: Answer) {
  const { leadRules: texts } = useTexts()
  const isReadOnly = !useMay('admin')
  const change = useStoreChange<LeadRules>('PUT', '/lead-rules', { changes: ['lead-rules'] })
  const draft = useDraft(rules, (doc) => change.mutateAsync(doc))
  const { points, priorities } = draft.doc
  return (
    <SettingsCard title={texts.points} description={texts.pointsHint} draft={draft} isReadOnly={isReadOnly}>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {(Object.entries(points) as [LeadRule, number][]).map(([rule, worth]) => (
          <li key={rule} className="flex items-center justify-between gap-4 border-b border-line py-2">
            <label htmlFor={`points-${rule}`} className="min-w-0">
              {texts.rules[rule]}
            </label>
            <input
              id={`points-${rule}`}
              type="number"
              min={-1000}
              max={1000}
              className="field !w-20 shrink-0 text-right tabular-nums"
              value={worth}
              onChange={({ target }) => draft.set({ points: { ...points, [rule]: Math.trunc(Number(target.value)) } })}
            />
          </li>
        ))}
      </ul>
      <div>
        <h3 className="mb-2 font-medium">{texts.priorities}</h3>
        <div className="grid grid-cols-3 gap-4">
          {PRIORITIES.map((name) => (
            <TextField
              key={name}
              label={texts.priority[name]}
              type="number"
              min={0}
              max={10_000}
              placeholder={texts.noScore}
              value={priorities[name] ?? ''}
              onChange={({ target }) =>
                draft.set({
                  priorities: { ...priorities, [name]: target.value === '' ? null : Math.trunc(Number(target.value)) },
                })
              }
            />
          ))}
        </div>
      </div>
      {!isReadOnly && JSON.stringify(draft.doc) !== JSON.stringify(defaults) && (
        <div>
          <Button size="small" onClick={() => draft.set(defaults)}>
            {texts.reset}
          </Button>
        </div>
      )}
    </SettingsCard>
  )
}
