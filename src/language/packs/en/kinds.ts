/**
 * Names of things in English that no dictionary has, or that it takes for something else. See `ThingWords.kinds`; a name of more
 * words is a kind of its last word without being listed.
 */
export const englishKinds = `
hoodie = hoody = hooded sweatshirt < sweatshirt
pullover hoodie < hoodie, pullover
sweatshirt < sweater
earbud = ear bud = earphone = in ear headphone << headphone
headphone = headset << audio equipment
airpod < earbud
airpod max < over ear headphone
over ear headphone, on ear headphone < headphone ! earbud
headphone, headset, earphone, earbud ! phone
microphone = mic ! phone
smartphone = smart phone = cell phone = cellphone = cellular phone = mobile phone = mobile = cellular telephone << phone
iphone, galaxy, pixel << smartphone
phone = telephone
tablet = tablet computer = tablet pc
ipad, kindle fire, fire tablet, galaxy tab < tablet
ebook reader = e reader = ereader = e book reader = ebook device
kindle, kobo, nook < ereader
laptop = laptop computer = notebook computer = notebook pc < computer
notebook, journal, planner, agenda ! laptop, computer
pet bed ! furniture
macbook, chromebook, ultrabook, thinkpad < laptop
desktop = desktop computer = desktop pc < computer
imac, mini pc < desktop
computer = pc = personal computer
game console = gaming console = video game console = console
playstation, xbox, nintendo switch < game console
television = tv = tv set = television set
smart tv, led tv, flat screen < tv
tv stick = fire tv stick = streaming stick = streaming player = streaming device = media player
roku, chromecast < streaming player
remote = remote control = tv remote
smart watch = smartwatch < watch
apple watch < smart watch
watch = wristwatch = wrist watch
chronograph < watch
fitness tracker = activity tracker = fitness band = fitbit
power bank = powerbank = portable charger = portable battery < charger
charger = charging station = charging dock
case = cover
computer mouse = mouse
mouse pad = mousepad = mouse mat ! mouse
monitor = computer monitor = computer screen = screen = display
baby monitor ! monitor
speaker = loudspeaker
soundbar = sound bar < speaker
ink cartridge = printer ink = printer cartridge = ink ! printer
toner = toner cartridge
camcorder = video camera < camera
webcam, dash cam, dashcam, gopro < camera
gopro < action camera
security camera = surveillance camera = cctv camera = cctv
drone = quadcopter
projector = beamer
vacuum cleaner = vacuum = hoover
flashlight = torch
headlamp = head torch < flashlight
light bulb = lightbulb = bulb
lamp = light
sconce = wall sconce = wall lamp = wall light < lamp
bedside lamp, night light < lamp
string light = fairy light
light strip = led strip = strip light = led strip light << light
chandelier, pendant light, ceiling light = ceiling lamp < lamp
air conditioner = ac unit
heater = space heater
deep fryer, air fryer < fryer
coffee maker = coffee machine = coffeemaker = coffee brewer
espresso machine = espresso maker < coffee maker
santoku, deba < kitchen knife
zester, microplane < grater
mandoline < slicer
dehydrator = food dehydrator < appliance
chemex < coffee maker
banneton = proving basket, caquelon < kitchenware
houmous = hummus, redbush = rooibos, shoyu = tamari = soy sauce, lokum = turkish delight, halwa = halva, pilsner = pilsener < food
oven glove = oven mitt, roasting tin = roasting pan, kitchen scale = kitchen scales = food scale
cling film = clingfilm = plastic wrap = food wrap = saran wrap
icing sugar = powdered sugar = confectioners sugar, arugula = rocket salad, minced beef = ground beef, plain flour = all purpose flour
french press = cafetiere = coffee press = coffee plunger, moka pot = macchinetta = stovetop espresso maker, percolator < coffee maker
kettle = tea kettle = teakettle = water boiler = water kettle
blender = smoothie maker
fridge = refrigerator
wine cooler = wine fridge = wine refrigerator < fridge
freezer, mini fridge, beverage cooler < fridge
cooler = ice chest = cool box
washing machine = washer = clothes washer
fridge, freezer, dishwasher, washing machine, dryer, oven, stove, microwave, toaster, blender, kettle < appliance
stove = cooker = range = cooktop = hob
microwave = microwave oven
grill = barbecue = bbq = barbeque = barbecue grill
parasol = patio umbrella = sun umbrella = beach umbrella = garden umbrella = sunshade < umbrella ! rain umbrella
frying pan = fry pan = skillet = frypan = saute pan < pan
wok, griddle, saucepan < pan
stockpot, dutch oven, casserole < pot
pan, pot, wok, pot set, pan set < cookware
cutlery = silverware = flatware
fork, spoon, knife < cutlery
coffee cup = coffee mug = mug
mug, teacup, tea cup, tumbler < cup
drinking glass = glass
wine glass, tumbler < glass
water bottle = drinking bottle = sports bottle = water jug
thermos = flask = vacuum flask = insulated bottle < bottle
lunch box = lunchbox = bento box = bento
lunch bag < lunch box
corkscrew = wine opener < bottle opener
spatula = turner < utensil
ladle, tongs, whisk, peeler, grater, sieve, strainer, colander, slicer < utensil
sieve = strainer
cutting board = chopping board
baking pan, cake pan, muffin pan, baking sheet < bakeware
soda = soft drink = soda pop = pop = fizzy drink << drink
drink = beverage
cola = coke < soda
juice, water, tea, coffee, smoothie, lemonade, energy drink, milk < drink
sofa = couch = settee
loveseat, sectional < sofa
sofa bed = sleeper sofa = sofabed = sleeper < sofa
futon < sofa bed
recliner, accent chair, armchair < chair
office chair = desk chair = computer chair = executive chair < chair
gaming chair < office chair
stool = bar stool = barstool
ottoman = footstool = pouf
nightstand = bedside table = night stand = night table < table
desk = writing desk = computer desk
dresser = chest of drawers = drawer chest
bookshelf = bookcase = book shelf = book case < shelf
bookend = book end ! book
wardrobe = armoire = closet
cabinet = cupboard
sofa, chair, table, desk, bed, bookshelf, wardrobe, cabinet, dresser, nightstand, stool, bench < furniture
pillow = cushion
pillow case = pillowcase = pillow cover = cushion cover ! pillow
comforter = duvet = quilt < bedding
duvet cover, comforter set, bed sheet, sheet set, pillow case, blanket < bedding
throw = throw blanket << blanket
towelette = wet wipe = wipe ! towel
baby wipe, face wipe < wipe
tea towel = dish towel = kitchen towel < towel
curtain = drape = drapes
shower curtain < curtain
rug = carpet = area rug
doormat = door mat < mat
bath mat = bathmat = bath rug
picture frame = photo frame = frame
wall art = canvas print = art print = poster = wall picture = painting
candle holder = candleholder = candlestick ! candle
vase = flower vase
plant pot = flower pot = planter = flowerpot
artificial plant = fake plant = faux plant < plant
ornament = bauble = christmas ball = christmas ornament < decoration
trash can = garbage can = waste bin = dustbin = wastebasket = bin
storage box = storage bin = storage container
hose = garden hose = water hose
lawn mower = lawnmower = mower
power drill = cordless drill < drill
drill driver = impact driver < drill
drill, circular saw, sander, grinder, jigsaw < power tool
screwdriver, wrench, hammer, pliers, saw, drill, power tool, hand tool < tool
jigsaw puzzle = puzzle = jigsaw
excavator = digger = backhoe
sealant = caulk = silicone sealant
glue = adhesive
faucet = tap
sink = basin = wash basin = washbasin
lantern, string light < light
circular saw, chainsaw, hacksaw < saw
throw pillow, bed pillow, body pillow < pillow
desk < table
crib, bunk bed, murphy bed < bed
filing cabinet, sideboard < cabinet
doormat, bath mat < rug, mat
dslr < camera
bed sheet = sheet
`
