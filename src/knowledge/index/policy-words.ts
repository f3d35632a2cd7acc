/**
 * Words of a shop's policies that mean much the same, in four languages, so that a question finds a page in other words or
 * in another language: `en | es | fr | de`, alternatives parted by commas. A line is one meaning; one with a ~
 * names what a question is about without saying what it asks, so that an answer may well do without it.
 */
const lines = `
refund, refunded, money back, cash back, reimburse, reimbursement | reembolso, reembolsar, devolver el dinero, devuelven el dinero, devolución del dinero, dinero de vuelta, reintegro | remboursement, rembourser, remboursé | Rückerstattung, Erstattung, erstatten, erstattet, Geld zurück, zurückerstatten, Rückzahlung
return, send back, send it back, send them back, give back, give it back, bring it back | devolución, devolver, devoluciones, retorno | retour, retourner, renvoyer, rendre | Rückgabe, zurückgeben, zurückschicken, Retoure, zurücksenden, Rücksendung, umtauschen, Widerruf, Widerrufsrecht
exchange, swap | cambio, cambiar por, cambiarlo | échange, échanger | Umtausch, umtauschen, tauschen
shipping, ship, shipped, delivery, deliver, delivered, dispatch | envío, enviar, envían, entrega, entregar, reparto, despacho | livraison, livrer, livrez, expédition, expédier, envoi | Versand, versenden, Lieferung, liefern, geliefert, Zustellung, verschicken, Auslieferung, Lieferzeit
~how long, delivery time, takes, lasts, duration, arrive, arrives, deadline | cuánto tarda, cuánto tiempo, tarda, tardan, plazo, duración, llega, llegar | combien de temps, délai, délais, durée, arrive, arriver | wie lange, dauert, Dauer, Frist, ankommen
sale, sale items, reduced, clearance | rebajado, rebajas, rebajados, oferta | soldes, soldé, en promotion | reduziert, Ausverkauf, herabgesetzt
express, overnight, next day | exprés, urgente, al día siguiente | express, lendemain | Express, Eilversand, über Nacht
abroad, international, internationally, overseas, worldwide | extranjero, internacional, todo el mundo | étranger, international, monde entier | Ausland, international, weltweit
country, countries | país, países | pays | Land, Länder
cost, price, fee, rate, charge for, pricing, how much | coste, costo, precio, tarifa, cuánto cuesta, cuánto cuestan, gastos | coût, prix, frais, tarif, combien coûte, combien coûtent | Kosten, Preis, Gebühr, Tarif, wie viel kostet, was kostet, wie teuer, Preise
free, free of charge, complimentary, at no cost | gratis, gratuito, gratuita, sin coste | gratuit, gratuite, gratuitement, offert | kostenlos, gratis, umsonst, kostenfrei, gratuit, kostenlose
tracking, track, trace | seguimiento, rastrear, rastreo, localizar | suivi, suivre | Sendungsverfolgung, verfolgen, Sendungsnummer, nachverfolgen
parcel, package | paquete | colis, paquet | Paket, Sendung
~order, purchase | pedido, orden, compra | commande, achat | Bestellung, Auftrag, bestellen, Einkauf
~item, product, article, goods, merchandise | artículo, producto | article, produit, marchandise | Artikel, Produkt, Ware
cancel, cancellation, terminate, close account, call off | cancelar, cancelación, anular, dar de baja, darme de baja, baja | annuler, annulation, résilier, résiliation | kündigen, Kündigung, stornieren, Stornierung, abbestellen, gekündigt, widerrufen
account | cuenta | compte | Konto, Account, Benutzerkonto, Kundenkonto
password, passcode | contraseña, clave | mot de passe | Passwort, Kennwort
login, log in, sign in | iniciar sesión, acceder, entrar en mi cuenta | connexion, se connecter | anmelden, einloggen, Login, Anmeldung
sign up, register, registration, signup | registrarse, registro, darse de alta, registrarme | inscription, inscrire, enregistrer | registrieren, Registrierung
payment, pay, paid, paying | pago, pagar, pagos | paiement, payer, régler | Zahlung, bezahlen, zahlen, Bezahlung
charged, billed, bill, billing, charge | cobrar, cobran, cobro, facturar, facturación, cobrado | facturer, facturé, facturation, débité, facturée, prélevé | abgebucht, berechnen, berechnet, abrechnen, Abrechnung, abbuchen, belasten
credit card, card number, card, debit card | tarjeta, tarjeta de crédito | carte bancaire, carte de crédit, carte bleue | Kreditkarte, Karte, EC-Karte, Kreditkartennummer
PayPal | PayPal | PayPal | PayPal
instalments, installments, klarna | a plazos, cuotas, financiación | plusieurs fois, mensualités, échelonné | Raten, Ratenzahlung, Klarna, Ratenkauf
invoice, receipt | factura, recibo | facture, reçu | Rechnung, Quittung, Beleg
tax, taxes, sales tax, VAT, GST | impuesto, impuestos, IVA | taxe, taxes, impôt, TVA | Steuer, Steuern, Mehrwertsteuer, MwSt, Umsatzsteuer, USt
customs, duty, duties, import tax | aduana, aranceles, aduanas | douane, droits de douane | Zoll, Zollgebühren, Einfuhr
warranty | garantía | garantie | Gewährleistung, Garantie
guarantee, guaranteed | garantizan, garantizar, garantizado | garantissez, garantir, garanti | garantieren, garantiert
repair, fix | reparación, reparar, arreglar | réparation, réparer | Reparatur, reparieren
damaged, broken, defective, faulty | dañado, roto, defectuoso, estropeado | abîmé, endommagé, cassé, défectueux | beschädigt, kaputt, defekt, zerbrochen
lost, missing | perdido, extraviado, falta | perdu, manquant, égaré | verloren, fehlt, verschwunden
privacy, confidentiality | privacidad, confidencialidad | confidentialité, vie privée | Datenschutz, Privatsphäre, Vertraulichkeit
data, information | datos, información | données, informations | Daten, Informationen
personal | personal, personales | personnelles, personnel, personnelle, personnels | persönlich, persönliche, persönlichen, personenbezogen, personenbezogene
sell | vender, venden, vende | vendre, vendez, vend | verkaufen, verkauft
share, disclose, pass on, give to | compartir, comparten, divulgar, ceden | partager, partagez, divulguer, transmettre | weitergeben, teilen, offenlegen, geben Sie weiter, weiter
store, stored, keep, retain, save | guardar, guardan, almacenar, almacenan, conservar, guardados, almacenados | conserver, stocker, enregistrez, conservez, stockées, stockez, gardez | speichern, gespeichert, aufbewahren, behalten
delete, deleted, erase, erased, erasure, remove, deletion | borrar, eliminar, suprimir, borrado, eliminan, eliminación, borran | supprimer, effacer, suppression, effacement, supprimé, supprimées | löschen, gelöscht, Löschung, entfernen
cookie, cookies | cookie, cookies | cookie, cookies, témoins | Cookie, Cookies
encrypt, encrypted, encryption | cifrado, cifrados, cifrar, encriptado, encriptados | chiffrer, chiffré, chiffrées, chiffrement, crypté, cryptées | verschlüsselt, verschlüsseln, Verschlüsselung
security, secure, protect, protected | seguridad, seguro, proteger, protegen, protegidos | sécurité, sécurisé, protéger, protégées, protégez | Sicherheit, sicher, schützen, geschützt
government, authorities, police, law enforcement | gobierno, autoridades, policía | gouvernement, autorités, police | Regierung, Behörden, Behörde, Polizei
law, legal | ley, legal | loi, légal, légale | Gesetz, rechtlich, gesetzlich
right, rights | derecho, derechos | droit, droits | Recht, Rechte
liable, liability, responsible | responsable, responsables, responsabilidad | responsable, responsabilité | haften, Haftung, haftbar, verantwortlich
damages, loss | daños, perjuicios | dommages, préjudice | Schäden, Schaden
terms, conditions, terms of service | términos, condiciones | conditions générales, CGV, conditions | AGB, Bedingungen, Geschäftsbedingungen, Nutzungsbedingungen
contact, get in touch, reach you, write to you | contacto, contactar, ponerme en contacto | contact, contacter, joindre | Kontakt, kontaktieren, erreichen, wenden
support, help desk, customer service, helpdesk | soporte, atención al cliente, servicio al cliente | assistance, service client, support | Support, Kundendienst, Kundenservice, Hilfe
email, e-mail, mail address | correo electrónico, email, correo | e-mail, courriel, adresse mail, mail | E-Mail, Mail, E-Mail-Adresse
phone, telephone, phone number, call, call us | teléfono, llamar | téléphone, appeler | Telefon, Telefonnummer, anrufen
address | dirección | adresse | Adresse, Anschrift
billing address, invoice address | dirección de facturación | adresse de facturation | Rechnungsadresse, Rechnungsanschrift
shipping address, delivery address | dirección de envío, dirección de entrega | adresse de livraison | Lieferadresse, Lieferanschrift, Versandadresse
opening hours, business hours, open on | horario, horario de apertura, abierto, abren | heures d'ouverture, horaires d'ouverture, horaires, ouvert | Öffnungszeiten, geöffnet, offen
physical store, shop location, showroom, branch | tienda física, sucursal | magasin, boutique | Filiale, Ladengeschäft, Laden
pick up, pickup, collect in store, click and collect | recoger, recogida | retirer, retrait, récupérer | abholen, Abholung, selbst abholen
size guide, size chart, sizing | guía de tallas, tabla de tallas | guide des tailles, tableau des tailles | Größentabelle, Größenberatung, Größenführer
size, sizes | talla, tallas, tamaño | taille, tailles | Größe, Größen
colour, color | color | couleur | Farbe
material, fabric | material, tejido | matière, tissu | Material, Stoff
gift card, gift voucher, gift certificate | tarjeta regalo, tarjetas de regalo, tarjeta de regalo, vale regalo | carte cadeau, chèque cadeau, cartes cadeaux | Geschenkgutschein, Geschenkkarte, Gutscheinkarte
gift wrapping, gift wrap | envolver para regalo, papel de regalo | emballage cadeau, papier cadeau | Geschenkverpackung, Geschenkpapier
discount, discount code, coupon, voucher, promo code, promotion code | descuento, código de descuento, cupón, rebaja | réduction, remise, code promo, code de réduction, bon de réduction | Rabatt, Rabattcode, Gutschein, Gutscheincode, Nachlass, Ermäßigung
loyalty program, rewards, loyalty | programa de fidelidad, fidelidad, puntos | programme de fidélité, fidélité | Treueprogramm, Bonusprogramm, Treuepunkte
student, students | estudiante, estudiantes | étudiant, étudiants | Student, Studenten, Studierende
newsletter | boletín, newsletter | newsletter, infolettre | Newsletter
subscription, subscribe | suscripción, abono, suscribir | abonnement, abonner | Abonnement, Abo
trial, trial period, try out, test period | prueba, periodo de prueba, período de prueba, probar | essai, période d'essai, essayer | Probezeit, Testphase, Probeabo, Testzeitraum, testen, Probezeitraum
upgrade, upgraded | mejorar de plan, actualizar el plan, pasar a un plan superior | passer à un forfait supérieur, surclassement | Upgrade, hochstufen
downgrade | bajar de plan | forfait inférieur | herabstufen, Downgrade
plan, pricing plan | plan, tarifa plana | forfait, formule | Tarif, Plan
change, modify, update, amend | cambiar, modificar, actualizar, cambio, cambian, modificación | changer, modifier, mettre à jour, changent, modification | ändern, Änderung, aktualisieren, ändere, geändert, verändern
notify, notice, inform, tell before, let me know, warn | avisar, avisan, notificar, informar, aviso | prévenir, prévenu, avertir, informer, préavis | benachrichtigen, informieren, Bescheid, mitteilen, Ankündigung
content, contents | contenido, contenidos | contenu, contenus | Inhalt, Inhalte
own, owner, ownership, belong, owns | propietario, pertenece, dueño, propiedad | propriétaire, appartient, propriété | Eigentum, gehören, gehört, Inhaber, Eigentümer
copyright, intellectual property | derechos de autor, propiedad intelectual | droits d'auteur, propriété intellectuelle | Urheberrecht, geistiges Eigentum
logo, logos | logo, logotipo | logo | Logo
downtime, outage, down | caído, caída, interrupción, fuera de servicio | panne, interruption, indisponible, indisponibilité | Ausfall, Störung, ausgefallen, Ausfallzeit
uptime, availability | disponibilidad, tiempo de actividad | disponibilité | Verfügbarkeit, Betriebszeit
credit | crédito, abono | crédit, avoir | Gutschrift, Guthaben
inactive, inactivity, unused, dormant | inactivo, inactiva, inactivas, inactividad | inactif, inactive, inactivité | inaktiv, inaktive, ungenutzt, Inaktivität
recover, restore, retrieve, get back | recuperar, restaurar | récupérer, restaurer | wiederherstellen, wiederbekommen, Wiederherstellung
backup, backups | copia de seguridad, copias de seguridad | sauvegarde | Sicherungskopie, Backup, Datensicherung
happy, satisfied, satisfaction | contento, satisfecho, satisfacción | satisfait, content, satisfaction | zufrieden, Zufriedenheit
unhappy, dissatisfied, not happy, not satisfied | descontento, insatisfecho, no estoy contento, no estoy satisfecho | mécontent, insatisfait, pas satisfait, pas content | unzufrieden, nicht zufrieden
employee, staff, employees | empleado, empleados, personal de la empresa | employé, employés, salarié, salariés | Mitarbeiter, Angestellte
job, vacancies, career, hiring | empleo, ofertas de trabajo, trabajo, vacantes | emploi, recrutement, poste | Stelle, Stellenangebote, Karriere, Job
child, children, minor, kids | niño, niños, menor, menores | enfant, enfants, mineur | Kind, Kinder, minderjährig
advertising, ads, marketing | publicidad, anuncios, marketing | publicité, annonces | Werbung, Anzeigen
third party, third parties | terceros | tiers | Dritte, Dritten
transfer, transferred | transferencia, transferir, transfieren | transfert, transférer, transférées | übertragen, Übermittlung, übermittelt
export, portability, download | exportar, portabilidad, descargar | exporter, portabilité, télécharger | exportieren, Übertragbarkeit, herunterladen
review, reviews | reseña, opiniones | avis, évaluation | Bewertung, Bewertungen
complaint, complain | queja, reclamación | plainte, réclamation | Beschwerde, Reklamation, reklamieren
business days, working days | días laborables, días hábiles | jours ouvrés, jours ouvrables | Werktage, Arbeitstage
day, days | día, días | jour, jours | Tag, Tage, Tagen
week, weeks | semana, semanas | semaine, semaines | Woche, Wochen
month, months, monthly | mes, meses, mensual | mois, mensuel | Monat, Monate, Monaten, monatlich
year, years, annual | año, años, anual | année, années, an, annuel | Jahr, Jahre, jährlich
hour, hours | hora, horas | heure, heures | Stunde, Stunden
~customer, customers, client | cliente, clientes | client, clients | Kunde, Kunden
include, included, including | incluido, incluidos, incluye | compris, comprise, comprises, inclus, incluses | enthalten, inklusive, inbegriffen, eingeschlossen
excluded, exclusive | excluido, sin incluir | exclu, hors taxes | ausgeschlossen, zuzüglich, exklusive
access | acceso, acceder | accès, accéder | Zugang, Zugriff
permission, consent | permiso, consentimiento | permission, consentement, autorisation | Erlaubnis, Einwilligung, Zustimmung
tax exempt, tax-exempt, tax exemption, exempt | exento, exención | exonéré, exonération | steuerbefreit, Steuerbefreiung
wholesale, bulk | al por mayor, mayorista | en gros, grossiste | Großhandel, Großbestellung, Mengenrabatt
in stock, back in stock, availability of | en stock, existencias | en stock, disponible | auf Lager, vorrätig, lieferbar
recycling, recycle, old appliances | reciclaje, reciclar | recyclage, recycler, anciens appareils, reprise | Recycling, entsorgen, Altgeräte, Entsorgung
install, installation, assembly | instalación, instalan, instalar, montaje | installation, installer, montage | Installation, Montage, aufbauen, installieren
sustainable, sustainability, organic | sostenible, ecológico | durable, durabilité, bio | nachhaltig, Nachhaltigkeit, bio
`

