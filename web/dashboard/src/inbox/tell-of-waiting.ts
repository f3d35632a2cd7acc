import type { InboxItem } from './use-inbox.ts'

const KEY = 'spiel-inbox-sound'
/** Of each who waits one is told once: by conversation, since when. */
const told = new Map<string, string>()

/** Whether this browser makes a sound when a shopper waits for a person. */
export const isSoundOn = (): boolean => localStorage.getItem(KEY) === 'on'

/** Turns sound and notifications on or off; the browser asks the reader first. */
export async function setSound(isOn: boolean): Promise<void> {
  localStorage.setItem(KEY, isOn ? 'on' : 'off')
  if (isOn && 'Notification' in window && Notification.permission === 'default') await Notification.requestPermission()
}

/** A short tone and, while the page is not looked at, a notification, when somebody waits who did not before. */
export function tellOfWaiting(items: InboxItem[], words: string): void {
  for (const { id, waitingSince, shopper, lastMessage } of items) {
    if (waitingSince === null || told.get(id) === waitingSince) continue
    told.set(id, waitingSince)
    if (!isSoundOn()) continue
    playTone()
    if (document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      const note = new Notification(words, {
        body: `${shopper?.name ?? ''} ${lastMessage?.text ?? ''}`.trim(),
        tag: id,
      })
      note.onclick = () => window.focus()
    }
  }
}

function playTone(): void {
  try {
    const audio = new AudioContext()
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.frequency.value = 660
    volume.gain.setValueAtTime(0.08, audio.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4)
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + 0.4)
    tone.onended = () => void audio.close()
  } catch {
    // A browser that was not touched yet plays nothing.
  }
}
