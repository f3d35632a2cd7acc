import type { Settings } from '../api/api-types.ts'
import type { Chat } from '../app/chat.ts'
import { fitsPath } from '../app/page-path.ts'

type Rule = Settings['proactive'][number]

export interface Proactive {
  /** Looks now, as when the cart changed. */
  check(): void
  /** No more of it in this session. */
  dismiss(): void
}

/** Whether a rule's time has come. Exit intent is told by `isLeaving`. */
export function isDue(
  { kind, seconds, value, pages }: Rule,
  now: { path: string; secondsOnPage: number; isProductPage: boolean; cartValue: number; isLeaving: boolean },
): boolean {
  if (!fitsPath(pages, now.path) || now.secondsOnPage < (seconds ?? 0)) return false
  if (kind === 'secondsOnPage') return true
  if (kind === 'productPage') return now.isProductPage
  if (kind === 'cartValue') return value !== null && now.cartValue >= value
  return kind === 'exitIntent' && now.isLeaving
}

/**
 * The owner's words beside the launcher, each once per session. They take no focus, and end with the first time the widget is
 * opened or a word is dismissed.
 */
export function startProactive(chat: Chat, signal: AbortSignal, onAccept: () => void): Proactive {
  const { settings, shadow, texts } = chat.setup
  const said = new Set<number>()
  let bubble: HTMLElement | undefined
  let path = location.pathname
  let secondsOnPage = 0

  const dismiss = () => {
    bubble?.remove()
    bubble = undefined
    if (settings.proactive.length > 0) chat.tab.write({ isQuiet: true }, true)
  }
  const say = (text: string) => {
    bubble = document.createElement('div')
    bubble.className = 'nudge'
    bubble.role = 'status'
    const words = document.createElement('button')
    words.textContent = text
    words.onclick = () => {
      dismiss()
      onAccept()
    }
    const away = document.createElement('button')
    away.className = 'round plain'
    away.ariaLabel = texts.dismiss
    away.textContent = '×'
    away.onclick = dismiss
    bubble.append(words, away)
    shadow.append(bubble)
  }
  const check = (isLeaving = false) => {
    if (bubble || chat.isOpen.value || document.hidden || chat.tab.read().isQuiet) return
    const now = { path, secondsOnPage, isLeaving, isProductPage: !!chat.page().productId }
    const at = settings.proactive.findIndex(
      (rule, index) => !said.has(index) && isDue(rule, { ...now, cartValue: chat.context.cartValue ?? 0 }),
    )
    if (at < 0) return
    said.add(at)
    say(settings.proactive[at]?.text ?? '')
  }
  if (settings.proactive.length > 0) {
    const timer = setInterval(() => {
      secondsOnPage = location.pathname === path ? secondsOnPage + 1 : 0
      path = location.pathname
      check()
    }, 1000)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      bubble?.remove()
    })
    document.addEventListener(
      'mouseout',
      ({ relatedTarget, clientY }) => !relatedTarget && clientY <= 0 && check(true),
      {
        signal,
      },
    )
  }
  return { check, dismiss }
}
