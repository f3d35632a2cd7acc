import { keyOfText } from '../row-words.ts'

export type FitLanguage = 'en' | 'de' | 'es' | 'fr'

/** Things as people type them: English as found in rows (singular, plural), German, Spanish, French. */
const rows = `
electric kettle,electric kettles;wasserkocher;hervidor eléctrico;bouilloire électrique
tea kettle,tea kettles;teekessel;tetera;
mechanical keyboard,mechanical keyboards;mechanische tastatur;teclado mecánico;clavier mécanique
vacuum cleaner,vacuum cleaners;staubsauger;aspiradora;aspirateur
smartphone,smartphones;smartphone;smartphone;smartphone
jigsaw puzzle,jigsaw puzzles;puzzle;rompecabezas;puzzle
skateboard,skateboards;skateboard;monopatín;skateboard
wall clock,wall clocks;wanduhr;reloj de pared;horloge murale
backpack,backpacks;rucksack;mochila;sac à dos
pet bed,pet beds;haustierbett;cama para mascotas;panier pour animaux
notebook,notebooks;notizbuch;cuaderno;carnet
action camera,action cameras;actionkamera;cámara de acción;caméra d'action
digital camera,digital cameras;digitalkamera;cámara digital;appareil photo numérique
air purifier,air purifiers;luftreiniger;purificador de aire;purificateur d'air
tshirt,t-shirts;t-shirt;camiseta;t-shirt
laptop,laptops;laptop;portátil;ordinateur portable
running shoe,running shoes;laufschuhe;zapatillas de correr;chaussures de course
coffee maker,coffee makers;kaffeemaschine;cafetera;cafetière
water bottle,water bottles;trinkflasche;botella de agua;gourde
desk lamp,desk lamps;schreibtischlampe;lámpara de escritorio;lampe de bureau
sunglass,sunglasses;sonnenbrille;gafas de sol;lunettes de soleil
wristwatch,wristwatches;armbanduhr;reloj de pulsera;montre-bracelet
watch,watches;uhr;reloj;montre
electric toothbrush,electric toothbrushes;elektrische zahnbürste;cepillo de dientes eléctrico;brosse à dents électrique
yoga mat,yoga mats;yogamatte;esterilla de yoga;tapis de yoga
bluetooth speaker,bluetooth speakers;bluetooth lautsprecher;altavoz bluetooth;enceinte bluetooth
gaming mouse,gaming mice;gaming maus;ratón gaming;souris gamer
garden hose,garden hoses;gartenschlauch;manguera de jardín;tuyau d'arrosage
hiking boot,hiking boots;wanderstiefel;botas de montaña;chaussures de randonnée
tablet,tablets;tablet;tablet;tablette
wireless earbud,wireless earbuds;kabellose ohrhörer;auriculares inalámbricos;écouteurs sans fil
fleece jacket,fleece jackets;fleecejacke;chaqueta polar;veste polaire
espresso machine,espresso machines;espressomaschine;máquina de espresso;machine à expresso
cycling helmet,cycling helmets;fahrradhelm;casco de ciclismo;casque de vélo
bookshelf,bookshelves;bücherregal;estantería;bibliothèque
bicycle,bicycles;fahrrad;bicicleta;vélo
sneaker,sneakers;sneaker;zapatillas;baskets
office chair,office chairs;bürostuhl;silla de oficina;chaise de bureau
smart watch,smart watches;smartwatch;reloj inteligente;montre connectée
patio umbrella,patio umbrellas;sonnenschirm;sombrilla;parasol
grill,grills;grill;parrilla;barbecue
headphone,headphones;kopfhörer;auriculares de diadema;casque audio
perfume,perfumes;parfüm;perfume;parfum
kettle,kettles;;;
tee,tees;t-shirt;camiseta;t-shirt
pant,pants;hose;pantalón;pantalon
short,shorts;shorts;pantalón corto;short
tank,tank tops;tanktop;camiseta sin mangas;débardeur
jacket,jackets;jacke;chaqueta;veste
hoodie,hoodies;hoodie;sudadera con capucha;sweat à capuche
sweatshirt,sweatshirts;sweatshirt;sudadera;sweat
bra,bras;bh;sujetador;soutien-gorge
dress,dresses;kleid;vestido;robe
fragrance,fragrances;duft;fragancia;parfum
shirt,shirts;hemd;camisa;chemise
blender,blenders;mixer;batidora;blender
motorcycle,motorcycles;motorrad;moto;moto
earring,earrings;ohrringe;pendientes;boucles d'oreilles
shoe,shoes;schuhe;zapatos;chaussures
chair,chairs;stuhl;silla;chaise
cat food,cat food;katzenfutter;comida para gatos;nourriture pour chat
dog food,dog food;hundefutter;comida para perros;nourriture pour chien
body wash,body washes;duschgel;gel de ducha;gel douche
handbag,handbags;handtasche;bolso;sac à main
lipstick,lipsticks;lippenstift;pintalabios;rouge à lèvres
nail polish,nail polishes;nagellack;esmalte de uñas;vernis à ongles
bed,beds;bett;cama;lit
sofa,sofas;sofa;sofá;canapé
juice,juice;saft;zumo;jus
milk,milk;milch;leche;lait
rice,rice;reis;arroz;riz
photo frame,photo frames;bilderrahmen;marco de fotos;cadre photo
table lamp,table lamps;tischlampe;lámpara de mesa;lampe de table
whisk,whisks;schneebesen;batidor;fouet
wok,woks;wok;wok;wok
chopping board,chopping boards;schneidebrett;tabla de cortar;planche à découper
knife,knives;messer;cuchillo;couteau
fork,forks;gabel;tenedor;fourchette
spoon,spoons;löffel;cuchara;cuillère
lunch box,lunch boxes;brotdose;fiambrera;lunch box
microwave oven,microwave ovens;mikrowelle;microondas;micro-ondes
pan,pans;pfanne;sartén;poêle
tennis racket,tennis rackets;tennisschläger;raqueta de tenis;raquette de tennis
tennis ball,tennis balls;tennisball;pelota de tenis;balle de tennis
golf ball,golf balls;golfball;pelota de golf;balle de golf
hand soap,hand soap;handseife;jabón de manos;savon pour les mains
lotion,lotions;lotion;loción;lotion
slipper,slippers;hausschuhe;zapatillas de casa;chaussons
ceiling fan,ceiling fans;deckenventilator;ventilador de techo;ventilateur de plafond
belt,belts;gürtel;cinturón;ceinture
bag,bags;tasche;bolsa;sac
mattress,mattresses;matratze;colchón;matelas
wig,wigs;perücke;peluca;perruque
ribbon,ribbons;geschenkband;cinta decorativa;ruban
band saw,band saws;bandsäge;sierra de cinta;scie à ruban
sock,socks;socken;calcetines;chaussettes
multivitamin,multivitamins;multivitamin;multivitaminas;multivitamines
sandal,sandals;sandalen;sandalias;sandales
wine glass,wine glasses;weinglas;copa de vino;verre à vin
legging,leggings;leggings;leggings;leggings
toothpaste,toothpaste;zahnpasta;pasta de dientes;dentifrice
bowl,bowls;schüssel;cuenco;bol
weighted blanket,weighted blankets;gewichtsdecke;manta pesada;couverture lestée
collar,collars;hundehalsband;collar para perro;collier pour chien
picnic basket,picnic baskets;picknickkorb;cesta de picnic;panier pique-nique
napkin,napkins;servietten;servilletas;serviettes de table
alarm clock,alarm clocks;wecker;despertador;réveil
drill bit,drill bits;bohrer;brocas;forets
led strip light,led strip lights;led streifen;tiras led;bande led
binder,binders;ordner;carpeta;classeur
skirt,skirts;rock;falda;jupe
jean,jeans;jeans;vaqueros;jean
planner,planners;planer;agenda;agenda
flip flop,flip flops;flip flops;chanclas;tongs
shampoo,shampoos;shampoo;champú;shampoing
screwdriver,screwdrivers;schraubendreher;destornillador;tournevis
loafer,loafers;slipper;mocasines;mocassins
costume,costumes;kostüm;disfraz;costume
hat,hats;hut;sombrero;chapeau
sports bra,sports bras;sport bh;sujetador deportivo;brassière de sport
desk,desks;schreibtisch;escritorio;
dish towel,dish towels;geschirrtuch;paño de cocina;torchon
marshmallow,marshmallows;marshmallows;malvaviscos;guimauves
pillow cover,pillow covers;kissenbezug;funda de almohada;housse de coussin
board game,board games;brettspiel;juego de mesa;jeu de société
boot,boots;stiefel;botas;bottes
brake pad,brake pads;bremsbeläge;pastillas de freno;plaquettes de frein
pocket knife,pocket knives;taschenmesser;navaja;couteau de poche
blouse,blouses;bluse;blusa;chemisier
blanket,blankets;decke;manta;couverture
skillet,skillets;;;
suit,suits;anzug;traje;costume
snow boot,snow boots;winterstiefel;botas de nieve;bottes de neige
candle,candles;kerze;vela;bougie
microphone,microphones;mikrofon;micrófono;microphone
printer,printers;drucker;impresora;imprimante
guitar,guitars;gitarre;guitarra;guitare
flashlight,flashlights;taschenlampe;linterna;lampe torche
refrigerator,refrigerators;kühlschrank;nevera;réfrigérateur
necklace,necklaces;halskette;collar;collier
lunch bag,lunch bags;;;
wall lamp,wall lamps;wandlampe;lámpara de pared;applique murale
`
  .trim()
  .split('\n')
  .map((line) => line.split(';'))

