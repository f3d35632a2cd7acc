import { bareProduct, bareVariant, type SearchProduct } from '../../../src/search/search-product.ts'

interface Given {
  title: string
  options?: Record<string, string>
  vendor?: string
  category?: string
  tags?: string[]
  price?: number
}

/** A product with a variant for each combination of its options, `a|b|c`; prices climb by one, each fourth is sold out. */
export function makeProduct(
  id: string,
  { title, options = {}, vendor, category, tags, price = 30 }: Given,
): SearchProduct {
  let combinations: Record<string, string>[] = [{}]
  for (const [name, values] of Object.entries(options)) {
    combinations = combinations.flatMap((one) => values.split('|').map((value) => ({ ...one, [name]: value })))
  }
  const variants = combinations.map((own, at) =>
    bareVariant(`${id}-${at}`, {
      ...{ title: Object.values(own).join(' / ') || null, options: own },
      ...{ price: price + at, inventory: at % 4 === 3 ? 0 : 5 },
    }),
  )
  return bareProduct(id, title, { vendor: vendor ?? null, category: category ?? null, tags: tags ?? [], variants })
}

const english: Given[] = [
  {
    title: 'Classic T-Shirt',
    options: { Color: 'Red|Navy|White|Heather Grey', Size: 'S|M|L|XL' },
    vendor: 'Nike',
    category: 'Men > Tops > Tees',
    tags: ['Eco Friendly'],
  },
  {
    title: 'Zip Hoodie',
    options: { Color: 'Red|Black', Size: 'S|M|L|XL' },
    vendor: 'Nike',
    category: 'Men > Tops > Hoodies',
    price: 60,
  },
  {
    title: 'Rain Jacket',
    options: { Color: 'Black|Royal Blue|Olive|Red', Size: 'XS|S|M|L|XL|XXL' },
    vendor: 'Adidas',
    category: "Women > Women's Jackets",
    price: 90,
  },
  {
    title: 'Trail Running Shoes',
    options: { Color: 'Black|Blue|Green|Burgundy', Size: '38|39|40|41|42|43' },
    vendor: 'Nike',
    category: 'Shoes > Running',
    price: 70,
  },
  {
    title: 'Everyday Belt',
    options: { Material: 'Leather|Faux Leather', Color: 'Brown|Black' },
    vendor: 'Under Armour',
    price: 25,
  },
  {
    title: 'Electric Kettle',
    options: { Capacity: '1L|1.5L', Material: 'Glass|Stainless Steel', Color: 'Silver|White' },
    price: 35,
  },
  {
    title: 'Smartphone Pro Max',
    options: { Storage: '64GB|128GB|256GB', Color: 'Space Grey|Gold|Rose Gold|Purple' },
    vendor: 'Fono',
    price: 500,
  },
  { title: 'Orange Juice', vendor: 'Sunny', category: 'Groceries > Drinks', tags: ['drinks'], price: 3 },
  { title: 'Cotton Socks', options: { Size: 'M|L', Color: 'White|Black' }, vendor: 'Gold Toe', price: 8 },
  { title: 'Red Bull Energy Drink', category: 'Groceries > Drinks', price: 2 },
  { title: 'Red Dog Bowl', category: 'Pets', price: 12 },
  { title: 'Cordless Drill', vendor: 'Black and Decker', price: 80 },
  { title: 'Backyard Grill', options: { Type: 'gas|charcoal|electric' }, price: 200 },
  {
    title: 'Air Max 90 Sneaker',
    options: { Color: 'White|Orange', Size: '40|41|42' },
    vendor: 'Nike',
    category: 'Shoes',
    price: 120,
  },
  { title: 'Winter Scarf', options: { Color: 'Pink|Yellow|Turquoise', Material: 'Silk|Wool' }, price: 28 },
  { title: 'Desk Lamp', options: { Color: 'White|Beige' }, price: 22 },
  { title: 'Jigsaw Puzzle', options: { Pieces: '500|1000' }, price: 15 },
  { title: 'Wine Glass Set', price: 24 },
  { title: 'Steam Iron', price: 45 },
  { title: 'Olive Oil', category: 'Groceries', price: 9 },
  { title: 'Sunglasses', options: { 'Frame color': 'Black|Tortoise', 'Lens color': 'Green|Brown' }, price: 55 },
  {
    title: 'Laptop',
    options: { 'Screen size': '13-inch|15-inch', Storage: '512GB SSD', Processor: 'i5|i7' },
    price: 900,
  },
]

/** The same small fashion store in another language. */
function fashion(words: {
  color: string
  colors: string
  size: string
  material: string
  materials: string
  titles: string[]
}): Given[] {
  return words.titles.map((title, at): Given => {
    const isShoe = at === 0
    const options = isShoe
      ? { [words.color]: words.colors, [words.size]: '37|38|39' }
      : at % 2 === 1
        ? { [words.color]: words.colors, [words.size]: 'S|M|L' }
        : { [words.color]: words.colors, [words.material]: words.materials, [words.size]: 'S|M|L' }
    return { title, options, vendor: isShoe ? 'Nike' : 'Adidas' }
  })
}

const toProducts = (given: Given[]) => given.map((one, at) => makeProduct(`p${at}`, one))

/** Small stores by language. */
export const testStores: Record<string, SearchProduct[]> = {
  en: toProducts(english),
  es: toProducts([
    ...fashion({
      color: 'Color',
      colors: 'Rojo|Azul|Azul marino|Negro|Blanco',
      size: 'Talla',
      material: 'Material',
      materials: 'Algodón|Cuero',
      titles: [
        'Zapatillas deportivas',
        'Vestido de verano',
        'Camiseta básica',
        'Chaqueta de invierno',
        'Bolso de mano',
      ],
    }),
    { title: 'Zumo de naranja' },
    { title: 'Lámpara de mesa' },
  ]),
  fr: toProducts([
    ...fashion({
      color: 'Couleur',
      colors: 'Rouge|Bleu|Bleu marine|Noir|Blanc',
      size: 'Taille',
      material: 'Matière',
      materials: 'Coton|Cuir',
      titles: [
        'Chaussures de course',
        "Robe d'été",
        'T-shirt',
        'Veste légère',
        'Sac à main',
        'Chemise',
        'Chemise longue',
      ],
    }),
    { title: "Jus d'orange" },
    { title: 'Vin rouge' },
  ]),
  de: toProducts([
    ...fashion({
      color: 'Farbe',
      colors: 'Rot|Blau|Dunkelblau|Schwarz|Weiß',
      size: 'Größe',
      material: 'Material',
      materials: 'Baumwolle|Leder',
      titles: ['Schuhe für Läufer', 'Kleid', 'Jacke', 'Winterjacke', 'Gürtel', 'Sommerkleid', 'Hemd'],
    }),
    { title: 'Orangensaft' },
  ]),
}
