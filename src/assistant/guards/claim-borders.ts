import type { Token } from './read-tokens.ts'

/** How strongly a sign or word separates two claims: ";" more than ",", and "," more than "and", which may join two options. */
export interface ClaimBorder {
  place: number
  rank: number
}

const ranks = [/^(and|und|y|et)$/, /^,$/, /^;$/, /^(but|aber|pero|mais)$/]
/** Words such as "but", after which something is said of other products. */
export const BUT = 3

export const claimBordersOf = (tokens: readonly Token[]): ClaimBorder[] =>
  tokens.flatMap(({ text }, place) => {
    const rank = ranks.findIndex((pattern) => pattern.test(text))
    // "in stock, but only in black" goes on.
    const isOnly = /^(only|just|nur|solo|seulement|uniquement)$/.test(tokens[place + 1]?.text ?? '')
    return rank < 0 || (isOnly && rank === BUT) ? [] : [{ place, rank }]
  })
