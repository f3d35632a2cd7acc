import { useMe } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { Choice } from '../parts/filter-bar.tsx'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import { useFacets } from './use-inbox.ts'
import { FILTERS, type Filter, type InboxState } from './use-inbox-state.ts'

/** Below the search: what else the list can be narrowed by. */
export function ListFilters({ state }: { state: InboxState }) {
  const { inbox: texts } = useTexts()
  const language = useLanguage()
  const { account } = useMe()
  const { data } = useFacets()
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' })
  const people = (data?.people ?? []).filter(({ id }) => id !== account.id)
  const choices: Record<Exclude<Filter, 'unread'>, [string, string][]> = {
    intent: Object.entries(texts.intents),
    sentiment: Object.entries(texts.sentiments),
    language: (data?.languages ?? []).map((code) => [code, names.of(code) ?? code]),
    tag: (data?.tags ?? []).map((tag) => [tag, tag]),
    assignee: [
      ['me', texts.you],
      ['none', texts.nobody],
      ...people.map(({ id, name }): [string, string] => [id, name]),
    ],
  }
  const clear = () => state.set(Object.fromEntries(FILTERS.map((name) => [name, ''])))
  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line py-3">
      {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
        <Choice
          key={name}
          isLabelled
          label={texts.fields[name]}
          value={state.filters[name] ?? ''}
          any={texts.any}
          choices={choices[name]}
          onChange={(value) => state.set({ [name]: value })}
        />
      ))}
      <label className="flex min-h-8 items-center gap-2 self-end text-[0.93rem]">
        <input
          type="checkbox"
          className="size-4 accent-(--accent-strong)"
          checked={state.filters.unread === 'true'}
          onChange={({ target }) => state.set({ unread: target.checked ? 'true' : '' })}
        />
        {texts.fields.unread}
      </label>
      {Object.keys(state.filters).length > 0 && (
        <Button size="small" kind="quiet" className="col-span-2" onClick={clear}>
          {texts.clear}
        </Button>
      )}
    </div>
  )
}
