import { Inbox } from 'lucide-react'
import { Button } from '../parts/button.tsx'
import { Empty, Fault, Lines } from '../parts/states.tsx'
import { Time } from '../parts/time.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { Marked } from './marked.tsx'
import { StatusMark } from './status-mark.tsx'
import type { InboxItem, useInboxList } from './use-inbox.ts'
import type { Present } from './use-inbox-events.ts'
import type { InboxState } from './use-inbox-state.ts'

interface Props {
  list: ReturnType<typeof useInboxList>
  state: InboxState
  present: Present[]
  ownId: string
}

/** The lines of the inbox, a page at a time. */
export function ConversationList({ list, state, present, ownId }: Props) {
  const { inbox: texts } = useTexts()
  const items = list.data?.pages.flatMap(({ data }) => data)
  if (!items) {
    if (list.error) return <Fault error={list.error} retry={() => void list.refetch()} />
    return <Lines count={10} />
  }
  if (items.length === 0) {
    const isFiltered = state.q !== '' || Object.keys(state.filters).length > 0
    return (
      <Empty icon={Inbox} title={isFiltered ? texts.noneFound : texts.none}>
        {isFiltered ? texts.noneFoundHint : texts.noneHint}
      </Empty>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section className="min-h-0 flex-1 overflow-y-auto overscroll-contain" tabIndex={0} aria-label={texts.list}>
      <ul>
        {items.map((item) => (
          <Line
            key={item.id}
            item={item}
            query={state.q}
            ownId={ownId}
            isOpen={item.id === state.id}
            others={present.filter(({ conversationId, personId }) => conversationId === item.id && personId !== ownId)}
            onOpen={() => state.open(item.id)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="grid place-items-center p-3">
          <Button size="small" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Who the shopper is, as far as it is known. */
export const nameOf = ({ shopper, id }: Pick<InboxItem, 'shopper' | 'id'>, visitor: string): string =>
  shopper?.name ?? shopper?.email ?? `${visitor} ${id.slice(5, 9)}`

function Line({
  item,
  query,
  ownId,
  isOpen,
  others,
  onOpen,
}: {
  item: InboxItem
  query: string
  ownId: string
  isOpen: boolean
  others: Present[]
  onOpen(): void
}) {
  const { inbox: texts } = useTexts()
  const { lastMessage: last, isUnread, match } = item
  const isLoud = isUnread && item.status !== 'resolved'
  const speaker =
    last?.role === 'human' ? `${last.author ?? ''}: ` : last?.role === 'assistant' ? `${texts.assistant}: ` : ''
  return (
    <li id={`line-${item.id}`}>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className={`block w-full border-b border-line px-3 py-2.5 text-left -outline-offset-2 ${isOpen ? 'bg-accent-soft' : 'hover:bg-sunken'}`}
      >
        <span className="flex items-baseline gap-2">
          <span className={`min-w-0 flex-1 truncate ${isLoud ? 'font-semibold' : 'font-medium'}`}>
            {isLoud && (
              <span
                role="img"
                aria-label={texts.unread}
                className="mr-1.5 inline-block size-2 rounded-full bg-accent-strong"
              />
            )}
            {nameOf(item, texts.visitor)}
          </span>
          <span className="shrink-0 text-[0.86rem] text-soft">
            <Time at={item.lastMessageAt} />
          </span>
        </span>
        <span className={`mt-0.5 line-clamp-2 text-[0.93rem] break-words ${isLoud ? 'text-ink' : 'text-soft'}`}>
          {match === null ? `${speaker}${last?.text ?? ''}` : <Marked text={match} words={query} />}
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-1.5 text-[0.86rem]">
          <StatusMark item={item} ownId={ownId} />
          {item.intent && <span className="text-soft">{texts.intents[item.intent] ?? item.intent}</span>}
          {others.length > 0 && (
            <span className="ml-auto text-accent">{others.map(({ name }) => name).join(', ')}</span>
          )}
        </span>
      </button>
    </li>
  )
}
