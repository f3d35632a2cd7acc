import { fold } from '../../search/analysis/fold.ts'
import { conceptOf } from '../../search/constraints/families.ts'

/** How words are written in a hurry, as whole words. Only what can hardly mean something else in the four languages. */
const spelledOut = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    r: 'are',
    pls: 'please',
    plz: 'please',
    plis: 'porfavor',
    thx: 'thanks',
    ty: 'thanks',
    tnx: 'thanks',
    sth: 'something',
    smth: 'something',
    sumthing: 'something',
    wanna: 'want to',
    gonna: 'going to',
    gimme: 'give me',
    lemme: 'let me',
    dunno: 'dont know',
    idk: 'i dont know',
    wher: 'where',
    wheres: 'where is',
    whats: 'what is',
    hows: 'how is',
    lookin: 'looking',
    searchin: 'searching',
    cuz: 'because',
    tmrw: 'tomorrow',
    rn: 'right now',
    asap: 'now',
    thru: 'through',
    w: 'with',
    dis: 'this',
    da: 'da',
    ya: 'ya',
    // Spanish
    q: 'que',
    k: 'que',
    ke: 'que',
    xq: 'porque',
    xfa: 'porfavor',
    porfa: 'porfavor',
    pa: 'para',
    tmb: 'tambien',
    tb: 'tambien',
    toy: 'estoy',
    kiero: 'quiero',
    aki: 'aqui',
    dnd: 'donde',
    cdo: 'cuando',
    bn: 'bien',
    // French
    koi: 'quoi',
    kel: 'quel',
    kan: 'quand',
    ki: 'qui',
    pr: 'pour',
    bcp: 'beaucoup',
    slt: 'salut',
    bjr: 'bonjour',
    tjrs: 'toujours',
    tjs: 'toujours',
    qqn: 'quelqu un',
    qqch: 'quelque chose',
    qqc: 'quelque chose',
    svp: 'sil vous plait',
    stp: 'sil te plait',
    auj: 'aujourd hui',
    jveux: 'je veux',
    jcherche: 'je cherche',
    jai: 'j ai',
    cest: 'c est',
    ct: 'c etait',
    ya2: 'y a',
    dispo: 'disponible',
    chui: 'je suis',
    jsuis: 'je suis',
    ke1: 'que',
    pk: 'pourquoi',
    pq: 'pourquoi',
    msg: 'message',
    // German
    nen: 'einen',
    nem: 'einem',
    ner: 'einer',
    ne: 'eine',
    nix: 'nichts',
    nich: 'nicht',
    net: 'nicht',
    gibts: 'gibt es',
    gehts: 'geht es',
    habts: 'habt ihr',
    hab: 'habe',
    krieg: 'kriege',
    grad: 'gerade',
    bidde: 'bitte',
    vlt: 'vielleicht',
    evtl: 'vielleicht',
    wieviel: 'wie viel',
    wiviel: 'wie viel',
    fuer: 'fur',
    ueber: 'uber',
    moechte: 'mochte',
    zurueck: 'zuruck',
    groesse: 'grosse',
    schuh: 'schuhe',
  }),
)

const emailPattern = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const urlPattern = /\bhttps?:\/\/\S+|\bwww\.\S+/g
const orderPattern = /#\s?[a-z]{0,3}-?\d[\d-]{2,}|\b[a-z]{1,3}-?\d{5,}\b|\b\d{5,}\b|\b\d{3,}-\d{2,}\b/g
const pricePattern =
  /(?:[$€£]|us\$)\s?\d[\d.,]*k?|\d[\d.,]*\s?(?:[$€£]|(?:eur|euros?|dollars?|dolares|bucks|usd|gbp|pounds|pesos|quid)\b)/g

/** Cuts a text into the words a classifier sees: folded, spelled out, with placeholders for what differs from shop to shop. */
export function wordsForClassifier(text: string, isProduct: (word: string) => boolean): string[] {
  const plain = fold(text.replace(/[’‘`´]/g, "'"))
    .replace(emailPattern, ' xmail ')
    .replace(urlPattern, ' xurl ')
    .replace(orderPattern, ' xorder ')
    .replace(pricePattern, ' xprice ')
    .replace(/\b4 (?=[a-z])/g, 'for ')
    .replace(/\b2day\b/g, 'today')
    .replace(/\d+(?:[.,]\d+)*/g, ' xnum ')
    .replace(/([a-z])\1{2,}/g, '$1')
    // English contractions are one word, as many type them; French elisions are two.
    .replace(/(\w)'(s|re|m|ll|t|ve|d)\b/g, '$1$2')
    .replace(/[^\p{L}]+/gu, ' ')
  const words: string[] = []
  const raw = plain.split(' ').filter((word) => word !== '')
  for (const [at, word] of raw.entries()) {
    for (const said of spellOut(word, raw[at + 1] ?? '').split(' ')) {
      const seen = mask(said, isProduct)
      if (seen !== 'xprod' || words.at(-1) !== 'xprod') words.push(seen)
    }
  }
  return words
}

function spellOut(word: string, next: string): string {
  // "vs avez", but not "nike vs adidas"; "c koi" and "g besoin".
  if (word === 'vs' && next.endsWith('ez')) return 'vous'
  if (word === 'c' && next !== '' && next !== 'est') return 'c est'
  if (word === 'g' && next !== '') return 'j ai'
  if (word === 't' && next !== '') return 'tu es'
  return spelledOut.get(word) ?? word
}

function mask(word: string, isProduct: (word: string) => boolean): string {
  if (word.length < 3) return word
  const color = conceptOf('color', word)
  if (color && !color.literalOnly) return 'xcolor'
  return isProduct(word) ? 'xprod' : word
}
