/** Words about accounts, data, terms and services; see buying-words.ts for how to read a line. */
export const dataWords = `
account, accounts, my account, customer account | cuenta, cuentas | compte, comptes | Konto, Konten, Account, Benutzerkonto, Kundenkonto, Kundenkontos
guest, as a guest, without account, without an account, without registering, without signing up, need an account, need to register, have to register | invitado, sin cuenta, sin registrarme, sin registro, necesito registrarme | invité, sans compte, sans inscription | Gast, als Gast, ohne Konto, ohne Kundenkonto, ohne Registrierung, Gastbestellung
password, passcode, reset my password | contraseña, clave | mot de passe | Passwort, Kennwort
login, log in, sign in, logging in, locked out | iniciar sesión, acceder, entrar en mi cuenta | connexion, se connecter, connecter | anmelden, einloggen, Login, Anmeldung
sign up, register, registered, registration, signup, open an account, create an account | registrarse, registro, darse de alta, registrarme, abrir una cuenta | inscription, inscrire, enregistrer, créer un compte, ouvrir un compte | registrieren, Registrierung, Konto anlegen, Konten anlegen, Konto eröffnen
billed, bill, billing, charges, charge, bill me | facturar, facturación, cobrar, cobran, cobráis, cobrando, cobraron, cobro, cobrado | facturer, facturé, facturez, facturation, facturée, prélevé, prélevez | abgebucht, berechnen, berechnet, abrechnen, Abrechnung, abbuchen
card number, card details, card data, credit card number | número de tarjeta, datos de tarjeta, datos de mi tarjeta | numéro de carte, numéros de carte, données de carte | Kartennummer, Kreditkartennummer, Kartendaten, Kreditkartendaten
reverse charge, take the vat off, without vat, remove the vat | inversión del sujeto pasivo, quitan el iva, sin iva | autoliquidation, hors tva, sans tva | reverse charge, ohne mwst, Steuerschuldumkehr
vat identification number, vat id, vat number | número de IVA, numero de iva, NIF-IVA, NIF intracomunitario, rfc | numéro de TVA | USt-ID, Umsatzsteuer-ID, UStID, Umsatzsteuernummer, ust id
tax exempt, tax-exempt, tax exemption, exempt, exemption, non profit, nonprofit, charity | exento, exenta, exención, ong, sin ánimo de lucro | exonéré, exonérée, exonération, association | steuerbefreit, Steuerbefreiung, gemeinnützig, Verein, Vereine
privacy, confidentiality, gdpr, data protection, privacy policy, what happens to my data, my details safe, data policy, do you spam, personal info, information about me | privacidad, confidencialidad, aviso de privacidad, protección de datos, mis datos, qué hacen con mis datos, datos seguros, mi información | confidentialité, vie privée, rgpd, protection des données, mes données, que faites-vous de mes, mes infos, mes informations | Datenschutz, Privatsphäre, Vertraulichkeit, DSGVO, Datenschutzerklärung, meine Daten, was macht ihr mit meinen, was passiert mit meinen Daten, Datenschutzbestimmungen
data, information, details, my info, personal info | datos, información | données, informations, infos, coordonnées | Daten, Informationen, Kundendaten
personal, personal data | personal, personales, datos personales | personnelles, personnel, personnelle, personnels | persönlich, persönliche, persönlichen, personenbezogen, personenbezogene, personenbezogenen
sell, selling, sold, sells | vender, venden, vendéis, vende, vendemos | vendre, vendez, vend, vendons | verkaufen, verkauft, verkauf
share, sharing, disclose, pass on, passed, give to, give away my, hand over, hand data, passed to, passed on to, shared, sell my details, sell my email, sell my data, third parties, pass my, give my email, other companies, other firms | compartir, comparten, compartimos, divulgar, ceden, dan datos, comparto, venden mis, pasan mis datos, comparten mis, dan mi correo, otras empresas, otras compañías, a otros | partager, partagez, partageons, divulguer, transmettre, donnez des données, revendez, vendez-vous mes, transmettez, communiquez, autres entreprises, d'autres sociétés | weitergeben, weitergegeben, teilen, offenlegen, geben Sie weiter, gebt ihr weiter, gebt .. weiter, geben .. weiter, Weitergabe, verkauft ihr meine, gebt ihr meine, gebt meine, andere Firmen, anderen Firmen
store, stored, keep, kept, held, stay, stays, remain, remains, retain, save, saved, hosted, how long .. keep, hang on to, how long do you hold, where is my data, data located, where .. stored | guardar, guardan, guardáis, se guardan, guardamos, almacenar, almacenan, conservar, guardados, almacenados, conservan, retienen, dónde se guardan | conserver, stocker, enregistrez, conservez, stockées, stockez, gardez, gardons, combien de temps gardez, gardées, où sont stockées | speichern, gespeichert, speichert, aufbewahren, behalten, bewahren .. auf, heben .. auf, hebt ihr, aufgehoben, bewahrt, aufbewahrt, wie lange bleibt, wo werden .. gespeichert
delete, deleted, erase, erased, erasure, remove, deletion, wiped, wipe, purge, purged, destroyed, trash, trashed, delete my account, get rid of my data, forget me, remove my details, close my account, wipe my | borrar, borren, eliminar, eliminen, suprimir, borrado, borrados, borrarlos, eliminan, eliminación, borran, papelera, eliminado, que borren, borrarme, borren mis, eliminen mis, cerrar mi cuenta | supprimer, supprimez, effacer, suppression, effacement, supprimé, supprimés, supprimées, corbeille, efface, effacez, supprimez mes, clôturer, fermer mon compte | löschen, gelöscht, Löschung, entfernen, Papierkorb, löscht, lösche, Daten löschen, löschen lassen, gelöscht haben, lösche mein, Konto schließen, Konto löschen
cookie, cookies | cookie, cookies | cookie, cookies, témoins | Cookie, Cookies
encrypt, encrypted, encryption, ssl | cifrado, cifrados, cifrada, cifrar, encriptado, encriptados, encriptada | chiffrer, chiffré, chiffrés, chiffrées, chiffrement, crypté, cryptées | verschlüsselt, verschlüsseln, Verschlüsselung
security, secure, protect, protected, safe to pay, hacked, stolen card, safe website | seguridad, segura, seguro, proteger, protegen, protegidos, seguros, pago seguro, es seguro pagar, clonan | sécurité, sécurisé, protéger, protégées, protégez, sécurisée, paiement sécurisé, piratage | Sicherheit, sicher, schützen, geschützt, sichere Zahlung, gehackt
government, governments, authorities, authority, police, law enforcement, subpoena, warrant | gobierno, autoridades, policía | gouvernement, autorités, police | Regierung, Behörden, Behörde, Polizei
law, legal, statutory | ley, legal, legales | loi, légal, légale | Gesetz, rechtlich, gesetzlich, gesetzliche
right, rights | derecho, derechos | droit, droits | Recht, Rechte
liable, liability, responsible | responsable, responsables, responsabilidad | responsable, responsabilité | haften, Haftung, haftbar, verantwortlich
damages, loss, lost profits | daños, perjuicios | dommages, préjudice | Schäden, Schadenersatz
terms, conditions, terms of service, terms and conditions | términos, condiciones | conditions générales, CGV, conditions | AGB, Bedingungen, Geschäftsbedingungen, Nutzungsbedingungen
upgrade, upgraded | mejorar de plan, actualizar el plan, pasar a un plan superior | passer à un forfait supérieur, surclassement | Upgrade, hochstufen
downgrade | bajar de plan | forfait inférieur | herabstufen, Downgrade
trial period, trials, trial, free trial, test period | prueba, prueba gratis, prueba gratuita, periodo de prueba, período de prueba | essai, essai gratuit, période d'essai | Probezeit, Probemonat, Testphase, Probeabo, Testzeitraum, Probezeitraum
plan, pricing plan, biggest plan | plan, tarifa plana | forfait, formule | Tarif, Plan
change, changes, changed, modify, update, updated, amend, increase, increases, raise, go up | cambiar, modificar, actualizar, cambian, modificación, suben, subir los precios, aumento | changer, modifier, mettre à jour, changent, modification, augmentent, augmente, augmentation | ändern, Änderung, aktualisieren, ändere, geändert, verändern, steigen, erhöhen, erhöht, Erhöhung, teurer werden
notify, notice, notices, inform, informed, tell before, tell me before, tell me if, tell me when, let me know, warn, announce, announcement, tell me | avisar, avisan, avisáis, notificar, informar, aviso | prévenir, prévenez, prévenu, avertir, avertissez, informer, préavis | benachrichtigen, informieren, Bescheid, mitteilen, Ankündigung, vorher sagen, vorwarnen
content, contents, materials, my stuff, my files, my things, what i upload, what i post, posted, upload, uploaded, files | contenido, contenidos, lo que subo, subo, publico, mis cosas | contenu, contenus, ce que je publie, publie | Inhalt, Inhalte, meine Sachen, hochlade, hochladen, poste
owner, ownership, ownership rights, belong, owns, who owns, who .. own, do you own, do i own | propietario, pertenece, dueño, propiedad, de quién es, de quién son, quién es dueño | propriétaire, appartient, appartiennent, propriété | Eigentum, gehören, gehört, wem gehört, Inhaber, Eigentümer
copyright, intellectual property | derechos de autor, propiedad intelectual | droits d'auteur, propriété intellectuelle | Urheberrecht, geistiges Eigentum
logo, logos | logo, logos, logotipo | logo, logos | Logo, Logos
downtime, outage, down | caído, caída, interrupción, fuera de servicio | panne, interruption, indisponible, indisponibilité | Ausfall, Störung, ausgefallen, Ausfallzeit, fiel aus
uptime, availability | disponibilidad, tiempo de actividad | disponibilité | Verfügbarkeit, Betriebszeit
credit, compensation, compensate | crédito, abono, compensación | crédit, dédommagement, compensation | Gutschrift, Guthaben, Entschädigung
inactive, inactivity, dormant, sit unused, haven't used, not used | inactivo, inactiva, inactivas, inactividad, no las uso, no la uso | inactif, inactive, inactivité | inaktiv, inaktive, ungenutzt, Inaktivität
recover, recovered, restore, retrieve, retrieving, get back, bring back, changed my mind, change your mind | recuperar, restaurar | récupérer, restaurer | wiederherstellen, wiederbekommen, Wiederherstellung
backup, backups | copia de seguridad, copias de seguridad | sauvegarde | Sicherungskopie, Backup, Datensicherung
happy, satisfied, satisfaction | contento, satisfecho, satisfacción | satisfait, content, satisfaction | zufrieden, Zufriedenheit
~unhappy, dissatisfied, not happy, not satisfied, im not happy, weren't happy, didn't like it, didnt like it, don't like it, dont like it, don't like, dont like | descontento, insatisfecho, no estoy contento, no estoy satisfecho, no me convence, no me gusta, no me gustó | mécontent, insatisfait, pas satisfait, pas satisfaite, pas content, me plaît pas, plaît pas | unzufrieden, nicht zufrieden, gefällt mir nicht, gefällt nicht, nicht gefällt
bot, bots, robot, automated | bot, bots, robot, automatizado | bot, bots, robot | Bot, Bots, Roboter, automatisiert
two-factor, two factor, two-factor authentication, 2fa, mfa | dos factores, doble factor, autenticación en dos pasos, verificación en dos pasos | double authentification, authentification à deux facteurs, deux facteurs | Zwei-Faktor, zwei Faktor, Zweifaktor, 2FA
acquired, acquisition, merges, merger, gets bought, is bought, is sold, taken over, buys you | adquirida, adquisición, fusión, compran la empresa | rachetée, rachat, fusion, racheté | übernommen, Übernahme, Fusion, aufgekauft, gekauft wird
measuring, measured, track that, measure uptime, uptime measured | miden, medir, medís, mide | mesurez, mesurer, mesure, mesuré | messen, messt, misst, gemessen
child, children, minor, kids | niño, niños, menor, menores | enfant, enfants, mineur | Kind, Kinder, minderjährig
advertising, ads, marketing, advertisers | publicidad, anuncios, marketing, publicitarios | publicité, annonces, publicitaires | Werbung, Anzeigen, Werbezwecke
third party, third parties | terceros | tiers | Dritte, Dritten
data transfer, transferred, transfers | transferir, transfieren, transferidos | transfert, transférer, transférées | übertragen, Übermittlung, übermittelt
export, portability, download, take my data, take it with me | exportar, portabilidad, descargar, descargo | exporter, portabilité, télécharger, télécharge | exportieren, Übertragbarkeit, herunterladen
business days, working days, weekdays | días laborables, días hábiles, hábiles | jours ouvrés, jours ouvrables, ouvrés | Werktage, Werktagen, Arbeitstage, werktags
~day, days | día, días | jour, jours | Tag, Tage, Tagen
~week, weeks | semana, semanas | semaine, semaines | Woche, Wochen
~month, months, monthly | mes, meses, mensual | mois, mensuel | Monat, Monate, Monaten, monatlich
~year, years, annual | año, años, anual | année, années, an, annuel | Jahr, Jahre, jährlich
~hour, hours | hora, horas | heure, heures | Stunde, Stunden, stundenlang
~customer, customers, client | cliente, clientes | client, clients | Kunde, Kunden
~order, purchase, orders, purchases, bought, buy, ordered, buying | pedido, orden, compra, pedidos, compras, comprar, compré, pedí | commande, achat, commandes, achats, acheter, acheté, commander | Bestellung, Auftrag, bestellen, Einkauf, kaufen, gekauft, Kauf, bestelle, bestellt, Bestellungen
include, included, including, exclusive, excluded | incluido, incluidos, incluye, excluido, sin incluir | compris, comprise, comprises, inclus, incluse, incluses, exclu, hors taxes | enthalten, inklusive, inbegriffen, eingeschlossen, drin, ausgeschlossen, zuzüglich, exklusive
access, accessing, read my, look at, looks at | acceso, acceder, leen, leer, ven mis | accès, accéder, lisez, lire | Zugang, Zugriff, lest ihr, lesen
permission, consent | permiso, consentimiento | permission, consentement, autorisation | Erlaubnis, Einwilligung, Zustimmung
frozen, freeze, locked, blocked | congelada, bloqueada, congelan | gelé, bloqué, bloquée | eingefroren, gesperrt, sperrt
failed payment, billing failure, billing failures, payment failure | pago fallido, fallo de pago | échec de paiement, paiement échoué | fehlgeschlagene Zahlung, Zahlung fehlgeschlagen
prorate, prorated, unused time, unused days, unused month, rest of the month | prorratear, días no usados, parte proporcional, lo que no use | prorata, jours non utilisés, au prorata | anteilig, restliche Tage, ungenutzte Tage
~service, services | servicio, servicios | service, services | Dienst, Dienste, Dienstes
traffic, transmission, transmitted, in transit | tráfico, transmisión | trafic, transmission, transit | Datenverkehr, Übertragung
server, servers | servidor, servidores | serveur, serveurs | Server, Servern
abuse, abusive, threaten, threats, insult, harass | abuso, insultar, insulto, amenazar, amenazo | abus, insulter, insulte, menacer | beleidigen, beleidige, bedrohen, Beschimpfung, Drohung
anyone else, someone else, somebody else, anybody else, another person, other person, coworker, colleague, on my behalf | otra persona, alguien más, en mi nombre, otro usuario | quelqu'un d'autre, une autre personne, à ma place, un collègue | jemand anders, jemand anderes, andere Person, in meinem Namen
correct, correction, wrong information, fix my data | corregir, corrección, rectificar, datos incorrectos | corriger, correction, rectifier | korrigieren, berichtigen, Berichtigung, falsche Daten
photo, photos, picture, pictures, image | foto, fotos, imagen | photo, photos, image | Foto, Fotos, Bild, Bilder
~item, items, product, products, article, articles, goods, merchandise, thing, stuff | artículo, artículos, producto, productos, mercancía | article, articles, produit, produits, marchandise | Artikel, Produkt, Produkte, Ware, Waren
`
