import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { SearchProduct } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { ThingReader } from './thing-reader.ts'

interface Given {
  category?: string
  tags?: string[]
  vendor?: string
}

let made = 0
const product = (title: string, { category, tags = [], vendor }: Given = {}): SearchProduct => ({
  id: `p${made++}`,
  title,
  description: null,
  vendor: vendor ?? null,
  category: category ?? null,
  tags,
  url: null,
  imageUrl: null,
  currency: 'USD',
  variants: [],
  popularity: 0,
})

const gradeOf = (wish: string, is: SearchProduct, { language = 'en', catalog = 'en' } = {}): string => {
  const reader = new ThingReader(catalog)
  const thing = reader.readThing(wish, language)
  return thing === null ? 'nothing' : reader.gradeThing(thing, is).grade
}

/** Wish, title, and what else the shop says of it. */
type Pair = [wish: string, title: string, given?: Given, language?: string]

const things: Pair[] = [
  ['phone case', 'iPhone 12 Silicone Case with MagSafe', { category: 'Cell Phones > Accessories > Cases' }],
  ['case', 'For Samsung Galaxy S21 Leather Case, Brown'],
  ['tripod', 'Aluminium Tripod for DSLR Cameras', { category: 'Cameras' }],
  ['bag', 'Padded Tripod Bag with Shoulder Strap'],
  ['shoes', 'Air Runner 3 Sneakers'],
  ['footwear', 'Waterproof Ankle Boots, Black'],
  ['couch', 'Three Seat Sofa in Grey Linen'],
  ['coat hanger', 'Wooden Hangers, Pack of 20'],
  ['soup', 'Can of Tomato Soup'],
  ['shelves', 'Set of 2 Rustic Wall Shelves'],
  ['chocolates', 'Box of Belgian Chocolates'],
  ['winter boots', 'Snow Trekker Winter Boots | Size 8'],
  ['desk chair without wheels', 'Mesh Office Chair'],
  ['watch', 'Longines Master Collection', { tags: ['watches', 'luxury watches'] }],
  ['mobile', 'Oppo F19 Pro Plus', { category: 'Smartphones' }],
  ['book', 'Where the Forest Meets the Stars', { category: 'Books > Literature & Fiction' }],
  ['hoodie', 'Chaz Kangeroo Hoodie', { category: 'Men > Tops > Hoodies & Sweatshirts' }],
  ['t-shirt', 'Zoltan Gym Tee'],
  ['lamp', 'Desk Lamp with USB Port'],
  ['driver', 'Cordless Drill/Driver 20V'],
  ['conditioner', 'Argan Oil Shampoo & Conditioner Set'],
  ['oxfords', 'Leather Oxford Shoes'],
  ['makeup', 'Travel Makeup Kit'],
  ['phone', 'iPhone 13 Pro 256 GB Graphite'],
  ['laptop', 'MacBook Air 13 Inch Space Grey'],
  ['Winterstiefel', 'Insulated Winter Boots', {}, 'de'],
  ['Handyhülle', 'Clear Phone Case', {}, 'de'],
  ['zapatillas de correr', 'Trail Running Shoe', {}, 'es'],
  ['maillot de bain', 'One Piece Swimsuit with Ruffles', {}, 'fr'],
  ['tee', 'Helios EverCool&trade; Tee'],
  ['phone charger', 'USB-C Charger for iPhone &amp; iPad', { category: 'Phones > Accessories' }],
  ['fertilizer', 'Tomato Plant Feed, 1 L'],
  ['plant food', 'Organic Fertiliser 5 kg'],
]

