import { Link } from '@tanstack/react-router'
import { ExternalLink, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useMay, useMe, useSlug } from '../app/use-me.ts'
import { useConversation } from '../inbox/use-inbox.ts'
import { Button } from '../parts/button.tsx'
import { SelectField, TextArea, TextField } from '../parts/form-field.tsx'
import { PanelPart, SidePanel } from '../parts/side-panel.tsx'
import { Lines, Loaded } from '../parts/states.tsx'
import { Time } from '../parts/time.tsx'
import { toast, toastFault } from '../parts/toasts.tsx'
import { useMoney } from '../parts/use-money.ts'
import { useTexts } from '../texts/use-texts.ts'
import { PriorityBadge } from './priority-badge.tsx'
import { LEAD_STATUSES, type LeadToWork, useLead, useLeadActs } from './use-leads.ts'

/** A lead: who, why it counts, what it is about, notes, and its conversation. */
export function LeadPanel({ id, onClose }: { id: string; onClose(): void }) {
  const { leads: texts } = useTexts()
  const query = useLead(id)
  const lead = query.data
  const title = lead ? (lead.name ?? lead.email ?? lead.phone ?? texts.noName) : texts.lead
  return (
    <SidePanel title={title} onClose={onClose} head={lead && <PriorityBadge priority={lead.priority} />}>
      <Loaded query={query} lines={9}>
        {(data) => <Inside key={data.id} lead={data} />}
      </Loaded>
    </SidePanel>
  )
}

