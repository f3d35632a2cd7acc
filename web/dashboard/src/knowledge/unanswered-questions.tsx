import { type FormEvent, useState } from 'react'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'
import { useMay } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { TextArea } from '../parts/form-field.tsx'
import { Section } from '../parts/page-head.tsx'
import { Time } from '../parts/time.tsx'
import { toast, toastFault } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'

interface OpenQuestion {
  asked: string
  times: number
  lastAt: string
}

const MOST_SHOWN = 8

/** What was asked and not known, answered there and then: from the next message on it is known. */
export function UnansweredQuestions() {
  const { knowledge: texts } = useTexts()
  const questions = useStoreQuery<{ data: OpenQuestion[] }>('/open-questions')
  const [open, setOpen] = useState<string>()
  const list = questions.data?.data ?? []
  if (list.length === 0) return null
  return (
    <Section title={texts.open} description={texts.openHint}>
      <ul className="card divide-y divide-line">
        {list.slice(0, MOST_SHOWN).map((question) => (
          <Question
            key={question.asked}
            question={question}
            isOpen={open === question.asked}
            onToggle={() => setOpen(open === question.asked ? undefined : question.asked)}
          />
        ))}
      </ul>
    </Section>
  )
}

interface QuestionProps {
  question: OpenQuestion
  isOpen: boolean
  onToggle(): void
}

function Question({ question: { asked, times, lastAt }, isOpen, onToggle }: QuestionProps) {
  const { knowledge: texts, states } = useTexts()
  const mayWrite = useMay('agent')
  const close = useStoreChange<{ asked: string; answer?: string }>('POST', '/open-questions', {
    changes: ['open-questions', 'knowledge'],
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = String(new FormData(event.currentTarget).get('answer')).trim()
    close.mutate({ asked, answer }, { onSuccess: () => toast(texts.answered), onError: toastFault })
  }
  return (
    <li className="px-5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium break-words">{asked}</p>
          <p className="text-[0.93rem] text-soft">
            {texts.times(times)} · <Time at={lastAt} />
          </p>
        </div>
        {mayWrite && !isOpen && (
          <span className="flex gap-2">
            <Button
              size="small"
              kind="quiet"
              isBusy={close.isPending}
              onClick={() => close.mutate({ asked }, { onError: toastFault })}
            >
              {texts.putAside}
            </Button>
            <Button size="small" onClick={onToggle}>
              {texts.answerIt}
            </Button>
          </span>
        )}
      </div>
      {isOpen && (
        <form className="mt-3 flex flex-col gap-3" onSubmit={submit}>
          <TextArea label={texts.answer} name="answer" rows={3} maxLength={8000} required autoFocus />
          <div className="flex justify-end gap-2">
            <Button onClick={onToggle}>{states.cancel}</Button>
            <Button type="submit" kind="primary" isBusy={close.isPending}>
              {texts.saveAnswer}
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}
