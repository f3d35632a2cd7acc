import { BRIGHT, DARK, METAL, METAL_DARK, PAPER, WOOD, WOOD_DARK } from './inks.ts'
import { box, disc, line, mirrored, oval, path, type Shape, turned, veil } from './strokes.ts'

const [RUST, MUSTARD, MOSS, OCEAN, ROSE, BLUE] = BRIGHT

/** Things for the desk, and to play with. */
export const playShapes: Record<string, Shape> = {
  headphones: ({ base, dark, light, deep }) =>
    line('M98 222c-14 -210 218 -210 204 0', dark, 26) +
    line('M118 160c20 -92 144 -92 164 0', light, 9) +
    mirrored(
      box(72, 188, 54, 124, 26, deep) + box(100, 178, 50, 140, 24, base) + veil('M110 198h12v100h-12z', light, 0.6),
    ),
  earbuds: ({ base, dark, light }) =>
    mirrored(
      disc(132, 112, 34, base) +
        path('M116 126h32v78q0 16 -16 16t-16 -16z', base) +
        oval(150, 104, 15, 20, DARK) +
        veil('M112 98q6 -12 18 -14v16q-8 2 -10 8z', '#fff', 0.6),
    ) +
    box(98, 232, 204, 88, 36, light) +
    line('M102 266h196', dark, 5) +
    disc(200, 292, 6, '#6fae7b'),
  speaker: ({ base, dark, light, deep }) =>
    box(112, 62, 176, 258, 30, base) +
    disc(200, 226, 66, dark) +
    disc(200, 226, 52, deep) +
    disc(200, 226, 22, dark) +
    disc(200, 118, 32, dark) +
    disc(200, 118, 20, deep) +
    veil('M124 96q0 -22 20 -24v236q-20 0 -20 -24z', light, 0.4),
  keyboard: ({ base, dark, light, pale }) =>
    turned(
      box(38, 152, 324, 128, 16, dark) +
        box(38, 144, 324, 126, 16, base) +
        [0, 1, 2, 3]
          .map((row) =>
            Array.from({ length: 10 }, (_, at) =>
              box(
                52 + at * 30,
                156 + row * 27,
                25,
                22,
                5,
                row === 1 && at === 9 ? RUST : (row + at) % 7 === 0 ? pale : light,
              ),
            ).join(''),
          )
          .join(''),
      -8,
    ),
  mouse: ({ base, dark, light }) =>
    path('M132 306c-36 -30 -20 -150 40 -206c50 -40 108 0 104 80c-4 60 10 90 -6 126z', base) +
    path('M132 306c-36 -30 -20 -150 40 -206l26 20c-40 60 -46 130 -30 186z', dark) +
    line('M214 112l-16 70', light, 6) +
    box(214, 128, 17, 44, 8, DARK) +
    veil('M246 140q20 40 10 120q-14 -60 -24 -110z', light, 0.5),
  battery: ({ base, dark, light }) =>
    turned(
      box(128, 66, 144, 250, 26, dark) +
        box(120, 58, 144, 250, 26, base) +
        [0, 1, 2, 3].map((at) => disc(160 + at * 20, 268, 5, at < 3 ? '#7fc28d' : dark)).join('') +
        path('M200 120l-30 56h22l-8 46l36 -62h-24z', light) +
        box(168, 52, 48, 12, 4, METAL_DARK),
      10,
    ),
  desklamp: ({ base, dark, light }) =>
    oval(166, 312, 80, 13, dark) +
    line('M166 306l-44 -112l98 -84', base, 13) +
    disc(122, 194, 13, METAL_DARK) +
    disc(220, 110, 13, METAL_DARK) +
    path('M246 176l90 -60q20 60 -24 92z', '#ffe9b8') +
    path('M206 98q56 -50 96 -14l34 32l-92 62z', base) +
    veil('M218 100q42 -34 70 -10l-54 38z', light, 0.5),
  notebook: ({ base, dark, light, pale }) =>
    turned(
      box(112, 66, 188, 250, 10, PAPER) +
        box(100, 60, 188, 250, 10, base) +
        box(100, 60, 28, 250, 8, dark) +
        line('M262 60v250', dark, 9) +
        box(150, 110, 88, 58, 4, pale) +
        line('M164 130h60M164 146h40', dark, 5) +
        line('M182 308v26', RUST, 10) +
        veil('M134 66h10v238h-10z', light, 0.6),
      6,
    ),
  pen: ({ base, dark, light }) =>
    turned(
      path('M188 300l12 44l12 -44z', METAL) +
        line('M200 304v30', DARK, 3) +
        box(184, 276, 32, 26, 4, '#c29a4b') +
        box(178, 130, 44, 148, 8, base) +
        box(176, 44, 48, 92, 14, dark) +
        box(176, 126, 48, 12, 3, '#c29a4b') +
        line('M230 62v66', '#c29a4b', 8) +
        veil('M186 140h10v130h-10z', light, 0.7),
      38,
    ),
  paints: () =>
    box(64, 110, 272, 190, 18, DARK) +
    box(74, 120, 252, 84, 8, PAPER) +
    [RUST, MUSTARD, MOSS, OCEAN, ROSE, BLUE].map((colour, at) => box(82 + at * 41, 216, 33, 30, 5, colour)).join('') +
    [BLUE, OCEAN, MOSS, MUSTARD, RUST, DARK]
      .map((colour, at) => box(82 + at * 41, 256, 33, 30, 5, colour === DARK ? '#7d5539' : colour))
      .join('') +
    oval(124, 158, 28, 16, '#dca091') +
    oval(196, 166, 26, 14, '#9dbccb') +
    oval(266, 154, 28, 16, '#e6cf8d') +
    turned(
      box(190, 40, 13, 150, 6, WOOD) +
        box(188, 184, 17, 30, 3, METAL) +
        path('M188 214h17q4 24 -8 40q-12 -16 -9 -40z', RUST),
      52,
      200,
      140,
    ),
  book: ({ base, dark, light, pale }) =>
    turned(
      box(112, 62, 190, 256, 6, PAPER) +
        box(98, 54, 190, 258, 8, base) +
        box(98, 54, 20, 258, 6, dark) +
        disc(204, 160, 52, pale) +
        path('M166 178q18 -60 44 -30q30 -26 26 20q-10 34 -70 10z', dark) +
        path('M204 132l8 -22l10 22z', light) +
        disc(224, 158, 4, PAPER) +
        line('M144 248h116M162 274h80', PAPER, 9) +
        veil('M122 58h12v250h-12z', light, 0.5),
      -6,
    ),
  starbook: ({ base, dark, light, pale }) =>
    turned(
      box(112, 62, 190, 256, 6, PAPER) +
        box(98, 54, 190, 258, 8, base) +
        box(98, 54, 20, 258, 6, dark) +
        disc(204, 146, 46, pale) +
        disc(222, 134, 40, base) +
        [
          [146, 92],
          [256, 84],
          [150, 206],
          [262, 200],
          [200, 224],
          [240, 168],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 4, '#f2d58a'))
          .join('') +
        line('M150 206l50 18l62 -24', light, 2) +
        line('M144 262h116M162 284h80', PAPER, 9) +
        veil('M122 58h12v250h-12z', light, 0.5),
      -6,
    ),
  bear: ({ base, dark, light, pale }) =>
    mirrored(
      disc(136, 84, 30, dark) +
        disc(136, 84, 16, pale) +
        oval(112, 222, 26, 48, dark) +
        oval(146, 300, 42, 25, dark) +
        oval(138, 302, 20, 13, pale),
    ) +
    oval(200, 240, 78, 76, base) +
    oval(200, 248, 48, 50, light) +
    disc(200, 134, 76, base) +
    oval(200, 158, 38, 30, pale) +
    mirrored(disc(172, 124, 8, DARK)) +
    oval(200, 146, 13, 9, DARK) +
    line('M200 154v10q-10 10 -20 4M200 164q10 10 20 4', DARK, 4),
  blocks: ({ base, dark }) => {
    const [a, b, c, d] = base === '#c9694f' ? [RUST, MUSTARD, OCEAN, MOSS] : [WOOD, '#d8b98a', WOOD_DARK, '#e0c79c']
    return (
      box(70, 238, 82, 82, 8, a) +
      box(160, 238, 82, 82, 8, b) +
      box(250, 238, 82, 82, 8, c) +
      path('M112 148h92v82h-20q0 -26 -26 -26t-26 26h-20z', d) +
      box(214, 148, 82, 82, 8, a) +
      path('M200 62l64 80h-128z', c) +
      veil('M78 246h12v66h-12zM168 246h12v66h-12zM258 246h12v66h-12z', '#fff', 0.3) +
      disc(255, 189, 17, dark)
    )
  },
  train: ({ base, dark, light }) =>
    box(232, 128, 96, 130, 10, base) +
    box(222, 110, 116, 24, 10, dark) +
    box(252, 150, 56, 44, 6, PAPER) +
    box(84, 182, 156, 76, 24, light) +
    box(112, 118, 34, 68, 6, dark) +
    box(104, 108, 50, 18, 8, base) +
    disc(184, 170, 17, MUSTARD) +
    box(66, 252, 274, 22, 8, WOOD) +
    [104, 176, 282].map((x) => disc(x, 288, 32, WOOD_DARK) + disc(x, 288, 13, WOOD)).join('') +
    path('M66 256l-26 30h40z', RUST),
  rings: () =>
    box(110, 300, 180, 20, 10, WOOD_DARK) +
    line('M200 300v-230', WOOD, 18) +
    [RUST, MUSTARD, MOSS, OCEAN, ROSE]
      .map((colour, at) => box(106 + at * 13, 262 - at * 38, 188 - at * 26, 36, 18, colour))
      .join('') +
    disc(200, 76, 27, BLUE) +
    veil('M124 270h20v20h-20zM138 232h18v20h-18zM150 194h16v20h-16z', '#fff', 0.3),
  puzzle: () =>
    box(64, 84, 272, 232, 12, '#bcd3da') +
    path('M64 300l86 -130l50 66l44 -56l92 120v4q0 12 -12 12h-248q-12 0 -12 -12z', MOSS) +
    path('M150 170l-34 52l22 -8l18 16l16 -18z', PAPER) +
    path('M244 180l-24 32l18 -4l14 14l14 -14z', PAPER) +
    disc(270, 130, 24, MUSTARD) +
    line(
      'M154 84v34a16 16 0 1 1 0 28v46a16 16 0 1 0 0 28v50a16 16 0 1 1 0 28v18M246 84v50a16 16 0 1 0 0 28v50a16 16 0 1 1 0 28v76M64 162h30a16 16 0 1 0 28 0h70a16 16 0 1 1 28 0h60a16 16 0 1 0 28 0h28M64 240h60a16 16 0 1 1 28 0h60a16 16 0 1 0 28 0h96',
      '#fff',
      3,
      ' opacity=".75"',
    ),
  boxgame: ({ base, dark, light, pale }) =>
    box(70, 110, 260, 200, 8, dark) +
    box(62, 100, 260, 200, 8, base) +
    path('M62 232q40 -20 70 0t66 0t62 0t62 0v60q0 8 -8 8h-244q-8 0 -8 -8z', light) +
    path('M120 218h150l-26 34h-98z', RUST) +
    line('M196 218v-84', WOOD_DARK, 7) +
    path('M202 138l56 66h-56zM190 150v54h-44z', pale) +
    line('M92 124h70', PAPER, 11) +
    box(300, 270, 56, 50, 8, PAPER) +
    [314, 342].map((x) => disc(x, 284, 5, DARK) + disc(x, 306, 5, DARK)).join('') +
    disc(328, 295, 5, DARK),
}
