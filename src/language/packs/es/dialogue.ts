import type { DialogueWords } from '../../pack-fields/pack-dialogue.ts'

/** By what Spanish tells the steps of a talk. */
export const dialogue = {
  asksPrice: [
    'cuanto (seria|saldrian?|costarian?|cuestan?|valen?|es|son|salen?)',
    'precio|cuestan?',
    'cuantos (euros|dolares|pesos)',
  ],
  asksPriceAlone: ['(y |entonces )?cuanto'],
  asksDetails: [
    'mas (info|detalles)',
    'cuentame',
    'ensename',
    '(que tal|como) (es|son|esta|estan)?( ?(ese|esa|este|esta|el|la)( (primer|segund|tercer|ultim|otr)[oa]?)?)?$',
  ],
  definite: 'el la',
  comparing:
    'compar*, diferencia entre, diferencia con, diferencia respecto, decidir entre, decidirme entre, decido entre, dudo entre, dudando entre, elegir entre',
  differences: 'diferencia diferencias',
  betweenCompared: 'y con o',
  asksWhich: 'cual cuales mejor barato barata',
  asksWhichOfThem: 'cual cuales',
  asksWhichStarts: 'cual, que es',
  tellsOf: 'ella el ellos ellas es acaba acaban se nos',
  fondOf:
    'gusta, gustan, encanta, encantan, aficionado, aficionada, fan, hobby, hobbies, colecciona, interesa, apasiona, apasionan, apasionado, apasionada, fascina, fascinan, chifla, flipa, adora, loco, loca, loco por, loca por, obsesionado, obsesionada, fanatico, fanatica, amante',
  hobbies:
    'hace, juega, cocina, lee, pinta, hornea, monta, corre, nada, camina, pesca, pescar, dibuja, cose, teje, baila, viaja, acampa, bebe, escala, va, toca, practica, esquia, caza, navega, escribe, escucha',
  anyProduct:
    'producto productos articulo articulos encontrar cosa cosas tienen tienes teneis venden vendes vendeis tienda',
  attributeStarts: 'cuanta, cuantos, cuantas, cual es la, cual es el',
  attributeBehind: 'tiene, tienen, hay, trae, traen, lleva, llevan',
  copulas: 'es son soy',
  another: ['(y )?((para|en|a)|que tal)', '(y )?cuanto( tarda| cuesta)?$'],
  further: ['y (que )?(si|cuando|cuant[oa]s?|como|quien|que|donde)', 'que pasa si', 'pero (que )?(si|cuando|como)'],
  agrees: 'vale, claro, dale, hazlo, adelante, de acuerdo',
  forgot: ['no (me acuerdo|lo recuerdo|recuerdo|se|lo se|la se|tengo (ni )?idea)', 'ni idea|olvid(e|ado)|se me olvido'],
  refuses: ['(prefiero|quiero) no \\w+', 'no (quiero|voy a) (dar\\w*|decir\\w*|escribir\\w*|compartir\\w*)'],
  address: ['(correo|direccion|cuenta)s?'],
  asksCode: [
    '(envi\\w+|mand\\w+|otro|nuevo|quiero|necesito|reenvi\\w+)\\b.{0,25}\\bcodigo',
    '(code|codigo)\\b.{0,20}\\b(reenviar|no (ha|me))',
    '(ningun|no) codigo',
  ],
  otherCode: ['descuento|cupon'],
} as const satisfies DialogueWords
