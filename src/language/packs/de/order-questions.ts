import type { OrderQuestions } from '../../pack-fields/pack-order-questions.ts'

/** What is asked of an order at hand. */
export const orderQuestions: OrderQuestions = {
  bought:
    'habe ich bestellt, hab ich bestellt, habe ich gekauft, hab ich gekauft, habe ich genommen, hab ich genommen, hatte ich genommen, hatte ich bestellt, hatte ich da, hab ich gewahlt, habe ich gewahlt, hatte ich gewahlt, ich bestellt hab, ich bestellt habe, ich bestellt hatte, ich gekauft hab, ich gekauft habe, ich genommen hab, ich genommen habe, was habe ich bestellt, was hab ich bestellt, was hatte ich bestellt',
  items:
    'was da drin, was war da drin, was ist drin, was war drin, was ist dabei, welche artikel, wie viele artikel, artikel, inhalt, drin, mit drin, alles drin, im paket, in der bestellung, bei der bestellung dabei',
  price: 'pro stuck, je stuck, das stuck, einzeln, einzelpreis, stuckpreis, fur den einzelnen, bezahlt fur',
  total:
    'wie viel war es, wie viel habe ich bezahlt, wieviel habe ich bezahlt, was habe ich bezahlt, was hab ich bezahlt, wieviel hab ich bezahlt, wie viel hab ich bezahlt, was hat es gekostet, was hat das gekostet, gesamt, insgesamt, zusammen, summe, gesamtbetrag, gesamtsumme, betrag, wie teuer war',
  placed:
    'wann habe ich bestellt, wann hab ich bestellt, wann habe ich das bestellt, wann hab ich das bestellt, wann hatte ich bestellt, wann hatte ich das bestellt, bestelldatum, wann war die bestellung, wann wurde bestellt, an welchem tag habe ich bestellt',
  carrier:
    'paketdienst, wer liefert, wer bringt, welcher versand, mit wem, welcher paketdienst, lieferdienst, womit, welcher dienst, kommt das mit, kommt es mit, kommt die mit, spedition',
  postage:
    'was hat der versand gekostet, wie viel habe ich fur den versand bezahlt, wieviel habe ich fur den versand bezahlt, was habe ich fur den versand bezahlt, was hab ich fur den versand bezahlt, wie teuer war der versand, versandkosten, versand bezahlt, porto, lieferkosten, versand gezahlt, war der versand kostenlos, war der versand gratis',
  parts:
    'was fehlt, was fehlt noch, was fehlt da noch, wie viele pakete, wieviele pakete, in wie vielen paketen, wer hat unterschrieben, wer hat es angenommen, welcher artikel fehlt, welches teil fehlt, was wurde schon verschickt, was ist schon unterwegs',
  tracking: 'sendungsnummer, sendungsverfolgung, verfolgen, tracking, paketnummer, trackingnummer',
  payment:
    'bezahlt, ist sie bezahlt, ist das bezahlt, zahlung, geld angekommen, geld da, zahlung angekommen, zahlung eingegangen, geld eingegangen, uberwiesen, uberweisung, abgebucht',
  refund: 'erstattet, erstattung, ruckerstattung, ruckzahlung, geld zuruck, geld schon zuruck, geld zuruckbekommen',
  state:
    'wo, status, stand, versandt, verschickt, zugestellt, geliefert, storniert, angekommen, schon da, unterwegs, schon raus, noch nicht raus, rausgegangen, losgeschickt',
  arrival:
    'wann, so lange, wie lange, an welchem tag, welcher tag, ankommen, verspatet, immer noch nicht da, noch nicht da',
}
