interface Line {
  id: string
  title: string
  category: string
  description: string
  /** Option, price and stock of each variant. */
  variants: [name: string, price: number, inventory: number][]
}

const LINES: Line[] = [
  {
    id: 'mug',
    title: 'Stoneware mug',
    category: 'Kitchen > Mugs',
    description: 'Hand-glazed stoneware, 350 ml. Safe in the dishwasher and the microwave.',
    variants: [
      ['Blue', 14.5, 24],
      ['Sand', 14.5, 8],
    ],
  },
  {
    id: 'kettle',
    title: 'Gooseneck kettle',
    category: 'Kitchen > Kettles',
    description: 'Stainless steel, 0.9 l, with a thermometer in the lid. For gas and induction.',
    variants: [['Steel', 59, 6]],
  },
  {
    id: 'grinder',
    title: 'Hand coffee grinder',
    category: 'Kitchen > Coffee',
    description: 'Conical steel burrs, 30 g of beans, adjustable from espresso to French press.',
    variants: [['Black', 79, 11]],
  },
  {
    id: 'pan',
    title: 'Cast iron pan',
    category: 'Kitchen > Pans',
    description: 'Seasoned with linseed oil. Heavy, even heat, for every stove and the oven.',
    variants: [
      ['24 cm', 44, 9],
      ['28 cm', 54, 0],
    ],
  },
  {
    id: 'apron',
    title: 'Linen apron',
    category: 'Kitchen > Textiles',
    description: 'Washed linen with two pockets. Machine washable at 40 degrees.',
    variants: [
      ['Olive', 36, 15],
      ['Grey', 36, 3],
    ],
  },
  {
    id: 'throw',
    title: 'Wool throw',
    category: 'Living > Blankets',
    description: 'Lambswool, 130 by 180 cm, woven in a small mill. Wash cold by hand.',
    variants: [
      ['Rust', 89, 5],
      ['Natural', 89, 7],
    ],
  },
  {
    id: 'lamp',
    title: 'Desk lamp',
    category: 'Living > Lamps',
    description: 'Dimmable LED, warm white, with a jointed arm and a USB-C port in the foot.',
    variants: [['White', 69, 12]],
  },
  {
    id: 'candle',
    title: 'Soy candle',
    category: 'Living > Candles',
    description: 'Cedar and orange, 45 hours. Poured in a glass that can be filled again.',
    variants: [['200 g', 22, 40]],
  },
  {
    id: 'tee',
    title: 'Organic cotton T-shirt',
    category: 'Clothing > T-shirts',
    description: 'Heavy organic cotton, regular fit. Does not shrink.',
    variants: [
      ['S', 24.9, 10],
      ['M', 24.9, 14],
      ['L', 24.9, 0],
    ],
  },
  {
    id: 'socks',
    title: 'Merino socks',
    category: 'Clothing > Socks',
    description: 'Fine merino with a cushioned sole, for hiking boots and cold floors.',
    variants: [
      ['36-39', 18, 20],
      ['40-43', 18, 16],
    ],
  },
  {
    id: 'backpack',
    title: 'Waxed canvas backpack',
    category: 'Bags > Backpacks',
    description: 'Water repellent, 22 l, with a sleeve for a 15 inch laptop.',
    variants: [['Navy', 119, 4]],
  },
  {
    id: 'bottle',
    title: 'Insulated bottle',
    category: 'Bags > Bottles',
    description: 'Keeps tea hot for 12 hours and water cold for 24. Stainless steel, 500 ml.',
    variants: [
      ['Forest', 32, 18],
      ['Coral', 32, 2],
    ],
  },
]

/** Made-up products for a first try. Their ids begin with `demo-`, so that none is mistaken for the shop's own. */
export function demoProducts(): object[] {
  return LINES.map(({ id, title, category, description, variants }) => ({
    ...{ externalId: `demo-${id}`, title, category, description, vendor: 'Demo' },
    variants: variants.map(([name, price, inventory], at) => ({
      ...{ externalId: `demo-${id}-${at + 1}`, title: name, price, inventory },
    })),
  }))
}
