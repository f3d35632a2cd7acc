import type { DialogueWords } from '../../pack-fields/pack-dialogue.ts'

/** By what French tells the steps of a talk. */
export const dialogue = {
  asksPrice: [
    'ca (fait|ferait) combien|combien ca (fait|ferait)',
    'combien (coute(nt)?|ca coute|est-ce|c est|ils? coute(nt)?)',
    'c est combien',
    'combien d (euros|dollars)',
    'prix|coute(nt)?',
  ],
  asksPriceAlone: ['(et |alors |donc )?combien'],
  asksDetails: [
    'plus d infos',
    'parlez?',
    'dites',
    'montrez?',
    '(il|elle|(le|la) (premiere?|deuxieme|seconde?|troisieme|derniere?|autre|[1-5]e)) est comment$',
    'comment (est|sont) (ils?|elles?|(celui|celle) ?(la|ci)|(le|la) (premiere?|deuxieme|seconde?|troisieme|derniere?|autre|[1-5]e))$',
  ],
  definite: 'le la celui celle ceux celles',
  comparing:
    'compar*, difference entre, difference avec, difference par rapport, choisir entre, hesite entre, decider entre',
  differences: 'difference differences',
  betweenCompared: 'ou et avec a',
  asksWhich: 'lequel laquelle lesquels lesquelles quel quelle quels quelles mieux',
  asksWhichOfThem: 'lequel laquelle lesquels lesquelles',
  asksWhichStarts: 'lequel, laquelle, qu est',
  anyProduct: 'produit produits article articles trouver chose choses avez vendez proposez magasin boutique',
  tellsOf: 'elle il ils elles c on nous je',
  fondOf:
    'aime, aiment, adore, adorent, passionne, passionnee, fan, hobby, collectionne, interesse, raffole, fou de, folle de, fou, folle, dingue, dingue de, accro, accro a, mordu, mordue, feru, ferue, kiffe, fana, obsede, obsedee, amateur, amatrice',
  hobbies:
    'fait, joue, cuisine, lit, peint, jardine, monte, court, nage, marche, peche, dessine, coud, tricote, danse, campe, boit, grimpe, va, skie, chasse, navigue, voyage, pratique, ecrit, ecoute, regarde',
  attributeStarts: 'combien de, combien d, quelle est la, quel est le, quelle est l, quel est l',
  attributeBehind: 'a t il, a t elle, ont ils, ont elles, est ce qu il a, il y a, y a t il, il a, elle a',
  copulas: 'est suis',
  another: ['(et )?((pour|en|au|a|vers)|qu en est-il)', '(c est )?combien$'],
  further: ['(et|mais) (quand|combien|comment|qui|ou|est-ce|si|que)', 'que se passe-t-il si'],
  agrees: 'd accord, allez y, bien sur, vas y',
  forgot: ['(sais|sait|souviens|rappelle|connais) (plus|pas)', 'aucune idee|oublie|pas sure?'],
  refuses: ['(prefere|veux|souhaite) (ne )?pas'],
  address: ['(courriel|adresse|adresse mail)s?'],
  asksCode: [
    '(envoye\\w*|envoi|renvoye\\w*|autre|nouveau|veux|voudrais)\\b.{0,25}\\bcode',
    'code\\b.{0,20}\\b(envoyer|pas)',
    'aucun code',
  ],
  otherCode: ['remise|reduction|bon'],
} as const satisfies DialogueWords
