import type { Chat } from '../chat.ts'

/** Room above what the shopper said. */
const GAP_PX = 12
/** Higher words of the shopper would push the answer out of sight. */
const MOST_PX = 120

/**
 * Shows the shopper's last words at the top of the list, and the answer below them, however long it grows; short ones stand at the
 * end. Ends when the shopper scrolls, until they say something more.
 */
export function followAnswer(chat: Chat, scroller: HTMLElement | null): void {
  const list = scroller?.firstElementChild
  if (!scroller || !list) return
  const place = () => {
    if (!chat.isFollowing) return
    const said = [...list.querySelectorAll<HTMLElement>('.shopper')].at(-1)
    const answer = said && said.offsetHeight > MOST_PX ? (said.nextElementSibling as HTMLElement) : said
    const below = answer ? list.getBoundingClientRect().bottom - answer.getBoundingClientRect().top + GAP_PX : 0
    // The home view begins at its top.
    scroller.scrollTop = list.querySelector('.hello')
      ? -scroller.scrollHeight
      : Math.min(0, scroller.clientHeight - below)
  }
  new ResizeObserver(place).observe(list)
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    scroller.addEventListener(
      name,
      () => {
        chat.isFollowing = false
      },
      { passive: true },
    )
}
