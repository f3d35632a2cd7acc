import type { PolicyWords } from '../../pack-policies.ts'

/** Italian words about what shops promise. */
export const policies = {
  meanings: {
    refund:
      'rimborso, rimborsi, rimborsare, rimborsato, rimborsate, rimborsano, soldi indietro, miei soldi, riavere .. soldi, riavro, riavere, riavro .. soldi, ridare .. soldi, ' +
      'riaccredito, riaccreditato',
    return:
      'reso, resi, restituire, restituzione, restituzioni, restituisco, restituito, rendere, rimandare indietro, rimando indietro, rispedire, ' +
      'rispedisco, diritto di recesso, recesso, ridare indietro, non lo voglio piu, fare un reso',
    exchange:
      "cambio, cambiare taglia, cambiare la taglia, cambiare con, sostituire con, altra taglia, altro colore, taglia sbagliata, un'altra taglia, " +
      'taglia diversa, cambio taglia, scambiare, scambio',
    fit:
      'non mi sta, non mi va, non mi stanno, troppo grande, troppo piccolo, troppo piccola, troppo stretto, troppo stretta, troppo largo, ' +
      'troppo lungo, non calza, veste',
    'return label': 'etichetta, etichetta di reso, etichetta di restituzione, modulo di reso',
    'return shipping':
      'spese di restituzione, spese di reso, costo del reso, costi di reso, spedizione di reso, reso gratuito, resi gratuiti, paga .. reso, ' +
      'paga .. restituzione',
    unused:
      'non usato, mai usato, non indossato, mai indossato, non aperto, sigillato, sigillo, imballo originale, confezione originale, ' +
      'condizioni originali, con etichetta, senza etichetta, cartellino',
    worn: 'indossato, indossata, indossate, usato, usata, gia aperto, ho aperto, provato, provata, gia usato',
    'made to order': 'su misura, personalizzato, personalizzata, personalizzati, su ordinazione, inciso, fatto per me',
    hygiene: 'igiene, igienici, biancheria intima, intimo, costume da bagno, costumi da bagno, orecchini, mutande',
    sale: 'saldi, in saldo, scontato, scontati, scontata, offerta, offerte, svendita, ribassato, outlet',
    shipping:
      'spedizione, spedizioni, spedite, spedire, spedisce, spediscono, spedito, spedita, consegna, consegne, consegnate, consegnare, consegnano, ' +
      'consegnato, inviate, inviare, invio, mandate, mandare, recapito, arriva, arrivano, arrivare',
    'shipping cost':
      'spese di spedizione, costo di spedizione, costi di spedizione, costo della spedizione, costa la spedizione, costa spedire, ' +
      'spese di consegna, costi di consegna, costo di consegna, spese di invio, costa la consegna, pago di spedizione, quanto .. spedizione',
    'delivery time':
      'tempi di consegna, tempo di consegna, tempi di spedizione, quanto .. arrivare, quanto .. arriva, quando arriva, quando arrivano, ' +
      'quando ricevo, quando lo ricevo, quando .. consegnate, quanto .. consegna, quanto ci mette, quanto ci mettete, data di consegna prevista',
    'how long':
      'quanto tempo, per quanto, quanto dura, durata, quanti giorni, quante settimane, entro quanto, entro quando, termine, scadenza',
    express:
      'espresso, espressa, corriere espresso, urgente, urgenza, in giornata, il giorno dopo, per domani, domani, prima possibile, ' +
      'consegna rapida, piu veloce',
    abroad: "estero, all'estero, internazionale, internazionali, altri paesi, fuori dall'italia, tutto il mondo",
    country: 'paese, paesi, in quali paesi, nazione, nazioni',
    island: 'isola, isole, sicilia, sardegna, zone remote, zone disagiate',
    weekend: 'fine settimana, weekend, sabato, domenica, festivi, giorni festivi',
    monday: 'lunedi',
    evening: 'sera, di sera, serale, la sera',
    cutoff: 'ordino oggi, ordinando oggi, ordini entro, ordinato entro, entro le, parte oggi, entro mezzogiorno',
    'not home':
      "non sono in casa, non sono a casa, nessuno in casa, non c'e nessuno, assente, mancata consegna, non ci sono",
    neighbour: 'vicino di casa, vicini, vicina, vicino, portinaio, portineria',
    upstairs: 'al piano, piano, scale, ascensore, in casa, consegna al piano, portare su',
    'time slot':
      "fascia oraria, fasce orarie, scegliere il giorno, scegliere l'orario, appuntamento, che ora .. consegna, giorno di consegna, " +
      'data di consegna',
    tracking:
      "tracciamento, tracciare, tracciabile, tracking, numero di tracking, codice di tracciamento, dov'e il mio ordine, dov'e il mio pacco, " +
      "dove si trova .. ordine, dove si trova .. pacco, seguire .. ordine, seguire .. pacco, seguire .. spedizione, stato dell'ordine",
    parcel: 'pacco, pacchi, pacchetto, collo',
    carrier: 'corriere, corrieri, quale corriere, con chi spedite, poste italiane, bartolini, brt, dhl, gls, sda, ups',
    'parcel locker': 'punto di ritiro, punto ritiro, locker, ufficio postale, fermo deposito, fermoposta',
    'pick up':
      'ritirare, ritiro, ritiro in negozio, ritirare in negozio, ritirarlo, passare a prendere, passo a prenderlo, clicca e ritira',
    customs: 'dogana, doganali, dazi, spese doganali, oneri doganali',
    lost:
      'perso, smarrito, smarriti, mai arrivato, non e arrivato, non e ancora arrivato, non ho ricevuto, non arriva, mai ricevuto, sparito, ' +
      'manca un pezzo',
    late: 'ritardo, in ritardo, ritardi, ritarda, tarda',
    damaged:
      'danneggiato, danneggiata, danneggiati, rotto, rotta, rotti, rotte, difettoso, difettosa, difetto, difetti, guasto, guasta, rovinato, ' +
      'rovinata, graffiato, non funziona, ammaccato, si e rotto, si rompe',
    'wrong item':
      'articolo sbagliato, prodotto sbagliato, sbagliato articolo, articolo errato, ho ricevuto un altro, ordine sbagliato',
    cost: 'costo, costi, costa, costano, prezzo, prezzi, tariffa, tariffe, quanto costa, quanto viene, spese, quanto pago',
    'who pays': 'chi paga, a carico, a carico mio, a carico vostro, a mie spese, pago io, pagate voi, devo pagare',
    free: 'gratis, gratuito, gratuita, gratuiti, gratuite, gratuitamente, omaggio, senza costi',
    'free shipping':
      'spedizione gratuita, spedizione gratis, consegna gratuita, consegna gratis, spedizioni gratuite, spedizione e gratuita, spedite gratis',
    minimum: 'minimo, minima, ordine minimo, importo minimo, spesa minima',
    cancel: 'annullare, annullamento, annullo, annullato, disdire, disdetta, cancellare, cancello, revocare',
    'change order':
      "modificare .. ordine, cambiare .. ordine, modifica dell'ordine, aggiungere .. ordine, correggere .. ordine",
    'pre-order': 'preordine, preordinare, prenotazione anticipata',
    pay: 'pagare, pagamento, pagamenti, pago, accettate, metodi di pagamento, modalita di pagamento, metodo di pagamento, posso pagare, si paga',
    card: 'carta, carte, carta di credito, carte di credito, bancomat, carta di debito, visa, mastercard, postepay',
    'apple pay': 'apple pay, google pay',
    paypal: 'paypal',
    klarna: 'klarna, scalapay, satispay',
    bitcoin: 'bitcoin, criptovalute',
    'bank transfer': 'bonifico, bonifico bancario, coordinate bancarie',
    'direct debit': 'addebito diretto, rid',
    'on account': 'pagare dopo, pago dopo, pagamento posticipato',
    cash: 'contanti, in contanti',
    'cash on delivery':
      'contrassegno, alla consegna, pagare alla consegna, pagamento alla consegna, pago quando arriva',
    check: 'assegno, assegni',
    instalments: 'rate, a rate, rateale, pagamento rateale, rateizzare, finanziamento, in tre rate',
    lease: 'leasing, noleggio a lungo termine',
    charged: 'addebito, addebitato, addebitata, addebitate, doppio addebito, pagato due volte, addebitano',
    declined: 'rifiutata, rifiutato, carta rifiutata, pagamento rifiutato, non va a buon fine',
    invoice: 'fattura, fatture, fattura elettronica, fatturazione, ricevuta fiscale',
    company: 'azienda, ditta, impresa, aziendale, partita iva',
    'gift card': 'buono regalo, buoni regalo, carta regalo, carte regalo, gift card',
    voucher: 'buono, buoni, buono sconto, codice sconto, codice promozionale, coupon, codice promo',
    discount: 'sconto, sconti, riduzione, promozione, promozioni, promo',
    combine: 'cumulare, cumulabile, cumulabili, combinare, usare due, insieme ad altri',
    expire: 'scade, scadono, scadere, scaduto, valido, valida, validita, fino a quando vale',
    redeem: 'riscattare, usare il buono, usare il codice, inserire il codice, dove inserisco, utilizzare il codice',
    'new customer': 'nuovo cliente, nuovi clienti, primo ordine, primo acquisto',
    student: 'studente, studenti, studentessa, universitari',
    senior: 'anziani, pensionati, pensionato',
    teacher: 'insegnante, insegnanti, docenti, professori',
    'price match': 'prezzo piu basso altrove, adeguamento del prezzo, trovo a meno, costa meno altrove',
    wholesale: "ingrosso, all'ingrosso, rivenditore, rivenditori, grandi quantita, quantita maggiori",
    'loyalty program': 'programma fedelta, punti fedelta, carta fedelta, raccolta punti',
    earn: 'accumulare punti, guadagnare punti, punti',
    'refer a friend': 'invita un amico, presentare un amico, porta un amico',
    birthday: 'compleanno',
    'black friday': 'black friday',
    tax: 'iva, tasse, imposta, imposte, tassa',
    currency: 'valuta, valute, dollari, in euro',
    'gift wrapping': 'confezione regalo, pacco regalo, pacchetto regalo, incartare, carta da regalo',
    'gift message': "biglietto, bigliettino, messaggio di auguri, dedica, biglietto d'auguri",
    gift: 'regalo, regali, regalare',
    'price on parcel': 'prezzo nel pacco, senza prezzo, prezzi nel pacco, senza scontrino nel pacco',
    'gift receipt': 'scontrino regalo, scontrino di cortesia',
    'to another person':
      "a un'altra persona, altro indirizzo, un altro indirizzo, indirizzo diverso, a un amico, direttamente a",
    'weight limit': 'peso massimo, limite di peso, portata massima',
    deposit: 'acconto, caparra, deposito, anticipo',
    reserve: 'riservare, prenotare, mettere da parte, tenere da parte, prenoto',
    unpaid: 'non pagato, non ho pagato, sollecito, mora',
    warranty: 'garanzia, garanzie, in garanzia, garanzia legale, garantiti',
    'guarantee it': 'garantite, garantire, garantito',
    repair:
      'riparazione, riparazioni, riparare, riparate, riparato, riparano, aggiustare, aggiustate, assistenza tecnica, sistemare, rammendare',
    replace: 'sostituire, sostituzione, sostituite, sostituito, rimpiazzare',
    'spare parts': 'ricambi, ricambio, pezzi di ricambio, pezzo di ricambio, parti di ricambio',
    loan: 'prestito, sostitutivo, di cortesia',
    'cost estimate': 'preventivo, preventivi',
    claim: 'reclamo, reclami, reclamare, contestare, segnalare un problema, lamentela',
    'wear and tear': 'usura, normale usura, consumato, logorio',
    extended: 'estensione, prolungare, estesa, prolungata',
    'second hand': 'usati, seconda mano, di seconda mano',
    refurbished: 'ricondizionato, ricondizionati, rigenerato',
    recall: 'richiamo, ritirato dal mercato',
    battery: 'batteria, batterie, accumulatore',
    frame: 'telaio',
    motor: 'motore',
    pets: 'animali, animali domestici, cane, gatto',
    'original receipt': "scontrino, ricevuta, prova d'acquisto, senza scontrino, perso lo scontrino",
    'opening hours':
      'orari, orario, orari di apertura, orario di apertura, siete aperti, aperto, aperti, aprite, chiudete, quando aprite, a che ora',
    'physical store': 'negozio fisico, negozio, negozi, punto vendita, punti vendita, showroom, di persona',
    'where are you':
      'dove siete, dove vi trovate, dove si trova il negozio, vostro indirizzo, indirizzo del negozio, dove vi trovo, dove avete sede, si trova in, ci trovi in, ci troviamo, la nostra sede',
    parking: 'parcheggio, parcheggiare',
    wheelchair: 'sedia a rotelle, carrozzina, disabili',
    contact:
      'contattare, contattarvi, contatto, contatti, mettermi in contatto, raggiungere, parlare con, parlare con qualcuno, scrivervi',
    support: 'assistenza, servizio clienti, assistenza clienti, aiuto, supporto',
    email: 'email, mail, posta elettronica, indirizzo email',
    phone: 'telefono, telefonare, numero di telefono, telefonico, chiamare, chiamarvi, al telefono',
    whatsapp: 'whatsapp',
    instagram: 'instagram, facebook, tiktok, social',
    reply: 'rispondete, risposta, rispondere, rispondono',
    address: 'indirizzo, indirizzi',
    'billing address': 'indirizzo di fatturazione',
    'shipping address': 'indirizzo di spedizione, indirizzo di consegna',
    'size guide':
      'guida alle taglie, guida taglie, tabella taglie, tabella delle taglie, che taglia, quale taglia, misure',
    size: 'taglia, taglie, misura, numero di scarpa',
    colour: 'colore, colori, rosso, blu, verde, nero, bianco',
    material: 'materiale, materiali, tessuto, cotone, lana, pelle, seta, lino, di cosa e fatto, composizione',
    weight: 'peso, pesa, pesano, chili',
    height: 'altezza, larghezza, dimensioni, alto, largo',
    wash: 'lavare, lavaggio, lavatrice, pulire, stirare, asciugatrice, cura',
    ingredients:
      'ingredienti, ingrediente, contiene, contengono, allergeni, glutine, lattosio, noci, arachidi, latte, uova, soia, grano',
    parabens: 'parabeni, siliconi, solfati',
    allergy: 'allergia, allergico, allergica, reazione, irritazione, sfogo, tracce',
    vegan: 'vegano, vegani, vegana, vegane, vegetariano',
    'animal testing': 'testato sugli animali, testati sugli animali, test sugli animali, cruelty free',
    pregnant: 'incinta, gravidanza, allattamento',
    organic: 'biologico, biologici, bio, naturale, naturali',
    sustainable:
      'sostenibile, sostenibili, sostenibilita, ambiente, ecologico, ecologici, plastica, riciclato, commercio equo',
    'made in':
      'prodotto in, prodotti in, fabbricato, fabbricati, fatto in, fatti in, made in, dove producete, dove sono prodotti, provenienza, origine, ' +
      'artigiani, fatto a mano, fatti a mano',
    'best before':
      'scadenza del prodotto, data di scadenza, da consumarsi, si conserva, conservare, conservazione, fresco, freschezza',
    perishable: 'deperibile, deperibili, alimentari, cibo, refrigerato, formaggio, cioccolato, si scioglie',
    samples: 'campione, campioni, campioncini, campioncino',
    refill: 'ricarica, ricariche, ricaricabile',
    recycling:
      'riciclo, riciclare, smaltire, smaltimento, vecchio elettrodomestico, ritirate il vecchio, usato indietro, raee, ritirate .. vecchio',
    'trade in': "permuta, rottamazione, comprate l'usato, ritirate l'usato",
    assemble:
      'montaggio, montare, montate, installazione, installare, installate, assemblare, collegare, allacciamento',
    packaging:
      'imballaggio, imballaggi, confezione, scatola, scatole, scatola originale, anonimo, pacco anonimo, cartone',
    advice:
      'consiglio, consigli, consigliare, consulenza, consulente, aiutarmi a scegliere, aiuto a scegliere, mi consigliate',
    try: 'provare, prova su strada, provarlo, in prova, camerino',
    demo: 'dimostrazione',
    rent: 'noleggio, noleggiare, noleggiate, affittare',
    range: 'autonomia, quanti chilometri',
    inspection: 'revisione, tagliando, manutenzione, controllo',
    'flat tyre': 'foratura, gomma bucata, ruota bucata',
    job: 'lavoro, lavorare con voi, lavorare da voi, assumete, posizioni aperte, candidatura, stage, tirocinio, assunzioni',
    employee: 'dipendente, dipendenti, personale, squadra',
    founder:
      'fondatore, fondatrice, fondata, fondato, storia, proprietario del negozio, da quando, da quanto tempo, chi siete, quando siete nati',
    press: 'stampa, giornalista, influencer, collaborazione, collaborazioni, sponsor',
    event: 'evento, eventi, corso, corsi, laboratorio, degustazione',
    app: 'app, applicazione',
    newsletter: 'newsletter, mailing list, email promozionali, pubblicita per email',
    unsubscribe:
      "disiscrivermi, disiscrizione, cancellarmi, cancellarmi dalla newsletter, non ricevere piu, annullare l'iscrizione",
    subscription: 'abbonamento, abbonamenti, abbonarmi, box mensile',
    review: 'recensione, recensioni, opinioni, valutazione, valutazioni',
    donate: 'donare, donazione, donazioni, beneficenza',
    manual: "manuale, istruzioni, manuale d'uso",
    compatible: 'compatibile, compatibili, compatibilita, funziona con, va bene con',
    safe: 'affidabile, affidabili, truffa, fidarmi, e sicuro, sito sicuro',
    'wheelchair access': 'bagno, toilette, camerini',
    adult: 'maggiorenne, eta, alcol, minorenne, minorenni, diciotto, 18 anni',
    'minimum age': "eta minima, documento, carta d'identita",
    'chat log': 'conversazione, conversazioni, questa chat',
    signature: 'firma, firmare',
    embroidery: 'ricamo, ricamare, stampare, incisione',
    'dogs welcome': 'con il cane, portare il cane, cani ammessi',
    account: 'account, profilo, conto',
    guest: 'ospite, senza registrarmi, senza registrazione, senza account, come ospite',
    password: 'password, password dimenticata',
    login: 'accedere, accesso, login, entrare',
    'sign up': 'registrarmi, registrarsi, registrazione, iscrivermi, iscrizione, creare un account',
    'card number': 'numero di carta, dati della carta, numero della carta',
    privacy: 'privacy, riservatezza',
    data: 'dati, informazioni, gdpr',
    personal: 'personali, personale, miei dati, dati personali',
    sell: 'vendete, vendere, vendono',
    share: 'condividete, condividere, condivisi, cedere, cedete, terze parti',
    store: 'conservate, memorizzate, memorizzare, salvate, conservati',
    delete:
      "eliminare, cancellare i miei, cancellazione, eliminate, cancellare l'account, cancellare il mio account, cancellare .. dati",
    cookie: 'cookie',
    encrypt: 'cifrato, cifrati, crittografia, criptati',
    security: 'sicurezza, sicuro, sicuri, protetti, proteggete, pagamento sicuro',
    law: 'legge, legale, legali',
    right: 'diritto, diritti',
    terms: 'termini, condizioni, condizioni generali',
    change: 'modificare, modifica, aggiornare, cambiare, cambiate',
    notify: 'avvisare, avvisate, notifica, informare, fatemi sapere',
    owner: 'proprietario, proprieta, di chi e',
    credit: 'credito, accredito, compensazione',
    recover: 'recuperare, ripristinare',
    happy: 'soddisfatto, soddisfatta, contento, contenta',
    unhappy: 'insoddisfatto, insoddisfatta, scontento, non sono soddisfatto, non mi piace, non sono contento',
    bot: 'bot, robot, automatico',
    child: 'bambino, bambini, minore, minori',
    advertising: 'pubblicita, annunci, marketing',
    'third party': 'terzi, terze parti',
    export: 'esportare, scaricare, portabilita',
    'business days': 'giorni lavorativi, giorni feriali, feriali, lavorativi',
    day: 'giorno, giorni',
    week: 'settimana, settimane',
    month: 'mese, mesi, mensile',
    year: 'anno, anni, annuale',
    hour: 'ora, ore',
    customer: 'cliente, clienti',
    order: 'ordine, ordini, acquisto, acquisti, comprare, compro, comprato, ordinare, ordinato, acquistare',
    include: 'incluso, inclusa, inclusi, comprende, compreso, compresa, esclusa, escluso',
    service: 'servizio, servizi',
    correct: 'correggere, correzione, rettificare, dati sbagliati',
    photo: 'foto, immagine, immagini',
    item: 'articolo, articoli, prodotto, prodotti, merce',
  },
  goods: {
    sofa: 'divano, divani',
    table: 'tavolo, tavoli, scrivania',
    chair: 'sedia, sedie, poltrona, sgabello',
    bed: 'letto, letti, materasso, materassi',
    wardrobe: 'armadio, scaffale, libreria, mensola',
    lamp: 'lampada, lampade, lampadina',
    curtain: 'tenda, tende, tappeto, cuscino',
    furniture: 'mobile, mobili, arredamento',
    shoe: 'scarpa, scarpe, stivali, sandali, scarpe da ginnastica',
    dress: 'vestito, vestiti, abito, gonna',
    shirt: 'camicia, camicie, maglietta, magliette, maglia',
    trousers: 'pantaloni, jeans, pantaloncini',
    jacket: 'giacca, giacche, cappotto, giubbotto',
    jumper: 'maglione, felpa, cardigan',
    sock: 'calzini, cappello, sciarpa, guanti, cintura',
    bag: 'borsa, borse, zaino, valigia',
    clothes: 'abbigliamento, capo, capi',
    jewellery: 'gioielli, anello, collana, orologio',
    'phone case': 'cellulare, telefonino, smartphone, cover',
    laptop: 'portatile, computer, tablet',
    headphones: 'cuffie, auricolari, cassa',
    tv: 'televisore, televisione, tv, schermo, monitor',
    camera: 'fotocamera, macchina fotografica',
    fridge: 'frigorifero, frigo, lavastoviglie, forno, lavatrici, elettrodomestico, elettrodomestici',
    software: 'software, gioco, licenza, console',
    device: 'dispositivo, dispositivi, apparecchio, elettronica',
    cable: 'cavo, caricatore, caricabatterie, accessorio, accessori',
    cream: 'crema, creme, siero, balsamo',
    oil: 'olio, oli',
    lipstick: 'rossetto, mascara, trucco, fondotinta',
    soap: 'sapone, shampoo, profumo',
    skin: 'viso',
    bottle: 'bottiglia, bottiglie, flacone',
    bike: 'bici, bicicletta, biciclette',
    helmet: 'casco, caschi',
    tyre: 'gomma, pneumatico, ruota',
    brake: 'freno, freni, catena',
    toy: 'giocattolo, giocattoli, bambola',
    book: 'libro, libri',
    coffee: 'caffe, te',
    wine: 'vino, birra',
    sauce: 'salsa, miele, marmellata',
    candy: 'dolci, caramelle',
    basket: 'cesto, cesto regalo',
    plant: 'pianta, piante, fiori, vaso',
    tool: 'attrezzo, attrezzi, trapano',
    glass: 'bicchiere, tazza, piatto, ceramica',
  },
  asking:
    'a ad al allo alla ai agli alle con col da dal dallo dalla dai dagli dalle di del dello della dei degli delle in nel nello nella nei negli ' +
    'nelle su sul sullo sulla sui sugli sulle per tra fra il lo la i gli le un uno una e ed o ma se che chi cui non mi ti ci vi si li ne me te ' +
    'lui lei noi voi loro io tu mio mia miei mie tuo tua vostro vostra vostri vostre suo sua nostro questo questa questi queste quello quella ' +
    'quelli quelle come dove quando quanto quanta quanti quante quale quali cosa perche sono sei siete siamo era essere ho hai ha abbiamo ' +
    'avete hanno avere avrei posso puoi potete possiamo puo possono potrei potrebbe vorrei voglio vuole volete vogliamo devo deve dovete ' +
    'dobbiamo bisogna fare fate faccio fai fa fatto va vado andare viene venire dire dirmi sapere so sa sapete serve servono ciao salve ' +
    'buongiorno buonasera grazie prego scusi scusate scusa cortesia favore piacere gentile ancora gia anche solo poi ora adesso oggi ieri ' +
    'prima dopo durante mentre sempre mai molto molta molti tanto piu meno bene male circa forse magari cosi qualche qualcosa qualcuno alcuni ' +
    "altro altra altri ogni tutto tutta tutti tutte stesso c'e ce dov'e com'e cos'e mettiamo possibile succede funziona dite domanda chiedere " +
    'vedere trovo trovare',
  outside: 'fuori',
  columns: { question: 'domanda', answer: 'risposta' },
  restricting: 'escluso, esclusi, tranne, eccetto, salvo, non, solo, soltanto, se, dopo',
  places: {
    AT: 'vienna',
    CH: 'zurigo, ginevra, basilea, berna',
    DE: 'monaco di baviera, amburgo, colonia, francoforte',
    ES: 'barcellona, siviglia',
    IT: 'milano, roma, torino, napoli, sicilia, sardegna',
    EU: 'ue, europa, europeo, europea',
    GB: 'inghilterra, gran bretagna, londra',
    US: 'america, stati uniti',
    NL: 'olanda',
  },
  clock: 'ore',
  asks: {
    time: [
      'quanto (?:tempo|dura|ci (?:vuole|mette|mettete))',
      'quanti (?:giorni|mesi)',
      'entro quando',
      'fino a quando',
    ],
    amount: ['quanto (?:costa|costano|viene|pago|si paga)', 'costi?', 'prezz[oi]', 'tariff[ae]', 'spese'],
    number: ['quant[ie]'],
    place: ["dov'e", 'dove (?:siete|si trova|vi trov[a-z]*|sta)'],
    contact: ['(?:chi|come|dove)\\b.{0,20}\\b(?:contatt[a-z]*|scriver[a-z]*|raggiunger[a-z]*|e-?mail)'],
  },
  costs: 'costo costa prezzo',
  tells: {
    time: ['stesso giorno', 'giorno (?:dopo|seguente|successivo)', 'immediatamente'],
    amount: ['gratis', 'gratuit[aeio]', 'gratuitamente', 'a nostre spese', 'a nostro carico', 'senza costi'],
    contact: ['contattateci', 'contattaci', 'scriveteci', 'scrivici'],
  },
} as const satisfies PolicyWords
