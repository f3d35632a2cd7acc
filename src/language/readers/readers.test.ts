import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readQuantity } from '../amounts/read-quantity.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'
import { readAudience } from './read-audience.ts'
import { readOrder } from './read-order.ts'

type Reading = { value: string | number; from: number; to: number; ageYears?: number | null } | null

/** "value age: the words it was read from". */
function said(text: string, read: (tokens: TextToken[]) => Reading): string {
  const tokens = tokenize(text)
  const reading = read(tokens)
  if (!reading) return '-'
  const { value, from, to, ageYears = null } = reading
  const words = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
  return `${value}${ageYears === null ? '' : ` ${ageYears}`}: ${words}`
}

/** Lines of `text | expected`. */
function check(lines: string, read: (tokens: TextToken[]) => Reading): void {
  const found = lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')[0] ?? '')
    .map((text) => `${text} | ${said(text, read)}`)
  assert.deepEqual(found, lines.trim().split('\n'))
}

test('whom a thing is for is read in every language, kinship included', () => {
  check(
    `
running shoes for men | men: for men
men's running shoes | men: men's
women’s jacket | women: women’s
a gift for my wife | women: for my wife
something nice for my mum | women: for my mum
for her | women: for her
for her dog | dogs: for her dog
toys for an 8 year old boy | boys 8: for an 8 year old boy
toy for 8-year-old girls | girls 8: for 8-year-old girls
a bike for my son, 6 years | boys 6: for my son, 6 years
a present for my nephew (7 years old) | boys 7: for my nephew (7 years old)
a book for kids aged 3-5 | kids 3: for kids aged 3-5
puzzle for a 4 year old | kids 4: for a 4 year old
rattle for a 6 month old | baby 0: for a 6 month old
baby blanket | baby: baby
unisex hoodie | unisex: unisex
bed for our puppy | puppies: for our puppy
for my mother-in-law | women: for my mother-in-law
zapatos de mujer | women: de mujer
un regalo para mi novio | men: para mi novio
chaqueta para niños de 8 años | kids 8: para niños de 8 años
juguete para un niño de 8 años | boys 8: para un niño de 8 años
para mi hija | girls: para mi hija
para bebé | baby: para bebé
para mi mamá | women: para mi mamá
chaussures pour homme | men: pour homme
un cadeau pour ma femme | women: pour ma femme
jouet pour un garçon de 5 ans | boys 5: pour un garçon de 5 ans
pour ma fille | girls: pour ma fille
robe de fille | girls: de fille
jouet pour chien | dogs: pour chien
Herrenschuhe für meinen Mann | men: für meinen Mann
Geschenk für meine Freundin | women: für meine Freundin
Jacke für Damen | women: für Damen
Spielzeug für einen 8-jährigen Jungen | boys 8: für einen 8-jährigen Jungen
Puzzle für Kinder ab 3 Jahren | kids 3: für Kinder ab 3 Jahren
etwas für meine Oma | women: für meine Oma
scarpe da uomo | men: uomo
un regalo per mia moglie | women: per mia moglie
giocattolo per un bambino di 8 anni | boys 8: per un bambino di 8 anni
cuccia per il mio cane | dogs: per il mio cane
`,
    readAudience,
  )
})

test('words that mean something else are no audience', () => {
  check(
    `
iron man figure | -
2 years warranty | -
garantía de 2 años | -
puré de papa | -
garantie 2 ans | -
Junge Kunst | -
whisky for a 60 year old | -
the case for the phone | -
Game of 24 | -
`,
    readAudience,
  )
})

test('the end of a list that is asked for is read in every language', () => {
  check(
    `
what is the cheapest laptop | cheapest: the cheapest
your most expensive watch | dearest: most expensive
the newest phone | newest: the newest
best rated blender | best: best rated
top-rated blender | best: top-rated
las zapatillas más baratas | cheapest: más baratas
zapatillas más baratas | -
algo más barato que este | -
el reloj más caro | dearest: más caro
el mejor portátil | best: mejor
el mejor valorado | best: mejor valorado
lo último | newest: lo último
le téléphone le moins cher | cheapest: le moins cher
moins cher que 50 euros | -
la montre la plus chère | dearest: la plus chère
les mieux notés | best: mieux notés
das günstigste Handy | cheapest: günstigste
die teuerste Uhr | dearest: teuerste
das neueste Modell | newest: neueste
am besten bewertet | best: am besten bewertet
le scarpe più economiche | cheapest: più economiche
il più caro | dearest: più caro
l'orologio più venduto | best: più venduto
crop top | -
`,
    readOrder,
  )
})

test('how many are wanted is read in every language', () => {
  const isThing = (word: string) => /^(lamp|lamps|shoes|lamparas|lampes|lampen)$/.test(word)
  check(
    `
two lamps | 2: two
I take 3 | 3: 3
3 of them please | 3: 3
3x lamp | 3: 3x
x2 | 2: x2
a dozen eggs | 12: dozen
two dozen eggs | 24: two dozen
a dozen bucks | -
the Beam 13 9300 lamp | -
a pair of shoes | -
2 pairs of shoes | 2: 2
a couple of lamps | 2: couple of
the two lamps | -
size 42 | -
3 weeks | -
quiero tres lámparas | 3: tres
una docena de huevos | 12: docena
2 de estos | 2: 2
deux lampes | 2: deux
une douzaine d'œufs | 12: douzaine
ich nehme zwei | 2: zwei
zwei Lampen | 2: zwei
ein Dutzend Eier | 12: Dutzend
2 Stück | 2: 2
prendo tre | 3: tre
una dozzina di uova | 12: dozzina
2 paia di scarpe | 2: 2
`,
    (tokens) => readQuantity(tokens, isThing),
  )
})

test('each reader looks at the tokens of a long text a bounded number of times', () => {
  const reads = { count: 0 }
  const tokens = tokenize(`${'my '.repeat(1500)}${'for my a the 8 mas de '.repeat(200)}`)
  const counted = new Proxy(tokens, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads.count++
      return Reflect.get(target, key, receiver)
    },
  })
  for (const read of [readAudience, readOrder, readQuantity]) {
    reads.count = 0
    read(counted)
    assert.ok(reads.count < tokens.length * 60, `${read.name} looked ${reads.count} times at ${tokens.length} tokens`)
  }
})
