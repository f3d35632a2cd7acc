/** Words that may stand in capitals without naming a product; folded. */
const names =
  'ki ia ai i ok okay hi hello hey hallo hola bonjour salut welcome thanks thank sorry yes no sure great perfect ai faq usb led url pdf id e mail email english german french spanish deutsch englisch franzosisch spanisch espanol ingles francais anglais ' +
  'christmas weihnachten navidad noel mr mrs ms herr frau senor senora madame monsieur monday tuesday wednesday thursday friday saturday sunday usd eur gbp us eu uk ' +
  'xs s m l xl xxl xxxl a b c d x sku vat pm am tv pc sie ihnen ihr ihre ihrem ihren ihrer du dir dich ud vd usted ustedes spiel'

/** Everyday words that a shop assistant begins a sentence or a phrase with, and describes things with; folded. */
const plain =
  'here there this that these those what which how when where why who let just please also another other both either neither maybe perhaps happy glad good nice lovely cool awesome excellent fantastic wonderful amazing ' +
  'price prices cost costs stock order orders item items product products option options size sizes color colors colour colours material model models style features feature capacity storage quantity total status tracking number carrier ' +
  'delivery shipping return returns refund refunds policy policies payment warranty question questions answer answers help support contact customer service team store shop page website link cart checkout account ' +
  'recommend recommendation suggestion suggestions pick choice favourite favorite best cheaper cheapest smaller larger bigger lighter popular new latest classic simple stylish elegant comfortable sturdy solid practical handy versatile compact modern beautiful ' +
  'if unless although while since because so then now today tomorrow otherwise unfortunately sadly currently actually basically overall finally first second third next last instead alternatively additionally furthermore moreover however meanwhile ' +
  'looking searching found compare comparing checking need want would could should may might can will did does do is are was were have has had get got give take look see tell show choose pick note tip remember ' +
  'all any some each every many much more most few several none nothing everything something someone anyone everyone nobody it its they them their he she we you your our my me us him her ' +
  'summary overview details description title vendor brand category tag availability available unavailable yes no not only even still already yet between under over above below from to with without for of in on at by about around as per ' +
  'red blue green black white yellow orange purple pink brown gray grey silver gold beige small medium large extra ' +
  'matching right wrong same different similar whole entire main ideal suitable fitting affordable cheap expensive pricier premium basic standard regular original full half light dark warm cold big little long short wide narrow soft hard strong thin thick quick easy ' +
  'gern gerne hier da das der die den dem des ein eine einen leider klar natuerlich naturlich schau schauen moment hallo danke bitte preis preise farbe farben grosse grossen bestellung bestellungen artikel produkt produkte lieferung versand ruckgabe frage fragen hilfe laden shop lager status sendung sendungsnummer nummer verfugbarkeit auswahl modell modelle ' +
  'aqui esta este estos estas claro lamento gracias precio precios color colores talla tallas pedido pedidos articulo articulos producto productos envio devolucion pregunta ayuda tienda estado numero modelo modelos disponible ' +
  'voici voila bien merci desole prix couleur couleurs taille tailles commande commandes article articles produit produits livraison retour question aide boutique statut numero modele modeles disponible meilleur bonne bon beau belle nouveau nouvelle petit petite grand grande ' +
  'mejor bueno buena nuevo nueva pequeno pequena grande rojo azul verde negro blanco barato barata caro cara'

export const ordinaryNames: ReadonlySet<string> = new Set(names.split(' '))
export const ordinaryWords: ReadonlySet<string> = new Set(plain.split(' '))

/** Makers whose name is a claim in every language. */
export const brands: ReadonlySet<string> = new Set(
  (
    'nike adidas puma reebok asics apple samsung sony lg bosch siemens philips dyson gucci prada rolex chanel dior levi levis patagonia columbia vans converse xiaomi huawei lenovo dell asus acer hp canon nikon gopro bose jbl ' +
    'logitech razer microsoft google amazon fitbit garmin casio seiko fossil ikea lego makita dewalt tefal krups delonghi nespresso kitchenaid weber osprey salomon hoka quechua decathlon zara primark timberland birkenstock crocs skechers rayban oakley'
  ).split(' '),
)
