/**
 * What shoppers type and what should be understood of it, written down before the rules were. A line is
 * `store | query | expected | what is left` (the last part only where it matters). Expected: `max=` `min=` `stock` `cheap`
 * `name=value,value` (`_` for a space in a name) `!name=value` (not wanted) `vendor=` `category=` `tag=` `other=CUR` (a price in another currency).
 * `store` is the language of query and store; `@en` behind it means: in that language, at the English store.
 */
export const constraintQueries = `
en | red hoodie under $50 size M | max=50 color=red size=m | hoodie
en | jackets under 50 dollars | max=50 | jackets
en | less than $50 | max=50 |
en | running shoes below 50€ | other=EUR | running shoes
en | kettle < 50 | max=50 | kettle
en | scarf max 50 | max=50 | scarf
en | laptop up to 1,200.50 | max=1200.5 | laptop
en | lamp 50-100 usd | min=50 max=100 | lamp
en | shoes between 20 and 40 | min=20 max=40 | shoes
en | laptops over 100 | min=100 | laptops
en | jacket from 30 to 60 dollars | min=30 max=60 | jacket
en | belt under fifty dollars | max=50 | belt
en | something for twenty five dollars or less | max=25
en | dumbbell under 5 kg | | dumbbell under 5 kg
en | cutting board under 12 inch | | cutting board under 12 inch
en | desk under 48" wide | |
en | vitamins for women over 50 | | vitamins for women over 50
en | hoodies for men under 50 | max=50 | hoodies for men
es | vestidos para mujer menos de 60 | max=60 | vestidos para mujer
en | toys for kids under 5 | | toys for kids under 5
en | gifts for men over 60 | |
en | yogurt less than 2% fat | |
en | snacks under 100 calories | |
en | nike air max 90 | | nike air max 90
en | smartphone pro max 256gb | storage=256gb | smartphone pro max
en | under armour shorts | | under armour shorts
en | under desk lamp | | under desk lamp
en | over the knee socks | | over the knee socks
en | kettle under $30 in stock | max=30 stock | kettle
en | cheap sunglasses | cheap | sunglasses
en | cheapest laptop available | cheap stock | laptop
en | affordable rain jacket | cheap | rain jacket
en | orange juice | | orange juice
en | orange juices | | orange juices
en | red bull | | red bull
en | red dog bowl | | red dog bowl
en | gold toe socks | | gold toe socks
en | black and decker drill | | black and decker drill
en | olive oil | | olive oil
en | olive rain jacket | color=olive | rain jacket
en | navy t-shirt | color=navy | t-shirt
en | blue jacket | color=blue | jacket
en | grey t-shirt | color=gray | t-shirt
en | gray tshirt size large | color=gray size=l | tshirt
en | burgundy running shoes | color=burgundy | running shoes
en | a not red t-shirt | !color=red | a t-shirt
en | belt without leather | !material=leather | belt
en | jacket in any color but not black | !color=black
en | t-shirt no white | !color=white | t-shirt
en | shoes size 42 | size=42 | shoes
en | running shoes EU 42 | size=42 | running shoes
en | 42 running shoes | | 42 running shoes
en | hoodie M | size=m | hoodie
en | m&m candy | | m&m candy
en | xl rain jacket | size=xl | rain jacket
en | rain jacket XXL black | size=xxl color=black | rain jacket
en | small rain jacket | size=s | rain jacket
en | t-shirt in size small or medium | size=s,m | t-shirt
en | red or white t-shirt | color=red,white | t-shirt
en | shoes by Nike | vendor=nike | shoes
en | from brand Adidas rain jacket under 80 usd | vendor=adidas max=80 | rain jacket
en | brand: Under Armour belt | vendor=under armour | belt
en | nike shoes | | nike shoes
en | red things in category Shoes | color=red category=shoes
en | jacket in category men > tops | category=men > tops | jacket
en | stainless steel kettle | material=stainless steel | kettle
en | kettle made of glass | material=glass | kettle
en | wine glass | | wine glass
en | steam iron | | steam iron
en | leather belt brown | material=leather color=brown | belt
en | 1.5 liter kettle | capacity=1.5l | kettle
en | smartphone 128 GB | storage=128gb | smartphone
en | 13 inch laptop | screen_size=13-inch | laptop
en | 15-inch laptop with i7 | screen_size=15-inch processor=i7
en | electric kettle | | electric kettle
en | charcoal grill | type=charcoal | grill
en | puzzle 1000 pieces | pieces=1000 | puzzle
en | puzzle under 1000 pieces | | puzzle under 1000 pieces
en | black sunglasses | color=black | sunglasses
en | white desk lamp between $20 and $40 | color=white min=20 max=40 | desk lamp
en | $20 - $40 scarf | min=20 max=40 | scarf
en | silk scarf at least 30 dollars | min=30 material=silk | scarf
en | $50 or less gift | max=50 | gift
en | kettles 40 dollars and up | min=40 | kettles
en | laptop under a thousand dollars | max=1000 | laptop
en | laptop under 1k | max=1000 | laptop
en | no more than 35 bucks rain jacket | max=35 | rain jacket
en | rain jacket, not available? | |
en | what do you have under 20? | max=20
en | out of stock items | |
en | gift under £20 | other=GBP | gift
en | space grey smartphone 64gb | color=space grey storage=64gb | smartphone
en | rose gold phone | color=rose gold | phone
en | gold smartphone | color=gold | smartphone
en | t-shirt size 3-5 years | |
en | listen without prejudice shirt | | listen without prejudice shirt
en | marshmallows without gelatin | | marshmallows
en | weighted blanket 15 lbs | | weighted blanket 15 lbs
en | medium roast coffee | | medium roast coffee
en | rain jacket not over $100 | max=100 | rain jacket
en | eco friendly t-shirt tagged eco friendly | tag=eco friendly
es | camiseta roja menos de 50 | max=50 color=rojo | camiseta
es | zapatillas talla 38 | talla=38 | zapatillas
es | vestido azul talla M | color=azul talla=m | vestido
es | chaqueta negra por debajo de 80 euros | color=negro max=80 | chaqueta
es | bolso de cuero | material=cuero | bolso
es | bolso sin cuero | !material=cuero | bolso
es | camiseta barata de algodón | cheap material=algodon | camiseta
es | zapatos entre 20 y 40 euros | min=20 max=40 | zapatos
es | lámpara hasta 35,50 € | max=35.5 | lampara
es | vestido de 30 a 60 euros | min=30 max=60 | vestido
es | chaqueta más de 100 € | min=100 | chaqueta
es | chaqueta disponible en azul marino | stock color=azul marino | chaqueta
es | zapatos en stock | stock | zapatos
es | zapatillas de menos de cincuenta euros | max=50 | zapatillas
es | camiseta no roja | !color=rojo | camiseta
es | zumo de naranja | | zumo de naranja
es | el vestido más barato | cheap
es | vestido menos de 1.200,50 € | max=1200.5 | vestido
es | pesas menos de 5 kg | | pesas menos de 5 kg
es | juguetes para niños de 2 a 3 años | | juguetes para niños de 2 a 3 años
es | zapatillas de la marca Nike | vendor=nike | zapatillas
es | camiseta blanca | color=blanco | camiseta
es | vestidos azules | color=azul | vestidos
es | bolso negro máximo 60 € | color=negro max=60 | bolso
es | vestido menos de 50 dólares | other=USD | vestido
fr | robe rouge moins de 50 € | couleur=rouge max=50 | robe
fr | chaussures taille 38 | taille=38 | chaussures
fr | t-shirt pas cher | cheap | t-shirt
fr | sac en cuir noir | matiere=cuir couleur=noir | sac
fr | sac sans cuir | !matiere=cuir | sac
fr | robe entre 20 et 40 euros | min=20 max=40 | robe
fr | veste jusqu'à 120 € | max=120 | veste
fr | veste bleu marine taille M | couleur=bleu marine taille=m | veste
fr | robe bleue | couleur=bleu | robe
fr | robes blanches en stock | couleur=blanc stock | robes
fr | chaussures de 30 à 60 euros | min=30 max=60 | chaussures
fr | plus de 100 € veste | min=100 | veste
fr | sac à moins de cinquante euros | max=50
fr | jus d'orange | | jus d'orange
fr | vin rouge | | vin rouge
fr | chemise en coton taille L disponible | matiere=coton taille=l stock | chemise
fr | t-shirt pas noir | !couleur=noir | t-shirt
fr | moins cher que 30 euros | max=30
fr | veste à partir de 80 € | min=80 | veste
fr | haltères moins de 5 kg | | haltères moins de 5 kg
fr | robe de la marque Nike | vendor=nike | robe
fr | robe moins de 49,90€ | max=49.9 | robe
fr | les baskets les moins chères | cheap
fr | chaussures 50€ maximum | max=50 | chaussures
de | rotes kleid unter 50 Euro | farbe=rot max=50 | kleid
de | schuhe größe 38 | grosse=38 | schuhe
de | schuhe Gr. 38 | grosse=38 | schuhe
de | günstige jacke | cheap | jacke
de | jacke auf Lager | stock | jacke
de | schwarze jacke aus leder | farbe=schwarz material=leder | jacke
de | gürtel ohne leder | !material=leder | gürtel
de | schuhe zwischen 20 und 40 euro | min=20 max=40 | schuhe
de | jacke bis 120 € | max=120 | jacke
de | jacke bis zu 99,90 euro | max=99.9 | jacke
de | kleid über 100 € | min=100 | kleid
de | kleid von 30 bis 60 euro | min=30 max=60 | kleid
de | dunkelblaue jacke größe M | farbe=dunkelblau grosse=m | jacke
de | blaue jacke | farbe=blau | jacke
de | kleid nicht rot | !farbe=rot | kleid
de | keine schwarze jacke | !farbe=schwarz | jacke
de | hantel unter 5 kg | | hantel unter 5 kg
de | orangensaft | | orangensaft
de | rotwein | | rotwein
de | schuhe unter fünfzig euro | max=50 | schuhe
de | jacke unter fünfundzwanzig euro | max=25 | jacke
de | laptop unter 1.200 € | max=1200 | laptop
de | jacke höchstens 80 | max=80 | jacke
de | schuhe ab 60 € lieferbar | min=60 stock | schuhe
de | hemd baumwolle weiß | material=baumwolle farbe=weiss | hemd
de | tisch unter 80 cm | | tisch unter 80 cm
de | die billigsten schuhe von der marke Adidas | cheap vendor=adidas
de | jacke weniger als $50 | other=USD | jacke
es@en | camiseta roja talla M | color=red size=m | camiseta
es@en | chaqueta azul menos de 50 dólares | color=blue max=50 | chaqueta
fr@en | ceinture en cuir marron | material=leather color=brown | ceinture
fr@en | veste noire taille L | color=black size=l | veste
de@en | schwarze schuhe größe 42 unter 80 | color=black size=42 max=80 | schuhe
de@en | gürtel aus leder | material=leather | gürtel
en | show me women's jackets in blue under 60 | color=blue max=60
en | do you have this in red? | color=red
en | is the t-shirt available in XL | stock size=xl
en | gift under 25 for my dad | max=25 | gift for my dad
en | wool scarf not pink and not yellow | material=wool !color=pink,yellow | scarf
en | rain jacket anything but black or olive | !color=black,olive
en | modern desk lamp | | modern desk lamp
en | faux leather belt | material=faux leather | belt
en | smartphone under 400 in gold | max=400 color=gold | smartphone
en | nothing over 30 dollars | max=30
en | cheap black t-shirt in large | cheap color=black size=l | t-shirt
en | running shoes size 10 over 50 bucks | min=50 size=10 | running shoes
en | hoodie around $50 | min=40 max=60 | hoodie
en | 24 inch monitor under $200 | max=200 | 24 inch monitor
es | zapatillas blancas del 38 | color=blanco talla=38 | zapatillas
es | bolso negro que no sea caro | color=negro cheap | bolso
fr | je cherche une robe noire en taille M à moins de 60 euros | couleur=noir taille=m max=60 | je cherche une robe
fr | une veste pas trop chère | cheap | une veste
de | jacke in blau, nicht teurer als 70 Euro | farbe=blau max=70 | jacke
de | schuhe in 38 | grosse=38 | schuhe
de | jacke zwischen 50 und 100€ in L | min=50 max=100 grosse=l | jacke
de | gibt es das kleid auch in weiß? | farbe=weiss
it@en | giacca rossa sotto i 50 dollari | max=50 color=red | giacca
it@en | maglietta nera taglia M non piu di 30 $ | max=30 color=black size=m | maglietta
it@en | cintura senza pelle | | cintura senza pelle
it@en | felpa rossa disponibile, meno di venticinque dollari | max=25 stock color=red | felpa
it@en | scarpe tra 50 e 100 dollari, economiche | min=50 max=100 cheap | scarpe
`
