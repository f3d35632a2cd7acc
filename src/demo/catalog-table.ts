/**
 * What the demo shop sells, a product a line. Columns: id, shape of its picture, title, shelf, price (`<` and the price before, of a
 * reduced one), colours, sizes (`=` and the price of a size), description, facts. `-` after a size or a colour: sold out.
 */
export interface Shelf {
  category: string
  vendor: string
  lines: string
}

const kitchen: Shelf = {
  category: 'Kitchen',
  vendor: 'Kiln & Oak',
  lines: `
mug | mug | Stoneware mug | Mugs | 14.50 | Blue, Sand, Moss | | A hand-glazed mug with a wide handle that fits four fingers. | Material: stoneware; Holds: 350 ml; Care: dishwasher and microwave safe; Tags: gift
espresso-cup | mug | Espresso cup, set of two | Mugs | 19 | Clay, White | | Two small thick-walled cups that keep an espresso hot. | Material: porcelain; Holds: 80 ml each; Care: dishwasher safe; Tags: gift
teapot | teapot | Round teapot with strainer | Tea | 42 | Moss, White, Ink- | | Pours without a drip, and the steel strainer lifts out in one piece. | Material: stoneware, steel strainer; Holds: 900 ml; Care: dishwasher safe; Tags: gift
kettle | kettle | Gooseneck kettle | Tea | 59<74 | Steel, Black | | A slow, exact pour for filter coffee, with a thermometer in the lid. | Material: stainless steel; Holds: 0.9 l; Stoves: gas, electric and induction
press | press | French press | Coffee | 38 | Steel, Copper | 0.6 l=38, 1 l=46 | A double filter keeps the grounds out of the cup. | Material: borosilicate glass, steel frame; Care: dishwasher safe
carafe | carafe | Pour-over coffee carafe | Coffee | 34 | Clear | | A glass carafe with an oak collar that stays cool in the hand. | Material: borosilicate glass, oak; Holds: 700 ml; Care: wash by hand; Tags: gift
grinder | grinder | Hand coffee grinder | Coffee | 79 | Black, Steel | | Conical steel burrs, adjustable from espresso to French press. | Material: steel, walnut handle; Holds: 30 g of beans; Weight: 520 g; Tags: gift
cast-iron-pan | pan | Cast iron pan | Pans | 44 | Black | 24 cm=44, 28 cm=54- | Seasoned with linseed oil. Heavy and even, from the stove into the oven. | Material: cast iron; Stoves: all, also induction and oven; Care: wipe clean, no soap
steel-pan | pan | Carbon steel frying pan | Pans | 49 | Steel | 24 cm=49, 28 cm=62 | Half as heavy as cast iron, and as good at searing. | Material: carbon steel; Stoves: all, also induction and oven; Weight: 1.4 kg
saucepan | pot | Saucepan with lid | Pots | 56 | Steel, Copper | 1.5 l=56, 2.5 l=68 | A pouring rim on both sides and marks for every 250 ml inside. | Material: three-layer steel; Stoves: all, also induction; Care: dishwasher safe
casserole | pot | Enamelled casserole | Pots | 119<149 | Rust, Ocean, White- | 24 cm=119, 28 cm=139 | For stews and bread: the heavy lid sends the steam back. | Material: enamelled cast iron; Holds: 4.2 l or 6.1 l; Stoves: all, also induction and oven
chef-knife | knife | Chef's knife | Knives | 89 | Walnut, Black | | A 20 cm blade of hard steel that keeps its edge, with a full tang. | Material: high-carbon steel; Blade: 20 cm; Care: wash by hand
bread-knife | knife | Bread knife | Knives | 64 | Walnut | | Long teeth that go through a crust without tearing the crumb. | Material: stainless steel; Blade: 24 cm; Care: wash by hand
board | board | Oak cutting board | Boards | 39 | Oak, Walnut | Small=39, Large=58 | End grain that is kind to knives, with a groove for juice. | Material: solid wood, oiled; Care: wash by hand; Tags: gift
salad-bowl | bowl | Large salad bowl | Bowls | 46 | White, Sage, Clay | | Wide enough to toss in, and good-looking enough for the table. | Material: stoneware; Diameter: 28 cm; Care: dishwasher safe
ramen-bowl | bowl | Noodle bowl | Bowls | 22 | Ink, Clay, Sage | | A deep bowl with a foot that stays cool when the soup is hot. | Material: stoneware; Holds: 1 l; Care: dishwasher and microwave safe
plate | plate | Dinner plate | Plates | 18 | White, Sand, Blue | | A flat plate with a fine raised rim. | Material: stoneware; Diameter: 27 cm; Care: dishwasher and microwave safe
jar | jar | Storage jar with cork lid | Storage | 16 | Clear | 0.5 l=16, 1 l=19, 2 l=24- | Keeps flour, coffee and pasta dry, and shows what is in it. | Material: glass, cork; Care: glass dishwasher safe
apron | apron | Linen apron | Textiles | 36 | Olive, Grey, Rust | | Crossed straps, two pockets and no knot at the neck. | Material: washed linen; Care: 40 degrees; Size: fits all; Tags: gift
tea-towel | towel | Linen tea towel, set of three | Textiles | 24 | Sand, Blue, Rose | | Dries glasses without lint, and better with every wash. | Material: linen; Size: 50 by 70 cm; Care: 60 degrees
`,
}

