#!/usr/bin/env node
// Plain JavaScript that any Node from 18 reads: it finds the Node that Spiel is made for and hands over to the command line.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const LEAST_NODE_MAJOR = 24

/** The Node that npm installs as a dependency of Spiel, wherever npm put it. */
function findPinnedNode() {
  const places = ['../node_modules/node/bin/node', '../node_modules/.bin/node', '../../node/bin/node']
  return places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((path) => existsSync(path))
}

/** Runs this file again on another Node, with the same terminal, signals and exit code. */
function runOn(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`spiel: cannot start ${node}: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

const pinnedNode = findPinnedNode()
if (Number.parseInt(process.versions.node, 10) >= LEAST_NODE_MAJOR) {
  try {
    // Half of a short command's time is loading modules.
    await import('../src/quick-modules.ts')
    await import('../src/cli/main.ts')
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes("Cannot find package '")) throw error
    console.error(`spiel: dependencies are not installed (${error.message.split(' imported')[0]}). Run: npm ci`)
    process.exit(1)
  }
} else if (pinnedNode) {
  runOn(pinnedNode)
} else {
  console.error(
    `spiel: needs Node ${LEAST_NODE_MAJOR} or later, this is ${process.version}, and its own Node is not installed. Run: npm ci`,
  )
  process.exit(1)
}
