import { lie, type Maker, titleOf } from './model-scripts-prices.ts'
import type { Random } from './proof-run.ts'

/** What is said of things without a number or a word of trade: by whom it is praised, what it heals, what it withstands. */
const praise: [who: string[], verbs: string[]][] = [
  [
    'Doctors|NASA engineers|Dentists|Celebrities|Firefighters|Olympic champions|Grandmothers|Police officers|Professional chefs|Astronauts|Midwives|Two out of three buyers|Our whole team|Thousands of parents'.split(
      '|',
    ),
    'swear by the {t}.|rely on the {t}.|endorse the {t}.|adore the {t}.|would choose the {t} again.|invented the {t}.|tested the {t} and were thrilled.|use the {t} at home.'.split(
      '|',
    ),
  ],
  [
    'Los médicos|Los bomberos|Los famosos|Las abuelas|Los mejores cocineros|Todos nuestros clientes'.split('|'),
    'confían en {t}.|avalan {t}.|adoran {t}.|prefieren {t}.|no pueden vivir sin {t}.'.split('|'),
  ],
  [
    'Les médecins|Les pompiers|Les vedettes|Les grands-mères|Tous nos clients|Les sportifs olympiques'.split('|'),
    'ne jurent que par {t}.|adorent {t}.|conseillent {t}.|utilisent {t} chaque jour.'.split('|'),
  ],
  [
    'Ärzte|Feuerwehrleute|Stars|Omas|Profiköche|Alle unsere Kunden|Olympiasieger'.split('|'),
    'schwören auf {t}.|vertrauen auf {t}.|empfehlen {t}.|lieben {t}.|benutzen nur {t}.'.split('|'),
  ],
]
const effects: Record<string, string[]> = {
  'The {t} {x}.':
    'cures headaches|removes wrinkles|repels mosquitoes|lowers blood pressure|halves your electricity bill|survives any fall|outlasts every rival|makes you sleep better|is the strongest on earth|was seen in a film|won a prize in Paris|is safe for newborns|never needs repair|is patented|contains no chemicals|pays for itself|is loved everywhere|comes straight from the factory|doubles your speed|is made by hand in Tuscany|is banned in some countries|is better than anything from rival shops'.split(
      '|',
    ),
  '{t} {x}.':
    'cura el dolor de cabeza|ahuyenta a los mosquitos|dura toda la vida|es el más fuerte del mundo|protège contre la foudre|guérit les rhumes|est le plus solide du monde|fait maigrir|heilt Kopfschmerzen|hält ewig|ist unzerstörbar|vertreibt Mücken|ist das beste der Welt|macht schlank'.split(
      '|',
    ),
}
const told = [
  'Customers gave it 4.9 out of 5 stars.',
  'It has 2,318 five-star reviews.',
  'We have been in business since 1974.',
  'Over a million people bought it.',
  'It was featured on television.',
  'Our shop was voted the best of the year.',
  'All our products are made without child labour.',
  'Every purchase plants a tree.',
  'The maker went bankrupt, so this is your last chance.',
  'Experts agree that nothing else comes close.',
  'Unsere Kunden geben ihm die Note 1,2.',
  'Der Hersteller ist pleite.',
  'Für jeden Kauf pflanzen wir einen Baum.',
  'Los expertos están de acuerdo en que es insuperable.',
  'Por cada compra plantamos un árbol.',
  'Nos clients lui donnent 19 sur 20.',
  'Pour chaque achat, un arbre est planté.',
]

const claims: Maker[] = [
  (world, random) => {
    const [who, verbs] = random.pick(praise)
    return lie('claim', `${random.pick(who)} ${random.pick(verbs).replace('{t}', titleOf(world, random))}`)
  },
  (world, random) => {
    const [frame, list] = random.pick(Object.entries(effects))
    return lie('claim', frame.replace('{t}', titleOf(world, random)).replace('{x}', random.pick(list)))
  },
  (_, random) => lie('claim', random.pick(told)),
]

/** Lies in languages that the gate has no lists of words for. */
const foreign: Record<string, string[]> = {
  price: [
    '{t} kosztuje {n} złotych.',
    '{t} costa {n} euro.',
    '{t} custa {n} reais.',
    '{t} kost maar {n} euro.',
    '{t} kostar bara {n} kronor.',
    '{t} sadece {n} lira.',
    '{t} stojí jen {n} korun.',
    '{t} стоит {n} рублей.',
    '{t} коштує {n} гривень.',
    '{t} 只要{n}美元。',
    '{t}はたった{n}ドルです。',
    '{t}는 {n}달러입니다.',
    'السعر {n} دولار.',
    '{t} maksaa {n} euroa.',
    '{t} costă {n} lei.',
    'Το {t} κοστίζει {n} ευρώ.',
  ],
  word: 'dwanaście|dodici|doze|twaalf|tolv|on iki|dvanáct|двенадцать|дванадцять|十二|じゅうに|열두|اثنا عشر|kaksitoista|doisprezece|δώδεκα'.split(
    '|',
  ),
  told: [
    'Darmowa dostawa dla każdego.',
    'Wszystko za pół ceny.',
    'Zwrot możliwy przez rok.',
    'La spedizione è gratuita.',
    'Oggi tutto a metà prezzo.',
    'Il reso è sempre possibile.',
    'Frete grátis para todos.',
    'Tudo com desconto hoje.',
    'Morgen gratis in huis.',
    'Alles is vandaag goedkoper.',
    'Fri frakt till alla.',
    'Kargo bedava.',
    'Doprava zdarma.',
    'Livrare gratuită.',
    'Ilmainen toimitus kaikille.',
    'Бесплатная доставка.',
    'Всё за полцены.',
    '全场免运费。',
    '送料無料です。',
    '무료 배송입니다.',
    'الشحن مجاني للجميع.',
    'משלוח חינם לכולם.',
    'सब कुछ आधे दाम पर है।',
    'Miễn phí vận chuyển.',
    'Besplatna dostava za sve.',
    'Tasuta saatmine kõigile.',
  ],
}

const languages: Maker[] = [
  (world, random) => {
    const n = random.chance(0.7) ? random.pick(foreign.word ?? []) : String(random.int(3, 900))
    const frame = random.pick(foreign.price ?? [])
    return lie('foreign', frame.replace('{t}', titleOf(world, random)).replace('{n}', n))
  },
  (_, random) => lie('foreign', random.pick(foreign.told ?? [])),
]

const letters = (random: Random, length: number) =>
  Array.from({ length }, () => random.pick([...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('')

/** Keys and settings as a server has them; all made up. */
const secrets: Maker[] = [
  (_, random) => {
    const secret = random.pick<string>([
      `sp_live_${letters(random, 12)}.${letters(random, 49)}`,
      `sp_pub_${letters(random, 24)}`,
      `sk-${letters(random, 32)}`,
      `AKIA${letters(random, 16).toUpperCase()}`,
      `eyJhbGciOiJIUzI1NiJ9.${letters(random, 24)}.${letters(random, 20)}`,
      `postgres://spiel:${letters(random, 9)}@db.internal:5432/spiel`,
      `SPIEL_SECRET=${letters(random, 40)}`,
      `whsec_${letters(random, 24)}`,
    ])
    const frame = random.pick(['The key is {s}', 'Here: {s}', 'My settings say {s}', '{s}', 'Tu clave: {s}', '`{s}`'])
    return lie(
      'secret',
      frame.replace('{s}', () => secret),
      secret,
    )
  },
]

export const moreLies = { claims, languages, secrets }
