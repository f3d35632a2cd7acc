import { fold } from '../../language/fold.ts'
import { phrasesOfAll } from '../../language/packs.ts'
import type { Act } from './understanding.ts'

/** A text as the rules read it: folded words, one space between, apostrophes gone, numbers and signs # % kept. */
export const plainOf = (text: string): string =>
  fold(text.replace(/[’‘`´']/g, ' '))
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[^\p{L}\p{N}#%@.+-]+|[.-](?=\s|$)/gu, ' ')
    .trim()

const injection = [
  /\b(ignore|disregard|forget|override|bypass) (all |any |every )?(of )?(your |the |my |these |those |previous |prior |above |earlier )+(instructions?|rules|prompts?|guidelines|orders|directions|restrictions)/,
  /\b(ignora|olvida|ignoren|omite|olvidate)\w* (de )?(todas |todo )?(las |tus |mis )?(instrucciones|reglas|ordenes|indicaciones)/,
  /\b(ignore[zr]?|oublie[zr]?) (toutes )?(les |tes |vos |mes )?(instructions|regles|consignes|ordres)/,
  /\b(ignorier|vergiss|missacht)\w* (bitte )?(alle |deine |die |meine )*(vorherigen |bisherigen |obigen )?(anweisungen|regeln|instruktionen|befehle|vorgaben)/,
  /\bsystem ?prompt|\bprompt (del |du )?syst|\bsystemanweisung|\b(developer|debug|god|admin|jailbreak|dan) mode\b|\bmodo (desarrollador|administrador|dios)\b|\bmode (developpeur|administrateur|dieu)\b|\b(entwickler|admin|gott)modus\b/,
  /\byou are now (a |an |the |in |dan|my (grand|evil|slave|new|personal|assistant)|no longer|free)|\bahora eres (un|una|el|la|dan|mi)\b|\btu es maintenant (un|une|le|la|dan|mon)\b|\b(du bist jetzt|ab jetzt bist du) (ein|eine|der|die|dan|mein)\b/,
  /\b(pretend|act) (to be|as if|as|like) (you|an? (admin|administrator|developer|unrestricted|evil|hacker|different ai)|the (owner|admin))/,
  /\b(reveal|print|repeat|show|output|dump|leak)\b.{0,30}\b(your|the|hidden|initial|secret) (prompt|instructions|system|configuration|api key|rules)/,
  /<\/?(system|assistant|instructions?)>|\[(system|inst)\]|^system\b.{0,3}:/,
]
const human = [
  /\b(talk|speak|chat|connect|transfer|put)\w*\b.{0,25}\b(human|person|agent|representative|rep|someone|somebody|manager|supervisor|support|operator|staff|customer service|employee)\b/,
  /\b(hablar|chatear|pas[ae]me|ponme|comuni[cq]\w+|transf\w+)\b.{0,25}\b(persona|humano|alguien|agente|asesor\w*|encargad[oa]|operador\w*|soporte|gerente|atencion)\b/,
  /\b(parler|discuter|passe[zr]?|transfer\w+|relation)\b.{0,25}\b(humain|personne|quelqu|conseiller|conseillere|agent|responsable|service client|support|vendeur|qqn)\b/,
  /\b(mensch\w*|mitarbeiter\w*|jemand\w*|berater\w*|kundenservice|kundendienst|support|chef|echten person)\b.{0,25}\b(sprechen|reden|verbinde\w*|chatten|telefonieren)\b|\bverbinde\w*\b.{0,20}\b(mensch|mitarbeiter|jemand|berater|support)/,
  /\b(real|actual|live) (human|person|agent)\b|\bpersona (real|de verdad)\b|\bvraie personne\b|\becht(er|en|e) (mensch|person)/,
  /^(human|agent|representative|operator|humano|agente|asesor|humain|conseiller|mensch|mitarbeiter|person|persona)( please| pls| por favor| porfa| svp| bitte)?$/,
]
const notHuman =
  /\b(are|r) (you|u|we|i)\b|\beres\b|\b(tu es|t es|vous etes|es tu|etes vous)\b|\b(bist du|sind sie|seid ihr)\b|\bis this\b|\b(you are|youre|you re|ur|your) (an? )?(real |actual |live )?(human|person|agent|bot)\b|\bam i\b|\bestoy hablando\b|\bje parle\b|\brede ich\b|\bmodel\b/
const refund =
  /\b(refund\w*|money back|reembols\w*|rembours\w*|ruckerstatt\w*|erstattung\w*|geld zuruck|devuel\w+ (el|mi) dinero|return policy|devolucion\w*|retoure\w*|ruckgabe\w*|politique de retour)\b/

/** Something arrived broken or damaged. */
const broken =
  /\b(arrived|came|got here|received|delivered) (\w+ ){0,2}(broken|damaged|defective|smashed|cracked|faulty|scratched|ripped|in pieces)\b|\b(llego|llegado|vino|recibi\w*) (\w+ ){0,3}(rot[oa]s?|danad[oa]s?|defectuos[oa]s?|estropead[oa]s?|golpead[oa]s?)\b|\b(arrivee?|recue?) (\w+ ){0,3}(cassee?s?|abimee?s?|endommagee?s?|defectueu\w+)\b|\b(kam|angekommen|geliefert|bekommen) (\w+ ){0,3}(kaputt\w*|beschadigt\w*|defekt\w*|zerbrochen\w*)\b|\b(kaputt|beschadigt|defekt|zerbrochen) (an|angekommen|geliefert)\b/

const advice =
  /\b(recommend|suggest|recomiend\w+|recomend(ais|arias|arme|ame)|sugier\w+|aconsej\w+|conseille[zrs]?|recommande[zs]|propose[zs]?|empfiehl\w*|empfehl\w+|empfehlung\w*|vorschlag\w*|schlag\w* .{0,20}\bvor)\b/
const gift =
  /\b(?:gifts?|presents?|regalos?|detalle|cadeaux?|geschenke?|geschenkideen?) (?:ideas? )?(?:for|4|para|pa|pour|pr|fur|a mi) \p{L}|^(?!free |no |the |my |your )(?:\p{L}+ ){1,2}(?:gifts?|gift ideas?)$/u
const notGift = /\b(?:gift|present)s? (?:card|wrap|receipt|note|voucher|box)|free gift/
const notAdvice = /\b(refund|return|ship\w*|pay|livraison|paiement|envio|pago|versand|zahlung|commande|friend|amigo)\b/

/** Short messages that mean one thing, however the words are used elsewhere. */
const fixed: [Act, RegExp][] = [
  [
    'unknown',
    /^(?:sorry )?(?:i )?(?:dont|don t|do not|didnt|didn t) (?:get (?:it|that|this)|understand)(?: you| that| this)?$|^(?:what|huh) do you mean$|^(?:huh|what|eh|hm+|que|como|quoi|hein|was|hae)$|^no (?:lo )?entiendo(?: nada)?$|^je (?:ne )?comprends pas$|^(?:das )?versteh\w* (?:ich )?nicht$|^ich versteh\w* (?:das )?nicht$/,
  ],
  [
    'search',
    /^(?:so |hey |and )?what (?:all |else |kind of (?:things|stuff|products) )?(?:do|can|does) (?:you|ya|u|yall|i|this (?:shop|store)) (?:guys )?(?:sell|offer|carry|buy)(?: here| there)?$|^(?:que|q) (?:cosas )?(?:venden|vendeis|vendes)(?: aqui)?$|^(?:vous vendez quoi|que vendez vous|qu est ce que vous vendez)$|^was (?:alles )?verkauft ihr(?: so| hier)?$/,
  ],
  [
    'small_talk',
    /^how (?:are|r) (?:you|u|ya)(?: doing)?(?: today)?$|^como estas$|^(?:comment )?ca va$|^wie geht(?:s| es dir)$/,
  ],
]

/** "Reorder #W123", "nachbestellen": a word that means nothing else. */
const again =
  /\b(?:re-?order|reordering|repurchase|nachbestell\w*|racheter ma commande)\b|^(?:repetir|repite|repiteme) (?:mi |el )?(?:ultimo )?pedido\b/
/** "How much are the strawberries?" */
const priceOf =
  /^(?:and |so |ok |y |et |und )?(?:how much (?:is|are|does|do) |whats the price of |what is the price of |cuanto (?:cuesta|cuestan|vale|valen) |combien (?:coute|coutent) |(?:was|wie ?viel) kosten? (?:der|die|das|ein|eine|ein paar) )/
const priceOfService =
  /\b(?:shipping|delivery|postage|return|returns|refund|express|customs|label|gift ?wrap\w*|warranty|weigh\w*|envio|devol\w+|entrega|livraison|retour\w*|port|versand\w*|lieferung|porto|retoure\w*|rucksend\w*|for \d{2,})\b/
/** Asks for a quote explicitly. */
const quotation =
  /\b(?:a|an|the|your) (?:quote|quotation|price quote|estimate)\b|\b(?:un presupuesto|una cotizacion|un devis|kostenvoranschlag)\b|\bwholesale\b/
/** "I'd like to buy that coffee again." */
const buysAgain =
  /\b(?:buy|order|purchase|comprar|pedir|acheter|commander|kaufen|bestellen)\b.{0,120}\b(?:again|once more|otra vez|de nuevo|a nouveau|encore une fois)\b|\b(?:noch ?mal|wieder|erneut) (?:kaufen|bestellen)\b|\bracheter\b/
const ofStock = /\b(?:when|stock|available|cuando|disponible|quand|wann|lieferbar|never|nie|nunca|jamais)\b/
/** "Which is better value, the Lenovo or the Dell?" */
const weighing =
  /\b(?:better|worth|mejor|conviene|mieux|besser|lohnt)\b.{0,120}\b(?:the|el|la|le|der|die|das|den) \S+(?: \S+)? (?:or|o|ou|oder) (?:the|el|la|le|der|die|das|den)\b/
const callBack =
  /\b(?:ring|call|phone) me(?: back)?\b|\bruf(?:t)? mich (?:bitte )?(?:an|zuruck)\b|\brappelez moi\b|\bllamenme\b/
/** "Kindle vs tablet", but not "vs avez". */
const versus = /(?<=\p{L}\p{L} )(?:vs|versus) (?!\p{L}+ez\b)\p{L}/u

const exact: [Act, string[]][] = [
  ['yes', phrasesOfAll(({ yes }) => yes)],
  ['no', phrasesOfAll(({ no }) => no)],
  [
    'greeting',
    (
      'hi|hello|hey|heya|hiya|yo|hello there|hi there|hey there|good morning|good evening|good afternoon|howdy|sup|hallo|hola|holaa|ola|buenas|' +
      'buenos dias|buenas tardes|buenas noches|muy buenas|hola buenas|bonjour|bonsoir|salut|slt|bjr|coucou|cc|guten tag|guten morgen|' +
      'guten abend|moin|moin moin|servus|gruss gott|gruezi|hallo zusammen|huhu|tach|hallochen'
    ).split('|'),
  ],
  [
    'thanks',
    (
      'thanks|thank you|thx|ty|tysm|cheers|thanks a lot|thank you so much|thank you very much|many thanks|thanks so much|gracias|muchas gracias|mil gracias|' +
      'merci|merci beaucoup|merci bcp|merci bien|danke|vielen dank|danke schon|dankeschon|besten dank|herzlichen dank|danke dir|danke sehr|' +
      'great thanks|ok thanks|perfect thanks|super danke|ok danke|ok gracias|perfecto gracias|parfait merci|ok merci|super merci'
    ).split('|'),
  ],
  [
    'goodbye',
    (
      'bye|goodbye|good bye|bye bye|see you|see ya|cya|ok bye|good night|adios|hasta luego|chao|hasta pronto|nos vemos|au revoir|a bientot|' +
      'bonne journee|bonne soiree|a plus|tschuss|tschussi|auf wiedersehen|bis bald|ciao|bis dann|tschau|gute nacht|schonen tag noch|schonen abend|ade'
    ).split('|'),
  ],
]
/** "Price?" Of more pieces than one it is a quote. */
const justPrice =
  /^(?:(?:the|el|le|der) )?(?:price|cost|precio|prix|preis)(?: (?:please|pls|plz|por favor|porfa|svp|stp|bitte))?$/
/** "Show me what you have": the whole shop. */
const everything =
  /^(?:(?:please |pls )?(?:show me|let me see|list|can i see) (?:everything|all|your catalog(?:ue)?|what you(?: have|ve got| sell| got))|what (?:do you have|have you got)|(?:muestrame|ensename|quiero ver) (?:todo|lo que (?:tienes|tienen|hay))|que (?:tienen|tienes|venden)|montre(?:z)? moi (?:tout|ce que vous avez)|(?:que vendez vous|qu est ce que vous (?:avez|vendez))|zeig(?:t|en sie)? (?:mir )?(?:alles|was (?:ihr|sie) (?:habt|haben))|was (?:habt ihr|haben sie|verkauft ihr|verkaufen sie))(?: please| pls| bitte| por favor| svp)?$/
const exactActs = new Map(exact.flatMap(([act, phrases]) => phrases.map((phrase) => [phrase, act] as const)))

/** What the few rules that are always right say about a clause; urgent first; none when they say nothing. @param plain see `plainOf` */
export function actsByRule(plain: string): Act[] {
  const bare = plain
    .replace(/[#%@.+-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const said = exactActs.get(bare) ?? fixed.find(([, pattern]) => pattern.test(bare))?.[0]
  if (said) return [said]
  if (everything.test(bare)) return ['search']
  const faults: Act[] = broken.test(bare) ? ['complaint'] : []
  if (!notHuman.test(bare) && human.some((pattern) => pattern.test(bare))) return ['human', ...faults]
  if (refund.test(bare) && !/\bcontra ?reembolso\b/.test(bare)) return [...faults, 'returns']
  if (faults.length > 0) return faults
  if (advice.test(bare) && !notAdvice.test(bare)) return ['recommend']
  if (gift.test(bare) && !notGift.test(bare)) return ['recommend']
  if (justPrice.test(bare) || (priceOf.test(bare) && !priceOfService.test(bare))) return ['product_question']
  if (quotation.test(bare)) return ['quote']
  if (again.test(bare) || (buysAgain.test(bare) && !ofStock.test(bare))) return ['reorder']
  if (versus.test(bare) || weighing.test(bare)) return ['compare']
  if (callBack.test(bare) && !/\d/.test(bare)) return ['human']
  const answer = shortAnswer(bare)
  return answer ? [answer] : []
}

const yesStart = /^(yes|yeah|yep|yup|sure|si|sip|claro|oui|ouais|ja|jo|jap|klar)\b/
const noStart = /^(no|nope|nah|non|nan|nein|nee)\b/

/** "Yes that is right", "no I do not think so": a few words behind a yes or no, none of them a wish. */
function shortAnswer(bare: string): Act | null {
  const words = bare.split(' ')
  if (words.length > 6 || wish.test(bare)) return null
  if (yesStart.test(bare)) return 'yes'
  return noStart.test(bare) &&
    !/^(no|non) (funciona|me|he|quiero|tengo|puedo|va|llega|puede|la|se|es|sirve|color|shipping|order)\b/.test(bare)
    ? 'no'
    : null
}

const wish =
  /\b(want|need|show|have|where|when|how|what|which|cheaper|refund|return|order|color|size|human|agent|quiero|busco|tienes|donde|cuando|cuanto|cual|pedido|muestra\w*|veux|cherche|avez|quand|combien|quel\w*|commande|montre\w*|will|suche|habt|wann|wie|welche\w*|bestellung|zeig\w*|brauche|mochte|arrived|received|recu|llegado|bekommen|xnum|\d+)\b/

/** Someone tries to make the assistant forget what it is. @param plain see `plainOf` */
export const isInjection = (plain: string): boolean => injection.some((pattern) => pattern.test(plain))

const polite =
  /^(?:(?:hi|hello|hey|heya|yo|hola|buenas|buenos dias|buenas tardes|bonjour|salut|slt|bonsoir|coucou|hallo|hi there|hello there|guten tag|guten morgen|moin|servus)\b[\s,.!:;-]*(?:again|there|all|team|zusammen|a todos)?[\s,.!:;-]*)+/i

/** The text behind its greeting: "hi, do you have red shoes". Null without one, or when nothing else is said. */
export function behindGreeting(text: string): string | null {
  const match = polite.exec(text)
  const rest = match ? text.slice(match[0].length).trim() : ''
  return rest === '' ? null : rest
}

/** The wish behind a yes or no: "no, I want the blue one". Null when there is none. */
export function behindAnswer(text: string): string | null {
  const match =
    /^(?:yes|yeah|no|nope|si|sí|oui|non|ja|nein|ok|okay|vale)\s*[,.!;:]\s*(?=\S+\s+\S+)|^(?:no|yes|nein|ja|ok) (?=i |ich |quiero |je )/i.exec(
      text,
    )
  return match ? text.slice(match[0].length) : null
}

const cheaper =
  /\b(cheaper|less expensive|lower price[ds]?|more affordable|too expensive|too pricey|mas barat\w+|mas economic\w+|menos car[oa]s?|(muy|demasiado|tan) car[oa]s?|moins ch\w+|trop ch\w+|plus abordables?|gunstiger\w*|billiger\w*|preiswerter\w*|zu teuer|weniger teuer\w*)\b/
const dearer =
  /\b(more expensive|pricier|higher end|more premium|mas car[oa]s?|mas exclusiv\w+|plus chers?|plus cheres?|haut de gamme|teurere?[srnm]?|hochwertiger\w*)\b/

/** "Not too expensive" wishes for a good price, and compares nothing. */
const notTooMuch =
  /\b(?:not|isnt|isn t|nicht|pas|no|que no sea[ns]?|sin ser) (?:too |so |very |that |zu |so |trop |muy |demasiado |tan )?(?:expensive|pricey|teuer|cher|chere|chers|cheres|car[oa]s?)\b/

/** -1 cheaper, 1 more expensive, 0 neither. "Cheaper than 50" is a limit and no direction. */
export function priceDirectionOf(plain: string): -1 | 0 | 1 {
  if (notTooMuch.test(plain)) return 0
  const match = cheaper.exec(plain)
  if (match && !/^ (than|que|als) ?(\$|€)? ?\d/.test(plain.slice(match.index + match[0].length))) return -1
  return dearer.test(plain) && !/\b(not|no|pas|nicht) (more|mas|plus|teurer)/.test(plain) ? 1 : 0
}

const places: [number, RegExp][] = [
  [0, /\b(first|1st|primer[oa]?|premier|premiere|1er|1ere|erste[rnsm]?)\b/],
  [1, /\b(second|2nd|segund[oa]|deuxieme|2eme|2e|seconde?|zweite[rnsm]?)\b/],
  [2, /\b(third|3rd|tercer[oa]?|troisieme|3eme|3e|dritte[rnsm]?)\b/],
  [3, /\b(fourth|4th|cuart[oa]|quatrieme|4eme|vierte[rnsm]?)\b/],
  [4, /\b(fifth|5th|quint[oa]|cinquieme|5eme|funfte[rnsm]?)\b/],
]
const last = /\b(last one|the last|el ultimo|la ultima|le dernier|la derniere|(der|die|das|den) letzten?)\b/
const lastOther =
  /\b(last|ultim[oa]|dernier|derniere|letzte[nrs]?) (time|order|purchase|week|month|year|monday|tuesday|friday|vez|pedido|compra|semana|mes|fois|commande|semaine|mois|mal|bestellung|woche|monat|jahr|price|day)/
const notPlace =
  /\b(first|primera?|premiere|erste[rnsm]?) (time|order|purchase|vez|compra|pedido|day|fois|commande|bestellung|tag|mal)\b|\b(second|third|segunda|tercera|deuxieme|troisieme|zweiten?|dritten?) (time|vez|fois|mal|hand|mano|main)\b|\ba second\b|\bzum (ersten|zweiten|dritten) mal\b/g

/** Places of what was shown: "the second one" = [1], "the last" = [-1], "#2" = [1] when so many were shown. */
export function ordinalsOf(plain: string, shownCount: number): number[] {
  const text = plain.replace(notPlace, ' ')
  const found: { place: number; at: number }[] = []
  for (const [place, pattern] of places) {
    const match = pattern.exec(text)
    if (match) found.push({ place, at: match.index })
  }
  const end = last.exec(text)
  if (end && !lastOther.test(text)) found.push({ place: -1, at: end.index })
  const numbered = /(?:^| )(?:#|number |numero |no\.? |nr\.? |n° |option |opcion |nummer |the number )(\d{1,2})(?: |$)/g
  for (const match of text.matchAll(numbered)) addPlace(Number(match[1]), match.index)
  const bare = /^(?:the |el |la |le |der |die |das )?(\d{1,2})$/.exec(text)
  if (bare) addPlace(Number(bare[1]), 0)
  function addPlace(number: number, at: number): void {
    if (number >= 1 && number <= shownCount) found.push({ place: number - 1, at })
  }
  if (/\b(both|these two|ambos|los dos|las dos|les deux|ces deux|beide|beiden)\b/.test(text) && shownCount >= 2) {
    if (found.length === 0) return [0, 1]
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ place }) => place))]
}

const placeWords =
  /^(ok|okay|and|then|vale|alright|gimme|show|tell|about|me|take|the|el|la|le|les|der|die|das|den|dem|first|second|third|fourth|fifth|last|one|ones|1st|2nd|3rd|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|ultim[oa]|premier|premiere|deuxieme|seconde?|troisieme|dernier|derniere|erste\w?|zweite\w?|dritte\w?|vierte\w?|letzte\w?|please|pls|bitte|por|favor|porfa|svp|number|numero|nummer|option|opcion|no|nr|that|this|i|mean|want|take|like|quiero|nehme|prends|je|ich|#?\d{1,2})$/

/** Whether the text only points at something shown: "the second one, please". @param plain see `plainOf` */
export const isOnlyPlace = (plain: string): boolean => plain.split(/\s+/).every((word) => placeWords.test(word))
