import { fullPacks, phraseList } from './packs.ts'

/** A thing that shops sell: its names by language, singular and folded, the usual one first. */
export type Thing = ReadonlyMap<string, readonly string[]>

/** All things the packs name, in the order of the English pack. Made when first asked for. */
export function allThings(): readonly Thing[] {
  known ??= Object.keys(fullPacks[0]?.things ?? {}).map(
    (id) =>
      new Map(
        fullPacks.map(
          ({ code, things }) => [code, [...(code === 'en' ? [id] : []), ...phraseList(things[id])]] as const,
        ),
      ),
  )
  return known
}
let known: readonly Thing[] | undefined