const home: Shelf = {
  category: 'Home',
  vendor: 'Lindgard',
  lines: `
floor-lamp | floorlamp | Arc floor lamp | Lamps | 149<189 | Black, Brass | | Bends over a reading chair and is dimmed with the foot. | Material: steel, linen shade; Height: 168 cm; Bulb: LED included, warm white
table-lamp | lamp | Ceramic table lamp | Lamps | 79 | Sand, Ocean, Rust | | A round ceramic foot and a linen shade that makes soft light. | Material: ceramic, linen; Height: 42 cm; Bulb: E27, not included
pendant | pendant | Pendant lamp | Lamps | 98 | Sage, White, Ink | | A wide metal shade for over the table. | Material: steel; Diameter: 38 cm; Cable: 2 m, can be shortened
candle | candle | Soy candle | Candles | 22 | Cedar, Orange, Fig | | Poured by hand in a glass that can be filled again. | Material: soy wax; Burns: 45 hours; Weight: 200 g; Tags: gift
vase | vase | Tall vase | Vases | 48 | Clay, White, Ocean | | A narrow neck that holds three stems or one branch. | Material: stoneware; Height: 31 cm; Tags: gift
bud-vase | vase | Bud vase | Vases | 19 | Rose, Sage, Sand | | For one flower from the garden. | Material: stoneware; Height: 14 cm; Tags: gift
wool-throw | throw | Lambswool throw | Blankets | 89 | Rust, Sand, Moss | | Warm and light, woven in a small mill. | Material: lambswool; Size: 130 by 180 cm; Care: cold hand wash; Tags: gift
cotton-blanket | throw | Cotton waffle blanket | Blankets | 64 | White, Rose, Blue | | Airy enough for summer nights. | Material: organic cotton; Size: 140 by 200 cm; Care: 40 degrees
cushion | cushion | Linen cushion | Cushions | 32 | Rust, Sage, Ink, Sand | 40 x 40 cm=32, 50 x 50 cm=39 | With a feather filling that is shaken into form. | Material: linen, feathers; Care: cover 30 degrees
velvet-cushion | cushion | Velvet cushion | Cushions | 36<45 | Ocean, Mustard, Rose- | | Deep colour on both sides and a hidden zip. | Material: cotton velvet; Size: 45 by 45 cm; Care: cover 30 degrees
rug | rug | Flat-woven rug | Rugs | 129 | Rust, Ink, Sage | 80 x 150 cm=129, 140 x 200 cm=249 | Woven by hand, the same on both sides. | Material: wool and cotton; Care: vacuum, spot clean
armchair | chair | Lounge armchair | Seats | 389<449 | Moss, Clay, Ink | | A deep seat on oak legs, for a long evening. | Material: oak, wool fabric; Size: 74 by 78 by 80 cm; Carries: 130 kg
stool | stool | Three-legged stool | Seats | 84 | Oak, Black | | A seat, a bedside table, a step for the top shelf. | Material: solid wood; Height: 45 cm; Carries: 120 kg
side-table | table | Round side table | Tables | 139 | Oak, Black- | | A tray on three legs that stands level on any floor. | Material: oak; Diameter: 45 cm; Height: 50 cm
bookshelf | shelf | Narrow bookshelf | Shelves | 229 | Oak, White | | Five boards, and a bracket that holds it to the wall. | Material: oak veneer; Size: 60 by 28 by 180 cm; Carries: 20 kg a board
clock | clock | Wall clock | Decoration | 54 | White, Ink, Mustard | | A quiet movement without ticking. | Material: aluminium, glass; Diameter: 30 cm; Battery: one AA, included; Tags: gift
mirror | mirror | Round mirror | Decoration | 96 | Oak, Black, Brass | 50 cm=96, 70 cm=139 | A thin frame and a hook that takes the weight. | Material: glass, solid frame
basket | basket | Seagrass basket | Storage | 39 | Natural | Small=39, Large=55 | For blankets, toys or the laundry. | Material: seagrass; Care: wipe clean
planter | planter | Plant pot with saucer | Decoration | 28 | Clay, White, Sage | 16 cm=28, 22 cm=41 | A hole below and a saucer that catches the rest. | Material: terracotta; Tags: gift
bedding | bedding | Washed linen bedding | Bedding | 159 | White, Sage, Rose | Single=159, Double=219 | Soft from the first night; a cover and one pillowcase, two for a double. | Material: linen; Care: 40 degrees, no ironing
`,
}

