import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { buttonClass } from './button.tsx'

const SHOWN_MS = 2_000

/** Puts a text into the clipboard, and says so. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { states } = useTexts()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await writeClipboard(text)
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <button type="button" className={buttonClass('plain', 'small')} onClick={() => void copy()}>
      <Icon size={15} aria-hidden className={isCopied ? 'text-good' : ''} />
      <span aria-live="polite">{isCopied ? states.copied : (label ?? states.copy)}</span>
    </button>
  )
}

/** A server on plain HTTP in the shop's own network has no clipboard API. */
async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  document.execCommand('copy')
  area.remove()
}

/** Code to copy. It can be scrolled by keyboard. */
export function Code({ code, label }: { code: string; label: string }) {
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-sunken">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1.5 pr-1.5 pl-4">
        <span className="truncate text-[0.93rem] text-soft">{label}</span>
        <CopyButton text={code} />
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what overflows must be reached by keyboard
        tabIndex={0}
        className="overflow-x-auto p-4 font-mono text-[0.9rem] leading-relaxed"
      >
        {code}
      </pre>
    </div>
  )
}
