import type { Chat } from '../chat.ts'
import { Composer } from '../conversation/composer.tsx'
import { MessageList } from '../conversation/message-list.tsx'
import { Forms } from '../forms/forms.tsx'
import type { MessageSender } from '../message-sender.ts'
import { watching } from '../signal.ts'
import { type Deeds, Header } from './header.tsx'

/** Everything inside the dialog. */
export const Panel = ({ chat, talk, deeds }: { chat: Chat; talk: MessageSender; deeds: Deeds }) => (
  <>
    <Header chat={chat} deeds={deeds} />
    <MessageList chat={chat} talk={talk} />
    <Forms chat={chat} />
    <Composer chat={chat} talk={talk} />
    <News chat={chat} />
  </>
)

/** The one place that a screen reader is told from: whole answers, not their words. */
const News = watching(({ chat }: { chat: Chat }) => (
  <div class="sr" role="status" aria-live="polite">
    {chat.news.value}
  </div>
))
