/** A cell of a table's row, with the head of its column. */
export interface Cell {
  head: string
  text: string
}

/** Letters of a column's head at most; what stands in brackets in it may have commas: "Parcel (up to 31,5 kg)". */
const head = /(?:^|,\s)((?:[^\s,:()]|\s(?!\s)|\([^()]{0,40}\)){1,60}):\s/gu
/** Fewer are a sentence with a colon. */
const FEWEST = 2

/**
 * The cells of a sentence that was the row of a table: "Zone: Austria, Parcel: 11.90 €, free from 150 €, Freight: 79 €" (see `rowText`). None where it
 * was no row.
 */
export function cellsOf(text: string): Cell[] {
  const heads = [...text.matchAll(head)]
  if (heads.length < FEWEST || heads[0]?.index !== 0 || !heads.every(([, own = '']) => /^[\p{Lu}\d#€$£]/u.test(own)))
    return []
  return heads.map(([whole, own = ''], at) => {
    const start = (heads[at]?.index ?? 0) + whole.length
    return { head: own, text: text.slice(start, heads[at + 1]?.index ?? text.length).trim() }
  })
}
