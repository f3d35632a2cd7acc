/** What stands in for a sentence that was taken out: true whatever the facts are. */
const sentences: Record<string, readonly string[]> = {
  en: [
    'Please see the details shown here.',
    'I only pass on what I can look up in this shop.',
    'The cards show what applies right now.',
    'I would rather not guess here.',
  ],
  es: [
    'Por favor, mira los detalles que se muestran aquí.',
    'Solo transmito lo que puedo consultar en esta tienda.',
    'Las fichas muestran lo que vale ahora mismo.',
    'Aquí prefiero no adivinar.',
  ],
  fr: [
    'Regardez, s’il vous plaît, les détails affichés ici.',
    'Je ne transmets que ce que je peux vérifier dans cette boutique.',
    'Les fiches montrent ce qui est valable en ce moment.',
    'Ici, je préfère ne pas deviner.',
  ],
  de: [
    'Bitte sieh dir die Angaben hier an.',
    'Ich gebe nur weiter, was ich in diesem Shop nachsehen kann.',
    'Die Karten zeigen, was gerade gilt.',
    'Hier möchte ich lieber nicht raten.',
  ],
}

/** A neutral sentence in the shopper's language, English where there is none; another one each time. */
export function neutralSentence(language: string, turn: number): string {
  const list = sentences[language.slice(0, 2).toLowerCase()] ?? (sentences.en as readonly string[])
  return list[turn % list.length] as string
}
