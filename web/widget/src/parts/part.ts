import type { Setup } from '../shared/setup.ts'
import styles from './parts.css'

/** What a page's own script calls too. */
export type Call = (name: 'ask' | 'product', given: string) => void

export const spiel: Call = (name, given) => (window as unknown as { Spiel: Call }).Spiel(name, given)

/** An element with these properties and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

/** The root of an element, in the shop's colours and with the widget's corners. */
export function rootOf(host: HTMLElement, { settings }: Setup): ShadowRoot {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const { color, colorText, look } = settings
  const values = { accent: color, 'on-accent': colorText, radius: `var(--spiel-radius,${look.radius}px)` }
  for (const [name, value] of Object.entries(values)) host.style.setProperty(`--${name}`, value)
  return root
}

/** Reads what is told without a session; undefined where that fails. */
export async function read<Answer>({ base, key, locale }: Setup, path: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${base}api/widget/v1${path}&locale=${encodeURIComponent(locale)}`, {
      headers: { 'x-widget-key': key },
      credentials: 'omit',
    })
    return response.ok ? await response.json() : undefined
  } catch {}
}
