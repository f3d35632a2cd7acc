const insults =
  /\b(idiots?|stupid|useless|morons?|scam(mers?)?|thieves|liars?|crooks?|pathetic|ridiculous|unacceptable|outrageous|disgusting|wtf|fuck\w*|shit\w*|bullshit|crap|damn|sucks?|worst|joke|garbage|idiotas?|inutil(es)?|estafa\w*|ladron\w*|sinverguenzas?|verguenza|mierda|asco|porqueria|inaceptable|pesim[oa]|put[oa]s?|joder|incompetentes?|arnaque\w*|voleurs?|escrocs?|honteux|honte|scandaleux|inadmissible|inacceptable|merde|nuls?|putain|foutage|lamentable|connards?|idioten?|betruger|abzocke\w*|frechheit|unverschamt\w*|scheiss\w*|saustall|saftladen|saulad\w*|mist|unfahig\w*|lacherlich|verarsch\w*|zum kotzen|katastrophe)\b/
const anger =
  /\b(angry|furious|fed up|sick of|pissed|frustrat\w+|annoyed|very disappointed|so disappointed|really disappointed|extremely disappointed|had enough|enfadad[oa]|cabread[oa]|hart[oa]|indignad[oa]|furios[oa]|muy (molest|decepcionad)[oa]|enerve|furieux|en colere|marre|ras le bol|tres decue?|degoutee?|wutend|sauer|stinksauer|genervt|total enttauscht|sehr enttauscht|nervt|reicht s|hab die nase voll)\b/
const again =
  /\b(third|fourth|fifth|3rd|4th|5th|tenth) time\b|\b(tercera|cuarta|quinta) vez\b|\b(troisieme|quatrieme|cinquieme) fois\b|\b(fait|deja) (trois|quatre|cinq|3|4|5|10) fois\b|\b(dritten?|vierten?|funften?) mal\b|\b(how many times|cuantas veces|combien de fois|wie oft denn)\b|\b(nobody|no one|noone) (answers|replies|helps|responds|cares)|\bnadie (contesta|responde|ayuda)|\bpersonne (ne )?(me )?repond|\b(keiner|niemand) (antwortet|hilft|reagiert|meldet)/
const notInsult = /\b(joke|chiste|blague|witz)\b/

/** Whether a shopper is angry: capitals, insults, "for the third time", rows of exclamation marks. @param plain see `plainOf` */
export function isFrustrated(text: string, plain: string): boolean {
  if (anger.test(plain) || again.test(plain)) return true
  const insult = insults.exec(plain)
  if (insult && !(notInsult.test(insult[0]) && /\b(tell|know|cuenta|raconte|erzahl)/.test(plain))) return true
  if (/!{3,}|(\?!|!\?){2,}|\?{4,}/.test(text)) return true
  // "NIKE AIR MAX" is a name, four words in capitals are a shout.
  const words = text.match(/\p{L}+/gu) ?? []
  const loud = words.filter((word) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase())
  return loud.length >= (text.includes('!') ? 3 : 4) && loud.length >= words.length * 0.7
}
