import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useMay, useSlug } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { Actions, Dialog } from '../parts/dialog.tsx'
import { TextArea, TextField } from '../parts/form-field.tsx'
import { Badge } from '../parts/page-head.tsx'
import { Empty, Loaded } from '../parts/states.tsx'
import { toast, toastFault } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type OpenQuestion, useAnswer, useQuestions } from './use-overview.ts'

const FIRST = 8

/** What was asked and not known. Each is answered here for good, or put aside. */
export function OpenQuestions({ days }: { days: string }) {
  const { overview: texts, inbox } = useTexts()
  const query = useQuestions(days)
  const [answering, setAnswering] = useState<OpenQuestion>()
  const [isAll, setAll] = useState(false)
  return (
    <div className="card">
      <Loaded query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty icon={CircleCheck} title={texts.noQuestions} />
          ) : (
            <>
              <ul className="divide-y divide-line">
                {(isAll ? data : data.slice(0, FIRST)).map((one) => (
                  <Question key={one.asked} question={one} onAnswer={() => setAnswering(one)} />
                ))}
              </ul>
              {!isAll && data.length > FIRST && (
                <div className="border-t border-line p-2 text-center">
                  <Button size="small" kind="quiet" onClick={() => setAll(true)}>
                    {inbox.more} ({data.length - FIRST})
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
      {answering && <AnswerDialog key={answering.asked} of={answering} onClose={() => setAnswering(undefined)} />}
    </div>
  )
}

function Question({ question, onAnswer }: { question: OpenQuestion; onAnswer(): void }) {
  const { overview: texts } = useTexts()
  const slug = useSlug()
  const mayAnswer = useMay('agent')
  const answer = useAnswer()
  const { asked, gap, times, conversationId } = question
  const dismiss = () => answer.mutate({ asked }, { onSuccess: () => toast(texts.dismissed), onError: toastFault })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <span className="font-medium break-words">{asked}</span>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-2 text-[0.86rem] text-soft">
          <Badge>{texts.gaps[gap]}</Badge>
          <span className="tabular-nums">{texts.times2(times)}</span>
          <Link
            to={`/s/${slug}/inbox` as never}
            search={{ view: 'all', id: conversationId } as never}
            className="hover:text-ink hover:underline"
          >
            {texts.whereAsked}
          </Link>
        </div>
      </div>
      {mayAnswer && (
        <div className="flex gap-1">
          <Button size="small" kind="quiet" isBusy={answer.isPending} onClick={dismiss}>
            {texts.dismiss}
          </Button>
          <Button size="small" onClick={onAnswer}>
            {texts.answer}
          </Button>
        </div>
      )}
    </li>
  )
}

function AnswerDialog({ of: { asked }, onClose }: { of: OpenQuestion; onClose(): void }) {
  const { overview: texts, states } = useTexts()
  const keep = useAnswer()
  const [question, setQuestion] = useState(asked)
  const [answer, setAnswer] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    keep.mutate(
      { asked, question: question.trim(), answer: answer.trim() },
      {
        onSuccess: () => {
          toast(texts.answered)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog open onOpenChange={onClose} title={texts.answerTitle}>
      <form onSubmit={send} className="flex flex-col gap-4">
        <TextField
          label={texts.asAsked}
          value={question}
          maxLength={500}
          required
          fault={keep.error?.of('question')}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <TextArea
          label={texts.answerField}
          hint={texts.answerHint}
          rows={5}
          value={answer}
          required
          autoFocus
          fault={keep.error ? (keep.error.of('answer') ?? keep.error.message) : undefined}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <Actions>
          <Button onClick={onClose}>{states.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={keep.isPending} disabled={answer.trim() === ''}>
            {texts.keepAnswer}
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
