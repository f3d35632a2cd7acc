import { singular } from '../row-words.ts'

/** Words of English catalogs that say what kind of word stands at the end of a title. Data of the judge, not of the product. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const accessories = setOf(`case cover sleeve charger cable strap band stand holder mount protector refill filter
  cleaner organizer lid adapter stylus hanger cord chain tether pad skin pouch tripod grip clip sticker decal
  blade bit stopper rack bag liner insert attachment remote battery dock keyboard bracket hook shade kit tray lens`)

/** Parts and helpers of other things, in the singular. */
export const isAccessoryHead = (word: string): boolean => accessories.has(word)

/** Names that nobody would type for a thing: departments, ways of life, leaves that hold anything. */
const noThings =
  setOf(`accessory accessories set kit pack piece men women man woman girl boy kid baby clothing active casual multipurpose
  programmable basic other supply supplies product part tool home kitchen basketball baseball cricket football golf tennis
  badminton volleyball apple samsunggalaxy oppo vivo realme beauty electronics furniture dairy fruit meat
  pant2 cover clip box cup case hanger sheet sleeve tip bar rod base stand mount holder tray rack insert
  fitness prints print gel gels snack wash sale women men novelty formal dial seat swing
  light lights system systems blend component bone feeder screen medicine health performancefabric ecofriendly
  book fantasy historical history poetry religion education movie game lash princess glasse bottom top truck car racing
  walking running instrument plate deck machine maker head wheel stick bank band sight card switch player jack board pad pump
  kitchentool kitchenappliance utensil mule stopper filter organizer strap toy foundation oil racer cable drain bit battery carrier sun tool2 container trim shape scrap collection clothe garment shoe2 eau de washe style styles`)

export const isNoThing = (key: string): boolean => noThings.has(key) || key.length < 3

const trailers = setOf(`men man mens women womens woman girl girls boy boys kid kids unisex adult adults male female
  small medium large xs s m l xl xxl 2xl 3xl xlarge xxlarge big pack packs piece pieces pcs pc count ct set new
  inch inches in cm mm oz ml lb lbs ft feet foot watt watts volt volts v w qt gallon size sizes us uk eu assorted multicolor
  one two three`)

/** Sizes, audiences and counts at the end of a title's part. */
export const isTrailer = (word: string): boolean => trailers.has(word) || /^\d/.test(word)

