/**
 * Questions about six real policy pages of a software company, written before any word list, weight or threshold. Lines with
 * an even number were used for tuning; the odd half was only measured. `language|page|words that the passage
 * must have|question`; of words parted by / one is enough. Such choices were added for the even half only, after looking at
 * its answers.
 */
export const answerable = `
en|refund|unhappy with our products|Can I get my money back if I am not happy?
en|refund|meant to cancel|I was charged for another month but I wanted to cancel, do I get a refund?
de|refund|unhappy with our products|Bekomme ich mein Geld zurück, wenn ich unzufrieden bin?
fr|refund|unhappy with our products|Puis-je être remboursé si je ne suis pas satisfait ?
es|refund|unhappy with our products|¿Me devuelven el dinero si no estoy contento?
en|refund|a few back months|I forgot to cancel my account, will you refund me?
en|refund|prorated credit|I upgraded to a higher plan and did not use the extra features. Is there a credit?
en|refund|extended downtime|Do I get a credit when there was downtime?
es|refund|extended downtime|¿Dan un crédito si el servicio estuvo caído varias horas?
en|cancellation|no phone calls required|how do i cancel my account
de|cancellation|no phone calls required|Wie kann ich mein Konto kündigen?
fr|cancellation|no phone calls required|Comment annuler mon compte ?
es|cancellation|no phone calls required/no-questions-asked|¿Cómo puedo cancelar mi cuenta?
en|cancellation|30 days after cancellation|How long until my content is deleted after cancellation?
de|cancellation|30 days|Wann werden meine Inhalte nach der Kündigung gelöscht?
en|cancellation|at the request of anyone else|Can somebody else cancel the account for the owner?
en|cancellation|won’t bill you again|Will you bill me again after I cancel?
fr|cancellation|won’t bill you again|Serai-je encore facturé après l'annulation ?
en|cancellation|365 days of inactivity|Do you close inactive free accounts?
es|cancellation|365 days of inactivity|¿Cierran las cuentas gratuitas inactivas?
en|cancellation|180 days after being frozen|What happens to frozen accounts after a billing failure?
en|cancellation|without being upgraded|When is a trial account cancelled?
en|cancellation|make sure you download|Do I still have access to my account after cancelling?
en|cancellation|recovered once it has been permanently deleted|can deleted content be recovered?
en|sla|99.99%|What uptime do you guarantee?
de|sla|99.99%|Welche Verfügbarkeit garantieren Sie?
en|sla|automatic credit|What do I get when uptime drops below the guarantee?
en|sla|server side error rate|How is uptime measured?
en|sla|uptime public/37status.com|Where can I see your uptime?
en|sla|once in a blue moon|Can the SLA change in the future?
en|taxes|sales tax/collect those taxes|Do you charge sales tax?
en|taxes|Texas|Do customers in Texas pay sales tax?
de|taxes|VAT/payment of all taxes|Muss ich Mehrwertsteuer zahlen?
es|taxes|VAT|¿Cobran el IVA a clientes de España?
fr|taxes|VAT|Est-ce que la TVA est facturée aux clients en France ?
en|taxes|tax-exempt|We are a tax exempt organization, what do we need to send?
en|taxes|GST|Do Canadian customers pay GST?
en|taxes|reverse charge|Can I get a reverse charge with my VAT number?
en|taxes|change your billing information|How do I update my billing address?
de|taxes|billing|Wie ändere ich meine Rechnungsadresse?
en|taxes|exclusive of sales tax|Are taxes included in your prices?
fr|taxes|exclusive of|Les taxes sont-elles comprises dans les prix ?
en|terms|must be a human|May bots register accounts?
en|terms|security of your account and password|Who is responsible for my password?
en|terms|free trial|Do you have a free trial?
de|terms|free trial|Gibt es eine kostenlose Probezeit?
es|terms|free trial|¿Hay un periodo de prueba gratuito?
en|terms|billing cycle starts|When am I charged if I upgrade from the free plan?
en|terms|30 days notice|Will you tell me before you change prices?
fr|terms|30 days notice|Serai-je prévenu si les prix changent ?
en|terms|abuse|What happens if someone threatens one of your employees?
en|terms|as is|Do you give any warranty, or is the service as is?
en|terms|claim no ownership|Who owns the content I post?
de|terms|claim no ownership|Wem gehören die Inhalte, die ich hochlade?
en|terms|logos|Can I use your logo for promotion?
en|terms|API|Are there limits on how often I may call the API?
en|terms|surveillance|May I build an integration that monitors employees?
en|terms|not be liable|Are you liable for lost profits?
es|terms|liable|¿Son responsables de los daños por pérdida de datos?
en|terms|bugs|Do you fix all bugs?
en|terms|California Consumer Privacy Act|What is your role under the CCPA?
en|terms|two-factor|Should I use two-factor authentication?
en|privacy|never sell|Do you sell my data?
de|privacy|never sell|Verkaufen Sie meine persönlichen Daten?
es|privacy|never sell/never will sell|¿Venden mis datos personales?
fr|privacy|never sell|Vendez-vous mes données personnelles ?
en|privacy|last 4 digits|Do you store my credit card number?
de|privacy|last 4 digits|Speichern Sie meine Kreditkartennummer?
en|privacy|cookie|Do you use cookies?
fr|privacy|cookie|Utilisez-vous des cookies ?
es|privacy|cookie|¿Usan cookies?
en|privacy|IP address|Do you log my IP address?
en|privacy|CAPTCHA|Why do you use a captcha?
en|privacy|push notifications|Do the apps need permission for push notifications?
en|privacy|government|Do you give data to the government?
de|privacy|government|Geben Sie Daten an Behörden weiter?
en|privacy|Right to Erasure|I want all my personal information erased, is that my right?
fr|privacy|Right to Erasure|Ai-je le droit de faire effacer mes données personnelles ?
en|privacy|Right to Portability|Do I have a right to data portability?
en|privacy|encrypted|Is my data encrypted?
es|privacy|encrypted|¿Están cifrados mis datos?
en|privacy|25 days|How long does trashed content stay in the trash can?
en|privacy|stored in the United States|Where is my data stored?
de|privacy|United States|Wo werden meine Daten gespeichert?
en|privacy|Standard Contractual Clauses|How are transfers of personal data from the EU protected?
en|privacy|name, email address|What information do you ask for when I sign up?
en|privacy|correspondence|Do you keep emails that I send to support?
en|privacy|acquired by or merges|What happens to my data if the company is acquired?
en|privacy|privacy@37signals.com|Whom do I contact with privacy questions?
fr|privacy|privacy@37signals.com|Qui contacter pour une question sur la confidentialité ?
`