const clothing: Shelf = {
  category: 'Clothing',
  vendor: 'Marlow',
  lines: `
tee | tee | Organic cotton T-shirt | T-shirts | 24.90 | White, Ink, Moss | S, M, L, XL- | Heavy cotton and a straight fit that does not shrink. | Material: organic cotton; Fit: regular; Care: 40 degrees
striped-tee | stripedtee | Striped long-sleeve | T-shirts | 34 | Ocean, Rust | XS, S, M, L | The classic stripe, a little wider. | Material: organic cotton; Fit: relaxed; Care: 40 degrees
linen-shirt | shirt | Linen shirt | Shirts | 69 | White, Sage, Blue | S, M, L, XL | Cool on hot days, with a small collar. | Material: linen; Fit: regular; Care: 40 degrees
oxford-shirt | shirt | Oxford shirt | Shirts | 59<79 | Blue, White, Rose | S, M-, L, XL | A shirt for work that looks right without a tie. | Material: cotton; Fit: slim; Care: 40 degrees
flannel-shirt | shirt | Brushed flannel shirt | Shirts | 64 | Rust, Moss | S, M, L | Soft on the inside, warm enough as an overshirt. | Material: cotton; Fit: relaxed; Care: 30 degrees
merino-sweater | sweater | Merino crew-neck sweater | Knitwear | 98 | Ink, Moss, Sand, Rust | S, M, L, XL | Fine merino that does not itch and hardly needs washing. | Material: merino wool; Fit: regular; Care: wool wash
cable-sweater | sweater | Cable-knit sweater | Knitwear | 119<149 | Sand, Ocean | S, M, L- | Thick cables for the cold months. | Material: lambswool; Fit: relaxed; Care: cold hand wash
hoodie | hoodie | Heavy cotton hoodie | Knitwear | 74 | Grey, Ink, Sage | S, M, L, XL | Brushed inside, with a hood that keeps its shape. | Material: organic cotton; Fit: relaxed; Care: 30 degrees
rain-jacket | jacket | Waterproof rain jacket | Jackets | 139 | Mustard, Moss, Ink | S, M, L, XL | Taped seams and a hood that turns with the head. | Material: recycled polyester; Water column: 15,000 mm; Weight: 390 g
down-jacket | puffer | Light down jacket | Jackets | 179<219 | Ink, Rust, Ocean- | S, M, L | Packs into its own pocket; warm down to -5 degrees. | Material: recycled nylon, duck down; Weight: 340 g; Water repellent: yes
chore-coat | jacket | Canvas chore coat | Jackets | 109 | Olive, Ink | S, M, L, XL | Three pockets and buttons that hold for years. | Material: cotton canvas; Fit: boxy; Care: 30 degrees
chinos | trousers | Slim chinos | Trousers | 69 | Sand, Ink, Olive | 30, 32, 34, 36 | A bit of stretch for long days of sitting. | Material: cotton, 2 % elastane; Fit: slim; Care: 30 degrees
jeans | trousers | Straight jeans | Trousers | 89 | Denim, Black | 28, 30, 32, 34-, 36 | Heavy denim with a straight leg. | Material: organic cotton; Fit: straight; Care: 30 degrees, inside out
shorts | shorts | Linen shorts | Trousers | 49 | Sand, Sage, Blue | S, M, L | A drawstring and deep pockets. | Material: linen and cotton; Care: 40 degrees
wrap-dress | dress | Wrap dress | Dresses | 95 | Rust, Moss, Ink | XS, S, M, L | Ties at the side, to the knee. | Material: viscose; Care: 30 degrees
linen-dress | dress | Linen summer dress | Dresses | 85<110 | White, Blue, Rose | XS-, S, M, L | Wide straps and pockets in the seams. | Material: linen; Care: 40 degrees
skirt | skirt | Pleated midi skirt | Skirts | 72 | Moss, Ink, Rose | XS, S, M, L | Pleats that stay, on an elastic waist. | Material: recycled polyester; Care: 30 degrees
beanie | beanie | Ribbed beanie | Accessories | 29 | Mustard, Ink, Rust, Grey | | A double fold over the ears. | Material: merino wool; Size: fits all; Tags: gift
scarf | scarf | Wool scarf | Accessories | 45 | Rust, Grey, Ocean | | Long enough to go around twice. | Material: lambswool; Size: 30 by 190 cm; Tags: gift
merino-socks | socks | Merino hiking socks | Accessories | 18 | Moss, Grey, Rust | 36-39, 40-43, 44-47 | A cushioned sole for boots and cold floors. | Material: merino wool, nylon; Care: 40 degrees; Tags: gift
`,
}

