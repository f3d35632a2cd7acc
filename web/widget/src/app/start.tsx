import { render } from 'preact'
import type { Proactive } from '../extras/proactive.ts'
import type { AppHandle, Setup } from '../shared/setup.ts'
import styles from '../styles/widget.css'
import { addTurn, createChat, empty, setUnread, speak, takeTurnEvent } from './chat.ts'
import { createFollower } from './follow.ts'
import { createFrame } from './frame/frame.ts'
import { Panel } from './frame/panel.tsx'
import { createMessageSender } from './message-sender.ts'
import { stepAside } from './step-aside.ts'
import { joinTabs, type TabNews } from './tabs.ts'
import { tellDeeds } from './tell-deeds.ts'

/** The app, in the loader's shadow root; the loader calls this once. */
export function start(setup: Setup): AppHandle {
  const { shadow, key, emit, launcher, settings } = setup
  const host = shadow.host as HTMLElement
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets.push(sheet)
  const chat = createChat(setup)
  tellDeeds(chat)
  const leaving = new AbortController()
  const { signal } = leaving

  const tabs = joinTabs(`spiel:${key}`, (news: TabNews) => {
    if (news.kind === 'say') addTurn(chat, news.key, news.text)
    else if (news.kind === 'event') takeTurnEvent(chat, news.key, news.event, false)
    else if (news.kind === 'read') setUnread(chat, 0)
    else empty(chat)
    follower.update()
  })
  const talk = createMessageSender(chat, tabs, signal, () => follower.update())
  const follower = createFollower(chat, talk.settled)

  const refresh = () => {
    if (chat.isOpen.value && !document.hidden && chat.unread.value > 0) {
      setUnread(chat, 0)
      tabs.postMessage({ kind: 'read' })
    }
    follower.update()
  }
  const frame = createFrame(chat, (isOpen) => {
    chat.isOpen.value = isOpen
    chat.tab.write({ isOpen }, true)
    setUnread(chat, chat.unread.value)
    refresh()
    emit(isOpen ? 'open' : 'close')
  })
  const open = () => {
    extras?.dismiss()
    chat.client.warm()
    frame.open(true)
  }
  let extras: Proactive | undefined

  const leave = () => {
    empty(chat)
    chat.saved.write({ opening: undefined })
    tabs.postMessage({ kind: 'left' })
    follower.update()
  }
  const newConversation = () => {
    const { conversationId } = chat.saved.read()
    const text = chat.items.value.findLast(({ value }) => value.text)?.value.text.slice(0, 80)
    if (conversationId && text) chat.saved.write({ recent: { id: conversationId, text } })
    if (conversationId) void chat.client.json(`/conversations/${conversationId}/close`, {}).catch(() => {})
    leave()
    chat.focusInput()
  }

  const identify = (token: string | null | undefined) => {
    if (chat.client.identify(token)) leave()
  }

  const goBack = (conversationId: string) => {
    chat.saved.write({ conversationId, recent: undefined })
    follower.update()
  }

  identify(setup.shopperToken)
  const { language } = chat.saved.read()
  if (language) void speak(chat, language)
  render(<Panel chat={chat} talk={talk} deeds={{ close: frame.close, newConversation, goBack }} />, frame.dialog)
  stepAside(host, launcher, signal)
  const toDataLayer = 'dataLayer' in setup.tag
  if (toDataLayer || settings.proactive.length > 0)
    void (setup.file('extras') as Promise<unknown> as Promise<typeof import('../extras/extras.ts')>).then((few) => {
      extras = few.start(chat, signal, { open, toDataLayer })
    })
  document.addEventListener('visibilitychange', refresh, { signal })
  setUnread(chat, chat.unread.value)
  // It was open on the page before: here it is again, without taking the focus; on a phone it would hide the new page.
  if (chat.tab.read().isOpen && !frame.isPhone()) frame.open(false)
  else refresh()

  return {
    open,
    identify,
    close: frame.close,
    toggle: () => (chat.isOpen.value ? frame.close() : open()),
    send(text) {
      open()
      talk.send(text)
    },
    setContext(context) {
      chat.context = context
      extras?.check()
    },
    heard() {
      chat.heard.value++
    },
    destroy() {
      leaving.abort()
      follower.stop()
      tabs.close()
      frame.destroy()
      render(null, frame.dialog)
    },
  }
}
