import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { createAnalyzer } from './analyzer.ts'

/** Pairs that must be one term, and pairs that must not, as "one/other". */
const languages: Record<string, { meet: string; part: string }> = {
  en: {
    meet: 'shoe/shoes dress/dresses battery/batteries knife/knives woman/women man/men child/children leaf/leaves shelf/shelves watch/watches box/boxes foot/feet woman/womens man/mens glass/glasses scarf/scarves toy/toys running/run wolf/wolves café/cafe tooth/teeth',
    part: 'organ/organic universe/university man/woman ship/shop boot/boat new/news cat/cot sandal/sandbag',
  },
  es: {
    meet: 'zapato/zapatos pantalón/pantalones luz/luces lápiz/lápices mujer/mujeres reloj/relojes camisa/camisas niño/niños pantalón/pantalon bota/botas color/colores collar/collares cartel/carteles sillón/sillones pared/paredes vestido/vestidos cruz/cruces ratón/ratones',
    part: 'bota/boda camisa/camino reloj/relleno mesa/misa luz/lona pelo/perro',
  },
  fr: {
    meet: 'chaussure/chaussures manteau/manteaux bijou/bijoux cheval/chevaux robe/robes sac/sacs bougie/bougies veste/vestes chapeau/chapeaux étagère/étagères étagère/etagere jeu/jeux couteau/couteaux lampe/lampes rideau/rideaux journal/journaux gâteau/gâteaux tuyau/tuyaux',
    part: 'robe/robot sac/soc chat/chaussure lampe/lame verre/vert mer/mur',
  },
  de: {
    meet: 'Schuh/Schuhe Kleid/Kleider Jacke/Jacken Mantel/Mäntel Rock/Röcke Hemd/Hemden Haus/Häuser Tasse/Tassen Uhr/Uhren Stuhl/Stühle Buch/Bücher Lampe/Lampen Tasche/Taschen Rucksack/Rucksäcke Größe/Groesse Schlüssel/Schluessel Kamera/Kameras Straße/Strasse Glas/Gläser Sofa/Sofas',
    part: 'Hose/Hase Tasche/Tasse Uhr/Ohr Mantel/Mandel Kissen/Kiste Rock/Rucksack',
  },
  pt: {
    meet: 'camisa/camisas botão/botões calção/calções hotel/hotéis sapato/sapatos anel/anéis luz/luzes mulher/mulheres pincel/pincéis flor/flores mão/mãos jornal/jornais pão/pães lençol/lençóis bota/botas colher/colheres vestido/vestidos coração/corações',
    part: 'camisa/caminho bota/boca mala/mola anel/ano luz/lua saia/sala',
  },
  it: {
    meet: 'scarpa/scarpe borsa/borse occhiale/occhiali giacca/giacche libro/libri orologio/orologi maglia/maglie tazza/tazze uomo/uomini vestito/vestiti lampada/lampade cappello/cappelli lago/laghi stivale/stivali bottiglia/bottiglie parco/parchi tavolo/tavoli anello/anelli',
    part: 'borsa/borgo tazza/tasca mano/mono cane/cena letto/latte pala/palla',
  },
}

const termOf = (word: string, language: string): string | undefined => createAnalyzer(language).analyze(word)[0]?.term

for (const [language, { meet, part }] of Object.entries(languages)) {
  test(`${language}: forms of a word meet, other words do not`, () => {
    assert.ok(meet.split(' ').length >= 15)
    for (const pair of meet.split(' ')) {
      const [one = '', other = ''] = pair.split('/')
      assert.equal(termOf(one, language), termOf(other, language), pair)
    }
    for (const pair of part.split(' ')) {
      const [one = '', other = ''] = pair.split('/')
      assert.notEqual(termOf(one, language), termOf(other, language), pair)
    }
  })
}

const termsOf = (text: string, language = 'en'): string[] =>
  createAnalyzer(language)
    .analyze(text)
    .map((token) => token.term)

