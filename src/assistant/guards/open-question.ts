import type { Token } from './read-tokens.ts'

const opener =
  /^(do|does|would|should|shall|could|can|may|which|what|how|where|when|who|are you|is there|is it|any|want|need|or|and|mochte\w*|soll\w*|willst|wollen|welche\w*|was|wie|wo|wann|darf|kann|brauch\w*|such\w*|hast|haben|geht|quieres|quiere|te|le|prefieres|prefiere|cual\w*|que|como|cuando|donde|puedo|necesitas|busca\w*|voulez|veux|souhait\w*|prefer\w*|quel\w*|puis|avez|as|est|qu|comment|ou|quand|cherch\w*|aimer\w*|desea\w*|looking)$/
const telling =
  /\b(did you know|know that|wusste\w*|sabias|sabia usted|saviez|savais|why not|warum nicht|por que no|pourquoi pas|is not it|right \?|isn t|oder \?|verdad \?|n est ce|guess what|have you (seen|heard))/

/** A question that asks, rather than one that tells ("did you know it's half price?"). */
export function isOpenQuestion(text: string, tokens: readonly Token[]): boolean {
  if (!/[?？]\s*["'”»)]*$/.test(text.trimEnd())) return false
  const plain = tokens.map(({ text: word }) => word).join(' ')
  if (telling.test(plain)) return false
  const words = tokens.filter(({ kind }) => kind === 'word')
  return words.slice(0, 1).some(({ text: word }) => opener.test(word)) || opener.test(lastClauseWord(tokens))
}

function lastClauseWord(tokens: readonly Token[]): string {
  const breaks = tokens.map(({ text }, at) => (/^[,;:!¿-]$/.test(text) ? at : -1)).filter((at) => at >= 0)
  return tokens[(breaks.at(-1) ?? -1) + 1]?.text ?? ''
}
