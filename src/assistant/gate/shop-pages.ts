import type { Entry } from '../../knowledge/index/entry.ts'
import type { PassageIndex } from '../../knowledge/index/passage-index.ts'
import type { Fact } from '../fact.ts'
import { exceptionOf, isRefusing, type KnownPolicy, meaningsOf, policySentences } from './known-pages.ts'

/** The owner's pages as evidence: what they say is known in every turn, whichever passages its tools read. */
export interface ShopPages {
  /** The sentences that something said may be held against: all of small pages, else those of the passages nearest to it. */
  near(said: string, language: string): readonly KnownPolicy[]
  /** All texts, for addresses and numbers that the owner published. */
  texts(): string
}

/** Pages with more sentences are looked up. */
const MOST_SENTENCES = 400
const NEAREST = 12

interface ReadPages {
  byId: ReadonlyMap<string, readonly KnownPolicy[]>
  all: readonly KnownPolicy[]
  texts: string
}

/** Read once for each state of a store's pages. */
const read = new WeakMap<readonly Entry[], ReadPages>()

/** @param index the passages of one store; those of no other are in it */
export function shopPagesOf(index: PassageIndex): ShopPages {
  const pages = () => {
    const { entries } = index
    const known = read.get(entries) ?? readPages(entries)
    read.set(entries, known)
    return known
  }
  return {
    near(said, language) {
      const { all, byId } = pages()
      if (all.length <= MOST_SENTENCES) return all
      const found = index.find(said, { language, limit: NEAREST })
      return found.flatMap(({ source, position }) => byId.get(idOf({ source, position })) ?? [])
    },
    texts: () => pages().texts,
  }
}

const idOf = ({ source, position }: Pick<Entry, 'position'> & { source: { id: string } }): string =>
  `${source.id}.${position}`

function readPages(entries: readonly Entry[]): ReadPages {
  const byId = new Map(entries.map((entry) => [idOf(entry), sentencesOf(entry)]))
  return { byId, all: [...byId.values()].flat(), texts: entries.map(({ text }) => text).join('\n') }
}

function sentencesOf(entry: Entry): KnownPolicy[] {
  const { source, heading, text } = entry
  const fact: Fact = { entity: 'policy', id: idOf(entry), field: 'text', value: text, asOf: source.asOf }
  return policySentences(source.language)(text).map((one) => {
    const headed = meaningsOf(`${source.title} . ${heading}`, one.language)
    const own = isRefusing(heading, one.language) ? meaningsOf(heading, one.language) : []
    const exceptions = [...own].length > 0 ? [exceptionOf(one.text, one.language)] : one.exceptions
    return {
      ...{ ...one, fact, isRead: false, exceptions },
      ownMeanings: new Set([...one.ownMeanings, ...own]),
      meanings: new Set([...one.meanings, ...headed]),
    }
  })
}
