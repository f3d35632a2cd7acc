import type { AnyPack } from '../pack.ts'
import { packs } from '../packs.ts'
import type { Patterns } from './word-lists.ts'

type Field = (pack: AnyPack) => Patterns | undefined

/** One field of all packs as alternatives; matches nothing where no pack has it. */
export const anyPattern = (field: Field): string =>
  `(?:${[...new Set(packs.flatMap((pack) => field(pack) ?? []))].join('|') || '(?!)'})`

/** Sources of regular expressions, for flag "u", that find a field of any pack in a plain text: anywhere, at its start, as all of it. */
export const anywhere = (field: Field): string => `\\b${anyPattern(field)}\\b`
export const atStart = (field: Field): string => `^${anyPattern(field)}\\b`
export const asWhole = (field: Field): string => `^${anyPattern(field)}$`
