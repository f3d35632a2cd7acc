import { packOf } from '../../language/packs.ts'
import { readAudience } from '../../language/readers/read-audience.ts'
import { tokenize, wordsIn } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { answerQuestion } from '../questions/answer-question.ts'
import { type Limit, type LimitReading, limitOf, untoldOf } from '../questions/limits.ts'
import { questionWordsOf } from '../questions/question-words.ts'
import { readText } from '../questions/text-words.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { fitOf, type Grade, type PartGrade } from './grade.ts'

/** Whose words a wish is in, and the shop that is held against it. */
export interface PageReading {
  catalog: StoreCatalog
  /** The shopper's, BCP 47. */
  language: string
}

const isOpen = ({ part, verdict, content }: PartGrade): boolean =>
  part === 'word' && verdict === 'unknown' && content === undefined

/** Whether a part that is not told yet is a fact that pages tell in other words, or in another language: "washable", "waschbar". */
function asksFact(part: PartGrade, { catalog, language }: PageReading): boolean {
  const own = packOf(language)?.code ?? catalog.language
  const { words } = readText(part.wanted, own, () => false)
  return isOpen(part) && words.some((_, at) => questionWordsOf(own).facts.at(words, at).length > 0)
}

/** The same grade after the page was asked for the facts that are still open: a sentence of it says yes, or no. */
export function readByPage(grade: Grade, product: SearchProduct, reading: PageReading): Grade {
  const asking = new Set(grade.parts.filter((part) => asksFact(part, reading)))
  if (asking.size === 0) return grade
  const parts = grade.parts.map((part): PartGrade => {
    if (!asking.has(part)) return part
    const { verdict, quotes } = answerQuestion(part.wanted, product, reading)
    const [quote] = quotes
    if (quote === undefined || (verdict !== 'yes' && verdict !== 'no')) return part
    return { ...part, verdict: verdict === 'yes' ? 'holds' : 'fails', field: 'description', quote }
  })
  return grade.fit === 'other' ? { ...grade, parts } : { ...grade, fit: fitOf(parts), parts }
}

/**
 * The same grade after the page was held against all that was said of the wish, whatever of it was read as a word of it: what the page
 * advises against does not fit, and where it says both it only may fit.
 */
export function readLimits(grade: Grade, said: string, product: SearchProduct, reading: LimitReading): Grade {
  const text = boundedReading(said, textBounds.question)
  const limit = limitOf(text, product, reading)
  const isTold = (wanted: string) => grade.parts.some((part) => part.wanted === wanted.toLowerCase() && !part.isSoft)
  const open = untoldOf(text, product, reading)
    .filter((wanted) => !isTold(wanted))
    .map(
      (wanted): PartGrade => ({
        ...{ part: 'word', wanted, verdict: 'unknown', field: null, says: null },
        ...(readAudience(tokenize(wanted)) ? {} : { isOfPerson: true as const }),
      }),
    )
  const told = [...(limit ? [limit.wanted] : []), ...open.map(({ wanted }) => wanted)].map(wordsIn)
  // "Too small for goldfish" has the word that is wished for, and is against it; a "dry powder" says nothing of dry skin.
  const isBelied = ({ part, verdict, quote, wanted }: PartGrade) =>
    verdict === 'holds' &&
    ((quote === limit?.quote && !limit?.isOpen && wanted === limit?.wanted.toLowerCase()) ||
      (part === 'word' && told.some((words) => words.length > 1 && words.includes(wanted))))
  const isNew = limit && grade.parts.every((part) => part.quote !== limit.quote || isBelied(part))
  const limits = isNew ? [partOfLimit(limit)] : []
  if (limits.length + open.length === 0) return grade
  const parts = [...grade.parts.filter((part) => !isBelied(part)), ...limits, ...open]
  return grade.fit === 'other' ? { ...grade, parts } : { ...grade, fit: fitOf(parts), parts }
}

const partOfLimit = ({ wanted, quote, isOpen }: Limit): PartGrade => ({
  ...{ part: 'limit', wanted, verdict: isOpen ? 'unknown' : 'fails' },
  ...{ field: 'description', says: quote, quote },
})
