import { primaryOf } from '../../widget/words.ts'

/** What the demo shop's pages say, beside what the catalog holds. */
export interface DemoWords {
  strip: string
  aboutShop: string
  search: string
  cart: string
  categories: string
  madeBySpiel: string
  hours: string
  home: string
  lead: string
  ask: string
  everything: string
  tryAsking: string
  shelves: string
  sale: string
  popular: string
  others: string
  products: (count: number) => string
  shownFor: (query: string) => string
  nothingHas: (wishes: string) => string
  nothing: string
  askInstead: string
  missing: string
  noPage: string
  toShop: string
  soldOut: string
  reduced: string
  before: string
  from: string
  colours: (count: number) => string
  picture: (at: number) => string
  choose: string
  demoOnly: string
  /** Cards that say something to the assistant: their names, and what is said. */
  cards: {
    find: string
    doYouHave: (title: string) => string
    look: string
    whatIsIn: (shelf: string) => string
    compare: string
    compareTwo: (one: string, other: string) => string
    returns: string
    howReturn: string
    person: string
    askPerson: string
  }
  /** What the pages' script says; # stands for a number or a name. */
  script: Record<
    'empty' | 'total' | 'less' | 'more' | 'remove' | 'inStock' | 'left' | 'outOfStock' | 'addToCart' | 'added',
    string
  >
}

const en: DemoWords = {
  strip: 'A demo shop: nothing can be bought here. The assistant is behind the button in the corner.',
  aboutShop: 'About this shop',
  search: 'Search',
  cart: 'Cart',
  categories: 'Categories',
  madeBySpiel: 'Made by Spiel of the catalog of this store.',
  hours: 'Shipping, returns and opening hours',
  home: 'Home',
  lead: 'Say what you need, and the assistant looks through the whole shop.',
  ask: 'Ask the assistant',
  everything: 'See everything',
  tryAsking: 'Try asking',
  shelves: 'Shop by category',
  sale: 'On sale',
  popular: 'Popular',
  others: 'More like this',
  products: (count) => `${count} products`,
  shownFor: (query) => `Shown for “${query}”.`,
  nothingHas: (wishes) => `Nothing has ${wishes}. These come near.`,
  nothing: 'Nothing found.',
  askInstead: 'Ask the assistant instead',
  missing: 'Not found',
  noPage: 'There is no such page.',
  toShop: 'To the shop',
  soldOut: 'Sold out',
  reduced: 'Sale',
  before: 'before',
  from: 'from',
  colours: (count) => `${count} colours`,
  picture: (at) => `Picture ${at}`,
  choose: 'Choose',
  demoOnly: 'A demo: nothing can be paid here.',
  cards: {
    find: 'Find something',
    doYouHave: (title) => `Do you have ${title}?`,
    look: 'Look around',
    whatIsIn: (shelf) => `What do you have in ${shelf}?`,
    compare: 'Compare',
    compareTwo: (one, other) => `Compare ${one} and ${other}`,
    returns: 'Returns',
    howReturn: 'How do I return something?',
    person: 'A person',
    askPerson: 'Can I talk to a person?',
  },
  script: {
    empty: 'The cart is empty.',
    total: 'Total',
    less: 'One less:',
    more: 'One more:',
    remove: 'Remove',
    inStock: 'In stock',
    left: 'Only # left',
    outOfStock: 'Out of stock',
    addToCart: 'Add to cart',
    added: 'Added to the cart.',
  },
}

const de: DemoWords = {
  strip: 'Ein Demoshop: Hier kann nichts gekauft werden. Der Assistent ist hinter dem Knopf in der Ecke.',
  aboutShop: 'Über diesen Shop',
  search: 'Suche',
  cart: 'Warenkorb',
  categories: 'Kategorien',
  madeBySpiel: 'Von Spiel aus dem Katalog dieses Shops gemacht.',
  hours: 'Versand, Rückgabe und Öffnungszeiten',
  home: 'Start',
  lead: 'Sagen Sie, was Sie brauchen: Der Assistent sucht im ganzen Shop.',
  ask: 'Den Assistenten fragen',
  everything: 'Alles ansehen',
  tryAsking: 'Fragen Sie zum Beispiel',
  shelves: 'Nach Kategorie',
  sale: 'Reduziert',
  popular: 'Beliebt',
  others: 'Ähnliches',
  products: (count) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
  shownFor: (query) => `Gezeigt für „${query}“.`,
  nothingHas: (wishes) => `Nichts hat ${wishes}. Das kommt dem nahe.`,
  nothing: 'Nichts gefunden.',
  askInstead: 'Den Assistenten fragen',
  missing: 'Nicht gefunden',
  noPage: 'Diese Seite gibt es nicht.',
  toShop: 'Zum Shop',
  soldOut: 'Ausverkauft',
  reduced: 'Reduziert',
  before: 'vorher',
  from: 'ab',
  colours: (count) => `${count} Farben`,
  picture: (at) => `Bild ${at}`,
  choose: 'Auswahl',
  demoOnly: 'Eine Demo: Hier kann nichts bezahlt werden.',
  cards: {
    find: 'Etwas finden',
    doYouHave: (title) => `Haben Sie ${title}?`,
    look: 'Stöbern',
    whatIsIn: (shelf) => `Was haben Sie an ${shelf}?`,
    compare: 'Vergleichen',
    compareTwo: (one, other) => `Was ist der Unterschied zwischen ${one} und ${other}?`,
    returns: 'Rückgabe',
    howReturn: 'Wie gebe ich etwas zurück?',
    person: 'Ein Mensch',
    askPerson: 'Kann ich mit einem Menschen sprechen?',
  },
  script: {
    empty: 'Der Warenkorb ist leer.',
    total: 'Summe',
    less: 'Eins weniger:',
    more: 'Eins mehr:',
    remove: 'Entfernen',
    inStock: 'Auf Lager',
    left: 'Nur noch # da',
    outOfStock: 'Nicht auf Lager',
    addToCart: 'In den Warenkorb',
    added: 'Liegt im Warenkorb.',
  },
}

