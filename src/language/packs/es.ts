import type { LanguagePack } from '../pack.ts'
import { acts } from './es/acts.ts'
import { claims } from './es/claims.ts'
import { contents } from './es/contents.ts'
import { degrees } from './es/degrees.ts'
import { dialogue } from './es/dialogue.ts'
import { glossary } from './es/glossary.ts'
import { judging } from './es/judging.ts'
import { motifs } from './es/motifs.ts'
import { orderQuestions } from './es/order-questions.ts'
import { policies } from './es/policies.ts'
import { properties } from './es/properties.ts'
import { questions } from './es/questions.ts'
import { reckoning } from './es/reckoning.ts'
import { scales } from './es/scales.ts'
import { shorthand } from './es/shorthand.ts'
import { talk } from './es/talk.ts'
import { topics } from './es/topics.ts'
import { writing } from './es/writing.ts'

/** Spanish. */
export const es = {
  code: 'es',
  numbers: {
    decimalMark: ',',
    small:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    betweenTens: [
      'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    ],
    hundreds: 'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    hundred: 'ciento cien',
    thousand: 'mil',
    and: 'y',
    one: 'un una uno',
    counts: { docena: 12 },
    rarely: 'un uno una once mil',
    squared: 'cuadrado cuadrados',
    two: '',
  },
  units: {
    in: 'pulgada pulgadas',
    ft: 'pie pies',
    cm: 'centimetro centimetros',
    mm: 'milimetro milimetros',
    m: 'metro metros',
    ml: 'mililitro mililitros',
    l: 'litro litros',
    g: 'gramo gramos',
    kg: 'kilo kilos kilogramo kilogramos',
    oz: 'onza onzas',
    lb: 'libra libras',
    w: 'vatio vatios',
    gb: 'giga gigas',
    v: 'voltio voltios',
    pc: 'pieza piezas',
    item: 'articulo articulos',
    cup: 'taza tazas',
    min: 'minuto minutos',
    h: 'hora horas',
    day: 'dia dias',
    week: 'semana semanas',
    month: 'mes meses',
    year: 'ano anos',
    deg: 'grado grados',
    lm: 'lumenes',
  },
  counted: 'segundo segundos calorias personas jugadores paginas',
  dimensions: 'de ancho, de alto, de largo, de fondo, de grosor, de diametro',
  afterPreposition: '',
  moneySlang: 'pavos',
  currencies: {
    dollar: 'dolar dolares',
    euro: 'euro euros',
    pound: 'libra libras',
    yen: 'yen yenes',
    peso: 'peso pesos',
    cent: 'centavo centavos centimo centimos',
  },
  prices: {
    atMost:
      'nada de mas de, no pasan de, no pasa de, no superan, no supera, que no pase de, que no pasen de, que no supere, que no superen, sin pasar de, sin pasarse de, tope, no mas caro que, ' +
      'no mas cara que, menos de, por debajo de, debajo de, hasta, hasta los, maximo, maximo de, como maximo, no mas de, inferior a, ' +
      'mas barato que, mas barata que, presupuesto, presupuesto son, presupuesto es, presupuesto es de, presupuesto de, mi limite es, mi limite son, mi tope es, mi maximo es, puedo gastar, puedo gastar hasta',
    atMostOfMoney: 'por',
    atLeast: 'mas de, al menos, minimo, como minimo, superior a, a partir de, por encima de, encima de',
    atLeastOfMoney: 'desde, de',
    orLess:
      'o menos, es mi limite, es mi tope, es mi maximo, es mi presupuesto, son mi limite, son mi tope, son mi presupuesto, es todo lo que tengo, es lo que tengo, es el limite, es el tope, max, maximo, como maximo, como mucho, a lo sumo',
    orLessOfMoney: 'maximo, y ya, y no mas, es lo que hay',
    orMore: 'o mas, y mas',
    orMoreOfMoney: '',
    aroundOfMoney:
      'alrededor de, unos, unas, mas o menos, aproximadamente, sobre, sobre los, cerca de, como, digamos, pongamos',
    aroundBehind: 'o asi, mas o menos, o por ahi, aproximadamente',
    around: 'alrededor de, rondando los, sobre los, por los, en torno a, en torno a los',
    having: 'tengo, yo tengo, tenemos, cuento con, dispongo de',
    only: 'solo solamente nomas apenas unicamente',
    spent: 'para gastar, en total, encima, disponibles',
    spending:
      'yo me lo que se quiero queremos querria quisiera puedo podemos podria pienso voy a ir gastar gastarme gastarnos pagar pagarme costar cueste cuesten valga valer mucho tengo',
    refusals: 'tampoco nunca',
    goesOn: 'que cual cuales hay tienes tienen puedes pueden pero y entonces asi gracias porfa para',
    range: 'entre, desde, precio, precio :',
    rangeOfMoney: 'de',
    to: 'y, a, hasta',
    upTo: '',
    beforeAmount: 'de los unos como',
    lead: 'precio por de a cueste cuesten cuesta cuestan mi',
    notMoney: 'mujeres mujer hombres hombre ninos ninas personas adultos edad talla',
    cheap:
      'barato, barata, baratos, baratas, mas barato, mas barata, mas baratos, mas baratas, economico, economica, economicos, economicas, ' +
      'que no sea caro, que no sea cara, no muy caro, no muy cara, asequible, asequibles',
    reduced:
      'en oferta, de oferta, en rebajas, de rebajas, rebajado, rebajada, rebajados, rebajadas, en promocion, con descuento, costaba antes, precio anterior, antes costaba, era mas caro',
  },
  orders: {
    cheapest:
      'mas barato!, mas barata!, mas baratos!, mas baratas!, lo mas barato, mas economico!, mas economica!, mas economicos!, mas economicas!, ' +
      'lo mas economico, menos caro!, menos cara!, precio mas bajo, menor precio, que cueste menos, cuesta menos!',
    dearest:
      'mas caro!, mas cara!, mas caros!, mas caras!, lo mas caro, mayor precio, precio mas alto, mas lujoso!, mas lujosa!, que cuesta mas',
    newest:
      'mas nuevo!, mas nueva!, mas nuevos!, mas nuevas!, lo mas nuevo, lo ultimo, novedad, novedades, mas reciente, mas recientes, recien llegado, ' +
      'recien llegados, recien llegada, recien llegadas',
    best:
      'mejor!, mejores, mejor valorado, mejor valorada, mejor valorados, mejor valoradas, mejor puntuado, mejor puntuada, mas vendido, mas vendidos, ' +
      'mas vendida, mas vendidas, mas popular, mas populares, de mayor calidad, lo mejor',
  },
  comparisons: { lower: 'barato barata baratos baratas menos', higher: 'caro cara caros caras mas' },
  stock: {
    there: 'en stock, hay stock, disponible, disponibles, en existencia',
    gone: 'no disponible, no disponibles, agotado',
    when: 'cuando',
    back: 'vuelve, vuelven, vuelve a estar, reponen, reponeis, repone, lo reponen, de nuevo, otra vez disponible, nuevamente',
    left: 'quedan, queda, teneis, tienen, tienes, hay, en stock, disponibles, os quedan, le quedan, les quedan',
  },
  negation: {
    words:
      'no, no quiero, no soporto, no soporta, no me gusta, no me gustan, no le gusta, no le gustan, odio, odia, detesto, detesta, que no necesite, que no necesita, que no necesiten, que no lleve, que no lleven, que no tenga, que no tengan, que no use, sin, excepto, menos en, que no sea, que no sean, nada, nada de, nada con, nada en',
    absent: 'sin ninguno ninguna',
    closing: 'no tampoco',
    before: 'de en el la una un',
    idle: 'no tengo, no tenemos, aun no tengo, todavia no tengo, no tengo nada, no tengo ni',
  },
  had: { have: 'tengo tiene tenemos tienen', already: 'ya' },
  goesOn: 'entonces, despues, hasta entonces, en ese caso, si no, esto, estos, estas, ellos',
  contents,
  headcount: {
    behind: 'personas comensales invitados jugadores',
    places: 'plazas',
    before: 'familia de, familias de, somos, seremos, vamos a ser',
  },
  comparing: { endings: '', before: 'la mas, el mas, lo mas, los mas, las mas' },
  degrees,
  scales,
  either: 'o u',
  joiners: 'o u y e',
  named: {
    vendor: 'de la marca, de marca, marca, marca :, de',
    category: 'en la categoria, en categoria, categoria, categoria :',
    tag: 'etiqueta, etiqueta :',
  },
  options: {
    names: { color: 'color colores', size: 'talla tallas tamano tamanos', material: 'material tejido' },
    markers: 'en',
    colorMarkers: 'de color, en color',
    materialMarkers: 'hecho de, hecha de',
    articles: 'el la',
    beforeSizeWord: 'en de',
    beforeSize: 'en del t',
    measuredAt: 'cintura, talle de cintura, contorno de cintura, pecho',
    describing: 'de',
    generic: 'no',
  },
  colors: {
    red: 'rojo',
    blue: 'azul',
    green: 'verde',
    black: 'negro',
    white: 'blanco',
    yellow: 'amarillo',
    orange: 'naranja!',
    purple: 'morado lila',
    pink: 'rosa',
    brown: 'marron castano',
    gray: 'gris',
    gold: 'dorado oro!',
    silver: 'plateado plata!',
    navy: 'azul_marino',
    'sky blue': 'celeste! azul_celeste',
    'royal blue': 'azul_real',
    turquoise: 'turquesa',
    burgundy: 'burdeos',
    maroon: 'granate',
    olive: 'verde_oliva oliva!',
    khaki: 'caqui',
    emerald: 'esmeralda!',
    'forest green': 'verde_bosque',
    charcoal: 'antracita',
    ivory: 'marfil',
    mustard: 'mostaza!',
    violet: 'violeta',
    lavender: 'lavanda!',
    lilac: 'lilas',
    fuchsia: 'fucsia',
    'rose gold': 'oro_rosa',
    copper: 'cobre!',
    sand: 'arena!',
  },
  materials: {
    cotton: 'algodon',
    leather: 'cuero',
    'faux leather': 'polipiel cuero_sintetico',
    wool: 'lana',
    cashmere: 'cachemir',
    linen: 'lino',
    silk: 'seda',
    denim: 'mezclilla',
    velvet: 'terciopelo',
    suede: 'ante! gamuza',
    polyester: 'poliester',
    canvas: 'lona',
    wood: 'madera',
    oak: 'roble',
    bamboo: 'bambu',
    steel: 'acero',
    'stainless steel': 'acero_inoxidable',
    iron: 'hierro',
    aluminum: 'aluminio',
    brass: 'laton',
    titanium: 'titanio',
    glass: 'vidrio! de_vidrio de_cristal',
    plastic: 'plastico',
    ceramic: 'ceramica',
    terracotta: 'terracota terracotta',
    porcelain: 'porcelana',
    rubber: 'goma!',
    silicone: 'silicona',
    vinyl: 'vinilo',
    paper: 'papel',
    marble: 'marmol',
    stone: 'piedra',
    lace: 'encaje',
    beech: 'haya! madera_de_haya',
    birch: 'abedul',
    spruce: 'abeto',
    maple: 'arce',
    mahogany: 'caoba',
    rosewood: 'palisandro',
    ebony: 'madera_de_ebano',
    acacia: 'madera_de_acacia',
    cedar: 'cedro',
    poplar: 'chopo',
    basswood: 'madera_de_tilo',
    'cherry wood': 'madera_de_cerezo',
    'ash wood': 'madera_de_fresno',
    'pear wood': 'madera_de_peral',
    plywood: 'contrachapado',
    granite: 'granito',
    slate: 'pizarra',
    'cast iron': 'hierro_fundido hierro_colado',
  },
  sizes: {},
  imitation: 'sintetico',
  agreement: {
    endings: 's es',
    swaps: { a: 'o', as: 'o', os: 'o' },
    irregular: { blanca: 'blanco', blancas: 'blanco' },
  },
  foods: 'zumo jugo te vino cafe azucar arroz aceite carne queso',
  things: glossary,
  properties: { ...properties, ...motifs },
  names: {
    head: 'first',
    details: 'para con sin de del en por y',
    elisions: '',
    meaningful: 'grandes grande gran general bueno buena nuevo nueva nuevos nuevas mal dos tres cuatro cinco seis ocho',
    moreStopWords: '',
    unstemmed: '',
    plurals: {},
    singulars: [
      [/ces$/, 'z'],
      [/([lnrdjzy])es$/, '$1'],
      [/([aeiou])s$/, '$1'],
    ],
  },
  glue: 'el los las del y con para por',
  audiences: {
    men:
      'hombre, hombres, caballero, caballeros, varon, varones, senor, senores, masculino, papa!, padre, suegro, marido, esposo, novio, prometido, ' +
      'abuelo, abuelito, tio!, hermano, cunado',
    women:
      'mujer, mujeres, dama, damas, senora, senoras, senorita, femenino, mama!, madre, suegra, esposa!, novia, prometida, abuela, abuelita, tia!, ' +
      'hermana, cunada, ella!',
    boys: 'nino, chico!, chicos, chaval, hijo, sobrino, sobrinos, nieto, ahijado, hermanito, muchacho, muchachos',
    girls:
      'nina, ninas, chica!, chicas, hija, hijas, sobrina, sobrinas, nieta, nietas, ahijada, hermanita, muchacha, muchachas',
    kids: 'ninos, infantil, infantiles, hijos, nietos, adolescente, adolescentes, juvenil, crio, crios, peques, ninos y ninas, chicos y chicas',
    baby: 'bebe, bebes, recien nacido, recien nacidos, recien nacida',
    adults: 'adulto, adultos, adulta, adultas',
    unisex: 'unisex, sin genero',
    pets: 'mascota, mascotas',
    dogs: 'perro, perros, perrito, perritos, perra, perras, perrita',
    puppies: 'cachorro, cachorros',
    cats: 'gato, gatos, gata, gatas',
    kittens: 'gatito, gatitos',
    rodents: 'hamster, cobaya, cobayas, conejo!, conejos!',
    birds: 'periquito, periquitos, loro!, canario!',
  },
  ages: {
    old: 'anos de edad, anitos',
    years: 'anos, ano',
    months: 'meses, mes, meses de edad',
    weeks: 'semanas de edad, semanas de vida',
    aged: 'de, edad, de edad, que tiene, que cumple, tiene, cumple, va a cumplir',
    label: 'edad, edades',
  },
  askNothing:
    'empezar empieza comenzar sino buen bueno buena buenos buenas paquete paquetes envase persona personas gente alguien jefe jefa jefes companero companera companeros colega colegas vecino vecina vecinos amigo amiga amigos amigas profesor profesora profe invitado invitados anfitrion anfitriona suegro suegra suegros perdon disculpa realmente mucho mucha muchos bastante ya aun hoy manana ahora pronto quiza quizas bonito bonita bonitos bonitas lindo linda quiero',
  occasions: 'cumpleanos cumple navidad navidades reyes aniversario',
  possessives: 'mi mis nuestro nuestra nuestros nuestras su sus tu tus',
  articles: 'un una unos unas el la los las',
  further: {
    and: 'y, e, &, mas, tambien',
    also: 'y tambien, ademas de, y ademas',
    some: 'unos, unas, otro, otra, algun, alguna, unos cuantos, un par de',
  },
  quantities: {
    counters: 'unidades unidad piezas pieza par pares articulos',
    holders:
      'bolsa bolsas paquete paquetes caja cajas botella botellas bote botes tarro tarros lata latas rollo rollos',
    takers:
      'quiero quisiera queremos dame deme necesito necesitamos necesitaria ponme pongame mandame llevo pido cojo compro cantidad',
    endings: 'por porfa',
    notCounted: 'talla numero pedido modelo',
    pointers: 'los las estos estas esos esas',
    each: 'cada unidad',
    of: 'de',
    them: 'estos estas ellos ellas esos esas cada',
    notThings: 'tallas veces',
    plurals: 's',
    details: 'para de en',
  },
  hedges:
    'quiza, quizas, tal vez, a lo mejor, posiblemente, probablemente, puede que, mas o menos, aproximadamente, unos, unas, alrededor de, ' +
    'cerca de, sobre, idealmente, preferiblemente, a ser posible, si se puede, si es posible, si puede ser, creo, creo que, supongo, como, algo asi como, ' +
    'no estoy seguro, no estoy segura',
  yes: 'si, sip, sii, claro, vale, de acuerdo, si por favor, si porfa, por supuesto, dale, venga, confirmo, claro que si',
  no: 'no, nop, no gracias, para nada, dejalo, mejor no',
  gifts:
    'regalo, regalos, detalle, obsequio, obsequios, un regalo para, regalo para, regalos para, un detalle para, para regalar, regalo de cumpleanos, ' +
    'regalo de navidad, regalo de reyes, regalo de boda, regalo de aniversario, idea de regalo, ideas de regalo, un regalo',
  beside: 'tambien',
  requests:
    'me recomiendas, que me recomiendas, me recomienda, recomiendame, que recomiendas, para jugar al, para jugar a, ' +
    'le gusta, le gustan, le encanta, le encantan, que le gusta, que le gustan, a quien le gusta, ' +
    'busco, estoy buscando, ando buscando, buscaba, quiero, quisiera, queria, me gustaria, necesito, tienen, tienes, teneis, tiene, venden, ' +
    'vendes, vendeis, hay, muestrame, mostrame, ensename, quiero ver, me ensenas, dame, me puedes ensenar, me interesa, me interesan, algun, alguna, ' +
    'algunos, algunas, unos, unas' +
    ', por favor, porfa, porfavor, hola, buenas, buenos dias, buenas tardes, gracias, muestreme, ensenadme, kiero, cuanto cuesta' +
    ', cuanto cuestan, cuanto vale, cual es, cual es el, cual es la, que, recomiendame' +
    ', solo, solamente, que sea, que sean, tiene que ser, debe ser, que tengais, que tengas, que tenga, que tengan, volviendo a' +
    ', algo, alguna cosa, cosas',
  references: {
    it: 'lo esto eso este esta estos estas ese esa esos esas ello ellos ellas aquel aquella',
    many: 'estos estas esos esas ellos ellas',
    one: 'uno una unos unas',
    other: 'otro otra otros otras mejor mejores mas',
    better: 'mejor mejores mas',
    asking:
      'es son tiene tienen puede puedo hay como que cual cuales cuando donde cuanto cuanta cuantos cuantas sirve lleva viene',
    something: 'algo',
    similar:
      'parecido, parecida, parecidos, parecidas, similar, similares, por el estilo, de ese estilo, de este estilo, del mismo estilo, como este, como esta, como ese, como esa, como estos, como estas, como eso, como esto',
    matching:
      'que le vaya bien, que vaya bien, que le vayan bien, que vaya con eso, que combine, que combinen, que combina, que pegue, a juego, para acompanar, para acompanarlo, para acompanarla, va bien con eso, le va bien, le queda bien',
    matchingNamed:
      'va bien con, van bien con, vaya bien con, vaya con, combina con, combinan con, combine con, que pega con, pegue con',
    restart:
      'olvida eso, olvidalo, olvida lo, da igual, queria decir, quise decir, quiero decir, me refiero a, me referia a, no espera, mejor otra cosa, otra cosa, en vez de eso, en lugar de eso, he cambiado de idea, no ese, no esa, ese no, esa no',
    letsGo: 'olvida, olvide, olvidate de, olvidese de, deja, deje, dejemos',
    goesOn: 'y, y que tal, que tal, y si, o, pero',
    together: 'juntos, juntas, en total, precio total, todo junto, los dos juntos',
    which: 'cual, cuales',
    ofThem:
      'de ellos, de ellas, de esos, de esas, de estos, de estas, de los dos, de las dos, entre ellos, entre ellas',
    needNot:
      'no tiene que ser, no tienen que ser, no tiene por que ser, no hace falta que sea, no hace falta que sean, no necesita ser, da igual que sea, da igual si es, me da igual que sea, me da igual si es',
    drops:
      'olvida, olvide, olvidate de, da igual, no importa, me da igual, es igual, cualquier, no es importante, sin importar',
    describing: 'con en de',
    prices: 'precio precios presupuesto coste cueste dinero',
  },
  comparatives: {
    bigger: 'mas grande, mas grandes, mayor, muy pequeno, demasiado pequeno, demasiado pequena',
    smaller:
      'mas pequeno, mas pequena, mas pequenos, mas pequenas, menor, mas chico, mas chica, demasiado grande, muy grande, mas compacto',
    longer: 'mas largo, mas larga, mas largos, mas largas, demasiado corto, demasiado corta',
    shorter: 'mas corto, mas corta, mas cortos, mas cortas, demasiado largo, demasiado larga',
    heavier: 'mas pesado, mas pesada',
    lighter:
      'mas ligero, mas ligera, mas ligeros, mas ligeras, mas liviano, mas liviana, menos pesado, menos pesada, demasiado pesado, demasiado pesada',
    biggest: 'el mas grande, la mas grande, los mas grandes, las mas grandes',
    smallest:
      'el mas pequeno, la mas pequena, los mas pequenos, las mas pequenas, el mas chico, la mas chica, el mas compacto',
    longest: 'el mas largo, la mas larga',
    shortest: 'el mas corto, la mas corta',
    heaviest: 'el mas pesado, la mas pesada',
    lightest: 'el mas ligero, la mas ligera, el mas liviano, la mas liviana, los mas ligeros',
  },
  orderQuestions,
  questions,
  reckoning,
  topics,
  purposes: { for: 'para, pa, ideal para, apto para', to: 'para, a, para usar en', against: 'contra' },
  shorthand,
  calendar: {
    by: 'para, para el, hasta el, a mas tardar el',
    before: 'antes del, antes de',
    arrives: 'llega, llegan, llegara, llegaran, llegaria, recibo, recibire, lo tengo, la tengo, los tengo, las tengo',
    orders: 'pido, pidiendo, compro, encargo, hoy es, estamos a',
    weekdays: ['domingo domingos', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado sabados'],
    weekend: 'fin de semana',
    months: [
      'enero ene',
      'febrero feb',
      'marzo',
      'abril abr',
      'mayo',
      'junio',
      'julio',
      'agosto ago',
      'septiembre setiembre',
      'octubre',
      'noviembre',
      'diciembre dic',
    ],
  },
  contrasts: 'pero aunque sino',
  streets: { before: 'calle avenida avda av plaza! paseo!' },
  policies,
  talk,
  thingsOfTalk:
    'telefono celular regalo hombre mujer correr invierno verano cafe bebe cocina inalambrico impermeable nino movil tenis',
  acts,
  dialogue,
  writing,
  judging,
  claims,
  leaks: {
    buyer: ['comprador(?:a)?'],
    bought: ['compro|pidio'],
    recited: ['mis instrucciones (?:son|dicen)'],
    addressed: ['asistente'],
    ordered: ['(?:ignora|olvida|omite) (?:todas?|las|los|tus|cualquier)'],
    refusing: ['no puedo'],
  },
} as const satisfies LanguagePack
