import fs from 'node:fs'
import os from 'node:os'

/** Names a process so that another one can tell, also after a reboot or from another container, whether it still runs. */
export interface LockOwner {
  pid: number
  /** One boot of one kernel. */
  bootId: string
  /** Linux: a pid means something only inside its namespace (a container has its own); null elsewhere. */
  pidNamespace: string | null
  /** Clock ticks from boot to the start of the process, so that a reused pid is not taken for the owner; null where unknown. */
  startTime: string | null
  hostname: string
}

/** Whether a process has ended; `unknown` when it lives, or lived, where we cannot look. */
export type Verdict = 'yes' | 'no' | 'unknown'

/** This process, as it writes itself into a lock. */
export function thisProcess(): LockOwner {
  return {
    pid: process.pid,
    bootId: readBootId(),
    pidNamespace: readPidNamespace(),
    startTime: readStartTime(process.pid),
    hostname: os.hostname(),
  }
}

/** Whether the process that `owner` names has ended. */
export function hasEnded(owner: LockOwner): Verdict {
  const here = thisProcess()
  if (owner.bootId !== here.bootId) return owner.hostname === here.hostname && isExactBootId(here) ? 'yes' : 'unknown'
  if (owner.pidNamespace !== here.pidNamespace) return 'unknown'
  if (!isRunning(owner.pid)) return 'yes'
  const startTime = readStartTime(owner.pid)
  // Without start times a running process may be another one that got the same pid: its heartbeat has to tell.
  if (startTime === null || owner.startTime === null) return owner.pid === here.pid ? 'no' : 'unknown'
  return startTime === owner.startTime ? 'no' : 'yes'
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isExactBootId(owner: LockOwner): boolean {
  return !owner.bootId.startsWith('booted-')
}

function readBootId(): string {
  try {
    return fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    // Rounded to a day, since clocks are adjusted; at the edge the heartbeat decides.
    return `booted-${Math.round((Date.now() / 1000 - os.uptime()) / 86_400)}`
  }
}

function readPidNamespace(): string | null {
  try {
    return fs.readlinkSync('/proc/self/ns/pid')
  } catch {
    return null
  }
}

/** Field 22 of /proc/<pid>/stat; the name in field 2 may hold spaces and brackets, so count from behind it. */
function readStartTime(pid: number): string | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended, it only waits for its parent to notice.
    return fields[0] === 'Z' ? 'zombie' : (fields[19] ?? null)
  } catch {
    return null
  }
}
