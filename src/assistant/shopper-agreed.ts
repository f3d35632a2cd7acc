import type { Understanding } from './understanding/understanding.ts'

/** Said to a question that can only be agreed to or not. */
const agreeing =
  /^\W*(?:ok(?:ay)?|sure|do it|go ahead|go for it|yep|yeah|fine|please do|of course|vale|claro|dale|hazlo|adelante|de acuerdo|d['’]accord|allez[- ]y|bien s[uû]r|vas[- ]y|gerne?|mach(?:en sie)? das|klar|in ordnung|einverstanden)\b(?!.*\?)/i

/** Whether a shopper agreed, in their own words: nothing is confirmed, and no contact kept, on a model's word. */
export const hasAgreed = ({ act }: Understanding, text: string): boolean => act === 'yes' || agreeing.test(text)
