import type { FormEvent } from 'react'
import { base64Of } from '../api/base64.ts'
import { useStoreChange } from '../api/use-store-api.ts'
import { Button } from '../parts/button.tsx'
import { Actions, Dialog } from '../parts/dialog.tsx'
import { TextArea, TextField } from '../parts/form-field.tsx'
import { toast } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'

export type AddKind = 'question' | 'address' | 'file'

interface Saved {
  title: string
  outcome: 'added' | 'changed' | 'unchanged'
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

async function inputOf(kind: AddKind, form: FormData): Promise<object> {
  if (kind === 'question') return { question: text(form, 'question'), answer: text(form, 'answer') }
  if (kind === 'address') {
    const address = text(form, 'address')
    // Who adds a page of a site by hand says by it that the site is the store's.
    return { address, domains: URL.canParse(address) ? [new URL(address).host] : [] }
  }
  const file = form.get('file') as File
  return { file: { name: file.name, content: base64Of(new Uint8Array(await file.arrayBuffer())) } }
}

/** Adds a question with its answer, a page by its address, or a file. */
export function AddKnowledgeDialog({ kind, onClose }: { kind: AddKind; onClose(): void }) {
  const { knowledge: texts, states } = useTexts()
  const add = useStoreChange<object, Saved>('POST', '/knowledge', { changes: ['knowledge', 'open-questions'] })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = await inputOf(kind, new FormData(event.currentTarget))
    add.mutate(input, {
      onSuccess: ({ title, outcome }) => {
        toast(texts.outcomes[outcome](title))
        onClose()
      },
    })
  }
  const titles = { question: texts.addQuestion, address: texts.addAddress, file: texts.addFile }
  const { error } = add
  const words = error && (error.issues[0]?.message ?? (error.message || states.failed))
  return (
    <Dialog open onOpenChange={onClose} title={titles[kind]} description={texts.addHints[kind]}>
      <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {kind === 'question' && (
          <>
            <TextField label={texts.question} name="question" maxLength={500} required autoFocus autoComplete="off" />
            <TextArea label={texts.answer} name="answer" rows={5} maxLength={8000} required />
          </>
        )}
        {kind === 'address' && (
          <TextField
            label={texts.address}
            name="address"
            type="url"
            placeholder="https://shop.example/returns"
            required
            autoFocus
          />
        )}
        {kind === 'file' && (
          <TextField
            label={texts.file}
            hint={texts.fileHint}
            name="file"
            type="file"
            accept=".md,.html,.htm,.txt,.pdf,.json,.csv"
            required
          />
        )}
        {words && (
          <p role="alert" className="break-words text-danger">
            {words}
          </p>
        )}
        <Actions>
          <Button onClick={onClose}>{states.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={add.isPending}>
            {texts.add}
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
