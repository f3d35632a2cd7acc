import type { OrderQuestions } from '../../pack-fields/pack-order-questions.ts'

/** What is asked of an order at hand. */
export const orderQuestions: OrderQuestions = {
  bought:
    'ai-je commande, j ai commande, j ai commandee, j ai commandes, j ai achete, ai-je achete, qu ai-je commande, j avais commande, j ai pris, j ai prise, j avais pris, j avais prise, j ai choisi, j ai choisie, j avais choisi, qu est-ce que j ai commande, ce que j ai commande',
  items:
    'j ai pris quoi, avait dedans, qu y a-t-il dans, il y a quoi dedans, quels articles, combien d articles, articles, contenu, dedans, dans le colis, dans la commande, dans ma commande',
  price: 'chacun, chacune, l unite, piece, a la piece, prix unitaire, le prix de',
  total:
    'combien ai-je paye, combien j ai paye, j ai paye combien, combien ca a coute, combien a-t-elle coute, total, au total, en tout, montant, la somme, ca m a coute',
  placed:
    'quand ai-je commande, quand j ai commande, quand est-ce que j ai commande, j ai commande quand, j ai commande quel jour, arriver, date de commande, date de la commande, quel jour j ai commande, c etait quand',
  carrier:
    'transporteur, qui livre, quel transporteur, par qui, qui apporte, livreur, avec qui, quelle societe, c est qui qui livre',
  postage:
    'combien ai-je paye pour la livraison, combien j ai paye la livraison, combien j ai paye de livraison, combien j ai paye pour la livraison, combien a coute la livraison, frais de port, frais de livraison, frais d envoi, paye la livraison, paye les frais, livraison offerte, livraison gratuite',
  parts: 'que manque-t-il, qu est-ce qui manque, il manque quoi, combien de colis, qui a signe, quel article manque',
  tracking: 'suivi, suivre, numero de suivi, numero du colis',
  payment: 'payee, paye, paiement, reglee, reglement, virement, debite, debitee, prelevee',
  refund: 'remboursee, rembourse, remboursement, recu mon argent, mon argent',
  state:
    'ou, statut, etat, expediee, expedie, envoyee, livree, annulee, arrivee, bien arrivee, en route, partie, est partie, parti',
  arrival: 'quand, quand arrive, si longtemps, combien de temps, quel jour, arrive quand, toujours pas la, en retard',
}
