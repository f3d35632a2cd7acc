import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { SelectField, TextField } from '../parts/form-field.tsx'
import { Badge } from '../parts/page-head.tsx'
import { toast, toastFault } from '../parts/toasts.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type AssistantSettings, useSetAssistant } from './use-assistant.ts'
import { usePart } from './use-part.ts'

interface Props {
  settings: AssistantSettings
  hasModelKey: boolean
  serverModel: string | null
}

type Choice = 'server' | 'own' | 'none'
const OWN: NonNullable<AssistantSettings['model']> = {
  provider: 'openai-compatible',
  url: 'http://127.0.0.1:11434/v1',
  name: '',
}

/** Which language model words the answers: the server's, one of the store's own, or none. */
export function ModelCard({ settings, hasModelKey, serverModel }: Props) {
  const { assistant: texts } = useTexts()
  const draft = usePart(settings, { model: settings.model, isModelOff: settings.isModelOff })
  const { model, isModelOff } = draft.doc
  const choice: Choice = isModelOff ? 'none' : model ? 'own' : 'server'
  const choose = (next: Choice) =>
    draft.set({
      isModelOff: next === 'none',
      model: next === 'own' ? (model ?? OWN) : next === 'server' ? null : model,
    })
  const choices: { value: Choice; label: string }[] = [
    { value: 'server', label: serverModel ? texts.modelOfServer(serverModel) : texts.noServerModel },
    { value: 'own', label: texts.ownModel },
    { value: 'none', label: texts.noModel },
  ]
  return (
    <SettingsCard title={texts.model} description={texts.modelHint} draft={draft}>
      <div role="radiogroup" aria-label={texts.model} className="flex flex-col gap-2">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex items-start gap-2.5">
            <input
              type="radio"
              name="model"
              className="mt-1 size-4 shrink-0 accent-(--accent-strong)"
              checked={choice === value}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {choice === 'own' && model && (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              label={texts.provider}
              value={model.provider}
              onChange={({ target }) =>
                draft.set({ model: { ...model, provider: target.value as typeof model.provider } })
              }
            >
              <option value="openai-compatible">{texts.compatible}</option>
              <option value="anthropic">Anthropic</option>
            </SelectField>
            <TextField
              label={texts.modelName}
              required
              maxLength={200}
              value={model.name}
              onChange={({ target }) => draft.set({ model: { ...model, name: target.value } })}
            />
          </div>
          <TextField
            label={texts.modelUrl}
            type="url"
            value={model.url ?? ''}
            onChange={({ target }) =>
              draft.set({ model: { ...model, ...(target.value ? { url: target.value } : { url: undefined }) } })
            }
          />
          <ModelKey hasModelKey={hasModelKey} />
        </>
      )}
    </SettingsCard>
  )
}

/** The model's key is set by itself, and never shown again. */
function ModelKey({ hasModelKey }: { hasModelKey: boolean }) {
  const { assistant: texts } = useTexts()
  const set = useSetAssistant()
  const [key, setKey] = useState('')
  const send = (modelKey: string | null) =>
    set.mutate(
      { modelKey },
      {
        onSuccess: () => {
          setKey('')
          toast(modelKey === null ? texts.keyForgotten : texts.keySaved)
        },
        onError: toastFault,
      },
    )
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-56 flex-1">
        <TextField
          label={texts.modelKey}
          hint={texts.modelKeyHint}
          type="password"
          autoComplete="off"
          placeholder={hasModelKey ? '••••••••••••' : ''}
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
      </div>
      <div className="flex items-center gap-2 pb-6">
        <Button disabled={key === ''} isBusy={set.isPending} onClick={() => send(key)}>
          {texts.saveKey}
        </Button>
        {hasModelKey && (
          <>
            <Button kind="quiet" onClick={() => send(null)}>
              {texts.forgetKey}
            </Button>
            <Badge tone="good">{texts.keyIsSet}</Badge>
          </>
        )}
      </div>
    </div>
  )
}
