/**
 * Things that shops sell. "Can I return the sofa?" is asked of anything a shop has, and its page may name sofas or not:
 * an answer may do without them, but one that has them is nearer. A line is a thing, in `en | es | fr | de`.
 */
export const goodsWords = `
sofa, couch, settee | sofá, sillón | canapé | Sofa, Couch
table, desk | mesa, escritorio | table, bureau | Tisch, Schreibtisch
chair, chairs, armchair, stool | silla, sillas | chaise, chaises, fauteuil | Stuhl, Stühle, Sessel, Hocker
bed, beds, mattress, mattresses | cama, colchón | lit, matelas | Bett, Matratze
wardrobe, cupboard, cabinet, shelf, shelves, bookcase | armario, ropero, estante | armoire, étagère | Schrank, Kleiderschrank, Regal
lamp, lamps, bulb | lámpara, lámparas | lampe, lampadaire, ampoule | Lampe, Lampen, Leuchte
curtain, curtains, rug, carpet, cushion | cortina, alfombra, cojín | rideau, rideaux, tapis, coussin | Vorhang, Vorhänge, Teppich, Kissen
furniture | mueble, muebles | meuble, meubles | Möbel
shoe, shoes, boots, trainers, sneakers, sandals | zapato, zapatos, tenis, botas | chaussure, chaussures, bottes, baskets | Schuh, Schuhe, Stiefel, Turnschuhe
dress, dresses, skirt | vestido, vestidos, falda | robe, robes, jupe | Kleid, Kleider, Rock
shirt, shirts, t-shirt, tshirt, top, blouse | camisa, camiseta, playera, blusa | chemise, t-shirt, chemisier, haut | Hemd, T-Shirt, Bluse
trousers, jeans, pants, shorts, leggings | pantalón, pantalones, vaqueros | pantalon, jean | Hose, Hosen, Jeans
jacket, coat, parka, blazer | chaqueta, chamarra, abrigo | veste, manteau, blouson | Jacke, Mantel
jumper, sweater, hoodie, cardigan, knitwear | suéter, sudadera, jersey | pull, pulls, gilet | Pullover, Pulli, Strickjacke
sock, socks, hat, scarf, gloves, belt | calcetines, sombrero, bufanda | chaussettes, chapeau, écharpe | Socken, Mütze, Schal, Handschuhe
bag, handbag, backpack, suitcase | bolsa, bolso, mochila, maleta | sac, sac à dos, valise | Tasche, Rucksack, Koffer
clothes, clothing, garment, garments | ropa, prenda, prendas | vêtement, vêtements, habits | Kleidung, Klamotten, Kleidungsstück
jewellery, jewelry, ring, necklace, watch | joyas, anillo, collar, reloj | bijoux, bague, collier, montre | Schmuck, Kette, Armbanduhr
phone case, smartphone, mobile phone, iphone, cell phone, handset, cellphone | celular, móvil, smartphone, teléfono celular | smartphone, portable, téléphone portable | Handy, Smartphone, iPhone, Telefonhandy
laptop, computer, pc, notebook, tablet | portátil, ordenador, computadora, laptop, tableta | ordinateur, portable, tablette | Laptop, Computer, Rechner, Notebook, Tablet
headphones, earphones, earbuds, headset, speaker | audífonos, auriculares, bocina, altavoz | casque audio, écouteurs, enceinte | Kopfhörer, Ohrhörer, Lautsprecher, Ohrstöpsel, Ohrstöpseln, In-Ears, In-Ear-Kopfhörer
tv, television, telly, monitor, screen | tele, televisión, televisor, pantalla | télé, télévision, téléviseur, écran | Fernseher, Bildschirm, Monitor, Display
camera, cameras | cámara, cámaras | appareil photo, caméra | Kamera, Kameras
fridge, dishwasher, oven, washer, dryer, appliance, appliances | nevera, refrigerador, lavavajillas, horno | frigo, réfrigérateur, lave-vaisselle, four, lave-linge | Kühlschrank, Spülmaschine, Herd, Trockner, Haushaltsgerät
software, game, games, licence, console | software, videojuego, licencia, consola | logiciel, jeu, licence, console | Software, Spiel, Lizenz, Lizenzen, Konsole, Softwarelizenzen
device, devices, gadget, electronics | dispositivo, aparato, aparatos, electrónica | appareil, appareils, électronique | Gerät, Geräte, Elektronik
cable, charger, adapter, accessories, accessory | cable, cargador, accesorio, accesorios | câble, chargeur, accessoire, accessoires | Kabel, Ladegerät, Zubehör
cream, creams, lotion, serum, balm | crema, cremas, loción, sérum | crème, crèmes, sérum, baume | Creme, Cremes, Serum, Lotion
oil, oils | aceite, aceites | huile, huiles | Öl, Öle
lipstick, mascara, makeup, make-up, foundation | labial, maquillaje, rímel | rouge à lèvres, mascara, maquillage, fond de teint | Lippenstift, Mascara, Make-up, Wimperntusche
soap, shampoo, perfume | jabón, champú, perfume | savon, shampoing, parfum | Seife, Shampoo, Parfüm, Parfum
skin, face | piel, cara | peau, visage | Haut, Gesicht
bottle, bottles, jar, vial | botella, botellas, frasco | flacon, flacons, bouteille | Flasche, Flaschen
bike, bikes, bicycle, ebike, e-bike | bici, bicicleta, bicicletas | vélo, vélos, bicyclette | Rad, Fahrrad, Fahrräder, E-Bike, Räder, Bike
helmet, helmets | casco, cascos | casque, casques | Helm, Helme
tyre, tyres, tire, wheel | llanta, neumático, rueda | pneu, pneus, roue | Reifen, Schlauch
brake, brakes, chain, pedal | freno, frenos, cadena | frein, freins, chaîne | Bremse, Bremsen, Kette
toy, toys, doll | juguete, juguetes | jouet, jouets, poupée | Spielzeug, Puppe
book, books | libro, libros | livre, livres | Buch, Bücher
coffee, tea | café, té | café, thé | Kaffee, Tee
wine, beer, mezcal, tequila, spirits | vino, cerveza, mezcal, tequila | vin, bière, alcools | Wein, Bier
sauce, salsa, mole, honey, jam | salsa, salsas, mole, miel, mermelada | sauce, miel, confiture | Soße, Honig, Marmelade
candy, sweets, sweet | dulce, dulces, caramelos | bonbon, bonbons, sucreries | Süßigkeiten
basket, hamper, gift set, set | canasta, canastas, arcón | coffret, coffrets, panier | Geschenkset, Korb, Präsentkorb
plant, plants, seeds, flowers, pot | planta, plantas, flores, maceta | plante, plantes, fleurs | Pflanze, Pflanzen, Blumen
tool, tools, drill | herramienta, herramientas, taladro | outil, outils, perceuse | Werkzeug, Bohrmaschine
glass, cup, mug, plate, ceramics, crockery | vaso, taza, plato, cerámica | verre, tasse, assiette | Glas, Tasse, Teller, Keramik
`
