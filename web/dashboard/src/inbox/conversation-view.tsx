import { ArrowLeft, Bot, CircleCheck, Ellipsis, Hand, PanelRight, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMe } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Menu, MenuItem } from '../parts/menu.tsx'
import { Fault, Lines } from '../parts/states.tsx'
import { Time } from '../parts/time.tsx'
import { toast, toastFault } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { nameOf } from './conversation-list.tsx'
import { DetailsPane } from './details-pane.tsx'
import { Composer } from './reply-composer.tsx'
import { StatusMark } from './status-mark.tsx'
import { ThreadView } from './thread-view.tsx'
import { type OpenConversation, useActs, useConversation, useTell } from './use-inbox.ts'
import type { Present } from './use-inbox-events.ts'
import { useKeys } from './use-inbox-keys.ts'

const HERE_EVERY_MS = 10_000

interface Props {
  id: string
  /** Others who have it open. */
  present: Present[]
  mayAnswer: boolean
  hasDetails: boolean
  onDetails(isShown: boolean): void
  onBack(): void
}

/** The conversation that is open: who has it, what was said, and where to answer. */
export function ConversationView(props: Props) {
  const query = useConversation(props.id)
  usePresence(props.id)
  if (!query.data) {
    return (
      <section className="min-h-0 overflow-y-auto">
        {query.error ? <Fault error={query.error} retry={() => void query.refetch()} /> : <Lines count={9} />}
      </section>
    )
  }
  return <Open {...props} open={query.data} />
}

/** Tells others that one is here, and what is seen counts as read. */
function usePresence(id: string): void {
  const tell = useTell()
  const now = useRef(tell)
  now.current = tell
  useEffect(() => {
    const here = () => {
      if (!document.hidden) now.current(`/inbox/${id}/presence`, {})
    }
    here()
    const timer = setInterval(here, HERE_EVERY_MS)
    return () => {
      clearInterval(timer)
      now.current(`/inbox/${id}/presence`, { gone: true })
    }
  }, [id])
}

