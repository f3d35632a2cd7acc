import { MessageCircle, Send, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { WidgetSettings } from '../../../../src/widget/widget-settings.schema.ts'
import { useStore } from '../app/use-me.ts'
import { useTexts } from '../texts/use-texts.ts'

interface Props {
  settings: WidgetSettings
  greeting: string
  launcher: string
}

/** Pixels of the picture for one of the page. */
const SCALE = 0.5
const MOST_OFFSET = 60

/** A picture of the widget on a page, as it is being edited. Colours are set from script, which the page's policy allows. */
export function WidgetPreview({ settings: { color, colorText, position }, greeting, launcher }: Props) {
  const { widget: texts } = useTexts()
  const { name } = useStore()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const style = frame.current?.style
    if (!style) return
    const isColour = CSS.supports('color', color)
    style.setProperty('--own', isColour ? color : '#1a5fb4')
    style.setProperty('--own-text', colorText ?? readableOn(isColour ? color : '#1a5fb4'))
    style.setProperty('--x', `${Math.min(position.offsetX * SCALE, MOST_OFFSET)}px`)
    style.setProperty('--y', `${Math.min(position.offsetY * SCALE, MOST_OFFSET)}px`)
  }, [color, colorText, position.offsetX, position.offsetY])
  const side = position.side === 'left' ? 'left-(--x) items-start' : 'right-(--x) items-end'
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 font-medium">{texts.preview}</figcaption>
      <div
        ref={frame}
        aria-hidden
        className="relative h-96 overflow-hidden rounded-xl border border-line bg-sunken select-none"
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
        <div className={`absolute bottom-(--y) flex flex-col gap-2 ${side}`}>
          <div className="w-56 overflow-hidden rounded-xl border border-line bg-white text-[0.86rem] text-[#1a1b20] shadow-lg">
            <div className="flex items-center justify-between gap-2 bg-(--own) px-3 py-2 text-(--own-text)">
              <span className="truncate font-semibold">{name}</span>
              <X size={14} />
            </div>
            <div className="flex h-36 flex-col gap-2 p-3">
              <p className="max-w-[90%] rounded-lg bg-[#f1f2f4] px-2.5 py-1.5 break-words">{greeting}</p>
              <p className="max-w-[80%] self-end rounded-lg bg-(--own) px-2.5 py-1.5 text-(--own-text)">
                {texts.sampleQuestion}
              </p>
            </div>
            <div className="flex items-center justify-between border-t border-[#e6e6eb] px-3 py-2 text-[#5a5c68]">
              {texts.sampleInput}
              <Send size={13} />
            </div>
          </div>
          <span className="flex min-h-10 items-center gap-2 rounded-full bg-(--own) px-3 text-(--own-text) shadow-lg">
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
