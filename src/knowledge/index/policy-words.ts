/**
 * Words of a shop's policies that mean much the same, in four languages, so that a question finds a page in other words or
 * in another language: `en | es | fr | de`, alternatives parted by commas. A line is one meaning; one with a ~
 * names what a question is about without saying what it asks, so that an answer may well do without it.
 */
const lines = `
refund, refunded, money back, your money, my money, cash back, reimburse, reimbursement | reembolso, reembolsar, devolver el dinero, devuelven el dinero, devuelvan el dinero, devuelven la pasta, devuelvan la pasta, devuelven la plata, devolución del dinero, dinero de vuelta, mi dinero, el dinero, reintegro | remboursement, rembourser, remboursé, rembourse, remboursez, remboursée, récupérer mon argent, argent | Rückerstattung, Erstattung, erstatten, erstattet, Geld zurück, Geld wieder, das Geld, mein Geld, zurückerstatten, Rückzahlung, Kohle zurück
return, returning, send back, send it back, send them back, send stuff back, give back, give it back, bring it back, take back | devolución, devolver, devuelvo, devoluciones, retorno | retour, retours, retourner, renvoyer, renvoie, rendre | Rückgabe, zurückgeben, zurückschicken, Retoure, zurücksenden, Rücksendung, umtauschen, Widerruf, Widerrufsrecht, schick zurück, zurückschick, Rücksendeetikett, Rückversand
exchange, swap, another size, different size | cambio, cambiar por, cambiarlo, otra talla | échange, échanger, autre taille | Umtausch, umtauschen, tauschen, andere Größe
shipping, ship, ships, shipped, delivery, deliver, delivered, dispatch, postage, send it to, send to, arrive, arrives, get here, be here | envío, envíos, enviar, envían, enviáis, mandan, mandáis, entrega, entregan, entregar, reparto, despacho, llega, llegar, llegará, llegaría | livraison, livrer, livrez, livre, expédition, expédier, expédiez, envoi, envoyez, frais de port, arrive, arriver | Versand, versenden, Lieferung, liefern, geliefert, Zustellung, verschicken, Auslieferung, Lieferzeit, liefert, verschickt, versendet, Porto, Versandkosten, ankommen, kommt an
~how long, delivery time, takes, lasts, duration, arrive, arrives, deadline | cuánto tarda, cuánto tiempo, tarda, tardan, plazo, duración, llega, llegar | combien de temps, délai, délais, durée, arrive, arriver | wie lange, dauert, Dauer, Frist, ankommen
sale, sale items, reduced, clearance | rebajado, rebajas, rebajados, oferta | soldes, soldé, en promotion | reduziert, Ausverkauf, herabgesetzt
express, overnight, next day | exprés, urgente, al día siguiente | express, lendemain | Express, Eilversand, über Nacht
abroad, international, internationally, overseas, worldwide | extranjero, internacional, todo el mundo | étranger, international, monde entier | Ausland, international, weltweit
country, countries | país, países | pays | Land, Länder
cost, costs, price, prices, fee, fees, rate, charge for, pricing, how much, who pays, who has to pay, pay for | coste, costo, precio, tarifa, precios, cuesta, cuestan, cuánto cuesta, cuánto cuestan, cuánto vale, cuánto sale, quién paga, gastos | coût, prix, frais, tarif, coûte, coûtent, combien coûte, combien coûtent, qui paie, qui paye | Kosten, Preis, Gebühr, Tarif, wie viel kostet, was kostet, wie teuer, Preise, kostet, wer zahlt, wer bezahlt, wer trägt
free, free of charge, complimentary, at no cost, ship free | gratis, gratuito, gratuita, gratuitas, gratuitos, sin coste | gratuit, gratuite, gratuits, gratuites, gratuitement, offert, offerte | kostenlos, gratis, umsonst, kostenfrei, gratuit, kostenlose, kostenlosen, versandkostenfrei, portofrei
tracking, track, trace | seguimiento, rastrear, rastreo, localizar | suivi, suivre | Sendungsverfolgung, verfolgen, Sendungsnummer, nachverfolgen
parcel, package | paquete | colis, paquet | Paket, Sendung
~order, purchase | pedido, orden, compra | commande, achat | Bestellung, Auftrag, bestellen, Einkauf
~item, product, article, goods, merchandise | artículo, producto | article, produit, marchandise | Artikel, Produkt, Ware
cancel, canceling, cancelling, canceled, cancelled, cancellation, terminate, close account, close the account, close accounts, close, call off, stop my subscription, kick me out, kick out | cancelar, cancelo, cancelación, anular, anulo, dar de baja, darme de baja, me doy de baja, baja, cierran, cerrar | annuler, annulez, annulation, résilier, résiliation, résilie, fermez, fermer | kündigen, Kündigung, stornieren, Stornierung, abbestellen, gekündigt, widerrufen, kündige, schließt, schließen
account, accounts | cuenta, cuentas | compte, comptes | Konto, Konten, Account, Benutzerkonto, Kundenkonto
password, passcode | contraseña, clave | mot de passe | Passwort, Kennwort
login, log in, sign in | iniciar sesión, acceder, entrar en mi cuenta | connexion, se connecter | anmelden, einloggen, Login, Anmeldung
sign up, register, registered, registration, signup, open an account, create an account | registrarse, registro, darse de alta, registrarme, abrir una cuenta | inscription, inscrire, enregistrer, créer un compte, ouvrir un compte | registrieren, Registrierung, Konto anlegen, Konten anlegen, Konto eröffnen
payment, payments, pay, paid, paying, payment methods, payment options, ways to pay, take visa | pago, pagar, pagos, formas de pago, métodos de pago, medios de pago | paiement, paiements, payer, régler, moyens de paiement, modes de paiement | Zahlung, bezahlen, zahlen, Bezahlung, Zahlungsarten, Zahlungsmethoden, Zahlungsmöglichkeiten, Zahlungsmittel
charged, billed, bill, billing, charge, charges | cobrar, cobran, cobráis, cobrando, cobraron, cobro, facturar, facturación, cobrado | facturer, facturé, facturez, facturation, débité, facturée, prélevé, prélevez | abgebucht, berechnen, berechnet, abrechnen, Abrechnung, abbuchen, belasten
credit card, card number, card, debit card, visa, mastercard, amex, american express | tarjeta, tarjeta de crédito, visa, mastercard, amex, american express | carte bancaire, carte de crédit, carte bleue, visa, mastercard, amex, american express | Kreditkarte, Karte, EC-Karte, Kreditkartennummer, Visa, Mastercard, Amex, American Express
PayPal | PayPal | PayPal | PayPal
cash on delivery, COD | contra reembolso, contrareembolso, contra entrega | contre remboursement, à la livraison | Nachnahme, per Nachnahme
check, checks, cheque, cheques | cheque, cheques | chèque, chèques | Scheck, Schecks
reverse charge, take the vat off, without vat, remove the vat | inversión del sujeto pasivo, quitan el iva, sin iva | autoliquidation, hors tva, sans tva | reverse charge, ohne mwst, Steuerschuldumkehr
vat identification number, vat id, vat number | número de IVA, numero de iva, NIF-IVA, NIF intracomunitario | numéro de TVA | USt-ID, Umsatzsteuer-ID, UStID, Umsatzsteuernummer, ust id
instalments, installments, klarna | a plazos, cuotas, financiación | plusieurs fois, mensualités, échelonné | Raten, Ratenzahlung, Klarna, Ratenkauf
invoice, receipt | factura, recibo | facture, reçu | Rechnung, Quittung, Beleg
tax, taxes, taxed, sales tax, VAT, GST | impuesto, impuestos, IVA | taxe, taxes, impôt, TVA | Steuer, Steuern, Mehrwertsteuer, MwSt, Umsatzsteuer, USt
customs, duty, duties, import tax | aduana, aranceles, aduanas | douane, droits de douane | Zoll, Zollgebühren, Einfuhr
warranty, warranties | garantía, garantías | garantie, garantis, garanti | Gewährleistung, Garantie
guarantee, guaranteed | garantizan, garantizáis, garantizar, garantizado | garantissez, garantir, garanti | garantieren, garantiert
repair, fix | reparación, reparar, arreglar | réparation, réparer | Reparatur, reparieren
damaged, broken, defective, faulty, arrives broken | dañado, roto, rota, defectuoso, estropeado | abîmé, endommagé, cassé, défectueux | beschädigt, kaputt, defekt, zerbrochen
lost, missing | perdido, extraviado, falta | perdu, manquant, égaré | verloren, fehlt, verschwunden
privacy, confidentiality | privacidad, confidencialidad | confidentialité, vie privée | Datenschutz, Privatsphäre, Vertraulichkeit
data, information | datos, información | données, informations | Daten, Informationen
personal | personal, personales | personnelles, personnel, personnelle, personnels | persönlich, persönliche, persönlichen, personenbezogen, personenbezogene
sell, selling, sold | vender, venden, vendéis, vende | vendre, vendez, vend | verkaufen, verkauft, verkauf
share, sharing, disclose, pass on, give to, hand over, hand data | compartir, comparten, divulgar, ceden, dan datos | partager, partagez, divulguer, transmettre, donnez des données | weitergeben, teilen, offenlegen, geben Sie weiter, weiter, gebt ihr weiter
store, stored, keep, kept, held, stay, stays, remain, remains, retain, save, hosted, located, location | guardar, guardan, guardáis, se guardan, almacenar, almacenan, conservar, guardados, almacenados | conserver, stocker, enregistrez, conservez, stockées, stockez, gardez | speichern, gespeichert, speichert, aufbewahren, behalten
delete, deleted, erase, erased, erasure, remove, deletion, wiped, wipe, purge, purged, destroyed, trash, trashed | borrar, borren, eliminar, suprimir, borrado, borrados, eliminan, eliminación, borran, papelera | supprimer, effacer, suppression, effacement, supprimé, supprimés, supprimées, corbeille | löschen, gelöscht, Löschung, entfernen, Papierkorb, löscht
cookie, cookies | cookie, cookies | cookie, cookies, témoins | Cookie, Cookies
encrypt, encrypted, encryption | cifrado, cifrados, cifrada, cifrar, encriptado, encriptados | chiffrer, chiffré, chiffrés, chiffrées, chiffrement, crypté, cryptées | verschlüsselt, verschlüsseln, Verschlüsselung
security, secure, protect, protected | seguridad, seguro, proteger, protegen, protegidos | sécurité, sécurisé, protéger, protégées, protégez | Sicherheit, sicher, schützen, geschützt
government, governments, authorities, authority, police, law enforcement, subpoena, warrant | gobierno, autoridades, policía | gouvernement, autorités, police | Regierung, Behörden, Behörde, Polizei
law, legal | ley, legal | loi, légal, légale | Gesetz, rechtlich, gesetzlich
right, rights | derecho, derechos | droit, droits | Recht, Rechte
liable, liability, responsible | responsable, responsables, responsabilidad | responsable, responsabilité | haften, Haftung, haftbar, verantwortlich
damages, loss, lost profits | daños, perjuicios | dommages, préjudice | Schäden, Schaden
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
trial, trials, trial period, free trial, try out, test period | prueba, prueba gratis, prueba gratuita, periodo de prueba, período de prueba, probar | essai, essai gratuit, période d'essai, essayer | Probezeit, Probemonat, Testphase, Probeabo, Testzeitraum, testen, Probezeitraum
upgrade, upgraded | mejorar de plan, actualizar el plan, pasar a un plan superior | passer à un forfait supérieur, surclassement | Upgrade, hochstufen
downgrade | bajar de plan | forfait inférieur | herabstufen, Downgrade
plan, pricing plan | plan, tarifa plana | forfait, formule | Tarif, Plan
change, changes, changed, modify, update, amend, increase, increases, raise, go up | cambiar, modificar, actualizar, cambio, cambian, modificación, suben, subir los precios, aumento | changer, modifier, mettre à jour, changent, modification, augmentent, augmente, augmentation | ändern, Änderung, aktualisieren, ändere, geändert, verändern, steigen, erhöhen, erhöht, Erhöhung, teurer werden
notify, notice, notices, inform, tell before, tell me before, tell me if, tell me when, let me know, warn, announce, announcement | avisar, avisan, avisáis, notificar, informar, aviso | prévenir, prévenez, prévenu, avertir, avertissez, informer, préavis | benachrichtigen, informieren, Bescheid, mitteilen, Ankündigung, vorher sagen, vorwarnen
content, contents, materials, my stuff, my files, my things, what i upload, what i post, posted, upload, uploaded, files | contenido, contenidos, lo que subo, subo, publico, mis cosas | contenu, contenus, ce que je publie, publie | Inhalt, Inhalte, meine Sachen, hochlade, hochladen, poste
own, owner, ownership, ownership rights, belong, owns | propietario, pertenece, dueño, propiedad, de quién es, de quién son | propriétaire, appartient, appartiennent, propriété | Eigentum, gehören, gehört, wem gehört, Inhaber, Eigentümer
copyright, intellectual property | derechos de autor, propiedad intelectual | droits d'auteur, propriété intellectuelle | Urheberrecht, geistiges Eigentum
logo, logos | logo, logos, logotipo | logo, logos | Logo, Logos
downtime, outage, down | caído, caída, interrupción, fuera de servicio | panne, interruption, indisponible, indisponibilité | Ausfall, Störung, ausgefallen, Ausfallzeit, fiel aus
uptime, availability | disponibilidad, tiempo de actividad | disponibilité | Verfügbarkeit, Betriebszeit
credit, compensation, compensate | crédito, abono, compensación | crédit, avoir, dédommagement, compensation | Gutschrift, Guthaben, Entschädigung
inactive, inactivity, dormant, sit unused, not used, haven't used | inactivo, inactiva, inactivas, inactividad, no las uso, no la uso, sin usar | inactif, inactive, inactivité | inaktiv, inaktive, ungenutzt, Inaktivität
recover, recovered, restore, retrieve, retrieving, get back, bring back, changed my mind, change your mind | recuperar, restaurar | récupérer, restaurer | wiederherstellen, wiederbekommen, Wiederherstellung
backup, backups | copia de seguridad, copias de seguridad | sauvegarde | Sicherungskopie, Backup, Datensicherung
happy, satisfied, satisfaction | contento, satisfecho, satisfacción | satisfait, content, satisfaction | zufrieden, Zufriedenheit
bot, bots, robot, automated | bot, bots, robot, automatizado | bot, bots, robot | Bot, Bots, Roboter, automatisiert
two-factor, two factor, two-factor authentication, 2fa, mfa | dos factores, doble factor, autenticación en dos pasos, verificación en dos pasos | double authentification, authentification à deux facteurs, deux facteurs | Zwei-Faktor, zwei Faktor, Zweifaktor, 2FA
acquired, acquisition, merges, merger, gets bought, is bought, is sold, taken over, buys you | adquirida, adquisición, fusión, compran la empresa | rachetée, rachat, fusion, racheté | übernommen, Übernahme, Fusion, aufgekauft, gekauft wird
measure, measuring, track that, measured | miden, medir, medís, mide | mesurez, mesurer, mesure, mesuré | messen, messt, misst, gemessen
~unhappy, dissatisfied, not happy, not satisfied, im not happy, weren't happy, didn't like it, didnt like it, don't like it | descontento, insatisfecho, no estoy contento, no estoy satisfecho, no me convence, no me gusta, no me gustó | mécontent, insatisfait, pas satisfait, pas satisfaite, pas content, me plaît pas | unzufrieden, nicht zufrieden, gefällt mir nicht
employee, staff, employees, your people, your team, humans, human | empleado, empleados, personal de la empresa | employé, employés, salarié, salariés | Mitarbeiter, Angestellte
job, vacancies, career, hiring | empleo, ofertas de trabajo, trabajo, vacantes | emploi, recrutement, poste | Stelle, Stellenangebote, Karriere, Job
child, children, minor, kids | niño, niños, menor, menores | enfant, enfants, mineur | Kind, Kinder, minderjährig
advertising, ads, marketing | publicidad, anuncios, marketing | publicité, annonces | Werbung, Anzeigen
third party, third parties | terceros | tiers | Dritte, Dritten
transfer, transferred | transferencia, transferir, transfieren | transfert, transférer, transférées | übertragen, Übermittlung, übermittelt
export, portability, download, take my data, take it with me | exportar, portabilidad, descargar | exporter, portabilité, télécharger | exportieren, Übertragbarkeit, herunterladen
review, reviews | reseña, opiniones | avis, évaluation | Bewertung, Bewertungen
complaint, complain | queja, reclamación | plainte, réclamation | Beschwerde, Reklamation, reklamieren
business days, working days | días laborables, días hábiles | jours ouvrés, jours ouvrables | Werktage, Arbeitstage
day, days | día, días | jour, jours | Tag, Tage, Tagen
week, weeks | semana, semanas | semaine, semaines | Woche, Wochen
month, months, monthly | mes, meses, mensual | mois, mensuel | Monat, Monate, Monaten, monatlich
year, years, annual | año, años, anual | année, années, an, annuel | Jahr, Jahre, jährlich
hour, hours | hora, horas | heure, heures | Stunde, Stunden, stundenlang
~customer, customers, client | cliente, clientes | client, clients | Kunde, Kunden
include, included, including, exclusive, excluded | incluido, incluidos, incluye, excluido, sin incluir | compris, comprise, comprises, inclus, incluse, incluses, exclu, hors taxes | enthalten, inklusive, inbegriffen, eingeschlossen, drin, ausgeschlossen, zuzüglich, exklusive
access, accessing, read my, look at, looks at | acceso, acceder, leen, leer, ven mis | accès, accéder, lisez, lire | Zugang, Zugriff, lest ihr, lesen
permission, consent | permiso, consentimiento | permission, consentement, autorisation | Erlaubnis, Einwilligung, Zustimmung
tax exempt, tax-exempt, tax exemption, exempt, exemption, non profit, nonprofit, charity | exento, exenta, exención, ong, sin ánimo de lucro | exonéré, exonérée, exonération, association | steuerbefreit, Steuerbefreiung, gemeinnützig, Verein
wholesale, bulk | al por mayor, mayorista | en gros, grossiste | Großhandel, Großbestellung, Mengenrabatt
in stock, back in stock, availability of | en stock, existencias | en stock, disponible | auf Lager, vorrätig, lieferbar
recycling, recycle, old appliances | reciclaje, reciclar | recyclage, recycler, anciens appareils, reprise | Recycling, entsorgen, Altgeräte, Entsorgung
frozen, freeze, locked, blocked | congelada, bloqueada, congelan | gelé, bloqué, bloquée | eingefroren, gesperrt, sperrt
failed payment, billing failure, billing failures, payment failure | pago fallido, fallo de pago | échec de paiement, paiement échoué | fehlgeschlagene Zahlung, Zahlung fehlgeschlagen
prorate, prorated, unused time, unused days, unused month, rest of the month | prorratear, días no usados, parte proporcional, lo que no use | prorata, jours non utilisés, au prorata | anteilig, restliche Tage, ungenutzte Tage
~service, services | servicio, servicios | service, services | Dienst, Dienste, Dienstes
traffic, transmission, transmitted, in transit | tráfico, transmisión | trafic, transmission, transit | Datenverkehr, Übertragung
server, servers | servidor, servidores | serveur, serveurs | Server, Servern
abuse, abusive, threaten, threats, insult, harass | abuso, insultar, insulto, amenazar, amenazo | abus, insulter, insulte, menacer | beleidigen, beleidige, bedrohen, Beschimpfung, Drohung
anyone else, someone else, somebody else, anybody else, another person, other person, coworker, colleague, on my behalf | otra persona, alguien más, en mi nombre, otro usuario | quelqu'un d'autre, une autre personne, à ma place, un collègue | jemand anders, jemand anderes, andere Person, anderer, in meinem Namen
correct, correction, wrong information, fix my data | corregir, corrección, rectificar, datos incorrectos | corriger, correction, rectifier | korrigieren, berichtigen, Berichtigung, falsche Daten
photo, picture, image | foto, imagen | photo, image | Foto, Bild
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
  EU: 'EU, UE, Europe, Europa, European, europeo, europea, européenne, européen, europäische, europäischen',
  GB: 'UK, Great Britain, England, Inglaterra, Angleterre',
  US: 'USA, US, America, EE.UU., EEUU, Amerika',
  CA: 'Canadian',
  NL: 'Holland, Holanda, Hollande',
}

const inEu = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '))

/** The names of all countries, from the runtime's own tables. */
function countries(): { code: string; words: Record<PolicyLanguage, string[]> }[] {
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
      return { code, words: Object.fromEntries(columns) as Record<PolicyLanguage, string[]> }
    })
}

const allCountries = countries()

/** For each meaning and language the words and phrases for it. */
export const policyWords: Record<PolicyLanguage, string[]>[] = [...listed, ...allCountries.map(({ words }) => words)]

const placeOf = (code: string): number => listed.length + allCountries.findIndex((country) => country.code === code)

/** Places in `policyWords` of countries whose question a page about the whole union answers too, with the union's. */
export const unionOf: ReadonlyMap<number, number> = new Map([...inEu].map((code) => [placeOf(code), placeOf('EU')]))

/** Words with which one asks, and which no answer needs to have. */
export const askingWords: Record<PolicyLanguage, string> = {
  en: 'today tomorrow if order asks asked promised promise more anyone anybody everybody nobody everyone old always wrong claim claims blog else once left stop runs run out mistake hold holds two 1 2 3 4 effect u ur do r im ive id gonna wanna gotta lemme cuz bc 2 4 w yo hey so then thing with for to of on in at by from as up down out into over under again whats wat wats hows whos wheres theres theyre youre dont doesnt didnt cant wont isnt arent whatever exactly actually really even ever own guys folks lot bit too quite soon early later call consider mean mind moved house tried bought ordered wondering wonder guess think believe example generally somehow else way kind sort type can could may might will would shall should do does did is are was were am be been have has had get gets got want wants wanted like need needs know tell please what when where which who whom whose why how long much many often there any some if me my mine i you your yours we our us it its this that these those policy policies possible happens happen say says use using used send go going work works offer offers give gives take takes make let ask question questions someone somebody something anything whether accept accepts also just still else am hi hello thanks thank after before within per now thing things stuff item items product products goods article articles u ur pls',
  es: 'partir nadie siempre hacia q k x d pa tb tmb xq hola oye me te se nos os mi tu va van vais ir voy seguís sigue siguen sigo quitan quita alguien otra otro otras otros persona entonces ahora ya aun todavía también muy más menos sin con por para de del al en y o e que esto esta este eso esa ese aquí ahí vuestro vuestra vuestros quisieran quiero teneis tenéis sois somos fuera dentro mucho poco varias varios numero número puedo puede pueden podría poder es son está están estar hay tengo tiene tienen tener quiero quisiera necesito saber decir dicen qué cuál cuáles cuándo dónde quién quiénes cómo cuánto cuántos cuánta cuántas por favor me mi mis yo tú su sus ustedes vosotros ser hacer hace hacen hago dan dar da si política política políticas posible pasa ocurre usan usar uso ofrecen ofrece algún alguna gracias aceptan acepta hola después antes dentro sobre le les se lo la el los las un una tienda producto productos cosa cosas artículo artículos',
  fr: "c g j t l d n qd pr tt ya slt bjr svp stp ça ca ce cette ces cet on nous tu te toi moi leur leurs sur sous avec sans par chez vers ou et mais alors donc aussi encore toujours jamais bien très plus moins fois autre quelqu quelqu'un conseillez mets met va vais allez venir truc trucs vouloir voulais prenez prendre prend numero numéro chez place puis peux peut pouvez pouvoir est sont suis être serai sera ai as a avez avoir existe-t-elle existe faut veux voudrais besoin savoir dire que quoi quel quelle quels quelles quand où qui comment combien pourquoi il y me mes mon ma je vous votre vos nous notre nos est-ce que si politique possible se passe utilisez utiliser offrez proposez proposer faire fait donnez encore acceptez accepter merci bonjour après avant dans pour une un question chose choses article articles produit produits",
  de: 'gebt gib ihr krieg kriege kriegt kriegen gibts gehts ne nen nem hab habt habts bin biste seid ihr euch euer eure euren uns mal nu nun denn doch halt eben so da dort dann noch schon auch nur sehr mehr weniger mit ohne für fur bei von vom zu zum zur auf aus im am ein eine einen einem einer der die das den dem des und oder aber jemand anders alle alles dieses diese dieser nochmal wieder immer gar zeug kram sagt nehmt nehmen nimmt lang ab von niemand irgendwas dürfen drauf dabei darf kann können könnte könnten darf dürfen muss müssen ist sind war waren bin sein wird werden würde haben habe hat hatte gibt geben bekomme bekommen möchte will brauche wissen sagen was wann wo wer wem wen wie lange viel viele warum welche welcher welches bitte mich mir mein meine meinen meiner ich sie ihr ihre ihren wir unser unsere es ob wenn richtlinie möglich passiert benutzen nutzen bieten an machen tun akzeptieren danke hallo nach vor innerhalb pro sache sachen ware waren artikel produkt produkte etwas geht',
}
