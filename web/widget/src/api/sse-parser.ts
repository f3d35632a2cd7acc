/** An event as it came over the line. */
export interface WireEvent {
  id: string | undefined
  event: string
  data: unknown
}

/**
 * Reads server-sent events (HTML Living Standard, section 9.2.6) from a text that comes in pieces, cut anywhere. What is no
 * JSON is left out; an event that is not complete is kept back.
 * @returns takes the next piece, and gives the events that it completes
 */
export function sseParser(): (piece: string) => WireEvent[] {
  let rest = ''
  let event = ''
  let id: string | undefined
  let data: string[] = []
  return (piece) => {
    const events: WireEvent[] = []
    // A carriage return at the end may be half of a line break.
    const text = rest + piece
    const end = text.endsWith('\r') ? text.length - 1 : text.length
    const lines = text.slice(0, end).split(/\r\n|\n|\r/)
    rest = (lines.pop() ?? '') + text.slice(end)
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) {
          try {
            events.push({ id, event: event || 'message', data: JSON.parse(data.join('\n')) })
          } catch {}
        }
        event = ''
        id = undefined
        data = []
        continue
      }
      const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
      if (field === 'data') data.push(value)
      else if (field === 'event') event = value
      else if (field === 'id') id = value
    }
    return events
  }
}
