/** How many texts are remembered: a catalog may have a text of its own in every product. */
const MOST = 10_000
/** Code units of all texts remembered: 10,000 of 40 letters. What was read of a text takes tens of times as much memory as the text. */
const MOST_UNITS = 400_000

/** A function of a text that is worked out once for each text, as long as there are not more than `most`. */
export function remembering<Result extends NonNullable<unknown> | null>(
  workOut: (text: string) => Result,
  most = MOST,
): (text: string) => Result {
  let known = new Map<string, Result>()
  let units = 0
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = workOut(text)
    units += text.length
    if (known.size >= most || units > MOST_UNITS) {
      known = new Map()
      units = text.length
    }
    known.set(text, result)
    return result
  }
}

/** The same for texts that have small numbers: to look one up by its number takes a tenth of the time. */
export function rememberingByNumber<Result extends NonNullable<unknown>>(
  workOut: (number: number) => Result,
  most = MOST,
): (number: number) => Result {
  let known: (Result | undefined)[] = []
  let size = 0
  return (number) => {
    const found = known[number]
    if (found !== undefined) return found
    const result = workOut(number)
    if (size >= most) {
      known = []
      size = 0
    }
    known[number] = result
    size++
    return result
  }
}
