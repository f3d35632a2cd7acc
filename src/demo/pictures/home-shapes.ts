import { DARK, METAL_DARK, PAPER, WOOD, WOOD_DARK } from './inks.ts'
import { box, disc, line, mirrored, oval, path, type Shape, turned, veil } from './strokes.ts'

const glow = oval(200, 214, 96, 20, '#ffe9b8')
const stripes = (colour: string) => line('M104 236h192M104 268h192', colour, 10)

/** Things of the home. */
export const homeShapes: Record<string, Shape> = {
  floorlamp: ({ base, dark }) =>
    line('M128 314v-150c0 -130 150 -130 158 -40', base, 9) +
    oval(128, 314, 52, 10, dark) +
    oval(286, 196, 66, 14, '#ffe9b8') +
    path('M250 120h72l34 76h-140z', '#f1e6d2') +
    path('M250 120h24l-18 76h-40z', '#fff', ' opacity=".5"'),
  lamp: ({ base, dark, light }) =>
    path('M150 318c-34 -30 -34 -74 8 -104h84c42 30 42 74 8 104z', base) +
    box(184, 184, 32, 36, 6, dark) +
    glow +
    path('M146 84h108l46 122h-200z', '#f3e8d4') +
    path('M146 84h30l-40 122h-36z', '#fff', ' opacity=".5"') +
    veil('M146 300c-16 -22 -12 -52 14 -74c-8 24 -6 52 4 84z', light, 0.6) +
    box(146, 310, 108, 10, 5, dark),
  pendant: ({ base, dark, light }) =>
    line('M200 0v112', DARK, 5) +
    box(182, 104, 36, 34, 8, dark) +
    path('M200 130c84 0 124 54 128 106h-256c4 -52 44 -106 128 -106z', base) +
    oval(200, 236, 128, 20, dark) +
    oval(200, 238, 100, 13, '#ffe9b8') +
    veil('M100 220c8 -34 34 -60 66 -70c-24 20 -36 44 -40 70z', light, 0.6),
  candle: ({ base, dark, light }) =>
    path('M200 62c22 34 22 58 0 70c-22 -12 -22 -36 0 -70z', '#f2b64a') +
    path('M200 88c11 18 11 32 0 40c-11 -8 -11 -22 0 -40z', '#fff0c2') +
    line('M200 130v30', DARK, 4) +
    path('M122 152h156v146q0 22 -22 22h-112q-22 0 -22 -22z', light) +
    oval(200, 158, 78, 15, PAPER) +
    path('M122 200h156v98q0 22 -22 22h-112q-22 0 -22 -22z', base) +
    box(150, 226, 100, 60, 6, PAPER) +
    line('M168 248h64M178 264h44', dark, 5) +
    veil('M136 172h14v132q-14 0 -14 -14z', '#fff', 0.4),
  vase: ({ base, dark, light }) =>
    line('M200 130c-6 -40 -40 -60 -54 -96M200 130c4 -40 30 -54 46 -100M200 130v-110', '#7f936a', 5) +
    oval(144, 30, 15, 22, '#d9a43b') +
    oval(248, 28, 15, 22, '#c98466') +
    oval(200, 18, 14, 20, '#d8a3a0') +
    path('M176 116h48c-4 40 56 70 56 130c0 46 -24 74 -50 74h-60c-26 0 -50 -28 -50 -74c0 -60 60 -90 56 -130z', base) +
    oval(200, 116, 26, 7, dark) +
    veil('M140 246c0 -34 20 -56 36 -76c-4 40 -24 80 -8 138c-18 -10 -28 -34 -28 -62z', light, 0.5),
  throw: ({ base, dark, light, pale }) =>
    path('M92 306v-120q0 -26 26 -26h164q26 0 26 26v120z', base) +
    path('M92 200q0 -40 30 -40h156q30 0 30 40q-108 26 -216 0z', light) +
    stripes(pale) +
    line(
      'M100 306v16M124 306v16M148 306v16M172 306v16M196 306v16M220 306v16M244 306v16M268 306v16M292 306v16',
      dark,
      5,
    ) +
    veil('M92 204c60 20 150 24 216 0v14c-66 22 -156 20 -216 0z', '#000', 0.12),
  cushion: ({ base, dark, light }) =>
    path(
      'M96 108c70 16 138 16 208 0q12 0 10 14c-14 66 -14 118 0 178q2 14 -10 14c-70 -14 -138 -14 -208 0q-12 0 -10 -14c14 -60 14 -112 0 -178q-2 -14 10 -14z',
      base,
    ) +
    line('M120 134c54 10 106 10 160 0M120 288c54 -10 106 -10 160 0', light, 5) +
    line('M200 170v86M158 212h84', dark, 4, ' opacity=".5"') +
    veil('M112 126c20 6 40 8 60 10c-40 30 -48 70 -50 150l-12 4c10 -56 10 -110 2 -164z', '#fff', 0.18),
  rug: ({ base, dark, pale, light }) =>
    turned(
      box(76, 120, 248, 168, 4, base) +
        line(
          'M70 132h-14M70 156h-14M70 180h-14M70 204h-14M70 228h-14M70 252h-14M70 276h-14M330 132h14M330 156h14M330 180h14M330 204h14M330 228h14M330 252h14M330 276h14',
          dark,
          4,
        ) +
        path('M200 142l86 62l-86 62l-86 -62z', pale) +
        path('M200 170l48 34l-48 34l-48 -34z', dark) +
        line('M94 136h212M94 272h212', light, 7),
      -10,
      200,
      204,
    ),
  chair: ({ base, dark, light }) =>
    line('M120 264l-14 56M280 264l14 56M146 270v44M254 270v44', WOOD_DARK, 13) +
    path('M112 96q0 -30 30 -30h116q30 0 30 30v150h-176z', base) +
    path('M84 176q30 -8 38 24v66h-24q-20 0 -20 -20zM316 176q-30 -8 -38 24v66h24q20 0 20 -20z', dark) +
    box(112, 212, 176, 58, 20, light) +
    veil('M128 84q10 -6 24 -6v130h-24z', '#fff', 0.2),
  stool: ({ base, dark, light }) =>
    line('M140 152l-34 166M260 152l34 166M200 156v150', dark, 15) +
    line('M126 244h148', dark, 9) +
    oval(200, 148, 106, 27, dark) +
    oval(200, 138, 106, 25, base) +
    veil('M110 136a90 20 0 0 1 90 -19v10a70 14 0 0 0 -70 14z', light, 0.8),
  table: ({ base, dark, light }) =>
    line('M136 178l-26 140M264 178l26 140M200 184v122', dark, 13) +
    oval(200, 172, 128, 30, dark) +
    oval(200, 160, 128, 28, base) +
    oval(200, 158, 112, 21, light) +
    box(216, 112, 40, 44, 7, '#c98466') +
    line('M236 112c0 -30 -20 -40 -22 -64M236 112c4 -26 24 -34 28 -52', '#7f936a', 5),
  shelf: ({ base, dark, light }) =>
    box(120, 40, 160, 280, 6, dark) +
    [52, 118, 184, 250].map((y) => box(132, y, 136, 58, 2, light)).join('') +
    line('M120 46h160M120 112h160M120 178h160M120 244h160M120 314h160', base, 10) +
    box(140, 66, 13, 42, 2, '#b9573a') +
    box(156, 60, 11, 48, 2, '#2f6178') +
    box(170, 70, 15, 38, 2, '#d9a43b') +
    disc(236, 158, 16, '#a3b39a') +
    box(144, 200, 46, 40, 4, '#c98466') +
    box(222, 192, 12, 48, 2, '#6b7d4b') +
    box(238, 198, 14, 42, 2, '#5b7fa6') +
    box(146, 278, 100, 30, 6, '#d8bb8a'),
  clock: ({ base, dark, pale }) =>
    disc(200, 200, 124, dark) +
    disc(200, 196, 124, base) +
    disc(200, 196, 104, pale) +
    line('M200 106v14M200 272v14M110 196h14M276 196h14', DARK, 7) +
    line('M200 196v-58M200 196l44 26', DARK, 9) +
    disc(200, 196, 9, '#b9573a'),
  mirror: ({ base, dark }) =>
    disc(200, 202, 126, dark) +
    disc(200, 198, 126, base) +
    disc(200, 198, 110, '#dfe9ea') +
    veil('M124 246l124 -132q24 12 38 34l-124 132q-24 -10 -38 -34z', '#fff', 0.5),
  basket: ({ base, dark, light }) =>
    line('M124 168c-30 -50 20 -66 30 -14M276 168c30 -50 -20 -66 -30 -14', dark, 11) +
    path('M92 164h216l-22 136q-4 20 -24 20h-124q-20 0 -24 -20z', base) +
    line('M98 196h204M104 228h192M108 260h184M114 292h172', dark, 5, ' opacity=".55"') +
    line('M134 168l10 148M168 168l6 150M200 168v150M232 168l-6 150M266 168l-10 148', light, 5, ' opacity=".7"') +
    oval(200, 164, 108, 18, dark),
  planter: ({ base, dark, light }) =>
    mirrored(
      path('M198 190c-50 -20 -90 -60 -98 -116c54 10 92 60 98 116z', '#7f936a') +
        path('M198 190c-30 -50 -36 -110 -8 -160c14 44 18 100 8 160z', '#6a7f56'),
    ) +
    oval(200, 312, 96, 12, dark) +
    path('M114 184h172l-24 124h-124z', base) +
    box(104, 172, 192, 32, 8, light) +
    veil('M134 206h16l16 100h-24z', '#fff', 0.2),
  bedding: ({ base, dark, light, pale }) =>
    box(60, 120, 18, 200, 6, WOOD) +
    box(322, 190, 18, 130, 6, WOOD) +
    box(70, 236, 262, 60, 10, pale) +
    path('M84 176q44 -22 88 0v50q-44 14 -88 0z', light) +
    path('M150 212q100 -34 182 0v84h-182z', base) +
    path('M150 212q20 -8 40 -12v96h-40z', dark, ' opacity=".35"') +
    box(70, 290, 262, 14, 2, WOOD_DARK) +
    line('M220 206c20 30 6 60 14 90M270 202c16 36 4 64 10 94', METAL_DARK, 3, ' opacity=".3"'),
}
