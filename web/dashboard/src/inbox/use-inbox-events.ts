import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { InboxEvent } from '../../../../src/conversations/inbox/inbox-events.ts'
import { useSlug } from '../app/use-me.ts'
import type { InboxItem } from './use-inbox.ts'

export type Present = Extract<InboxEvent, { event: 'present' }>['data']['people'][number]

/** The list is read anew at most so often, however much is said in the store. */
const LIST_EVERY_MS = 700
const COME_BACK_MS = 2_000

/**
 * Follows the store while the inbox is open: changed conversations are asked anew, the open one at once.
 * @param onItems told of each changed line
 */
export function useInboxEvents(onItems: (items: InboxItem[]) => void): { isLive: boolean; present: Present[] } {
  const slug = useSlug()
  const queries = useQueryClient()
  const [isLive, setLive] = useState(true)
  const [present, setPresent] = useState<Present[]>([])
  const tell = useRef(onItems)
  tell.current = onItems
  useEffect(() => {
    let source: EventSource | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let listing: ReturnType<typeof setTimeout> | undefined
    const askList = () => {
      listing ??= setTimeout(() => {
        listing = undefined
        for (const what of [['inbox', 'list'], ['inbox-counts']]) {
          void queries.invalidateQueries({ queryKey: [slug, ...what] })
        }
      }, LIST_EVERY_MS)
    }
    const open = () => {
      source = new EventSource(`/api/dashboard/v1/stores/${slug}/inbox-events`)
      source.onopen = () => {
        setLive(true)
        // What happened while nobody listened.
        void queries.invalidateQueries({ queryKey: [slug, 'inbox'] })
      }
      source.onerror = () => {
        setLive(false)
        if (source?.readyState !== EventSource.CLOSED) return
        again = setTimeout(open, COME_BACK_MS)
      }
      source.addEventListener('conversations', ({ data }) => {
        const { items } = JSON.parse(data) as { items: InboxItem[] }
        for (const { id } of items) void queries.invalidateQueries({ queryKey: [slug, 'inbox', id] })
        tell.current(items)
        askList()
      })
      source.addEventListener('present', ({ data }) => setPresent((JSON.parse(data) as { people: Present[] }).people))
      source.addEventListener('changed', ({ data }) => {
        for (const resource of (JSON.parse(data) as { resources: string[] }).resources) {
          void queries.invalidateQueries({ queryKey: [slug, resource] })
        }
      })
    }
    open()
    return () => {
      source?.close()
      clearTimeout(again)
      clearTimeout(listing)
    }
  }, [slug, queries])
  return { isLive, present }
}
