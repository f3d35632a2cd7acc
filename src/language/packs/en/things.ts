import type { ThingWords } from '../../pack-fields/pack-things.ts'
import { englishKinds } from './kinds.ts'
import { moreEnglishKinds } from './more-kinds.ts'
import { otherEnglishNames } from './other-names.ts'

export const english: ThingWords = {
  head: 'last',
  joins: false,
  forWords: 'for fits compatible designed works replaces suits intended',
  detailWords:
    'with w fit without in from made featuring includes including included incl that which by no non holds prevents keeps helps supports protects removes allows provides lets gives reduces improves increases relieves boosts',
  prefixes: 'no non',
  ofWords: 'of',
  diminutives: '',
  andWords: 'and or',
  sets: `set sets kit kits pack packs pair pairs bundle bundles collection collections combo combos assortment lot count ct pcs pc piece pieces
    ensemble package selection system systems starter series multipack value_pack variety supply supplies gift gifts sampler refill refills`,
  chores: 'repair cleaning maintenance care mounting installation conversion polishing patch removal printing making',
  choreEndings: 'ing',
  tastes: 'resistant based free proof flavor flavors flavour flavours flavored flavoured scent scented taste',
  containers:
    'canister canisters sack sacks bucket buckets box boxes bag bags bottle bottles can cans jar jars packet packets tin tins tub tube tubes carton bar bars case stick sticks roll rolls cup sachet sheet sheets',
  portions: 'tablets capsules softgels caplets lozenges pods sachets',
  accessories: `case cases cover covers charger chargers cable cables cord strap straps band bands stand stands holder holders mount mounts rack racks
    sleeve sleeves protector protectors adapter adapters adaptor battery batteries winder opener cleaner cartridge cartridges ink refill filter filters
    replacement part parts hook hooks hanger hangers tripod monopod bag bags pouch lens lenses dock remote remotes skin sticker stickers decal decals
    attachment attachments accessory accessories tool clip clips pad pads tray trays organizer organizers box boxes lid lids bracket brackets
    pump pumps dispenser liner liners brush sealant carburetor screws screw belt bulb bulbs keychain hardware blade blades bit bits
    slicer stabilizer extender splitter hub converter grip grips wipes spray polish lace laces insole insoles drain stopper valve hose
    maker rest mat warmer tester kit carafe converter riser decoration decorations costume print poster sign wall_art bookend bookends bookmark
    tags tag shelf shelves basket hat net nets`,
  body: 'face body hair skin lip eye hand foot nail scalp',
  lines:
    'iphone ipad macbook kindle airpod galaxy playstation xbox nintendo_switch apple_watch chromebook thinkpad fitbit gopro roku',
  accessoryLabels: 'accessory accessories part parts replacement replacements attachment attachments supplies',
  attributes: `beginner beginners starter range capacity length width height weight coverage output thickness diameter compact foldable folding collapsible inflatable fit small medium large xl xxl xs xxs xxxl s m l size sizes sized big little tall long petite plus_size regular slim relaxed wide narrow extra
    new best premium pro max mini ultra lite air se original classic deluxe luxury modern vintage retro basic standard professional portable
    inch inches ft feet foot cm mm oz ounce ounces fl lb lbs pound pounds g kg ml l liter liters litre gallon gallons gal quart qt pint count
    style styles version edition editions model gen generation series type color colors colour colours pack year years month months old
    replacement replacements renewed refurbished used unlocked assorted multicolor multicolour multi design
    free black white natural dark bright matte glossy solid clear transparent
    adjustable reusable disposable washable waterproof rechargeable wireless cordless electric automatic manual digital smart
    full half double single dual triple queen king twin round square heavy duty high low pressure pre hd led usb bluetooth wifi cotton leather wool silk denim
    stainless steel wooden plastic ceramic rubber nylon polyester fleece canvas crew neck crewneck v-neck sleeve sleeves collar
    top_rated sale quality grade strength scent scented unscented flavor flavored flavour organic vegan healthy ready flat slip-on lace-up crossbody
    indoor outdoor home office kitchen travel sport sports fitness gym workout casual formal summer winter spring autumn fall day night
    us uk eu aa aaa volt volts watt watts amp amps mah gb tb mp`,
  audiences: `men mens man women womens woman ladies lady girl girls boy boys kid kids child children toddler toddlers baby babies infant infants
    newborn teen teens adult adults unisex her him mom dad mum grandma grandpa friend friends family son daughter wife husband`,
  asks: 'looking look search searching start starts starting wanted needed want wants wanna need needs like love find buy get order show give interested have sell recommend suggest shopping hoping',
  vague: `gear essentials must_have must haves product products item items thing things stuff something anything one ones gift gifts present presents idea ideas option options deal deals
    article articles good goods merchandise favorite favourite choice offer offers kind sort brand brands shop store accessory_of`,
  media: `book books novel novels paperback hardcover ebook ebooks audiobook audiobooks dvd dvds cd cds vinyl movie movies film films album albums song songs music
    magazine magazines comic comics audible kindle_store video videos digital_music literature fiction`,
  agentEndings: 'er or ers ors',
  notLoans: '',
  kinds: englishKinds + moreEnglishKinds + otherEnglishNames,
}
