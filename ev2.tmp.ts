import { readdirSync, readFileSync } from 'node:fs'
import { chunkDocument } from './src/knowledge/chunk-document.ts'
import { PassageIndex } from './src/knowledge/index/passage-index.ts'
import { DocumentReader } from './src/knowledge/readers/read-document.ts'
import { questionsOf } from './test/data/knowledge/policy-questions.ts'
import { sentenceQuestionsOf } from './test/data/knowledge/sentence-questions.ts'
import { shopQuestionsOf } from './test/data/knowledge/shop-questions.ts'
import { strangerQuestionsOf } from './test/data/knowledge/stranger-questions.ts'
const DATA = new URL('./test/data/knowledge/', import.meta.url)
const POL = new URL('../shared/data/policies/', import.meta.url)
const ix = new Map<string, PassageIndex>()
async function add(shop: string, url: URL, language: string) {
  const d = await new DocumentReader().readDocument('markdown', readFileSync(url))
  const index = ix.get(shop) ?? new PassageIndex(); ix.set(shop, index)
  index.put({ id: url.pathname.split('/').at(-1)!, title: d.title ?? shop, url: null, language, asOf: '', chunks: chunkDocument(d).chunks.map((c, position) => ({ position, ...c })) })
}
for (const [s, l] of Object.entries({ furniture: 'en', cosmetics: 'fr', bikes: 'de' })) for (const n of readdirSync(new URL(`shops/${s}/`, DATA))) await add(s, new URL(`shops/${s}/${n}`, DATA), l)
for (const [s, l] of Object.entries({ garden: 'en', boots: 'en', kaffee: 'de' })) await add(s, new URL(`sentences/${s}.md`, DATA), l)
for (const n of readdirSync(new URL('strangers/', DATA))) await add(n.split('.')[0]!, new URL(`strangers/${n}`, DATA), n.split('.')[1]!)
for (const n of ['refund', 'cancellation', 'sla', 'taxes', 'terms', 'privacy']) await add('policies', new URL(`${n}.md`, POL), 'en')
const w = (o: any) => (o.former ? `${o.former} ${o.text}` : o.text)
const sets: Record<string, (h: 0 | 1) => any[]> = {
  stranger: (h) => strangerQuestionsOf(h).map((o) => ({ ...o, text: w(o) })),
  sentence: (h) => sentenceQuestionsOf(h).map((o) => ({ ...o, text: w(o), needed: o.words.length ? [o.words] : [] })),
  shop: (h) => shopQuestionsOf(h).map((o) => ({ ...o, needed: o.page === null ? [] : [o.words] })),
  policy: (h) => questionsOf(h).map((o) => ({ ...o, shop: 'policies', needed: o.expected ? [o.expected] : [], passage: true })),
}
const only = process.argv[2]
for (const [name, of] of Object.entries(sets)) for (const h of [0, 1] as const) {
  let n = 0, top = 0; const at: any = {}
  for (const q of of(h)) {
    const [b] = ix.get(q.shop)!.find(q.text, { language: q.language, limit: 1 })
    const said = (q.passage ? b?.text ?? '' : (b?.bestSentences ?? []).join(' ')).toLowerCase()
    const ok = q.needed.length > 0 && q.needed.every((a: string[]) => a.some((x) => said.includes(x.toLowerCase())))
    if (q.needed.length) { n++; if (ok) top++ }
    for (const t of [0.33, 0.4, 0.5]) { const s = (at[t] ??= { right: 0, wrong: 0, anyhow: 0 }); if ((b?.confidence ?? 0) >= t) s[q.needed.length === 0 ? 'anyhow' : ok ? 'right' : 'wrong']++ }
    if (only === `${name}${h}` && !(ok && b!.confidence >= 0.4) && !(q.needed.length === 0 && (b?.confidence ?? 0) < 0.4)) console.log(ok ? 'LOW' : q.needed.length === 0 ? 'ANYHOW' : 'WRONG', q.shop, q.text, '| want', JSON.stringify(q.needed), '| got', b?.confidence.toFixed(2), said.slice(0, 200))
  }
  console.log(name, h, `top1 ${top}/${n}`, Object.entries(at).map(([t, s]: any) => `@${t} right ${s.right} wrong ${s.wrong} anyhow ${s.anyhow}`).join(' | '))
}