const others: Pair[] = [
  ['phone', 'iPhone 12 Silicone Case with MagSafe', { category: 'Cell Phones > Accessories > Cases' }],
  ['iphone', 'iPhone 12 Silicone Case'],
  ['Handy', 'Clear Phone Case', {}, 'de'],
  ['camera', 'Aluminium Tripod for DSLR Cameras', { category: 'Cameras' }],
  ['tripod', 'Padded Tripod Bag with Shoulder Strap'],
  ['phone', 'Karaoke Microphone'],
  ['guitar', 'Guitar Strap', { category: 'Guitars' }],
  ['laptop', 'Laptop Stand', { category: 'Electronics > Computers > Accessories > Stands' }],
  ['sneakers', 'Classic Shoes'],
  ['desk lamp', 'Floor Lamp'],
  ['alarm clock', 'Wall Clock'],
  ['dishwasher', 'Dishwasher Tablets, 40 Count'],
  ['mouse', 'Mouse Pad XL'],
  ['ice cream', 'Ice Cream Maker'],
  ['cream', 'Ice Cream'],
  ['mug', 'Mug Tree Stand'],
  ['egg', 'Egg Slicer'],
  ['tv', 'Universal TV Wall Mount'],
  ['doll', 'Doll Clothes and Accessories Set'],
  ['tent', 'Stakes for Tents'],
  ['printer', 'Ink Cartridge for Laser Printer'],
  ['star', 'Where the Forest Meets the Stars', { category: 'Books > Literature & Fiction' }],
  ['baseball', 'Baseball Glove', { tags: ['sports', 'baseball'] }],
  ['coffee', 'Coffee Maker'],
  ['book', 'Dragon Bookends'],
  ['rain umbrella', 'Patio Umbrella'],
  ['capri sun', 'Bardot Capri'],
  ['drill', 'Gas Grill'],
  ['soda', 'Leather Sofa'],
  ['bra', 'Bella Tank', { category: 'Women > Tops > Bras & Tanks' }],
  ['hose', 'Garden Hose', {}, 'de'],
  ['purse', 'Pure Honey'],
]

test('praise names no thing', () => {
  for (const [wish, language] of [
    ['what is good for my cat', 'en'],
    ['something good for the garden', 'en'],
    ['was ist gut für meine Katze', 'de'],
    ['was Gutes für den Garten', 'de'],
    ['qué es bueno para mi gato', 'es'],
    ['quelque chose de bon pour mon chat', 'fr'],
  ] as const) {
    const name = new ThingReader(language).readThing(wish, language)?.name ?? ''
    assert.doesNotMatch(name, /good|gut|bueno|bon/, `${wish}: ${name}`)
  }
})

describe('is it the thing', () => {
  for (const [wish, title, given, language] of things) {
    test(`${wish}: ${title}`, () => assert.equal(gradeOf(wish, product(title, given), { language }), 'holds'))
  }
  for (const [wish, title, given, language] of others) {
    test(`${wish} is not: ${title}`, () => assert.notEqual(gradeOf(wish, product(title, given), { language }), 'holds'))
  }
})

/** Titles whose own thing no list knows: language, wish, title, what else the shop says. */
const madeForOthers: [language: string, wish: string, title: string, given?: Given][] = [
  ['de', 'Geige', 'Schulterstütze für Geige 4/4'],
  ['de', 'Gitarre', 'Capodaster für Gitarre', { category: 'Gitarren' }],
  ['de', 'Gitarre', 'Slidesatz (für Gitarre)'],
  ['de', 'Staubsauger', 'Gelenkstück passend für Staubsauger'],
  ['de', 'Gurt', 'Schulranzi mit Gurt'],
  ['en', 'guitar', 'Capo for Acoustic Guitar'],
  ['en', 'aquarium', 'Gravel Vac for Aquariums'],
  ['es', 'guitarra', 'Cejilla para guitarra clásica'],
  ['fr', 'violon', 'Épaulière pour violon'],
]

