import { type Chat, RIGHT_TO_LEFT } from '../chat.ts'
import { Composer } from '../conversation/composer.tsx'
import { MessageList } from '../conversation/message-list.tsx'
import { Forms } from '../forms/forms.tsx'
import type { MessageSender } from '../message-sender.ts'
import { watching } from '../signal.ts'
import { type Deeds, Header } from './header.tsx'

/** Everything inside the dialog; drawn anew when the conversation goes on in another language. */
export const Panel = watching(({ chat, talk, deeds }: { chat: Chat; talk: MessageSender; deeds: Deeds }) => {
  const { value: language } = chat.language
  return (
    <div class="inside" lang={language} dir={RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'}>
      <Header key={`h${language}`} chat={chat} deeds={deeds} />
      <MessageList key={language} chat={chat} talk={talk} deeds={deeds} />
      <Forms chat={chat} />
      <Composer chat={chat} talk={talk} />
      <News chat={chat} />
    </div>
  )
})

/** The one place that a screen reader is told from: whole answers, not their words. */
const News = watching(({ chat }: { chat: Chat }) => (
  <div class="sr" role="status" aria-live="polite">
    {chat.news.value}
  </div>
))
