import { readFileSync } from 'node:fs'
import { chunkDocument } from './src/knowledge/chunk-document.ts'
import { PassageIndex } from './src/knowledge/index/passage-index.ts'
import { DocumentReader } from './src/knowledge/readers/read-document.ts'
const [, , file, lang, ql, q] = process.argv
const d = await new DocumentReader().readDocument('markdown', readFileSync(file!))
const index = new PassageIndex()
index.put({ id: 'x', title: d.title ?? 'x', url: null, language: lang!, asOf: '', chunks: chunkDocument(d).chunks.map((c, position) => ({ position, ...c })) })
const e = index.everySentence(q!, ql!)
console.log(e?.asked.kinds, e?.asked.home, e?.asked.wishes.map((w) => ({ k: w.kind, w: +w.weight.toFixed(2), p: w.isPlace, a: w.answer?.kind, n: w.counts.size })))
for (const l of (e?.looks.flat() ?? []).sort((a, b) => b.value - a.value).slice(0, 6)) console.log(l.value.toFixed(2), l.entry.sentences[l.start]?.text.slice(0, 110), JSON.stringify(Object.fromEntries(Object.entries(l.signs).filter(([, v]) => v !== 0).map(([k, v]) => [k, +v.toFixed(2)]))))
const [f] = index.find(q!, { language: ql!, limit: 1 })
console.log(f?.confidence, f?.bestSentences)
