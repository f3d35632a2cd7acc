import type { Sentence } from './entry.ts'

/** A passage has some 40; of more the last ones are read as one. */
const MOST_SENTENCES = 100

const mostSentences = (texts: string[]): string[] =>
  texts.length <= MOST_SENTENCES
    ? texts
    : [...texts.slice(0, MOST_SENTENCES - 1), texts.slice(MOST_SENTENCES - 1).join(' ')]

/** Items of a list take part in what the line with the colon above them says. */
const MOST_ITEMS = 12

function withLeads(texts: string[]): Pick<Sentence, 'text' | 'lead'>[] {
  let lead = -1
  return texts.map((text, at) => {
    if (lead >= 0 && at - lead > MOST_ITEMS) lead = -1
    const sentence = { text, lead }
    if (text.endsWith(':')) lead = at
    return sentence
  })
}

/** "Gift cards. From 20 €" below the heading "Gift cards": its first words say nothing more. */
function withoutLabel(texts: string[], heading: string): string[] {
  const plain = (text: string) => text.replace(/[\p{P}\s]+/gu, ' ').trim()
  const isLabel = texts.length > 1 && plain(texts[0] as string) === plain(heading.split(' > ').at(-1) ?? '')
  return isLabel ? texts.slice(1) : texts
}

/** Longer questions are texts of their own. */
const MOST_ASKED = 80

/** "Damaged parcel? Send us a photo." is one thing that is told: a question of the shop's own belongs to its answer. */
function withAnswers(texts: string[]): string[] {
  const joined: string[] = []
  for (const text of texts) {
    const former = joined.at(-1)
    const isAnswer = former !== undefined && former.length <= MOST_ASKED && former.endsWith('?')
    if (isAnswer) joined[joined.length - 1] = `${former} ${text}`
    else joined.push(text)
  }
  return joined
}

/** The sentences of a passage as they are indexed. @param texts as they were cut */
export const sentencesOf = (texts: string[], heading: string): Pick<Sentence, 'text' | 'lead'>[] =>
  withLeads(withAnswers(withoutLabel(mostSentences(texts), heading)))
