/** The same text in memory of its own: V8 keeps a text in memory as a whole as long as a piece cut out of it is kept. */
export const ownText = (piece: string): string => Buffer.from(piece).toString()