test('what a thing is made for is not what it is, though no list knows the thing', () => {
  for (const [language, wish, title, given] of madeForOthers)
    assert.notEqual(gradeOf(wish, product(title, given), { language, catalog: language }), 'holds', title)
  assert.equal(gradeOf('phone case', product('Youmaker Designed for Galaxy S9 Plus Case, Heavy Duty')), 'holds')
  assert.equal(gradeOf('coat', product('Cinqo for Women Winter Coat')), 'holds')
  assert.equal(gradeOf('shorts', product('Echo Fit Compression Short')), 'unknown')
  assert.equal(gradeOf('shorts', product('Echo Fit Compression Short', { category: 'Shorts' })), 'holds')
  assert.equal(gradeOf('earrings', product('Ohrini mit Perle', { category: 'Ohrringe' }), { catalog: 'de' }), 'holds')
})

test('an English name in a catalog of another language is read as a loan word, unless it is a word of that language', () => {
  const grade = (wish: string, title: string, language: string) =>
    gradeOf(wish, product(title), { language: 'en', catalog: language })
  assert.equal(grade('sneakers', 'Sneaker Velora 2 weiß', 'de'), 'holds')
  assert.equal(grade('hoodie', 'Hoodie Brooklyn unisex', 'fr'), 'holds')
  assert.equal(grade('power bank', 'Powerbank Kolibri 10.000 mAh', 'de'), 'holds')
  assert.equal(grade('shirt', 'Langarmshirt Fjell', 'de'), 'holds')
  assert.equal(grade('cooler', 'Cooler Tundra 30 L', 'es'), 'holds')
  assert.equal(gradeOf('Sneaker', product('Sneakers Velora'), { language: 'de', catalog: 'de' }), 'holds')
  for (const [wish, title, language] of [
    ['boots', 'Boot aufblasbar für 2 Personen', 'de'],
    ['coach', 'Trainer Ratgeber', 'de'],
    ['puffer jacket', 'Rucksack Puffer', 'de'],
    ['lock', 'Notizblock kariert', 'de'],
    ['manga', 'Camisa manga larga', 'es'],
    ['chandelier', 'Chandelier laiton', 'fr'],
    ['lamp', 'Cola Light', 'de'],
  ] as const)
    assert.notEqual(grade(wish, title, language), 'holds', title)
})

test('a German catalog: compounds, and what is for what', () => {
  const german = { language: 'de', catalog: 'de' }
  assert.equal(gradeOf('Stiefel', product('Gefütterte Winterstiefel für Damen'), german), 'holds')
  assert.equal(gradeOf('Hülle', product('Silikon Handyhülle für iPhone 12'), german), 'holds')
  assert.notEqual(gradeOf('Handy', product('Silikon Handyhülle für iPhone 12'), german), 'holds')
  assert.equal(
    gradeOf('boots', product('Gefütterte Winterstiefel für Damen'), { language: 'en', catalog: 'de' }),
    'holds',
  )
})

test('a grade names what says so, and what is missing', () => {
  const reader = new ThingReader('en')
  const grade = (wish: string, is: SearchProduct) => {
    const thing = reader.readThing(wish, 'en')
    assert.ok(thing)
    return reader.gradeThing(thing, is)
  }
  const shoe = product('Trail Sneakers', { tags: ['shoes'] })
  assert.deepEqual(grade('red leather sneakers', shoe), {
    grade: 'holds',
    field: 'title',
    words: 'sneaker',
    missing: ['red', 'leather'],
  })
  const bag = product('Camera Bag')
  assert.deepEqual(grade('camera', bag), { grade: 'fails', field: 'title', words: 'bag', missing: [] })
  const duffle = product('Overnight Bliss', { category: 'Gear > Bags' })
  assert.deepEqual(grade('bag', duffle), { grade: 'holds', field: 'category', words: 'Bags', missing: [] })
  assert.equal(grade('bag', product('Overnight Bliss')).grade, 'unknown')
})

