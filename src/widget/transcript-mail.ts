import type { TranscriptMessage } from '../conversations/conversations.schema.ts'
import type { Card, TurnEvent } from '../conversations/turn.ts'
import { boundedReading, normalised, textBounds } from '../shared/bounded-text.ts'
import { replaceLinks } from '../shared/find-links.ts'
import { formatMoney } from '../shared/format-money.ts'
import type { WidgetLanguage } from './widget-settings.schema.ts'

interface MailWords {
  subject: (store: string) => string
  intro: (store: string) => string
  shopper: string
  assistant: string
  link: string
}

const words: Record<WidgetLanguage, MailWords> = {
  en: {
    subject: (store) => `Your conversation with ${store}`,
    intro: (store) =>
      `This is the conversation in the chat of ${store}, as it was asked for there. If that was not you, someone mistyped their address: you need not do anything.`,
    ...{ shopper: 'Visitor', assistant: 'AI assistant', link: '[link left out]' },
  },
  es: {
    subject: (store) => `Su conversación con ${store}`,
    intro: (store) =>
      `Esta es la conversación del chat de ${store}, tal como se pidió allí. Si no fue usted, alguien escribió mal su dirección: no tiene que hacer nada.`,
    ...{ shopper: 'Visitante', assistant: 'Asistente de IA', link: '[enlace omitido]' },
  },
  fr: {
    subject: (store) => `Votre conversation avec ${store}`,
    intro: (store) =>
      `Voici la conversation du chat de ${store}, comme demandé. Si ce n’était pas vous, quelqu’un s’est trompé d’adresse : vous n’avez rien à faire.`,
    ...{ shopper: 'Visiteur', assistant: 'Assistant IA', link: '[lien omis]' },
  },
  de: {
    subject: (store) => `Ihre Unterhaltung mit ${store}`,
    intro: (store) =>
      `Dies ist die Unterhaltung im Chat von ${store}, wie dort gewünscht. Waren Sie das nicht, hat sich jemand bei der Adresse vertippt: Sie müssen nichts tun.`,
    ...{ shopper: 'Besucher', assistant: 'KI-Assistent', link: '[Link ausgelassen]' },
  },
  ar: {
    subject: (store) => `محادثتك مع ${store}`,
    intro: (store) =>
      `هذه هي المحادثة التي جرت في دردشة ${store} كما طُلبت هناك. إذا لم تطلبها فقد أخطأ شخص ما في كتابة عنوانه، ولا يلزمك فعل أي شيء.`,
    ...{ shopper: 'الزائر', assistant: 'مساعد الذكاء الاصطناعي', link: '[حُذف الرابط]' },
  },
}

const MOST_MESSAGES = 200

/** The mail with a conversation: what was said, and which products were shown. Of orders no more than was said. */
export function transcriptMail(
  messages: readonly TranscriptMessage[],
  { language, storeName }: { language: WidgetLanguage; storeName: string },
): { subject: string; text: string } {
  const say = words[language]
  // A line break in a name would end the header that it stands in.
  const store = storeName.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
  const lines = messages.slice(-MOST_MESSAGES).map((message) => {
    const { role, author, text, createdAt, payload } = message
    const isShopper = role === 'shopper'
    const who = isShopper ? say.shopper : role === 'human' ? (author ?? store) : say.assistant
    const words = isShopper ? withoutLinks(text, say.link) : text
    const cards = isShopper ? [] : cardsOf(payload).map((card) => cardLine(card, language))
    return [`${who} (${createdAt.slice(0, 16).replace('T', ' ')} UTC):`, words, ...cards].join('\n')
  })
  return { subject: say.subject(store), text: [say.intro(store), ...lines].join('\n\n') }
}

/**
 * The shop's mail server must not carry a stranger's links to a third: whatever a mail program would make one is left out,
 * bare domains and addresses too.
 */
function withoutLinks(text: string, instead: string): string {
  // Cut first: some characters expand when normalized, such as U+FDFA to 18 letters.
  const flat = normalised(boundedReading(text, textBounds.said), 'NFKC')
  return replaceLinks(flat.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, ''), () => instead)
}

function cardsOf(payload: TranscriptMessage['payload']): Card[] {
  const events = Array.isArray(payload?.events) ? (payload.events as TurnEvent[]) : []
  return events.flatMap((event) => (event.type === 'cards' ? event.cards : []))
}

function cardLine({ title, price, currency, url }: Card, language: WidgetLanguage): string {
  const money = price === null ? [] : [formatMoney(price, currency, language)]
  return `- ${[title, ...money, ...(url ? [url] : [])].join(' · ')}`
}
