/** The same as `englishKinds`: what is worn or carried, and everything that is neither for the house nor electric. */
export const moreEnglishKinds = `
purse = handbag = ladies bag = women bag < bag
clutch, hobo, satchel, crossbody bag, shoulder bag, wristlet << handbag
duffel = duffle = duffel bag = duffle bag = gym bag = holdall < bag
tote = tote bag < bag, handbag
messenger bag, travel bag, weekender < bag
backpack = rucksack = knapsack = daypack < bag
school bag = schoolbag = bookbag < backpack
fanny pack = waist pack = bum bag = belt bag = waist bag < bag
suitcase = luggage = luggage set = carry on
wallet = billfold
coin purse, card holder < wallet
sleeping bag, punching bag, bean bag, tea bag, trash bag, garbage bag, gift bag ! bag
beanbag = bean bag
sneaker = trainer = athletic shoe = sport shoe = sports shoe = tennis shoe = gym shoe < shoe
running shoe = jogging shoe < sneaker
walking shoe, basketball shoe, training shoe, jordan, air jordan < sneaker
boot, sandal, slipper, loafer, oxford, heel, moccasin, clog, espadrille, cleat, flat, slide, mule, footwear << shoe
shoe = footwear
bootie = ankle boot < boot
rain boot = wellington = wellies = gumboot < boot
western boot = cowboy boot < boot
flip flop = thong sandal << sandal
slide = slide sandal << sandal
slipper = house shoe = bedroom slipper
oxford, loafer, derby, brogue << dress shoe
high heel = heel = heels = stiletto = dress pump << shoe
heeled sandal < high heel, sandal
cleat = football boot = soccer cleat = soccer shoe = football shoe
shoe horn, shoehorn, shoe rack, shoelace, shoe lace, shoe polish ! shoe
t shirt = tee = tshirt = tee shirt = graphic tee < shirt, top
golf tee ! t shirt
blouse, polo, polo shirt, tunic, tank top, crop top, camisole, henley << top
button down shirt = dress shirt < shirt
flannel, polo < shirt
tank top = tank = sleeveless shirt = muscle shirt << top
fish tank = aquarium ! tank top
camisole = cami
bra = brassiere
sports bra = sport bra < bra
bralette < bra
bra, panty, brief, briefs, boxer, boxers, boxer brief, thong, underpants, shapewear, lingerie << underwear
panty = panties = knickers
shapewear = body shaper = shaper
girdle, corset, waist trainer, waist cincher, bodysuit < shapewear
sweater = jumper = pullover << top
cardigan < sweater
parka, windbreaker, blazer, anorak, raincoat, puffer, bomber, shell, softshell, fleece jacket << jacket
raincoat = rain jacket = rain coat
coat, parka, trench coat, overcoat, peacoat, puffer coat < coat
vest = gilet = waistcoat
pants = pant = trousers = trouser = slacks
sweatpants = sweatpant = jogger = joggers = jogging bottom = jogging pant = track pant = track pants = training pants = training pant << pants
chinos = chino = khakis < pants
cargo pants, dress pants, work pants, scrub pants, leggings, jeans, dungaree < pants
yoga pants = yoga pant < pants
capri = capris = capri pants = cropped pants = cropped trousers << pants
leggings = legging < pants
tights = tight = pantyhose = hosiery
stocking = stockings
jeans = jean
shorts = short = short pants ! pants
bermuda = bermudas < shorts
skirt, dress, shirt, pants, shorts, jacket, coat, top, sweater, suit, underwear, sock, vest, hoodie, sweatshirt < clothing
miniskirt = mini skirt < skirt
gown = evening dress = ball gown < dress
frock = dress
sundress < dress
jumpsuit = romper = playsuit = one piece outfit << clothing
tuxedo, pantsuit < suit
swimsuit = bathing suit = swimwear = swim suit = bathing costume = swimming costume < clothing
one piece swimsuit = monokini = one piece ! bikini
one piece swimsuit, bikini, tankini, swim trunks < swimsuit
swim trunks = swim trunk = trunks = swim shorts = swimming trunks = board shorts = boardshorts
pajamas = pyjamas = pajama = pyjama = sleepwear = nightwear < clothing
nightgown = nightie = nightdress < sleepwear
robe = bathrobe = dressing gown
hat, cap, beanie < headwear
baseball cap = ball cap < cap
cap, beanie, sun hat, bucket hat << hat
scarf, shawl < clothing
mitten < glove
tie = necktie
sunglasses = shades
glasses = eyeglasses = spectacles ! glass
ring, necklace, bracelet, earring, anklet, pendant, brooch < jewelry
jewelry = jewellery
apparel = clothing = clothes = garment
scrubs = scrub << uniform
shower gel = body wash = bath gel = shower cream
hand soap = liquid soap = hand wash < soap
face wash = facial cleanser = face cleanser
lotion = body lotion = moisturizer = moisturiser
hand cream = hand lotion < lotion, cream
face cream, body cream < cream
sunscreen = sun cream = suncream = sunblock = sun lotion = sun milk = sun spray = sun fluid
lip balm = chapstick
foundation, concealer, mascara, eyeliner, eyeshadow, blush, lipstick, lip gloss, nail polish, primer << makeup
makeup = make up = cosmetics = cosmetic
makeup kit, makeup set < makeup
eyeshadow = eye shadow
nail polish = nail varnish = nail lacquer
makeup remover, makeup brush, makeup bag, makeup mirror ! makeup
perfume = fragrance = cologne = eau de parfum = eau de toilette = scent
hair dryer = hairdryer = blow dryer
hair straightener = flat iron = hair iron ! clothes iron
clothes iron = steam iron = iron
garment steamer = clothes steamer = steamer ! clothes iron
toothpaste ! toothbrush
razor = shaver
hair clipper = beard trimmer < trimmer
hair clip = hair pin = hairpin = barrette
hair tie = scrunchie
false eyelash = fake eyelash = false lash = fake lash = lash extension
vitamin, multivitamin, protein powder, fish oil < supplement
supplement = dietary supplement
diaper = nappy
stroller = pram = pushchair = baby carriage = buggy
car seat = carseat = infant car seat
pacifier = soother
crib = cot = baby bed
toy = plaything
doll, action figure, plush toy, building block, puzzle, board game, rc car, toy car, building set, play tent < toy
plush toy = stuffed animal = plush = plushie = soft toy = teddy bear
rc car = remote control car
building set = building toy = building kit = building brick = lego
dollhouse = doll house ! doll
doll clothes = doll clothing ! doll
play tent = kids tent = princess tent ! camping tent
camping tent = dome tent < tent
board game, card game, video game < game
soccer ball = football < ball
racket = racquet
dumbbell = dumbbell set < weight
exercise mat = yoga mat = gym mat < mat
jump rope = skipping rope
exercise bike = stationary bike
bicycle = bike = cycle
bike helmet = bicycle helmet = cycling helmet
motorcycle = motorbike
scooter = kick scooter
car = automobile
sedan, suv, coupe < car
paddleboard = paddle board = stand up paddleboard = stand up paddle board = sup
oar = paddle
guitar, piano, violin, drum, ukulele, flute, cello, viola, trumpet, clarinet, saxophone, accordion, harmonica, xylophone < musical instrument
synthesizer, music keyboard, drum kit, banjo, mandolin, harp < musical instrument
acoustic guitar, electric guitar, bass guitar < guitar
classical guitar, western guitar < acoustic guitar
ukulele, banjo, mandolin ! guitar
guitar pick, guitar strap, guitar case, guitar stand, guitar amp ! guitar
recorder = recorder flute = block flute < flute
drum kit = drum set = drums < drum
cajon, snare drum, bass drum, djembe, bongo < drum
music keyboard = piano keyboard = electronic keyboard < keyboard
digital piano, stage piano < piano
music accessory = instrument accessory
string, tuner, reed << music accessory
metronome, plectrum, drumstick, violin bow, rosin, capo, music stand, guitar strap < music accessory
guitar string, violin string, ukulele string, cello string, bass string < string ! guitar, violin
string light, string bag, string cheese ! string
amplifier = amp
guitar amp = guitar amplifier < amplifier
studio monitor = monitor speaker < speaker ! monitor
bass guitar, kids guitar < guitar
violin = fiddle
piano stool, piano bench ! piano
bread roll, baguette, croissant, bagel < bread
cake, cupcake, muffin << food
saddle, bridle, saddle pad, girth, horse halter < riding equipment
saddle pad, saddle bag ! saddle
saddle pad = saddle blanket = saddle cloth
riding helmet < helmet
riding boot < boot
fishing reel, fishing rod, fishing line, fishing hook, fishing lure, landing net, waders < fishing tackle
car battery < battery
brake disc = brake rotor
headlight = head light
chess set = chess game < board game
chess clock, chess board ! chess set
cough syrup, nasal spray, ointment, painkiller, eye drops < medicine
leash = dog leash = lead
dog food, cat food, puppy food, kitten food, bird food, fish food < pet food
pet bowl = pet feeder = dog bowl = raised bowl < bowl
cat tree ! tree
notebook = notepad << stationery
journal = diary
pen, pencil, marker < stationery
book = paperback = hardcover
novel, picture book, cookbook, textbook, memoir, biography, audiobook, comic, storybook < book
comic = comic book = manga = graphic novel
sweetener = sugar substitute ! sugar
vegetable oil, olive oil, soybean oil = soya oil < cooking oil
cookie = biscuit
candy = sweets
chips = crisps << snack
seasoning = spice
spice rack ! spice
ice cream = gelato
ice cream maker = ice cream machine ! ice cream
juicer = citrus squeezer = squeezer = juice maker ! juice
egg slicer ! egg
cheese grater ! cheese
grocery = groceries = food
fruit = edible fruit
cooking oil < oil
plant << decoration
lamp, rack, stand, sink ! furniture
light bulb ! lamp
body wash < soap
macbook = mac
action cam = action camera
tight, tights << leggings
air purifier = air cleaner
cot ! sheath
mop = floor mop
screen protector = tempered glass
record player = turntable
trading card = collectible card
pet bed = dog bed < bed
pet bed = cat bed
dish cloth = dishcloth
tea kettle ! teapot
hand blender = immersion blender = stick blender < blender
mixer = hand mixer = stand mixer
sweater, hoodie < top
clothes hanger = coat hanger = hanger
lounge chair = lounger = sun lounger < chair
rocking chair = rocker < chair
fleece = fleece jacket
yoga mat < mat
sleeping mask = eye mask = sleep mask
bath towel, beach towel, hand towel, dish towel < towel
washcloth = face cloth = flannel cloth
power strip = extension socket = multi plug ! extension cord
usb stick = flash drive = thumb drive = pen drive
hard drive = hard disk = external drive
memory card = sd card
phone holder = phone stand = phone mount
selfie stick = monopod
sportbike = sport bike < motorcycle
station wagon, hatchback, minivan, sports car < car
wedge < sandal, shoe
pendant, choker < necklace
fedora, visor, sun visor < hat
polo shirt = polo < shirt
blouse < shirt
raincoat < coat
moisturizer, lotion < skincare, cream
face cream, serum, toner, cleanser, face wash, sunscreen << skincare
multivitamin < vitamin
probiotic, collagen < supplement
cookie, popcorn, granola bar, cracker, pretzel < snack
chocolate, gummy, lollipop, marshmallow < candy
chocolate, pasta, rice, cereal, bread, cheese, meat, fruit, vegetable, snack, candy, sauce, soup < food
stevia, monk fruit sweetener < sweetener
sunglasses, glasses, goggles < eyewear
kettlebell, barbell < weight
`
