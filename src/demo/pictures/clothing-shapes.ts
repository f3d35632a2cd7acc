import { box, disc, line, moved, path, type Shape, veil } from './strokes.ts'

const TEE = 'M150 84q50 34 100 0l74 34l-30 62l-34 -14v150q0 8 -8 8h-104q-8 0 -8 -8v-150l-34 14l-30 -62z'
const LONG =
  'M150 78q50 34 100 0l58 24q14 6 18 22l30 150l-44 12l-46 -112v136q0 12 -12 12h-108q-12 0 -12 -12v-136l-46 112l-44 -12l30 -150q4 -16 18 -22z'
const neck = (colour: string) => line('M150 82q50 40 100 0', colour, 9)
const cuffs = (colour: string) => line('M48 262l42 12M352 262l-42 12M140 312h120', colour, 9)
const shade = veil('M140 160v150h26c-14 -60 -20 -110 -26 -150z', '#000', 0.1)

/** Things to wear. */
export const clothingShapes: Record<string, Shape> = {
  tee: ({ base, dark }) => path(TEE, base) + neck(dark) + shade + line('M106 158l26 12M294 158l-26 12', dark, 4),
  stripedtee: ({ base, dark, pale }) =>
    path(LONG, pale) +
    line('M140 132h120M140 164h120M140 196h120M140 228h120M140 260h120M140 292h120', base, 12) +
    line('M100 134l-40 116M300 134l40 116', base, 10, ' stroke-dasharray="12 18"') +
    neck(dark) +
    shade,
  shirt: ({ base, dark, light, pale }) =>
    path(LONG, base) +
    path('M150 78l50 56l50 -56l-14 -10h-72z', dark) +
    path('M150 76l50 54l-34 32l-34 -72zM250 76l-50 54l34 32l34 -72z', light) +
    line('M200 134v184', dark, 4) +
    [164, 200, 236, 272, 304].map((y) => disc(200, y, 5, pale)).join('') +
    box(218, 184, 34, 40, 4, light) +
    cuffs(dark) +
    shade,
  sweater: ({ base, dark, light }) =>
    path(LONG, base) +
    neck(light) +
    line(
      'M156 150v150M178 150v154M200 146v158M222 150v154M244 150v150',
      dark,
      4,
      ' opacity=".4" stroke-dasharray="10 8"',
    ) +
    cuffs(dark) +
    box(138, 306, 124, 18, 6, dark) +
    shade,
  hoodie: ({ base, dark, deep, light }) =>
    path(LONG, base) +
    path('M134 92c0 -50 132 -50 132 0c-20 40 -112 40 -132 0z', dark) +
    path('M152 92c6 -30 90 -30 96 0c-20 24 -76 24 -96 0z', deep) +
    line('M184 116v52M216 116v46', light, 5) +
    path('M156 236h88l18 62h-124z', dark) +
    cuffs(dark) +
    shade,
  jacket: ({ base, dark, deep, light }) =>
    path(LONG, base) +
    path('M138 92c4 -56 120 -56 124 0c-20 30 -104 30 -124 0z', dark) +
    line('M200 108v206', deep, 6) +
    box(146, 236, 40, 52, 6, dark) +
    box(214, 236, 40, 52, 6, dark) +
    line('M152 146h36M212 146h36', light, 6) +
    cuffs(deep) +
    shade,
  puffer: ({ base, dark, deep, light }) =>
    path(LONG, base) +
    path('M146 88c6 -40 102 -40 108 0c-20 26 -88 26 -108 0z', dark) +
    line(
      'M142 140q58 16 116 0M140 176q60 16 120 0M140 212q60 16 120 0M140 248q60 16 120 0M140 284q60 16 120 0',
      dark,
      6,
    ) +
    line('M98 138l-26 -8M90 176l-26 -8M82 214l-26 -8M302 138l26 -8M310 176l26 -8M318 214l26 -8', dark, 6) +
    line('M200 110v206', deep, 6) +
    veil('M150 112q12 6 22 8v190h-26z', light, 0.35),
  trousers: ({ base, dark, deep, light }) =>
    path('M132 62h136l26 258h-68l-26 -176l-26 176h-68z', base) +
    box(128, 56, 144, 26, 6, dark) +
    disc(200, 69, 6, light) +
    line('M200 82v62', deep, 5) +
    line('M144 92q10 28 -8 40M256 92q-10 28 8 40', deep, 5) +
    line('M108 308h62M230 308h62', dark, 7) +
    veil('M140 90h18l-30 220h-16z', '#fff', 0.15),
  shorts: ({ base, dark, light, pale }) =>
    path('M122 112h156l34 168h-92l-20 -84l-20 84h-92z', base) +
    box(118, 104, 164, 28, 8, dark) +
    line('M186 130q-6 26 -14 36M214 130q6 26 14 36', pale, 6) +
    line('M92 270h84M224 270h84', light, 6) +
    veil('M130 136h20l-30 130h-18z', '#fff', 0.16),
  dress: ({ base, dark, light, deep }) =>
    path('M158 52h16l26 40l26 -40h16l16 92q-10 22 6 44l54 132h-236l54 -132q16 -22 6 -44z', base) +
    path('M174 52l26 40l26 -40l10 30l-36 60l-36 -60z', dark) +
    box(140, 166, 120, 18, 8, deep) +
    line('M172 200l-34 112M200 200v116M228 200l34 112', dark, 5, ' opacity=".5"') +
    veil('M152 196l14 2l-40 118h-28z', light, 0.4),
  skirt: ({ base, dark, light }) =>
    path('M146 84h108l58 232h-224z', base) +
    box(142, 74, 116, 26, 8, dark) +
    line('M160 104l-38 208M180 104l-22 210M200 104v210M220 104l22 210M240 104l38 208', dark, 6, ' opacity=".55"') +
    veil('M152 104h14l-44 208h-22z', light, 0.35),
  beanie: ({ base, dark, light }) =>
    disc(200, 82, 28, light) +
    path('M98 254c-10 -190 214 -190 204 0z', base) +
    line(
      'M140 236c0 -70 20 -110 40 -128M176 236c0 -60 10 -100 20 -130M224 236c0 -60 -10 -100 -20 -130M260 236c0 -70 -20 -110 -40 -128',
      dark,
      6,
      ' opacity=".5"',
    ) +
    box(84, 234, 232, 66, 24, dark) +
    line('M112 248v38M140 248v38M168 248v38M196 248v38M224 248v38M252 248v38M284 248v38', base, 6),
  scarf: ({ base, dark, light, pale }) =>
    path('M120 130c0 -70 160 -70 160 0c0 50 -160 60 -160 0z', dark) +
    path('M146 128c0 -36 108 -36 108 0c0 24 -108 28 -108 0z', pale) +
    path('M214 156l60 -14l32 158l-62 12z', base) +
    path('M150 160h62l-22 160h-62z', light) +
    line('M262 250l40 -8M268 276l38 -8M140 262h56M136 286h56', dark, 7) +
    line('M130 320v10M146 320v10M162 320v10M178 320v10M250 312l2 10M268 308l2 10M286 304l2 10M302 300l2 10', dark, 5) +
    path('M120 130c20 50 140 50 160 0c10 60 -30 68 -80 68s-90 -8 -80 -68z', base),
  socks: ({ base, dark, light, pale }) => {
    const sock =
      path('M40 20h78v140l58 52q20 22 0 42q-18 18 -46 8l-84 -44q-10 -8 -8 -26z', base) +
      box(36, 12, 86, 40, 8, dark) +
      line('M52 20v24M68 20v24M84 20v24M100 20v24', light, 4) +
      path('M150 188l26 24q20 22 0 42q-14 14 -34 10z', pale) +
      line('M44 86h72M44 108h72', pale, 8)
    return moved(sock, 44, 52) + moved(sock, 154, 62)
  },
}
