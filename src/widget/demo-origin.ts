/** Who may see the demo shop: visitors with its link, everybody, or nobody. */
export type DemoMode = 'link' | 'public' | 'off'

const PREFIX = 'demo:'
const modes = ['link', 'public'] as const

/**
 * Stands where a widget key or a session names an origin: pages of this server itself, under whatever name it is reached. No
 * browser sends it, and no owner can give it to a key. A key of an open demo is no good once it opens with a link only.
 */
export const demoOrigin = (mode: Exclude<DemoMode, 'off'>): string => PREFIX + mode

export const isDemoOrigin = (origin: string): boolean => origin.startsWith(PREFIX)

/** One a store: unlike those of other keys it is no random one. */
export const demoKeyId = (mode: Exclude<DemoMode, 'off'>): string => `wkey_demo_${mode}`

export const demoKeyIds: readonly string[] = modes.map(demoKeyId)
