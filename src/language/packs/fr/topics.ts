import type { TopicWords } from '../../pack-fields/pack-topics.ts'

/** Everyday words and shops' words for one matter, in French. */
export const topics = {
  water:
    'etanche*, impermeab*, hydrofuge*, deperlant*, eclabouss*, pluie*, pleut, pleuvoir, mouill*, fuit, fuite*, couler, coule, renvers*, pipi, urine*, fuites urinaires, incontinen*, nag*, piscine, plong*, humid*, trempe*, averse*, flaque*, ip44, ip54, ip65, ip67, ipx*, gout*, eau, cordes, double toit, sous la pluie, suint*, prennent l eau, lessive',
  outside:
    'exterieur*, dehors, hiver*, gel, gele, gelee*, neige*, rustique*, balcon*, terrasse*, jardin*, intemperie*, toute l annee, interieur*, rentrer, meteo, froid*, abri*, couvert, veranda, grand air',
  light: 'soleil, ensoleill*, ombre*, ombrag*, mi ombre, exposition, plein nord, plein sud, lumiere, rebord, lumineux',
  washing:
    'lav*, lave vaisselle, lave linge, machine, nettoy*, entretien, main, essuy*, tache*, sale*, salit, saliss*, rinc*, seche linge, repass*, essor*, aspir*, eponge, boue, nettoyage a sec, chez moi, vetement*, part au lavage, partir',
  fit: 'serre*, moulant*, ajuste*, ample*, large*, slim, compression, taille petit, taille grand, taille normalement, coupe*, cintre*, etroit*, lache*, oversize*, pres du corps, entre deux tailles, regular, decontracte, pied large, chausse, pointure*, taille, tailles',
  ages: 'age, ages, ans, an, mois, bebe*, enfant*, nouveau ne*, naissance, petit fils, petite fille, neveu, niece, ado*, tout petit*, fils, fille, adulte*, junior',
  danger:
    'aval*, etouff*, bouche, leche*, lecher, petites pieces, surveill*, danger*, risque*, securite, blesse*, bless*, coupant*, pointu*, etrangl*, brul*, pince*, nocif*, fele*, mord*',
  tough:
    'solide*, robuste*, resistan*, resist*, casse*, cassant*, fragile*, incassable*, indestructible*, dechir*, eclat*, durable*, stable*, bancal*, renforc*, costaud*, tient le coup, choc*, tombe*, massif*, abime*, tombe, tomber, marque*, arceau*, cass*, haubane*',
  taste:
    'gout*, amer*, amere, sucre*, doux, douce, acide*, epice*, piquant*, saveur*, arome*, notes de, fruite*, cremeux, sale, parfum*, corse*, fort en bouche',
  smell: 'odeur*, sent, sentir, parfum*, pue, puant*, senteur*, sans parfum, inodore*',
  packing:
    'sachet*, vrac, boite*, bocal, capsule*, grain*, moulu*, paquet*, emball*, flacon*, bouteille*, mousseline*, pochette*, carton*, coffret*, tube*, refermable*, recharge*, infusette*, dosette*, sac, boite en metal',
  power:
    'pile*, prise*, secteur, cable*, chargeur*, charg*, recharge*, batterie*, usb*, electricien*, electrique*, transfo*, adaptateur*, branch*, volt*, watt*, sans fil, solaire*, autonomie, courant, fil, alimentation',
  building:
    'mont*, montage, monter, assembl*, kit, outil*, vis, visser, notice*, pret a l emploi, installer, installation, percer, monte*, a monter soi meme, cle allen, livre monte, demonte, en kit, deja monte',
  substances:
    'ptfe, teflon, pfoa, pfas, bpa, chimique*, phtalate*, plomb, nickel, toxique*, revetement*, antiadhesif*, antiadhesive*, formaldehyde, silicone*, paraben*, additif*, conservateur*, microplastique*, latex, solvant*, plastifiant*, colorant*',
  heat: 'four*, plaque*, induction, gaz, vitroceramique, micro onde*, micro ondes, chaleur, chaud*, gril*, feu, degres, flamme*, grille pain, fond, bouill*, temperature*, barbecue, chauff*, tiede, brul*',
  acid: 'acide*, tomate*, citron*, vinaigre, vin, sauce*',
  upkeep:
    'entret*, culott*, huil*, graiss*, cire*, cirage, polir, trait*, vernis*, patine*, gris argente, detartr*, calcaire, au sec, une fois par an, chaque annee, soin*, lustr*, linge',
  noise: 'bruit*, bruyant*, silencieu*, decibel*, db, bourdonn*, ronron*, voisin*, niveau sonore, sourd',
  weight: 'lourd*, pes*, pese, poids, leger*, legere*, soulev*, port*, gramme*, kilo*, kg, poids plume',
  carrying:
    'pli*, pliable*, pliant*, voyag*, portable, valise*, sac a dos, bagage*, compact*, rang*, demont*, camping, emport*, voiture, coffre, avion, empil*, transport*, nomade',
  allergens:
    'allerg*, noix, noisette*, arachide*, cacahuete*, gluten, coeliaque*, lactose, lait*, soja, oeuf*, trace*, intoleran*, sesame, ble, hypoallergenique*, asthme, amande*, fruits a coque, crustace*, moutarde, celeri, cereale*',
  diet: 'vegan*, vegetal*, vegetar*, vegetarien*, viande*, animal*, animale*, halal, casher, gelatine, presure, cire d abeille, cuir, porc, poisson*, miel',
  sugar: 'sucre*, edulcorant*, diabet*, calorie*, kcal, glucide*, stevia, miel, sirop',
  waking: 'cafeine*, theine*, deca*, deteine*, soir, dormir, nuit, coucher, enceinte*, grossesse, excit*, reveil*',
  alcohol: 'alcool*, rhum, liqueur*, vin, kirsch, eau de vie',
  keeping:
    'conserv*, peremption, perime*, dlc, ddm, ouvert*, ouverture, frigo, refrigerateur, frais, congel*, congelateur, garde*, se garder, au frais, hermetique*, rassis, jours apres, stock*',
  preparing:
    'infus*, cuisson*, cuire, cuit, prepar*, dilu*, melang*, minutes a, tremp*, bouill*, recette*, appliqu*, application, laisser agir, couche*, sechage, temps de, verser',
  dose: 'dose*, dosage, par jour, quotidien*, portion*, ration*, cuiller*, par litre, par lavage, lavages, suffit, dure combien, tasse*, combien de fois, par semaine, rendement, couvre',
  skin: 'peau*, eczema*, irrit*, rougeur*, demange*, gratte*, sensible*, dermatolog*, doux, ph neutre, apais*',
  warmth:
    'chaud*, chaude, froid*, isol*, double*, doublure, polaire*, tog, douillet*, thermique*, hiver*, duvet, degres, confort, matelasse*, frileu*',
  sweat: 'transpir*, respirant*, sueur, humidite, evacu*, seche*, frais, aer*, ventil*, maille, mesh, course, sport',
  pockets: 'poche*, cles, telephone, compartiment*, zip*, fermeture*, rangement*, ordinateur',
  seeThrough: 'transparen*, opaque*, voir a travers, translucide*, occultant*',
  stretch: 'extensib*, elasti*, stretch, elasthanne, souple*, rigide*, raide*, retrec*, detend*',
  ecology:
    'ecolo*, durable*, recycl*, bio, biologique*, environnement*, planete, compostab*, biodegrad*, fsc, sans plastique, equitable*, gots, renouvelable*, rechargeable*',
  origin:
    'fabriqu*, origine, pays, provenance, vient d ou, fait main, artisan*, atelier, made in, produit en, import*, tisse*, local*, forge',
  guarantee: 'garanti*, a vie, defaut*, panne*, ans sur',
  spares:
    'rechange, remplac*, recharge*, pieces detachees, repar*, filtre*, changer, cartouche*, separement, arceau*, a l unite',
  matching:
    'compatib*, va avec, vont avec, marche avec, marchent avec, autre marque, autres marques, d autres, gamme, modele*, adapt*, convient, standard, universel*, filetage, seulement avec',
  hand: 'gauch*, gaucher*, droitier*, main gauche, main droite, ambidextre*, deux mains, biseau inverse',
  animals:
    'chien*, chat, chats, chaton*, chiot*, lapin*, hamster*, cochon d inde, oiseau*, herisson*, animal*, animaux, race*, cheval, poisson*, crevette*, escargot*',
  joints:
    'articul*, hanche*, arthrose, arthrite, mal de dos, dos, orthoped*, memoire de forme, abaisse*, genou*, ergonom*, senior*, poignet*, vieux, agee*, douleur*, faible*, semelle*, orthopediq*',
  players:
    'joueur*, personne*, seul*, solo, a deux, deux, groupe, equipe, cooperati*, ensemble, places, convives, invites, couple',
  timing: 'minute*, heure*, dure*, duree, partie*, rapide*, combien de temps',
  difficulty:
    'difficil*, facile*, debutant*, expert*, niveau*, experience, apprend*, complique*, simple*, avance*, confirme*, intermediaire*, premiere fois',
  reading:
    'lire, lecture, langue*, francais*, anglais*, espagnol*, allemand*, lettre*, texte*, traduit*, symbole*, ecrit*',
  poison: 'poison*, toxique*, inoffensi*, nocif*, comestible*, mange, grignot*, mortel*, dangereu*, sans danger',
  planting:
    'plant*, sem*, semis, octobre, novembre, decembre, mars, avril, mai, septembre, printemps, automne, bulbe*, fleuri*, fleur*, floraison, profondeur, trop tard, saison, recolt*, taille, engrais',
  growth: 'pousse*, pouss*, hauteur, haut, grandit, envahi*, grimp*, nain*, adulte, etal*',
  pots: 'pot, pots, bac*, terre, terreau, jardiniere*, arros*, drain*, secheresse, rempot*, sol, argile, tourbe',
  shine: 'lumin*, lumen*, eclair*, variateur, blanc chaud, brill*, sombre, lampe*, kelvin, faisceau, allum*',
  distance: 'ecart*, distance, cable*, entre, espac*, metres, portee, loin, rallonge*, cordon*, fil',
  wall: 'mur*, perc*, accroch*, suspend*, fix*, trou*, plafond, vis, coll*, adhesif*, crochet*, cheville*, carrelage, ventouse*, mural*',
  sharpness:
    'aiguis*, affut*, tranch*, lame*, coup*, coupe, emousse*, fusil, pierre, dente*, branches, epais*, durete, hrc',
  grip: 'gliss*, antiderap*, poignee*, prise en main, caoutchouc*, sol, ray*, rayure*, parquet, feutre*, manche*, ventouse*',
  load: 'charge*, support*, port*, poids max*, jusqu a kg, capacite*, tient, maximum, s asseoir',
  connection:
    'bluetooth, wifi, wi fi, appli*, application, smartphone, telephone, iphone, android, alexa, connect*, reseau, internet, hors ligne',
  used: 'occasion, reconditionne*, neuf, neuve, etat, authentique*, original*, seconde main',
  comfort:
    'confort*, moelleu*, doux, douce, rembourr*, ferme*, dur, dure, mousse*, frott*, ampoule*, appui, assoir, asseoir, assis, allonge, hauteur sous',
  fastening:
    'zip*, fermeture*, bouton*, velcro, scratch, lacet*, boucle*, elastique*, cordon*, aimant*, pression*, sangle*, clip*, attache*, verrou*, fermoir*',
  removing:
    'amovible*, detach*, retir*, enlev*, dehouss*, housse*, separ*, cousu*, insert*, demont*, semelle*, interieure amovible',
  escape:
    'echapp*, tire, tirer, securis*, fuguer, fugue*, double, securite enfant, saute*, s ouvre, vol, voler, antivol, code',
  proof: 'certifi*, teste*, norme*, oeko tex, en 71, homologu*, label*, agree*',
  chew: 'mach*, mord*, ronge*, rong*, detrui*, detruit, dent*, machoire*, dechiquet*',
  space:
    'placard*, tiroir*, etagere*, place, encombr*, plan de travail, etroit*, larg*, profond*, petite cuisine, empil*, sous le lit, dimension*, mesur*, taille*, hauteur, rentre, porte gobelet, gobelet',
  rust: 'rouill*, oxyd*, corros*, inox*, galvanis*, air marin, eau salee, noirci*, ternir, aluminium',
  wind: 'vent*, rafale*, tempete*, lest*, ancr*, sardine*, hauban*, envol*, arceau*, tornade',
  repair: 'repar*, raccommod*, rustine*, pieces detachees, sav, recoll*',
  filling:
    'garni*, garnissage, rembourr*, plume*, duvet, mousse*, fibre*, polyester, kapok, rempli*, sarrasin, billes, dedans, contient',
  adjusting:
    'regl*, reglable*, ajustab*, inclin*, vitesse*, niveaux, raccourci*, recoup*, telescop*, minuter*, pivot*, coup* a la longueur, s eteint, eteint, minuterie, automatiq*, telecommande, seul',
  hygiene: 'hygien*, germe*, bacteri*, moisi*, acarien*, steril*, desinfect*, champignon*',
  sleep: 'dorm*, dort, sommeil, nuit*, lit, sieste*, fatigu*, relax*, ronfl*',
  shape: 'rond*, carre*, ovale*, rectang*, forme*, plat*, courb*, motif*, imprim*, logo, dessin*, image*',
} satisfies TopicWords
