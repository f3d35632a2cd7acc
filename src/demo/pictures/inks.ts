/** The colours that the demo's products come in. */
const named: Record<string, string> = {
  ...{ Blue: '#5b7fa6', Ocean: '#2f6178', Denim: '#4a6285', Ink: '#2e3a52', Black: '#34363b', Grey: '#8d9299' },
  ...{ Steel: '#b4bcc4', White: '#f1eee8', Clear: '#cfe0e2', Natural: '#d8bb8a', Sand: '#d9c3a0', Oak: '#cfa26c' },
  ...{ Walnut: '#7d5539', Copper: '#c07a52', Brass: '#c29a4b', Mustard: '#d9a43b', Orange: '#dd8a4a', Rust: '#b9573a' },
  ...{ Clay: '#c98466', Rose: '#d8a3a0', Fig: '#7b4f6b', Cedar: '#8f5b43', Moss: '#6b7d4b', Olive: '#76754a' },
  ...{ Sage: '#a3b39a', Forest: '#3c5c48', Mixed: '#c9694f' },
}

export const WOOD = '#c99f6f'
export const WOOD_DARK = '#a87d50'
export const METAL = '#bcc3ca'
export const METAL_DARK = '#8b949d'
export const DARK = '#33373d'
export const PAPER = '#fbf7ef'
export const BRIGHT = ['#b9573a', '#d9a43b', '#6b7d4b', '#2f6178', '#d8a3a0', '#5b7fa6'] as const

/** One colour in the shades a drawing needs. */
export interface Ink {
  base: string
  dark: string
  deep: string
  light: string
  pale: string
}

/** Shades of a named colour; of an unknown name, of one made from its letters. */
export function inkOf(name: string): Ink {
  return shadesOf(named[name] ?? hueOf(name))
}

/** Shades of a colour written as #rrggbb. */
export function shadesOf(base: string): Ink {
  return {
    base,
    dark: mix(base, '#1c1712', 0.2),
    deep: mix(base, '#1c1712', 0.42),
    light: mix(base, '#ffffff', 0.28),
    pale: mix(base, '#ffffff', 0.78),
  }
}

/** A soft colour that is the same for the same text. */
export function hueOf(text: string): string {
  const sum = [...text].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7)
  return fromHsl(sum % 360, 0.34, 0.52)
}

/** @param share of the second colour, 0 to 1 */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [partsOf(first), partsOf(second)]
  return `#${a.map((part, at) => hex(part + ((b[at] ?? 0) - part) * share)).join('')}`
}

/** How light a colour is, 0 to 1. */
export const lightnessOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = partsOf(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

const partsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
const hex = (part: number): string => Math.round(part).toString(16).padStart(2, '0')

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const spread = saturation * Math.min(lightness, 1 - lightness)
  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    return hex(255 * (lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return `#${part(0)}${part(8)}${part(4)}`
}
