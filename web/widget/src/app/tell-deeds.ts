import type { Chat } from './chat.ts'

/**
 * Tells the server what the shop's page is told of products shown, by the same names: which were clicked, and which the page put into
 * the cart. Whether it arrives makes no difference to the shopper.
 */
export function tellDeeds({ setup, saved, client }: Chat): void {
  const { emit } = setup
  setup.emit = (deed, detail) => {
    const heard = emit(deed, detail)
    if (/^(card|add)_/.test(deed)) {
      void Promise.all(heard)
        .then(() =>
          client.ask(`/conversations/${saved.read().conversationId}/deeds`, {
            body: { ...detail, deed },
            isLasting: true,
          }),
        )
        .catch(() => {})
    }
    return heard
  }
}
