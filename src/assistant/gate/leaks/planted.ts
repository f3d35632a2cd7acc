import { fold } from '../../../language/fold.ts'
import { anyPattern, anywhere } from '../../../language/word-patterns.ts'

const orders = new RegExp(
  `^\\W*${anyPattern(({ leaks }) => leaks?.addressed)}\\s?[,:]|${anywhere(({ leaks }) => leaks?.ordered)}`,
  'u',
)

/** Whether a sentence of a page gives orders to the assistant: nobody wrote it for shoppers, and it bears nothing out. */
export const isPlanted = (sentence: string): boolean => orders.test(fold(sentence))
