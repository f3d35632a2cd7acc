import { findDemoProduct, pictureName } from './demo-products.ts'
import { drawPicture, VIEWS } from './pictures/draw-picture.ts'

/** The picture of a demo product by the name that its address ends with; undefined when there is none. */
export function drawByName(name: string): string | undefined {
  const id = name.slice(0, name.indexOf('.'))
  const product = findDemoProduct(id)
  if (!product) return
  const { shape, colours, ground } = product
  for (const colour of colours) {
    for (let view = 1; view <= VIEWS; view++) {
      if (pictureName(id, colour, view) === name) return drawPicture({ shape, colour, colours, ground, view })
    }
  }
}
