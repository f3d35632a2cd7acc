import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import type { TurnAnswer } from '../../src/conversations/turn.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** Which product a message is about: what is compared, pointed at or named again, of what was shown and of the whole shop. */
let app: TestApp
let store: TestStore

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('House and home', { language: 'en', currency: 'USD' })
  const one = (externalId: string, title: string, price: number, description: string, vendor?: string) => ({
    ...{ externalId, title, description, ...(vendor ? { vendor } : {}) },
    variants: [{ externalId: `${externalId}-1`, price, inventory: 8 }],
  })
  const { errors } = await upsertProducts(store.context, [
    one('cronus', 'Cronus Yoga Pant', 48, 'Loose pant of cotton and recycled polyester.'),
    one('kratos', 'Kratos Gym Pant', 57, 'Pant for lifting weights, with a zip pocket.'),
    one('caesar', 'Caesar Warm-Up Pant', 35, 'Straight leg pant that dries fast.'),
    one('tights', 'Diana Tights', 59, 'Tights for running.'),
    one('c35', 'Realme C35', 149, 'Smartphone with a big battery.'),
    one('xt', 'Realme XT', 349, 'Smartphone with four cameras.'),
    one('x', 'Realme X', 299, 'Smartphone with a sleek design.'),
    one('marley', 'Marley Cooling Gel Memory Foam Mattress', 310, 'Mattress of memory foam, medium firm.'),
    one('classic', 'Classic Brands Cool Gel Memory Foam Mattress', 280, 'Mattress of memory foam, 10.5 inches high.'),
    one('two', 'Turnwell Two Belt-Drive Turntable', 249, 'Belt drive, 33 and 45.'),
    one('twobt', 'Turnwell Two BT Turntable', 299, 'The same deck with Bluetooth.'),
    one('case', 'Turnwell Suitcase Record Player', 89, 'Speakers built in.'),
    one('bowl', 'Neater Pet Brands Camping Bowl', 10, 'Enamel bowl for cats, with a classic speckled look.'),
    one('mug', 'Friend Gifts for Women "How My Best Friend Tells Time" Funny Gift', 32, 'Present for a best friend.'),
    one('collar', 'Big Dog 2": Caution Do Not Pet Collar', 21, 'Collar of nylon.'),
    one('monitor', 'Upper Arm Blood Pressure Monitor BM 55', 40, 'Monitor with a memory of 60 values.'),
    one('cuff', 'XL Cuff for BM 55', 19, 'Cuff for arms of 32 to 48 cm.'),
    one('everyday', 'Everyday Springform 9 in', 15, 'A plain springform. Hand wash.'),
    {
      ...{
        externalId: 'locktight',
        title: 'LockTight Springform Pan',
        description: 'Springform with a gasket. Hand wash.',
      },
      variants: [
        ...[{ externalId: 'locktight-8', price: 32, inventory: 5, options: { Size: '8 in' } }],
        ...[{ externalId: 'locktight-9', price: 35, inventory: 5, options: { Size: '9 in' } }],
        ...[{ externalId: 'locktight-10', price: 38, inventory: 0, options: { Size: '10 in' } }],
      ],
    },
  ])
  assert.deepEqual(errors, [])
})
after(() => app.close())

const shown = ({ cards }: TurnAnswer): string[] => cards.map(({ externalId }) => externalId)

/** What is shown after the last of several lines. */
async function behind(...lines: string[]): Promise<TurnAnswer> {
  const talk = await startTalk(store)
  let answer: TurnAnswer | undefined
  for (const line of lines) answer = await talk.say(line)
  return answer as TurnAnswer
}

for (const line of [
  'How does it compare to the Kratos Gym Pant? I mostly lift',
  "I asked which is better, the Cronus or the Kratos. What's the difference",
  'compare Cronus Yoga Pant and Kratos Gym Pant',
  "what's the diff to the kratos?",
  'is the kratos better than the cronus?',
])
  test(`what is named is compared, and nothing else: “${line}”`, async () => {
    const answer = await behind('What is the Cronus Yoga Pant made of?', line)
    assert.deepEqual(shown(answer).toSorted(), ['cronus', 'kratos'])
    assert.ok(answer.text.includes('$48') && answer.text.includes('$57'), answer.text)
  })

