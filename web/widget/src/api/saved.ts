/** What outlives the page, once the shopper has used the widget. */
export interface Saved {
  token?: string | undefined
  /** Milliseconds since 1970. */
  expiresAt?: number
  conversationId?: string | undefined
  /** What this browser calls the conversation, also before the server has named it. A session that was lost has none of that name. */
  opening?: string | undefined
  /** The session is of a shopper whom the shop has logged in. */
  isKnown?: boolean | undefined
  /** The last known hand-off state: while a person is waited for, the next page follows the conversation too. */
  status?: string | undefined
  unread?: number
  /** ISO 639-1, of the conversation. */
  language?: string
  /** The conversation before this one, with what was said last in it. */
  recent?: { id: string; text: string } | undefined
  isOpen?: boolean
  /** A proactive word was dismissed, or the widget opened: no more of them. */
  isQuiet?: boolean
}

/** A place for `Saved` in the browser: in memory before first use, and where the browser keeps nothing. */
export interface SavedStore {
  read(): Saved
  /** Lays these over what is there; from the first call with `isFirstUse` on it is kept. */
  write(change: Saved, isFirstUse?: boolean): void
}

/**
 * @param name the place's name; one per widget key
 * @param findStorage may throw, as browsers that block storage do
 */
export function savedStore(name: string, findStorage: () => Pick<Storage, 'getItem' | 'setItem'>): SavedStore {
  let memory: Saved = {}
  let isKept = false
  const read = () => {
    try {
      const text = findStorage().getItem(name)
      if (text) {
        isKept = true
        memory = JSON.parse(text)
      }
    } catch {}
    return memory
  }
  return {
    read,
    write(change, isFirstUse = false) {
      memory = { ...read(), ...change }
      isKept ||= isFirstUse
      try {
        if (isKept) findStorage().setItem(name, JSON.stringify(memory))
      } catch {}
    },
  }
}
