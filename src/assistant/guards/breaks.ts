import type { Token } from './reading.ts'

/** Where claims are parted: ";" more than ",", and that more than "and", which may stand between two options. */
export interface Break {
  place: number
  rank: number
}

const ranks = [/^(and|und|y|et)$/, /^,$/, /^;$/, /^(but|aber|pero|mais)$/]
/** Of those that begin what is said of others. */
export const BUT = 3

export const breaksOf = (tokens: readonly Token[]): Break[] =>
  tokens.flatMap(({ text }, place) => {
    const rank = ranks.findIndex((pattern) => pattern.test(text))
    // "in stock, but only in black" goes on.
    const isOnly = /^(only|just|nur|solo|seulement|uniquement)$/.test(tokens[place + 1]?.text ?? '')
    return rank < 0 || (isOnly && rank === BUT) ? [] : [{ place, rank }]
  })