const bags: Shelf = {
  category: 'Shoes & Bags',
  vendor: 'Harbour',
  lines: `
canvas-sneaker | sneaker | Canvas sneaker | Sneakers | 65 | White, Ink, Mustard | 37, 38, 39, 40, 41, 42, 43- | A plain shoe that goes with everything. | Material: organic cotton, natural rubber; Vegan: yes
leather-sneaker | sneaker | Leather sneaker | Sneakers | 119 | White, Sand, Black | 38, 39, 40, 41, 42, 43, 44 | Minimal, stitched and not glued. | Material: calf leather; Sole: rubber cup sole
running-shoe | runner | Light running shoe | Sneakers | 129<159 | Ocean, Rust, Grey | 38, 39, 40, 41, 42, 43, 44 | For the road, with a sole that springs back. | Material: recycled mesh; Weight: 240 g; Drop: 8 mm
hiking-boot | boot | Waterproof hiking boot | Boots | 169 | Walnut, Moss | 38, 39, 40, 41, 42, 43, 44, 45 | A membrane that keeps water out and a sole for wet rock. | Material: nubuck leather; Waterproof: yes; Weight: 580 g
winter-boot | boot | Lined winter boot | Boots | 149<189 | Black, Walnut | 37, 38, 39, 40, 41, 42 | Lambswool inside, warm down to -20 degrees. | Material: leather, lambswool; Waterproof: yes
rain-boot | wellie | Rain boot | Boots | 59 | Mustard, Moss, Ink | 37, 38, 39, 40, 41, 42 | Natural rubber with a cotton lining. | Material: natural rubber; Waterproof: yes; Vegan: yes
sandal | sandal | Two-strap sandal | Sandals | 79 | Walnut, Black | 37, 38, 39, 40, 41 | A cork footbed that takes the shape of the foot. | Material: leather, cork
slipper | slipper | Felt slipper | Slippers | 44 | Grey, Moss, Rust | 36, 38, 40, 42, 44 | Warm feet, quiet steps. | Material: wool felt, leather sole; Tags: gift
canvas-backpack | backpack | Waxed canvas backpack | Backpacks | 119 | Ink, Olive, Rust | | A sleeve for a 15 inch laptop and a side pocket for a bottle. | Material: waxed cotton; Holds: 22 l; Water repellent: yes
rolltop | rolltop | Roll-top backpack | Backpacks | 98<128 | Black, Mustard, Ocean | | Welded seams for riding through the rain. | Material: recycled tarpaulin; Holds: 20 to 26 l; Waterproof: yes
kids-backpack | backpack | Small backpack for children | Backpacks | 45 | Mustard, Sage, Rose | | A chest strap, a name tag and room for a lunch box. | Material: recycled polyester; Holds: 8 l; Age: 3 to 6; Tags: gift, kids
day-tote | tote | Canvas tote | Totes | 32 | Natural, Ink, Rust | | Long straps for the shoulder, a pocket for keys. | Material: organic cotton; Holds: 14 l; Tags: gift
leather-tote | tote | Leather tote | Totes | 189 | Walnut, Black | | Fits a laptop, papers and a sweater. | Material: vegetable-tanned leather; Size: 38 by 30 by 14 cm
weekender | duffel | Weekender bag | Travel | 149 | Olive, Ink, Walnut- | | The right size for three days, and for the cabin. | Material: waxed cotton, leather; Holds: 38 l
gym-bag | duffel | Gym duffel | Travel | 58 | Grey, Ocean | | A separate place for shoes. | Material: recycled nylon; Holds: 30 l
crossbody | crossbody | Small crossbody bag | Handbags | 79 | Rust, Black, Sand | | For phone, wallet and keys. | Material: leather; Size: 20 by 14 by 6 cm; Tags: gift
wallet | wallet | Folded wallet | Small leather | 49 | Walnut, Black, Moss | | Eight cards, notes and a place for coins. | Material: vegetable-tanned leather; Tags: gift
card-holder | wallet | Card holder | Small leather | 29 | Rust, Black, Ocean | | Four cards and a folded note, nothing more. | Material: leather; Tags: gift
laptop-sleeve | sleeve | Felt laptop sleeve | Small leather | 42 | Grey, Ink | 13 inch=42, 15 inch=46 | Thick felt that takes a knock. | Material: wool felt, leather
umbrella | umbrella | Storm umbrella | Travel | 39 | Ink, Mustard, Moss | | Bends in the wind and comes back. | Material: recycled polyester, fibreglass; Diameter: 104 cm; Tags: gift
`,
}

