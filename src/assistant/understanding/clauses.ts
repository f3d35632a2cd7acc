const breaks =
  /(?<=[?!;])\s*(?=\S)|(?<=[\p{L}\d]{2}\.)\s+|(?<!\s)\s*\n\s*|(?:,|(?<![\s,]))\s+(?:and|und|y|et|but|aber|pero|mais)\s+(?=(?:also|can|could|do|does|is|are|how|what|where|when|which|i |ich|kann|habt|gibt|wie|was|wo|wann|wer|ich|tambien|también|puedo|tienen|tienes|como|cómo|cuanto|cuánto|donde|dónde|cuando|quiero|je|est|comment|combien|vous|aussi|où|ou est|quand|quel|auch|außerdem|ausserdem|please|por favor)\b)|(?:(?<!\s)\s+)?,\s*(?:and |y |et |und )?(?=(?:also|can|could|do you|does|is|are|how|what|where|when|which|and |tambien|también|además|ademas|puedo|tienen|tienes|como|cómo|cuanto|cuánto|donde|dónde|cuando|aussi|est-ce|comment|combien|avez|vous|où|quand|außerdem|ausserdem|auch|kann|habt|gibt|wie|was|wo|wann|und)\b)|(?<!\s)\s+(?=(?:also|außerdem|ausserdem|ademas|además)\s)/iu

const MOST_CLAUSES = 6

/** The wishes of one message apart: "where is my order and can I return it? also, do you have it in blue". */
export function clausesOf(text: string): string[] {
  return text
    .split(breaks)
    .flatMap((part) => (part ?? '').trim() || [])
    .filter((part) => /\p{L}|\d/u.test(part))
    .slice(0, MOST_CLAUSES)
}