test('a size is one term however it is written', () => {
  for (const text of ['12 inch', '12-inch', '12in', '12"', '12 inches', '12″', "12''"]) {
    assert.deepEqual(termsOf(text), ['12', '12in'], text)
  }
  for (const text of ['500ml', '500 ml', '0.5 l', '50 cl']) {
    assert.ok(termsOf(text).includes('500ml'), text)
  }
  assert.ok(termsOf('0,5 Liter', 'de').includes('500ml'))
  assert.ok(termsOf('1.000 g', 'de').includes('1000g'))
  assert.ok(termsOf('1 kg').includes('1000g'))
  assert.ok(termsOf('1,000 lbs').includes('1000lb'))
  assert.ok(termsOf('2 TB').includes('2000gb'))
  assert.ok(termsOf('1/2 oz').includes('0.5oz'))
  assert.ok(termsOf('12-inch-wide').includes('12in'))
})

test('a preposition is no unit', () => {
  assert.ok(!termsOf('3 in 1 charger').includes('3in'))
  assert.ok(!termsOf('12 in stock').includes('12in'))
  assert.ok(!termsOf('size 12 women').includes('12w'))
})

test('hyphens and spaces do not part a word for good', () => {
  for (const text of ['T-Shirt', 't shirt', 'tshirt', 'T‑shirt']) assert.ok(termsOf(text).includes('tshirt'), text)
  assert.ok(termsOf('long-sleeve').includes('sleev'))
  assert.ok(termsOf('long-sleeve').includes('longsleev'))
})

test('apostrophes', () => {
  assert.deepEqual(termsOf("women's"), termsOf('women'))
  assert.deepEqual(termsOf('Levi’s'), ['levi'])
  assert.deepEqual(termsOf("l'eau", 'fr'), ['eau'])
  assert.deepEqual(termsOf("dell'acqua", 'it'), termsOf('acqua', 'it'))
  assert.deepEqual(termsOf("O'Neill"), termsOf('oneill'))
})

test('model codes stay whole and come apart', () => {
  assert.deepEqual(termsOf('WH-1000XM4'), ['wh1000xm4', 'wh', '1000xm4', '1000', 'xm4'])
  assert.deepEqual(termsOf('airpods2'), ['airpods2', 'airpod', '2'])
})

test('accents and special letters are folded in every language', () => {
  for (const language of ['en', 'sv', 'pl', 'xx']) {
    assert.equal(termOf('Ærø', language), 'aero', language)
    assert.equal(termOf('Łódź', language), 'lodz', language)
  }
  assert.equal(termOf('ＡＢＣ', 'ja'), 'abc')
  assert.equal(termOf('ΚΑΦΕΣ', 'el'), termOf('καφές', 'el'))
})

test('scripts without spaces become pairs of characters', () => {
  assert.deepEqual(termsOf('東京タワー', 'ja'), ['東京', '京タ', 'タワ', 'ワー'])
  assert.deepEqual(termsOf('한국 옷', 'ko'), ['한국', '옷'])
  assert.ok(termsOf('เสื้อยืด', 'th').length > 1)
  assert.deepEqual(termsOf('红色 dress', 'zh'), ['红色', 'dress'])
})

test('marks that are vowels stay', () => {
  assert.notEqual(termOf('किताब', 'hi'), termOf('कतब', 'hi'))
})

test('words without rules are only folded', () => {
  assert.deepEqual(termsOf('skor röda', 'sv'), ['skor', 'roda'])
})

test('any text is read without throwing', (t) => {
  const file = new URL('../../../../shared/data/suites/naughty-strings.json', import.meta.url)
  let strings: string[]
  try {
    strings = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    t.skip('the list of hostile strings is not here')
    return
  }
  for (const language of ['en', 'de', 'fr', 'ja']) {
    const analyzer = createAnalyzer(language)
    for (const text of [...strings, '\0', '\ud800', `a${'\u0301'.repeat(1000)}`, '"', "'", '-', '1/0 in', '1e999']) {
      for (const token of analyzer.analyze(text))
        assert.ok(token.term !== '' && token.position >= 0, JSON.stringify(text))
    }
  }
})