/** The languages of the list, in the order of its columns. */
export const policyLanguages = ['en', 'es', 'fr', 'de'] as const
export type PolicyLanguage = (typeof policyLanguages)[number]

const rows = lines.split('\n').filter((line) => line !== '')
const listed = rows.map((line) => {
  const columns = line
    .replace('~', '')
    .split('|')
    .map((column) => column.split(',').map((word) => word.trim()))
  return Object.fromEntries(policyLanguages.map((language, at) => [language, columns[at] ?? []]))
}) as Record<PolicyLanguage, string[]>[]

/** Places in `policyWords` of the meanings that an answer may do without. */
export const lightMeanings: ReadonlySet<number> = new Set(
  rows.flatMap((line, at) => (line.startsWith('~') ? [at] : [])),
)

/** What people call a country beside its full name. */
const countryAliases: Record<string, string> = {
  GB: 'UK, Great Britain, England, Inglaterra, Angleterre',
  US: 'USA, US, America, EE.UU., EEUU, Amerika',
  EU: 'EU, UE',
  CA: 'Canadian',
  NL: 'Holland, Holanda, Hollande',
}

/** The names of all countries, from the runtime's own tables. */
function countries(): Record<PolicyLanguage, string[]>[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = policyLanguages.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  )
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names[0]?.of(code) !== undefined)
    .map((code) => {
      const aliases = countryAliases[code]?.split(', ') ?? []
      const columns = policyLanguages.map((language, at) => [language, [names[at]?.of(code) ?? '', ...aliases]])
      return Object.fromEntries(columns) as Record<PolicyLanguage, string[]>
    })
}

