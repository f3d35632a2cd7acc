import { fold } from '../../../language/text/fold.ts'

/** What colours and materials are called to a shopper, by their English name. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  black: { de: 'Schwarz', fr: 'noir', es: 'negro', en: 'black' },
  white: { de: 'Weiß', fr: 'blanc', es: 'blanco', en: 'white' },
  gray: { de: 'Grau', fr: 'gris', es: 'gris', en: 'grey' },
  silver: { de: 'Silber', fr: 'argent', es: 'plata', en: 'silver' },
  gold: { de: 'Gold', fr: 'or', es: 'oro', en: 'gold' },
  red: { de: 'Rot', fr: 'rouge', es: 'rojo', en: 'red' },
  blue: { de: 'Blau', fr: 'bleu', es: 'azul', en: 'blue' },
  navy: { de: 'Marineblau', fr: 'bleu marine', es: 'azul marino', en: 'navy' },
  green: { de: 'Grün', fr: 'vert', es: 'verde', en: 'green' },
  yellow: { de: 'Gelb', fr: 'jaune', es: 'amarillo', en: 'yellow' },
  orange: { de: 'Orange', fr: 'orange', es: 'naranja', en: 'orange' },
  purple: { de: 'Lila', fr: 'violet', es: 'morado', en: 'purple' },
  pink: { de: 'Rosa', fr: 'rose', es: 'rosa', en: 'pink' },
  brown: { de: 'Braun', fr: 'marron', es: 'marrón', en: 'brown' },
  beige: { de: 'Beige', fr: 'beige', es: 'beige', en: 'beige' },
  turquoise: { de: 'Türkis', fr: 'turquoise', es: 'turquesa', en: 'turquoise' },
  burgundy: { de: 'Bordeaux', fr: 'bordeaux', es: 'burdeos', en: 'burgundy' },
  olive: { de: 'Oliv', fr: 'olive', es: 'oliva', en: 'olive' },
  cotton: { de: 'Baumwolle', fr: 'coton', es: 'algodón', en: 'cotton' },
  wool: { de: 'Wolle', fr: 'laine', es: 'lana', en: 'wool' },
  leather: { de: 'Leder', fr: 'cuir', es: 'cuero', en: 'leather' },
  linen: { de: 'Leinen', fr: 'lin', es: 'lino', en: 'linen' },
  silk: { de: 'Seide', fr: 'soie', es: 'seda', en: 'silk' },
  polyester: { de: 'Polyester', fr: 'polyester', es: 'poliéster', en: 'polyester' },
  glass: { de: 'Glas', fr: 'verre', es: 'vidrio', en: 'glass' },
  plastic: { de: 'Kunststoff', fr: 'plastique', es: 'plástico', en: 'plastic' },
  wood: { de: 'Holz', fr: 'bois', es: 'madera', en: 'wood' },
  metal: { de: 'Metall', fr: 'métal', es: 'metal', en: 'metal' },
  steel: { de: 'Stahl', fr: 'acier', es: 'acero', en: 'steel' },
  'stainless steel': { de: 'Edelstahl', fr: 'acier inoxydable', es: 'acero inoxidable', en: 'stainless steel' },
  ceramic: { de: 'Keramik', fr: 'céramique', es: 'cerámica', en: 'ceramic' },
}

/** For whom a thing is. */
const audiences: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  men: { de: 'Herren', fr: 'hommes', es: 'hombre', en: 'men' },
  women: { de: 'Damen', fr: 'femmes', es: 'mujer', en: 'women' },
  boys: { de: 'Jungen', fr: 'garçons', es: 'niños', en: 'boys' },
  girls: { de: 'Mädchen', fr: 'filles', es: 'niñas', en: 'girls' },
  kids: { de: 'Kinder', fr: 'enfants', es: 'niños', en: 'kids' },
  baby: { de: 'Babys', fr: 'bébés', es: 'bebés', en: 'babies' },
  adults: { de: 'Erwachsene', fr: 'adultes', es: 'adultos', en: 'adults' },
  unisex: { de: 'unisex', fr: 'unisexe', es: 'unisex', en: 'unisex' },
  pets: { de: 'Haustiere', fr: 'animaux', es: 'mascotas', en: 'pets' },
  dogs: { de: 'Hunde', fr: 'chiens', es: 'perros', en: 'dogs' },
  puppies: { de: 'Welpen', fr: 'chiots', es: 'cachorros', en: 'puppies' },
  cats: { de: 'Katzen', fr: 'chats', es: 'gatos', en: 'cats' },
  kittens: { de: 'Kätzchen', fr: 'chatons', es: 'gatitos', en: 'kittens' },
  rodents: { de: 'Nager', fr: 'rongeurs', es: 'roedores', en: 'rodents' },
  birds: { de: 'Vögel', fr: 'oiseaux', es: 'pájaros', en: 'birds' },
}

/** For whom a thing is, or what the same is called of several, in a language; null where that is not known. */
export function spokenAudience(value: string, language: string): string | null {
  const told = value.split(', ').map((one) => audiences[one]?.[language])
  return told.every((one) => one !== undefined) ? told.join(', ') : null
}

const byWord = new Map<string, ReadonlyMap<string, string>>()

/** English names by what they are called in a language. */
function wordsOf(language: string): ReadonlyMap<string, string> {
  let words = byWord.get(language)
  if (!words) {
    const rows = Object.entries(names).flatMap(([name, row]) =>
      row[language] ? [[fold(row[language]), name] as const] : [],
    )
    words = new Map([...rows, ...(language === 'en' ? Object.keys(names).map((name) => [name, name] as const) : [])])
    byWord.set(language, words)
  }
  return words
}

/** A colour or material of a shop in another language; null where it is none, or no usual one. */
export function spokenValue(value: string, from: string, to: string): string | null {
  if (from === to) return null
  const name = wordsOf(from).get(fold(value))
  return name === undefined ? null : (names[name]?.[to] ?? null)
}
