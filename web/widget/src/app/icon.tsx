/** Drawn in the colour of the words beside it. */
const paths = {
  send: 'M3.4 20.4 21 12 3.4 3.6 3.4 10.2 15 12 3.4 13.8z',
  close: 'M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12 19 17.6 17.6 19 12 13.4 6.4 19 5 17.6 10.6 12 5 6.4z',
  more: 'M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm0 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm0 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  up: 'M2 21h4V9H2zm20-11c0-1.1-.9-2-2-2h-6.3l1-4.6.03-.3-.4-1.1L13.2 1 6.6 7.6C6.2 8 6 8.5 6 9v10c0 1.1.9 2 2 2h9c.8 0 1.5-.5 1.8-1.2l3-7.1z',
  down: 'M6.5 12.5 12 18l5.5-5.5-1.4-1.4L13 14.2V5h-2v9.2l-3.1-3.1z',
  check: 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z',
}

export type IconName = keyof typeof paths

export const Icon = ({ name, turned }: { name: IconName; turned?: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" class={turned ? 'turned' : undefined}>
    <path fill="currentColor" d={paths[name]} />
  </svg>
)
