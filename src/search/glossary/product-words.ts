/**
 * Names of things that shops sell, in English, Spanish, French and German; several of one language apart by commas, the usual
 * one first. Singular, without accents. For shoppers who speak another language than the catalog.
 */
export const productWords = `
t-shirt, tshirt, tee; camiseta, playera, polera, remera; t-shirt, tee-shirt; t-shirt, tshirt
shirt; camisa; chemise; hemd
blouse; blusa; blouse, chemisier; bluse
sweater, jumper, pullover; jersey, sueter; pull, chandail; pullover, pulli
hoodie; sudadera; sweat a capuche; kapuzenpullover, hoodie
jacket; chaqueta, cazadora; veste, blouson; jacke
coat; abrigo; manteau; mantel
trousers, pants; pantalon; pantalon; hose
jeans; vaqueros, tejanos; jean; jeans
shorts; pantalon corto; short; shorts, kurze hose
skirt; falda; jupe; rock
dress; vestido; robe; kleid
suit; traje; costume; anzug
sock; calcetin; chaussette; socke
underwear; ropa interior; sous-vetement; unterwasche
pyjamas, pajamas; pijama; pyjama; schlafanzug, pyjama
shoe; zapato; chaussure; schuh
running shoe; zapatilla de correr; chaussure de course; laufschuh
sneaker, trainer; zapatilla, deportiva, tenis; basket, sneaker; turnschuh, sneaker
boot; bota; botte, bottine; stiefel
hiking boot; bota de montana, bota de senderismo; chaussure de randonnee; wanderschuh, wanderstiefel
sandal; sandalia; sandale; sandale
slipper; zapatilla de casa, pantufla; chausson, pantoufle; hausschuh
hat; sombrero; chapeau; hut
cap; gorra; casquette; kappe, mutze
beanie; gorro; bonnet; mutze
scarf; bufanda; echarpe, foulard; schal
glove; guante; gant; handschuh
belt; cinturon; ceinture; gurtel
tie; corbata; cravate; krawatte
bag; bolso, bolsa; sac; tasche
handbag; bolso; sac a main; handtasche
backpack, rucksack; mochila; sac a dos; rucksack
suitcase, luggage; maleta; valise; koffer
wallet; cartera, billetera; portefeuille; geldborse, portemonnaie
watch, wristwatch; reloj; montre; uhr, armbanduhr
smart watch, smartwatch; reloj inteligente; montre connectee; smartwatch
sunglasses; gafas de sol; lunettes de soleil; sonnenbrille
glasses; gafas; lunettes; brille
ring; anillo; bague; ring
necklace; collar; collier; kette, halskette
earring; pendiente, arete; boucle d oreille; ohrring
bracelet; pulsera; bracelet; armband
jewellery, jewelry; joya; bijou; schmuck
perfume, fragrance; perfume; parfum; parfum, parfum
lipstick; pintalabios; rouge a levres; lippenstift
mascara; mascara, rimel; mascara; wimperntusche, mascara
nail polish; esmalte de unas; vernis a ongles; nagellack
cream; crema; creme; creme
soap; jabon; savon; seife
shampoo; champu; shampoing; shampoo
towel; toalla; serviette; handtuch
phone, smartphone; telefono, movil, celular; telephone, portable; handy, telefon, smartphone
phone case; funda de movil; coque; handyhulle
charger; cargador; chargeur; ladegerat
battery; bateria, pila; batterie, pile; akku, batterie
cable; cable; cable; kabel
headphones; auriculares, cascos; casque, ecouteurs; kopfhorer
wireless earbuds, earbuds; auriculares inalambricos; ecouteurs sans fil; kabellose kopfhorer, ohrhorer
speaker; altavoz, parlante; haut-parleur, enceinte; lautsprecher
bluetooth speaker; altavoz bluetooth; enceinte bluetooth; bluetooth lautsprecher
laptop, notebook; portatil, ordenador portatil; ordinateur portable; laptop, notebook
computer; ordenador, computadora; ordinateur; computer, rechner
tablet; tableta, tablet; tablette; tablet
e-reader; lector electronico, ebook; liseuse; e-reader, ebook reader
keyboard; teclado; clavier; tastatur
mechanical keyboard; teclado mecanico; clavier mecanique; mechanische tastatur
mouse; raton; souris; maus
gaming mouse; raton gaming; souris gaming, souris de jeu; gaming maus
monitor, screen; monitor, pantalla; ecran; monitor, bildschirm
camera; camara; appareil photo, camera; kamera
digital camera; camara digital; appareil photo numerique; digitalkamera
action camera; camara de accion; camera d action; actionkamera
television, tv; televisor, television; television, televiseur; fernseher
printer; impresora; imprimante; drucker
router; router; routeur; router
lamp; lampara; lampe; lampe
desk lamp; lampara de escritorio, flexo; lampe de bureau; schreibtischlampe
light bulb; bombilla; ampoule; gluhbirne
smart thermostat; termostato inteligente; thermostat connecte; smartes thermostat
vacuum cleaner; aspiradora, aspirador; aspirateur; staubsauger
air purifier; purificador de aire; purificateur d air; luftreiniger
fan; ventilador; ventilateur; ventilator
coffee maker; cafetera; cafetiere; kaffeemaschine
espresso machine; maquina de espresso, cafetera espresso; machine a expresso; espressomaschine
electric kettle, kettle; hervidor electrico, hervidor; bouilloire electrique, bouilloire; wasserkocher
toaster; tostadora; grille-pain; toaster
blender; batidora, licuadora; mixeur, blender; mixer
pan; sarten; poele; pfanne
pot; olla, cazuela; casserole; topf
cookware; bateria de cocina; batterie de cuisine; kochgeschirr
knife; cuchillo; couteau; messer
fork; tenedor; fourchette; gabel
spoon; cuchara; cuillere; loffel
plate; plato; assiette; teller
cup, mug; taza; tasse, mug; tasse, becher
glass; vaso; verre; glas
bottle; botella; bouteille; flasche
water bottle; botella de agua; gourde, bouteille d eau; trinkflasche, wasserflasche
lunch box; fiambrera; boite a lunch; brotdose
table; mesa; table; tisch
desk; escritorio; bureau; schreibtisch
chair; silla; chaise; stuhl
office chair; silla de oficina; chaise de bureau, fauteuil de bureau; burostuhl
armchair; sillon; fauteuil; sessel
sofa, couch; sofa; canape; sofa
bed; cama; lit; bett
mattress; colchon; matelas; matratze
pillow; almohada; oreiller; kissen
blanket; manta; couverture; decke
curtain; cortina; rideau; vorhang
rug, carpet; alfombra; tapis; teppich
bookshelf, shelf; estanteria; etagere, bibliotheque; regal, bucherregal
wardrobe; armario; armoire; schrank
mirror; espejo; miroir; spiegel
wall clock, clock; reloj de pared; horloge, horloge murale; wanduhr
vase; jarron; vase; vase
candle; vela; bougie; kerze
patio umbrella; sombrilla; parasol; sonnenschirm
garden hose; manguera; tuyau d arrosage; gartenschlauch
grill; parrilla, barbacoa; grill, barbecue; grill
tool; herramienta; outil; werkzeug
drill; taladro; perceuse; bohrmaschine
bicycle, bike; bicicleta, bici; velo; fahrrad, rad
helmet; casco; casque; helm
cycling helmet; casco de bicicleta, casco de ciclismo; casque de velo; fahrradhelm
skateboard; monopatin; skateboard; skateboard
scooter; patinete; trottinette; roller
car; coche, carro; voiture; auto
motorcycle; motocicleta, moto; moto; motorrad
tyre, tire; neumatico; pneu; reifen
ball; pelota, balon; ballon, balle; ball
yoga mat; esterilla de yoga; tapis de yoga; yogamatte
dumbbell set, dumbbell; mancuerna; haltere; hantel
tent; tienda de campana; tente; zelt
sleeping bag; saco de dormir; sac de couchage; schlafsack
fleece jacket; forro polar; veste polaire; fleecejacke
rain jacket; chubasquero; impermeable; regenjacke
umbrella; paraguas; parapluie; regenschirm
toy; juguete; jouet; spielzeug
doll; muneca; poupee; puppe
jigsaw puzzle, puzzle; rompecabezas, puzle; puzzle; puzzle
board game; juego de mesa; jeu de societe; brettspiel
game; juego; jeu; spiel
book; libro; livre; buch
notebook; cuaderno, libreta; cahier, carnet; notizbuch, heft
pen; boligrafo; stylo; stift, kugelschreiber
makeup kit, makeup; maquillaje, kit de maquillaje; maquillage, kit de maquillage; make-up, schminkset
baby; bebe; bebe; baby
dog; perro; chien; hund
cat; gato; chat; katze
dog bed; cama para perro; lit pour chien; hundebett
pet bed; cama para mascotas; lit pour animaux; tierbett
food; comida; nourriture; essen, futter
coffee; cafe; cafe; kaffee
tea; te; the; tee
chocolate; chocolate; chocolat; schokolade
juice; zumo, jugo; jus; saft
milk; leche; lait; milch
honey; miel; miel; honig
fruit; fruta; fruit; obst
meat; carne; viande; fleisch
fish; pescado; poisson; fisch
grocery, groceries; comestibles; courses, epicerie; lebensmittel
furniture; mueble; meuble; mobel
kitchen; cocina; cuisine; kuche
gift; regalo; cadeau; geschenk
man, men; hombre; homme; herren, mann, manner
woman, women; mujer; femme; damen, frau, frauen
child, kids, children; nino; enfant; kinder, kind
running; correr; course; laufen
winter; invierno; hiver; winter
summer; verano; ete; sommer
waterproof; impermeable; impermeable, etanche; wasserdicht
wireless; inalambrico; sans fil; kabellos, drahtlos
tea kettle, teapot; tetera; theiere, bouilloire; teekanne, teekessel
electric toothbrush, toothbrush; cepillo de dientes electrico, cepillo de dientes; brosse a dents electrique, brosse a dents; elektrische zahnburste, zahnburste
portable charger, power bank; bateria externa, cargador portatil; batterie externe, chargeur portable; powerbank
indoor security camera, security camera; camara de seguridad, camara de vigilancia; camera de surveillance; uberwachungskamera, sicherheitskamera
luggage set; juego de maletas; set de valises, ensemble de valises; kofferset
tennis racket, racket; raqueta de tenis, raqueta; raquette de tennis, raquette; tennisschlager
football, soccer ball; balon de futbol; ballon de foot; fussball
egg; huevo; oeuf; eier, ei
potato, potatoes; patata, papa; pomme de terre; kartoffel
rice; arroz; riz; reis
ice cream; helado; glace; eiscreme, speiseeis
chicken; pollo; poulet; hahnchen, huhn
eyeshadow; sombra de ojos; fard a paupieres, ombre a paupieres; lidschatten
powder; polvo; poudre; puder
body wash, shower gel; gel de ducha; gel douche; duschgel
bedside table, nightstand; mesita de noche; table de chevet, table de nuit; nachttisch
sink; lavabo; lavabo, evier; waschbecken
microwave, microwave oven; microondas; micro-ondes; mikrowelle
stove; estufa, cocina electrica; cuisiniere; herd
gown; vestido de noche; robe de soiree; abendkleid
heels, high heels; tacones; talons, escarpins; pumps, absatzschuhe
`
