import { DARK, METAL, METAL_DARK, shadesOf, WOOD, WOOD_DARK } from './inks.ts'
import { box, disc, line, moved, oval, path, type Shape, turned, veil } from './strokes.ts'

const steam = line('M178 92q-12 -16 0 -32t0 -30M214 92q-12 -16 0 -32t0 -30', '#fff', 7, ' opacity=".7"')

/** Things of the kitchen. */
export const kitchenShapes: Record<string, Shape> = {
  mug: ({ base, dark, light }) =>
    steam +
    line('M268 168c62 -10 66 92 -8 92', dark, 24) +
    path('M112 128h172v142q0 50 -50 50h-72q-50 0 -50 -50z', base) +
    oval(198, 128, 86, 20, dark) +
    oval(198, 132, 74, 14, '#4a3021') +
    veil('M128 146v122q0 26 16 36q-6 -14 -6 -40v-114z') +
    box(112, 236, 172, 12, 0, light),
  teapot: ({ base, dark, light, deep }) =>
    line('M282 176c70 -20 78 96 -6 100', dark, 20) +
    path('M120 214l-64 -52q-10 -8 -18 0l-6 8q40 20 52 92z', dark) +
    path('M92 232c0 -74 60 -98 110 -98s110 24 110 98c0 60 -44 88 -110 88s-110 -28 -110 -88z', base) +
    oval(202, 140, 62, 14, dark) +
    path('M146 136q56 -44 112 0z', light) +
    disc(202, 104, 13, deep) +
    veil('M116 226c4 -44 30 -64 56 -70c-30 24 -40 60 -34 108c-16 -8 -24 -20 -22 -38z'),
  kettle: ({ base, dark, light }) =>
    line('M120 286c-52 0 -40 -84 -82 -120', dark, 13) +
    path('M116 320l26 -148h124l26 148z', base) +
    path('M142 172q62 -40 124 0z', light) +
    disc(204, 142, 12, WOOD_DARK) +
    line('M268 180c76 -50 92 30 60 100', DARK, 17) +
    line('M250 190h20', dark, 10) +
    veil('M146 190h18l-20 122h-22z') +
    box(110, 308, 188, 12, 6, dark),
  press: ({ base, dark }) =>
    line('M288 152h34v120h-34', DARK, 18) +
    box(128, 120, 152, 196, 14, '#dfeaea') +
    box(136, 206, 136, 104, 10, '#5b3a26') +
    box(128, 196, 152, 12, 4, base) +
    line('M204 196v-132', dark, 8) +
    disc(204, 58, 17, DARK) +
    box(118, 104, 172, 24, 10, base) +
    line('M122 132v182M286 132v182', base, 11) +
    box(114, 304, 180, 18, 6, base) +
    veil('M146 134h16v160h-16z', '#fff', 0.5),
  carafe: () =>
    path('M128 70h144l-50 112l62 92q22 46 -30 46h-108q-52 0 -30 -46l62 -92z', '#dcebec') +
    path('M154 226h92l32 52q16 34 -24 34h-108q-40 0 -24 -34z', '#6b432b') +
    path('M140 98h120l-40 78h-40z', '#f7f2e8') +
    box(164, 158, 72, 50, 12, WOOD) +
    line('M164 182h72', WOOD_DARK, 4) +
    disc(200, 214, 7, WOOD_DARK) +
    veil('M148 280q-8 20 6 26l16 -66z', '#fff', 0.35),
  grinder: ({ base, dark, light }) =>
    line('M200 92v-30h96', METAL_DARK, 11) +
    disc(300, 54, 19, WOOD_DARK) +
    box(150, 92, 100, 24, 12, dark) +
    box(144, 112, 112, 132, 12, base) +
    box(150, 240, 100, 80, 14, light) +
    box(144, 230, 112, 14, 4, WOOD) +
    veil('M158 122h16v186h-16z'),
  pan: ({ base, dark, deep }) =>
    turned(
      box(262, 186, 124, 28, 14, WOOD_DARK) +
        box(252, 190, 30, 20, 4, METAL_DARK) +
        disc(364, 200, 6, dark) +
        disc(160, 200, 122, dark) +
        disc(160, 200, 106, base) +
        disc(160, 200, 94, deep) +
        veil('M84 200a76 76 0 0 1 76 -76v22a54 54 0 0 0 -54 54z', '#fff', 0.16),
      -28,
      180,
      200,
    ),
  pot: ({ base, dark, light, deep }) =>
    line('M92 214h-34v30h34M308 214h34v30h-34', deep, 13) +
    path('M92 186h216v98q0 36 -36 36h-144q-36 0 -36 -36z', base) +
    oval(200, 186, 110, 22, dark) +
    path('M90 182c20 -60 200 -60 220 0z', light) +
    oval(200, 182, 110, 14, dark) +
    box(186, 116, 28, 22, 8, METAL) +
    disc(200, 112, 15, METAL_DARK) +
    veil('M110 206v74q0 24 18 30q-4 -12 -4 -30v-74z'),
  knife: ({ base, dark }) =>
    turned(
      path('M60 184h188v34q-130 8 -188 -34z', METAL) +
        path('M60 184h188v12q-120 4 -188 -12z', '#e3e7eb') +
        box(246, 176, 16, 48, 5, METAL_DARK) +
        path('M262 180h92q18 0 18 18t-14 22q-20 4 -40 -2h-56z', base) +
        disc(286, 198, 5, dark) +
        disc(316, 198, 5, dark) +
        disc(346, 199, 5, dark),
      -38,
      210,
      200,
    ),
  board: ({ base, dark, light }) =>
    turned(
      box(110, 96, 180, 228, 26, base) +
        box(172, 52, 56, 64, 22, base) +
        disc(200, 76, 12, '#efe6d8') +
        line('M132 130v160M164 120v184M196 128v180M228 118v190M262 128v170', dark, 3, ' opacity=".35"') +
        veil('M110 122q0 -26 26 -26h20v228h-20q-26 0 -26 -26z', light, 0.4),
      8,
    ),
  bowl: ({ base, dark, light, deep }) =>
    path('M70 190h260c0 84 -52 120 -98 126h-64c-46 -6 -98 -42 -98 -126z', base) +
    box(164, 306, 72, 14, 5, dark) +
    oval(200, 190, 130, 32, light) +
    oval(200, 194, 114, 24, deep) +
    veil('M90 214c8 46 34 74 66 88c-40 -10 -68 -44 -74 -88z'),
  plate: ({ base, dark, light, pale }) =>
    disc(200, 200, 128, dark) +
    disc(200, 196, 128, base) +
    disc(200, 196, 106, light) +
    disc(200, 196, 78, pale) +
    veil('M96 196a104 104 0 0 1 104 -104v14a90 90 0 0 0 -90 90z', '#fff', 0.5),
  jar: () =>
    box(116, 116, 168, 204, 26, '#dbe9ea') +
    box(126, 186, 148, 126, 18, '#d9b98a') +
    oval(200, 188, 74, 10, '#e7cda3') +
    box(132, 84, 136, 42, 12, WOOD) +
    line('M140 104h120', WOOD_DARK, 4) +
    box(156, 222, 88, 52, 6, '#f8f3e8') +
    line('M170 242h60M170 256h40', '#8b7a63', 5) +
    veil('M130 136h16v150h-16z', '#fff', 0.55),
  apron: ({ base, dark, light }) =>
    line('M152 110c0 -70 96 -70 96 0', dark, 10) +
    line('M112 196q-40 20 -52 60M288 196q40 20 52 60', dark, 9) +
    path('M150 104h100l10 70q20 14 36 22v108q0 20 -20 20h-152q-20 0 -20 -20v-108q16 -8 36 -22z', base) +
    box(138, 226, 124, 66, 8, dark) +
    line('M200 228v62', base, 5) +
    veil('M152 112h18l-8 66l-12 12v110h-32v-98l28 -24z', light, 0.35),
  towel: ({ base, dark, pale, light }) =>
    box(92, 84, 216, 16, 8, WOOD) +
    box(124, 92, 152, 222, 8, base) +
    box(124, 92, 152, 24, 4, dark) +
    box(124, 246, 152, 12, 0, pale) +
    box(124, 266, 152, 12, 0, pale) +
    box(124, 286, 152, 6, 0, light) +
    line('M130 314v10M150 314v10M170 314v10M190 314v10M210 314v10M230 314v10M250 314v10M270 314v10', dark, 4) +
    veil('M140 116h22v198h-22z'),
}

/** A plant in a pot, for scenes. */
export const plant = (x: number, y: number, scale: number): string => {
  const leaf = shadesOf('#7f936a')
  return moved(
    path('M0 0c-30 -40 -30 -80 -6 -120c20 40 24 80 6 120z', leaf.base) +
      path('M4 0c10 -50 40 -74 66 -82c0 40 -30 70 -66 82z', leaf.dark) +
      path('M-4 0c-10 -40 -40 -60 -64 -62c4 34 30 56 64 62z', leaf.light) +
      path('M-34 0h68l-10 58h-48z', '#c98466'),
    x,
    y,
    scale,
  )
}
