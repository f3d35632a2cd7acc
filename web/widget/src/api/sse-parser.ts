/** An event as it came over the line. */
export interface WireEvent {
  id: string | undefined
  event: string
  data: unknown
}

/**
 * Reads server-sent events as Spiel sends them (HTML Living Standard, section 9.2.6, each with one line of JSON) from a text that
 * comes in pieces, cut anywhere. What is not complete is kept back; comments and what is no JSON are left out.
 * @returns takes the next piece, and gives the events that it completes
 */
export function sseParser(): (piece: string) => WireEvent[] {
  let rest = ''
  return (piece) => {
    const frames = (rest + piece).split(/\r?\n\r?\n/)
    rest = frames.pop() ?? ''
    return frames.flatMap((frame) => {
      // U+2028 in a text is no line break here, as it would be to `$` of a RegExp.
      const fields = Object.fromEntries(frame.split(/\r?\n/).map((line) => line.split(/: ?(.*)/s)))
      try {
        return [{ id: fields.id, event: fields.event, data: JSON.parse(fields.data) }]
      } catch {
        return []
      }
    })
  }
}
