import type { Token } from '../analysis/analyzer.ts'
import { looksLikeCode } from './code-lookup.ts'
import { addCompounds, correctGroups } from './correct-groups.ts'
import type { ParsedText, Reading } from './parsed-text.ts'
import type { PlacedGroup, PlanContext } from './plan-context.ts'
import { stopWordShare } from './settings.ts'

/** What comes after is not looked at: bounds the time any query can take. */
export const maxQueryLength = 512
export const maxQueryWords = 32

const synonymWeight = 0.8
const partWeight = 0.4
const joinedPairWeight = 0.8

/** Reads a query: words with their readings, corrections, the thing asked for, possible codes. Never throws. */
export function planQuery(query: string, context: PlanContext): ParsedText {
  const text = query.slice(0, maxQueryLength).trim()
  const tokens = context.analyzer.analyze(text).filter((token) => token.position < maxQueryWords)
  let groups = makeGroups(tokens, context)
  if (!context.plain) joinNeighbours(groups, context)
  if (!context.plain) addCompounds(groups, context)
  const corrections = context.plain ? [] : correctGroups(groups, context)
  groups = corrections.length > 0 ? groups.flatMap((group) => splitGroup(group, context)) : groups
  if (!context.plain) addSynonyms(groups, context)
  weighStopWords(groups, context)
  return {
    text,
    groups,
    head: context.plain ? -1 : headOf(groups, context),
    corrected: corrections.length === 0 ? null : correctedText(text, corrections),
    corrections,
    codes: context.plain ? [] : codesIn(text),
  }
}

function makeGroups(tokens: Token[], context: PlanContext): PlacedGroup[] {
  const byPosition = new Map<number, Token[]>()
  for (const token of tokens) {
    const same = byPosition.get(token.position)
    if (same === undefined) byPosition.set(token.position, [token])
    else same.push(token)
  }
  const groups: PlacedGroup[] = []
  const positions = [...byPosition.keys()].sort((a, b) => a - b)
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index] as number
    const here = byPosition.get(position) as Token[]
    const compound = context.plain ? undefined : here.find((token) => token.span > 1)
    if (compound !== undefined && context.vocabulary.countOf(compound.term) > 0) {
      const covered = positions.filter((place) => place >= position && place < position + compound.span)
      const parts = covered.map((place) => groupOf(byPosition.get(place) as Token[], context))
      groups.push(...withCompound(compound, parts.flat()))
      index += covered.length - 1
    } else groups.push(...groupOf(here, context))
  }
  return groups
}

/** "tshirt" for "t-shirt": a lone letter says nothing by itself, otherwise every part may also be found in the whole. */
function withCompound(compound: Token, parts: PlacedGroup[]): PlacedGroup[] {
  const whole: Reading = { terms: [compound.term], weight: 1, source: 'joined' }
  if (!parts.some((part) => part.surface.length === 1) && compound.kind !== 'code') {
    return parts.map((part) => ({ ...part, readings: [...part.readings, whole] }))
  }
  const rest = parts.filter((part) => part.surface.length > 1).map((part) => part.term)
  const readings: Reading[] = [{ ...whole, source: 'typed' }]
  const source = rest.length === parts.length ? 'pieces' : 'part'
  if (rest.length > 0) readings.push({ terms: rest, weight: partWeight, source })
  return [makeGroup(compound, readings)]
}

function groupOf(tokens: Token[], context: PlanContext): PlacedGroup[] {
  const own = tokens.filter((token) => token.span === 1)
  const measure = own.find((token) => token.kind === 'measure')
  const main = measure ?? own.find((token) => token.kind !== 'piece')
  if (main === undefined) return []
  const typed: Reading = { terms: [main.term], weight: 1, source: 'typed' }
  if (context.plain) return [makeGroup(main, [typed])]
  const number = own.find((token) => token.kind === 'number')
  if (measure !== undefined && number !== undefined) {
    return [makeGroup(main, [typed, { terms: [number.term], weight: partWeight, source: 'part' }])]
  }
  const pieces = own.filter((token) => token.kind === 'piece')
  if (pieces.length === 0) return [makeGroup(main, [typed])]
  if (context.vocabulary.countOf(main.term) === 0) {
    return pieces.map((piece) => makeGroup(piece, [{ terms: [piece.term], weight: 1, source: 'pieces' }]))
  }
  return [makeGroup(main, [typed, { terms: pieces.map((piece) => piece.term), weight: 0.9, source: 'pieces' }])]
}

