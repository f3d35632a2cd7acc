import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Builds, all at once, whatever is not there yet and is kept in no repository; `npm ci` calls it. The longest, the lessons, is a minute on one core. */
const names = ['build-lessons', 'build-seed', 'build-dashboard', 'build-widget']
const codes = await Promise.all(
  names.map(async (name) => {
    const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
    const [code] = await once(spawn(process.execPath, [script, '--quiet'], { stdio: 'inherit' }), 'exit')
    return code as number | null
  }),
)
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0
