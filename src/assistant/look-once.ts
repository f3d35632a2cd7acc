/** Something in memory of each store that is brought up to date before each use. */
interface Fresh<T> {
  get(storeId: number): Promise<T>
}

/** A turn that takes longer than this (a slow model) checks for changes again. */
const LOOK_MS = 1_000

/** The same for one turn: all look-ups of the same moment share one check for changes. */
export function lookOnce<T>(fresh: Fresh<T>): Fresh<T> {
  const looks = new Map<number, { atMs: number; found: Promise<T> }>()
  return {
    get(storeId) {
      const former = looks.get(storeId)
      const nowMs = performance.now()
      if (former && nowMs - former.atMs < LOOK_MS) return former.found
      const found = fresh.get(storeId)
      looks.set(storeId, { atMs: nowMs, found })
      return found
    },
  }
}
