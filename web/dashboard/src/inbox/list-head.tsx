import { Bell, BellOff, Keyboard, ListFilter, Search, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { toast } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { ListFilters } from './list-filters.tsx'
import { isSoundOn, setSound } from './tell-of-waiting.ts'
import { useCounts } from './use-inbox.ts'
import { type InboxState, VIEWS, type View } from './use-inbox-state.ts'

const TYPED_MS = 200
const ICON =
  'inline-flex size-8 shrink-0 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink'

interface Props {
  state: InboxState
  isLive: boolean
  searchRef: RefObject<HTMLInputElement | null>
}

/** Above the list: title, search, views and filters. */
export function ListHead({ state, isLive, searchRef }: Props) {
  const { inbox: texts } = useTexts()
  const [isFiltering, setFiltering] = useState(Object.keys(state.filters).length > 0)
  const count = Object.keys(state.filters).length
  return (
    <header className="border-b border-line px-3 pt-3">
      <div className="flex items-center gap-1">
        <h1 className="text-[1.14rem] font-semibold">{texts.title}</h1>
        <span role="status" className="ml-1.5 flex flex-1 items-center gap-1.5 text-[0.86rem] text-soft">
          <span aria-hidden className={`size-1.5 rounded-full ${isLive ? 'bg-good' : 'bg-warn'}`} />
          {isLive ? texts.live : texts.notLive}
        </span>
        <SoundButton />
        <KeysButton />
      </div>
      <div className="mt-2.5 flex items-center gap-1">
        <SearchBox state={state} searchRef={searchRef} />
        <button
          type="button"
          aria-expanded={isFiltering}
          aria-label={count > 0 ? texts.filterCount(count) : texts.filters}
          title={texts.filters}
          className={`${ICON} ${count > 0 ? 'bg-accent-soft !text-accent' : ''}`}
          onClick={() => setFiltering(!isFiltering)}
        >
          <ListFilter size={17} aria-hidden />
        </button>
      </div>
      <Views state={state} />
      {isFiltering && <ListFilters state={state} />}
    </header>
  )
}

function SearchBox({ state, searchRef }: Omit<Props, 'isLive'>) {
  const { inbox: texts, states } = useTexts()
  const [typed, setTyped] = useState(state.q)
  const { q } = state
  // Another conversation may be opened between the last letter and the search.
  const now = useRef(state)
  now.current = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts a search
  useEffect(() => {
    if (typed === q) return
    const timer = setTimeout(() => now.current.set({ q: typed }), TYPED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className="relative min-w-0 flex-1">
      <Search size={16} aria-hidden className="absolute top-1/2 left-2.5 -translate-y-1/2 text-soft" />
      <input
        ref={searchRef}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
        className="field !min-h-9 !pr-8 !pl-8 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={states.close}
          className="absolute top-1/2 right-1 inline-flex size-[26px] -translate-y-1/2 items-center justify-center rounded text-soft hover:text-ink"
          onClick={() => setTyped('')}
        >
          <X size={15} aria-hidden />
        </button>
      )}
    </div>
  )
}

function Views({ state }: { state: InboxState }) {
  const { inbox: texts } = useTexts()
  const { data } = useCounts()
  const counts: Partial<Record<View, number>> = {
    waiting: data?.waiting ?? 0,
    mine: data?.mine ?? 0,
  }
  return (
    <nav
      aria-label={texts.viewsLabel}
      className="mt-1 -mb-px flex justify-between gap-1 overflow-x-auto [scrollbar-width:none]"
    >
      {VIEWS.map((view) => {
        const isHere = view === state.view
        return (
          <button
            key={view}
            type="button"
            aria-current={isHere ? 'page' : undefined}
            onClick={() => state.set({ view: view === 'open' ? '' : view })}
            className={`flex min-h-9 items-center gap-1 border-b-2 px-1 text-[0.93rem] whitespace-nowrap ${isHere ? 'border-accent font-medium' : 'border-transparent text-soft hover:text-ink'}`}
          >
            {texts.views[view]}
            {Boolean(counts[view]) && (
              <span
                className={`rounded-full px-1.5 text-[0.79rem] tabular-nums ${view === 'waiting' ? 'bg-warn-soft font-semibold text-warn' : 'bg-sunken text-soft'}`}
              >
                {counts[view]}
              </span>
            )}
          </button>
        )
      })}
    </nav>
  )
}

function SoundButton() {
  const { inbox: texts } = useTexts()
  const [isOn, setOn] = useState(isSoundOn())
  const Icon = isOn ? Bell : BellOff
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={texts.sound}
      title={texts.sound}
      className={ICON}
      onClick={() => {
        setOn(!isOn)
        void setSound(!isOn)
        toast(isOn ? texts.soundOff : texts.soundOn)
      }}
    >
      <Icon size={17} aria-hidden />
    </button>
  )
}

function KeysButton() {
  const { inbox: texts } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={texts.keys}
        title={texts.keys}
        className={`${ICON} hidden lg:inline-flex`}
        onClick={() => setOpen(true)}
      >
        <Keyboard size={17} aria-hidden />
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.keys}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {texts.keyList.map(([keys, deed]) => (
            <div key={keys} className="contents">
              <dt>
                <kbd className="rounded-md border border-line bg-sunken px-1.5 py-0.5 font-mono text-[0.86rem]">
                  {keys}
                </kbd>
              </dt>
              <dd>{deed}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
