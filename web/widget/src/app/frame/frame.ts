import type { Chat } from '../chat.ts'

/** Too narrow or too low for a window beside the page; also a desktop at 400 %. */
const PHONE = '(max-width: 480px), (max-height: 440px)'
const RIGHT_TO_LEFT = ['ar']

export interface Frame {
  dialog: HTMLDialogElement
  /** @param takesFocus whether somebody asked for it */
  open(takesFocus: boolean): void
  close(): void
  isPhone(): boolean
  destroy(): void
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
  dialog.lang = settings.language
  dialog.dir = RIGHT_TO_LEFT.includes(settings.language) ? 'rtl' : 'ltr'
  dialog.setAttribute('aria-labelledby', 'spiel-title')
  shadow.append(dialog)

  const fit = () => {
    const { visualViewport: seen } = window
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
