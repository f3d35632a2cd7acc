import { writeFileSync } from 'node:fs'

/**
 * Writes src/language/packs/time-zones.ts: the time zones of each country by the runtime's own tables, which take half a millisecond a
 * country to be asked. Run it again when Node's tables have changed.
 */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = letters.flatMap((first) => letters.map((second) => first + second))
const lines = codes.flatMap((code) => {
  // Known to the runtime, not yet to the compiler.
  const region = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones(): string[] | undefined }
  const zones = region.getTimeZones() ?? []
  return region.region === code && zones.length > 0 ? `${code} ${zones.join(' ')}` : []
})
const head =
  '/** The time zones of countries by ISO 3166, a line a country, as scripts/build-time-zones.ts writes them. */\nexport const timeZones = `\n'
writeFileSync(new URL('../src/language/packs/time-zones.ts', import.meta.url), `${head}${lines.join('\n')}\n\`\n`)
