import type { TopicWords } from '../../pack-fields/pack-topics.ts'

/** Everyday words and shops' words for one matter, in Spanish. */
export const topics = {
  water:
    'impermeab*, sumerg*, resistente al agua, repel*, hidrof*, salpic*, lluvi*, lluev*, llover, moj*, gote*, fuga*, derram*, pis, orin*, orina, incontinen*, nad*, piscina, human*, humed*, empap*, charco*, agua, estanc*, ip44, ip54, ip65, ip67, ipx*, gotea, gotear, plato debajo, culo, hierba, drena, derrame, capa',
  outside:
    'exterior*, fuera, aire libre, invierno*, helad*, hiela, nieve, rustic*, balcon*, terraza*, jardin*, intemperie, todo el ano, interior*, dentro de casa, clima, frio*, porche, cubiert*, temporal',
  light: 'sol, solead*, sombra*, semisombra, orientacion, norte, luz, luminos*, ventana, alfeizar, velo, se destine',
  washing:
    'lav*, lavavajillas, lavadora, maquina, limpi*, a mano, mancha*, suci*, ensuci*, enjuag*, secadora, planch*, centrifug*, aspir*, pano, barro, estropajo, suavizante, ropa, sale de',
  fit: 'ajustad*, apretad*, apriet*, estrech*, holgad*, anch*, suelt*, slim, compresion, talla pequeno, talla grande, tallaje, talla normal, cenid*, corte, oversize*, entre dos tallas, entallad*, justo, pegad*, pega al cuerpo, talla',
  ages: 'edad*, ano, anos, mes, meses, bebe*, nino*, nina*, recien nacido*, nacimiento, nieto*, nieta*, sobrin*, adolescente*, peque*, hijo, hija, adult*',
  danger:
    'trag*, atragant*, asfixi*, ahog*, boca, chup*, lame, lamer, piezas pequenas, vigilancia, supervis*, peligr*, riesgo*, segur*, herir, hiere, dano, danin*, cortante*, afilad*, puntiagud*, quem*, pellizc*, agriet*, muerd*, alimentaria, vigilar',
  tough:
    'resist*, resistente*, robust*, solid*, fuerte*, rompe*, romper, rot*, fragil*, irrompible*, indestructible*, rasg*, astill*, durader*, estable*, cojea, tambale*, reforzad*, golpe*, caid*, cae, macizo, piedrecitas, estropea, estropear, marca',
  taste:
    'sabe, sabor*, amarg*, dulce*, acid*, suave*, picante*, aroma*, notas de, afrutad*, cremos*, salad*, rico, gusto',
  smell: 'huel*, olor*, perfum*, fragancia*, apesta, aroma*, sin perfume, inodor*, antiolor, hueles',
  packing:
    'bolsita*, bolsa*, granel, lata*, tarro*, bote*, capsula*, grano*, molid*, paquete*, envase*, envuelt*, botella*, frasco*, caja*, tubo*, resellable*, sobre, sobres, recarga*, monodosis, suelto',
  power:
    'pila*, enchuf*, corriente, cable*, cargador*, carg*, recarg*, bateria*, usb*, electricista, electric*, transformador, adaptador*, volt*, vatio*, inalambric*, sin cable, solar*, autonomia, toma, red electrica, fuente de, bateria',
  building:
    'mont*, montaje, montar, armar, armad*, ensambl*, herramienta*, tornillo*, instruccion*, viene montado, listo para usar, instalar, instalacion, taladr*, atornill*, armado, ensamblado, desmontad*, por montar, en kit, ya montado',
  substances:
    'ptfe, teflon, pfoa, pfas, bpa, quimic*, ftalato*, plomo, niquel, toxic*, recubri*, antiadherente*, formaldehido, silicona*, parabeno*, aditiv*, conservante*, microplastico*, latex, disolvente*, plastificante*, colorante*',
  heat: 'horno*, placa*, vitro*, induccion, gas, microondas, calor, calient*, parrilla*, barbacoa, fuego*, grados, llama*, tostad*, derrit*, hervir, temperatura*, hornillo*',
  acid: 'acid*, tomate*, limon*, vinagre, vino, salsa*',
  upkeep:
    'cuidado*, cuidar, curar, aceite*, engras*, cera*, encer*, manten*, mantenimiento, pulir, trat*, barniz*, patina, gris plateado, descalcif*, cal, en seco, una vez al ano, cada ano, lustr*, curar, curarla, repasar, aceitado, remojo',
  noise: 'ruid*, ruidos*, silencios*, decibeli*, db, zumb*, vecin*, hace ruido, sonido, molesta',
  weight: 'pesa*, peso, pesan, pesad*, liger*, livian*, levant*, gramo*, kilo*, kg',
  carrying:
    'pleg*, dobl*, viaj*, portatil*, maleta*, mochila*, equipaje, compact*, guardar, desmont*, camping, llevar, coche, maletero, avion, apil*, transport*, bolso, asa, se enrolla, cabina',
  allergens:
    'alerg*, nuez, nueces, frutos secos, cacahuete*, gluten, celiac*, lactosa, leche*, soja, huevo*, traza*, intoleran*, sesamo, trigo, hipoalergenic*, asma, almendra*, avellana*, marisco*, mostaza, apio',
  diet: 'vegan*, vegetal*, vegetarian*, carne, animal*, halal, kosher, gelatina, cuajo, cera de abeja, cuero, piel, cerdo, pescado, miel',
  sugar: 'azucar*, endulz*, edulcorante*, diabet*, caloria*, kcal, hidratos, carbohidrato*, stevia, miel, sirope',
  waking: 'cafein*, tein*, descafein*, noche, dormir, despiert*, embaraz*, estimul*, acostar*',
  alcohol: 'alcohol*, ron, licor*, vino, aguardiente',
  keeping:
    'conserv*, caduc*, fecha de caducidad, consumo preferente, abiert*, abrir, nevera, frigorific*, refriger*, congel*, fresco, guard*, dura abierto, estropea, hermetic*, lugar fresco, aguanta',
  preparing:
    'infusi*, cocer, coccion, cocin*, prepar*, dilu*, mezcl*, minutos a, remojo, hervir, hornear, receta*, aplic*, dejar actuar, capa*, secado, tiempo de, verter',
  dose: 'dosis, dosific*, por dia, al dia, diari*, porcion*, racion*, cuchara*, por litro, por lavado, lavados, cunde, tazas, cuantas veces, por semana, rendimiento, cubre, alcanza para, pienso, comida',
  skin: 'piel*, eczema*, irrit*, rojez*, pica, picor*, sensible*, dermatolog*, suave*, ph neutro, calm*, atopic*, fantasma, blanca, velo',
  warmth:
    'calient*, calentit*, abrig*, frio*, aisl*, forr*, forro, polar, tog, termic*, invierno, plumon, grados, confort, acolchad*, friolero*',
  sweat: 'sud*, transpir*, sudor, humedad, seca*, secado, fresco, ventil*, malla, correr, deporte, gimnasio',
  pockets: 'bolsillo*, llaves, movil, compartimento*, cremallera*, portatil, ranura*, hueco para, hueco, meto',
  seeThrough: 'transparen*, opac*, se ve a traves, transluc*, clarea, oscurec*',
  stretch: 'elastic*, elastano, estir*, flexib*, rigid*, encog*, da de si, cede',
  ecology:
    'ecolog*, eco, sostenib*, recicl*, medio ambiente, medioambient*, planeta, compost*, biodegrad*, fsc, sin plastico*, comercio justo, gots, renovable*, organic*, rellen*',
  origin:
    'hecho en, fabric*, origen, pais, procede*, de donde, artesan*, a mano, taller, made in, importad*, tejido en, local, producid*, recogida, finca, hecho, hecha, tejida',
  guarantee: 'garant*, de por vida, defecto*, averia*, anos de',
  spares: 'repuesto*, recambio*, reempl*, recarga*, piezas sueltas, repar*, filtro*, cambiar, cartucho*, por separado',
  matching:
    'compatib*, sirve para, sirven para, funciona con, va con, otra marca, otras marcas, otros, gama, modelo*, adapt*, encaj*, estandar, universal*, rosca, solo con, vale para',
  hand: 'zurd*, diestr*, mano izquierda, mano derecha, ambidiestr*, dos manos, ambas manos',
  animals:
    'perr*, gato*, gata*, cachorr*, gatit*, conej*, hamster*, cobaya*, pajaro*, ave, aves, erizo*, mascota*, raza*, caballo*, pez, peces, gamba*, caracol*',
  joints:
    'articula*, cadera*, artrosis, artritis, espalda, ortoped*, viscoelastic*, rebajad*, rodilla*, ergonom*, mayor, mayores, muneca, viejo, vieja, dolor*, debil*',
  players:
    'jugador*, persona*, solitario, a dos, para dos, grupo, equipo, cooperativ*, juntos, plazas, comensal*, invitad*, pareja',
  timing: 'minuto*, hora*, dura*, duracion, partida*, rapid*, cuanto tiempo, tarda*',
  difficulty:
    'dificil*, dificult*, facil*, principiante*, expert*, nivel*, experiencia, aprend*, complicad*, sencill*, avanzad*, iniciacion, primera vez',
  reading:
    'leer, lectura, idioma*, espanol*, castellano, ingles*, frances*, aleman*, letra*, texto*, traducid*, simbolo*, escrit*',
  poison: 'venen*, toxic*, inofensiv*, nociv*, comestible*, come, mordisque*, mortal*, peligros*, inocu*, alimentaria',
  planting:
    'plant*, sembr*, siembr*, octubre, noviembre, diciembre, marzo, abril, mayo, septiembre, primavera, otono, bulbo*, flor*, florec*, profundidad, demasiado tarde, temporada, cosech*, poda*, podar, abono',
  growth: 'crec*, altura, alto, mide, invasiv*, trepad*, enan*, adult*, extiend*',
  pots: 'maceta*, tiesto*, tierra, sustrato, jardinera*, rieg*, regar, drenaje, sequia, trasplant*, suelo, arcilla, turba',
  shine: 'brill*, lumen*, luz, luces, regulable, blanc* calido, alumbr*, ilumin*, oscur*, lampara*, kelvin, encend*',
  distance: 'separacion, distancia, cable*, entre, metros, alcance, lejos, alarg*, cordon*, llega',
  wall: 'pared*, taladr*, colgar, cuelg*, fij*, agujero*, techo, tornillo*, adhesiv*, pegar, gancho*, taco*, azulejo*, ventosa*, mural*',
  sharpness:
    'afil*, cort*, corta, filo, hoja*, cuchilla*, romo, piedra, chaira, dentad*, ramas, grueso*, grosor, dureza, hrc',
  grip: 'resbal*, antidesliz*, agarre*, mango*, asa*, goma*, suelo*, ray*, aranaz*, parquet, fieltro, ventosa*, arrastra*, ventosas',
  load: 'carga max*, soport*, aguant*, peso max*, hasta kg, capacidad*, maxim*, sentarse',
  connection:
    'bluetooth, wifi, wi fi, app, aplicacion, smartphone, movil, iphone, android, alexa, conect*, red, internet, sin conexion',
  used: 'segunda mano, usad*, reacondicionad*, nuev*, estado, original*, autentic*',
  comfort:
    'comod*, confort*, bland*, mullid*, acolch*, firme*, dur*, espuma, roza, rozad*, ampolla*, suave*, suelo duro, piedras, notan',
  fastening:
    'cremallera*, boton*, velcro, cordon*, hebilla*, elastic*, iman*, broche*, correa*, clip*, cierre*, cerrad*, pestillo*, mosqueton*',
  removing: 'extraib*, desmont*, quitar, quita, separa*, funda*, cosid*, desenfund*, saca, sacar, quita, mover',
  escape: 'escap*, tira, tirar, huye, segur*, doble, cierre de seguridad, salta, a prueba de ninos, se suelta',
  proof: 'certific*, probad*, norma*, ce, oeko tex, en 71, homologad*, sello*, testad*',
  chew: 'muerd*, mord*, mastic*, roe, roer, destroz*, diente*, mandibula*, destru*',
  space:
    'armario*, cajon*, estante*, sitio, espacio, ocupa*, encimera, estrech*, anch*, profund*, cocina pequena, apil*, debajo de la cama, medida*, dimension*, tamano, cabe, plegada, ocupar, cajones',
  rust: 'oxid*, corro*, inoxidable*, galvanizad*, mar, agua salada, ennegrec*, aluminio, cromo, vanadio, inoxid*',
  wind: 'viento*, rafaga*, tormenta*, vuela, lastr*, ancl*, piqueta*, tensor*',
  repair: 'repar*, arregl*, parche*, piezas de recambio, servicio tecnico, pegar',
  filling: 'rellen*, pluma*, plumon, espuma, fibra*, poliester, kapok, nucleo, miraguano',
  adjusting:
    'ajustab*, regul*, inclin*, reclin*, velocidad*, niveles, acort*, recort*, telescop*, temporizador*, giratori*',
  hygiene: 'higien*, germen*, bacteri*, moho*, acaro*, esteril*, desinfect*, hongo*',
  sleep: 'dorm*, duerm*, sueno, noche*, cama, siesta*, cansad*, relaj*, ronc*',
  shape: 'redond*, cuadrad*, oval*, rectang*, forma*, plan*, curv*, motivo*, estampad*, logo, dibujo*, imagen*',
} satisfies TopicWords
