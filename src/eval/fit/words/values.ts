import type { FitLanguage } from './things.ts'

/** Values of options as people say them in German, Spanish and French, the most usual first; English ones stand in the rows. */
const rows = `
black;schwarz;negro;noir
white;weiß;blanco;blanc
gray;grau;gris;gris
grey;grau;gris;gris
silver;silber;plateado/plata;argenté/argent
gold;gold;dorado/oro;doré/or
red;rot;rojo;rouge
blue;blau;azul;bleu
navy;marineblau;azul marino;bleu marine
green;grün;verde;vert
yellow;gelb;amarillo;jaune
orange;orange;naranja;orange
purple;lila;morado;violet
pink;rosa;rosa;rose
brown;braun;marrón;marron
beige;beige;beige;beige
leather;leder;cuero;cuir
cotton;baumwolle;algodón;coton
polyester;polyester;poliéster;polyester
glass;glas;vidrio;verre
plastic;plastik/kunststoff;plástico;plastique
stainless steel;edelstahl;acero inoxidable;acier inoxydable
metal;metall;metal;métal
wood;holz;madera;bois
rubber;gummi;goma;caoutchouc
ceramic;keramik;cerámica;céramique
silicone;silikon;silicona;silicone
nylon;nylon;nailon;nylon
canvas;canvas;lona;toile
bamboo;bambus;bambú;bambou
`
  .trim()
  .split('\n')
  .map((line) => line.split(';'))

const columns: FitLanguage[] = ['en', 'de', 'es', 'fr']

/** All that a value is called in a language; none when the tables do not have it. */
export const valuesIn = (language: FitLanguage, english: string): string[] =>
  rows.find(([own]) => own === english)?.[columns.indexOf(language)]?.split('/') ?? []

/** What it is called most; undefined when the tables do not have the value. */
export const valueIn = (language: FitLanguage, english: string): string | undefined => valuesIn(language, english)[0]

/** Kinds of things that a fact can be asked of; `any` is for what is of no other kind, and for devices. */
export type FeatureOf = 'any' | 'wear' | 'device' | 'care' | 'eye'

export interface Feature {
  of: readonly FeatureOf[]
  names: Record<FitLanguage, string>
  /** Pieces of plain text that say it, and such that leave it open. */
  says: string[]
  hints: string[]
}

