import type { JsonShape } from './json-shape.ts'

const SPACE = 0x20
const NONE: Kept[] = []

/** A member of an object, or an element of a list, that is kept: where it begins, where its value does, where both end. */
export interface Kept {
  /** Of a member. */
  name: string
  from: number
  valueFrom: number
  to: number
  /** Of the comma behind it, once another one is kept. */
  commaAt: number
  /** Of a list in the outermost object. */
  elements: Kept[] | undefined
}

interface Frame {
  shape: JsonShape
  isList: boolean
  /** What is known of the value that comes next; undefined: nobody looks at it. */
  next: JsonShape | undefined
  nextFrom: number
  name: string
  valueFrom: number
  /** The comma before what comes next. */
  commaAt: number
  /** The first member or element was blanked, so the comma behind it must go too. */
  eatsComma: boolean
  last: Kept | undefined
  count: number
  /** Of an object; a dozen or some fifty, so that looking through them is faster than a map for each. */
  members: Kept[]
  elements: Kept[] | undefined
}

/**
 * Blanks out, in the bytes of a JSON text, whatever a shape does not look at: unknown members, elements beyond one more than the most
 * of a list, the insides of a list where none may be, members that a later one of the same name replaces. What is left is a JSON
 * text that a schema of that shape takes or refuses like the whole, and that holds no more values than such a schema allows.
 */
export class JsonTrimmer {
  readonly #bytes: Buffer
  readonly #frames: Frame[]
  #top: Frame
  /** Depth within a value that the shape does not look at. */
  #ignored = 0

  constructor(bytes: Buffer, shape: JsonShape) {
    this.#bytes = bytes
    this.#top = frameOf({ list: { of: shape, most: Number.POSITIVE_INFINITY } }, true, [])
    this.#frames = [this.#top]
  }

  /** The outermost value; complete only once the whole text was scanned. */
  get root(): Kept {
    return this.#top.last as Kept
  }

  /** Members of the outermost object by name, once it has ended. */
  members: readonly Kept[] = NONE

  /** Whether the scanner must report the name of the next member. */
  get wantsNames(): boolean {
    return this.#ignored === 0
  }

  name(name: string, from: number): void {
    const { shape, members } = this.#top
    const { entries } = shape
    this.#top.name = name
    this.#top.nextFrom = from
    if (!entries) this.#top.next = shape.members?.get(name)
    else
      this.#top.next =
        members.length <= entries.most || members.some((one) => one.name === name) ? entries.of : undefined
  }

  comma(at: number): void {
    if (this.#ignored > 0) return
    this.#top.commaAt = at
    if (this.#top.eatsComma) this.#bytes[at] = SPACE
    this.#top.eatsComma = false
  }

  scalar(from: number, to: number): void {
    if (this.#ignored === 0) this.#settle(from, to)
  }

  open(at: number, isList: boolean): void {
    if (this.#ignored > 0) {
      this.#ignored++
      return
    }
    this.#top.valueFrom = at
    const { next } = this.#top
    if (!next || next.isAnything || !(isList ? next.list : (next.members ?? next.entries))) {
      this.#ignored = 1
      return
    }
    // Lists in the outermost object are what a batch is of.
    const elements = isList && this.#frames.length === 2 ? [] : undefined
    this.#top = frameOf(next, isList, elements)
    this.#frames.push(this.#top)
  }

  close(at: number): void {
    if (this.#ignored > 0) {
      if (--this.#ignored > 0) return
      const { next, valueFrom } = this.#top
      // A list where a text should be is as wrong without its elements.
      if (next && !next.isAnything) this.#bytes.fill(SPACE, valueFrom + 1, at)
      this.#settle(valueFrom, at + 1)
      return
    }
    const { elements, members } = this.#frames.pop() as Frame
    this.#top = this.#frames.at(-1) as Frame
    if (this.#frames.length === 1) this.members = members
    this.#settle(this.#top.valueFrom, at + 1, elements)
  }

  #settle(valueFrom: number, to: number, elements?: Kept[]): void {
    const frame = this.#top
    const from = frame.isList ? valueFrom : frame.nextFrom
    if (frame.next === undefined) {
      this.#drop(frame, from, to)
      return
    }
    const kept: Kept = { name: frame.name, from, valueFrom, to, commaAt: -1, elements }
    if (frame.last) frame.last.commaAt = frame.commaAt
    frame.last = kept
    frame.elements?.push(kept)
    frame.count++
    if (frame.isList) {
      const { of, most } = frame.shape.list as { of: JsonShape; most: number }
      frame.next = frame.count <= most ? of : undefined
      return
    }
    this.#replaceMember(frame.members, kept)
  }

  #replaceMember(members: Kept[], kept: Kept): void {
    for (let at = 0; at < members.length; at++) {
      const former = members[at] as Kept
      if (former.name !== kept.name) continue
      this.#bytes.fill(SPACE, former.from, former.to)
      this.#bytes[former.commaAt] = SPACE
      members[at] = kept
      return
    }
    members.push(kept)
  }

  #drop(frame: Frame, from: number, to: number): void {
    this.#bytes.fill(SPACE, frame.last ? frame.commaAt : from, to)
    frame.eatsComma = frame.last === undefined
  }
}

function frameOf(shape: JsonShape, isList: boolean, elements: Kept[] | undefined): Frame {
  const next = isList ? shape.list?.of : undefined
  const members = isList ? NONE : []
  // Written out: made for every object of a body.
  return {
    shape,
    isList,
    next,
    nextFrom: 0,
    name: '',
    valueFrom: 0,
    commaAt: 0,
    eatsComma: false,
    last: undefined,
    count: 0,
    members,
    elements,
  }
}
