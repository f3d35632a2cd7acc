import { isNo, isYes } from '../../language/readers/yes-no.ts'

/** What people say for a value of an option: "waterproof" for "waterproof: yes", "waterproof: no" for its contrary. */
export const valueSaid = (name: string, value: string): string =>
  isYes(value) ? name : isNo(value) ? `${name}: ${value}` : value

/** Whether a value only tells that something is so, or is not. */
export const isOfSwitch = (value: string): boolean => isYes(value) || isNo(value)
