import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOptions } from '../../../../test/data/gate-claims/sample-facts.ts'
import { createTextGate } from '../claim-gate.ts'

/** Why a sentence is not shown as it is; null where it is. */
function reasonOf(text: string, language: string, done: string[] = []): string | null {
  const gate = createTextGate({ ...sampleOptions, language, done: () => new Set(done) })
  return [...gate.push(text), ...gate.end()].find(({ replaced }) => replaced)?.replaced?.reason ?? null
}

const deeds: Record<string, string[]> = {
  en: [
    'I popped one into your basket.',
    'I have had one set aside at the counter.',
    'I looked it up and swapped the colour for you.',
    'I am drawing up the exchange papers for you.',
    'I managed to get the shipping fee taken off.',
    'One is on hold for you.',
    'I will ring the warehouse.',
    'You will get a confirmation email in a minute.',
  ],
  de: [
    'Ich habe Ihnen eine Jacke zurücklegen lassen.',
    'Das habe ich eben für Sie umgebucht.',
    'Ich lege Ihnen eine zur Seite.',
    'Ihre Adresse wurde geändert.',
    'Ich konnte die Versandkosten für Sie streichen.',
  ],
  fr: [
    'Je vous mets un exemplaire de côté.',
    'J’ai fait le nécessaire pour la commande.',
    'Je viens de bloquer une veste pour vous.',
    'Votre adresse a été modifiée.',
  ],
  es: [
    'Te he metido dos en la cesta.',
    'Te lo reservo hasta mañana.',
    'Ya cancelé tu pedido.',
    'Acabo de apartarte una chaqueta.',
    'Tu cambio ya está gestionado.',
  ],
}

const talk: Record<string, string[]> = {
  en: [
    'I have looked into it for you.',
    'I have not changed anything.',
    'I have put together a short list for you.',
    'I have put the two next to each other below.',
  ],
  de: [
    'Ich habe für Sie nachgesehen.',
    'Ich empfehle Ihnen die Jacke.',
    'Ich habe noch nichts storniert.',
    'Ich habe Ihnen beide nebeneinander gestellt.',
    'Bei Sturm würde ich sie eher im Schrank lassen.',
  ],
  fr: ['J’ai bien compris.', 'Je vous conseille la veste.', 'Je n’ai encore rien annulé.'],
  es: [
    'Lo he mirado para ti.',
    'Te recomiendo la chaqueta.',
    'Todavía no he cancelado nada.',
    'Para un paseo le va perfecto.',
    'Te hago la suma.',
  ],
}

test('whatever the verb, a deed that no tool did is not told', () => {
  for (const [language, texts] of Object.entries(deeds))
    for (const text of texts) assert.match(reasonOf(text, language) ?? '', /^(?:action|order)$/, text)
})

test('telling, looking and choosing are no deeds, and what was not done may be said', () => {
  for (const [language, texts] of Object.entries(talk))
    for (const text of texts) assert.equal(reasonOf(text, language), null, text)
})

test('what a tool did is told, and nothing else beside it', () => {
  assert.equal(reasonOf('I have passed you on to a colleague.', 'en', ['person']), null)
  assert.equal(reasonOf('I have passed you on to a colleague.', 'en'), 'action')
  assert.equal(reasonOf('Ich habe Sie an das Team weitergeleitet.', 'de', ['person']), null)
  assert.equal(reasonOf('I have sent the code to your inbox and booked a courier.', 'en', ['mail']), 'action')
})