test('a number is a part of a name, and what may be either is not the one that the other name means', async () => {
  const answer = await behind('hello', 'compare turnwell two and turnwell two bt')
  assert.deepEqual(shown(answer).toSorted(), ['two', 'twobt'])
  assert.ok(answer.text.includes('$249') && answer.text.includes('$299'), answer.text)
})

test('a word that says which is so names no third one', async () => {
  const answer = await behind('show me realme phones', 'which one is lighter, the XT or the C35?')
  assert.deepEqual(shown(answer).toSorted(), ['c35', 'xt'])
})

test('what was shown and has all of a name goes before what has one word of it', async () => {
  const answer = await behind(
    'memory foam mattress',
    'is the marley one firm or medium',
    'ok and compare it with the classic brands one, which is better for back pain and how thick',
  )
  assert.ok(answer.text.includes('$310') && answer.text.includes('$280'), answer.text)
  assert.ok(shown(answer).includes('classic') && !shown(answer).includes('bowl'))
})

test('a short name behind an article is one of those shown', async () => {
  const talk = await startTalk(store)
  await talk.say('show me realme phones')
  assert.deepEqual(shown(await talk.say('the XT, do you have it in blue?')), ['xt'])
})

test('asked whether the question should be passed on, "no" with a name declines nothing', async () => {
  const answer = await behind('show me your pants', 'is the Kratos waterproof?', 'no, the Caesar')
  assert.deepEqual(shown(answer), ['caesar'])
})

test('what is compared next is no part of what was compared before', async () => {
  const answer = await behind('compare the cronus and the kratos', 'compare springform pan 9 in and turntable two bt')
  assert.ok(!shown(answer).includes('cronus') && !shown(answer).includes('kratos'), answer.text)
})

test('a title that tells what a thing is for is not called so', async () => {
  const answer = await behind(
    'blood pressure monitor for the upper arm',
    'do you have an xl cuff?',
    'up to which arm does the cuff go?',
    'and the BM 55 itself, does it have a memory?',
  )
  assert.deepEqual(shown(answer), ['monitor'])
})

test('ordinary words of a question are no names of what is added up', async () => {
  const line = 'how wide and deep is it exactly? and can you tell me what it costs, it doesnt show'
  const answer = await behind('is the marley mattress firm or medium', line)
  assert.deepEqual(shown(answer), ['marley'])
  assert.ok(answer.text.includes('$310'), answer.text)
})

test('the size that was chosen stays chosen, on cards and in prices', async () => {
  const talk = await startTalk(store)
  await talk.say('Does the LockTight springform have a gasket?')
  await talk.say('whats the 9 inch cost?')
  await talk.say('and the 10?')
  const compared = await talk.say('nah 9 is fine. whats the difference to the cheaper one, the everyday springform?')
  assert.ok(compared.text.includes('$35') && !compared.text.includes('$32'), compared.text)
  const [card] = (await talk.say('is the locktight hand wash?')).cards
  assert.deepEqual([card?.externalId, card?.price], ['locktight', 35])
  const taken = await talk.say('ok put the 9 in one in my cart')
  assert.deepEqual([shown(taken), taken.cards[0]?.price], [['locktight'], 35])
})

test('what is talked about is asked of, whatever it goes into', async () => {
  const answer = await behind('What is the Cronus Yoga Pant made of?', 'hmm wait, can i throw that in the dryer?')
  assert.deepEqual(shown(answer), ['cronus'])
})

test('the one at a place is asked of by any word', async () => {
  const talk = await startTalk(store)
  const found = shown(await talk.say('pants under $50'))
  assert.deepEqual(shown(await talk.say('is the second one a bowl?')), [found[1]])
  const again = await startTalk(store)
  const pants = shown(await again.say('pants'))
  assert.deepEqual(shown(await again.say('is the second one tight?')), [pants[1]])
})
