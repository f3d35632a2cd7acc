/** A line of lessons: what is asked for, or what a sentence of a page tells. */
export interface FacetLine<Facet extends string = string> {
  facets: Facet[]
  /** ISO 639-1. */
  language: string
  /** Null where a shopper asks; the heading above where a page tells, empty where there is none. */
  heading: string | null
  text: string
}

/** Between a heading and its sentence. */
const PARTING = '> '

/**
 * Reads `facet facet|||q|||question` or `facet|||s|||Heading > sentence`; null where it is no such line.
 * @param facets all there are
 * @param language of the line, ISO 639-1
 */
export function readFacetLine<Facet extends string>(
  line: string,
  facets: readonly Facet[],
  language: string,
): FacetLine<Facet> | null {
  const isFacet = (name: string): name is Facet => (facets as readonly string[]).includes(name)
  const [names = '', kind, said = ''] = line.split('|||')
  const told = names.trim().split(/\s+/)
  if (!told.every(isFacet) || said.trim() === '') return null
  if (kind === 'q') return { facets: told, language, heading: null, text: said.trim() }
  const at = said.indexOf(PARTING)
  const [heading, text] = at < 0 ? ['', said] : [said.slice(0, at), said.slice(at + PARTING.length)]
  return kind === 's' && text.trim() !== ''
    ? { facets: told, language, heading: heading.trim(), text: text.trim() }
    : null
}
