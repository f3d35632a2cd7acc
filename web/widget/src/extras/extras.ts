import type { Chat } from '../app/chat.ts'
import { pushToDataLayer } from './data-layer.ts'
import styles from './nudge.css'
import { type Proactive, startProactive } from './proactive.ts'

/** What few shops have turned on, in a file of its own: the words beside the launcher, and the pushes to the data layer. */
export function start(
  chat: Chat,
  signal: AbortSignal,
  { open, toDataLayer }: { open: () => void; toDataLayer: boolean },
): Proactive {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  chat.setup.shadow.adoptedStyleSheets.push(sheet)
  if (toDataLayer) pushToDataLayer(signal)
  return startProactive(chat, signal, open)
}
