import type { AskedValue } from '../../fit/query-writer.ts'

/** Keys of what shoppers say; the same in every language. */
export type TalkPhrase = Exclude<keyof TalkWords['says'], 'values'>

type Ways = string[]

/**
 * How people write in a chat, several ways each, and by what words an answer is known to deny, to admit that it does not
 * know, and so on. {ref} is one of the references ("the second one"), {values} one or two values as `values` writes them.
 * A way that a language lacks is left out: what needs it is not asked.
 */
export interface TalkWords {
  /** What stands before a fact that a thing has: "with pockets". */
  having: string
  says: {
    /** A value added to the open wish, by what it is about. */
    toColour: Ways
    toSize: Ways
    toMaterial: Ways
    toValue: Ways
    toNamed: Ways
    otherColour: Ways
    toPrice: Ways
    dropPrice: Ways
    dropColour: Ways
    first: Ways
    second: Ways
    third: Ways
    cheaper: Ways
    cheapest: Ways
    dearest: Ways
    colourOne: Ways
    more: Ways
    price: Ways
    stock: Ways
    itPrice: Ways
    itStock: Ways
    compareTwo: Ways
    whichCheaper: Ways
    product: Ways
    stockOf: Ways
    priceOf: Ways
    variantOf: Ways
    pieces: Ways
    piecesPrice: Ways
    piecesOf: Ways
    factOf: Ways
    /** The same of a fact that begins with "with". */
    withOf: Ways
    itFact: Ways
    itWith: Ways
    coloursOf: Ways
    sizesOf: Ways
    stockAndFact: Ways
    stockAndWith: Ways
    priceAndValue: Ways
    order: Ways
    orderAlone: Ways
    orderData: Ways
    items: Ways
    tracking: Ways
    reorder: Ways
    tellMe: Ways
    email: Ways
    contact: Ways
    agree: Ways
    person: Ways
    areYouHuman: Ways
    hello: Ways
    chat: Ways
    thanks: Ways
    injection: Ways
    values: Record<AskedValue['about'], string>
  }
  hears: {
    /** Something is not so or not there. Phrases with commas between, as all lists here. */
    denies: string
    /** The shop's texts do not say it. */
    silent: string
    yes: string
    no: string
    machine: string
    /** What is shown only comes near, or may fit. */
    near: string
  }
}
