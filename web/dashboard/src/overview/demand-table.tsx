import { Link } from '@tanstack/react-router'
import { PackageCheck } from 'lucide-react'
import { useSlug } from '../app/use-me.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Badge } from '../parts/page-head.tsx'
import { Empty } from '../parts/states.tsx'
import { useMoney } from '../parts/use-money.ts'
import { type Texts, useTexts } from '../texts/use-texts.ts'
import { type UnmetDemand, useDemand } from './use-overview.ts'

/** What was asked for and is not sold as wished, most wanted first. */
export function DemandTable({ days }: { days: string }) {
  const { overview: texts } = useTexts()
  const query = useDemand(days)
  const money = useMoney()
  const slug = useSlug()
  return (
    <DataTable
      label={texts.demand}
      columns={columnsOf(texts, { money, slug })}
      rows={query.data?.data.slice(0, 20)}
      keyOf={({ thing }) => thing}
      error={query.error}
      retry={() => void query.refetch()}
      empty={<Empty icon={PackageCheck} title={texts.noDemand} />}
    />
  )
}

/** `option.color: teal` as it is read best: the value, and what it is of. */
function missingWords(part: string): string {
  const [name = '', value = ''] = part.split(/: (.*)/s)
  const plain = name.replace(/^(not_)?option\./, '')
  return ['thing', 'word'].includes(plain) ? value : `${plain.replaceAll('_', ' ')} ${value}`
}

function columnsOf(
  texts: Texts['overview'],
  { money, slug }: { money: ReturnType<typeof useMoney>; slug: string },
): Column<UnmetDemand>[] {
  return [
    {
      name: 'thing',
      title: texts.thing,
      isMain: true,
      cell: ({ thing, examples, conversationId }) => (
        <div className="min-w-36">
          <Link
            to={`/s/${slug}/inbox` as never}
            search={{ view: 'all', id: conversationId } as never}
            className="font-medium break-words hover:underline"
          >
            {thing}
          </Link>
          <div className="line-clamp-1 text-[0.86rem] text-soft max-md:hidden">“{examples[0]}”</div>
        </div>
      ),
    },
    {
      name: 'times',
      title: texts.times,
      align: 'right',
      cell: ({ times, nothing }) => (
        <span className="whitespace-nowrap tabular-nums">
          {times}
          {nothing > 0 && <span className="block text-[0.86rem] text-soft">{texts.nothingShown(nothing)}</span>}
        </span>
      ),
    },
    {
      name: 'missing',
      title: texts.missing,
      isWideOnly: true,
      cell: ({ missing }) => (
        <span className="flex flex-wrap gap-1">
          {missing.map(({ part, times }) => (
            <Badge key={part}>
              {missingWords(part)} {times > 1 ? texts.times2(times) : ''}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      name: 'price',
      title: texts.upTo,
      align: 'right',
      cell: ({ priceMax, currency }) => (
        <span className="whitespace-nowrap tabular-nums">
          {priceMax === null ? '–' : money(priceMax, currency ?? '')}
        </span>
      ),
    },
  ]
}
