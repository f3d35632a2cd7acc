import type { Card } from '../../api/api-types.ts'
import { httpUrl } from '../rich-text.ts'
import { component, signal } from '../signal.ts'

/** A product's picture; its first letter where there is none, or it does not come. */
export const Picture = component<{ card: Pick<Card, 'imageUrl' | 'title'> }>(() => {
  const hasImage = signal(true)
  return ({ card }) => {
    const image = hasImage.value && httpUrl(card.imageUrl)
    return (
      <span class="image" aria-hidden="true">
        {image ? (
          <img
            src={image}
            alt=""
            loading="lazy"
            onError={() => {
              hasImage.value = false
            }}
          />
        ) : (
          [...card.title][0]
        )}
      </span>
    )
  }
})
