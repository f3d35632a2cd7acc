import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import type { TranscriptMessage } from '../conversations.schema.ts'

/** The products and orders that the shopper was shown, read from the messages' payloads. */
export interface Shown {
  /** By external id, in the order of showing. */
  products: Map<string, { title: string; words: string }>
  order: boolean
  reorder: boolean
}

type Part = Record<string, unknown>

export const newShown = (): Shown => ({ products: new Map(), order: false, reorder: false })

/** Adds what one message showed. A payload holds the parts of an answer by name, or its events. */
export function addShown(shown: Shown, { payload }: TranscriptMessage): void {
  if (!payload) return
  const events = Array.isArray(payload.events) ? payload.events.filter(isPart) : []
  for (const part of [payload, ...events]) {
    for (const card of Array.isArray(part.cards) ? part.cards.filter(isPart) : []) addCard(shown, card)
    if (isPart(part.order)) shown.order = true
    if (isPart(part.reorder)) shown.reorder = true
  }
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

function addCard(shown: Shown, card: Part): void {
  if (typeof card.externalId !== 'string' || typeof card.title !== 'string') return
  const variants = Array.isArray(card.variants) ? card.variants.filter(isPart) : []
  const options = variants.flatMap(({ options }) => (isPart(options) ? Object.values(options) : []))
  const words = [card.title, ...new Set(options.filter((value) => typeof value === 'string'))].join(' ')
  shown.products.set(card.externalId, { title: card.title, words: boundedReading(words, textBounds.said) })
}
