import type { ReckoningWords } from '../../pack-fields/pack-reckoning.ts'

/** How German asks for something to be reckoned from prices. */
export const reckoning = {
  sum: 'insgesamt, gesamt, gesamtpreis, in summe, alles zusammen, macht zusammen, gesamtsumme, unterm strich, was macht das, macht das zusammen, was waren das, was kommt das, wie viel kommt das, wieviel kommt das, wie viel beides, wieviel beides, was kost mich das, was kostet mich das, was macht das dann',
  all: 'zusammen, beides, beide, alles, alle, die zwei, die beiden, diese zwei',
  adding: 'dazunehm, dazunehme, dazu nehme, dazu nehm, noch dazu, obendrauf, hinzu, dazu noch, und noch, wenn ich noch',
  further: 'noch weitere',
  pay: 'was zahl ich, was zahle ich, was zahlen wir, was bezahl ich, was bezahle ich, wie viel zahl ich, wie viel zahle ich, wieviel zahl ich, wieviel zahle ich, was komm ich da hin, wo komm ich da hin, wo lande ich',
  fewer: 'weniger',
  less: 'ohne minus ausser',
  difference:
    'preisdiff, wie viel mehr, wieviel mehr, wie viel teurer, wieviel teurer, wie viel billiger, wieviel billiger, wie viel gunstiger, wieviel gunstiger, preisunterschied, preisdifferenz, aufpreis, mehrpreis, unterschied im preis, wie viel spare, wieviel spare, was spare, wie viel spar ich, wieviel spar ich, was spar ich, was sparen wir',
  worth:
    'lohnt sich, lohnen, rechnet sich, rentiert sich, preiswerter, ergiebiger, kommt gunstiger, kommt billiger, fahre ich gunstiger, besser im preis, mehr fur mein geld, spare ich',
  per: 'pro je',
  than: 'als gegenuber statt verglichen',
  twice: 'zweimal',
  times: 'mal x',
  plus: 'plus mit dazu inkl inklusive',
  included: 'inbegriffen inklusive eingeschlossen',
  beside:
    'mach nimm gib dann ok okay also dann gut super ja bitte danke ich nehme nehm hatte gern gerne nur der die das den dem ein eine einen einer noch auch und jetzt was macht ware waren ist sind fur mich kostet kosten wie viel wieviel es zu mal stuck stk packung',
} satisfies ReckoningWords
