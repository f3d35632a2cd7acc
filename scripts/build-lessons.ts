import { compileLanguages, languageFile } from '../src/assistant/understanding/language-words.ts'
import { learnedMatters } from '../src/assistant/understanding/matters.ts'
import { pageFacets } from '../src/knowledge/facets/read-facets.ts'
import { compileLexicon, lexiconFile } from '../src/language/said/lexicon.ts'
import { learnLessons, saidFile } from '../src/language/said/said.ts'
import { compileGoods, goodsFile } from '../src/search/needs/goods-words.ts'
import { productAspects } from '../src/search/questions/aspects/read-aspects.ts'
import { compileGoodsNames, goodsNamesFile } from '../src/search/things/goods-names.ts'

/** Learns from the lessons how shoppers speak and what pages tell, and compiles what words are and the lexicon of goods, unless that was done. `npm ci` calls it; without it the first start does. */
const isQuiet = process.argv.includes('--quiet')
for (const [file, learn] of [
  [saidFile, learnLessons],
  [pageFacets.file, () => pageFacets.learn()],
  [learnedMatters.file, () => learnedMatters.learn()],
  [productAspects.file, () => productAspects.learn()],
  [lexiconFile, compileLexicon],
  [languageFile, compileLanguages],
  [goodsFile, compileGoods],
  [goodsNamesFile, compileGoodsNames],
] as const) {
  const { isThere } = file
  if (!isThere) learn()
  if (!isQuiet) console.log(`${file.path}${isThere ? ' is up to date' : ''}`)
}
