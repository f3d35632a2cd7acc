import type { SourceRow } from './knowledge.queries.ts'
import type { KnowledgeSource } from './knowledge.schema.ts'

export const presentSource = (row: SourceRow): KnowledgeSource => ({
  id: row.id,
  kind: row.kind as KnowledgeSource['kind'],
  name: row.name,
  title: row.title,
  url: row.url,
  language: row.language,
  status: row.status as KnowledgeSource['status'],
  error: row.error,
  chunks: row.chunk_count,
  readAt: row.read_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.changed_at.toISOString(),
})
