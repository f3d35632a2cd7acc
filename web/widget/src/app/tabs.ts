import type { WireEvent } from '../api/sse-parser.ts'

/** What a tab tells the others of the same shop. */
export type TabNews =
  | { kind: 'say'; key: string; text: string }
  | { kind: 'event'; key: string; event: WireEvent }
  /** The conversation was left, or read. */
  | { kind: 'left' | 'read' }

export interface Tabs {
  postMessage(news: TabNews): void
  close(): void
}

export function joinTabs(name: string, onNews: (news: TabNews) => void): Tabs {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => onNews(data)
  return channel
}
