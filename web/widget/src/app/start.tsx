import { render } from 'preact'
import type { AppHandle, Setup } from '../shared/setup.ts'
import styles from '../styles/widget.css'
import { addTurn, createChat, setUnread, takeTurnEvent } from './chat.ts'
import { createFollower } from './follow.ts'
import { createFrame } from './frame/frame.ts'
import { Panel } from './frame/panel.tsx'
import { startProactive } from './proactive.ts'
import { joinTabs, type TabNews } from './tabs.ts'
import { createTalk } from './talk.ts'

/** The app, in the loader's shadow root; the loader calls this once. */
export function start(setup: Setup): AppHandle {
  const { shadow, key, emit } = setup
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets.push(sheet)
  const chat = createChat(setup)
  const leaving = new AbortController()

  const onNews = (news: TabNews) => {
    if (news.kind === 'say') addTurn(chat, news.key, news.text)
    else if (news.kind === 'event') takeTurnEvent(chat, news.key, news.event)
    else if (news.kind === 'read') setUnread(chat, 0)
    else chat.items.value = []
    follower.update()
  }
  const tabs = joinTabs(`spiel:${key}`, onNews)
  const talk = createTalk(chat, tabs, () => follower.update())
  const follower = createFollower(chat, talk.isIdle)

  const read = () => {
    if (!chat.isOpen.value || document.hidden || !chat.unread.value) return
    setUnread(chat, 0)
    tabs.post({ kind: 'read' })
  }
  const frame = createFrame(chat, (isOpen) => {
    chat.isOpen.value = isOpen
    chat.tab.write({ isOpen }, true)
    setup.showUnread(isOpen ? 0 : chat.unread.value)
    read()
    follower.update()
    emit(isOpen ? 'open' : 'close')
  })
  const proactive = startProactive(chat, leaving.signal, () => frame.open(true))

  const newConversation = () => {
    const { conversationId } = chat.saved.read()
    if (conversationId) void chat.client.json(`/conversations/${conversationId}/close`, {}).catch(() => {})
    chat.saved.write({ conversationId: undefined, status: undefined })
    chat.standing.value = { status: 'active' }
    chat.items.value = []
    chat.form.value = ''
    tabs.post({ kind: 'left' })
    follower.update()
    chat.focusInput()
  }

  render(<Panel chat={chat} talk={talk} deeds={{ close: frame.close, newConversation }} />, frame.dialog)
  document.addEventListener(
    'visibilitychange',
    () => {
      read()
      follower.update()
    },
    { signal: leaving.signal },
  )
  setup.showUnread(chat.unread.value)
  // It was open on the page before: here it is again, without taking the focus; on a phone it would hide the new page.
  if (chat.tab.read().isOpen && !frame.isPhone()) frame.open(false)
  else follower.update()

  const open = () => {
    proactive.dismiss()
    frame.open(true)
  }
  return {
    open,
    close: frame.close,
    toggle: () => (chat.isOpen.value ? frame.close() : open()),
    send(text) {
      open()
      talk.send(text)
    },
    identify(token) {
      chat.client.identify(token)
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
      talk.stop()
      follower.stop()
      tabs.close()
      frame.destroy()
      render(null, frame.dialog)
    },
  }
}
