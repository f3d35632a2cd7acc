import { type WidgetLanguage, widgetLanguages } from './widget-settings.schema.ts'

interface Words {
  greeting: (store: string) => string
  failed: string
  interrupted: string
  launcher: string
  notice: string
  leadConsent: (store: string) => string
  /** What a product has in place of what was wished; null: it is not that. */
  differs: (has: string | null, wanted: string) => string
  /** It has what was not wanted. */
  has: (unwanted: string) => string
  /** It is without what was not wanted. */
  without: (unwanted: string) => string
  /** The shop tells nothing of it. */
  untold: (wanted: string) => string
  /** It costs more, or less, than was named. */
  above: (price: string) => string
  below: (price: string) => string
  /** To begin a conversation with. */
  questions: {
    show: (shelf: string) => string
    order: string
    shipping: string
    person: string
    inStock: string
    otherOptions: string
    fact: (name: string) => string
  }
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
    differs: (has, wanted) => (has ? `${has}, not ${wanted}` : `Not ${wanted}`),
    has: (unwanted) => `With ${unwanted}`,
    without: (unwanted) => `without ${unwanted}`,
    untold: (wanted) => `Not stated: ${wanted}`,
    above: (price) => `Above ${price}`,
    below: (price) => `Below ${price}`,
    questions: {
      show: (shelf) => `Show me ${shelf}`,
      order: 'Where is my order?',
      shipping: 'Shipping and returns',
      person: 'Can I talk to a person?',
      inStock: 'Is this in stock?',
      otherOptions: 'Does it come in other colours or sizes?',
      fact: (name) => `What is the ${name}?`,
    },
  },
  es: {
    greeting: (store) => `¡Hola! Soy el asistente de IA de ${store}. ¿En qué puedo ayudarle?`,
    failed: 'No ha funcionado. Inténtelo de nuevo, por favor.',
    interrupted: 'La respuesta se ha interrumpido. Vuelva a preguntar, por favor.',
    launcher: '¿Preguntas?',
    notice: 'Está hablando con un asistente de IA. Puede equivocarse.',
    leadConsent: (store) => `Acepto que ${store} guarde estos datos y los use para responderme.`,
    differs: (has, wanted) => (has ? `${has}, no ${wanted}` : `No es ${wanted}`),
    has: (unwanted) => `Con ${unwanted}`,
    without: (unwanted) => `sin ${unwanted}`,
    untold: (wanted) => `No se indica: ${wanted}`,
    above: (price) => `Más de ${price}`,
    below: (price) => `Menos de ${price}`,
    questions: {
      show: (shelf) => `Muéstrame ${shelf}`,
      order: '¿Dónde está mi pedido?',
      shipping: 'Envío y devoluciones',
      person: '¿Puedo hablar con una persona?',
      inStock: '¿Está disponible?',
      otherOptions: '¿Lo hay en otros colores o tallas?',
      fact: (name) => `¿Cuál es el dato de ${name}?`,
    },
  },
  fr: {
    greeting: (store) => `Bonjour ! Je suis l’assistant IA de ${store}. Que puis-je faire pour vous ?`,
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    interrupted: 'La réponse a été interrompue. Veuillez reposer votre question.',
    launcher: 'Une question ?',
    notice: 'Vous parlez à un assistant IA. Il peut se tromper.',
    leadConsent: (store) => `J’accepte que ${store} conserve ces données et les utilise pour me répondre.`,
    differs: (has, wanted) => (has ? `${has}, pas ${wanted}` : `Pas ${wanted}`),
    has: (unwanted) => `Avec ${unwanted}`,
    without: (unwanted) => `sans ${unwanted}`,
    untold: (wanted) => `Non précisé : ${wanted}`,
    above: (price) => `Plus de ${price}`,
    below: (price) => `Moins de ${price}`,
    questions: {
      show: (shelf) => `Montrez-moi ${shelf}`,
      order: 'Où est ma commande ?',
      shipping: 'Livraison et retours',
      person: 'Puis-je parler à une personne ?',
      inStock: 'Est-ce en stock ?',
      otherOptions: 'Existe-t-il en d’autres couleurs ou tailles ?',
      fact: (name) => `Quelle est l’indication pour ${name} ?`,
    },
  },
  de: {
    greeting: (store) => `Hallo! Ich bin der KI-Assistent von ${store}. Was kann ich für Sie tun?`,
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    interrupted: 'Die Antwort wurde unterbrochen. Bitte fragen Sie noch einmal.',
    launcher: 'Fragen?',
    notice: 'Sie sprechen mit einem KI-Assistenten. Er kann sich irren.',
    leadConsent: (store) =>
      `Ich bin einverstanden, dass ${store} diese Angaben speichert und verwendet, um mir zu antworten.`,
    differs: (has, wanted) => (has ? `${has}, nicht ${wanted}` : `Nicht ${wanted}`),
    has: (unwanted) => `Mit ${unwanted}`,
    without: (unwanted) => `ohne ${unwanted}`,
    untold: (wanted) => `Keine Angabe: ${wanted}`,
    above: (price) => `Über ${price}`,
    below: (price) => `Unter ${price}`,
    questions: {
      show: (shelf) => `Zeig mir ${shelf}`,
      order: 'Wo ist meine Bestellung?',
      shipping: 'Versand und Rückgabe',
      person: 'Kann ich mit einem Menschen sprechen?',
      inStock: 'Ist das vorrätig?',
      otherOptions: 'Gibt es das in anderen Farben oder Größen?',
      fact: (name) => `Was steht zu ${name}?`,
    },
  },
  ar: {
    greeting: (store) => `مرحبًا! أنا مساعد الذكاء الاصطناعي لمتجر ${store}. كيف يمكنني مساعدتك؟`,
    failed: 'لم ينجح ذلك. يُرجى المحاولة مرة أخرى.',
    interrupted: 'انقطعت الإجابة. يُرجى إعادة السؤال.',
    launcher: 'هل لديك سؤال؟',
    notice: 'أنت تتحدث إلى مساعد ذكاء اصطناعي، وقد يخطئ.',
    leadConsent: (store) => `أوافق على أن يحتفظ ${store} بهذه البيانات ويستخدمها للرد عليّ.`,
    differs: (has, wanted) => (has ? `${has}، وليس ${wanted}` : `ليس ${wanted}`),
    has: (unwanted) => `مع ${unwanted}`,
    without: (unwanted) => `بدون ${unwanted}`,
    untold: (wanted) => `غير مذكور: ${wanted}`,
    above: (price) => `أكثر من ${price}`,
    below: (price) => `أقل من ${price}`,
    questions: {
      show: (shelf) => `أرني ${shelf}`,
      order: 'أين طلبي؟',
      shipping: 'الشحن والإرجاع',
      person: 'هل يمكنني التحدث إلى شخص؟',
      inStock: 'هل هذا متوفر؟',
      otherOptions: 'هل يتوفر بألوان أو مقاسات أخرى؟',
      fact: (name) => `ما هو ${name}؟`,
    },
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
