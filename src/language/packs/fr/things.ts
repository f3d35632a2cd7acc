import type { ThingWords } from '../../pack-fields/pack-things.ts'

export const french: ThingWords = {
  head: 'first',
  joins: false,
  forWords: 'pour compatible',
  detailWords: 'avec sans en par fait inclus qui et ou taille couleur marque',
  prefixes: '',
  ofWords: 'de du des d a au aux',
  diminutives: '',
  andWords: 'et ou',
  sets: 'set sets kit kits pack packs paire paires lot lots ensemble ensembles coffret collection assortiment serie',
  chores: 'reparation nettoyage entretien soin montage installation fixation conversion',
  choreEndings: '',
  tastes: '',
  containers:
    'boite boites sac sacs bouteille bouteilles pot pots tube rouleau sachet tasse tablette tablettes flacon bidon canette',
  portions: '',
  accessories: `coque coques etui etuis housse housses chargeur chargeurs cable cables sangle bracelet support supports protection adaptateur batterie
    rechange cartouche cartouches encre filtre filtres crochet trepied sac couvercle plateau autocollant accessoire accessoires verseuse`,
  body: 'visage corps cheveux peau levre oeil main pied ongle cou',
  lines: 'iphone ipad macbook kindle airpod galaxy playstation xbox',
  accessoryLabels: 'accessoire accessoires rechange rechanges piece pieces',
  attributes: `bas basse haut haute petit petite moyen moyenne grand grande taille nouveau nouvelle meilleur pas cher pro max mini electrique portable impermeable
    long longue court courte noir noire blanc blanche bleu bleue rouge vert verte coton cuir laine pliable reglable`,
  audiences: 'homme hommes femme femmes enfant enfants bebe bebes fille filles garcon garcons unisexe',
  asks: 'cherche chercher recherche veux voudrais voudrait aimerais besoin acheter trouver avez montre montrez donne vendez',
  vague:
    'produit produits article articles chose choses quelque cadeau cadeaux idee idees offre offres un une des le la les',
  media: 'livre livres roman romans film films disque disques musique magazine magazines bd',
  agentEndings: 'eur euse',
  notLoans: `basket baskets bras car cars case chair chandelier costume coupe cycle diffuser display drape dresser duvet fan fans journal mat mats
    mobile plate pop pot pots range stand suit tape tire top slide`,
  kinds: '',
}