test('a wish is read into thing, modifiers and what it is for', () => {
  const reader = new ThingReader('en')
  const thing = reader.readThing('a clear phone case for iphone 12', 'en')
  assert.equal(thing?.name, 'phone case')
  assert.deepEqual(
    thing?.words.map(({ text, role }) => `${text} ${role}`),
    ['a other', 'clear modifier', 'phone thing', 'case thing', 'for other', 'iphone for', '12 for'],
  )
  assert.equal(reader.readThing('winter boots size 8', 'en')?.name, 'winter boot')
  assert.equal(reader.readThing('desk chair without wheels', 'en')?.name, 'desk chair')
  for (const words of ['something nice', 'gifts', 'a present for my mum', '', '???', '12']) {
    assert.equal(reader.readThing(words, 'en'), null, words)
  }
})

test('the nearest there is: synonyms, kinds and the next wider thing, never siblings', () => {
  const reader = new ThingReader('en')
  for (const title of ['Soft Drinks', 'Leather Shoes', 'Tunnel Tent', 'Bread Knife', 'Handsaw', 'Wall Clock']) {
    reader.add(product(title))
  }
  const names = (wish: string) => {
    const thing = reader.readThing(wish, 'en')
    return thing && reader.nearNames(thing).map(({ name, relation, products }) => `${name} ${relation} ${products}`)
  }
  assert.deepEqual(names('soda'), ['soft drink same 1'])
  assert.deepEqual(names('loafers'), ['shoe wider 1'])
  assert.deepEqual(names('drill'), [])
  assert.deepEqual(names('alarm clock'), [])
})

test('the catalog of a store keeps its things up to date', () => {
  const catalog = new StoreCatalog({ language: 'en', currency: 'USD' })
  const before = catalog.bytes
  const namesNear = (wish: string) => {
    const thing = catalog.things.readThing(wish, 'en')
    return thing && catalog.things.nearNames(thing).map(({ name, products }) => `${name} ${products}`)
  }
  catalog.upsert([
    { ...product('Leather Shoes'), id: 'a' },
    { ...product('Canvas Shoes'), id: 'b' },
  ])
  assert.ok(catalog.bytes > before)
  assert.deepEqual(namesNear('loafers'), ['shoe 2'])
  catalog.upsert([{ ...product('Leather Loafers'), id: 'a' }])
  assert.deepEqual(namesNear('loafers'), ['loafer 1', 'shoe 1'])
  catalog.remove(['a', 'b', 'c'])
  assert.deepEqual(namesNear('loafers'), [])
})

test('hostile names are read, and mean nothing', () => {
  const reader = new ThingReader('en')
  for (const title of [
    '',
    '((((',
    '🎉'.repeat(400),
    'constructor',
    '__proto__',
    'for for for',
    'a'.repeat(5000),
    '<b>&amp;',
  ]) {
    const odd = product(title, { tags: [title], category: `${title} > ${title}`, vendor: title })
    reader.add(odd)
    const thing = reader.readThing(title || 'toString', 'xx')
    if (thing) reader.gradeThing(thing, odd)
    reader.remove(odd)
  }
  assert.equal(reader.bytes < 10_000, true)
})

test('strings are for instruments and no instruments, and a ukulele is no guitar', () => {
  const german = { language: 'en', catalog: 'de' }
  assert.equal(gradeOf('strings for my classical guitar', product('Saitensatz für Konzertgitarre'), german), 'holds')
  assert.notEqual(gradeOf('strings', product('Violine Amara 4/4 mit Koffer'), german), 'holds')
  assert.notEqual(gradeOf('guitar', product('Soprano Ukulele')), 'holds')
  assert.equal(gradeOf('guitar', product('Konzertgitarre Amara'), german), 'holds')
  assert.equal(gradeOf('recorder', product('Altblockflöte Ahorn'), german), 'holds')
  assert.equal(gradeOf('amp', product('Guitar Amplifier 15 W')), 'holds')
  assert.notEqual(gradeOf('guitar', product('Guitar Amplifier 15 W')), 'holds')
})

test('what a thing is made of is not what it is: a compound is no sort of its last part then', () => {
  const german = { language: 'de', catalog: 'de' }
  assert.equal(gradeOf('Vase', product('Vase Kunststoff rund'), german), 'holds')
  assert.notEqual(gradeOf('Stoff', product('Vase Kunststoff rund'), german), 'holds')
})

