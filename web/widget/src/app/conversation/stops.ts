const CONTROLS = 'a,button,input,select,[tabindex]'

/**
 * The messages of a list are one stop of the Tab key: the newest, until the shopper goes to another with the arrows, Home or End
 * or by pressing into it. The controls in a message are stops while it is the current one.
 */
export function keepOneStop(list: HTMLElement | null): void {
  if (!list) return
  let current: Element | null | undefined
  const messages = () => [...list.querySelectorAll<HTMLElement>('article')]
  const makeCurrent = (next: Element | null | undefined) => {
    current = next
    for (const message of messages()) {
      const isCurrent = message === current
      message.tabIndex = isCurrent ? 0 : -1
      for (const control of message.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = isCurrent ? 0 : -1
    }
  }
  new MutationObserver(() => makeCurrent(current?.matches(':focus-within') ? current : messages().at(-1))).observe(
    list,
    {
      childList: true,
      subtree: true,
    },
  )
  list.addEventListener('focusin', ({ target }) => {
    const message = (target as Element).closest('article')
    if (message && message !== current) makeCurrent(message)
  })
  list.addEventListener('keydown', (event) => {
    const all = messages()
    const at = all.indexOf(event.target as HTMLElement)
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  })
}
