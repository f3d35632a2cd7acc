import { BookOpen, FileUp, Link2, MessageCircleQuestion, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { KnowledgeSource } from '../../../../src/knowledge/knowledge.schema.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'
import { useMay } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { ConfirmOf } from '../parts/dialog.tsx'
import { Menu, MenuItem, RowMenu } from '../parts/menu.tsx'
import { Badge, Section } from '../parts/page-head.tsx'
import { Empty } from '../parts/states.tsx'
import { Time } from '../parts/time.tsx'
import { toast, toastFault } from '../parts/toasts.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type AddKind, AddKnowledgeDialog } from './add-knowledge-dialog.tsx'
import { TryKnowledge } from './try-knowledge.tsx'
import { UnansweredQuestions } from './unanswered-questions.tsx'

/** Settings -> Knowledge: what the assistant answers from. */
export function KnowledgePage() {
  const { knowledge: texts } = useTexts()
  const mayWrite = useMay('agent')
  const list = useStoreQuery<{ sources: KnowledgeSource[]; domains: string[] }>('/knowledge')
  const [adding, setAdding] = useState<AddKind>()
  const [removing, setRemoving] = useState<KnowledgeSource>()
  const remove = useStoreChange<string>('DELETE', (id) => `/knowledge/${id}`, { changes: ['knowledge'] })
  const refresh = useStoreChange<void, { queued: number }>('POST', '/knowledge/refresh', { changes: ['knowledge'] })
  const sources = list.data?.sources
  const hasPages = sources?.some(({ kind }) => kind === 'url')
  const add = (
    <Menu
      trigger={
        <Button kind="primary">
          <BookOpen size={16} aria-hidden />
          {texts.add}
        </Button>
      }
    >
      <MenuItem onSelect={() => setAdding('question')}>
        <MessageCircleQuestion size={16} aria-hidden />
        {texts.addQuestion}
      </MenuItem>
      <MenuItem onSelect={() => setAdding('address')}>
        <Link2 size={16} aria-hidden />
        {texts.addAddress}
      </MenuItem>
      <MenuItem onSelect={() => setAdding('file')}>
        <FileUp size={16} aria-hidden />
        {texts.addFile}
      </MenuItem>
    </Menu>
  )
  const actions = mayWrite && (
    <>
      {hasPages && (
        <Button
          isBusy={refresh.isPending}
          onClick={() =>
            refresh.mutate(undefined, {
              onSuccess: ({ queued }) => toast(texts.refreshing(queued)),
              onError: toastFault,
            })
          }
        >
          <RefreshCw size={15} aria-hidden />
          {texts.refresh}
        </Button>
      )}
      {add}
    </>
  )
  return (
    <SettingsPage texts={texts} actions={actions}>
      <UnansweredQuestions />
      <Section title={texts.sources}>
        <DataTable
          label={texts.sources}
          columns={columnsOf(texts, mayWrite ? setRemoving : undefined)}
          rows={sources}
          keyOf={({ id }) => id}
          error={list.error}
          retry={() => void list.refetch()}
          empty={
            <Empty icon={BookOpen} title={texts.none} action={mayWrite && add}>
              {texts.noneHint}
            </Empty>
          }
        />
      </Section>
      {sources && sources.length > 0 && <TryKnowledge />}
      {adding && <AddKnowledgeDialog kind={adding} onClose={() => setAdding(undefined)} />}
      <ConfirmOf
        of={removing}
        onClose={() => setRemoving(undefined)}
        title={(one) => texts.removeTitle(one?.title ?? '')}
        action={texts.remove}
        done={texts.removed}
        run={({ id }) => remove.mutateAsync(id)}
      >
        {texts.removeHint}
      </ConfirmOf>
    </SettingsPage>
  )
}

type KnowledgeTexts = ReturnType<typeof useTexts>['knowledge']

function columnsOf(
  texts: KnowledgeTexts,
  onRemove: ((source: KnowledgeSource) => void) | undefined,
): Column<KnowledgeSource>[] {
  const columns: Column<KnowledgeSource>[] = [
    {
      name: 'title',
      title: texts.source,
      isMain: true,
      cell: ({ title, name, url, status, error }) => (
        <div className="min-w-0">
          <div className="font-medium break-words">{title}</div>
          {url ? (
            <a
              className="text-[0.93rem] break-all text-accent hover:underline"
              href={url}
              target="_blank"
              rel="noreferrer"
            >
              {url}
            </a>
          ) : (
            name !== title && <div className="text-[0.93rem] break-all text-soft">{name}</div>
          )}
          {status === 'failed' && (
            <div className="pt-1">
              <Badge tone="danger">{texts.failed}</Badge> <span className="text-[0.93rem] text-danger">{error}</span>
            </div>
          )}
        </div>
      ),
    },
    { name: 'kind', title: texts.kind, isWideOnly: true, cell: ({ kind }) => <Badge>{texts.kinds[kind]}</Badge> },
    { name: 'read', title: texts.readAt, isWideOnly: true, cell: ({ readAt }) => <Time at={readAt} /> },
  ]
  if (onRemove) {
    columns.push({
      name: 'deeds',
      title: texts.deeds,
      isTitleHidden: true,
      align: 'right',
      cell: (source) => (
        <RowMenu label={texts.deedsOf(source.title)}>
          <MenuItem isDangerous onSelect={() => onRemove(source)}>
            <Trash2 size={15} aria-hidden />
            {texts.remove}
          </MenuItem>
        </RowMenu>
      ),
    })
  }
  return columns
}
