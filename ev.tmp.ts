// node ev.ts HALF [show]
import { readFileSync, readdirSync } from 'node:fs'
const R = process.env.REPO ?? '/work/w-pages'
const { strangerQuestionsOf } = await import(`/work/w-pages/test/data/knowledge/stranger-questions.ts`)
const { chunkDocument } = await import(`${R}/src/knowledge/chunk-document.ts`)
const { PassageIndex } = await import(`${R}/src/knowledge/index/passage-index.ts`)
const { DocumentReader } = await import(`${R}/src/knowledge/readers/read-document.ts`)
const { StoreCatalog } = await import(`${R}/src/search/store-catalog.ts`)
const { createUnderstander } = await import(`${R}/src/assistant/understanding/create-understander.ts`)
const { GOES_ON, policyPassages } = await import(`${R}/src/assistant/tools/policy-passages.ts`)
const dir = '/work/w-pages/test/data/knowledge/strangers/'
const ix = new Map<string, any>(), lang = new Map<string,string>()
for (const f of readdirSync(dir)) {
  const [name, l] = f.split('.')
  const d = await new DocumentReader().readDocument('markdown', readFileSync(dir + f))
  const chunks = chunkDocument(d).chunks.map((c: any, position: number) => ({ position, ...c }))
  const index = new PassageIndex()
  index.put({ id: name, title: d.title ?? name, url: null, language: l, asOf: '', chunks })
  ix.set(name, index); lang.set(name, l)
}
const un = createUnderstander(); const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
const half = Number(process.argv[2]); const show = process.argv[3]
const t: any = { right: 0, wrong: 0, missed: 0, answerable: 0, unanswerable: 0, anyhow: 0, long: 0 }
let ms = 0, n = 0
for (const q of strangerQuestionsOf(half)) {
  const { found } = un.understand(q.text, { catalog, language: q.language })
  const question = q.former === null ? q.text : `${q.former}${GOES_ON}${q.text}`
  const acts = found.filter((f: any) => f.confidence >= 0.5).map((f: any) => f.act)
  const find = async (w: any) => { const s = performance.now(); const r = ix.get(q.shop).find(w.question, w).map((o: any) => ({ ...o, id: `${o.source.id}.${o.position}`, language: lang.get(q.shop) })); ms += performance.now() - s; n++; return r }
  const told = await policyPassages(find, { question, language: q.language, acts })
  const [best] = told
  const said = (best?.bestSentences ?? []).join(' ').toLowerCase()
  let g
  if (q.needed.length === 0) { t.unanswerable++; g = best ? 'ANYHOW' : 'ok'; if (best) t.anyhow++ }
  else { t.answerable++; const ok = q.needed.every((a: any) => a.some((w: string) => said.includes(w.toLowerCase()))) && !q.barred.some((w: string) => said.includes(w.toLowerCase())); g = !best ? 'MISSED' : ok ? 'ok' : 'WRONG'; t[g === 'ok' ? 'right' : g === 'MISSED' ? 'missed' : 'wrong']++; if (g === 'ok' && (best.bestSentences.length > 2 || said.length > 320)) t.long++ }
  if (show && g !== 'ok') { console.log(g, q.shop, q.language, JSON.stringify(question), '| want', JSON.stringify(q.needed), '| got', best?.confidence?.toFixed(2), said.slice(0, 160)); if (g==='MISSED') { const r = ix.get(q.shop).find(question, { language: q.language, limit: 2 }); console.log('      top', r.map((x: any) => x.confidence.toFixed(2) + ' ' + x.bestSentences.join(' ').slice(0, 120))) } }
}
console.log(JSON.stringify(t), 'ms/find', (ms / n).toFixed(2))