const outdoor: Shelf = {
  category: 'Outdoor',
  vendor: 'Northtrail',
  lines: `
bottle | bottle | Insulated bottle | Bottles | 32 | Forest, Rust, White, Ink | 500 ml=32, 750 ml=38 | Keeps tea hot for 12 hours and water cold for 24. | Material: stainless steel; Leakproof: yes; Care: wash by hand; Tags: gift
flask | bottle | Vacuum flask with cup | Bottles | 44 | Steel, Moss | 1 l=44 | The lid is the cup. Hot for 24 hours. | Material: stainless steel; Weight: 560 g
lunch-box | lunchbox | Steel lunch box | Camp cooking | 27 | Steel, Sage | | Two parts that do not mix, and a lid that seals. | Material: stainless steel; Holds: 1 l; Care: dishwasher safe; Tags: gift
camp-mug | mug | Enamel camp mug | Camp cooking | 12 | White, Moss, Rust | | Goes onto the fire and back into the pack. | Material: enamelled steel; Holds: 400 ml; Weight: 130 g; Tags: gift
tent-2 | tent | Two-person tent | Tents | 249<299 | Moss, Mustard | | Up in four minutes, with a porch for the boots. | Material: ripstop nylon; Weight: 2.1 kg; Water column: 3,000 mm; Sleeps: 2
tent-4 | tent | Four-person family tent | Tents | 429 | Ocean, Sand | | Two rooms, and high enough to stand in. | Material: polyester; Weight: 7.8 kg; Water column: 4,000 mm; Sleeps: 4
sleeping-bag | sleepingbag | Down sleeping bag | Sleeping | 219 | Ink, Rust- | Regular=219, Long=239 | For nights down to -7 degrees. | Material: duck down, recycled nylon; Weight: 980 g; Comfort: -2 degrees
summer-bag | sleepingbag | Summer sleeping bag | Sleeping | 89 | Moss, Ocean | | Opens flat into a blanket. | Material: recycled polyester; Weight: 760 g; Comfort: 12 degrees
sleeping-mat | mat | Self-inflating mat | Sleeping | 79<99 | Mustard, Moss | | Five centimetres between you and the ground. | Material: polyester, foam; Weight: 890 g; Insulation: R 4.2
headlamp | headlamp | Rechargeable headlamp | Lights | 49 | Black, Rust | | 400 lumens, and a red light that wakes nobody. | Battery: 40 hours, USB-C; Weight: 78 g; Waterproof: IPX6; Tags: gift
lantern | lantern | Camping lantern | Lights | 39 | Moss, White | | Warm light that is dimmed with a turn. | Battery: 60 hours, USB-C; Weight: 310 g; Tags: gift
camp-stove | stove | Gas camp stove | Camp cooking | 54 | Steel | | Boils a litre in four minutes and folds into a mug. | Material: steel, brass; Weight: 94 g; Gas: screw cartridge, not included
hammock | hammock | Travel hammock | Sleeping | 47 | Rust, Ocean, Moss | | With straps that do no harm to trees. | Material: parachute nylon; Weight: 480 g; Carries: 180 kg; Tags: gift
trekking-poles | poles | Folding trekking poles | Hiking | 84 | Black, Rust | | Three parts, cork grips, 36 cm when folded. | Material: aluminium; Weight: 460 g a pair; Length: 110 to 130 cm
dry-bag | drybag | Dry bag | Packing | 24 | Mustard, Ocean, Rust | 10 l=24, 20 l=29 | Rolled three times it keeps everything dry. | Material: recycled nylon; Waterproof: yes
cooler | cooler | Soft cooler | Camp cooking | 69 | Sand, Ocean | | Keeps ice for a day and a half. | Material: recycled polyester; Holds: 20 l; Leakproof: yes
camp-chair | campchair | Folding camp chair | Camp | 74 | Moss, Rust | | Packs as small as a bottle. | Material: aluminium, ripstop; Weight: 960 g; Carries: 120 kg
binoculars | binoculars | Compact binoculars | Hiking | 129 | Black, Moss | | Bright in the dusk, light around the neck. | Magnification: 8 x 32; Weight: 430 g; Waterproof: yes; Tags: gift
travel-towel | towel | Quick-dry towel | Packing | 26 | Ocean, Rust, Grey | Medium=26, Large=34 | Dry again in an hour. | Material: recycled polyester; Care: 40 degrees
picnic-blanket | throw | Picnic blanket | Camp | 48 | Moss, Rust | | Wool above, waterproof below, a strap to carry it. | Material: recycled wool; Size: 140 by 180 cm; Waterproof: underside
`,
}