/** Colours that may be called by another one's name, each line a family; the first is its name. */
const families = `
black jet onyx ebony charcoal midnight anthracite
white ivory cream snow offwhite pearl eggshell
gray grey charcoal slate silver graphite ash heather gunmetal anthracite
silver gray grey chrome steel nickel platinum stainless metallic
gold golden brass champagne
red burgundy maroon wine crimson scarlet ruby cherry coral rust brick merlot cranberry
blue navy teal turquoise aqua cyan indigo cobalt sapphire denim azure royal midnight sky
green olive lime mint teal turquoise emerald sage khaki forest hunter army camo moss jade seafoam
yellow gold mustard lemon golden amber
orange coral peach rust apricot tangerine copper amber
purple lavender violet plum lilac mauve eggplant magenta burgundy grape
pink rose fuchsia magenta coral blush salmon peach mauve
brown tan beige chocolate coffee espresso bronze walnut mahogany camel chestnut copper khaki oak wood cognac mocha taupe
beige tan cream ivory khaki sand nude taupe natural camel
navy blue midnight indigo
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const plainColours = setOf(
  'black white gray grey silver gold golden red blue navy green yellow orange purple pink brown beige',
)
/** Colours that are hardly ever anything else; "cream" and "coffee" are not among them. */
export const isPlainColour = (word: string): boolean => plainColours.has(word)

/** Colours a value may also be called by; the value itself among them. Empty for what is no colour we know. */
export function colourFamily(word: string): ReadonlySet<string> {
  const own = families.filter((family) => family.includes(word))
  return new Set(own.flat())
}

/** What a value takes in or is called as well: stainless steel is metal, and "M" is medium. */
const wideValues: Readonly<Record<string, readonly string[]>> = {
  metal: ['steel', 'aluminum', 'aluminium', 'iron', 'brass', 'copper', 'titanium'],
  wood: ['oak', 'pine', 'walnut', 'bamboo', 'teak', 'beech', 'maple'],
  xs: ['extra small'],
  s: ['small'],
  m: ['medium'],
  l: ['large'],
}
export const kindsOfValue = (value: string): readonly string[] => wideValues[value] ?? []

/**
 * Nouns of which one may stand for another in a shop, so that neither contradicts the other. "a: b c" = b and c are kinds of a
 * (but b is no c); a line without a colon holds near names of one another.
 */
const nearNouns = `
shoe: sneaker trainer boot bootie sandal slipper cleat loafer clog heel flipflop flop flat mule oxford pump slide footwear moccasin platform wedge slipon runner
sneaker trainer runner
sandal slide flipflop flop slipper clog mule
slipper moccasin loafer clog mule bootie
loafer slipon oxford flat moccasin
heel pump sandal wedge platform
boot bootie
bag: backpack handbag purse tote duffel luggage suitcase pouch satchel clutch sack daypack briefcase messenger rucksack wristlet wallet organizer
backpack daypack rucksack
handbag purse tote satchel clutch wristlet messenger
duffel luggage suitcase
top: tee tshirt shirt tank blouse sweatshirt hoodie sweater pullover jacket tunic camisole cami polo bra jersey jackshirt fleece bodysuit
tee tshirt shirt top
tshirt shirt tee polo jersey
shirt blouse polo tunic jersey jackshirt
tank cami camisole top bra
bra bralette
jacket coat shell parka windbreaker vest fleece blazer hoodie sweatshirt pullover jackshirt trainer kit pullie
hoodie sweatshirt pullover fleece hoodlie pullie sweater jumper
pant trouser legging tight capri jean jogger sweatpant slack bottom chino pajama scrub
short bottom trunk brief
short capri
legging tight capri
underwear brief panty boxer thong gstring lingerie bra trunk
dress gown frock corset jumpsuit romper costume tunic suit
skirt dress corset
suit swimsuit swimwear bikini tankini onepiece bodysuit
bodysuit romper jumpsuit onepiece
costume suit outfit wig
watch wristwatch smartwatch timepiece tracker
tracker smartwatch monitor band
clock: alarm timer
phone smartphone cellphone mobile iphone handset cell
headphone earbud earphone headset airpod
laptop notebook computer macbook ultrabook chromebook workstation pc zenbook matebook
tablet ipad ereader kindle ebook
notebook journal planner diary book notepad binder agenda
couch sofa loveseat futon sectional
chair seat stool recliner armchair bench
lamp light bulb lantern sconce chandelier fixture strip luminaire lighting flashlight torch fan
candle light
cup mug glass tumbler goblet teacup
bottle thermos flask tumbler canteen jug carafe
carafe jug pitcher pot decanter server
bowl dish dinnerware platter feeder
plate dish dinnerware platter
pan pot wok skillet cookware saucepan
cutlery: fork knife spoon flatware silverware
utensil: fork knife spoon spatula turner tong whisk ladle peeler
knife blade multitool cutter
spatula turner
perfume fragrance cologne eau scent de
blanket throw quilt comforter duvet swaddle
bed mattress frame futon bedding sofa
mattress topper pad
charger adapter battery cable powerbank dock station
speaker soundbar homepod echo
camera camcorder webcam
bike bicycle cycle motorcycle motorbike scooter
motorcycle motorbike scooter sportbike vehicle bike
car sedan vehicle suv hatchback minivan truck
brush toothbrush hairbrush comb bristle
kettle teapot teakettle
glass sunglass eyewear goggle eyeglass spectacle shade
helmet hat headgear cap
hat cap beanie headwear visor
toy: game puzzle doll block
machine maker brewer
cleaner vacuum mop
purifier filter
grill bbq barbecue stove smoker
stove oven cooktop microwave
blender mixer juicer
strainer sieve colander
peeler grater slicer
lotion cream moisturizer butter balm
wash soap shampoo cleanser gel bar
lipstick lip gloss
makeup cosmetic kit palette powder mascara lipstick eyeshadow foundation concealer glitter
wig extension hairpiece hair
napkin towel cloth tissue wipe rag
sheet paper
supplement vitamin multivitamin tablet capsule pill mineral powder gummy
pillow cushion insert cover
drain stopper strainer
faucet tap
saw bandsaw
screwdriver driver drill bit
drill driver bit
mat pad rug green
racket racquet bat
ball football basketball baseball
collar cone leash harness
ornament decoration decor
poster print canvas painting art
sock stocking hosiery
rack shelf bookshelf bookcase organizer
hose pipe tube
dumbbell weight
thermostat controller
basket hamper bag set
pen pencil marker
desk table workstation
box container basket case
coffee espresso
drink juice water milk beverage soda
binder folder portfolio planner
belt strap
ribbon bow trim
costume dress
planer plane
skirt short
`

const near = new Map<string, Set<string>>()
for (const line of nearNouns.trim().split('\n')) {
  const [first = '', members] = line.split(': ')
  const nouns = (members ?? first).split(/\s+/).map(singular)
  const link = (a: string, b: string) => near.set(a, (near.get(a) ?? new Set()).add(b))
  for (const noun of nouns) {
    for (const other of members === undefined ? nouns : [singular(first)]) {
      link(noun, other)
      link(other, noun)
    }
  }
}

/** Whether two nouns may name one thing: by the table, or because one ends with the other ("wristwatch"). */
export const areNear = (a: string, b: string): boolean => a.endsWith(b) || b.endsWith(a) || near.get(a)?.has(b) === true