test('what a title says something is made of is not what it is, whatever it stands under', () => {
  const pot = product('Six-Cup Cafetiere, ruby glass', { category: 'Kitchen > Coffee & Tea Ware' })
  for (const name of ['cafetiere', 'french press', 'coffee maker']) assert.equal(gradeOf(name, pot), 'holds', name)
  assert.equal(gradeOf('prensa francesa', pot, { language: 'es' }), 'holds')
  assert.equal(gradeOf('Stempelkanne', pot, { language: 'de' }), 'holds')
})

test('of a wider and a nearer name in a title both hold', () => {
  const bag = product('Bag Elena Nova, Shoulder Bag in Cognac')
  assert.equal(gradeOf('shoulder bag', bag), 'holds')
  assert.equal(gradeOf('bag', bag), 'holds')
  assert.notEqual(gradeOf('camera', product('Bag Elena Nova, Camera Inlay')), 'holds')
})

test('what is done to a thing, and what the list of its uses names, is not the thing', () => {
  assert.notEqual(gradeOf('screen', product('Screen Repair Kit with Roller')), 'holds')
  assert.notEqual(gradeOf('clarinet', product('Clarinet Cleaning Set, 5 pcs')), 'holds')
  assert.equal(gradeOf('makeup', product('Travel Makeup Kit')), 'holds')
  const strap = product('Woven Guitar Strap for Acoustic, Bass and Electric Guitars', { category: 'Guitars & Straps' })
  assert.notEqual(gradeOf('guitar', strap), 'holds')
  const buckle = product('Square Buckle for Belts', { tags: ['Belts'] })
  assert.notEqual(gradeOf('belt', buckle), 'holds')
  const kit = product('Kit de limpieza guitarra y bajo')
  assert.notEqual(gradeOf('guitarra', kit, { language: 'es', catalog: 'es' }), 'holds')
})
test('a label that only says more of what the title names makes no other thing of it', () => {
  const spanish = { language: 'es', catalog: 'es' }
  const dish = product('Fuente de horno', { category: 'Menaje', tags: ['horno'] })
  assert.equal(gradeOf('microondas', dish, spanish), 'fails')
  assert.notEqual(gradeOf('horno', dish, spanish), 'holds')
  assert.equal(gradeOf('desk lamp', product('Lamp Shade', { category: 'Home', tags: ['lamp'] })), 'fails')
})

test('a part of the body, and what withstands, behind a thing is not the thing', () => {
  assert.equal(gradeOf('sunscreen', product('Solvita Sun Spray Body SPF 30')), 'holds')
  assert.equal(gradeOf('sunscreen', product('Solvita Kids Sun Milk SPF 50 very water resistant')), 'holds')
  assert.notEqual(gradeOf('sunscreen', product('Solvita After Sun Gel')), 'holds')
  const spanish = { language: 'es', catalog: 'en' }
  assert.equal(gradeOf('bolsa de agua caliente', product('Flauschi Hot Water Bottle 2 l'), spanish), 'holds')
  assert.notEqual(gradeOf('bolsa de agua caliente', product('Sea Water Nose Rinse'), spanish), 'holds')
  assert.equal(gradeOf('pflaster', product('Kids Plasters'), { language: 'de', catalog: 'en' }), 'holds')
  assert.notEqual(gradeOf('pflaster', product('Ankle Bandage'), { language: 'de', catalog: 'en' }), 'holds')
})

test('how much of it a thing has is not the thing', () => {
  assert.equal(gradeOf('laptop', product('Orion Gaming Laptop 16GB RAM 512GB SSD')), 'holds')
  assert.equal(gradeOf('phone', product('Orion X2 Phone 128 GB Storage')), 'holds')
  assert.notEqual(gradeOf('laptop', product('Orion Laptop 65W Charger')), 'holds')
})
