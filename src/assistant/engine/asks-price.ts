/** "How much is it?", but not "how much does it weigh?". */
const priceWords =
  /^\W*(?:and |ok |y |et |und )?(?:how much|combien|cu[aá]nto|wie ?viel)\W*$|\b(?:how much (?:is|are|for|in|it|does (?:it|this|that|the [\w -]{1,60}) cost)|price|costs?|kostet|kosten|preis|cu[aá]nto (?:cuestan?|valen?|es|son|salen?)|precio|cuestan?|combien (?:co[uû]ten?t?|[cç]a co[uû]te|est-ce|c[’']est|ils? co[uû]ten?t?)|c[’']est combien|prix|co[uû]te(?:nt)?)\b/i

/** Whether a text asks what something costs. */
export const isOfPrice = (text: string): boolean => priceWords.test(text)
