/** What the elements for a shop's own pages say, by language: few words, so that one file has them all. */
export interface PartWords {
  ask: string
  question: string
  search: string
  find: string
  none: string
  soldOut: string
  from: string
}

const words: Record<string, PartWords> = {
  en: {
    ask: 'Ask',
    question: 'Ask about this product',
    search: 'What are you looking for?',
    find: 'Search',
    none: 'Nothing found. Ask the assistant',
    soldOut: 'Sold out',
    from: 'from',
  },
  de: {
    ask: 'Fragen',
    question: 'Frage zu diesem Produkt',
    search: 'Was suchen Sie?',
    find: 'Suchen',
    none: 'Nichts gefunden. Den Assistenten fragen',
    soldOut: 'Ausverkauft',
    from: 'ab',
  },
  es: {
    ask: 'Preguntar',
    question: 'Pregunte por este producto',
    search: '¿Qué busca?',
    find: 'Buscar',
    none: 'No se ha encontrado nada. Preguntar al asistente',
    soldOut: 'Agotado',
    from: 'desde',
  },
  fr: {
    ask: 'Demander',
    question: 'Une question sur ce produit',
    search: 'Que cherchez-vous ?',
    find: 'Chercher',
    none: 'Rien trouvé. Demander à l’assistant',
    soldOut: 'Épuisé',
    from: 'dès',
  },
  ar: {
    ask: 'اسأل',
    question: 'اسأل عن هذا المنتج',
    search: 'عمَّ تبحث؟',
    find: 'بحث',
    none: 'لم يُعثر على شيء. اسأل المساعد',
    soldOut: 'نفدت الكمية',
    from: 'من',
  },
}

export const wordsIn = (language: string): PartWords => words[language] ?? (words.en as PartWords)
