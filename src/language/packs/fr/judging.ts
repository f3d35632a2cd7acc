import type { JudgingWords } from '../../pack-fields/pack-judging.ts'

/** French words by which answers are judged. */
export const judging = {
  telling: 'le les des une pour avec vous votre est sont je du il ce que et pas dans voici au nous',
  products: 'produit produits article articles resultat resultats modele modeles',
  percent: 'pour cent',
  delivered: 'livre livree',
  cancelled: 'annule annulee',
  notSaid: 'pas, quand, des',
  stock: {
    there: 'en stock, disponible, disponibles',
    gone: 'epuise, epuisee, epuises, epuisees, rupture, indisponible, indisponibles',
    denied: 'pas plus',
  },
  later: 'si, des que, quand, lorsque, previen*, uniquement',
  people: 'conseill* humain* quelqu collegue* equipe personne',
} as const satisfies JudgingWords