const play: Shelf = {
  category: 'Desk & Play',
  vendor: 'Studio Nine',
  lines: `
headphones | headphones | Noise-cancelling headphones | Sound | 199<249 | Black, Sand | | Silence for 40 hours, and two devices at once. | Battery: 40 hours, USB-C; Weight: 248 g; Wireless: Bluetooth 5.3; Noise cancelling: yes
studio-headphones | headphones | Wired studio headphones | Sound | 109 | Black | | An honest sound and pads that can be replaced. | Cable: 2.5 m; Weight: 280 g; Wireless: no; Noise cancelling: no
earbuds | earbuds | Wireless earbuds | Sound | 89 | White, Ink | | Three sizes of tips and a case that charges three times. | Battery: 7 hours, 28 with case; Wireless: Bluetooth 5.3; Waterproof: IPX4; Noise cancelling: yes
speaker | speaker | Portable speaker | Sound | 79 | Sage, Ink, Rust | | Small, and loud enough for the garden. | Battery: 18 hours, USB-C; Weight: 560 g; Waterproof: IP67
shelf-speaker | speaker | Shelf speaker | Sound | 229 | Walnut, White- | | Room-filling sound in a wooden case. | Power: 60 W; Wireless: Bluetooth and Wi-Fi; Size: 32 by 18 by 16 cm
keyboard | keyboard | Mechanical keyboard | Desk | 119 | White, Ink | | Quiet switches and keys with printed sides. | Layout: US, 84 keys; Wireless: Bluetooth and USB-C; Battery: 3 months
mouse | mouse | Upright mouse | Desk | 59<69 | Grey, Ink | Left hand, Right hand | Holds the hand as in a handshake. | Wireless: Bluetooth; Battery: 4 months; Weight: 110 g
power-bank | battery | Power bank | Desk | 45 | Black, White | 10,000 mAh=45, 20,000 mAh=65 | Charges two devices at once. | Ports: USB-C and USB-A; Power: 30 W; Tags: gift
desk-lamp | desklamp | Jointed desk lamp | Desk | 69 | White, Black, Sage | | Dimmable warm light with a USB-C port in the foot. | Material: aluminium; Light: 2,700 to 4,000 K; Power: 9 W
notebook | notebook | Dotted notebook | Paper | 16 | Rust, Moss, Ink | A5=16, A4=21 | Thick paper, numbered pages and a ribbon. | Material: 100 g paper, linen cover; Pages: 192; Tags: gift
fountain-pen | pen | Fountain pen | Paper | 48 | Ink, Rust, Brass | Fine, Medium | Writes at once, also after a week in the bag. | Material: brass, steel nib; Tags: gift
watercolours | paints | Watercolour set | Paper | 34 | Mixed | 12 colours=34, 24 colours=52 | Strong colours in a tin, with a brush for water. | Age: 8 and over; Tags: gift, kids
dragon-book | book | The Dragon Who Lost Its Fire | Books | 17 | Rust | | A picture book about courage, with something to find on each page. | Pages: 48, hardcover; Age: 5 to 8; Language: English; Tags: gift, kids
star-book | starbook | A Field Guide to the Night Sky | Books | 24 | Ink | | Maps for each month, and what can be seen without a telescope. | Pages: 160, hardcover; Age: 9 and over; Language: English; Tags: gift, kids
teddy | bear | Teddy bear | Toys | 35 | Sand, Walnut | | Soft, and sewn so that it lasts a childhood. | Material: organic cotton; Height: 32 cm; Age: from birth; Care: 30 degrees; Tags: gift, kids
blocks | blocks | Wooden building blocks | Toys | 39 | Mixed, Natural | | Fifty blocks in a bag, with arches and columns. | Material: beech; Age: 1 and over; Pieces: 50; Tags: gift, kids
train | train | Wooden train | Toys | 29<36 | Rust, Blue | | Four wagons with magnets that fit all tracks. | Material: beech; Age: 2 and over; Tags: gift, kids
rings | rings | Stacking rings | Toys | 21 | Mixed | | Seven rings in seven colours. | Material: beech; Age: 1 and over; Tags: gift, kids
puzzle | puzzle | Mountain puzzle, 1,000 pieces | Games | 26 | Mixed | | Thick pieces and a picture without much sky. | Pieces: 1,000; Size: 68 by 48 cm; Age: 10 and over; Tags: gift
board-game | boxgame | Harbour: a board game | Games | 42 | Ocean | | Trade, sail and be home before the storm. | Players: 2 to 5; Time: 60 minutes; Age: 10 and over; Tags: gift
`,
}

export const shelves: readonly Shelf[] = [kitchen, home, clothing, bags, outdoor, play]
