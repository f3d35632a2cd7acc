/** How many texts are remembered: a catalog may have a text of its own in every product. */
const MOST = 10_000

/** A function of a text that is worked out once for each text, as long as there are not more than `most`. */
export function remembering<Result extends NonNullable<unknown> | null>(
  workOut: (text: string) => Result,
  most = MOST,
): (text: string) => Result {
  let known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = workOut(text)
    if (known.size >= most) known = new Map()
    known.set(text, result)
    return result
  }
}
