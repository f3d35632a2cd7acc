import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { navPlaces } from './nav.ts'
import { useSlug } from './use-me.ts'

const SECOND_KEY_MS = 1_200

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** Ctrl or Cmd with K opens the palette; G and a letter lead to a page, as the palette shows. */
export function useShortcuts({ openPalette }: { openPalette(): void }): void {
  const navigate = useNavigate()
  const slug = useSlug()
  const open = useRef(openPalette)
  open.current = openPalette
  useEffect(() => {
    let goUntil = 0
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if ((event.metaKey || event.ctrlKey) && key === 'k') {
        event.preventDefault()
        open.current()
        return
      }
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role=dialog],[role=menu]')) return
      const page = event.timeStamp < goUntil ? navPlaces.find(({ letter }) => letter === key) : undefined
      goUntil = key === 'g' ? event.timeStamp + SECOND_KEY_MS : 0
      if (page) void navigate({ to: `/s/${slug}${page.path === '' ? '' : `/${page.path}`}` as never })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate, slug])
}
