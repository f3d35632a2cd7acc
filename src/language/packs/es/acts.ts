import type { ActWords } from '../../pack-fields/pack-acts.ts'

/** By what Spanish tells what a message does. */
export const acts = {
  injection: [
    '(ignora|olvida|ignoren|omite|olvidate)\\w* (de )?(todas |todo )?(las |tus |mis )?(instrucciones|reglas|ordenes|indicaciones)',
    'prompt (del )?sistema',
    'modo (desarrollador|administrador|dios)',
    'ahora eres (un|una|el|la|dan|mi)',
  ],
  suspicious: ['\\w*(regla|regl)\\w*', 'modos?', '\\w*pirat\\w*', 'finge'],
  human: [
    '(puedo|podria) hablar con (?!vosotros|ustedes|usted|contigo)',
    '(hablar|chatear|pas[ae]me|ponme|comuni[cq]\\w+|transf\\w+)\\b.{0,25}\\b(persona|humano|alguien|agente|asesor\\w*|encargad[oa]|operador\\w*|soporte|gerente|atencion)',
    'persona (real|de verdad)',
  ],
  humanAlone: 'humano agente asesor persona',
  notHuman: ['(hablo|estoy hablando|estoy chateando|chateo) con', 'eres', 'estoy hablando'],
  trust: ['^(?:no )?(?:sera|seran|sois|son) .{0,30}\\b(?:estafa|estafadores|fraude|timo|confiables?|fiables?)\\b'],
  unclear: ['que|como', 'no (lo )?entiendo( nada)?'],
  browsing: [
    '(que|q) (cosas )?(venden|vendeis|vendes|tienen|tienes)( aqui)?( por favor)?',
    '(muestrame|ensename|quiero ver) (todo|lo que (tienes|tienen|hay))( por favor)?',
  ],
  howAreYou: ['como estas'],
  greetings: 'hola, holaa, ola, buenas, buenos dias, buenas tardes, buenas noches, muy buenas, hola buenas',
  greeted: 'a todos',
  thanks: 'gracias, muchas gracias, mil gracias, ok gracias, perfecto gracias',
  goodbye: 'adios, hasta luego, chao, hasta pronto, nos vemos',
  okStarts: 'vale',
  self: 'quiero',
  cheaper: ['(cuesta|sale)n? menos|mas barat\\w+|mas economic\\w+|menos car[oa]s?|(muy|demasiado|tan) car[oa]s?'],
  dearer: ['(cuesta|sale)n? mas|mas car[oa]s?|mas exclusiv\\w+'],
  notTooMuch: ['(no|que no sea[ns]?|sin ser) (muy |demasiado |tan )?car[oa]s?'],
  notMore: ['no mas'],
  than: 'que',
  places: [['primer[oa]?'], ['segund[oa]'], ['tercer[oa]?'], ['cuart[oa]'], ['quint[oa]']],
  last: ['el ultimo|la ultima'],
  lastOther: ['ultim[oa] (vez|pedido|compra|semana|mes)'],
  notPlace: ['primera? (vez|compra|pedido)', '(segunda|tercera) (vez|mano)'],
  numbered: 'numero opcion',
  both: 'ambos, los dos, las dos',
  pointing:
    'vale el la los las primer primero primera primeros primeras segundo segunda tercer tercero tercera cuarto cuarta ultimo ultima por favor porfa numero opcion quiero me gusta',
  having: [
    '(hola )*((que|no) )?(tienes|tienen|teneis|tenes|venden|vendeis|vendes|hay|manejan|andais de)(?! (lo|la|los)\\b)',
  ],
  clauses: {
    joins: 'y pero',
    starts: 'tambien, puedo, tienen, tienes, como, cuanto, donde, cuando',
    startsJoined: 'quiero, por favor, es, son, viene, lo teneis, lo tienen, lo hay, la teneis, hay, tiene',
    startsBehindComma: 'ademas',
    asks: 'puedo, se puede, podria, tengo que, me podeis, me pueden, podeis, pueden, puede usted',
    also: 'ademas',
  },
} as const satisfies ActWords
