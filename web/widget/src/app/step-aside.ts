/** WCAG 2.2, 2.4.11: what has the focus is not covered by the launcher. */
export function stepAside(host: HTMLElement, launcher: HTMLElement, signal: AbortSignal): void {
  const look = () => {
    const focused = document.activeElement ?? host
    const one = focused.getBoundingClientRect()
    const own = launcher.getBoundingClientRect()
    const isCovered = one.left < own.right && one.right > own.left && one.top < own.bottom && one.bottom > own.top
    launcher.classList.toggle('away', isCovered && focused !== host && focused !== document.body)
  }
  // What was focused before this file had come tells nobody of it again.
  look()
  for (const name of ['focusin', 'focusout', 'scroll', 'resize'])
    addEventListener(name, () => requestAnimationFrame(look), { signal, passive: true })
}
