import { type AskedShop, product, testAskedShops } from '../support/asked-shops.ts'

const garden: AskedShop = {
  name: 'garden',
  language: 'en',
  page: `# Shipping
Orders before noon leave the same day. Parcels cost $6.95 in the lower 48 states, free from $80. To Hawaii it is $24.95.

**Bulky pieces.** The Marlow Bench and the Fairfield Table go by freight carrier. There is a flat surcharge of $30 for each piece, also when the rest of your order ships free. Delivery is to the kerb.

# Returns
You have 40 days from delivery to send things back. Goods must be unused and clean. Returns to our yard cost nothing.

Some goods have their own rules:

- **Cushions** may be tried for 10 days at home. If a cushion is clean, we take it back after that for store credit.
- **Engraved signs** cannot be returned.
- **Bird tables and feeders** can be returned only if never used.
- **Bulky pieces** (bench, table): we collect them and take $50 from the refund. They must not be assembled.

# Contact
Email: yard@garden.example
Phone: (555) 555-0170, Monday to Friday 9 am to 5 pm`,
  products: [
    product('G1', 'Marlow Bench', 'Furniture > Benches', 'Teak bench for two, 120 cm wide.', [
      { externalId: 'G1-1', price: 240, inventory: 3 },
    ]),
    product('G2', 'Fairfield Table', 'Furniture > Tables', 'Round teak table, 90 cm across.', [
      { externalId: 'G2-1', price: 310, inventory: 2 },
    ]),
    product('G3', 'Plume Cushion', 'Textiles > Cushions', 'Outdoor cushion, dries fast.', [
      { externalId: 'G3-B', price: 28, inventory: 9, options: { Color: 'Blue' } },
      { externalId: 'G3-G', price: 28, inventory: 4, options: { Color: 'Green' } },
    ]),
    product('G4', 'Robin Bird Feeder', 'Birds > Feeders', 'Steel feeder with a roof, holds 2 lb of seed.', [
      { externalId: 'G4-1', price: 34, inventory: 12 },
    ]),
    product('G5', 'Fork Ashdown', 'Tools > Forks', 'Digging fork with an ash handle.', [
      { externalId: 'G5-1', price: 46, inventory: 12 },
    ]),
  ],
  asked: [
    ['show me the marlow bench', /Marlow/],
    ['+whats it with shipping', /270\.00/],
    ['do you have the fairfield table', /Fairfield/],
    ['+310 plus shipping, how much altogether', /340\.00/, /310 ×/],
    ['how much is shipping on the marlow bench', /\$30/],
    ['+so whats the total with the bench', /270\.00/],
    ['fork ashdown', /Ashdown/],
    ['+whats shipping to hawaii', /24\.95/],
    ['+and in total?', /70\.95/],
    ['can i send the marlow bench back once its built', /must not be assembled/, /40 days|Engraved/],
    ['what if she doesnt like the plume cushion, can i return it', /10 days/, /Engraved|feeders/],
    ['robin bird feeder', /Robin/],
    ['+can it go back if no bird comes', /only if never used/, /bench, table/],
    ['is there a number i can call', /555-0170/],
    ['can someone call me, my number is 802 555 0199, name is Ann', /8025550199/],
  ],
}

const mills: AskedShop = {
  name: 'mills',
  language: 'de',
  page: `# Versand
| Land | Versandkosten | Versandkostenfrei ab | Lieferzeit |
|---|---|---|---|
| Deutschland | 5,90 € | 60 € | 1–3 Werktage |
| Österreich | 9,90 € | 90 € | 3–5 Werktage |
| Übrige EU | 16,90 € | nie | 5–9 Werktage |

Für Getreidemühlen kommt wegen des Gewichts ein Zuschlag von 12 € je Mühle dazu, auch wenn die Bestellung sonst versandkostenfrei ist.

# Rückgabe
Sie haben 30 Tage ab Erhalt Zeit, Ware zurückzugeben. Aus dem Ausland trägt der Käufer das Porto selbst.

Für einige Sachen gelten eigene Regeln:

- **Mehl und Saucen** nehmen wir nur ungeöffnet zurück.
- **Getreidemühlen und elektrische Waagen** nehmen wir auch zurück, wenn sie ausprobiert wurden, aber nur gereinigt. Bei deutlichen Spuren behalten wir 10 % ein.

# Kontakt
Telefon: 0761 555 01 77 (Montag bis Freitag 9–16 Uhr)`,
  products: [
    product('O1', 'Kornell 40', 'Mühlen > Getreide', 'Mahlwerk aus Granit, mahlt 100 g in der Minute.', [
      { externalId: 'O1-1', price: 389, inventory: 3 },
    ]),
    product('O2', 'Waage W20 elektrisch', 'Küche > Waagen', 'Bis 20 kg, auf 1 g genau.', [
      { externalId: 'O2-1', price: 49, inventory: 8 },
    ]),
    product('O3', 'Weizenmehl 550', 'Zutaten > Mehl', 'Feines Mehl, 1 kg.', [
      { externalId: 'O3-1', price: 2.9, inventory: 80 },
    ]),
    product('O4', 'Brotschieber Buche', 'Zubehör > Schieber', 'Aus Buchenholz, 35 cm breit.', [
      { externalId: 'O4-1', price: 24.9, inventory: 15 },
    ]),
  ],
  asked: [
    ['habt ihr die kornell 40', /Kornell/],
    ['+was kostet die mit versand nach wien', /401,00/],
    ['+nee ich mein österreich, nicht übrige eu. was zahl ich da für die an versand insgesamt', /401,00/, /16,90/],
    [
      'kann ich die kornell zurückgeben wenn ich sie schon ausprobiert hab?',
      /wenn sie ausprobiert wurden.*10 %/,
      /gelten eigene Regeln/,
    ],
    ['kann ich die w20 zurückschicken wenn sie mir zu ungenau ist', /wenn sie ausprobiert wurden/],
    ['brotschieber buche', /Schieber|schieber/],
    ['+kann ich den zurückschicken', /30 Tage/, /Mehl/],
  ],
}

testAskedShops('what the pages tell of such goods', [garden, mills])
