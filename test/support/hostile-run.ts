import type { HostileText } from './hostile-texts.ts'
import { hostileTexts } from './hostile-texts.ts'
import type { HostileWorld } from './hostile-world.ts'
import type { MeterReading } from './piece-meter.ts'
import type { Random } from './proof-run.ts'

/** A way in for texts, and what is done there with one. */
export interface SendableDoor {
  name: string
  /** Longest text that is legal, in code points. */
  most: number
  /**
   * Sends the text and whatever then reads it. Resolves with the status of the answer.
   * @param tell what was measured of one step; without any call the whole is measured
   */
  send(world: HostileWorld, text: string, tell: (step: string, reading: MeterReading) => void): Promise<number>
}

/** The longest piece of work that an input brought about. */
export interface WorstPiece {
  door: string
  kind: string
  step: string
  ms: number
  status: number
}

const TRIES = 3

/** Sends texts through a door, one at a time; one with a piece over the bound again, up to twice, and the least counts. */
export async function sendAll(
  world: HostileWorld,
  door: SendableDoor,
  given: { random: Random; boundMs: number; isChosen: (kind: string) => boolean },
): Promise<WorstPiece[]> {
  const worst: WorstPiece[] = []
  for (const text of hostileTexts(door.most, given.random, given.isChosen)) {
    const best = new Map<string, WorstPiece>()
    for (let tried = 0; tried < TRIES; tried++) {
      const pieces = await sendOnce(world, door, text)
      for (const piece of pieces) {
        const former = best.get(piece.step)
        if (!former || piece.ms < former.ms) best.set(piece.step, piece)
      }
      if ([...best.values()].every(({ ms }) => ms <= given.boundMs)) break
    }
    worst.push(...best.values())
  }
  return worst
}

async function sendOnce(world: HostileWorld, door: SendableDoor, { kind, text }: HostileText): Promise<WorstPiece[]> {
  const told = new Map<string, number>()
  await world.settle()
  await world.take()
  const status = await door.send(world, text, (step, { worstMs }) =>
    told.set(step, Math.max(worstMs, told.get(step) ?? 0)),
  )
  if (told.size === 0) {
    await world.settle()
    told.set('', (await world.take()).worstMs)
  }
  return [...told].map(([step, ms]) => ({ door: door.name, kind, step, ms, status }))
}

/** The worst pieces of each door, longest first, as lines. */
export function reportOf(pieces: WorstPiece[], perDoor: number): string[] {
  const lines: string[] = []
  const doors = [...new Set(pieces.map(({ door, step }) => `${door}${step && `, ${step}`}`))]
  for (const name of doors) {
    const own = pieces.filter(({ door, step }) => `${door}${step && `, ${step}`}` === name).sort((a, b) => b.ms - a.ms)
    const top = own.slice(0, perDoor).map(({ kind, ms }) => `${ms.toFixed(1)} ms ${kind}`)
    lines.push(`${name} (${own.length}): ${top.join('; ')}`)
  }
  return lines
}
