import { createTypoMaker } from '../src/eval/search/typos.ts'
import { readSharedLines } from './product-source.ts'
import { makeProducts } from './products.ts'
import type { QuerySets } from './search-runs.ts'

/** The judged queries, each with one slip too, and queries that nobody means well with. */
export function makeQueries(): QuerySets {
  const judged = readSharedLines('relevance/esci-dev.jsonl.gz') as { query: string }[] | null
  const typed = judged?.map(({ query }) => query) ?? makeProducts(68, 0).map(({ title }) => title.replace(',', ''))
  return { typed, typo: typed.map(createTypoMaker(1)), hostile: hostileQueries() }
}

function hostileQueries(): string[] {
  // Words that a large share of the products has, stop-words and others.
  const common = 'use made size color black easy perfect quality design material water high set free great'
  return [
    '',
    ' ',
    'a'.repeat(10_000),
    'wireless bluetooth headphones '.repeat(334),
    'womne runnig shose '.repeat(527),
    'the of and for with to in a is it on',
    'for',
    'the the the the',
    '😀😀👟🎧 👍🏽 👨‍👩‍👧‍👦',
    'שלום עולם נעליים',
    'حذاء رياضي للرجال',
    '(.*)+$[a-z]{9}|^(a+)+$',
    '\\b(\\w+)\\s+\\1\\b.*?',
    "'; DROP TABLE products; -- UNION SELECT * FROM variants",
    "1' OR '1'='1",
    'with '.repeat(512),
    'black '.repeat(512),
    common,
    `${common} `.repeat(8),
    'water proof with the easy set for use in the home and the car',
    '防水运动鞋 男士',
    'ワイヤレス イヤホン ノイズキャンセリング',
    '방수 운동화',
    'z̷̢̛a̶̧͝l̸̨͠g̵̡͘o̴̢͝ s̷h̶o̸e̵s̴',
    'e\u0301'.repeat(512),
    '\0\u0001\u0007\u001b[31m\u007f',
    '\ud800 \udfff shoes',
    '\u202eseohs\u202c \u200bred\u2066',
    '"',
    '-',
    '12"'.repeat(300),
    '9'.repeat(512),
    'qwrtplkj zxcvbnmk wqeqweqw plmoknij bvcxzasd yuiophjk mnbvcxzl lkjhgfds',
    'containter stainlss adjustble portble rechargable compatble',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    '__proto__ constructor toString hasOwnProperty',
    '../../etc/passwd %00%0a <script>alert(1)</script>',
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
    'co-co-co-co-co-co '.repeat(60),
  ]
}