const byKey = new Map(
  rows.map(([english = '', de = '', es = '', fr = '']) => {
    const [one = '', many = one] = english.split(',')
    return [keyOfText(one), { en: [one === 'tshirt' ? 't-shirt' : one, many], de: [de], es: [es], fr: [fr] }]
  }),
)

/** Keys of all things that have a name here. */
export const thingKeys: readonly string[] = [...byKey.keys()]

/** Only the plural is said. */
const pluralOnly = new Set(
  'sunglass running shoe hiking boot sneaker headphone wireless earbud pant short legging jean shoe sock slipper sandal flip flop napkin boot snow boot loafer brake pad earring'
    .split(' ')
    .concat([
      'runningshoe',
      'hikingboot',
      'wirelessearbud',
      'flipflop',
      'snowboot',
      'brakepad',
      'glass',
      'tight',
      'tong',
    ]),
)

/** How people call a thing: singular first where both are said. Empty when the tables have no name for it in that language. */
export function namesOfThing(key: string, language: FitLanguage): string[] {
  return asSaid(
    key,
    (byKey.get(key)?.[language] ?? []).filter((name) => name !== ''),
  )
}

/** Of a name in the singular and the plural those that are said: nobody asks for a tong. */
export const asSaid = (key: string, names: string[]): string[] => (pluralOnly.has(key) ? names.slice(-1) : names)
