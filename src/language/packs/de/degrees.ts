import type { DegreeWords } from '../../pack-fields/pack-degrees.ts'

export const degrees: DegreeWords = {
  before: 'zu so sehr besonders ganz allzu',
  qualities: {
    big: 'gross grosse grosser grosses grossen klobig klobige',
    small: 'klein kleine kleiner kleines kleinen kompakt kompakte mini handlich handliche',
    heavy: 'schwer schwere schwerer schweres schweren',
    light: 'leicht leichte leichter leichtes leichten',
    long: 'lang lange langer langes langen',
    short: 'kurz kurze kurzer kurzes kurzen',
    loud: 'laut laute lauter lautes lauten',
    quiet: 'leise leiser leises leisen',
    thick: 'dick dicke dicker dickes dicken',
    thin: 'dunn dunne dunner dunnes dunnen schmal schmale',
    sour: 'sauer saure saurer saures saurehaltig',
    mild: 'mild milde milder mildes saurearm saurearme saurearmer',
    strong: 'stark starke starker scharf scharfe scharfer bitter kraftig',
  },
}
