import { type WidgetLanguage, widgetLanguages } from './widget-settings.schema.ts'

interface Words {
  greeting: (store: string) => string
  failed: string
  interrupted: string
  launcher: string
  notice: string
  leadConsent: (store: string) => string
}

/** What the widget's side itself says to shoppers. */
const words: Record<WidgetLanguage, Words> = {
  en: {
    greeting: (store) => `Hi! I am the AI assistant of ${store}. What can I do for you?`,
    failed: 'That did not work. Please try again.',
    interrupted: 'The answer was interrupted. Please ask again.',
    launcher: 'Questions?',
    notice: 'You are talking to an AI assistant. It can make mistakes.',
    leadConsent: (store) => `I agree that ${store} keeps these details and uses them to answer me.`,
  },
  es: {
    greeting: (store) => `¡Hola! Soy el asistente de IA de ${store}. ¿En qué puedo ayudarle?`,
    failed: 'No ha funcionado. Inténtelo de nuevo, por favor.',
    interrupted: 'La respuesta se ha interrumpido. Vuelva a preguntar, por favor.',
    launcher: '¿Preguntas?',
    notice: 'Está hablando con un asistente de IA. Puede equivocarse.',
    leadConsent: (store) => `Acepto que ${store} guarde estos datos y los use para responderme.`,
  },
  fr: {
    greeting: (store) => `Bonjour ! Je suis l’assistant IA de ${store}. Que puis-je faire pour vous ?`,
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    interrupted: 'La réponse a été interrompue. Veuillez reposer votre question.',
    launcher: 'Une question ?',
    notice: 'Vous parlez à un assistant IA. Il peut se tromper.',
    leadConsent: (store) => `J’accepte que ${store} conserve ces données et les utilise pour me répondre.`,
  },
  de: {
    greeting: (store) => `Hallo! Ich bin der KI-Assistent von ${store}. Was kann ich für Sie tun?`,
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    interrupted: 'Die Antwort wurde unterbrochen. Bitte fragen Sie noch einmal.',
    launcher: 'Fragen?',
    notice: 'Sie sprechen mit einem KI-Assistenten. Er kann sich irren.',
    leadConsent: (store) =>
      `Ich bin einverstanden, dass ${store} diese Angaben speichert und verwendet, um mir zu antworten.`,
  },
  ar: {
    greeting: (store) => `مرحبًا! أنا مساعد الذكاء الاصطناعي لمتجر ${store}. كيف يمكنني مساعدتك؟`,
    failed: 'لم ينجح ذلك. يُرجى المحاولة مرة أخرى.',
    interrupted: 'انقطعت الإجابة. يُرجى إعادة السؤال.',
    launcher: 'هل لديك سؤال؟',
    notice: 'أنت تتحدث إلى مساعد ذكاء اصطناعي، وقد يخطئ.',
    leadConsent: (store) => `أوافق على أن يحتفظ ${store} بهذه البيانات ويستخدمها للرد عليّ.`,
  },
}

/** The first of the wished languages (BCP 47) that the widget speaks; else English. */
export function languageOf(...wished: (string | null | undefined)[]): WidgetLanguage {
  for (const tag of wished) {
    const language = primaryOf(tag)
    const known = widgetLanguages.find((one) => one === language)
    if (known) return known
  }
  return 'en'
}

/** `pt` of pt-BR. */
export const primaryOf = (tag: string | null | undefined): string => tag?.toLowerCase().split('-', 1)[0] ?? ''

export const wordsIn = (language: WidgetLanguage): Words => words[language]
