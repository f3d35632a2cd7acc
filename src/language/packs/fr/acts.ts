import type { ActWords } from '../../pack-fields/pack-acts.ts'

/** By what French tells what a message does. */
export const acts = {
  injection: [
    '(ignore[zr]?|oublie[zr]?) (toutes )?(les |tes |vos |mes )?(instructions|regles|consignes|ordres)',
    'prompt (du )?systeme?',
    'mode (developpeur|administrateur|dieu)',
    'tu es maintenant (un|une|le|la|dan|mon)',
  ],
  suspicious: ['\\w*(consigne|regle)\\w*', 'fais semblant'],
  human: [
    '(puis je|je peux|pourrais je|est ce que je peux) parler (a|avec) (?!vous|toi)',
    '(parler|discuter|passe[zr]?|transfer\\w+|relation)\\b.{0,25}\\b(humain|personne|quelqu|conseiller|conseillere|agent|responsable|service client|support|vendeur|qqn)',
    'vraie personne',
  ],
  humanAlone: 'humain conseiller',
  notHuman: ['(tu es|t es|vous etes|es tu|etes vous)', 'je parle'],
  trust: ['(?:est ce que?|etes vous) .{0,30}\\b(?:arnaques?|arnaqueurs?|escrocs?)\\b'],
  unclear: ['quoi|hein', 'je (ne )?comprends pas'],
  browsing: [
    'vous vendez quoi|que vendez vous',
    'qu est ce que vous (avez|vendez)( svp)?',
    'montrez? moi (tout|ce que vous avez)( svp)?',
  ],
  howAreYou: ['(comment )?ca va'],
  greetings: 'bonjour, bonsoir, salut, slt, bjr, coucou, cc',
  greeted: 'a tous',
  thanks: 'merci, merci beaucoup, merci bcp, merci bien, parfait merci, ok merci, super merci',
  goodbye: 'au revoir, a bientot, bonne journee, bonne soiree, a plus',
  okStarts: 'ok',
  self: 'je',
  cheaper: ['moins ch\\w+|coute(nt)? (le )?moins|trop ch\\w+|plus abordables?'],
  dearer: ['plus ch(ers?|eres?)|coute(nt)? (le )?plus|haut de gamme'],
  notTooMuch: ['pas (trop |tres )?ch(er|ere|ers|eres)'],
  notMore: ['pas plus'],
  than: 'que',
  places: [
    ['premier|premiere|1er|1ere'],
    ['deuxieme|2eme|2e|seconde?'],
    ['troisieme|3eme|3e'],
    ['quatrieme|4eme'],
    ['cinquieme|5eme'],
  ],
  last: ['le dernier|la derniere'],
  lastOther: ['(dernier|derniere) (fois|commande|semaine|mois)'],
  notPlace: ['premiere (fois|commande)', '(deuxieme|troisieme) (fois|main)'],
  numbered: 'numero',
  both: 'les deux, ces deux',
  pointing:
    'le la les premier premiere premiers premieres deuxieme second seconde troisieme dernier derniere svp numero prends je j aime aimerais bien',
  having: [
    '(bonjour )*(qu avez vous|que vendez vous|vous avez|vous en avez|en avez vous|avez vous|vous vendez|vendez vous|vous faites|vous n avez pas|ya|y a|y a t il|(il )?y en a|(il )?n y en a pas|(il )?n y a pas)(?! (la|les|ca)\\b)',
  ],
  clauses: {
    joins: 'et mais',
    starts: 'comment, combien, vous, aussi, ou est, ou sont, ou en est, quand',
    startsJoined: 'je, est, quel, c est, il est, elle est',
    startsBehindComma: 'est ce, avez',
    asks: 'est ce que, puis je, je peux, peut on, dois je, pouvez vous, pourriez vous, peux tu',
    also: '',
  },
} as const satisfies ActWords
