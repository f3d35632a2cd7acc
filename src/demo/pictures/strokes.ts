import type { Ink } from './inks.ts'

/** A thing on a square of 400 by 400 that stands on the line y = 320. */
export type Shape = (ink: Ink) => string

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`

export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const disc = (x: number, y: number, r: number, fill: string): string => oval(x, y, r, r, fill)

/** The same, half seen: light on a side, or a shade. */
export const veil = (d: string, fill = '#fff', opacity = 0.22): string =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`

/** Drawn again at the other side of the line x = 200. */
export const mirrored = (drawing: string): string => `${drawing}<g transform="matrix(-1 0 0 1 400 0)">${drawing}</g>`

export const turned = (drawing: string, degrees: number, x = 200, y = 200): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawing}</g>`

export const moved = (drawing: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`
