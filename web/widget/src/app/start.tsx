import { render } from 'preact'
import type { AppHandle, Setup } from '../shared/setup.ts'
import styles from '../styles/widget.css'
import { addTurn, createChat, empty, setUnread, takeTurnEvent } from './chat.ts'
import { createFollower } from './follow.ts'
import { createFrame } from './frame/frame.ts'
import { Panel } from './frame/panel.tsx'
import { createMessageSender } from './message-sender.ts'
import { startProactive } from './proactive.ts'
import { joinTabs, type TabNews } from './tabs.ts'
import { tellDeeds } from './tell-deeds.ts'

/** The app, in the loader's shadow root; the loader calls this once. */
export function start(setup: Setup): AppHandle {
  const { shadow, key, emit } = setup
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
      tabs.post({ kind: 'read' })
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
    proactive.dismiss()
    frame.open(true)
  }
  const proactive = startProactive(chat, signal, open)

  const leave = () => {
    empty(chat)
    tabs.post({ kind: 'left' })
    follower.update()
  }
  const newConversation = () => {
    const { conversationId } = chat.saved.read()
    if (conversationId) void chat.client.json(`/conversations/${conversationId}/close`, {}).catch(() => {})
    leave()
    chat.focusInput()
  }

  const identify = (token: string | null | undefined) => {
    if (chat.client.identify(token)) leave()
  }

  identify(setup.shopperToken)
  render(<Panel chat={chat} talk={talk} deeds={{ close: frame.close, newConversation }} />, frame.dialog)
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
      proactive.check()
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
