/** What the widget's side itself says to shoppers. */
const words = {
  en: {
    greeting: (store: string) => `Hi! I am the AI assistant of ${store}. What can I do for you?`,
    failed: 'That did not work. Please try again.',
    interrupted: 'The answer was interrupted. Please ask again.',
  },
  es: {
    greeting: (store: string) => `¡Hola! Soy el asistente de IA de ${store}. ¿En qué puedo ayudarle?`,
    failed: 'No ha funcionado. Inténtelo de nuevo, por favor.',
    interrupted: 'La respuesta se ha interrumpido. Vuelva a preguntar, por favor.',
  },
  fr: {
    greeting: (store: string) => `Bonjour ! Je suis l’assistant IA de ${store}. Que puis-je faire pour vous ?`,
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    interrupted: 'La réponse a été interrompue. Veuillez reposer votre question.',
  },
  de: {
    greeting: (store: string) => `Hallo! Ich bin der KI-Assistent von ${store}. Was kann ich für Sie tun?`,
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    interrupted: 'Die Antwort wurde unterbrochen. Bitte fragen Sie noch einmal.',
  },
}

export type WidgetLanguage = keyof typeof words

/** The first of the wished languages (BCP 47) that the widget speaks; else English. */
export function languageOf(...wished: (string | null | undefined)[]): WidgetLanguage {
  for (const tag of wished) {
    const language = tag?.toLowerCase().split('-', 1)[0] ?? ''
    if (Object.hasOwn(words, language)) return language as WidgetLanguage
  }
  return 'en'
}

export const wordsIn = (language: WidgetLanguage) => words[language]