function Inside({ lead }: { lead: LeadToWork }) {
  const { leads: texts } = useTexts()
  const mayEdit = useMay('agent')
  return (
    <>
      <EditForm lead={lead} mayEdit={mayEdit} />
      <PanelPart title={texts.why}>
        <p className="mb-1">
          <span className="font-semibold tabular-nums">{lead.score}</span>
        </p>
        <ul className="list-disc pl-5 text-soft">
          {lead.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </PanelPart>
      <About lead={lead} />
      <Notes lead={lead} mayEdit={mayEdit} />
      <PanelPart title={texts.consent}>
        {lead.consent ? (
          <p className="break-words">
            <Time at={lead.consent.at} isAbsolute />
            <span className="block text-soft">“{lead.consent.text}”</span>
          </p>
        ) : (
          <p className="text-soft">{texts.noConsent}</p>
        )}
      </PanelPart>
      <PanelPart title={texts.conversation}>
        {lead.conversationId ? <Talk id={lead.conversationId} /> : <p className="text-soft">{texts.noConversation}</p>}
      </PanelPart>
    </>
  )
}

function EditForm({ lead, mayEdit }: { lead: LeadToWork; mayEdit: boolean }) {
  const { leads: texts, states } = useTexts()
  const { update } = useLeadActs()
  const [name, setName] = useState(lead.name ?? '')
  const [phone, setPhone] = useState(lead.phone ?? '')
  const isChanged = name !== (lead.name ?? '') || phone !== (lead.phone ?? '')
  const write = (values: Record<string, unknown>, undo?: Record<string, unknown>) =>
    update.mutate(
      { id: lead.id, values },
      {
        onSuccess: () => toast(texts.saved, undo ? { undo: () => update.mutate({ id: lead.id, values: undo }) } : {}),
        onError: (error) => !error.issues.length && toastFault(error),
      },
    )
  const save = (event: FormEvent) => {
    event.preventDefault()
    write({ name: name.trim() || null, phone: phone.trim() || null })
  }
  return (
    <form onSubmit={save} className="mb-6 grid gap-3 sm:grid-cols-2">
      <SelectField
        label={texts.status}
        value={lead.status}
        disabled={!mayEdit}
        onChange={({ target }) => write({ status: target.value }, { status: lead.status })}
      >
        {LEAD_STATUSES.map((one) => (
          <option key={one} value={one}>
            {texts.statuses[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.priority}
        value={lead.priority}
        disabled={!mayEdit}
        onChange={({ target }) => write({ priority: target.value }, { priority: lead.priority })}
      >
        {Object.entries(texts.priorities).map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField label={texts.name} value={name} disabled={!mayEdit} onChange={({ target }) => setName(target.value)} />
      <TextField
        label={texts.phone}
        type="tel"
        value={phone}
        disabled={!mayEdit}
        fault={update.error?.of('phone')}
        onChange={({ target }) => setPhone(target.value)}
      />
      {lead.email && (
        <div className="sm:col-span-2">
          <span className="text-soft">{texts.email}</span>{' '}
          <a href={`mailto:${lead.email}`} className="break-all text-accent hover:underline">
            {lead.email}
          </a>
        </div>
      )}
      {isChanged && (
        <div className="sm:col-span-2">
          <Button kind="primary" size="small" type="submit" isBusy={update.isPending}>
            {states.save}
          </Button>
        </div>
      )}
    </form>
  )
}

function About({ lead: { purpose, details, products } }: { lead: LeadToWork }) {
  const { leads: texts } = useTexts()
  const slug = useSlug()
  const money = useMoney()
  return (
    <PanelPart title={texts.wants}>
      <p>{texts.purposes[purpose] ?? purpose}</p>
      {products.length > 0 && (
        <ul className="mt-1">
          {products.map(({ externalId, title, price, currency }) => (
            <li key={externalId} className="flex justify-between gap-3">
              <Link
                to={`/s/${slug}/catalog` as never}
                search={{ product: externalId } as never}
                className="min-w-0 break-words text-accent hover:underline"
              >
                {title}
              </Link>
              <span className="shrink-0 text-soft tabular-nums">{price === null ? '' : money(price, currency)}</span>
            </li>
          ))}
        </ul>
      )}
      {details?.quantity && <p className="text-soft">{texts.quantity(details.quantity)}</p>}
      {details?.message && (
        <blockquote className="mt-1.5 border-l-2 border-line pl-3 break-words whitespace-pre-wrap text-soft">
          {details.message}
        </blockquote>
      )}
    </PanelPart>
  )
}

function Notes({ lead, mayEdit }: { lead: LeadToWork; mayEdit: boolean }) {
  const { leads: texts } = useTexts()
  const { account } = useMe()
  const acts = useLeadActs()
  const [text, setText] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    acts.note.mutate({ id: lead.id, text: text.trim() }, { onSuccess: () => setText(''), onError: toastFault })
  }
  return (
    <PanelPart title={texts.notes}>
      <ul className="flex flex-col gap-2">
        {lead.notes.map((note) => (
          <li key={note.id} className="rounded-lg bg-warn-soft px-3 py-2">
            <div className="flex items-center gap-2 text-[0.86rem] text-warn">
              <span className="flex-1">{note.author}</span>
              <Time at={note.createdAt} />
              {mayEdit && note.author === account.name && (
                <button
                  type="button"
                  aria-label={texts.removeNote}
                  className="rounded p-1 hover:bg-surface"
                  onClick={() => acts.removeNote.mutate({ id: lead.id, note: note.id }, { onError: toastFault })}
                >
                  <Trash2 size={14} aria-hidden />
                </button>
              )}
            </div>
            <p className="break-words whitespace-pre-wrap">{note.text}</p>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <form onSubmit={add} className="mt-2 flex flex-col items-start gap-2">
          <div className="w-full">
            <TextArea label={texts.noteHint} rows={2} value={text} onChange={({ target }) => setText(target.value)} />
          </div>
          <Button size="small" type="submit" isBusy={acts.note.isPending} disabled={text.trim() === ''}>
            {texts.addNote}
          </Button>
        </form>
      )}
    </PanelPart>
  )
}

const SHOWN_MESSAGES = 8

function Talk({ id }: { id: string }) {
  const { leads: texts, inbox } = useTexts()
  const slug = useSlug()
  const { data } = useConversation(id)
  const names: Record<string, string> = { shopper: inbox.shopper, assistant: inbox.assistant }
  return (
    <>
      {data ? (
        <ol className="flex flex-col gap-2">
          {data.thread.messages.slice(-SHOWN_MESSAGES).map((message) => (
            <li key={message.id}>
              <span className="text-[0.86rem] font-medium text-soft">{names[message.role] ?? message.author}</span>
              <p className="line-clamp-4 break-words whitespace-pre-wrap">{message.text}</p>
            </li>
          ))}
        </ol>
      ) : (
        <Lines count={4} className="!p-0" />
      )}
      <Link
        to={`/s/${slug}/inbox` as never}
        search={{ view: 'all', id } as never}
        className="mt-3 inline-flex items-center gap-1.5 text-accent hover:underline"
      >
        {texts.openConversation}
        <ExternalLink size={14} aria-hidden />
      </Link>
    </>
  )
}
