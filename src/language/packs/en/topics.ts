import type { TopicWords } from '../../pack-fields/pack-topics.ts'

/** Everyday words and shops' words for one matter, in English. */
export const topics = {
  water:
    'waterproof*, water resistant, water repellent, splash*, rain*, downpour, drizzle, shower proof, leak, leaks, leaking, leakproof, spill*, pee, pees, peeing, wee, wees, urine, accident, accidents, incontinen*, wet, soak*, swim*, submerge*, damp, moisture, puddle, ip44, ip54, ip65, ip67, ipx*, dry inside, drip*, float*, river, lake, sea, pool, underwater, falls in, wet through, bathtub, overflow, water column, seams, dribbl*, flood*',
  outside:
    'outdoor*, outside, all year, year round, winter*, frost*, snow*, weather*, hardy, balcony, patio, terrace, porch, covered, indoor*, indoors, bring in, garden, conservatory, out in, stay out, left out, cold snap, freezing, minus',
  light:
    'sun*, shade*, shady, half shade, partial shade, north facing, south facing, daylight, windowsill, bright spot, fade, fades, fading, lightfast*, colours last',
  washing:
    'wash*, clean*, dishwasher*, laundry, machine, hand wash, wipe*, stain*, dirt*, rinse, hoover, vacuum, get out of, spin cycle, detergent, mud, muddy, tumble*, iron*, sponge, soapy, hose*, upkeep, softener, bleach, crumb*, clothes, come out, comes out, wash off',
  fit: 'tight*, loose*, slim, compression, snug, baggy, relaxed, fitted, oversize*, roomy, runs small, runs large, true to size, between two sizes, size up, size down, narrow, wide feet, standard fit, regular fit, close fitting, figure, generous*, layers, jumper, calves, length, ankle, big, small, sizes, tiny ears, faces',
  ages: 'age, ages, aged, years, year old, months, toddler*, baby, babies, newborn*, infant*, kid, kids, child*, grandson, granddaughter, nephew, niece, teen*, grow into, birth, adult*',
  danger:
    'swallow*, chok*, mouth, mouths, lick*, small parts, supervis*, danger*, hazard*, safe, unsafe, harm*, hurt, injur*, finger trap, strangul*, unattended, pointed, cracked, burn*, bite, bites, trap*, obstacle, falls over, knocks, tip*, topple*, reach, finger, fingers, stops when, switches off, turns itself off',
  tough:
    'sturdy, robust, tough, durable, break*, broken, breakable, fragile, unbreakable, indestructible, hard wearing, tear*, ripstop, rip, split, splinter*, strong, stable, wobbl*, reinforced, dropped, knocked over, abuse, shock*, dent*, solid, tip*, fall*, chip, chips, scratched, bad weather, used up',
  taste:
    'tast*, bitter*, sweet*, sour, mild, spicy, flavour*, flavor*, aroma*, notes of, fruity, creamy, salty, tangy, nutty, delicious, yummy, strong taste, citrus, acidity',
  smell: 'smell*, scent*, odour*, odor*, perfume*, stink*, stinks, unscented, fragran*, reek*, pong',
  packing:
    'teabag*, tea bags, sachet*, loose, loose leaf, tin, jar, pouch*, capsule*, beans, ground, whole bean, packet*, bulk, wrapped, packaging, gift box, packed, tube, bottle, resealable, bags, refill pack',
  power:
    'batter*, plug*, mains, socket*, cable*, charger*, charge*, charging, usb*, electrician, electric*, transformer, adapter, adaptor, power, volt*, watt*, cordless, rechargeable, solar, wired, wiring, runs on, runtime, aa, aaa, hard wired',
  building:
    'assembl*, self assembly, built, build*, put together, flat pack*, tool, tools, screw*, allen key, ready made, set up, install*, diy, mounting, drill*, instructions, ready to use, in parts, disassembled, flat pack*, ready built',
  substances:
    'ptfe, teflon, pfoa, pfas, bpa, chemical*, plasticiser*, plasticizer*, phthalate*, lead free, lead, nickel, toxin*, coating*, coated, uncoated, nonstick, non stick, formaldehyde, silicone*, paraben*, additive*, preservative*, microplastic*, latex, solvent*, pvc, fluor*, glue, untreated',
  heat: 'oven*, hob, hobs, stove*, induction, gas, ceramic hob, microwav*, heat*, grill*, campfire, open fire, degrees, hot, broiler, barbecue, boiling, flame*, toaster, melt*, burn*, cool handle, stays cool',
  acid: 'acid*, tomato*, lemon*, vinegar, wine, citric, sauce, sauces, salty food',
  upkeep:
    'season*, seasoning, oil, oiled, oiling, grease, wax*, maintain*, maintenance, care, look after, polish*, treat, treated, varnish*, patina, silver grey, descal*, limescale, dry thoroughly, lubricat*, store dry, every year, once a year, upkeep, once a month, rinse the',
  noise:
    'loud*, quiet*, silent*, noise*, noisy, decibel*, db, hum, buzz*, whisper*, wake the, sound level, neighbours, sound*, audible, heard, hear, bedroom, volume, ear plug*, silence, thin sound, snoring',
  weight: 'heavy, weigh*, weight, light, lightweight, lift*, carry, grams, kilos, kg',
  carrying:
    'fold*, collaps*, travel*, portable, suitcase, backpack*, hand luggage, cabin, carry bag, compact, pack away, take apart, camping, on the go, handbag, rucksack, car, boot, plane, stack*, on a plane, flight*, fly, airport, transport*',
  allergens:
    'allerg*, nut, nuts, peanut*, gluten*, coeliac*, celiac*, lactose, milk, dairy, soya, soy, egg, eggs, traces, intoleran*, sesame, wheat, hypoallergenic, hay fever, asthma, almond*, hazelnut*, shellfish, mustard, celery',
  diet: 'vegan*, vegetarian*, veggie*, meat, animal, animals, halal, kosher, gelatin*, rennet, beeswax, leather, plant based, pork, fish, honey',
  sugar: 'sugar*, sweeten*, diabet*, calorie*, kcal, carb*, low carb, stevia, honey, syrup, glucose',
  waking:
    'caffein*, decaf*, theine, keep me awake, keeps awake, awake, evening, bedtime, before bed, at night, stimul*, pregnan*',
  alcohol: 'alcohol*, rum, liqueur, booze, spirit, kirsch, wine, abv, proof',
  keeping:
    'keeps, shelf life, best before, expir*, expiry, use by, opened, once opened, fridge, refrigerat*, freez*, go off, stay fresh, fresh for, store cool, stored, days after, perishable, stale, airtight, cellar',
  preparing:
    'brew*, infus*, steep*, cook*, cooking time, bake*, boil*, dissolve*, dilut*, mix with, minutes at, prepare*, preparation, soak, stir, pour, recipe, apply, applied, leave on, coats, drying time, dries, steps, days, ready in, how soon',
  dose: 'dose*, dosage, per day, a day, daily, feeding, portion*, serving*, spoon*, per litre, per wash, washes, lasts for, enough for, goes a long way, ration, cups, how often, every week, times a week, yield*, coverage',
  skin: 'skin, eczema, irritat*, rash*, itch*, scratchy, sensitive, dermatolog*, gentle, ph neutral, soothing, redness, soft on, greasy, absorb*',
  warmth:
    'warm*, cold, insulat*, lined, lining, fleece, tog, cosy, cozy, thermal*, winter*, down, degrees, comfort temperature, padded, chilly, freeze, freezing, jumper, layers',
  sweat:
    'sweat*, breath*, moisture, wick*, dry, dries, cool, ventilat*, mesh, running, workout, gym, clammy, airy, hot yoga',
  pockets: 'pocket*, keys, phone, compartment*, zip*, card slot, sleeve for, laptop, holder, storage space, organiser',
  seeThrough:
    'see through, see thru, sheer, opaque, transparent, squat proof, show through, translucent, blackout, lets light',
  stretch:
    'stretch*, elastic*, spandex, elastane, lycra, give, flexible, rigid, stiff*, bend*, shrink*, shape, four way',
  ecology:
    'eco, eco friendly, sustainab*, recycl*, organic*, environment*, planet, green, biodegrad*, fsc, compost*, plastic free, fair trade, fairtrade, ocean, renewable, carbon, upcycl*, refill*, gots, responsibly',
  origin:
    'made in, where from, from which country, origin, country, handmade, workshop, family business, produced, manufactur*, local, imported, woven in, grown in, region, farm*, farms, sheep from',
  guarantee: 'guarante*, warrant*, lifetime, breaks after, defect*, covered for, years on',
  spares:
    'spare*, replacement*, replac*, refill*, repair*, parts, exchange the, new blade, new filter, change the, filter*, single parts, cartridge*, one by one, singly, runs out, single',
  matching:
    'compatib*, fits, fit, works with, work with, other brand, other brands, match*, range, standard size, suits, suitable for, adapter, connector, thread, use it with, only with, same system, model, models, converter, international, cartridges, lens*, glasses',
  hand: 'left handed, left hander, lefty, lefties, right handed, both hands, ambidextrous, either hand, left hand, right hand',
  animals:
    'dog*, cat, cats, puppy, puppies, kitten*, rabbit*, hamster*, guinea pig*, bird*, hedgehog*, pet, pets, breed*, horse*, fish, shrimp*, snail*',
  joints:
    'joint*, hip, hips, arthrit*, back pain, bad back, orthop*, memory foam, lowered, step in, easy grip, weak, weak hands, knees, stiff, elderly, old dog, senior*, wrist, ergonomic*, effortless, pain',
  players:
    'player*, people, persons, alone, solo, two of us, group, team, cooperative, family of, together, seats, seater, guests, for two, couple, myself, of us, by yourself, friends, party',
  timing: 'minute*, hour*, how long does, quick, round, per game, duration, in time, lasts',
  difficulty:
    'difficult*, easy, beginner*, expert*, level*, skill*, experience, learn*, hard, advanced, starter, first time, complicated, simple, novice*, pattern, amateur, professional*',
  reading:
    'read*, language*, english, spanish, french, german, letters, text, translated, subtitles, written in, picture*, symbols, audio',
  poison: 'poison*, toxic, non toxic, harmless, harmful, safe for, edible, deadly, eats it, nibble*, foxglove, licks',
  planting:
    'plant*, sow*, october, november, december, march, april, september, spring, autumn, bulb*, bloom*, flower*, cm deep, deep, too late, season, when to, harvest*, prune, pruning, fertilis*, feed',
  growth:
    'grow*, grown, tall, height, high, spread, spreads, invasive, climb*, dwarf, fully grown, years to, tall enough',
  pots: 'pot, pots, container*, planter*, soil, compost, drain*, drainage, water it, watering, drought, repot*, ground, clay, peat, ericaceous, bed',
  shine:
    'bright*, lumen*, dim*, warm white, glow*, light up, lights, lit, dark, torch, beam, lux, kelvin, flicker*, colour temperature',
  distance:
    'apart, distance, cable, lead, spacing, between, metres, meters, reach*, range, far, long cord, cord, extension',
  wall: 'wall*, drill*, hang*, mount*, hole, holes, ceiling, screw*, adhesive, stick on, hook*, plasterboard, tiles, fixing*, suction',
  sharpness:
    'sharp*, blunt, edge, whetstone, honing, hone, cuts, cut, blade*, slice*, serrated, chop*, branches, hardness, hrc',
  grip: 'slip*, grip*, non slip, anti slip, slide*, slides, rubber feet, stay put, floor, scratch*, marks, protect the floor, felt, suction',
  load: 'load, holds, hold up, carries, carry, weight limit, max weight, up to kg, bear, supports, capacity, overweight, stand on, sit on, how much can, how much weight, transporting',
  connection:
    'bluetooth, wifi, wi fi, app, smartphone, phone, iphone, android, alexa, pair*, sync*, signal, internet, offline, homekit, 5 ghz, router, hub, netflix, apps, streaming, hdmi, screen, tv',
  used: 'used, second hand, refurbished, pre owned, brand new, condition, unused, opened box, original, genuine, counterfeit',
  comfort:
    'comfort*, soft*, cushion*, padd*, firm*, hard, plush, lumbar, cosy, chafe*, rub, blister*, pinch*, foam, pressure',
  fastening:
    'zip*, button*, velcro, lace*, clasp, buckle*, elastic, hook, drawstring, magnet*, snap*, strap*, clip*, fasten*, lock*, latch, tie',
  removing:
    'remov*, detach*, take off, takes off, comes off, come off, take out, insert*, separate*, cups, washable cover, cover, inlay, sewn in, unzip',
  escape:
    'escap*, pull*, pulls, slip out, wriggle, secure, double, runs away, breaks free, jump over, lid locks, child lock, child proof, opens it',
  proof:
    'certif*, tested, standard, ce, oeko tex, en 71, safety standard, approved, tuv, norm, test report, licensed, homologat*',
  chew: 'chew*, gnaw*, destroy*, bite*, teeth, teeth*, strong jaws, shred*, wreck*, rip apart, eats everything, boredom, rips',
  space:
    'cupboard, drawer, shelf, space, room, takes up, footprint, worktop, doorway, narrow, fit in, wide, deep, small kitchen, stack*, under the bed, dimensions, size, measure*',
  rust: 'rust*, corro*, stainless, galvanis*, galvaniz*, sea air, salt water, oxid*, tarnish*, goes black, powder coated, aluminium, rim',
  wind: 'wind*, gust*, storm*, blow*, beaufort, weigh down, anchor*, guy ropes, pegs, base, tip over, fall over, falls over',
  repair: 'repair*, mend*, fix, fixed, spare part*, service, puncture, patch*, glue',
  filling:
    'fill*, stuffing, stuffed, feather*, down, foam, hollow fibre, polyester, kapok, buckwheat, inside, core, wadding',
  adjusting:
    'adjust*, height adjustable, settings, recline*, tilt, speeds, levels, length adjustable, shorten*, cut to, telescop*, turn down, timer, swivel*, turns itself, switches itself, automatic*, turn on, turn off, dusk, remote',
  hygiene: 'hygien*, germ*, bacteria*, mould*, mold*, mildew, mites, steril*, disinfect*, fungus, sanit*',
  sleep: 'sleep*, nap, night, bed, tired, insomnia, relax*, snor*, bedroom, lying, side sleeper',
  shape:
    'round, square, oval, rectang*, shape*, flat, curved, pointed tip, domed, pattern*, picture, motif, print*, logo, design',
} satisfies TopicWords