const es: DemoWords = {
  strip: 'Una tienda de demostración: aquí no se puede comprar nada. El asistente está tras el botón de la esquina.',
  aboutShop: 'Sobre esta tienda',
  search: 'Buscar',
  cart: 'Cesta',
  categories: 'Categorías',
  madeBySpiel: 'Hecha por Spiel con el catálogo de esta tienda.',
  hours: 'Envíos, devoluciones y horario',
  home: 'Inicio',
  lead: 'Diga lo que necesita y el asistente busca en toda la tienda.',
  ask: 'Preguntar al asistente',
  everything: 'Ver todo',
  tryAsking: 'Pruebe a preguntar',
  shelves: 'Por categoría',
  sale: 'Rebajas',
  popular: 'Lo más vendido',
  others: 'Parecidos',
  products: (count) => (count === 1 ? '1 producto' : `${count} productos`),
  shownFor: (query) => `Resultados de «${query}».`,
  nothingHas: (wishes) => `Nada tiene ${wishes}. Esto se acerca.`,
  nothing: 'No se ha encontrado nada.',
  askInstead: 'Preguntar al asistente',
  missing: 'No encontrado',
  noPage: 'Esta página no existe.',
  toShop: 'A la tienda',
  soldOut: 'Agotado',
  reduced: 'Rebajado',
  before: 'antes',
  from: 'desde',
  colours: (count) => `${count} colores`,
  picture: (at) => `Imagen ${at}`,
  choose: 'Elegir',
  demoOnly: 'Una demostración: aquí no se puede pagar nada.',
  cards: {
    find: 'Encontrar algo',
    doYouHave: (title) => `¿Tienen ${title}?`,
    look: 'Echar un vistazo',
    whatIsIn: (shelf) => `¿Qué tienen en ${shelf}?`,
    compare: 'Comparar',
    compareTwo: (one, other) => `¿Qué diferencia hay entre ${one} y ${other}?`,
    returns: 'Devoluciones',
    howReturn: '¿Cómo devuelvo algo?',
    person: 'Una persona',
    askPerson: '¿Puedo hablar con una persona?',
  },
  script: {
    empty: 'La cesta está vacía.',
    total: 'Total',
    less: 'Uno menos:',
    more: 'Uno más:',
    remove: 'Quitar',
    inStock: 'Disponible',
    left: 'Solo quedan #',
    outOfStock: 'No disponible',
    addToCart: 'Añadir a la cesta',
    added: 'Está en la cesta.',
  },
}

const fr: DemoWords = {
  strip: 'Une boutique de démonstration : rien ne peut y être acheté. L’assistant est derrière le bouton dans le coin.',
  aboutShop: 'À propos de cette boutique',
  search: 'Rechercher',
  cart: 'Panier',
  categories: 'Catégories',
  madeBySpiel: 'Faite par Spiel avec le catalogue de cette boutique.',
  hours: 'Livraison, retours et horaires',
  home: 'Accueil',
  lead: 'Dites ce qu’il vous faut : l’assistant cherche dans toute la boutique.',
  ask: 'Demander à l’assistant',
  everything: 'Tout voir',
  tryAsking: 'Demandez par exemple',
  shelves: 'Par catégorie',
  sale: 'En promotion',
  popular: 'Les plus demandés',
  others: 'Dans le même genre',
  products: (count) => (count === 1 ? '1 produit' : `${count} produits`),
  shownFor: (query) => `Résultats pour « ${query} ».`,
  nothingHas: (wishes) => `Rien n’a ${wishes}. Ceci s’en approche.`,
  nothing: 'Rien trouvé.',
  askInstead: 'Demander à l’assistant',
  missing: 'Introuvable',
  noPage: 'Cette page n’existe pas.',
  toShop: 'Vers la boutique',
  soldOut: 'Épuisé',
  reduced: 'Promotion',
  before: 'avant',
  from: 'dès',
  colours: (count) => `${count} couleurs`,
  picture: (at) => `Image ${at}`,
  choose: 'Choisir',
  demoOnly: 'Une démonstration : rien ne peut y être payé.',
  cards: {
    find: 'Trouver quelque chose',
    doYouHave: (title) => `Avez-vous ${title} ?`,
    look: 'Faire un tour',
    whatIsIn: (shelf) => `Qu’avez-vous en ${shelf} ?`,
    compare: 'Comparer',
    compareTwo: (one, other) => `Quelle est la différence entre ${one} et ${other} ?`,
    returns: 'Retours',
    howReturn: 'Comment retourner un article ?',
    person: 'Une personne',
    askPerson: 'Puis-je parler à une personne ?',
  },
  script: {
    empty: 'Le panier est vide.',
    total: 'Total',
    less: 'Un de moins :',
    more: 'Un de plus :',
    remove: 'Retirer',
    inStock: 'En stock',
    left: 'Plus que #',
    outOfStock: 'Pas en stock',
    addToCart: 'Ajouter au panier',
    added: 'C’est dans le panier.',
  },
}

const words: Record<string, DemoWords> = { en, de, es, fr }

/** @param language of the store, BCP 47; English where the pages do not speak it */
export const demoWordsIn = (language: string): DemoWords => words[primaryOf(language)] ?? en
