import { fold } from '../../../language/text/fold.ts'
import { anyPattern, anywhere } from '../../../language/text/word-patterns.ts'
import { splitSentences } from '../../../shared/sentences.ts'

const orders = new RegExp(
  `^\\W*${anyPattern(({ leaks }) => leaks?.addressed)}\\s?[,:]|${anywhere(({ leaks }) => leaks?.ordered)}`,
  'u',
)

/** The sentences of a product's text before the first that gives such orders: what stands behind it was not written for shoppers either. */
export function beforePlanted(text: string): string {
  const sentences = splitSentences(text)
  const first = sentences.findIndex(isPlanted)
  return first < 0 ? text : sentences.slice(0, first).join(' ')
}

/** Whether a sentence of a page gives orders to the assistant: nobody wrote it for shoppers, and it bears nothing out. */
export const isPlanted = (sentence: string): boolean => orders.test(fold(sentence))