function Open({ open, id, present, mayAnswer, hasDetails, onDetails, onBack }: Props & { open: OpenConversation }) {
  const { inbox: texts } = useTexts()
  const { account } = useMe()
  const acts = useActs()
  const { item } = open
  const [isSheetOpen, setSheet] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const [mode, setMode] = useState<'reply' | 'note'>('reply')
  const isOwn = item.status === 'with_human' && item.person?.id === account.id
  const isAtPerson = item.status === 'with_human' || item.status === 'waiting_for_human'
  const { mutate: markRead } = acts.read
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that comes while it is open was seen too
  useEffect(() => {
    if (item.isUnread && !document.hidden) markRead({ id, isRead: true })
  }, [id, item.messageCount, item.isUnread, markRead])
  const deeds = useDeeds(id, item.status, onBack)
  const write = (as: 'reply' | 'note') => {
    // At once, not a frame later: the next key pressed belongs to the answer, else its E would resolve the conversation.
    flushSync(() => setMode(as))
    box.current?.focus()
  }
  useKeys(
    mayAnswer
      ? {
          r: () => write('reply'),
          n: () => write('note'),
          t: isOwn ? undefined : deeds.take,
          b: isAtPerson ? deeds.giveBack : undefined,
          e: item.status === 'resolved' ? undefined : deeds.resolve,
          u: deeds.markUnread,
        }
      : {},
  )
  return (
    <section aria-label={nameOf(item, texts.visitor)} className="flex min-h-0 min-w-0 flex-col bg-page">
      <header className="flex items-center gap-2 border-b border-line bg-surface px-3 py-2 sm:px-4">
        <button
          type="button"
          aria-label={texts.back}
          className="-ml-1 rounded-lg p-2 text-soft hover:bg-sunken hover:text-ink lg:hidden"
          onClick={onBack}
        >
          <ArrowLeft size={18} aria-hidden />
        </button>
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold">{nameOf(item, texts.visitor)}</h2>
          <div className="mt-0.5 flex min-w-0 items-center gap-1.5 text-[0.86rem] text-soft">
            <StatusMark item={item} ownId={account.id} />
            <Waiting item={item} />
          </div>
        </div>
        {mayAnswer && !isOwn && (
          <Button size="small" kind={item.status === 'waiting_for_human' ? 'primary' : 'plain'} onClick={deeds.take}>
            <Hand size={15} aria-hidden />
            <span className="max-sm:sr-only">
              {item.status === 'with_human' && item.person ? texts.takeFrom(item.person.name) : texts.take}
            </span>
          </Button>
        )}
        {mayAnswer && isOwn && (
          <Button size="small" onClick={deeds.giveBack}>
            <Bot size={15} aria-hidden />
            <span className="max-sm:sr-only">{texts.giveBack}</span>
          </Button>
        )}
        {mayAnswer && (
          <Button size="small" onClick={item.status === 'resolved' ? deeds.reopen : deeds.resolve}>
            {item.status === 'resolved' ? <RotateCcw size={15} aria-hidden /> : <CircleCheck size={15} aria-hidden />}
            <span className="max-sm:sr-only">{item.status === 'resolved' ? texts.reopen : texts.resolve}</span>
          </Button>
        )}
        <button
          type="button"
          aria-label={hasDetails ? texts.hideDetails : texts.showDetails}
          className="rounded-lg p-2 text-soft hover:bg-sunken hover:text-ink"
          onClick={() => (matchMedia('(min-width: 80rem)').matches ? onDetails(!hasDetails) : setSheet(true))}
        >
          <PanelRight size={17} aria-hidden />
        </button>
        {mayAnswer && (
          <Menu
            trigger={
              <button
                type="button"
                aria-label={texts.markUnread}
                className="hidden rounded-lg p-2 text-soft hover:bg-sunken sm:block"
              >
                <Ellipsis size={17} aria-hidden />
              </button>
            }
          >
            <MenuItem onSelect={deeds.markUnread}>{texts.markUnread}</MenuItem>
          </Menu>
        )}
      </header>
      <ThreadView key={id} open={open} ownName={account.name} mayReport={mayAnswer} />
      <Composer key={`${id}-box`} {...{ open, present, mayAnswer, mode, setMode, isOwn }} boxRef={box} />
      <Dialog open={isSheetOpen} onOpenChange={setSheet} title={texts.details}>
        <DetailsPane id={id} mayAnswer={mayAnswer} />
      </Dialog>
    </section>
  )
}

function Waiting({ item }: { item: OpenConversation['item'] }) {
  const { inbox: texts } = useTexts()
  if (item.waitingSince === null) return null
  const reason = item.handOffReason?.split(':')[0] ?? ''
  return (
    <span className="min-w-0 truncate">
      <Time at={item.waitingSince} />
      {texts.handOff[reason] ? ` · ${texts.handOff[reason]}` : ''}
    </span>
  )
}

/** What can be done with it, each with a word of what happened. */
function useDeeds(id: string, status: string, onBack: () => void) {
  const { inbox: texts } = useTexts()
  const acts = useActs()
  const run = (work: Promise<unknown>, said: string, undo?: () => void) =>
    void work.then(() => toast(said, undo ? { undo } : {}), toastFault)
  const setStatus = (to: string) => acts.update.mutateAsync({ id, values: { status: to } })
  // Taken from somebody only by who saw that they have it.
  const takeNow = (isForced: boolean) => acts.take.mutateAsync({ id, isForced })
  const giveBack = () => run(acts.giveBack.mutateAsync(id), texts.gaveBack, () => void takeNow(false))
  const undoResolve = () => void (status === 'with_human' ? takeNow(false) : setStatus(status))
  return {
    take: () => run(takeNow(status === 'with_human'), texts.took, () => void acts.giveBack.mutateAsync(id)),
    giveBack,
    resolve: () => run(acts.resolve.mutateAsync(id), texts.resolved, undoResolve),
    reopen: () => run(setStatus('active'), texts.gaveBack),
    markUnread: () => {
      acts.read.mutate({ id, isRead: false })
      onBack()
    },
  }
}
