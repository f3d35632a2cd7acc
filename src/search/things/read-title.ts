import { describes, isSold } from './describing-names.ts'
import type { FoundName, NameToken, Segment } from './name-tokens.ts'
import { endOfMain, isApposition, namesIn, type ReadPhrase, readPhrase } from './read-name.ts'
import type { Lexicon } from './thing-lexicon.ts'

/** What a title names. */
export interface ReadTitle extends ReadPhrase {
  /** What it is made for: "set of strings for GUITAR". */
  madeFor: FoundName | null
}

/**
 * Reads the segments of a title: the first that names a thing says what the product is, the others what it may be as well. What
 * stands behind "for" is what it is made for, where anything was said before; what stands behind "with" is something beside it.
 */
export function readTitle(segments: readonly Segment[], lexicon: Lexicon): ReadTitle {
  let title: ReadTitle = {
    head: null,
    nearer: null,
    beside: [],
    unknown: null,
    madeFor: null,
    governed: null,
    named: [],
  }
  let [isSaid, isFor, isList] = [false, false, false]
  let later: FoundName | null = null
  const ordered = [...segments.filter(({ isAside }) => !isAside), ...segments.filter(({ isAside }) => isAside)]
  for (const { tokens } of ordered) {
    let isSaidHere = false
    for (let from = 0; from < tokens.length; ) {
      const end = endOfMain(tokens, from, lexicon)
      const part = tokens.slice(from, end)
      const phrase = readPhrase(behindOf(part, lexicon), lexicon)
      if (isSaid && part.length > 0 && isMadeFor(tokens, from, title.head ? null : phrase.head, lexicon)) {
        title.madeFor ??= phrase.head
        isFor = true
        break
      }
      // What follows "with" or "for" belongs to something else, once it is known what the product is.
      if (title.head && !isLike(title.head, lexicon) && from > 0 && part.length > 0) break
      // "Student set including a paring knife, bread knife, honing steel": what is in it goes on behind the comma.
      isList ||=
        isSaidHere && lexicon.is('detailWords', tokens[from - 1]?.text ?? '') && isSet(tokens[from - 2], lexicon)
      const isDetail = isList || (isSaidHere && lexicon.is('detailWords', tokens[from - 1]?.text ?? ''))
      isSaidHere ||= part.some((token) => tells(token, lexicon))
      isSaid ||= isSaidHere
      const beside = [phrase.head, ...phrase.beside].filter(
        (found): found is FoundName => found?.isKnown === true && !isLike(found, lexicon),
      )
      // "Strap for acoustic, bass and electric GUITARS"
      const isOpen = isFor && isMadeForThings(title.head, lexicon)
      // "Black, 32 x 34" says what it is like; a thing named behind it is what it is.
      if (title.head && isLike(title.head, lexicon) && phrase.head && !isDetail && !isLike(phrase.head, lexicon))
        title = { ...phrase, unknown: title.unknown ?? phrase.unknown, madeFor: title.madeFor }
      else if (title.head || isDetail) {
        if (from === 0 && !isDetail && phrase.head && isSold(phrase.head.name, lexicon)) later ??= phrase.head
        title.beside.push(...beside.filter((found) => !isOpen || isMadeForThings(found, lexicon)))
      } else title = { ...phrase, unknown: title.unknown ?? phrase.unknown, madeFor: title.madeFor ?? phrase.governed }
      from = end + 1
    }
  }
  // "Dandies - mini marshmallows", "The Dutch House: a novel": a name that no shop's goods have, and then what it is.
  if (title.head && later && isCallName(title.head, ordered[0]?.tokens ?? [], lexicon)) {
    const [called, named] = [title.head, later]
    if (!isApposition(called.name, named.name, lexicon))
      title = { ...title, head: named, beside: [called, ...title.beside.filter((found) => found !== named)] }
  }
  // "Zirbo, white" is no white.
  if (title.head && isLike(title.head, lexicon) && title.unknown !== null) title = { ...title, head: null }
  // "Family game The Mill, board game": of the things named, the nearer one says more of the first.
  const [head, nearer] = [title.head, title.beside.find(({ name }) => isNearer(name, title.head, lexicon))]
  if (head && nearer && !title.nearer) return { ...title, nearer, beside: title.beside.filter((one) => one !== nearer) }
  return title
}

