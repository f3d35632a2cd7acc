import type { ThingWords } from '../../pack-fields/pack-things.ts'

export const german: ThingWords = {
  head: 'last',
  joins: true,
  forWords: 'fur passend kompatibel geeignet zum zur',
  detailWords: 'mit ohne aus von in im am an auf bei nach inkl inklusive der die das den dem und oder',
  prefixes: '',
  ofWords: 'von',
  diminutives: 'ette etten chen lein',
  andWords: 'und oder',
  sets: 'set sets kit paar packung stuck kollektion sortiment bundle serie',
  chores:
    'reparatur reparaturset reinigung reinigungsset pflege pflegeset wartung montage montageset umbau flick flickzeug nachfullung',
  choreEndings: '',
  tastes: '',
  containers: 'box kiste tute flasche flaschen dose dosen glas tube rolle becher karton beutel',
  portions: 'tabletten kapseln dragees',
  accessories: `hulle hullen tasche taschen ladegerat ladegerate kabel riemen armband stander halter halterung schutz adapter akku akkus
    ersatz ersatzteil ersatzteile patrone patronen tinte filter haken stativ beutel deckel tablett bezug bezuge aufkleber zubehor folie`,
  body: 'gesicht korper haar haare haut lippe auge hand fuss nagel nacken',
  lines: 'iphone ipad macbook kindle airpod galaxy playstation xbox',
  accessoryLabels: 'zubehor ersatzteil ersatzteile',
  attributes: `klein kleine kleiner kleines mittel gross grosse grosser grosses grossen neu neue neuer neues beste pro max mini kabellos kabellose elektrisch elektrische
    tragbar tragbare wasserdicht wasserdichte lang lange kurz schwarz schwarze weiss weisse blau blaue rot rote grun grune baumwolle leder wolle`,
  audiences: 'herren herr damen dame frau frauen mann manner kind kinder madchen jungen baby babys unisex',
  asks: 'suche suchen mochte will wollen brauche brauchen kaufen finden habt gibt zeig zeige zeigen hatte gerne',
  vague: `produkt produkte artikel ding dinge etwas gut gute guten guter gutes geschenk geschenke idee ideen angebot angebote
    ein eine einen einem einer`,
  media: 'buch bucher roman romane film filme musik zeitschrift zeitschriften horbuch comic',
  agentEndings: '',
  notLoans: `band bin blind boot boots brief briefs fan fans folder gift gifts hat lock man mobile nut nuts pop robe stand tank tanks trainer
    trainers wedge cap case coupe display light mark mule plate pot range remote see slide switch tie tire top`,
  kinds: '',
}
