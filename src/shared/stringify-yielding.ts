import { Slices } from './yielding.ts'

/**
 * The JSON text of an object like JSON.stringify's, in slices between which others have their turn: its lists, which alone can be
 * long, are written element by element.
 */
export async function stringifyYielding(value: object): Promise<string> {
  const slices = new Slices()
  if (Array.isArray(value)) return stringifyList(value, slices)
  let text = ''
  for (const [name, member] of Object.entries(value)) {
    const json = Array.isArray(member) ? await stringifyList(member, slices) : JSON.stringify(member)
    // As JSON.stringify leaves undefined out.
    if (json !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${json}`
  }
  return `{${text}}`
}

async function stringifyList(list: readonly unknown[], slices: Slices): Promise<string> {
  let text = ''
  for (const element of list) {
    text += `${text === '' ? '' : ','}${JSON.stringify(element) ?? 'null'}`
    if (slices.isSpent) await slices.rest()
  }
  return `[${text}]`
}
