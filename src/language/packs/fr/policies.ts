import type { PolicyWords } from '../../pack-fields/pack-policies.ts'

/** French words about what shops promise. */
export const policies = {
  meanings: {
    refund:
      'remboursement, rembourser, rembourse, remboursez, remboursons, remboursee, rembourses, recuperer mon argent, recupere mes sous, mes sous, ' +
      'mon argent, revoir mon argent, sur mon compte, on me rembourse, etre rembourse, serai rembourse, recredite, recrediter, ' +
      "recuperer l'argent, mon remboursement, le fric, mon fric, argent, deduit",
    return:
      'retour, retours, retourner, retourne, renvoyer, renvoie, renvoyez, rendre, ramener, rapporter, reprenons, reprise, repris, retractation, ' +
      "retracter, changer d'avis, change d'avis, ne me convient pas, convient pas, plait pas, je n'en veux plus, plus envie, renvoi, renvoye, renvoyes, " +
      'le rendre, les rendre, la rendre, delai de retractation, politique de retour, se retracter, remettre',
    exchange:
      'echange, echanges, echanger, echangeons, autre taille, une autre teinte, changer la taille, changer de taille, se change, ' +
      'mauvaise taille, contre un autre, contre une autre, taille au-dessus, taille en dessous, echange possible, autre couleur, autre modele, ' +
      'plus grand, plus petit, prendre la taille, la changer, le changer, les changer',
    fit: "me va pas, trop petit, trop petite, trop grand, trop grande, trop serre, ne va pas, n'entre pas, trop court",
    'return label': 'etiquette, etiquette de retour, bon de retour',
    'return shipping':
      'frais de retour, retour gratuit, retours gratuits, paie .. retour, paye .. retour, retour payant, cout du retour, port .. renvoie, port .. retour, paie .. renvoie, frais .. renvoie',
    unused:
      "non porte, non utilise, neuf, etat neuf, intact, emballage d'origine, scelle, opercule, non ouvert, sans etiquette",
    worn:
      'porte, portes, portee, portees, deja porte, utilise, utilisee, utilisees, usagee, usagees, ouvert, ouverte, ouvertes, entame, entamee, ' +
      'entamees, apres ouverture, deja ouvert, sans emballage',
    'made to order':
      'sur mesure, decoupe, decouper, couper sur mesure, dimensions speciales, personnalise, personnalisee, personnalises, grave, gravure',
    hygiene: "hygiene, sous-vetements, lingerie, maillot de bain, boucles d'oreilles, bikini, culotte, soutien-gorge",
    sale: 'soldes, solde, en promotion, promo, fin de serie, destockage',
    shipping:
      'livraison standard, livraison, livraisons, livrer, livrez, livre, livrons, expedition, expedier, expediez, expedions, envoi, envoyez, envoyer, envoyons, ' +
      'expedie, port, arrive, arriver, arrivera, recois, part, partent, partira, recevoir, recue, envoye, envoyee, envoie, a domicile, livres, ' +
      'livree, livrable, acheminement, expedies, expediee, parvenir, distribution',
    'shipping cost':
      "frais de port, frais de livraison, frais d'envoi, frais d'expedition, prix de la livraison, cout de la livraison, tarif de livraison, " +
      'combien .. livraison, combien .. port, combien .. envoi, combien .. livrer, coute .. livraison, les fdp, fdp, combien les frais, ' +
      "prix de livraison, prix du port, prix d'envoi, cout d'expedition, frais pour, livraison combien, coute l'envoi, coutent les frais",
    'delivery time':
      'delai de livraison, delais de livraison, delais, combien de temps .. arriver, combien de temps .. livraison, combien de temps .. livrer, ' +
      'quand .. arrive, quand .. arriver, quand .. recois, quand .. livre, quand .. recevoir, combien de jours .. livraison, ' +
      'combien de jours .. arriver, quand .. livraison, date de livraison, sous combien de temps, sous combien de jours, ca met combien, ' +
      'met combien de temps, prend combien de temps, combien de temps pour, quand est-ce que .. recois, au bout de combien, attendre, ' +
      "temps d'attente, arrive quand, dans combien de temps",
    'how long': 'combien de temps, delai, delais, duree, dure, combien de jours, combien de mois',
    express:
      'express, lendemain, urgent, urgence, presse, pressee, plus vite, rapide, chronopost, 24h, au plus vite, demain, pour demain, ' +
      'livraison rapide, en urgence, besoin demain, 24 h, 48h, rapidement, le plus vite, accelere',
    abroad: "etranger, international, monde entier, autres pays, hors, a l'international",
    country: 'pays',
    island: 'ile, iles, corse, dom-tom, outre-mer',
    weekend: 'week-end, weekend, jour ferie, jours feries',
    monday: 'lundi, lundis',
    evening: 'soir, soiree, soirs',
    cutoff:
      "passees avant, commande avant, avant midi, jour meme, partent le jour, si je commande maintenant, part aujourd'hui, parte aujourd'hui",
    'not home':
      'pas la, absent, absente, pas chez moi, personne a la maison, rate le, rate, rendez-vous manque, suis pas la, si je suis absent, ' +
      "personne chez moi, si je suis pas la, pas a la maison, je travaille, il n'y a personne",
    neighbour: "voisin, voisins, voisine, les voisins d'a cote",
    upstairs:
      "etage, etages, escalier, monter .. etage, ascenseur, pied d'immeuble, montez, monter chez moi, livrer a l'etage",
    'time slot':
      'creneau, choisir le jour, choisir la date, rendez-vous, date precise, appelez avant, prevenir avant, appelle avant',
    tracking:
      'suivi, suivre, numero de suivi, lien de suivi, ou est mon colis, ou est ma commande, ou en est, suivre mon, savoir ou, tracable, ' +
      'numero de colis, tracer',
    parcel: 'colis, paquet',
    carrier: 'transporteur, palette, colissimo, la poste, chronopost, mondial relay, livreur, facteur, le livreur',
    'parcel locker': 'point relais, relais, consigne, bureau de poste, points relais',
    'pick up':
      'retirer, retrait, recuperer en, recuperer .. magasin, recuperer .. boutique, venir chercher, click and collect, chercher .. commande, ' +
      'retrait en boutique, retirer .. magasin, passer prendre, venir prendre, passer chercher, aller chercher, recupere en, click & collect, ' +
      'retirer ma',
    customs: "douane, droits de douane, taxes d'importation, frais de douane",
    lost:
      "perdu, manquant, manque, manquants, egare, pas arrive, n'arrive pas, pas recu, jamais arrive, vole, toujours rien, sans nouvelles, " +
      "disparu, introuvable, volatilise, toujours pas recu, n'est pas arrive, n'est jamais arrive, rien recu, indique livre, marque livre, " +
      'pas encore recu, toujours pas',
    late: 'retard, en retard, tarde, retards, en retard de',
    damaged:
      'abime, abimee, endommage, endommagee, casse, cassee, defectueux, defectueuse, defaut, fissure, dechire, ne marche pas, ne fonctionne pas, ' +
      'marche plus, fonctionne plus, panne, en panne, pourri, avarie, moisi, ebreche, decolle, arrive casse, arrive abime, ' +
      "arrive en mauvais etat, tache, troue, casses, cassees, abimes, fele, brise, hs, s'allume pas, s'allume plus, tombe en panne, ne s'allume, " +
      'decousu, mauvais etat, est cassee, enfonce, ecrase',
    'wrong item':
      "mauvais article, mauvais produit, pas ce que j'ai commande, trompes d'article, erreur d'article, erreur dans la commande, " +
      'recu autre chose, pas le bon, pas la bonne, mauvaise commande, erreur de votre part, se sont trompes, vous etes trompes' +
      ', il manque, manque une piece, piece manquante, manquant, manquante, incomplet',
    cost:
      "cout, couts, prix, frais, tarif, tarifs, coute, coutent, combien coute, combien coutent, combien ca, c'est combien, cher, payant, " +
      'combien je paie, combien faut-il payer, facturez, a combien',
    'who pays': 'qui paie, qui paye, a nos frais, a vos frais, a ma charge, a votre charge, a notre charge',
    free: 'gratuit, gratuite, gratuits, gratuites, gratuitement, offert, offerte, offerts, offertes, sans frais',
    'free shipping':
      'livraison gratuite, livraison offerte, port offert, livraison est gratuite, livraison est offerte, port gratuit, livraison gratis',
    minimum: "minimum, minimum d'achat, commande minimum",
    cancel:
      'annuler, annulez, annulation, annule, resilier, resiliation, resilie, fermez, fermer, annuler ma commande, annulee, annulees, annulable, etre annulee, etre annule, ' +
      'arreter la commande, je peux encore annuler, je ne veux plus ma commande',
    'change order':
      "modifier ma commande, modifiee, modifie, etre modifiee, modifier ou annuler, modifier une commande, changer ma commande, changer l'adresse, modifier la commande, trompe d'adresse, " +
      "trompee d'adresse, mauvaise adresse, ajouter .. commande, modifier .. adresse, je me suis trompe, je me suis trompee, erreur d'adresse, " +
      "j'ai demenage, corriger l'adresse, rectifier ma commande",
    'pre-order':
      "precommande, rupture, epuise, en rupture, en stock, reassort, disponible, il n'en reste plus, plus de stock",
    pay:
      'payer, paiement, paiements, paie, regler, reglement, mode de paiement, modes de paiement, moyen de paiement, moyens de paiement, regle, ' +
      'comment payer, comment on paie, comment regler, on peut payer, moyen de payer, quelles cartes, prenez-vous la carte, acceptez',
    card: 'carte, carte bancaire, carte de credit, carte bleue, visa, mastercard, cb',
    'apple pay': 'apple pay, google pay',
    paypal: 'paypal',
    klarna: 'klarna',
    bizum: 'bizum',
    'amazon pay': 'amazon pay',
    sofort: 'sofort',
    'mercado pago': 'mercado pago',
    oxxo: 'oxxo',
    bitcoin: 'bitcoin, cryptomonnaie, crypto, cryptos',
    'bank transfer': 'virement, virement bancaire, virements',
    'direct debit': 'prelevement, sepa',
    'on account': 'sur facture, payer plus tard, payer apres',
    cash: 'especes, liquide, cash, en cash',
    'cash on delivery': 'contre remboursement, a la livraison, payer a la livraison',
    check: 'cheque, cheques',
    'holiday vouchers': 'cheques-vacances, cheques vacances, titres restaurant',
    instalments:
      'plusieurs fois, mensualites, echelonne, trois fois, 3 fois, 4 fois, a credit, financement, 3x, 4x, en trois fois, payer en 3, payer en 4, ' +
      'paiement fractionne, echelonner, par mensualites, credit, etaler, en 3 fois, en 4 fois, sans interet, sans frais en',
    lease: 'leasing, location longue duree',
    charged: 'debite, debitee, preleve, quand .. debite, encaisse, debit',
    declined: 'refusee, refuse, paiement refuse, ne passe pas, passe pas',
    invoice:
      "facture, factures, recu, ticket de caisse, preuve d'achat, justificatif, facture pro, note de frais, recu fiscal, duplicata, une facture, " +
      'copie de la facture, ma facture, facture au nom',
    company: 'societe, entreprise, professionnel, professionnels, pro',
    'gift card':
      'carte cadeau, cartes cadeaux, cheque cadeau, cheques cadeaux, bon cadeau, bons cadeaux, carte a offrir, cheque-cadeau, bon a offrir, ' +
      'gift card',
    voucher: "bon d'achat, bon, coupon",
    discount:
      'reduction, reductions, remise, code promo, codes promo, code de reduction, promo, promotion, rabais, code de remise, bon plan, ' +
      'des promos, prix reduit, geste commercial, code avantage, codes de reduction, remises, tarif reduit',
    combine:
      'cumuler, cumulable, cumulables, deux codes, plusieurs codes, un seul code, en meme temps, deux a la fois, plusieurs bons, additionner, ' +
      "cumul, s'additionnent, utiliser deux",
    expire:
      'expire, expirent, expiration, valable, valables, validite, perime, perimee, perdus, se perdent, combien de temps .. valable, ' +
      'duree de validite',
    redeem: 'utiliser le code, saisir le code, entrer le code, ou mettre, utilisable',
    'new customer': 'premiere commande, nouveau client, nouvelle cliente, bienvenue, premier achat, nouveaux clients',
    student: 'etudiant, etudiants, etudiante, etudiantes',
    senior: 'retraite, retraites, senior, seniors',
    teacher: 'enseignant, enseignants, professeur, militaires',
    'price match':
      'moins cher, alignez, aligner, meilleur prix, alignement, trouve moins cher, baisse, baisse de prix, moins cher maintenant, ' +
      'chez un concurrent, concurrents, concurrence, ailleurs, rembourser la difference, moins cher ailleurs',
    wholesale: "en gros, grossiste, revendeurs, revendeur, quantite, si j'en prends plusieurs",
    'loyalty program':
      'programme de fidelite, fidelite, points, point, carte de fidelite, club, points de fidelite, carte de membre, programme de points, ' +
      'avantages fidelite, recompenses, clients fideles, cagnotte',
    earn: 'rapporte, gagner, gagne, cumuler des points, valent, cagnotte',
    'refer a friend': 'parrainage, parrainer, parrainez, amie, ami, filleul',
    birthday: 'anniversaire',
    'black friday': 'black friday, noel, reveillon, fetes, veille de noel, 24 decembre',
    tax: 'taxe, taxes, impot, tva',
    currency: 'devise, devises, en euros, en dollars, dollars',
    'gift wrapping':
      "emballage cadeau, papier cadeau, paquet cadeau, paquets cadeaux, emballer, pochette cadeau, pour offrir, c'est un cadeau, " +
      'emballe joliment, papier-cadeau, ruban, joli paquet, emballe, emballage pour offrir, emballez, faire un paquet',
    'gift message': 'mot, message, carte avec un mot, ecrit a la main, petit mot, mot doux',
    gift: 'cadeau, cadeaux',
    'price on parcel':
      "sans prix, prix visible, voir le prix, bon de livraison, prix n'apparait" +
      ', prix dans le colis, prix dans le paquet, prix .. colis, prix absents, prix est marque, prix apparaisse, prix marque, prix ecrit, sans le prix, prix sur le bon, facture dans le colis',
    'gift receipt': "on m'a offert, c'etait un cadeau, recu en cadeau",
    'to another person': 'directement a, a une autre personne, autre adresse, a un ami',
    'weight limit': 'poids maximum, combien de kilos',
    deposit: 'acompte, arrhes',
    reserve:
      'reserver, mettre de cote' +
      ', gardez .. commande, vous gardez, nous gardons, garder de cote, mettez de cote, gardez-moi, mis de cote',
    unpaid: 'impaye, relance',
    warranty:
      'garantie, garanties, garantis, garanti, couvre, couvert, garantit, garantie constructeur, sous garantie, hors garantie, ' +
      'annees de garantie, duree de garantie, constructeur, garantie legale',
    'guarantee it': 'garantissez, garantir, garanti',
    repair:
      'reparation, reparations, reparer, reparez, repare, atelier, depannage, recoller, recoudre, repriser, raccommoder, aiguiser, ' +
      'recollez, reparable, faire reparer, remise en etat, sav, service apres-vente, remplacer la pile, ressemelage, reparent',
    replace: 'remplacement, remplacer, remplacons, remplace, nouveau',
    'spare parts': 'pieces detachees, pieces, vis, piece, boutons',
    loan: 'pret, pretez, preter',
    'cost estimate': 'devis, diagnostic',
    claim: 'reclamation, plainte, signaler, reclamer, se plaindre, prevenez',
    'wear and tear':
      "usure, rayures, mauvaise utilisation, chute, tombe, tombee, degat des eaux, rayure, eau, ma faute, je l'ai casse, fait tomber, " +
      'lave-vaisselle, micro-ondes, usure normale, mouille',
    extended: 'extension, prolonger, etendre, assurance, assure, assurer contre',
    'second hand': "d'occasion, occasion, seconde main, premier acheteur, nouveau proprietaire",
    refurbished: 'reconditionne, reconditionnes',
    recall: 'rappel, rappele',
    battery: 'batterie, batteries, pile, piles',
    frame: 'cadre, chassis',
    motor: 'moteur',
    pets: 'animaux, chien, chat, chiens, animal',
    'original receipt': 'sans ticket, sans facture, perdu le ticket, perdu la facture',
    'opening hours':
      "heures d'ouverture, horaires d'ouverture, horaires, ouvert, ouverte, ouverts, ferme, fermee, ouvrez, fermez, quelle heure, " +
      "a quelle heure, jours ouvrez, ouvrez-vous, jusqu'a quelle heure, ouvert le, ouverts le, vous etes ouverts, fermez-vous, etes ouvert, " +
      "ouvre, heure d'ouverture, jours d'ouverture",
    'physical store':
      'magasin, boutique, magasins, boutiques, sur place, showroom, visiter, vrai magasin, venir au magasin, passer au magasin, point de vente, ' +
      'magasin physique, venir sur place, visite, rendre visite, passer vous voir',
    'where are you':
      'ou etes-vous, ou se trouve, ou est votre, ou se situe, situe, situee, adresse de la boutique, votre adresse, comment venir, quelle rue, ' +
      "quelle ville, adresse du magasin, vous trouver, vous etes ou, c'est ou, ou est, quelle est l'adresse, ou est la boutique, l'adresse, ou vous trouvez-vous, vous situez",
    parking: 'parking, se garer, stationnement, garer, ou se garer',
    wheelchair: 'fauteuil roulant, accessible, handicapes',
    contact:
      "contact, contacter, joindre, nous ecrire, ecrivez, contacte, parler a quelqu'un, vous joindre, vous contacter, contacter le service, " +
      "parler a, a qui ecrire, joignable, m'adresser",
    support: 'assistance, service client, support',
    email: 'e-mail, courriel, adresse mail, mail, mails',
    phone: 'telephone, appeler, numero de telephone, tel, par telephone, appelle, num de tel, numero',
    whatsapp: 'whatsapp, chat',
    instagram: 'instagram, facebook, tiktok, reseaux sociaux, youtube',
    reply: 'reponse, repondez, repondre, repondons',
    address: 'adresse, adresses',
    'billing address': 'adresse de facturation',
    'shipping address': 'adresse de livraison',
    'size guide':
      'guide des tailles, tableau des tailles, quelle taille, mesures, ma taille, taille choisir, taille prendre, taillent, taillent grand, ' +
      'taillent petit, taille grand, taille petit, quelle pointure, pointure, guide taille, correspondance',
    size: 'taille, tailles',
    colour: 'couleur, couleurs, teinte, rouge, bleu, vert, noir, blanc, coloris',
    material: 'matiere, tissu, coton, laine, cuir, composition, materiau',
    weight: 'poids, pese, lourd, lourde',
    height: 'hauteur, largeur, dimensions, haut',
    wash: 'laver, lavage, en machine, a la machine, machine a laver, entretien, entretenir, nettoyer, repasser, seche-linge',
    ingredients:
      'ingredients, contient, contiennent, allergenes, noix, gluten, lactose, parabenes, sucre, arachides, cacahuetes, lait, oeuf, soja, ble',
    parabens: 'parabenes, silicones, sulfates, alcool',
    allergy: 'allergie, allergique, reaction, allergies, boutons, allergenes, traces',
    vegan: 'vegan, vegans, vegane, vegetarien',
    'animal testing':
      'testez sur les animaux, testons .. animaux, tests sur animaux, cruelty free, teste sur les animaux, tests sur les animaux',
    pregnant: 'enceinte, enceintes, grossesse, allaitement',
    organic: 'bio, biologique, naturel, naturels, naturelle, naturelles',
    sustainable:
      'durable, durabilite, ecologique, environnement, ethique, plastique, recycle, carbone, commerce equitable',
    'made in':
      "fabrique, fabriques, fabrication, fabriquez, origine, d'ou viennent, provenance, atelier, artisans, faits main",
    'best before': 'se garde, conservation, date limite, peremption, se conserve, conserver, garder, fraicheur',
    perishable: 'perissable, perissables, alimentaire, aliments, refrigere, fondre, chocolat, fromage',
    samples: 'echantillon, echantillons',
    refill: 'recharge, recharges, rechargent, recharger, rechargeable',
    recycling:
      'recyclage, recycler, recyclez, anciens appareils, ancien appareil, reprise, vieux, reprenez .. vieux, flacons vides, debarrasser, ' +
      "reprenez l'ancien, emportez l'ancien",
    'trade in': 'reprise de mon ancien, rachetez, rachat, reprenez, reprise, reprendre .. ancien',
    assemble:
      'installation, installer, installez, montage, monter, montez, assembler, brancher, raccorder, branchement',
    packaging: "emballage, emballages, carton, cartons, emballe, discret, boite, boite d'origine, sans la boite",
    advice:
      "conseil, conseils, conseiller, conseillez, diagnostic, conseillere, m'aider a choisir, avis d'un expert, besoin de conseil, me conseiller",
    try: 'essayer, essai, tester, essayage',
    demo: 'demonstration',
    rent: 'louer, location, louez',
    range: 'autonomie, quelle distance',
    inspection: 'revision, entretien, controle',
    'flat tyre': 'crevaison, pneu creve',
    job: "emploi, recrutement, recrutez, embauchez, apprentie, stage, apprenti, poste, offres d'emploi, candidature",
    employee: 'employe, employes, salarie, salaries, equipe, personnes',
    founder:
      'fondateur, fondatrice, fondee, patron, creee, histoire, depuis quand, cree, existe depuis, depuis combien de temps, anciennete, entreprise familiale, fonde en, ouvert en, vous existez, existez-vous' +
      ', qui tient, tient la boutique, proprietaire, gerant, gerante, ouverte en, ouverte par',
    'about us': 'a propos, qui sommes-nous, qui etes-vous, notre histoire, votre histoire, qui est derriere',
    press: 'presse, journaliste, influenceurs, partenariat, influenceur',
    event: 'evenement, evenements, cours, stage de, stages, degustation, ateliers, cours de cuisine',
    app: 'appli, application mobile, app, application',
    newsletter: "newsletter, infolettre, lettre d'information, mails publicitaires",
    unsubscribe: 'desabonner, desinscrire, ne plus recevoir, desinscription, desabonnement',
    subscription: 'abonnement, abonner, box mensuelle',
    review: 'avis, evaluation, evaluations, commentaire, temoignages',
    donate: 'don, dons, donner a',
    manual: "mode d'emploi, notice, manuel",
    compatible: 'compatible, compatibilite',
    safe: 'fiable, arnaque, confiance, serieux, confiance, arnaques, vrai site, de confiance, fiables, escroquerie',
    'wheelchair access': "toilettes, cabine d'essayage",
    adult: 'majeur, age, alcool, mineurs, dix-sept, mineur, dix-huit ans, ados',
    'minimum age': "piece d'identite, carte d'identite",
    'chat log': 'conversation, conversations',
    signature: 'signature, signer',
    embroidery: 'broderie, broder, impression',
    'dogs welcome': 'avec mon chien, chiens acceptes',
    account: 'compte, comptes',
    guest: 'invite, sans compte, sans inscription',
    password: 'mot de passe',
    login: 'connexion, se connecter, connecter',
    'sign up': 'inscription, inscrire, enregistrer, creer un compte, ouvrir un compte',
    billed: 'facturer, facture, facturez, facturation, facturee, preleve, prelevez',
    'card number': 'numero de carte, numeros de carte, donnees de carte',
    'reverse charge': 'autoliquidation, hors tva, sans tva',
    'vat identification number': 'numero de tva',
    'tax exempt': 'exonere, exoneree, exoneration, association',
    privacy:
      'confidentialite, vie privee, rgpd, protection des donnees, mes donnees, que faites-vous de mes, mes infos, mes informations',
    data: 'donnees, informations, infos, coordonnees',
    personal: 'personnelles, personnel, personnelle, personnels',
    sell: 'vendre, vendez, vend, vendons',
    share:
      'partager, partagez, partageons, divulguer, transmettre, donnez des donnees, revendez, vendez-vous mes, transmettez, communiquez, ' +
      "autres entreprises, d'autres societes",
    store:
      'conserver, stocker, enregistrez, conservez, stockees, stockez, gardez, gardons, combien de temps gardez, gardees, ou sont stockees',
    delete:
      'supprimer, supprimez, effacer, suppression, effacement, supprime, supprimes, supprimees, corbeille, efface, effacez, supprimez mes, ' +
      'cloturer, fermer mon compte',
    cookie: 'cookie, cookies, temoins',
    encrypt: 'chiffrer, chiffre, chiffres, chiffrees, chiffrement, crypte, cryptees',
    security: 'securite, securise, proteger, protegees, protegez, securisee, paiement securise, piratage',
    government: 'gouvernement, autorites, police',
    law: 'loi, legal, legale',
    right: 'droit, droits',
    liable: 'responsable, responsabilite',
    damages: 'dommages, prejudice',
    terms: 'conditions generales, cgv, conditions',
    upgrade: 'passer a un forfait superieur, surclassement',
    downgrade: 'forfait inferieur',
    'trial period': "essai, essai gratuit, periode d'essai",
    plan: 'forfait, formule',
    change: 'changer, modifier, mettre a jour, changent, modification, augmentent, augmente, augmentation',
    notify: 'prevenir, prevenez, prevenu, avertir, avertissez, informer, preavis',
    content: 'contenu, contenus, ce que je publie, publie',
    owner: 'proprietaire, appartient, appartiennent, propriete',
    copyright: "droits d'auteur, propriete intellectuelle",
    logo: 'logo, logos',
    downtime: 'panne, interruption, indisponible, indisponibilite',
    uptime: 'disponibilite',
    credit: 'credit, dedommagement, compensation',
    inactive: 'inactif, inactive, inactivite',
    recover: 'recuperer, restaurer',
    backup: 'sauvegarde',
    happy: 'satisfait, content, satisfaction',
    unhappy: 'mecontent, insatisfait, pas satisfait, pas satisfaite, pas content, me plait pas, plait pas',
    bot: 'bot, bots, robot',
    'two-factor': 'double authentification, authentification a deux facteurs, deux facteurs',
    acquired: 'rachetee, rachat, fusion, rachete',
    measuring: 'mesurez, mesurer, mesure',
    child: 'enfant, enfants, mineur',
    advertising: 'publicite, annonces, publicitaires',
    'third party': 'tiers',
    'data transfer': 'transfert, transferer, transferees',
    export: 'exporter, portabilite, telecharger, telecharge',
    'business days': 'jours ouvres, jours ouvrables, ouvres',
    day: 'jour, jours',
    week: 'semaine, semaines',
    month: 'mois, mensuel',
    year: 'annee, annees, an, annuel',
    hour: 'heure, heures',
    customer: 'client, clients',
    order: 'commande, achat, commandes, achats, acheter, achete, commander',
    include: 'compris, comprise, comprises, inclus, incluse, incluses, exclu, hors taxes',
    access: 'acces, acceder, lisez, lire',
    permission: 'permission, consentement, autorisation',
    frozen: 'gele, bloque, bloquee',
    'failed payment': 'echec de paiement, paiement echoue',
    prorate: 'prorata, jours non utilises, au prorata',
    service: 'service, services',
    traffic: 'trafic, transmission, transit',
    server: 'serveur, serveurs',
    abuse: 'abus, insulter, insulte, menacer',
    'anyone else': "quelqu'un d'autre, une autre personne, a ma place, un collegue",
    correct: 'corriger, correction, rectifier',
    photo: 'photo, photos, image',
    item: 'article, articles, produit, produits, marchandise',
  },
  goods: {
    sofa: 'canape',
    table: 'table, bureau',
    chair: 'chaise, chaises, fauteuil',
    bed: 'lit, matelas',
    wardrobe: 'armoire, etagere',
    lamp: 'lampe, lampadaire, ampoule',
    curtain: 'rideau, rideaux, tapis, coussin',
    furniture: 'meuble, meubles',
    shoe: 'chaussure, chaussures, bottes, baskets',
    dress: 'robe, robes, jupe',
    shirt: 'chemise, t-shirt, chemisier, haut',
    trousers: 'pantalon, jean',
    jacket: 'veste, manteau, blouson',
    jumper: 'pull, pulls, gilet',
    sock: 'chaussettes, chapeau, echarpe',
    bag: 'sac, sac a dos, valise',
    clothes: 'vetement, vetements, habits',
    jewellery: 'bijoux, bague, collier, montre',
    'phone case': 'smartphone, portable, telephone portable',
    laptop: 'ordinateur, portable, tablette',
    headphones: 'casque audio, ecouteurs, enceinte',
    tv: 'tele, television, televiseur, ecran',
    camera: 'appareil photo, camera',
    fridge: 'frigo, refrigerateur, lave-vaisselle, four, lave-linge',
    software: 'logiciel, jeu, licence, console',
    device: 'appareil, appareils, electronique',
    cable: 'cable, chargeur, accessoire, accessoires',
    cream: 'creme, cremes, serum, baume',
    oil: 'huile, huiles',
    lipstick: 'rouge a levres, mascara, maquillage, fond de teint',
    soap: 'savon, shampoing, parfum',
    skin: 'peau, visage',
    bottle: 'flacon, flacons, bouteille',
    bike: 'velo, velos, bicyclette',
    helmet: 'casque, casques',
    tyre: 'pneu, pneus, roue',
    brake: 'frein, freins, chaine',
    toy: 'jouet, jouets, poupee',
    book: 'livre, livres',
    coffee: 'cafe, the',
    wine: 'vin, biere, alcools',
    sauce: 'sauce, miel, confiture',
    candy: 'bonbon, bonbons, sucreries',
    basket: 'coffret, coffrets, panier',
    plant: 'plante, plantes, fleurs',
    tool: 'outil, outils, perceuse',
    glass: 'verre, tasse, assiette',
  },
  asking:
    'malheureusement actuellement moment encore ni ' +
    'ok site web c g j t l d n qd pr tt ya slt bjr svp stp ca ce cette ces cet on nous tu te toi moi leur leurs sur sous avec sans par chez vers ou et ' +
    "mais alors donc aussi encore toujours jamais bien tres plus moins fois autre quelqu quelqu'un mets met va vais allez venir truc trucs " +
    'vouloir voulais prenez prendre prend numero place puis peux peut pouvez pouvoir est sont suis etre serai sera ai as a avez avoir ' +
    'existe-t-elle existe faut veux voudrais besoin savoir dire que quoi quel quelle quels quelles quand qui comment combien pourquoi il y me ' +
    'mes mon ma je vous votre vos notre nos est-ce si politique possible se passe utilisez utiliser offrez proposez proposer faire fait donnez ' +
    'acceptez accepter merci bonjour apres avant dans pour une un question chose choses article articles produit produits hier mardi mercredi ' +
    'jeudi vendredi semaine derniere recemment peut-etre probablement surement simplement facilement desole desolee excusez pardon aimerais ' +
    'pensais pense crois lu vu vois voir semble mere maman pere papa soeur frere femme mari fils fille grand-mere mamie copain copine tante ' +
    'oncle gens personne madame monsieur joli jolie beau belle bonne mieux meilleur pire mauvais grand petite petit beaucoup plusieurs tout ' +
    'toute tous toutes chaque meme certain special normal general vrai certaine necessaire vaut endroit habite vit vivons viens vient viennent ' +
    'mettre laisser laisse laissez fais faites commence commencer finir passer arrive essaie trouve trouver dis dit expliquer comprends ' +
    'souviens oublie importe espere suppose decide choisir choisi prefere reste restent alle etais etait etaient avais avait aurait serait ' +
    'soit etant ensuite parfois souvent presque seulement pendant entre pres loin ici la-bas dedans contre selon ainsi tellement tant facon ' +
    'maniere raison cas exemple probleme aide idee demander demande long court tot deux trois quatre cinq six sept huit dix ouais nan mdr ' +
    "d'avance salut coucou bonsoir mien tien sien eux elles lui elle peu rien maximum juste ensemble pourrait pourrais pouvons peuvent " +
    "voudrions souhaite souhaiterais sais sait savez connaitre y'a tranquille genre hein bref cause dehors moi-meme soi peut-il",
  outside: 'hors',
  toPlace: 'a en sur vers pour depuis',
  countsAs: 'comptent comme, compte comme, partent comme, voyagent comme, envoyes comme, envoyees comme',
  sentBy:
    'voyagent avec, voyage avec, partent par, part par, partent uniquement par, partent exclusivement par, partent en, partent avec, part avec, sont livres par, est livre par, sont envoyes par, est envoye par',
  onTop: 'en plus, de plus, supplementaire, supplementaires',
  surcharge: 'supplement, surcout, majoration',
  leaving:
    'part, partent, expedie, expedies, expediee, expediees, expedions, expedition, preparation, preparons, gardons',
  columns: { question: 'question', answer: 'reponse' },
  elsewhere: 'partout ailleurs, ailleurs, reste du monde, autres pays, autres destinations',
  excepting: 'exclus, exclues, exclu, exclue, ne peuvent, ne peut, ne sont pas',
  restricting: 'hors, ne, seulement, uniquement, apres',
  shortDays: ['dim', 'lun', 'mar', 'mer', 'jeu', 'ven', 'sam'],
  untilDay: 'a au jusqu_au',
  clock: 'heures',
  noon: 'midi',
  asks: {
    time: ['combien de (?:temps|tps|jours|mois)', 'delais?', "j'ai combien"],
    amount: ['combien', 'coute(?:nt)?', 'tarif', 'prix', 'frais'],
    number: ['combien de'],
    place: ['ou (?:est|se|etes)'],
    contact: ['(?:qui|comment)\\b.{0,20}\\b(?:contacter|contact|joindre|e-?mail)'],
  },
  costs: 'coute',
  tells: {
    time: ['jour meme', 'lendemain', '(?:quelques|peu de) jours'],
    amount: ['gratuit[a-z]*', 'offert[a-z]*', 'a nos frais', 'a (?:votre|notre) charge', 'a la charge (?:du|de la)'],
  },
} as const satisfies PolicyWords
