import type { Settings } from '../api/api-types.ts'
import type { AppHandle, EventName, Listener, Setup, ShopContext } from '../shared/setup.ts'
import styles from './loader.css'

/** Hashes in the names of the files to load, by name; the build puts them in. */
declare const SPIEL_FILES: Record<string, string>

type Call = [name: string, ...given: unknown[]]

const script = document.currentScript as HTMLScriptElement
const base = new URL('.', script.src).href
const { key = '', language } = script.dataset
const page = document.documentElement
const locale = language || page.lang || navigator.language
const host = document.createElement('spiel-chat')
const shadow = host.attachShadow({ mode: 'open' })
const leaving = new AbortController()
const { signal } = leaving
const listeners: Partial<Record<string, Set<Listener>>> = {}
const setup = { base, key, locale, shadow, context: {}, emit, isHeard } as unknown as Setup

let loading: Promise<AppHandle> | undefined
let app: AppHandle | undefined

/** What the shop's script has as window.Spiel. What it pushed before this file came is done now. */
const spiel = {
  open: () => withApp((loaded) => loaded.open()),
  close: () => app?.close(),
  send: (text: string) => withApp((loaded) => loaded.send(text)),
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
  destroy() {
    leaving.abort()
    app?.destroy()
    host.remove()
    delete global.Spiel
  },
  push(...calls: Call[]) {
    for (const [name, ...given] of calls)
      (spiel as never as Record<string, (...all: unknown[]) => void>)[name]?.(...given)
  },
}

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

const file = (name: string) => import(`${base}widget/${name}-${SPIEL_FILES[name]}.js`)
const settled = (async () => {
  const response = await fetch(`${base}api/widget/v1/settings?locale=${encodeURIComponent(locale)}`, {
    headers: { 'x-widget-key': key },
    credentials: 'omit',
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Settings
})()

function load(): Promise<AppHandle> {
  loading ??= settled
    .then((settings) => Promise.all([file('app'), file(settings.language in SPIEL_FILES ? settings.language : 'en')]))
    .then(([{ start }, { texts }]) => {
      app = start({ ...setup, texts }) as AppHandle
      return app
    })
  loading.catch((error) => {
    loading = undefined
    emit('error', { error })
  })
  return loading
}

const withApp = (work: (loaded: AppHandle) => void) => void load().then(work, () => {})

/** WCAG 2.2, 2.4.11: what has the focus is not covered. */
function stepAside(): void {
  const focused = document.activeElement ?? host
  const one = focused.getBoundingClientRect()
  const own = host.getBoundingClientRect()
  const isCovered = one.left < own.right && one.right > own.left && one.top < own.bottom && one.bottom > own.top
  setup.launcher.classList.toggle('away', isCovered && focused !== host && focused !== document.body)
}

function draw({ color, colorText, position, launcherText }: Settings): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const { side, offsetX, offsetY } = position
  const values = { accent: color, 'on-accent': colorText, bottom: `${offsetY}px`, left: 'auto', right: 'auto' }
  values[side] = `${offsetX}px`
  for (const [name, value] of Object.entries(values)) host.style.setProperty(`--${name}`, value)
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
  for (const name of ['focusin', 'focusout', 'scroll', 'resize'])
    addEventListener(name, () => requestAnimationFrame(stepAside), { signal, passive: true })
  const idle = window.requestIdleCallback ?? setTimeout
  idle(() => load())
}

const global = window as { Spiel?: unknown }
const earlier = global.Spiel
global.Spiel = spiel
settled.then(
  (settings) => {
    setup.settings = settings
    if (!signal.aborted) draw(settings)
  },
  (error) => {
    // biome-ignore lint/suspicious/noConsole: who puts the tag into a page looks for the reason there
    console.warn('Spiel: is this origin allowed?', error)
    emit('error', { error })
  },
)
if (Array.isArray(earlier)) spiel.push(...earlier)
