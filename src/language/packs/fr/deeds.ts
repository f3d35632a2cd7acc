import type { DoingWords } from '../../pack-fields/pack-deeds.ts'

const past =
  '*e! *ee! *es! *ees! mis mise mises fait faite pris prise transmis transmise inscrit* offert* obtenu* *enu *enue'

/** French words by which deeds are told. */
export const doing = {
  frames: {
    perfect: {
      opens:
        'j ai, je l ai, je les ai, je vous ai, je vous l ai, je vous les ai, je vous en ai, je t ai, je te l ai, je t en ai, je lui ai, je leur ai, j y ai, j en ai, j avais',
      verbs: past,
      place: 'next',
    },
    // "J'ai pu vous obtenir"
    managed: {
      opens:
        'j ai pu, j ai reussi a, je viens de, je viens d, je suis en train de, je suis en train d, je vais, je m occupe de, je m occupe d, je me charge de, je me charge d, je fais',
      verbs: '*er *ir *re',
      place: 'next',
    },
    present: {
      opens:
        'je vous, je te, je t, je vous l, je vous le, je vous la, je vous les, je vous en, je te le, je te la, je te les, je t en, je le, je la, je les, je l, je lui, je leur, je m en, je m occupe, je previens, j annule, j ajoute, j envoie, j applique, je reserve, je transmets',
      verbs: '*',
      place: 'next',
      isPromise: true,
    },
    ours: {
      opens:
        'nous avons, nous vous avons, nous l avons, nous les avons, nous venons de, nous venons d, on a, on vous a, on t a, on l a',
      verbs: `${past} *er *ir *re`,
      place: 'next',
      toShopper: true,
    },
  },
  between:
    'deja bien aussi egalement tout juste vite donc meme encore simplement directement immediatement aussitot ensuite maintenant vous te t le la les l lui leur en y pu ete toutes tous deux',
  shopper: 'vous votre vos te t toi ton ta tes tu',
  telling:
    'repere*, laisse* compar*, recherche*, trouve*, liste*, propos*, ete, oubli*, pens*, demande* si, demandez, cherch*, regard*, verifi*, select*, choisi*, vu, vue, vus, voi*, lu, lus, lire, relu*, compar*, compri*, comprend*, not*, indiqu*, montr*, calcul*, confond*, tromp*, mal, mepris*, suppos*, cru, crois, croi*, dit*, dis, dire, dirai*, expliqu*, decri*, precis*, mentionn*, cit*, resum*, rassembl*, regroup*, class*, trie*, tri, rang*, filtr*, limit*, arrond*, converti*, compt*, mesur*, retenu*, retien*, garde .. que, ecart*, laisse* de cote, laisse* choisir, laisse* regarder, laisse* decouvrir, laisse* decider, laisse* voir, laisse* le soin, mis* en avant, mis* en gras, mis* .. liste, mis* .. lien, ' +
    'fait .. selection, fait .. liste, fait .. point, fait .. calcul, fait .. recherche, fait .. erreur, fait .. comparaison, fait .. tour, prepare .. selection, prepare .. liste, prepare .. petit*, conseill*, recommand*, suggere*, suggerer*, souhait*, remerci*, aid*, assur*, rappel*, present*, invit*, detaill*, confirm*, repond*, reponds, repondu, repondr*, aim*, adore*, prefer*, espere*, crain*, doute*, sai*, su, connai*, eu, du, pris* .. note, pris* .. temps, pris* .. exemple, pris* .. compte votre budget, tenu* compte, tiens, consult*, parcour*, identifi*, determin*, attend*, attendu*, ' +
    'prie, trouv*, garanti*, estim*, explor*, appris, entend*, ai, aurai*, prendrai*, prends, verrai*, faut, est, suis, donn* .. detail*, donn* .. info*, donn* .. prix, donn* .. lien, donne l*, donner l*, parl*, reve*, excus*, felicit*, orient*, renvoie a, renvoie vers, signale que, signale qu, precise, souligne*, rest*, bas*, concentr*, lien, avoue*, plain*, envie, essay*, test*, teste*, offre .. choix, redonn*, redis',
  matter:
    'fiche*, description*, differences, gras, apercu, resume, comparaison, comparatif, budget, coup d oeil, ci dessous, cote a cote, options',
  passive:
    'a ete, ont ete, a bien ete, ont bien ete, a deja ete, ont deja ete, vient d etre, viennent d etre, est, sont, est maintenant, est desormais, est deja, sont deja, sont maintenant, est bien, est en train d etre, vous est, vous sont, voila',
  acted:
    'stoppe, stoppee, arrete, arretee, ajoute, ajoutee, ajoutes, ajoutees, mis* de cote, mis* au panier, mis* dans, annule, annulee, annules, annulees, reserve, reservee, reserves, reservees, rembourse*, credit*, lance, lancee, lances, lancees, declench*, initie*, enclench*, enregistre*, modifie, modifiee, modifies, modifiees, change, changee, mis* a jour, corrige, corrigee, rectifie*, applique, appliquee, active, activee, deduit*, inscrit*, abonne, abonnee, prevenu*, informe, informee, transmis*, transfere*, signale*, envoye, envoyee, envoyes, renvoye, renvoyee, valide, validee, confirme, confirmee, bloque*, programme, programmee, organise, organisee, planifie*, echange, echangee, remplace, remplacee, pris* en compte, pris* en charge, traite, traitee, supprime*, retire, retiree, cree, creee, ouvert .. ticket, demande, demandee, effectue, effectuee',
  states:
    'parle avec, parle a, verifie aupres, demande a, note .. sur votre commande, note .. dossier, est .. votre panier, sont .. votre panier, est .. ton panier, sont .. ton panier, vous avez .. panier, se trouve .. panier, vous attend* .. panier, a votre nom, a ton nom, de cote pour vous, de cote pour toi, garde* pour vous, reserve* pour vous, reserve* pour toi, vous est reserve*, vous attend .. boutique, remboursement est en cours, remboursement est en route, remboursement est parti, retour est en cours, annulation est en cours, annulation est faite, etes inscrit*, es inscrit*, commande est validee, commande est confirmee, par mes soins, le necessaire',
  finished: 'c est fait, voila c est fait, c est note et fait, c est bon, c est regle, chose faite, fait',
  coming:
    'vous allez recevoir .. mail, vous recevrez .. mail, tu vas recevoir .. mail, tu recevras .. mail, vous recevrez .. confirmation, vous allez recevoir .. confirmation, mail .. en route, mail .. arrive, un mail vient, verifiez votre boite, verifie ta boite, regardez votre boite, dans votre boite mail, notre equipe va, notre equipe vous, un collegue va, un collegue vous, quelqu un va, quelqu un vous, un conseiller va, un conseiller vous',
  means: {
    cart: 'panier',
    mail: 'mail*, e mail*, courriel*, boite, code, message*',
    contact:
      'mail*, courriel*, adresse, coordonnees, contact*, liste, notif*, alert*, previen*, preven*, inscri*, enregistre*, numero, abonn*',
    person:
      'equipe*, collegue*, conseill*, humain*, quelqu un, personne, support, service client*, transmis*, transfer*, relation, magasin',
  },
} as const satisfies DoingWords