const makeGroup = (token: Token, readings: Reading[]): PlacedGroup => ({
  surface: token.surface,
  term: token.term,
  isWord: token.kind === 'word',
  weight: 1,
  isStopWord: false,
  readings,
})

/** "water proof" also finds "waterproof" when the catalog has such a word. */
function joinNeighbours(groups: PlacedGroup[], { vocabulary, analyzer }: PlanContext): void {
  for (let index = 0; index + 1 < groups.length; index++) {
    const one = groups[index] as PlacedGroup
    const other = groups[index + 1] as PlacedGroup
    if (!one.isWord || !other.isWord || analyzer.isStopWord(one.surface) || analyzer.isStopWord(other.surface)) continue
    const joined = one.surface + other.surface
    const term = analyzer.termOf(joined)
    // "Stahl Saite", where the shop writes "Stahlsaiten".
    if (joined.length < 5 || vocabulary.surfaceCountOf(joined) + vocabulary.countOf(term) === 0) continue
    const reading: Reading = { terms: [term], weight: joinedPairWeight, source: 'joined' }
    one.readings.push(reading)
    other.readings.push(reading)
  }
}

/** A correction with a missing space makes two words of one. */
function splitGroup(group: PlacedGroup, { analyzer }: PlanContext): PlacedGroup[] {
  const best = group.readings.find((reading) => reading.source === 'spelling')
  const words = group.surface.split(' ')
  if (best === undefined || words.length === 1) return [group]
  return words.map((surface) => {
    const term = analyzer.termOf(surface)
    return { ...group, surface, term, readings: [{ terms: [term], weight: best.weight, source: 'spelling' as const }] }
  })
}

function addSynonyms(groups: PlacedGroup[], { synonyms }: PlanContext): void {
  for (let start = 0; start < groups.length; start++) {
    for (let length = 1; length <= synonyms.longest && start + length <= groups.length; length++) {
      const covered = groups.slice(start, start + length)
      for (const terms of synonyms.of(covered.map((group) => group.term))) {
        for (const group of covered) group.readings.push({ terms, weight: synonymWeight, source: 'synonym' })
      }
    }
  }
}

function weighStopWords(groups: PlacedGroup[], { analyzer, vocabulary, settings, size }: PlanContext): void {
  for (const group of groups) {
    const isListed = group.isWord && analyzer.isStopWord(group.surface)
    group.isStopWord = isListed && vocabulary.countOf(group.term) >= size * stopWordShare
  }
  if (groups.every((group) => group.isStopWord)) return
  for (const group of groups) if (group.isStopWord) group.weight = settings.stopWordWeight
}

/** The last word before the details in languages like English ("desk CHAIR without wheels"), else the first. */
function headOf(groups: PlacedGroup[], { analyzer }: PlanContext): number {
  const { head, detailWords } = analyzer.rules
  if (head === 'none') return -1
  const details = groups.findIndex((group, index) => index > 0 && detailWords.has(group.surface))
  const words = groups
    .map((group, index) => ({ group, index }))
    .filter(({ group, index }) => group.isWord && !group.isStopWord && (details < 0 || index < details))
  if (words.length < 2) return -1
  return (head === 'last' ? words.at(-1) : words[0])?.index ?? -1
}

/** Replaces the first occurrence of each corrected word, leaving the rest as the shopper wrote it. */
export function correctedText(text: string, corrections: { from: string; to: string }[]): string {
  let corrected = text.normalize('NFC')
  for (const { from, to } of corrections) {
    const at = corrected.toLowerCase().indexOf(from)
    if (at >= 0) corrected = corrected.slice(0, at) + to + corrected.slice(at + from.length)
    else
      return text
        .split(/\s+/)
        .map((word) => corrections.find((one) => one.from === word.toLowerCase())?.to ?? word)
        .join(' ')
  }
  return corrected
}

function codesIn(text: string): string[] {
  const parts = text.split(/\s+/).filter(looksLikeCode)
  return [...new Set([text, ...parts])].filter((part) => part.length <= 255)
}
