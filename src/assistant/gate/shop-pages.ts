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
/** Of a longer sentence the start is looked up. */
const MOST_SAID = 300

/** Made once for each state of a store's pages; the sentences of a passage are read when they are first asked for. */
interface Pages {
  byId: ReadonlyMap<string, Entry>
  /** All sentences where these are few. */
  all: readonly KnownPolicy[] | null
  texts?: string
}

const made = new WeakMap<readonly Entry[], Pages>()
const read = new WeakMap<Entry, readonly KnownPolicy[]>()

/** @param index the passages of one store; those of no other are in it */
export function shopPagesOf(index: PassageIndex): ShopPages {
  const pages = () => {
    const { entries } = index
    const known = made.get(entries) ?? pagesOf(entries)
    made.set(entries, known)
    return known
  }
  return {
    near(said, language) {
      const { all, byId } = pages()
      if (all) return all
      const found = index.find(said.slice(0, MOST_SAID), { language, limit: NEAREST })
      return found.flatMap(({ source, position }) => readOnce(byId.get(idOf({ source, position }))))
    },
    texts() {
      const known = pages()
      known.texts ??= index.entries.map(({ text }) => text).join('\n')
      return known.texts
    },
  }
}

function pagesOf(entries: readonly Entry[]): Pages {
  const isSmall = entries.reduce((sum, { sentences }) => sum + sentences.length, 0) <= MOST_SENTENCES
  return { byId: new Map(entries.map((one) => [idOf(one), one])), all: isSmall ? entries.flatMap(readOnce) : null }
}

function readOnce(entry: Entry | undefined): readonly KnownPolicy[] {
  if (!entry) return []
  const sentences = read.get(entry) ?? sentencesOf(entry)
  read.set(entry, sentences)
  return sentences
}

const idOf = ({ source, position }: Pick<Entry, 'position'> & { source: { id: string } }): string =>
  `${source.id}.${position}`

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
