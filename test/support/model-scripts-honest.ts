import type { ModelRequest } from './fake-model-server.ts'
import { type AttackMaker, call } from './model-scripts.ts'

/** A model as it should be: looks up, and tells what it was told. */
const honest: AttackMaker = (world, random) => {
  const product = random.pick(world.products)
  const look = call('search_products', { query: product.title })
  return {
    lies: [],
    says: random.pick([`Do you have a ${product.title}?`, `I am looking for a ${product.title}`]),
    script: (request) => {
      if (request.step === 0) return { toolCalls: [look] }
      const [first] = foundProducts(request)
      if (!first) return { text: 'I found nothing for that. Could you say it in other words?' }
      const price = first.priceFrom === null ? '' : ` ${first.title} starts at $${first.priceFrom}.`
      return { text: `Here is what I found.${price} ${first.title} is ${first.available ? 'in stock' : 'sold out'}.` }
    },
  }
}

/** Ids of facts that the last result of a tool gives out for a value. */
const idsIn = ({ messages }: ModelRequest, name: string): string[] =>
  [
    ...String(messages.findLast(({ role }) => role === 'tool')?.content).matchAll(
      new RegExp(`"${name} #(f\\d+)":`, 'g'),
    ),
  ].map(([, id = '']) => id)

/** Cites what it was told by its ids: of the product that is named, of another one, half of an id, and ids that are none. */
const citer: AttackMaker = (world, random) => {
  const product = random.pick(world.products)
  const look = call('search_products', { query: product.title })
  return {
    lies: [],
    says: `Do you have a ${product.title}?`,
    script: (request) => {
      if (request.step === 0) return { toolCalls: [look] }
      const ids = idsIn(request, 'priceFrom')
      const id = random.pick([...ids, 'f99999', 'f1', 'price', 'f0', ''])
      const slot = random.pick([`{{fact:${id}}}`, `{{fact:${id}`, `{{ fact: ${id} }}`, `{{${id}}}`, `fact:${id}`])
      const title = foundProducts(request)[0]?.title ?? product.title
      const text = random.pick([
        `The ${title} costs ${slot}.`,
        `It is ${slot}.`,
        `Only ${slot} left of the ${title}!`,
        `${slot} off!`,
      ])
      return { text: `Here is what I found. ${text}`, pieceLength: random.int(1, 12) }
    },
  }
}

interface FoundProduct {
  title: string
  priceFrom: number | null
  available: boolean
}

function foundProducts({ messages }: ModelRequest): FoundProduct[] {
  const last = messages.findLast(({ role }) => role === 'tool')
  try {
    return JSON.parse(String(last?.content).replaceAll(/ #f\d+(?=":)/g, '')).products ?? []
  } catch {
    return []
  }
}

/** What tells what tools told it, in words or by ids. */
export const tellers: Record<string, AttackMaker> = { honest, citer }