/** For each meaning and language the words and phrases for it. */
export const policyWords: Record<PolicyLanguage, string[]>[] = [...listed, ...countries()]

/** Words with which one asks, and which no answer needs to have. */
export const askingWords: Record<PolicyLanguage, string> = {
  en: 'can could may might will would shall should do does did is are was were am be been have has had get gets got want wants wanted like need needs know tell please what when where which who whom whose why how long much many often there any some if me my mine i you your yours we our us it its this that these those policy policies possible happens happen say says use using used send go going work works offer offers give gives take takes make let ask question questions someone somebody something anything whether accept accepts also just still else am hi hello thanks thank after before within per now thing things stuff item items product products goods article articles u ur pls',
  es: 'puedo puede pueden podría poder es son está están estar hay tengo tiene tienen tener quiero quisiera necesito saber decir dicen qué cuál cuáles cuándo dónde quién quiénes cómo cuánto cuántos cuánta cuántas por favor me mi mis yo tú su sus ustedes vosotros ser hacer hace hacen hago dan dar da si política política políticas posible pasa ocurre usan usar uso ofrecen ofrece algún alguna gracias aceptan acepta hola después antes dentro sobre le les se lo la el los las un una tienda producto productos cosa cosas artículo artículos',
  fr: 'puis peux peut pouvez pouvoir est sont suis être serai sera ai as a avez avoir existe-t-elle existe faut veux voudrais besoin savoir dire que quoi quel quelle quels quelles quand où qui comment combien pourquoi il y me mes mon ma je vous votre vos nous notre nos est-ce que si politique possible se passe utilisez utiliser offrez proposez proposer faire fait donnez encore acceptez accepter merci bonjour après avant dans pour une un question chose choses article articles produit produits',
  de: 'kann können könnte könnten darf dürfen muss müssen ist sind war waren bin sein wird werden würde haben habe hat hatte gibt geben bekomme bekommen möchte will brauche wissen sagen was wann wo wer wem wen wie lange viel viele warum welche welcher welches bitte mich mir mein meine meinen meiner ich sie ihr ihre ihren wir unser unsere es ob wenn richtlinie möglich passiert benutzen nutzen bieten an machen tun akzeptieren danke hallo nach vor innerhalb pro sache sachen ware waren artikel produkt produkte etwas geht',
}
