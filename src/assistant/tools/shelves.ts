import { listTopCategories } from '../../catalog/list-categories.ts'
import type { TurnScope } from '../turn-scope.ts'

const MOST = 6
const LONGEST = 40

/** What the shop sells, by its largest top categories. */
export async function shelvesOf(scope: TurnScope): Promise<string[]> {
  const categories = await listTopCategories(scope.ctx, MOST)
  const names = categories.flatMap(({ name }) => (name.length <= LONGEST ? [name] : []))
  for (const name of names) scope.addFact('search', 'shelves', 'category', name)
  return names
}
