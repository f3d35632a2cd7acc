import { type FormEvent, useState } from 'react'
import type { Passage } from '../../../../src/knowledge/knowledge.schema.ts'
import { useStoreQuery } from '../api/use-store-api.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/form-field.tsx'
import { Badge, Section } from '../parts/page-head.tsx'
import { Loaded } from '../parts/states.tsx'
import { useTexts } from '../texts/use-texts.ts'

/** From this confidence on a passage answers. */
const ANSWERS = 0.5

/** What a question would be answered from, and how surely. */
export function TryKnowledge() {
  const { knowledge: texts } = useTexts()
  const [question, setQuestion] = useState('')
  const found = useStoreQuery<{ passages: Passage[] }>(`/knowledge/passages?${new URLSearchParams({ question })}`, {
    enabled: question !== '',
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQuestion(String(new FormData(event.currentTarget).get('question')).trim())
  }
  return (
    <Section title={texts.tryTitle} description={texts.tryHint}>
      <div className="card p-5">
        <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
          <div className="min-w-56 flex-1">
            <TextField label={texts.question} name="question" maxLength={500} required autoComplete="off" />
          </div>
          <Button type="submit">{texts.tryIt}</Button>
        </form>
        {question !== '' && (
          <div className="mt-4">
            <Loaded query={found} lines={3}>
              {({ passages }) => <Found passages={passages} />}
            </Loaded>
          </div>
        )}
      </div>
    </Section>
  )
}

function Found({ passages }: { passages: Passage[] }) {
  const { knowledge: texts } = useTexts()
  if (passages.length === 0) return <p className="text-soft">{texts.notFound}</p>
  return (
    <ol className="flex flex-col gap-3">
      {passages.map(({ id, title, heading, text, confidence }) => (
        <li key={id} className="rounded-xl border border-line p-4">
          <div className="mb-1 flex flex-wrap items-center gap-2">
            <span className="font-medium">{heading || title}</span>
            <Badge tone={confidence >= ANSWERS ? 'good' : 'plain'}>
              {confidence >= ANSWERS ? texts.answers : texts.near} · {Math.round(confidence * 100)} %
            </Badge>
          </div>
          <p className="whitespace-pre-line text-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
