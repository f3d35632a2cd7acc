import assert from 'node:assert/strict'
import { test } from 'node:test'
import { say, spokenLanguages } from './engine/say.ts'
import { saidCode, wantsOrderCode } from './order-code-words.ts'
import type { TurnScope } from './turn-scope.ts'

test('six digits are a code in any groups, but no part of something longer', () => {
  const codes = [
    ...['482913', 'my code is 48 29 13', 'code: 482913.', '482-913', '4 8 2 9 1 3', '４８２９１３', 'es el 482 913'],
    ...['le code : 482913 !', 'Der Code lautet 48.29.13', 'order 7001, the code is 482913', '(482913)'],
  ]
  for (const text of codes) assert.equal(saidCode(text), '482913', text)
  const others = [
    ...['48291', '4829133', 'order 482913', 'where is #482913', 'Bestellung Nr. 482913', 'pedido número 482913'],
    ...['W482913', '482913.50', 'call 482-913-7788', 'no code came', ''],
  ]
  for (const text of others) assert.equal(saidCode(text), undefined, text)
})

/** @param before what was asked in the turn before: the address (false), or whether to send a code (true) */
function wants(text: string, before: boolean | null = null, act = 'unknown'): boolean {
  const asked = before === null ? null : { number: '7001', turn: 4, isOffer: before }
  const scope = {
    text,
    before: { orderCode: { asked, sent: null } },
    state: { turns: 5 },
    understanding: { act, confidence: 1 },
  }
  return wantsOrderCode(scope as unknown as TurnScope)
}

test('who does not know the address, will not give it, or asks for a code, wants one', () => {
  const ever = [
    ...["I don't remember which e-mail", 'i forgot my email', 'no idea what email i used', 'not sure which address'],
    ...['No recuerdo con qué correo', 'no me acuerdo del correo', 'he olvidado el email', 'no sé qué correo usé'],
    ...['Je ne sais plus quel e-mail', "j'ai oublié l'adresse", 'aucune idée de l’adresse mail'],
    ...['Ich weiß nicht mehr, welche E-Mail', 'keine Ahnung welche Mail', 'hab die E-Mail-Adresse vergessen'],
    ...['I would rather not give my email', 'prefiero no dar mi correo', 'ich möchte meine E-Mail nicht angeben'],
    ...[
      'send me a code',
      'can you mail me a code instead?',
      'envíame un código',
      'envoyez-moi un code',
      'the code never came',
    ],
    ...[
      'schick mir bitte einen Code',
      'ich brauche einen neuen Code',
      'another code please',
      'je n’ai reçu aucun code',
    ],
  ]
  for (const text of ever) assert.equal(wants(text), true, text)
  const whenAsked = [
    "I don't remember",
    'no idea',
    'idk',
    'ni idea',
    'no me acuerdo',
    'je ne sais plus',
    'weiß ich nicht',
  ]
  for (const text of whenAsked) assert.deepEqual([wants(text), wants(text, false)], [false, true], text)
  assert.deepEqual(
    [wants('yes', true, 'yes'), wants('yes', false, 'yes'), wants('yes', null, 'yes')],
    [true, false, false],
  )
})

test('other wishes ask for no code', () => {
  const others = [
    ...['where is order 7001', 'my email is ann@example.com', 'not sure, maybe my email is ann@example.com'],
    ...['send me a discount code', 'do you have a promo code?', 'I do not know which size to take', 'no thanks'],
    ...[
      'gibt es einen Gutschein-Code',
      'quiero un código de descuento',
      'un code promo ?',
      'what is your e-mail address?',
    ],
  ]
  for (const text of others) assert.equal(wants(text), false, text)
})

test('what the buttons say is understood, in each language', () => {
  for (const language of spokenLanguages) {
    for (const key of ['button_no_email', 'button_code', 'button_new_code'] as const) {
      assert.equal(wants(say(language, key)), true, `${language} ${key}`)
    }
  }
})
