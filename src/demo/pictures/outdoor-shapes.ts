import { DARK, METAL, METAL_DARK, PAPER, WOOD_DARK } from './inks.ts'
import { box, disc, line, mirrored, oval, path, type Shape, turned, veil } from './strokes.ts'

/** Things for outside. */
export const outdoorShapes: Record<string, Shape> = {
  bottle: ({ base, dark, light }) =>
    box(168, 36, 64, 44, 10, DARK) +
    line('M172 56c-30 0 -30 34 0 34', DARK, 9) +
    box(172, 78, 56, 20, 4, METAL) +
    path('M172 96h56c0 30 36 36 36 74v124q0 26 -26 26h-76q-26 0 -26 -26v-124c0 -38 36 -44 36 -74z', base) +
    box(136, 286, 128, 34, 14, dark) +
    veil('M152 176q0 -24 18 -40v150h-18z', light, 0.6) +
    path('M184 214l16 -28l16 28l14 22h-60z', PAPER, ' opacity=".85"'),
  lunchbox: ({ base, dark, light }) =>
    box(72, 170, 256, 134, 34, base) +
    box(62, 148, 276, 44, 20, light) +
    box(62, 178, 276, 12, 4, dark) +
    box(96, 164, 34, 62, 8, METAL_DARK) +
    box(270, 164, 34, 62, 8, METAL_DARK) +
    veil('M90 204h18v70q-18 -8 -18 -30z', '#fff', 0.35),
  tent: ({ base, dark, light, deep }) =>
    path('M200 78l160 238h-320z', base) +
    path('M200 78l-160 238h96z', light) +
    path('M200 112l62 204h-124z', deep) +
    path('M200 112l-62 204h30q34 -80 32 -204z', dark) +
    line('M200 78v-20M40 316l-20 10M360 316l20 10', WOOD_DARK, 7) +
    path('M200 58l40 12l-40 12z', '#d9a43b') +
    line('M24 320h352', '#8b9470', 6),
  sleepingbag: ({ base, dark, light, pale }) =>
    turned(
      path('M138 96q0 -50 62 -50t62 50l22 170q4 56 -84 56t-84 -56z', base) +
        path('M150 104q0 -44 50 -44t50 44q-10 36 -50 36t-50 -36z', pale) +
        oval(200, 102, 30, 22, dark) +
        line(
          'M136 164q64 22 128 0M130 206q70 22 140 0M124 248q76 22 152 0M126 286q74 20 148 0',
          dark,
          6,
          ' opacity=".6"',
        ) +
        line('M244 148v160', light, 6),
      22,
    ),
  mat: ({ base, dark, light, deep }) =>
    box(96, 170, 240, 140, 12, light) +
    line('M130 180v120M164 180v120M198 180v120M232 180v120M266 180v120M300 180v120', base, 7) +
    disc(110, 226, 84, dark) +
    disc(110, 226, 70, base) +
    disc(110, 226, 50, light) +
    disc(110, 226, 34, dark) +
    disc(110, 226, 16, deep) +
    box(180, 296, 156, 14, 5, deep),
  headlamp: ({ base, dark, light }) =>
    line('M96 190c10 -120 198 -120 208 0', base, 30) +
    line('M96 190c10 -120 198 -120 208 0', light, 7, ' stroke-dasharray="14 12"') +
    box(126, 176, 148, 108, 30, dark) +
    disc(200, 230, 45, METAL) +
    disc(200, 230, 33, '#ffeebf') +
    disc(200, 230, 15, '#fff') +
    line('M96 190q-6 40 20 50M304 190q6 40 -20 50', base, 22),
  lantern: ({ base, dark, light }) =>
    line('M134 128c0 -100 132 -100 132 0', DARK, 9) +
    path('M138 122q62 -40 124 0z', base) +
    box(132, 118, 136, 22, 8, dark) +
    box(146, 138, 108, 120, 14, '#ffeebf') +
    disc(200, 198, 30, '#fff7df') +
    line('M152 142v112M248 142v112', DARK, 6) +
    box(126, 254, 148, 66, 18, base) +
    disc(200, 288, 15, light),
  stove: ({ base, dark }) =>
    path('M136 226h128l16 70q0 24 -24 24h-112q-24 0 -24 -24z', '#b9573a') +
    oval(200, 228, 64, 14, METAL_DARK) +
    box(184, 178, 32, 46, 6, '#c29a4b') +
    line('M216 202h60', METAL_DARK, 8) +
    disc(282, 202, 12, DARK) +
    line('M200 180l-74 -58M200 180l74 -58M200 180v-60', base, 12) +
    line('M112 120h60M228 120h60', dark, 10) +
    path(
      'M200 96c16 26 14 50 0 62c-14 -12 -16 -36 0 -62zM170 118c10 18 10 30 0 40c-10 -10 -10 -22 0 -40zM230 118c10 18 10 30 0 40c-10 -10 -10 -22 0 -40z',
      '#6ca4c8',
    ),
  hammock: ({ base, dark, light, deep }) =>
    box(22, 40, 26, 280, 10, WOOD_DARK) +
    box(352, 40, 26, 280, 10, WOOD_DARK) +
    line('M48 110l44 44M352 110l-44 44', deep, 7) +
    path('M88 150q112 60 224 0q4 130 -112 134q-116 -4 -112 -134z', base) +
    path('M88 150q112 60 224 0q-14 60 -112 64q-98 -4 -112 -64z', light) +
    line('M96 196q104 74 208 0M112 234q88 60 176 0', dark, 5, ' opacity=".5"'),
  poles: ({ base, dark }) =>
    turned(
      line('M176 60v256', base, 10) +
        line('M176 52v44', WOOD_DARK, 20) +
        oval(176, 292, 19, 6, DARK) +
        line('M176 150v10M176 226v10', METAL, 13),
      -12,
    ) +
    turned(
      line('M224 60v256', base, 10) +
        line('M224 52v44', WOOD_DARK, 20) +
        oval(224, 292, 19, 6, DARK) +
        line('M224 150v10M224 226v10', dark, 13),
      12,
    ),
  drybag: ({ base, dark, light, deep }) =>
    path('M126 128h148l16 164q0 28 -28 28h-124q-28 0 -28 -28z', base) +
    box(112, 92, 176, 40, 18, dark) +
    line('M112 100c-20 -60 60 -60 88 -26c28 -34 108 -34 88 26', deep, 9) +
    box(182, 58, 36, 26, 5, DARK) +
    veil('M142 140h20v168h-26z', light, 0.6) +
    line('M176 212h72M176 236h52', PAPER, 9),
  cooler: ({ base, dark, light, deep }) =>
    line('M130 142c0 -96 140 -96 140 0', deep, 13) +
    box(74, 158, 252, 162, 24, base) +
    box(64, 130, 272, 50, 18, light) +
    line('M70 178h260', deep, 5) +
    box(116, 212, 168, 78, 12, dark) +
    path('M200 226l20 20l-20 20l-20 -20z', light),
  campchair: ({ base, dark, light }) =>
    line('M118 320l160 -130M282 320l-160 -130M104 82l22 158M296 82l-22 158', METAL_DARK, 10) +
    path('M104 82q96 34 192 0l-14 112q-82 24 -164 0z', base) +
    path('M118 192q82 24 164 0l12 54q-94 40 -188 0z', light) +
    line('M122 120q78 26 156 0', dark, 5) +
    line('M92 186h36M308 186h-36', DARK, 13),
  binoculars: ({ base, dark, light }) =>
    mirrored(
      path('M112 120h60l14 110q4 78 -56 78t-52 -76z', base) +
        box(108, 92, 68, 36, 12, DARK) +
        oval(128, 276, 54, 40, dark) +
        oval(128, 278, 38, 28, '#3d5a66') +
        veil('M106 270q10 -16 28 -16q-10 10 -14 24z', '#fff', 0.5) +
        veil('M122 134h14l-10 90h-16z', light, 0.5),
    ) +
    box(178, 146, 44, 96, 12, dark) +
    disc(200, 166, 17, METAL_DARK),
}
