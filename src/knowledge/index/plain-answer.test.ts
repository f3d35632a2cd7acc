import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainAnswer } from './plain-answer.ts'

/** `language of the question|of the page|question|quote|what is told plainly`: place, yes or no, cost, time, free from. */
const lines = `
en|de|do you ship to glasgow|Nach Großbritannien und Norwegen liefern wir nicht.|GB no
en|de|how much is it to graz|Österreich und Slowenien: 8,50 €, 2 bis 4 Werktage, ab 75 € gratis|AT yes 8,50 € 2-4 workday 75 €
es|fr|enviáis a berlín?|Allemagne, Autriche : 10,90 €, 3 à 5 jours ouvrables|DE yes 10,90 € 3-5 workday
de|en|versand nach mallorca|Balearic Islands: £14, 5 to 8 working days. Canary Islands: £19, 2 to 3 weeks.|ES-IB yes £14 5-8 workday
en|en|can you send it to derry|We post to Ireland, Northern Ireland and Malta.|GB-NIR yes
de|en|was kostet der versand nach irland|To Northern Ireland it costs £6.95. To the Republic of Ireland it takes 4 to 7 working days and costs £12.|IE yes £12 4-7 workday
en|en|how much to northern ireland|To the Republic of Ireland it costs £12. To Northern Ireland it costs £6.95.|GB-NIR yes £6.95
en|de|do you ship to oslo|In alle anderen Länder liefern wir leider nicht.|NO no
fr|en|combien de temps pour renvoyer|You may return it within 45 days.|45-45 day
en|en|do you post to ireland?|We don't send anything outside the UK, and that includes the Republic of Ireland.|IE no
en|en|do you deliver to northern ireland|We can’t send pianos to Northern Ireland.|
fr|fr|vous livrez en suisse ?|Ces articles ne partent ni en Suisse, ni en Norvège.|
en|en|do you deliver to norway?|These are not delivered to Norway.|
en|en|how much to belgium|Boards go to Belgium by carrier, not by post.|
en|fr|how much a month|Violons dès 19 €, altos dès 24 € par mois.|
de|en|kann ich in genf mit twint zahlen|We take Twint from Swiss customers.|
`

test('what a quote tells of a place, a cost and a time is read from it', () => {
  for (const line of lines.trim().split('\n')) {
    const [asked = '', told = '', question = '', quote = '', expected = ''] = line.split('|')
    const plain = plainAnswer(question, { quote, passage: quote }, { asked, told })
    const place = plain?.place ? [plain.place.code, plain.place.isSentTo ? 'yes' : 'no'] : []
    const time = plain?.time ? [`${plain.time.from}-${plain.time.to}`, plain.time.unit] : []
    const said = [...place, plain?.cost, ...time, plain?.freeFrom].filter((one) => one).join(' ')
    assert.equal(said, expected, line)
  }
})
