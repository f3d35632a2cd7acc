import { primaryOf } from '../../widget/words.ts'

/** What is said of the demo's own catalog and orders, beside the words of every demo shop. */
export interface OwnWords {
  hero: string
  lead: string
  gift: string
  order: string
  whereIs: (number: string, email: string) => string
  again: string
  orderAgain: (number: string, email: string) => string
}

const en: OwnWords = {
  hero: 'Good things for every day',
  lead: 'Made to last, and found by asking: say what you need, and the assistant looks through the whole shop.',
  gift: 'a gift under 50',
  order: 'Where is my order?',
  whereIs: (number, email) => `Where is order ${number}? My e-mail is ${email}`,
  again: 'Buy again',
  orderAgain: (number, email) => `I want to order ${number} again, my e-mail is ${email}`,
}

const de: OwnWords = {
  hero: 'Gute Dinge für jeden Tag',
  lead: 'Gemacht, um zu bleiben, und gefunden durch Fragen: Sagen Sie, was Sie brauchen, und der Assistent sucht im ganzen Shop.',
  gift: 'ein Geschenk unter 50',
  order: 'Wo ist meine Bestellung?',
  whereIs: (number, email) => `Wo ist Bestellung ${number}? Meine E-Mail ist ${email}`,
  again: 'Noch einmal kaufen',
  orderAgain: (number, email) => `Ich möchte Bestellung ${number} noch einmal bestellen, meine E-Mail ist ${email}`,
}

const es: OwnWords = {
  hero: 'Cosas buenas para cada día',
  lead: 'Hechas para durar, y se encuentran preguntando: diga qué necesita y el asistente busca en toda la tienda.',
  gift: 'un regalo por menos de 50',
  order: '¿Dónde está mi pedido?',
  whereIs: (number, email) => `¿Dónde está mi pedido ${number}? Mi correo electrónico es ${email}`,
  again: 'Comprar otra vez',
  orderAgain: (number, email) => `Quiero repetir el pedido ${number}, mi correo electrónico es ${email}`,
}

const fr: OwnWords = {
  hero: 'De bonnes choses pour tous les jours',
  lead: 'Faites pour durer, et trouvées en demandant : dites ce qu’il vous faut, et l’assistant cherche dans toute la boutique.',
  gift: 'un cadeau à moins de 50',
  order: 'Où est ma commande ?',
  whereIs: (number, email) => `Où est la commande ${number} ? Mon e-mail est ${email}`,
  again: 'Acheter de nouveau',
  orderAgain: (number, email) => `Je veux commander ${number} de nouveau, mon e-mail est ${email}`,
}

const words: Record<string, OwnWords> = { en, de, es, fr }

/** @param language of the store, BCP 47; English where the pages do not speak it */
export const ownWordsIn = (language: string): OwnWords => words[primaryOf(language)] ?? en
