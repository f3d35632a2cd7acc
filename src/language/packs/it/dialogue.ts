import type { DialogueWords } from '../../pack-fields/pack-dialogue.ts'

/** By what Italian tells the steps of a talk. */
export const dialogue = {
  asksPrice: ['quanto (costano?|vale|viene)', 'prezzo|costano?'],
  asksPriceAlone: ['(e )?quanto'],
  asksDetails: ['piu (info|dettagli)', 'dimmi di piu', 'parlami', 'mostrami'],
  definite: 'il lo',
  comparing: 'confront*, paragon*, differenza tra, scegliere tra, decidere tra, indeciso tra, indecisa tra',
  differences: 'differenza differenze',
  betweenCompared: 'e con o',
  asksWhich: 'quale meglio economico economica',
  asksWhichOfThem: 'quale quali',
  asksWhichStarts: 'quale, qual e, cosa',
  anyProduct: 'prodotto prodotti articolo articoli cosa cose avete vendete negozio',
  tellsOf: 'lei lui loro e si noi',
  fondOf:
    'piace, piacciono, ama, adora, appassionato, appassionata, fan, hobby, colleziona, interessa, pazzo, pazza, fissato, fissata, amante, patito, patita',
  hobbies:
    'fa, gioca, cucina, legge, dipinge, cavalca, corre, nuota, cammina, pesca, disegna, cuce, balla, viaggia, campeggia, beve, arrampica, va, suona, scia, scrive, ascolta',
  attributeStarts: 'quanta, quanti, quante, qual e la, qual e il, qual e l',
  attributeBehind: 'ha, hanno, ci sono, c e',
  copulas: 'e sono',
  another: ['(e )?(per (la|il|l)|in|verso)', 'e (quanto|se)'],
  further: ['e (cosa )?(se|quando|come|chi|dove|quanto)', 'cosa succede se', 'ma (se|quando|come)'],
  agrees: 'certo, d accordo, va bene, volentieri, fallo',
  forgot: ['non (mi |me lo )?(ricordo|so|lo so)', 'nessuna idea|dimenticat[oa]'],
  refuses: ['(preferisco|vorrei) non \\w+', 'non (voglio|intendo) (dare|dire|scrivere)'],
  address: ['(indirizzo|account|posta)'],
  asksCode: ['(invia\\w*|manda\\w*|altro|nuovo|voglio|vorrei)\\b.{0,25}\\bcodice', 'nessun codice'],
  otherCode: ['sconto|buono|postale'],
} as const satisfies DialogueWords