export const unanswerable = `
en|Do you ship to Mexico?
en|How much is express delivery?
de|Wie lange dauert der Versand nach Österreich?
fr|Quels sont les frais de livraison ?
es|¿Hacen envíos a las islas Canarias?
en|Can I exchange shoes for another size?
en|Do you have a size guide?
en|Where is my parcel?
de|Haben Sie eine Größentabelle?
fr|Où se trouve votre magasin à Lyon ?
es|¿Tienen tarjetas de regalo?
en|Do you sell gift cards?
en|Can I pay with PayPal?
en|Do you accept Bitcoin?
de|Kann ich auf Rechnung mit Klarna zahlen?
fr|Acceptez-vous les chèques vacances ?
es|¿Puedo pagar a plazos?
en|Is there a student discount?
en|What is your phone number?
en|What are your opening hours?
de|Wann haben Sie geöffnet?
fr|Quels sont vos horaires d'ouverture ?
es|¿Cuál es su horario de apertura?
en|Is the jacket waterproof?
en|Do you have this in red?
en|How do I wash a wool sweater?
de|Ist die Jacke wasserdicht?
fr|Cette robe existe-t-elle en bleu ?
es|¿De qué material es el bolso?
en|What is the capital of France?
en|Tell me a joke
en|Who won the world cup?
de|Wie wird das Wetter morgen?
fr|Quelle heure est-il à Tokyo ?
es|¿Quién es el presidente de Chile?
en|Do you have a loyalty program with points?
en|Can I pick up my order in the store?
en|Do you offer gift wrapping?
de|Bieten Sie eine Geschenkverpackung an?
fr|Avez-vous un programme de fidélité ?
es|¿Puedo recoger el pedido en la tienda?
en|How long is the warranty on headphones?
en|Do you repair broken laptops?
en|My package arrived damaged, what now?
de|Mein Paket ist beschädigt angekommen
fr|Mon colis est arrivé abîmé
es|Mi paquete llegó roto
en|Who pays for return shipping?
en|Within how many days can I return a pair of trousers?
en|Are your products vegan?
de|Sind Ihre Produkte aus Bio-Baumwolle?
fr|Vos produits sont-ils fabriqués en Europe ?
es|¿Sus productos son veganos?
en|Do you have vacancies for software engineers?
en|How many employees do you have?
en|Who is the founder of the company?
de|Wie viele Mitarbeiter haben Sie?
fr|Qui est le fondateur de l'entreprise ?
es|¿Tienen ofertas de trabajo?
en|Do you have a mobile app for Windows Phone?
en|How do I reset my password?
en|Can I change the delivery address of my order?
de|Kann ich die Lieferadresse meiner Bestellung ändern?
fr|Puis-je modifier mon adresse de livraison ?
es|¿Puedo cambiar la dirección de entrega de mi pedido?
en|Do you match prices of competitors?
en|Is there a discount code for newsletter subscribers?
en|How much does the biggest plan cost per year?
de|Gibt es einen Rabattcode?
fr|Avez-vous un code promo ?
es|¿Hay algún descuento para estudiantes?
en|Do you ship batteries by air?
en|Can you install the washing machine?
en|Do you take back old appliances?
de|Nehmen Sie Altgeräte zurück?
fr|Reprenez-vous les anciens appareils ?
es|¿Instalan la lavadora?
en|Is the toy safe for a two year old child?
en|Which laptop is best for gaming?
en|How tall is the Eiffel tower?
de|Wie hoch ist der Eiffelturm?
en|Do you have a wholesale price list?
en|Can I book an appointment with a stylist?
en|Do you deliver on Sundays?
de|Liefern Sie auch am Sonntag?
fr|Livrez-vous le dimanche ?
es|¿Entregan los domingos?
en|What is customs duty for orders to Norway?
en|Can I preorder the new console?
en|Can my order be delivered to a pickup point?
`

export interface Question {
  language: string
  text: string
  /** The page that answers. */
  page: string | null
  /** The passage that answers has one of these; null = no page answers. */
  expected: string[] | null
}

const linesOf = (list: string) => list.split('\n').filter((line) => line !== '')

/** @param half 0: the one used for tuning, 1: the one only measured. */
export function questionsOf(half: 0 | 1): Question[] {
  const yes = linesOf(answerable).map((line) => {
    const [language = '', page = '', expected = '', text = ''] = line.split('|')
    return { language, text, page, expected: expected.split('/') }
  })
  const no = linesOf(unanswerable).map((line) => {
    const [language = '', text = ''] = line.split('|')
    return { language, text, page: null, expected: null }
  })
  return [...yes.filter((_, at) => at % 2 === half), ...no.filter((_, at) => at % 2 === half)]
}
