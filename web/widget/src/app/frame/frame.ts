import type { Settings } from '../../api/api-types.ts'
import type { Chat } from '../chat.ts'

/** Too narrow or too low for a window beside the page; also a desktop at 400 %. */
const PHONE = '(max-width: 480px), (max-height: 440px)'
/** The shop's own head, with its search and cart, stays in sight where this much is left for the panel. */
const LEAST_PX = 480

export interface Frame {
  dialog: HTMLDialogElement
  /** @param takesFocus whether somebody asked for it */
  open(takesFocus: boolean): void
  close(): void
  isPhone(): boolean
  destroy(): void
}

function dress({ dataset, style }: HTMLElement, { look: { theme, radius, density, font } }: Settings): void {
  dataset.theme = theme
  dataset.density = density
  style.setProperty('--radius', `var(--spiel-radius, ${radius}px)`)
  if (font === 'page') style.fontFamily = `var(--spiel-font, ${getComputedStyle(document.body).fontFamily})`
}

/**
 * The dialog: beside the page on a desktop, where the page stays usable; over all of it on a phone, where it is modal and as high
 * as the keyboard leaves room for.
 */
export function createFrame(chat: Chat, onChange: (isOpen: boolean) => void): Frame {
  const { shadow, launcher, settings } = chat.setup
  const phone = matchMedia(PHONE)
  const { style: page } = document.documentElement
  const { overflow } = page
  const leaving = new AbortController()
  const { signal } = leaving
  const dialog = document.createElement('dialog')
  dialog.className = 'panel'
  dress(dialog, settings)
  dialog.setAttribute('aria-labelledby', 'spiel-title')
  shadow.append(dialog)

  const fit = () => {
    const { visualViewport: seen } = window
    const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const isRoom = head > 0 && innerHeight - head - 96 - settings.position.offsetY >= LEAST_PX
    dialog.style.setProperty('--head', `${isRoom ? head : 0}px`)
    if (!seen || !phone.matches) return
    dialog.style.setProperty('--height', `${seen.height}px`)
    dialog.style.setProperty('--top', `${seen.offsetTop}px`)
  }
  const show = () => {
    if (phone.matches) dialog.showModal()
    // Not show(): that would take the focus.
    else dialog.open = true
    fit()
    // Behind a modal dialog the page must not scroll away.
    if (phone.matches) page.overflow = 'hidden'
  }
  const open = (takesFocus: boolean) => {
    if (!dialog.open) {
      show()
      onChange(true)
    }
    if (takesFocus) chat.focusInput()
  }
  const close = () => {
    if (!dialog.open) return
    const hadFocus = dialog.contains(shadow.activeElement)
    dialog.close()
    page.overflow = overflow
    onChange(false)
    if (hadFocus) launcher.focus()
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
    if (event.key !== 'Tab' || !phone.matches) return
    const buttons = [...dialog.querySelectorAll('button')]
    const [first, last] = event.shiftKey ? [buttons.at(-1), buttons[0]] : [buttons[0], buttons.at(-1)]
    if (shadow.activeElement !== last) return
    event.preventDefault()
    first?.focus()
  })
  phone.addEventListener(
    'change',
    () => {
      if (!dialog.open) return
      const focused = shadow.activeElement as HTMLElement | null
      dialog.close()
      page.overflow = overflow
      show()
      focused?.focus()
    },
    { signal },
  )
  visualViewport?.addEventListener('resize', fit, { signal })
  visualViewport?.addEventListener('scroll', fit, { signal })

  return {
    ...{ dialog, open, close },
    isPhone: () => phone.matches,
    destroy() {
      leaving.abort()
      close()
      dialog.remove()
    },
  }
}
