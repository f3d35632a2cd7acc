import type { Settings } from '../api/api-types.ts'
import type { AppHandle, EventName, Listener, Setup, ShopContext } from '../shared/setup.ts'
import type { Spiel } from '../spiel.d.ts'
import styles from './loader.css'

/** Hashes in the names of the files to load, by name; the build puts them in. */
declare const SPIEL_FILES: Record<string, string>

type Call = [name: string, ...given: unknown[]]
type Calls = Record<string, (...given: unknown[]) => unknown>

const script = document.currentScript as HTMLScriptElement
const base = new URL('.', script.src).href
const { dataset: tag } = script
const { key = '', language } = tag
const page = document.documentElement
const locale = language || page.lang || navigator.language
const host = document.createElement('spiel-chat')
const shadow = host.attachShadow({ mode: 'open' })
const listeners: Partial<Record<string, Set<Listener>>> = {}
const file = (name: string) => import(`${base}widget/${name}-${SPIEL_FILES[name]}.js`)
const setup = { base, key, tag, locale, shadow, context: {}, emit, isHeard, file } as unknown as Setup

let loading: Promise<AppHandle> | undefined
let app: AppHandle | undefined
let isGone = false

/** Safari has none of its own. A busy page must not put it off for ever. */
const idle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work)

/** What the shop's script has as window.Spiel: `Spiel('open')`, or `Spiel.open()`. What it pushed before is done now. */
const spiel = Object.assign((name: string, ...given: unknown[]) => (spiel as unknown as Calls)[name]?.(...given), {
  open: () => withApp((loaded) => loaded.open()),
  close: () => app?.close(),
  ask: (text: string) => withApp((loaded) => loaded.send(text)),
  on(name: EventName, listener: Listener) {
    listeners[name] ??= new Set()
    listeners[name].add(listener)
    app?.heard()
    return () => {
      listeners[name]?.delete(listener)
      app?.heard()
    }
  },
  identify(token?: string | null) {
    setup.shopperToken = token
    app?.identify(token)
  },
  setContext(context: ShopContext) {
    setup.context = context
    app?.setContext(context)
  },
  product: (productId?: string) => spiel.setContext({ ...setup.context, productId }),
  destroy() {
    isGone = true
    app?.destroy()
    host.remove()
    delete global.Spiel
  },
  push(...calls: Call[]) {
    for (const call of calls) spiel(...call)
  },
})

function emit(name: EventName, detail: object = {}): unknown[] {
  dispatchEvent(new CustomEvent(`spiel:${name}`, { detail }))
  return [...(listeners[name] ?? [])].map((listener) => {
    try {
      return listener(detail as never)
    } catch (error) {
      return Promise.reject(error)
    }
  })
}

function isHeard(name: EventName): boolean {
  return !!listeners[name]?.size
}

let asked: Promise<Settings> | undefined

/** Asks once how the widget is to look: when the page has nothing else to do, or when somebody wants it. */
function settings(): Promise<Settings> {
  asked ??= (async () => {
    const response = await fetch(`${base}api/widget/v1/settings?locale=${encodeURIComponent(locale)}`, {
      headers: { 'x-widget-key': key },
      credentials: 'omit',
    })
    if (!response.ok) throw new Error(await response.text())
    const given = (await response.json()) as Settings
    setup.settings = given
    if (!isGone) draw(given)
    return given
  })()
  return asked
}

function load(): Promise<AppHandle> {
  loading ??= settings()
    .then(({ language }) => Promise.all([file('app'), file(language in SPIEL_FILES ? language : 'en')]))
    .then(([{ start }, { texts }]) => {
      // A list of its own: the frame of another language is written into it.
      app = start({ ...setup, texts: { ...texts } }) as AppHandle
      return app
    })
  loading.catch((error) => {
    loading = undefined
    emit('error', { error })
  })
  return loading
}

const withApp = (work: (loaded: AppHandle) => void) => void load().then(work, () => {})

function draw({ color, colorText, position, launcherText }: Settings): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const { side, offsetX, offsetY } = position
  host.style.cssText = `--accent:var(--spiel-accent,${color});--on-accent:var(--spiel-on-accent,${colorText});--bottom:${offsetY}px;--left:auto;--right:auto;--${side}:${offsetX}px`
  const launcher = document.createElement('button')
  launcher.className = 'launcher'
  launcher.type = 'button'
  launcher.ariaHasPopup = 'dialog'
  launcher.ariaExpanded = 'false'
  launcher.append(launcherText)
  setup.launcher = launcher
  launcher.onclick = () => withApp((loaded) => loaded.toggle())
  launcher.onpointerenter = launcher.onfocus = load
  shadow.append(launcher)
  document.body.append(host)
  idle(() => load())
}

const global = window as { Spiel?: unknown }
const earlier = global.Spiel
// biome-ignore lint/suspicious/noExplicitAny: each name has types of its own, which the loader hands on unread
global.Spiel = spiel satisfies Record<keyof Spiel, any>
idle(() => {
  settings().catch((error) => {
    // biome-ignore lint/suspicious/noConsole: who puts the tag into a page looks for the reason there
    console.warn('Spiel: is this origin allowed?', error)
    emit('error', { error })
  })
})
// Elements for pages of the shop, also those that come later: what draws them is loaded where one stands.
for (const name of ['spiel-ask', 'spiel-search']) {
  customElements.get(name) ??
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback() {
          idle(() => {
            settings()
              .then(() => file('parts'))
              .then(({ drawPart }) => drawPart(this, setup))
              .catch(() => {})
          })
        }
      },
    )
}
if (Array.isArray(earlier)) spiel.push(...earlier)
