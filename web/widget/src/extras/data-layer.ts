import type { EventName } from '../shared/setup.ts'

const told: EventName[] = ['open', 'message', 'card_click', 'add_to_cart', 'lead', 'handoff']

/** For analytics, where the tag asks for it (`data-data-layer`): what happened, never what was said. */
export function pushToDataLayer(signal: AbortSignal): void {
  const page = window as { dataLayer?: object[] }
  for (const name of told) {
    addEventListener(
      `spiel:${name}`,
      (event) => {
        const { text: _, ...detail } = (event as CustomEvent).detail
        page.dataLayer ??= []
        page.dataLayer.push({ event: `spiel_${name}`, ...detail })
      },
      { signal },
    )
  }
}
