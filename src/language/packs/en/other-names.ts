/** What one shop calls otherwise than another, by departments. See `ThingWords.kinds`. */
export const otherEnglishNames = `
wellington boot = wellington = wellie = welly = gumboot = rain boot < boot
trench = trench coat < coat
board short = boardshort = swim short = swim trunk
wind jacket = windbreaker = windcheater < jacket
baseball cap = baseball hat = ball cap = trucker cap < cap, hat
beanie = winter hat = knit hat = knit cap = woolly hat = bobble hat < hat
bucket hat, straw hat, cowboy hat, rain hat < hat
button down = button up = button down shirt = button up shirt < shirt
bralette, corset, negligee, babydoll, chemise < lingerie
bra, panty, thong, g string < lingerie, underwear
yoga legging = yoga pant
stiletto = stiletto heel = stiletto pump < heel
bangle, cuff bracelet, charm bracelet, tennis bracelet < bracelet
pendant necklace, pendant chain, locket, choker < necklace
hoop earring = ear hoop, stud earring = ear stud, drop earring < earring
engagement band = engagement ring, wedding band = wedding ring, signet ring < ring
key ring ! ring
hair tie = hair elastic = scrunchie ! tie
cable tie, zip tie, twist tie ! tie
bow tie, necktie < tie
belt bag = fanny pack = bum bag = waist bag < bag
billfold = wallet
card holder, money clip < wallet
carry on = carry on suitcase = carry on luggage = cabin suitcase = trolley case < suitcase
night light = nightlight < lamp
table lamp, floor lamp, desk lamp, desk light, reading lamp < lamp
surge protector < power strip
amplifier = amp
headphone amplifier = headphone amp < amplifier
power adapter = wall charger = ac adapter = charging adapter = charging plug < charger
usb stick = usb drive = memory stick = usb memory stick = usb flash drive
hard drive = hdd = external hdd = hard disk drive
ssd = solid state drive = solid state disk
memory card = microsd = microsd card = micro sd card = sdxc card = sd memory card
router = wifi router = wireless router
mesh system = mesh wifi system = mesh router < router
webcam = web camera = web cam
tv stand = media console = tv console = tv cabinet = tv unit = media stand = tv bench
planner = day planner = agenda = organizer planner
notepad = writing pad < notebook
ballpoint = ballpoint pen = biro, fountain pen, gel pen, rollerball = rollerball pen, fineliner < pen
permanent marker, whiteboard marker, paint marker, felt tip = felt tip pen < marker
side table = end table = lamp table = occasional table < table
dining table, console table, folding table, card table < table
dining chair, rocking chair, folding chair, camping chair = camp chair, beach chair, high chair < chair
sheet set = bed sheet set, fitted sheet, flat sheet < sheet
roller shade = roller blind, window shade, venetian blind, roman shade < blind
bath mat = bathroom rug = bathroom mat = shower mat
soap dish = soap holder = soap tray ! soap
soap dispenser = lotion dispenser ! soap, lotion
toothbrush holder, toothbrush head ! toothbrush
curling iron = curling wand = hair curling wand = hair curler wand = curling tong
hair straightener = flat iron = straightening iron
day cream, night cream, body lotion, body cream, hand cream, body butter < moisturizer
deodorant = antiperspirant = deodorant stick = antiperspirant stick = deo
eyeshadow palette < eyeshadow
lip gloss = lipgloss, lip liner, lip tint, liquid lipstick < makeup
vitamin gummy, multivitamin gummy, vitamin capsule < vitamin
painkiller = pain reliever = pain relief tablet
ibuprofen, aspirin, paracetamol, acetaminophen < painkiller
plaster = adhesive bandage = band aid = sticking plaster
saucepan = sauce pot = saucepot < pot
muffin tin = muffin pan, cake tin, loaf tin = loaf pan = bread pan, pie dish, tart pan, springform pan = springform < bakeware
baking sheet = cookie sheet = baking tray = oven tray
cutting board = chopping block = butcher block
chef knife = chefs knife = cooks knife, bread knife, paring knife, steak knife, pocket knife < knife
laundry detergent = detergent = laundry soap = washing detergent
laundry pod = detergent pod = laundry capsule, washing powder = laundry powder, washing liquid = laundry liquid < detergent
dish soap = dishwashing liquid = washing up liquid = dish detergent
stick vacuum, robot vacuum, handheld vacuum < vacuum cleaner
kitchen roll = paper towel = kitchen towel roll
toilet paper = toilet tissue = bath tissue = loo roll
tissue = facial tissue = kleenex
bin bag = bin liner = trash bag = garbage bag = trash liner = garbage liner
longboard, penny board, cruiser board < skateboard
hand weight = dumbbell = free weight < weight
jump rope = skipping rope = speed rope
soccer ball = football
baby bottle = feeding bottle = nursing bottle
pacifier = soother = binky
crib = cot = baby cot
baby carrier = baby sling
high chair = feeding chair
dry food = kibble < pet food
dog kibble = dry dog food, wet dog food, puppy food < dog food
dry cat food, wet cat food, kitten food < cat food
dog lead = dog leash = puppy leash
dog crate, dog kennel, pet carrier ! dog
scratching post = cat scratcher = scratch post < cat tree
cat litter = kitty litter
wrapping paper = gift wrap = giftwrap = gift wrapping paper
tea bag, loose leaf tea, herbal tea = tisane = herbal infusion, green tea, black tea, iced tea < tea
coffee pod = coffee capsule, ground coffee, instant coffee, coffee bean, espresso bean, cold brew < coffee
chocolate bar, chocolate truffle, chocolate praline < chocolate
bar of soap = bar soap = soap bar, hand soap, liquid soap < soap
potato chip = potato crisp = crisp, tortilla chip, trail mix, beef jerky, protein bar, energy bar < snack
jam = jelly = marmalade = fruit spread = fruit preserve
soft drink, sparkling water, mineral water, iced tea < drink
penne, fusilli, macaroni, tagliatelle, linguine, fettuccine, rigatoni, farfalle, lasagne = lasagna, ravioli, tortellini, gnocchi, orzo, couscous, noodle, spaghetti < pasta
red wine, white wine, rose wine, sparkling wine, dessert wine, champagne, prosecco, cava, cremant < wine
pinot noir, merlot, cabernet sauvignon, malbec, shiraz, rioja, chianti, barolo < red wine
riesling, chardonnay, sauvignon blanc, pinot grigio, gruner veltliner < white wine
cheddar, gouda, brie, camembert, manchego, comte, feta, mozzarella, parmesan, gorgonzola, halloumi, ricotta < cheese
sencha, matcha, oolong, darjeeling, earl grey, rooibos, green tea, black tea, herbal tea, peppermint tea, chamomile tea < tea
shortbread, gingerbread, biscotti, macaron < biscuit
pesto, passata, ragu, salsa, chutney, gravy < sauce
almond butter, hazelnut spread, chocolate spread, nut butter < spread
truffle, praline, bonbon, chocolate bar < chocolate
ketchup, mustard, mayonnaise, hot sauce, soy sauce, pasta sauce < sauce
spanner = adjustable spanner = wrench
torque wrench, socket wrench, allen wrench = allen key = hex key < wrench
cordless screwdriver = electric screwdriver < screwdriver
tape measure = measuring tape = measure tape
spirit level = bubble level
stepladder = step ladder < ladder
watering can ! can
motor scooter = moped = scooter motorcycle < motorcycle, scooter
leaf blower = garden blower
hedge trimmer < garden tool
string trimmer = grass trimmer = strimmer = weed whacker < garden tool, trimmer
secateurs = pruning shears = pruners = pruner < garden tool
spade = shovel
trowel = garden trowel, rake, hoe < garden tool
potting soil = potting mix = potting compost = compost soil < soil
plant saucer = pot saucer = drip tray = plant tray ! pot, plant
bicycle lock = bike lock = cycle lock, padlock, u lock = d lock, chain lock, cable lock, disc lock, combination lock, folding lock < lock
inner tube = bicycle tube = bike tube
bike light = bicycle light = cycle light
rear light = tail light, headlight = front light < bike light
bike rack = bicycle rack = bike stand = bicycle stand = bike carrier ! bike, bicycle
bike pump = bicycle pump = cycle pump, floor pump = track pump, hand pump, mini pump < pump
engine oil = motor oil
windshield wiper = windscreen wiper = wiper blade = wiper
dash cam = dashcam = dash camera
jump starter = jump pack, jump lead = jumper cable
floor mat = car mat = car floor mat < mat
hub cap = wheel cover ! wheel
head torch = headlamp = headlight torch
camp stove = camping stove = backpacking stove < stove
sleeping pad = sleeping mat = camping mat = camping pad = air pad
mummy bag = sleeping bag
hydration pack < backpack
trekking pole = hiking pole = walking pole
fishing rod = fishing pole
spinning reel, baitcasting reel = baitcaster < fishing reel
cat tower = cat condo = cat tree
snorkel set, diving mask = dive mask = snorkel mask < diving gear
entertainment center = entertainment unit = entertainment stand = media cabinet < tv stand
platform bed, daybed = day bed, bunk bed, canopy bed, loft bed, trundle bed, murphy bed < bed
bed frame = bedframe = bedstead, platform bed < bed frame
chandelier, pendant light, pendant lamp, flush mount = flush mount light < ceiling light, light fixture
light fixture = lighting fixture = light fitting
sconce, wall sconce, ceiling light, vanity light, track lighting < light fixture
clothes airer = airer = clothes drying rack = laundry drying rack = clothes horse = drying rack
stemware = wine glasses = stemmed glass, goblet = wine goblet < wine glass
wine glass, drinking glass, champagne flute = champagne glass, beer glass, pint glass, shot glass, whiskey glass, tumbler < glassware
drinking glass = water glass, highball glass, tumbler < glass
plate set, dinner set = dinnerware set = dish set = crockery set, plate, bowl < dinnerware
dinnerware = dishware = crockery = tableware = dish
whetstone = sharpening stone, honing steel = honing rod = sharpening steel < knife sharpener
skillet, frypan = fry pan = frying pan
cast iron pan = cast iron skillet < frying pan
cake tin = cake pan = springform pan = baking tin, loaf pan = loaf tin, muffin tin = muffin pan = cupcake pan = muffin tray, pie dish = pie pan < bakeware
toaster oven, microwave oven, pizza oven, convection oven < oven
citrus press = citrus squeezer = lemon squeezer = lime squeezer = citrus juicer, juice extractor < juicer
crock pot = crockpot = slow cooker
instant pot < pressure cooker, multicooker
multicooker = multi cooker
tupperware = food storage container = food container = storage container
crocs = croc < clog
pump ! heel
court shoe = pumps < heel
shawl, infinity scarf = loop scarf, bandana = neckerchief, pashmina = stole, snood = neck gaiter < scarf
tracksuit = track suit = jogging suit = sweatsuit = sweat suit
sweatpants = joggers = jogger pants = jogging pants = track pants = jogging bottoms < pants
camisole = cami, singlet = vest top < tank top
book bag = school bag = schoolbag = satchel backpack < backpack
studs = stud earring, hoops = hoop earring, ear cuff, dangle earring = drop earring < earring
external battery = battery pack = portable battery = power pack = portable power bank = power bank
earpod < earbud
ssd = solid state drive = external ssd < hard drive
contact lens = contact lenses = contacts << eyewear ! lens
gamepad = game pad = game controller = gaming controller = joypad = video game controller
switch game, nintendo game, playstation game, ps4 game, ps5 game, xbox game, pc game, nintendo switch game < video game
barbie = barbie doll, baby doll, rag doll, fashion doll < doll
hot wheels = die cast car = diecast car = matchbox car < toy car
figurine = collectible figure = figure = action figure
stationary bike = spin bike = indoor bike < exercise bike
inline skate = inline skates = rollerblades = rollerblade = roller blade = roller blades < roller skate
exercise band = workout band = resistance band = fitness band set
running machine = treadmill
garden hose, water hose ! pantyhose
face cream = facial cream = face moisturizer = facial moisturizer = day cream = night cream < moisturizer
paddle brush, detangling brush, round brush < hairbrush
sheet mask, clay mask, peel off mask < face mask
binky = pacifier = soother = baby dummy
kibble, dry dog food = dog kibble < dog food
cat collar, dog collar, flea collar, pet collar < collar
dog collar, cat collar < pet collar
collar = pet collar
journal = notebook journal = writing journal, composition book = composition notebook, exercise book, sketchbook = sketch book, spiral notebook, steno pad, bullet journal < notebook
highlighter = highlighter pen, sharpie = permanent marker, dry erase marker = whiteboard marker, felt tip pen = felt tip = felt pen < marker
granola, muesli, cornflakes = corn flakes, oatmeal = porridge oats, porridge < cereal
orange juice, apple juice, fruit juice, grape juice, lemon juice, tomato juice, lemonade, cranberry juice < juice
birthday card, thank you card, christmas card, wedding card, anniversary card, sympathy card < greeting card
gift card = e gift card = egift card = gift voucher = gift certificate
claw machine = claw game, fidget toy, water gun = water pistol = squirt gun, slime kit, play kitchen, toy kitchen < toy
rotary tool = multi tool rotary < power tool
construction set = building kit = building set = brick set = lego set
bath soap, hand soap, bar soap, liquid soap < soap
egg beater = eggbeater = egg whisk = balloon whisk = whisk
tissue box = tissue paper box = facial tissue = kleenex = tissue = paper tissue
charging pad = wireless charging pad = charging mat = wireless charger = qi charger
hot plate = hotplate = electric hob = portable stove = portable cooktop, induction cooktop = induction hob < cooktop
cooktop = hob = stovetop = stove
fish steak, salmon, tuna, cod, fish fillet, trout < fish
cheese grater = grater = box grater
sifter = flour sifter = sieve = strainer
ibuprofen, paracetamol = acetaminophen, aspirin < painkiller
painkiller = pain reliever = pain relief = pain killer = headache tablet
`
