import type { ClaimWords } from '../../pack-fields/pack-claims.ts'
import { doing } from './deeds.ts'

/** French words by which answers are read. */
export const claims = {
  manner: {
    asked:
      'voulez vous, veux tu, souhaitez vous, souhaites tu, aimeriez vous, aimerais tu, preferez vous, preferes tu, puis je, dois je, avez vous, as tu, cherchez vous, cherches tu, est ce que, est ce pour, quelle taille, quelle couleur, pourriez vous, peux tu, pouvez vous, ca vous, cela vous, besoin d, y a t il, desirez vous, pour qui',
    granted:
      'je peux voir que, je peux confirmer que, je peux vous confirmer que, je peux vous dire que, je peux te dire que, saviez vous, savais tu, meme si, meme quand, pourquoi pas',
    offered:
      'je peux, nous pouvons, laissez moi, laisse moi, dites moi, dis moi, donnez moi, donne moi, envoyez moi, envoie moi, je verifie, je regarde, je cherche, je vais chercher, je vais verifier, n hesitez pas, n hesite pas, avec plaisir, indiquez moi, indique moi, j ai besoin, il me faut, je serais ravi, heureux de, ravi de, je vous aide, je t aide, faites moi savoir, precisez, s il vous plait',
    conditional:
      'en cas de, en cas d, tant que, a condition que, si, s il, quand, lorsque, des que, une fois, a moins, au cas ou, selon, depend, si vous, si tu',
    hedged:
      'serait, seraient, peut-etre, probablement, sans doute, pourrait, pourraient, semble, semblent, je crois, je pense, je suppose, pas sur, pas sure, possiblement, il se peut, devrait, eventuellement, vraisemblablement',
    wished:
      'de budget, comme budget, budget de, vous aurez besoin, il vous faudra, il te faudra, tu auras besoin, vous avez dit, tu as dit, vous cherchez, tu cherches, vous voulez, tu veux, vous souhaitez, tu souhaites, vous avez besoin, tu as besoin, votre budget, ton budget, votre limite, votre recherche, ta recherche, compris, bien note, vous avez demande, tu as demande, vous recherchez, votre demande, ta demande, vous vouliez, en resume, entendu, du budget, dans votre fourchette, votre .. budget, ton .. budget',
    untold:
      'n est pas decrit, n indique pas, ne dit pas, ne mentionne pas, ne precise pas, n indique pas, n est pas indique*, n est pas precise*, n est pas mentionne*, pas mentionne*, pas precise*, pas indique*, je ne sais pas, je n ai pas, je n ai aucune, aucune information, pas d information*, pas de details, rien trouve, n ai pas trouve, ne trouve pas, ne peux pas, ne puis, ne vois pas, ne figure pas, pas confirmer, je ne dispose, ne dispose pas, aucun resultat, ne donne pas, ne specifie pas, n apparait pas, rien sur, ignore, ne parle pas, n ai rien, ne connais pas',
    denied: 'aucun*, jamais, rien, ni, exclu*, personne',
    without: 'sans, ni, non',
    advised:
      'je prendrais, je choisirais, je recommande, je vous recommande, je te recommande, je conseille, je vous conseille, je te conseille, mon conseil, mon choix, mon prefere, ma preference, je suggere, conseil, le mieux, en general, generalement, normalement, habituellement, optez, pensez, pense a, privilegiez, idealement, vaut mieux, j opterais, j irais, misez, associez',
    meantFor: 'pour',
  },
  trade: {
    sum: 'ensemble, en tout, au total, total, somme, les deux, cela fait, ca fait, s eleve a, s elevent a, plus, font, soit, revient a, reviennent a, a deux, tout compris, le lot',
    difference:
      'moins cher*, plus cher*, difference, ecart, de moins, de plus, moins, plus, au dessus de votre, au dessous de votre, en dessous de votre, au dessus du budget, en dessous du budget, au dessus de ton, en dessous de ton, il vous reste, il te reste, reste, il vous manquera, manquerait, il manque, manque, il vous manque',
    saved: 'economis*, economie, remise de, reduction de',
    was: 'passe de, au lieu de, avant, ancien prix, prix initial, prix d origine, etait, coutait, auparavant, prix barre, contre, initialement, habituellement, prix normal',
    costs: 'coute coutent',
    from: 'vont de, varient de, a partir de, des, commence, commencent, demarre, debute, depuis, minimum',
    over: 'depasse, depassent, depassant',
    under: 'descend sous, passe sous, passent sous',
    each: 'chacun, chacune, piece, la piece, l unite, par, chaque, l un, le lot de, rapporte a, ramene a',
    about:
      'environ, presque, autour de, a peu pres, pres de, un peu moins de, un peu plus de, a peine, juste sous, juste en dessous, quelque, dans les',
    discount:
      'remise*, une reduction, de reduction, reductions, reduction sur, rabais, solde*, soldes, promo, promotion*, code promo, bon de reduction, coupon*, demi prix, moitie prix, demi tarif, offre speciale, bon plan, bonne affaire, en promo, liquidation, baisse de prix, ristourne*, black friday, va augmenter, offre se termine, payez moins, paies moins, prix casse*, prix barre, meilleur prix garanti, nous alignons, tarif special, brade*, payez la moitie, paies la moitie, moitie du prix, un tiers de moins, destockage',
    half: 'demi prix, moitie prix, demi tarif, payez la moitie, paies la moitie, moitie du prix',
    free: 'deux pour un, trois pour deux, un achete, deux achete*, gratuit*, offert, offerte, offerts, offertes, en cadeau, cadeau offert, sans frais, pour rien, nous offrons, je vous offre, je t offre, sans supplement, gratis, a notre charge, ne payez pas, ne paierez pas, ne coute rien, ne coutent rien, ne vous coute rien, ne te coute rien, ne coutera rien, ne vous coutera rien, ne te coutera rien, nous prenons en charge, prenons en charge',
    code: 'code, codes',
    there:
      'en stock, disponible*, dispo, en magasin, il en reste, en rayon, est de retour, sont de retour, pouvez commander, peux commander, pouvez acheter, peux acheter, venons de recevoir, nous l avons, nous les avons, nous avons, prets a, pret a partir, en entrepot, commandable*',
    gone: 'epuise, epuisee, epuises, epuisees, rupture, indisponible*, plus en stock, plus disponible*, en rupture de stock, pas disponible*, pas en stock, n avons plus, ne vendons plus, plus de stock, victime de son succes, n est plus',
    left: 'restants, restantes, il reste, reste, restent, en stock, il n en reste, plus que',
    few: 'plus que quelques, dernieres pieces, derniers exemplaires, derniere piece, presque epuise*, stock limite, quantite limitee, quantites limitees, bientot epuise*, depechez vous, depeche toi, dans la limite des stocks, part vite, partent vite, se vend vite, stock faible',
    plenty: 'largement en stock, beaucoup en stock, nombreux exemplaires, stock suffisant',
    restocked: 'reapprovisionn*, reassort*, de nouveau en stock, de retour en stock, remis en stock, nouvel arrivage',
    all: 'tous deux, toutes deux, les trois, les quatre, tous, toutes, tout, toute, chaque, les deux, l ensemble',
    counted:
      'option*, article*, produit*, resultat*, modele*, variante*, version*, couleur*, taille*, coloris, style*, suggestion*, alternative*, favori*, idee*, chose*, type*, d entre eux, d entre elles, proposition*, choix, piece*, possibilite*, recommandation*, facon*, raison*, etape*, question*, sorte*, candidat*, reference*',
  },
  doing,
  deeds: {
    order: 'commande*, colis, achat, envoi',
    states: {
      placed:
        'passee le, a ete passee, nous est parvenue, avons bien recu votre commande, avons recu votre commande, bien recu votre commande, bien arrivee chez nous, bien ete enregistree',
      packed: 'emballee, emballe, emballes, emballees',
      delivered: 'livree, livre, livres, livrees, ete livre*, arrivee, est arrive*, recue',
      shipped: 'expediee*, expedie, envoyee*, est partie, a quitte, remise au transporteur, remis au transporteur',
      transit: 'en route, en chemin, en cours de livraison, en cours d acheminement, en transit',
      open: 'en preparation, en cours de traitement, en traitement, est preparee, pas encore ete expediee, pas encore expediee, pas encore partie',
      cancelled: 'annulee*, annule',
      returned: 'a ete retournee, ete renvoyee, ete retourne*',
      refunded: 'remboursee*, rembourse, remboursement a ete',
      paid: 'payee, paye, reglee, paiement a ete recu, paiement a bien ete recu, paiement recu',
      unpaid: 'paiement en attente, impayee, pas encore payee',
      trouble:
        'remboursement .. en attente, remboursement .. en cours, perdue, perdu, retardee, en retard, endommagee, bloquee, a la douane',
    },
    payment: 'paiement, reglement, prelevement',
    pending: 'en attente, attente, encore, ouvert, manque, du, retard, refuse, echoue, autorise',
    able: 'peut, pouvez, peux, pouvons, possible, pourriez, pourrez',
    changing: 'annuler, annulee, annule, modifier, modifiee, changer, changee',
    bought: 'a achete, a commande, acheta',
    placed: 'passee le, passe le, commande le, achete, achetee, du',
    today: 'le jour meme, aujourd hui, ce matin',
    yesterday: 'hier, d hier',
    arriving:
      'livr*, expedi*, envoi*, envoy*, arrive*, recevrez, recevras, recevoir, chez vous, chez toi, l aurez, l auras, a votre porte, a ta porte',
    soon: 'demain, aujourd hui, ce soir, cet apres midi, ce matin, apres demain, cette semaine, la semaine prochaine, semaine prochaine, le week end, ce week end, le lendemain, le jour meme, avant noel, a temps, immediat*, tout de suite, bientot, hier, express, quelques heures, quelques jours, le mois prochain, minuit, semaine derniere',
    vowed:
      'a vie, pour toujours, sans condition, quand vous voulez, quand tu veux, a tout moment, sans limite, monde entier, illimite*, bitcoin, contre remboursement, paypal, klarna, apple pay, papier cadeau, gravure, assure*, montage',
    promised:
      'a vie, pour toujours, sans condition, garanti*, garantie*, quand vous voulez, quand tu veux, a tout moment, sans limite, monde entier, a l etranger, retour*, retourn*, renvoy*, renvoi*, rembours*, echang*, livraison gratuite, livraison offerte, frais de port offerts, contre remboursement, bitcoin, paypal, klarna, plusieurs fois, mensualit*, apple pay, ouvert, ouverte, ouvrons, horaires, assure*, emballage cadeau, papier cadeau, carte cadeau, douane*, livrons en, livrons aussi, livrons a, livrons au, expedions, acceptons, gravure, montage, retrait, newsletter, retractation, articles soldes, appelez nous, couvert, couverts, avoir en boutique',
  },
  praise: {
    popular:
      'meilleure* vente*, plus vendu*, best seller*, bestseller*, tres populaire*, plus populaire*, populaire*, favori de, prefere des, preferee des, nos clients adorent, tout le monde adore, tendance, plus recherche*, numero un, numero 1, prime*, recompense*, vu a la tele, recommande par, elu, elue, coup de coeur de, incontournable*, cartonne*, se vend, plus achete*, succes, plebiscite*',
    rated:
      'note de, note a, note par, notee, evalue*, evaluation*, etoile*, avis client*, avis positif*, avis de, d avis, sur 5, sur 10, sur 20, mieux note*, commentaires, critiques',
    people:
      'un client, une cliente, un autre client, clients, clientes, acheteurs, acheteuses, medecins, dentistes, experts, expertes, professionnels, vedettes, sportifs, athletes, champions, cuisiniers, chefs, parents, mamans, grands meres, pompiers, policiers, critiques, influenceurs, scientifiques, dermatologues, veterinaires, entraineurs, milliers de, millions de, notre equipe, utilisateurs, ingenieurs, pilotes, musiciens, photographes, autres acheteurs',
    boasts:
      'guerit, guerissent, soigne, mal de tete, maux de tete, rhume*, rides, moustique*, tension arterielle, maigrir, perdre du poids, indestructible*, dure toute la vie, toute la vie, plus solide du, plus fort du, mieux dormir, facture d electricite, concurrence, concurrents, du monde, au monde, un arbre, arbres, faillite, derniere chance, invente*, television, travail des enfants, rien ne l egale, miracle*, foudre, entreprise familiale, leader, certifie*, cliniquement, scientifiquement, teste* par, porte* par, utilise* par, developpe* par, ' +
      'concu* par, concu* en, edition limitee, nasa, record, celebre*, ne jurent que, jurent, adorent, conseillent, protege contre, protege de, previent, soulage, fabrique* en, fabrique* a, ameliore, reduit, renforce, sante',
    more: {
      price: 'prix .. plus eleve*, plus cher*, coute plus, coutent plus, plus onereu*',
      weight: 'plus lourd*, pese plus',
      length: 'plus long*, plus grand*, plus haut*, plus large*, plus epais*',
      volume: 'plus spacieu*, plus grande capacite, plus de capacite',
      duration: 'dure plus, meilleure autonomie, plus d autonomie, plus grande autonomie, plus longue autonomie',
      power: 'plus puissant*, plus fort*',
      storage: 'plus de memoire, plus de stockage',
      quality:
        'deux fois plus, plus resistant*, plus durable*, plus chaud*, plus doux, plus douce*, plus rapide*, plus recent*, plus silencieu*, plus respirant*, plus robuste*, mieux note*, meilleure qualite, plus populaire*, plus solide*',
    },
    less: {
      rate: 'plus avantageu*, plus interessant*, meilleur rapport',
      price:
        'prix .. plus bas, moins cher*, coute moins, coutent moins, plus economique*, plus abordable*, moins onereu*',
      weight: 'plus leger*, pese moins',
      length: 'plus court*, plus petit*, plus etroit*, plus fin*, plus mince*, plus compact*',
      volume: 'moins de capacite',
      duration: 'dure moins, moins d autonomie',
      power: 'moins puissant*',
      storage: 'moins de memoire',
      quality: 'plus lent*, plus bruyant*, plus ancien*',
    },
    most: {
      price: 'le plus cher, la plus chere, les plus chers, les plus cheres',
      weight: 'le plus lourd, la plus lourde',
      length: 'le plus long, la plus longue, le plus grand, la plus grande, le plus large, la plus large, le plus haut',
      volume: 'le plus spacieux, plus grande capacite de',
      duration: 'la meilleure autonomie, le plus endurant',
      power: 'le plus puissant, la plus puissante',
      storage: '',
      quality:
        'le plus resistant, la plus resistante, le plus solide, le plus doux, la plus douce, le plus rapide, le plus recent, le plus chaud, la plus chaude, le plus confortable, la plus confortable, meilleure qualite, le plus sur',
    },
    least: {
      rate: 'le plus avantageux, la plus avantageuse, le plus interessant, la plus interessante, le meilleur rapport',
      price:
        'le moins cher, la moins chere, les moins chers, les moins cheres, le plus abordable, la plus abordable, le plus economique, la plus economique, prix le plus bas, au plus bas prix',
      weight: 'le plus leger, la plus legere',
      length: 'le plus court, la plus courte, le plus petit, la plus petite, le plus compact, le plus fin',
      volume: '',
      duration: '',
      power: '',
      storage: '',
      quality: 'le plus lent, la plus lente',
    },
    than: 'que, face a, contre, versus, qu, par rapport, compare a, comparee a',
  },
  telling: {
    fitting:
      'compatible*, convient a, convient aux, s adapte, s adaptent, va sur, fonctionne avec, fonctionne aussi, dans la liste, figure parmi, se monte sur, prend en charge, marche avec',
    large: 'grand, grande, gros, grosse',
    small: 'petit, petite',
    beside: 'avec',
    included: 'inclut, incluent, livre* avec, inclus, incluse, incluses, compris, comprise, fourni*',
    having:
      'on retrouve, on y retrouve, on trouve, on y trouve, integre*, dote*, embarque, ont, avec, possede, possedent, comprend, comprennent, inclut, incluent, dispose, disposent, contient, est dote*, dote*, equipe*, fabrique en, compatible avec, prend en charge, compose*, muni*, resiste, adapte*, convient, fonctionne avec, integre*, double*',
    opinion:
      'tombe pile, tombent pile, bon, bonne, beau, belle, joli, jolie, parfait, parfaite, ideal, ideale, excellent, excellente, elegant, elegante, polyvalent, polyvalente, pratique, confortable, classique, intemporel, simple, choix, option, cadeau, prix, qualite, style, look, touche, design, detail, idee, favori, favorite, quotidien, jour, rapport, valeur, alternative, fiche, question, place, maison, occasion, temps, budget, super, genial, geniale, bien, mieux, meilleur, meilleure, chose, paire, compromis, allie, coup',
    naming: 'notre, nos, appele, appelee, essayez, recommande, nouveau, nouvelle, le, la',
    proposing:
      'avez vous vu, as tu vu, avez vous essaye, as tu essaye, connaissez vous, connais tu, connaissez vous deja, ' +
      'que diriez vous d*, que dirais tu d*, que pensez vous de, que penses tu de, pourquoi pas, voulez vous, veux tu, ' +
      'voudriez vous, voudrais tu, souhaitez vous, souhaites tu, aimeriez vous, aimerais tu, interesse par, vous montrer, ' +
      'te montrer, vous proposer, te proposer, vous offrir, ajoute, ajouter, recommande, suggere, essayez, essaie, peut-etre, ' +
      'nous avons, il y a, decouvrez',
    capitals:
      'bonjour, oui, non, merci, ok, d, l, j, c, n, s, qu, ia, ue, conseil, note, noel, europe, france, francais, royaume uni, grande bretagne, etats unis, pays bas, republique, nord, sud',
    addressing: 'je, j, nous, vous, tu',
    pointing:
      'il, elle, ils, elles, ce, cet, cette, ces, celui, celle, ceux, celles, cela, ca, les deux, le premier, la premiere, le second, la seconde, le deuxieme, la deuxieme, le troisieme, la troisieme, chacun, chacune, l un, l une, un, une, c',
  },
} as const satisfies ClaimWords
