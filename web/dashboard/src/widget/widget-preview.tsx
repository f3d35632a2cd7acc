import { ArrowUp, MessageCircle, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { WidgetSettings } from '../../../../src/widget/widget-settings.schema.ts'
import type { WidgetUsual } from '../../../../src/widget/widget-usual.ts'
import { useStore } from '../app/use-me.ts'
import { useTexts } from '../texts/use-texts.ts'

interface Props {
  settings: WidgetSettings
  usual: WidgetUsual
  greeting: string
  launcher: string
}

/** Pixels of the picture for one of the page. */
const SCALE = 0.6
const MOST_OFFSET = 60
const COLOR = '#1a5fb4'
const LIGHT = { '--w-bg': '#ffffff', '--w-ink': '#1a1b20', '--w-soft': '#5a5c68', '--w-sunken': '#f1f2f4' }
const DARK = { '--w-bg': '#1d1f24', '--w-ink': '#ececf0', '--w-soft': '#a9abb6', '--w-sunken': '#2a2d34' }

/** A picture of the widget on a page, as it is being edited. Colours are set from script, which the page's policy allows. */
export function WidgetPreview({ settings: { color, colorText, position, look }, usual, greeting, launcher }: Props) {
  const { widget: texts } = useTexts()
  const { name } = useStore()
  const frame = useRef<HTMLDivElement>(null)
  const preset = usual.presets[look.preset]
  const radius = (look.radius ?? preset.radius) * SCALE
  const isDense = (look.density ?? preset.density) === 'compact'
  const isPageFont = (look.font ?? preset.font) === 'page'
  const { theme } = look
  useEffect(() => {
    const style = frame.current?.style
    if (!style) return
    const isDark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
    const own = CSS.supports('color', color) ? color : COLOR
    const values = {
      ...(isDark ? DARK : LIGHT),
      ...{ '--own': own, '--own-text': colorText ?? readableOn(own), '--r': `${radius}px` },
      '--x': `${Math.min(position.offsetX * SCALE, MOST_OFFSET)}px`,
      '--y': `${Math.min(position.offsetY * SCALE, MOST_OFFSET)}px`,
    }
    for (const [property, value] of Object.entries(values)) style.setProperty(property, value)
  }, [color, colorText, position.offsetX, position.offsetY, radius, theme])
  const side = position.side === 'left' ? 'left-(--x) items-start' : 'right-(--x) items-end'
  const round = 'flex shrink-0 items-center justify-center rounded-full bg-(--own) text-(--own-text)'
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 font-medium">{texts.preview}</figcaption>
      <div
        ref={frame}
        aria-hidden
        className="relative h-[29rem] overflow-hidden rounded-xl border border-line bg-sunken select-none"
      >
        <div className="flex flex-col gap-2.5 p-4 opacity-70">
          <div className="h-3 w-24 rounded bg-line" />
          <div className="h-16 rounded bg-line" />
          <div className="grid grid-cols-3 gap-2">
            <div className="h-12 rounded bg-line" />
            <div className="h-12 rounded bg-line" />
            <div className="h-12 rounded bg-line" />
          </div>
        </div>
        <div
          className={`absolute bottom-(--y) flex flex-col gap-2 text-[0.86rem] ${isPageFont ? 'font-serif' : ''} ${side}`}
        >
          <div className="w-60 overflow-hidden rounded-(--r) border border-black/10 bg-(--w-bg) text-(--w-ink) shadow-lg">
            <div className="flex items-center gap-2 border-b border-black/10 px-3 py-2">
              <span className={`${round} size-7 font-semibold`}>{name.slice(0, 1).toUpperCase()}</span>
              <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
              <X size={14} />
            </div>
            <div className={`flex h-52 flex-col overflow-hidden p-3 ${isDense ? 'gap-1.5' : 'gap-3'}`}>
              <p className="max-w-[95%] rounded-(--r) bg-(--w-sunken) px-2.5 py-1.5 break-words">{greeting}</p>
              <p className="text-[0.79rem] text-(--w-soft)">{usual.notice}</p>
              <p className="max-w-[80%] self-end rounded-(--r) bg-(--own) px-2.5 py-1.5 text-(--own-text)">
                {texts.sampleQuestion}
              </p>
            </div>
            <div className="flex items-center gap-2 border-t border-black/10 p-2">
              <span className="min-w-0 flex-1 truncate rounded-(--r) border border-(--w-soft) px-2.5 py-1 text-(--w-soft)">
                {texts.sampleInput}
              </span>
              <span className={`${round} size-7`}>
                <ArrowUp size={14} />
              </span>
            </div>
          </div>
          <span className={`${round} min-h-10 min-w-10 gap-2 px-3 shadow-lg`}>
            <MessageCircle size={18} />
            {launcher && <span className="max-w-36 truncate font-medium">{launcher}</span>}
          </span>
        </div>
      </div>
    </figure>
  )
}

/** Black or white, whichever is read better on a colour such as #1a5fb4. */
function readableOn(color: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255 || 0)
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  const luminance = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#ffffff' : '#000000'
}