/** Longer names say what a thing is. */
const MOST_CALLED = 3

/** Whether a segment of few words ends in a noun that only the dictionary knows: a brand, or the title of a book. */
const isCallName = (head: FoundName, tokens: readonly NameToken[], lexicon: Lexicon): boolean =>
  lexicon.language === 'en' &&
  head.isKnown &&
  tokens.length <= MOST_CALLED &&
  !isSold(head.name, lexicon) &&
  !lexicon.isAccessory(head.name)

const isSet = (token: NameToken | undefined, lexicon: Lexicon): boolean => lexicon.is('sets', token?.text ?? '')

/** Whether a head is one word that mostly tells what things are like. */
const isLike = ({ name, isKnown }: FoundName, lexicon: Lexicon): boolean => isKnown && describes(name, lexicon)

/** Whether a name is that of a kind of what a title is about. */
const isNearer = (name: string, head: FoundName | null, lexicon: Lexicon): boolean =>
  head?.isKnown === true && !lexicon.is('accessories', head.name) && isApposition(name, head.name, lexicon)

/**
 * Whether what begins at a place is what things are made for. "For women" says whom a thing is for, nothing is made for a case
 * ("Acme designed for Galaxy CASE"), and a gift is for somebody: "gift for uncle, graphic T SHIRT".
 * @param head what it names, where nothing before says what the product is
 */
const isMadeFor = (tokens: readonly NameToken[], from: number, head: FoundName | null, lexicon: Lexicon): boolean =>
  lexicon.is('forWords', tokens[from - 1]?.text ?? '') &&
  !lexicon.is('audiences', tokens[from]?.text ?? '') &&
  !(head?.isKnown && head.start > 0 && lexicon.is('vague', tokens[from - 2]?.text ?? '')) &&
  !isMadeForThings(head, lexicon)

/** "Case", "guitar case". */
const isMadeForThings = (found: FoundName | null, lexicon: Lexicon): boolean =>
  found !== null && lexicon.is('accessories', found.name.slice(found.name.lastIndexOf(' ') + 1))

const isConsumedBehind = (tokens: NameToken[], at: number, lexicon: Lexicon): boolean => {
  const [behind] = namesIn(tokens.slice(at), lexicon)
  return behind?.start === 0 && lexicon.isConsumed(behind.name)
}

/** Whether a word says anything of what a product is. */
const tells = ({ kind, text }: NameToken, lexicon: Lexicon): boolean =>
  kind === 'word' && text.length > 1 && !describes(text, lexicon) && !lexicon.isStopWord(text)

/** "Set of 2 rustic shelves" are shelves, "can of soup" is soup. */
function behindOf(tokens: NameToken[], lexicon: Lexicon): NameToken[] {
  if (lexicon.words.head === 'first') {
    const [first, second] = tokens
    if (!first || !second) return tokens
    // "Tablette chocolat noir"
    if (lexicon.is('containers', first.text) && isConsumedBehind(tokens, 1, lexicon)) return tokens.slice(1)
    if (!lexicon.is('ofWords', second.text)) return tokens
    if (lexicon.is('sets', first.text)) return tokens.slice(2)
    // "Tableta de chocolate" is chocolate, but "bolsa de deporte" a bag.
    const [whole] = lexicon.is('containers', first.text) ? namesIn(tokens, lexicon) : []
    const isConsumed = whole && whole.start > 1 && lexicon.isConsumed(whole.name)
    return isConsumed || (whole?.start === 0 && whole.end === 1 && isConsumedBehind(tokens, 2, lexicon))
      ? tokens.slice(2)
      : tokens
  }
  const at = tokens.findIndex(({ text }, place) => place > 0 && lexicon.is('ofWords', text))
  if (at < 0) return tokens
  const before = (tokens[at - 1] as NameToken).text
  const isOfThings = lexicon.is('sets', before) || lexicon.is('containers', before)
  // "Bar Stools Set of 2" says how many behind it.
  if (isOfThings && tokens.slice(at + 1).some(({ kind }) => kind === 'word')) return tokens.slice(at + 1)
  // "Wizard of Oz costume": what names nothing before it is a part of a name.
  const named = tokens.slice(0, at)
  return namesIn(named, lexicon).some((found) => !isLike(found, lexicon)) ? named : tokens
}
