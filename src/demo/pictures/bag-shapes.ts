import { DARK, METAL, METAL_DARK, PAPER, WOOD_DARK } from './inks.ts'
import { box, disc, line, oval, path, type Shape, turned, veil } from './strokes.ts'

const SHOE = 'M62 176q4 -26 30 -22q26 30 62 26l34 -12q18 54 76 62q68 10 74 52h-276z'
const laces = (colour: string) => line('M168 196l34 -22M184 214l32 -26M204 228l28 -26', colour, 7)
const BOOT = 'M122 60h94v114q40 34 88 44q32 8 34 62h-216q-12 -110 0 -220z'

/** Shoes and bags. */
export const bagShapes: Record<string, Shape> = {
  sneaker: ({ base, dark, light, deep }) =>
    path(SHOE, base) +
    path('M264 230q68 10 74 52h-96q-2 -40 22 -52z', light) +
    path('M62 176q-6 50 0 106h44q6 -60 -14 -128q-26 -4 -30 22z', dark) +
    laces(PAPER) +
    box(54, 276, 292, 30, 14, '#fffdf8') +
    line('M62 292h276', deep, 4, ' opacity=".4"'),
  runner: ({ base, dark, light, pale }) =>
    path(SHOE, base) +
    path('M110 276q60 -10 96 -74l18 14q-30 50 -50 60z', pale) +
    path('M62 176q-6 50 0 106h44q6 -60 -14 -128q-26 -4 -30 22z', dark) +
    laces(PAPER) +
    path('M50 274h292q16 40 -30 40h-236q-30 -4 -26 -40z', '#fffdf8') +
    line('M64 300q130 20 268 -8', light, 10),
  boot: ({ base, dark, light, deep }) =>
    path(BOOT, base) +
    path('M122 60h94v24h-96z', dark) +
    path('M304 218q32 8 34 62h-70q-4 -50 36 -62z', dark) +
    line('M196 100l28 -10M200 126l30 -12M206 152l32 -14M224 176l30 -18', light, 8) +
    line('M130 200q40 20 60 80', deep, 5) +
    path('M112 276h232v16q0 24 -24 24h-14l-8 -10h-20l-8 10h-30l-8 -10h-20l-8 10h-60q-24 0 -24 -24z', DARK),
  wellie: ({ base, dark, light }) =>
    path('M128 40h104v160q20 24 62 32q44 10 44 60h-214q-8 -130 4 -252z', base) +
    box(124, 34, 112, 26, 8, dark) +
    box(116, 286, 230, 28, 12, dark) +
    veil('M144 68h20l-4 214h-24q-2 -120 8 -214z', light, 0.55) +
    line('M232 208q-18 14 -40 14', dark, 5),
  sandal: ({ base, dark, light }) =>
    path('M46 262q0 -22 40 -22q60 0 120 8t140 -8q10 26 -10 42q-140 10 -280 4q-12 -8 -10 -24z', '#d8b98a') +
    path('M50 276q140 14 296 -2q-4 34 -40 34h-220q-34 0 -36 -32z', DARK) +
    path('M92 250q10 -80 66 -86q40 6 24 92h-34q6 -46 -14 -46q-20 6 -14 44z', base) +
    path('M226 256q0 -72 46 -74q50 8 50 66l-34 6q-2 -34 -18 -32q-14 4 -12 36z', dark) +
    box(128, 176, 36, 18, 4, METAL) +
    box(262, 194, 30, 16, 4, METAL) +
    line('M60 258q120 16 270 -4', light, 4),
  slipper: ({ base, dark, light, pale }) =>
    path('M54 252q10 -30 60 -36q30 -60 110 -52q110 14 118 98q0 24 -20 30h-250q-22 -8 -18 -40z', base) +
    oval(128, 226, 66, 24, dark) +
    oval(132, 228, 50, 15, pale) +
    box(50, 276, 294, 26, 13, WOOD_DARK) +
    veil('M216 176q80 10 108 70q-50 -50 -120 -50z', light, 0.7),
  backpack: ({ base, dark, light, deep }) =>
    line('M162 76c0 -50 76 -50 76 0', deep, 13) +
    line('M116 132q-34 60 -18 130M284 132q34 60 18 130', deep, 17) +
    path('M112 148q0 -82 88 -82t88 82v140q0 32 -32 32h-112q-32 0 -32 -32z', base) +
    path('M112 156q0 -90 88 -90t88 90q-88 30 -176 0z', light) +
    box(138, 214, 124, 86, 16, dark) +
    line('M140 236h120', deep, 5) +
    box(176, 150, 12, 62, 4, WOOD_DARK) +
    box(212, 150, 12, 62, 4, WOOD_DARK) +
    box(172, 188, 20, 18, 3, METAL) +
    box(208, 188, 20, 18, 3, METAL),
  rolltop: ({ base, dark, light, deep }) =>
    line('M116 150q-34 60 -18 120M284 150q34 60 18 120', deep, 17) +
    path('M118 104h164l8 188q0 28 -28 28h-124q-28 0 -28 -28z', base) +
    box(108, 62, 184, 36, 16, dark) +
    box(116, 92, 168, 28, 10, light) +
    line('M200 62v78', deep, 10) +
    box(188, 126, 24, 24, 4, METAL_DARK) +
    box(140, 210, 120, 84, 10, dark) +
    line('M150 232h100', light, 4) +
    veil('M130 130h18v170h-18z', '#fff', 0.18),
  tote: ({ base, dark, light }) =>
    line('M146 140c0 -116 108 -116 108 0', dark, 12) +
    path('M94 138h212l14 166q0 16 -16 16h-208q-16 0 -16 -16z', base) +
    box(92, 132, 216, 20, 5, dark) +
    line('M132 152v54M268 152v54', dark, 11) +
    veil('M106 156h22l-8 152h-24z', light, 0.5) +
    line('M132 214h136', dark, 4, ' stroke-dasharray="9 8"') +
    line('M132 206v90h136v-90', dark, 4, ' stroke-dasharray="9 8"'),
  duffel: ({ base, dark, light, deep }) =>
    line('M136 182c0 -116 128 -116 128 0', deep, 13) +
    path('M52 204q0 -40 40 -40h216q40 0 40 40v76q0 40 -40 40h-216q-40 0 -40 -40z', base) +
    oval(76, 242, 30, 76, dark) +
    oval(324, 242, 30, 76, dark) +
    line('M92 178h216', light, 5) +
    line('M142 176v142M258 176v142', deep, 13) +
    box(166, 222, 68, 56, 8, dark) +
    box(188, 174, 24, 12, 4, METAL),
  crossbody: ({ base, dark, light, deep }) =>
    line('M92 190c-40 -190 256 -190 216 0', deep, 8) +
    path('M84 180h232v112q0 28 -28 28h-176q-28 0 -28 -28z', base) +
    path('M84 180h232v52q-40 44 -116 44t-116 -44z', light) +
    disc(200, 268, 13, '#c29a4b') +
    box(76, 170, 248, 20, 8, dark),
  wallet: ({ base, dark, light, pale }) =>
    box(82, 132, 236, 168, 18, dark) +
    box(96, 112, 208, 40, 8, pale) +
    box(110, 100, 180, 40, 8, '#c98466') +
    box(82, 142, 236, 162, 18, base) +
    line('M96 170h208', light, 4, ' stroke-dasharray="9 8"') +
    path('M246 196h72v58h-72q-28 0 -28 -29t28 -29z', dark) +
    disc(248, 225, 11, '#c29a4b'),
  sleeve: ({ base, dark, light }) =>
    box(74, 128, 252, 180, 14, dark) +
    box(66, 96, 252, 180, 10, '#d7dade') +
    box(74, 132, 252, 180, 14, base) +
    line('M90 152h220', light, 4, ' stroke-dasharray="9 8"') +
    box(178, 132, 44, 62, 8, WOOD_DARK) +
    disc(200, 178, 9, '#c29a4b'),
  umbrella: ({ base, dark, light }) =>
    turned(
      line('M200 150v150q0 24 22 24t22 -22', WOOD_DARK, 11) +
        path(
          'M60 190c10 -170 270 -170 280 0q-24 -26 -46 0q-24 -26 -48 0q-22 -26 -46 0q-24 -26 -46 0q-24 -26 -48 0q-22 -26 -46 0z',
          base,
        ) +
        path('M200 62c-40 30 -56 80 -46 128q22 -26 46 0q24 -26 46 0c10 -48 -6 -98 -46 -128z', light) +
        line('M200 62v-18', dark, 9),
      14,
    ),
}
