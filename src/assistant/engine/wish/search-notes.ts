import { spelledAsIn } from '../../../language/text/as-typed.ts'
import type { Statement } from '../../statement.ts'
import type { SearchResult } from '../../tools/tool-results.ts'
import type { Echo } from '../echoed.ts'
import type { EngineTurn } from '../engine-turn.ts'
import type { PhraseKey } from '../say.ts'

/** What the shopper is told about wishes that were dropped or changed in the search: this is never kept from them. */
export function notes(turn: EngineTurn, { corrected, relaxed, instead, things, products }: SearchResult): Statement[] {
  // "None in hardshell" is not said beside one that is, and "none under 50" not beside one for 40.
  const isSo = ({ filter, wanted }: Relaxed) =>
    !(filter.startsWith('option.') || (filter.startsWith('price_') && /^[\d.]+$/.test(wanted))) ||
    products.every(({ fails, unknown }) => [...fails, ...unknown].some(({ part }) => part === filter))
  const told = relaxed.filter(isSo).map((one) => relaxation(turn, one))
  const { priceMin, priceMax } = turn.scope.state.search?.wishes ?? {}
  const isForeign = turn.clause.wish.spans.some(({ kind }) => kind === 'other_currency')
  const { currency } = turn.scope.ctx
  if (isForeign && priceMax !== undefined)
    told.unshift(turn.say('limit_in_currency', { currency, limit: turn.amount(priceMax, currency) }))
  const isPriced = priceMin !== undefined || priceMax !== undefined
  if (isPriced && products.length > 0 && products.every(({ priceFrom }) => priceFrom === null))
    told.push(turn.say('prices_untold'))
  for (const { wanted, shown, relation } of instead) {
    const names = { wanted: turn.typed(wanted), shown: shown.map((name) => asTitled(name, products)).join(', ') }
    if (relation === 'wider') told.push(turn.say('nearest_thing', names))
    if (relation === 'same' && !shown.some((name) => sharesWord(name, wanted))) {
      told.push(turn.say('called_otherwise', names))
    }
  }
  for (const { wanted, found } of things)
    if (found === 0) told.push(turn.say('no_such_thing', { wanted: turn.typed(wanted) }))
  const echo = corrected === null ? null : correctedEcho(turn, corrected)
  if (echo !== null) told.unshift(turn.say('corrected', { corrected: echo }))
  return told
}

const MOST_CORRECTED = 4

/** A short search as it was understood; of more words, and beside numbers, only the words that were mended. */
function correctedEcho(turn: EngineTurn, corrected: string): Echo | null {
  const words = corrected.split(/\s+/)
  const isShort = words.length <= MOST_CORRECTED && !/\p{N}/u.test(corrected)
  const typed = new Set(
    turn.scope.text
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u),
  )
  const isMended = (word: string) => !typed.has(word.toLowerCase())
  const mended = corrected.match(/[\p{L}\p{M}\p{N}]+/gu)?.filter(isMended) ?? []
  return (isShort ? turn.echo([corrected]) : null) ?? turn.echo(mended)
}

/** What the shop calls its products, as their titles write it. */
const asTitled = (name: string, products: SearchResult['products']): string =>
  spelledAsIn(products.map(({ title }) => title).join('\n'), name)

/** "Hose" and "garden hose", "tshirt" and "t shirt" are no other names. */
function sharesWord(name: string, wanted: string): boolean {
  const [one, other] = [squeezed(name), squeezed(wanted)]
  return one.includes(other) || other.includes(one)
}

const squeezed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/s$/, '')

type Relaxed = SearchResult['relaxed'][number]

function relaxation(turn: EngineTurn, { filter, wanted, nearest, range }: Relaxed): Statement {
  const { currency } = turn.scope.ctx
  if (filter === 'price_max' || filter === 'price_min') {
    const own = /^[\d.]+$/.test(wanted)
    if (!own) return turn.say('relaxed_currency', { currency, wanted })
    if (nearest === null) return turn.say('relaxed_price')
    // We made up this price limit from what was shown; the shopper named none.
    const { priceDirection } = turn.scope.understanding
    if (priceDirection !== 0) return turn.say(priceDirection < 0 ? 'relaxed_cheaper' : 'relaxed_dearer')
    if (range) {
      const [low, high] = range.map((bound) => turn.amount(bound, currency)) as [string, string]
      return turn.say('relaxed_price_range', { low, high, nearest: turn.money(Number(nearest), currency) })
    }
    return turn.say(filter === 'price_max' ? 'relaxed_price_max' : 'relaxed_price_min', {
      wanted: turn.amount(Number(wanted), currency),
      nearest: turn.money(Number(nearest), currency),
    })
  }
  if (filter === 'in_stock') return turn.say('relaxed_stock')
  if (filter === 'reduced') return turn.say('relaxed_reduced')
  const key: PhraseKey = filter.startsWith('option.')
    ? nearest === null
      ? 'relaxed_option_none'
      : 'relaxed_option'
    : 'relaxed_other'
  return turn.say(key, { wanted, ...(nearest === null ? {} : { nearest: turn.fact(nearest) }) })
}
