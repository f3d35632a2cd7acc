import type { ReckoningWords } from '../../pack-fields/pack-reckoning.ts'

/** How French asks for something to be reckoned from prices. */
export const reckoning = {
  sum: 'en tout, au total, total, prix total, le total, les deux ensemble, au final, la somme, ca fait combien, combien ca fait, ca me fait, ca fait, combien les deux, combien le tout',
  all: 'ensemble, les deux, le tout, tout ca, tous les deux, toutes les deux',
  adding: 'en plus, j ajoute, ajoute, ajouter, rajoute, avec en plus, aussi',
  further: 'encore autres',
  pay: 'je paye combien, je paie combien, je paierais combien, combien je paye, combien je paie, combien je paierais, on paye combien, on paie combien, combien je dois, je dois combien',
  fewer: 'moins',
  less: 'sans sauf',
  difference:
    'diff de prix, combien en plus, combien de plus, difference de prix, de combien plus cher, de combien plus chere, combien plus cher, combien plus chere, combien moins cher, combien moins chere, ecart de prix, plus cher de combien, plus chere de combien, combien j economise, combien j economiserais, combien on economise, j economise combien, surcout',
  worth:
    'plus avantageux, plus avantageuse, plus rentable, vaut le coup, plus economique, revient moins cher, revient il moins cher, vaut mieux prendre, meilleur rapport',
  per: 'par au',
  than: 'que qu contre compare lieu',
  twice: '',
  times: 'fois x',
  plus: 'plus avec ajoute',
  included: 'compris comprise inclus incluse',
  beside:
    'mettez mets donnez donne j ok bon alors donc parfait super oui merci je prends prendrais voudrais svp juste le la les un une des du de aussi et maintenant ca ce fait ferait est sont pour moi combien coute coutent il en au cela paquet',
} satisfies ReckoningWords
