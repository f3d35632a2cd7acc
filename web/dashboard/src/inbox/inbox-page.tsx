import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMay, useMe } from '../app/use-me.ts'
import { Empty } from '../parts/states.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { ConversationList } from './conversation-list.tsx'
import { ConversationView } from './conversation-view.tsx'
import { DetailsPane } from './details-pane.tsx'
import { ListHead } from './list-head.tsx'
import { tellOfWaiting } from './tell-of-waiting.ts'
import { useInboxList } from './use-inbox.ts'
import { useInboxEvents } from './use-inbox-events.ts'
import { useListKeys } from './use-inbox-keys.ts'
import { useInboxState } from './use-inbox-state.ts'

const DETAILS = 'spiel-inbox-details'

/** Conversations: the list, the one that is open, and what is known around it. On a phone one of them at a time. */
export function InboxPage() {
  const { inbox: texts } = useTexts()
  const state = useInboxState()
  const { account } = useMe()
  const list = useInboxList(state.query)
  const items = list.data?.pages.flatMap(({ data }) => data)
  const [hasDetails, setDetails] = useState(localStorage.getItem(DETAILS) !== 'off')
  const { isLive, present } = useInboxEvents((changed) => tellOfWaiting(changed, texts.waits))
  const mayAnswer = useMay('agent')
  const search = useRef<HTMLInputElement>(null)
  useListKeys({ items: items ?? [], state, focusSearch: () => search.current?.focus() })
  useEffect(() => {
    document.title = `${texts.title} · Spiel`
  }, [texts])
  const showDetails = (isShown: boolean) => {
    localStorage.setItem(DETAILS, isShown ? 'on' : 'off')
    setDetails(isShown)
  }
  const isOpen = state.id !== ''
  // On a phone the list with the page's own heading is hidden behind an open conversation.
  return (
    <div
      className={`grid h-[calc(100dvh-3.2rem)] overflow-hidden lg:h-dvh lg:grid-cols-[21rem_minmax(0,1fr)] ${hasDetails && isOpen ? 'xl:grid-cols-[21rem_minmax(0,1fr)_17rem] 2xl:grid-cols-[23rem_minmax(0,1fr)_20rem]' : ''}`}
    >
      {isOpen && <h1 className="sr-only lg:hidden">{texts.title}</h1>}
      <div className={`min-h-0 flex-col border-r border-line bg-surface ${isOpen ? 'hidden lg:flex' : 'flex'}`}>
        <ListHead state={state} isLive={isLive} searchRef={search} />
        <ConversationList list={list} state={state} present={present} ownId={account.id} />
      </div>
      {isOpen ? (
        <ConversationView
          key={state.id}
          id={state.id}
          present={present.filter((one) => one.conversationId === state.id && one.personId !== account.id)}
          mayAnswer={mayAnswer}
          hasDetails={hasDetails}
          onDetails={showDetails}
          onBack={() => state.open('')}
        />
      ) : (
        <div className="hidden place-items-center lg:grid">
          <Empty icon={MessagesSquare} title={texts.choose}>
            <span className="hidden lg:inline">{texts.chooseHint}</span>
          </Empty>
        </div>
      )}
      {isOpen && hasDetails && (
        <aside
          aria-label={texts.details}
          className="hidden min-h-0 overflow-y-auto border-l border-line bg-surface xl:block"
        >
          <DetailsPane id={state.id} mayAnswer={mayAnswer} />
        </aside>
      )}
    </div>
  )
}
