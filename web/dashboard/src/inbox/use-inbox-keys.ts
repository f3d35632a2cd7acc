import { useEffect, useRef } from 'react'
import type { InboxItem } from './use-inbox.ts'
import type { InboxState } from './use-inbox-state.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** Single keys, while nothing is written and no window is open. After G a letter leads to another page. */
export function useKeys(keys: Record<string, (() => void) | undefined>): void {
  const now = useRef(keys)
  now.current = keys
  useEffect(() => {
    let afterG = 0
    const onKey = (event: KeyboardEvent) => {
      // Escape has just closed what stood over the page.
      if (event.defaultPrevented) return
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role=dialog],[role=menu]')) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const isSecond = event.timeStamp < afterG
      afterG = key === 'g' ? event.timeStamp + 1_200 : 0
      const act = isSecond ? undefined : now.current[key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** J and K go through the list, / searches, Escape goes back to it. */
export function useListKeys({
  items,
  state,
  focusSearch,
}: {
  items: InboxItem[]
  state: InboxState
  focusSearch(): void
}): void {
  const go = (step: number) => {
    const at = items.findIndex(({ id }) => id === state.id)
    const next = items[at < 0 ? 0 : Math.min(items.length - 1, Math.max(0, at + step))]
    if (!next || next.id === state.id) return
    state.open(next.id)
    document.getElementById(`line-${next.id}`)?.scrollIntoView({ block: 'nearest' })
  }
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    '/': focusSearch,
    Escape: state.id === '' ? undefined : () => state.open(''),
  })
}