/** Facts that stand in descriptions: of what; what is asked in en, de, es, fr; what says it; what leaves it open. */
export const features: Feature[] = `
wear;machine washable;maschinenwaschbar;lavable a máquina;lavable en machine;machine wash,machine-wash;wash
wear;moisture-wicking;schweißableitend;que absorba el sudor;anti-transpiration;moisture-wicking,moisture wicking,wicks moisture,sweat-wicking,wicks sweat;wick,sweat,dry,moisture,cooltech,evercool
wear;reflective;reflektierend;reflectante;réfléchissant;reflective detail,reflective accent,reflective trim,reflective strip,reflective element,reflective logo;reflect,visib
wear;with thumbholes;mit daumenlöchern;con agujeros para el pulgar;avec trous pour le pouce;thumbhole,thumb hole,thumb-hole;thumb
wear;with pockets;mit taschen;con bolsillos;avec poches;pockets;pocket,pouch,kangaroo
wear;polyester;aus polyester;de poliéster;en polyester;polyester;poly
wear;cotton;aus baumwolle;de algodón;en coton;100% cotton,cotton blend,pure cotton;cotton
wear;with elastic waistband;mit gummibund;con cintura elástica;avec taille élastique;elastic waist,elastic waistband;elastic,stretch
wear;with drawstring;mit kordelzug;con cordón;avec cordon;drawstring;cord,string
any wear;water resistant;wasserabweisend;resistente al agua;résistant à l'eau;water resistant,water-resistant;water,weather,rain,splash
any wear;waterproof;wasserdicht;impermeable;imperméable;waterproof,water-proof;water,weather,rain,ipx,gore
any;dishwasher safe;spülmaschinenfest;apto para lavavajillas;compatible lave-vaisselle;dishwasher safe,dishwasher-safe;dishwasher,wash
any;bpa free;bpa frei;sin bpa;sans bpa;bpa free,bpa-free;bpa
any;non stick;antihaftbeschichtet;antiadherente;antiadhésif;nonstick,non-stick,non stick;stick,coat
device;rechargeable;wiederaufladbar;recargable;rechargeable;rechargeable;recharg,charg,usb,battery
any wear;memory foam;mit memory schaum;de espuma viscoelástica;en mousse à mémoire;memory foam;foam,memory
any;stainless steel;aus edelstahl;de acero inoxidable;en acier inoxydable;stainless steel,stainless-steel;steel,stainless,inox
any care;hypoallergenic;hypoallergen;hipoalergénico;hypoallergénique;hypoallergenic,hypo-allergenic;allerg,sensitive
care;vegan;vegan;vegano;végan;vegan;plant
care;gluten free;glutenfrei;sin gluten;sans gluten;gluten free,gluten-free;gluten
care;cruelty free;tierversuchsfrei;sin crueldad animal;non testé sur les animaux;cruelty-free,cruelty free;cruelty,vegan
care;long-lasting;langanhaltend;de larga duración;longue tenue;long-lasting,long lasting;lasting,last
eye;with uv protection;mit uv schutz;con protección uv;avec protection uv;uv protection,uv-protect;uv,protect
eye;polarized;polarisiert;polarizadas;polarisées;polarized lenses,polarized lens;polari
device;dimmable;dimmbar;regulable;à intensité variable;dimmable;dim
device;noise cancelling;mit geräuschunterdrückung;con cancelación de ruido;à réduction de bruit;noise cancelling,noise canceling,noise-cancelling,noise-canceling,noise cancellation;noise,isolat
device;wireless;kabellos;inalámbrico;sans fil;wireless;wire,bluetooth,cordless,wifi,wi-fi
any;ergonomic;ergonomisch;ergonómico;ergonomique;ergonomic;ergo
device;foldable;faltbar;plegable;pliable;foldable;fold,collaps
any wear;insulated;isoliert;aislado;isotherme;insulated;insulat,thermal,vacuum
any wear;leather;aus leder;de cuero;en cuir;genuine leather,made of leather,full grain leather,leather upper;leather,hide,suede
device;with oled display;mit oled display;con pantalla oled;avec écran oled;amoled,oled display;oled
device;with fingerprint sensor;mit fingerabdrucksensor;con lector de huellas;avec capteur d'empreintes;fingerprint sensor;finger,sensor,touch id,biometric
device;with wireless charging;mit kabellosem laden;con carga inalámbrica;avec charge sans fil;wireless charging;wireless,charg
device;solar powered;solarbetrieben;con energía solar;à énergie solaire;solar powered,solar-powered;solar,sun
any;glow in the dark;im dunkeln leuchtend;que brille en la oscuridad;phosphorescent;glow in the dark,glow-in-the-dark,glows in the dark;glow,lumin,dark
any wear;heated;beheizbar;con calefacción;chauffant;heated ;heat,warm
`
  .trim()
  .split('\n')
  .map((line) => {
    const [of = 'any', en = '', de = '', es = '', fr = '', says = '', hints = ''] = line.split(';')
    return {
      of: of.split(' ') as FeatureOf[],
      names: { en, de, es, fr },
      says: says.split(','),
      hints: hints.split(','),
    }
  })

const wear = new Set(
  'tee tshirt shirt pant short tank jacket hoodie sweatshirt bra dress sock legging skirt jean hat costume suit blouse boot shoe sneaker slipper sandal glove'.split(
    ' ',
  ),
)
const devices = new Set(
  'smartphone phone laptop tablet camera watch wristwatch headphone earbud speaker keyboard mouse lamp bulb thermostat purifier ereader charger printer clock'.split(
    ' ',
  ),
)
const cares = new Set(
  'lotion shampoo lipstick mascara powder wash soap cream perfume fragrance toothpaste kit polish multivitamin glitter supplement'.split(
    ' ',
  ),
)

/**
 * What facts may be asked of a thing, by the last word of its name: nobody looks for a jacket with an OLED display.
 * @param isEaten whether it is food or the like
 */
export function featuresOf(head: string, isEaten: boolean): Feature[] {
  const kinds: FeatureOf[] = head.endsWith('sunglass')
    ? ['eye']
    : wear.has(head)
      ? ['wear']
      : isEaten || cares.has(head)
        ? ['care']
        : devices.has(head)
          ? ['device', 'any']
          : ['any']
  return features.filter(({ of }) => of.some((kind) => kinds.includes(kind)))
}
