interface Words {
  storeName: string
  /** The product, with its variant where one was asked for. */
  title: string
  url: string | null
  stopUrl: string
}

interface Texts {
  mail: (words: Words) => { subject: string; text: string }
  stop: string
  stopQuestion: (storeName: string) => string
  stopped: (storeName: string) => string
}

const link = (url: string | null) => (url === null ? '' : `\n\n${url}`)
const texts: Record<string, Texts> = {
  en: {
    mail: ({ storeName, title, url, stopUrl }) => ({
      subject: `${title} is back at ${storeName}`,
      text: `You asked to be told: ${title} is available again at ${storeName}.${link(url)}\n\nThis is the only mail about it. If you want none of this kind any more: ${stopUrl}`,
    }),
    stop: 'Stop these mails',
    stopQuestion: (storeName) => `${storeName} writes to you when something is back that you asked for. Stop it?`,
    stopped: (storeName) => `Done: ${storeName} writes no more such mails to you.`,
  },
  es: {
    mail: ({ storeName, title, url, stopUrl }) => ({
      subject: `${title} vuelve a estar en ${storeName}`,
      text: `Nos pidió que le avisáramos: ${title} vuelve a estar disponible en ${storeName}.${link(url)}\n\nEs el único correo sobre esto. Si no quiere más avisos como este: ${stopUrl}`,
    }),
    stop: 'No recibir más avisos',
    stopQuestion: (storeName) => `${storeName} le escribe cuando vuelve algo que pidió. ¿Quiere que deje de hacerlo?`,
    stopped: (storeName) => `Hecho: ${storeName} no le escribirá más avisos como ese.`,
  },
  fr: {
    mail: ({ storeName, title, url, stopUrl }) => ({
      subject: `${title} est de retour chez ${storeName}`,
      text: `Vous avez demandé à être prévenu : ${title} est de nouveau disponible chez ${storeName}.${link(url)}\n\nC’est le seul message à ce sujet. Pour ne plus en recevoir de ce genre : ${stopUrl}`,
    }),
    stop: 'Ne plus recevoir ces messages',
    stopQuestion: (storeName) =>
      `${storeName} vous écrit quand un article que vous avez demandé est de retour. Voulez-vous l’arrêter ?`,
    stopped: (storeName) => `C’est fait : ${storeName} ne vous écrira plus de tels messages.`,
  },
  de: {
    mail: ({ storeName, title, url, stopUrl }) => ({
      subject: `${title} ist wieder da bei ${storeName}`,
      text: `Sie wollten es wissen: ${title} ist bei ${storeName} wieder zu haben.${link(url)}\n\nDies ist die einzige Mail dazu. Wenn Sie keine solchen mehr möchten: ${stopUrl}`,
    }),
    stop: 'Keine solchen Mails mehr',
    stopQuestion: (storeName) =>
      `${storeName} schreibt Ihnen, wenn etwas wieder da ist, nach dem Sie gefragt haben. Soll das enden?`,
    stopped: (storeName) => `Erledigt: ${storeName} schreibt Ihnen keine solchen Mails mehr.`,
  },
}

function textsIn(language: string): Texts {
  const code = language.slice(0, 2).toLowerCase()
  const found = (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? texts.en
  if (!found) throw new Error('There are no English texts')
  return found
}

/** A line break in a name would end the header that it stands in. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** @param language one without texts of its own gets English */
export const backInStockMail = (language: string, words: Words): { subject: string; text: string } =>
  textsIn(language).mail({ ...words, title: oneLine(words.title), storeName: oneLine(words.storeName) })

/** What the page behind the stop link says. */
export function stopPageTexts(
  language: string,
  storeName: string,
): { stop: string; question: string; stopped: string } {
  const { stop, stopQuestion, stopped } = textsIn(language)
  return { stop, question: stopQuestion(oneLine(storeName)), stopped: stopped(oneLine(storeName)) }
}
