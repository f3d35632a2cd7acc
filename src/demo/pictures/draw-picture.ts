import { bagShapes } from './bag-shapes.ts'
import { clothingShapes } from './clothing-shapes.ts'
import { homeShapes } from './home-shapes.ts'
import { type Ink, inkOf, lightnessOf, mix } from './inks.ts'
import { kitchenShapes, plant } from './kitchen-shapes.ts'
import { outdoorShapes } from './outdoor-shapes.ts'
import { playShapes } from './play-shapes.ts'
import { box, disc, moved, oval, path, type Shape } from './strokes.ts'

const shapes: Record<string, Shape> = {
  ...{ ...kitchenShapes, ...homeShapes, ...clothingShapes, ...bagShapes, ...outdoorShapes, ...playShapes },
}

/** Backgrounds, one a category: each calm beside all colours of things. */
const grounds = ['#efe5d8', '#e3e8e1', '#e6e4ee', '#ece2dc', '#dfe8ea', '#f0e6d0'] as const

export const hasShape = (name: string): boolean => Object.hasOwn(shapes, name)

interface Picture {
  shape: string
  colour: string
  /** All colours that the product comes in. */
  colours: readonly string[]
  /** Place of its category. */
  ground: number
  /** 1 the thing, 2 the thing from near, 3 the thing among others. */
  view: number
}

export const VIEWS = 3

/** A picture of a product as SVG of 2 to 5 KB; it needs no style sheet and calls for nothing. */
export function drawPicture({ shape, colour, colours, ground, view }: Picture): string {
  const draw = shapes[shape] as Shape
  const ink = inkOf(colour)
  const back = groundFor(ink, grounds[ground % grounds.length] as string)
  const thing = draw(ink)
  if (view === 2) return svg(back + moved(shadow + thing, -150, -120, 1.75))
  if (view === 3) return svg(colours.length > 1 ? among(draw, colours, ink, ground) : scene(thing, ink, ground))
  return svg(back + moved(shadow + thing, 26, 26, 0.87))
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800">${content}</svg>`

const shadow = oval(200, 322, 142, 12, '#00000016')

/** A thing must stand out: behind a light one the ground is darker. */
function groundFor({ base, deep }: Ink, ground: string): string {
  const close = Math.abs(lightnessOf(base) - lightnessOf(ground)) < 0.16
  const tone = close ? mix(ground, mix(deep, '#8a6f55', 0.5), 0.34) : mix(ground, base, 0.1)
  return box(0, 0, 400, 400, 0, tone) + disc(200, 190, 158, mix(tone, '#ffffff', 0.35))
}

/** The product in all its colours, side by side. */
function among(draw: Shape, colours: readonly string[], ink: Ink, ground: number): string {
  const shown = colours.slice(0, 4)
  const rows = shown.length > 2 ? 2 : 1
  const scale = shown.length === 1 ? 0.8 : 0.47
  const places = shown.map((name, at) => {
    const inRow = rows === 2 && at >= 2 ? shown.length - 2 : Math.min(2, shown.length)
    const x = inRow === 1 ? 106 : (at % 2) * 190 + 10
    const y = rows === 1 ? 106 : Math.floor(at / 2) * 190 + 8
    return moved(shadow + draw(inkOf(name)), x, y, scale)
  })
  return groundFor(ink, grounds[(ground + 1) % grounds.length] as string) + places.join('')
}

/** The thing on a table by the window. */
function scene(thing: string, ink: Ink, ground: number): string {
  const wall = mix(grounds[(ground + 2) % grounds.length] as string, ink.base, 0.06)
  return (
    box(0, 0, 400, 400, 0, wall) +
    box(36, 30, 120, 170, 6, '#ffffff') +
    box(46, 40, 46, 150, 2, '#dbe8ee') +
    box(100, 40, 46, 150, 2, '#dbe8ee') +
    path('M0 318h400v82h-400z', '#cfae85') +
    path('M0 318h400v10h-400z', '#b8946a') +
    plant(352, 262, 0.98) +
    moved(shadow + thing, 66, 92, 0.72)
  )
}

/** A place holder for a product without a picture: its first letters on colours made of its title. */
export function drawTitle(title: string): { ground: string; mark: string; letters: string } {
  const ink = inkOf(title)
  const words = title.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const letters = words.slice(0, 2).map((word) => [...word].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? '')
  return { ground: mix(ink.base, '#ffffff', 0.78), mark: ink.deep, letters: letters.join('').toLocaleUpperCase() }
}
