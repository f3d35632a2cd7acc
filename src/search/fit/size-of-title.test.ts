import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdsSize, sizesOfTitle } from './size-of-title.ts'

test('the title of what comes in one size tells it; letters and numbers are different systems', () => {
  const lines: [title: string, size: string, verdict: string][] = [
    ['Felt Slipper, Size 11-12 US Men, Grey', '11', 'holds'],
    ['Felt Slipper, Size 13-14, Black', '11', 'fails'],
    ['Felt Slipper, Black, Medium', '11', 'unknown'],
    ['Felt Slipper, Black, Medium', 'l', 'fails'],
    ['Felt Slipper (Large (9.5-10.5), Black)', '11', 'fails'],
    ['Felt Slipper (Large (9.5-10.5), Black)', '10', 'holds'],
    ['Felt Slipper (Large (Size 11/12), Tan)', '11', 'holds'],
    ['Closed Back Slipper, Black 11 M US', '11', 'holds'],
    ['Closed Back Slipper, Black 11 M US', 'eu 11', 'unknown'],
    ['Slide, 9 D(M) US', '9', 'holds'],
    ['Clog, Black, 2X-Large', 'xxl', 'holds'],
    ['Collar, Size: Small', 's', 'holds'],
    ['Schuh Größe 42,5', '42.5', 'holds'],
    ['Zapatilla talla 40 EU', '40', 'holds'],
    ['Zapatilla talla 40 EU', '8', 'unknown'],
    ['Trainer (UK 9.5 US 10.5)', '9.5', 'unknown'],
    ['Trainer (UK 9.5 US 10.5)', 'us 10.5', 'holds'],
    ['Large Willow Basket', 's', 'unknown'],
    ['Set of 11 Felt Slippers', '11', 'unknown'],
  ]
  for (const [title, size, verdict] of lines)
    assert.equal(holdsSize(sizesOfTitle(title), size), verdict, `${title}: ${size}`)
})
