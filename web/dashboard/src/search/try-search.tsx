import { useNavigate, useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useStoreQuery } from '../api/use-store-api.ts'
import { useMay } from '../app/use-me.ts'
import { FitBadge, FitParts } from '../catalog/fit-badge.tsx'
import { ProductImage } from '../inbox/shown-parts.tsx'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/form-field.tsx'
import { MenuItem, RowMenu } from '../parts/menu.tsx'
import { Badge, Section } from '../parts/page-head.tsx'
import { Loaded } from '../parts/states.tsx'
import { toast, toastFault } from '../parts/toasts.tsx'
import { useMoney } from '../parts/use-money.ts'
import { useTexts } from '../texts/use-texts.ts'
import {
  type ExplainedSearch,
  placeProduct,
  type SearchSettings,
  useStoreSearchSettings,
} from './use-search-settings.ts'

type Hit = ExplainedSearch['hits'][number]

/** What a shopper would find with certain words, how well it fits, and why it stands where it stands. */
export function TrySearch({ settings }: { settings: SearchSettings }) {
  const { search: texts } = useTexts()
  const navigate = useNavigate()
  const { q } = useSearch({ strict: false }) as { q?: string | number }
  const asked = q === undefined ? '' : String(q)
  const found = useStoreQuery<ExplainedSearch>(`/search-explained?${new URLSearchParams({ q: asked, limit: '20' })}`, {
    enabled: asked !== '',
    keepOld: true,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q')).trim()
    void navigate({ to: '.', search: (words === '' ? {} : { q: words }) as never, resetScroll: false })
  }
  return (
    <Section title={texts.tryTitle} description={texts.tryHint}>
      <div className="card p-5">
        <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
          <div className="min-w-56 flex-1">
            <TextField
              label={texts.query}
              name="q"
              defaultValue={asked}
              maxLength={200}
              required
              autoComplete="off"
              placeholder={texts.example}
            />
          </div>
          <Button type="submit" kind="primary">
            {texts.tryIt}
          </Button>
        </form>
        {asked !== '' && (
          <div className="mt-5">
            <Loaded query={found} lines={4}>
              {(answer) => <Answer asked={asked} answer={answer} settings={settings} />}
            </Loaded>
          </div>
        )}
      </div>
    </Section>
  )
}

function Answer({ asked, answer, settings }: { asked: string; answer: ExplainedSearch; settings: SearchSettings }) {
  const { search: texts, catalog } = useTexts()
  const { corrected, understood, relaxed, instead, hits } = answer
  const notes = [
    ...(corrected ? [catalog.corrected(corrected)] : []),
    ...understood.map(({ start, end, kind, value }) =>
      texts.readAs(
        asked.slice(start, end),
        `${texts.kinds[kind] ?? kind} ${kind === 'price' ? rangeOf(value) : value}`,
      ),
    ),
    ...relaxed.map(({ wanted }) => catalog.relaxed(wanted)),
    ...(instead && instead.shown.length > 0 ? [catalog.instead(instead.shown.join(', '))] : []),
  ]
  return (
    <div role="status">
      {notes.length > 0 && (
        <ul className="mb-3 rounded-lg bg-accent-soft px-3 py-2">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {hits.length === 0 && <p className="text-soft">{catalog.noneFoundHint}</p>}
      <ol className="flex flex-col divide-y divide-line">
        {hits.map((hit, at) => (
          <HitRow key={hit.externalId} {...{ asked, hit, settings }} place={at + 1} />
        ))}
      </ol>
    </div>
  )
}

/** `-100` is up to 100, `50-` from 50 on. */
function rangeOf(value: string): string {
  const [from, to] = value.split('-')
  if (!from) return `≤ ${to}`
  return to ? `${from}–${to}` : `≥ ${from}`
}

interface RowProps {
  asked: string
  hit: Hit
  place: number
  settings: SearchSettings
}

function HitRow({ asked, hit, place, settings }: RowProps) {
  const { search: texts, states } = useTexts()
  const money = useMoney()
  const isAdmin = useMay('admin')
  const store = useStoreSearchSettings()
  const put = (where: 'pins' | 'buries' | undefined) => {
    const undo = () => store.mutate(settings, { onError: toastFault })
    store.mutate(placeProduct(settings, { query: asked, productId: hit.externalId, place: where }), {
      onSuccess: () => toast(states.saved, { undo }),
      onError: toastFault,
    })
  }
  return (
    <li className="flex items-start gap-3 py-3">
      <span className="w-6 pt-0.5 text-right text-soft tabular-nums">{place}</span>
      <ProductImage url={hit.imageUrl} className="size-10 shrink-0 rounded-lg" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium break-words">{hit.title}</span>
          <FitBadge found={hit} />
          {hit.placed && <Badge tone="accent">{texts.isPlaced[hit.placed]}</Badge>}
        </div>
        <FitParts found={hit} />
        <Reasons hit={hit} />
      </div>
      <span className="whitespace-nowrap tabular-nums max-sm:hidden">
        {hit.price === null ? '–' : money(hit.price, hit.currency)}
      </span>
      {isAdmin && (
        <RowMenu label={texts.deedsOf(hit.title)}>
          {hit.placed !== 'pinned' && <MenuItem onSelect={() => put('pins')}>{texts.pin}</MenuItem>}
          {hit.placed !== 'buried' && <MenuItem onSelect={() => put('buries')}>{texts.bury}</MenuItem>}
          {hit.placed && <MenuItem onSelect={() => put(undefined)}>{texts.unplace}</MenuItem>}
        </RowMenu>
      )}
    </li>
  )
}

/** What its place is made of. */
function Reasons({ hit: { words, vector, boost, score } }: { hit: Hit }) {
  const { search: texts } = useTexts()
  const counted = words?.words.filter((word) => word.score > 0) ?? []
  return (
    <details className="mt-1 text-[0.93rem] text-soft">
      <summary className="w-fit cursor-pointer rounded hover:text-ink">{texts.why}</summary>
      <ul className="mt-1 flex flex-col gap-0.5">
        {counted.map(({ word, reading, fields, score: worth }) => (
          <li key={word}>
            <span className="font-medium text-ink">{word}</span>
            {reading && reading.terms.join(' ') !== word && ` → ${reading.terms.join(' ')}`}{' '}
            {texts.inFields(Object.keys(fields).map((name) => texts.fields[name] ?? name))}: {worth.toFixed(2)}
          </li>
        ))}
        {counted.length === 0 && <li>{texts.notByWords}</li>}
        {words?.codeMatch && <li>{texts.byCode}</li>}
        {vector && <li>{texts.byMeaning(vector.nearness.toFixed(2), Math.round(vector.weight * 100))}</li>}
        {boost !== 1 && <li>{texts.byBoost(boost.toFixed(2))}</li>}
        <li>{texts.score(score.toFixed(2))}</li>
      </ul>
    </details>
  )
}
