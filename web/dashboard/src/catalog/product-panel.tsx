import { ExternalLink } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ProductImage } from '../inbox/shown-parts.tsx'
import { Button } from '../parts/button.tsx'
import { Badge } from '../parts/page-head.tsx'
import { ScrollBox } from '../parts/scroll-box.tsx'
import { PanelPart, SidePanel } from '../parts/side-panel.tsx'
import { Fault, Lines, Loaded } from '../parts/states.tsx'
import { Time } from '../parts/time.tsx'
import { useMoney } from '../parts/use-money.ts'
import { useTexts } from '../texts/use-texts.ts'
import { FitBadge, FitParts } from './fit-badge.tsx'
import { priceOf } from './price-of.ts'
import { useInSearch, useProduct, type WholeProduct } from './use-catalog.ts'

/** One product: whether it is shown and why not, what the assistant reads out of it, and its variants. */
export function ProductPanel({ id, onClose }: { id: string; onClose(): void }) {
  const { catalog: texts } = useTexts()
  const query = useProduct(id)
  return (
    <SidePanel title={query.data?.title ?? texts.product} onClose={onClose}>
      <Loaded query={query} lines={10}>
        {(product) => <Inside product={product} />}
      </Loaded>
    </SidePanel>
  )
}

function Inside({ product }: { product: WholeProduct }) {
  const { catalog: texts } = useTexts()
  const money = useMoney()
  return (
    <>
      <div className="mb-6 flex gap-4">
        <ProductImage url={product.imageUrl} className="size-24 shrink-0 rounded-xl" />
        <div className="min-w-0">
          <div className="text-[1.07rem] font-semibold tabular-nums">{priceOf(product, money)}</div>
          <div className="break-words text-soft">{[product.vendor, product.category].filter(Boolean).join(' · ')}</div>
          <code className="font-mono text-[0.86rem] break-all text-soft">{product.externalId}</code>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 text-[0.93rem]">
            <span className="text-soft">
              {texts.changed} <Time at={product.changedAt} />
            </span>
            {product.url && (
              <a
                href={product.url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center gap-1 text-accent hover:underline"
              >
                {texts.page}
                <ExternalLink size={13} aria-hidden />
              </a>
            )}
          </div>
        </div>
      </div>
      <Visibility product={product} />
      <Reading product={product} />
      <Variants product={product} />
      <PanelPart title={texts.description}>
        <ScrollBox
          label={texts.description}
          className="max-h-56 overflow-y-auto break-words whitespace-pre-wrap text-soft"
        >
          {product.description ?? texts.noDescription}
        </ScrollBox>
      </PanelPart>
    </>
  )
}

function Visibility({ product }: { product: WholeProduct }) {
  const { catalog: texts } = useTexts()
  return (
    <PanelPart title={texts.isShown}>
      <ul className="flex flex-col gap-2">
        {product.notShown.length === 0 && (
          <li>
            <Badge tone="good">{texts.shown}</Badge>
          </li>
        )}
        {product.notShown.map((reason) => (
          <li key={reason}>
            <Badge tone="warn">{texts.reasons[reason]}</Badge>
            <span className="ml-2 text-soft">{texts.reasonHints[reason]}</span>
          </li>
        ))}
        <li>
          <Badge tone={product.vector === 'current' ? 'good' : product.vector === 'refused' ? 'danger' : 'plain'}>
            {texts.vectors[product.vector]}
          </Badge>
          <span className="ml-2 break-words text-soft">{product.refusal ?? texts.vectorHints[product.vector]}</span>
        </li>
      </ul>
      <TryQuery id={product.externalId} />
    </PanelPart>
  )
}

function TryQuery({ id }: { id: string }) {
  const { catalog: texts } = useTexts()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const query = useInSearch(id, asked)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setAsked(typed.trim())
  }
  return (
    <div className="mt-3 rounded-xl bg-sunken p-3">
      <form onSubmit={ask}>
        <label htmlFor="try-query" className="font-medium">
          {texts.tryQuery}
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            id="try-query"
            className="field"
            placeholder={texts.tryHint}
            value={typed}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" disabled={typed.trim() === ''}>
            {texts.try}
          </Button>
        </div>
      </form>
      {asked !== '' && !query.data && !query.error && <Lines count={2} className="!px-0 !pb-0" />}
      {asked !== '' && query.error && <Fault error={query.error} retry={() => void query.refetch()} />}
      {asked !== '' && query.data && (
        <div role="status" className="mt-3 flex flex-col gap-1.5">
          <div className="flex flex-wrap items-center gap-2">
            <span className="font-medium">
              {query.data.place === null ? texts.notAmong : texts.place(query.data.place, query.data.of)}
            </span>
            {query.data.found && <FitBadge found={query.data.found} />}
          </div>
          {query.data.found && <FitParts found={query.data.found} />}
          {query.data.place === null && (
            <p className="text-soft">
              {query.data.because.length > 0
                ? query.data.because.map((reason) => texts.reasonHints[reason]).join(' ')
                : texts.notNear}
            </p>
          )}
          {query.data.first.length > 0 && (
            <p className="break-words text-soft">
              {texts.first}: {query.data.first.map(({ title }) => title).join(', ')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function Reading({ product: { reading } }: { product: WholeProduct }) {
  const { catalog: texts } = useTexts()
  if (!reading) {
    return (
      <PanelPart title={texts.reads}>
        <p className="text-soft">{texts.notRead}</p>
      </PanelPart>
    )
  }
  const none = <span className="text-soft">{texts.nothing}</span>
  const lines: [string, ReactNode][] = [
    [
      texts.things,
      reading.things.length === 0
        ? none
        : reading.things.map(({ name, isSure }) => (
            <span key={name} className={`mr-2 ${isSure ? 'font-medium' : 'text-soft'}`}>
              {isSure ? name : `${texts.maybe} ${name}`}
            </span>
          )),
    ],
    ...(reading.audiences.length > 0
      ? ([[texts.audiences, reading.audiences.join(', ')]] as [string, ReactNode][])
      : []),
    [texts.colors, reading.colors.length > 0 ? reading.colors.join(', ') : none],
    [texts.materials, reading.materials.length > 0 ? reading.materials.join(', ') : none],
    ...reading.options.map(({ name, kind, values }): [string, ReactNode] => [
      name,
      <>
        {values.join(', ')}
        {kind && kind !== name.toLowerCase() && <span className="text-soft"> ({texts.asKind(kind)})</span>}
      </>,
    ]),
  ]
  return (
    <PanelPart title={texts.reads}>
      <dl className="grid grid-cols-[minmax(5rem,auto)_1fr] gap-x-4 gap-y-1">
        {lines.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </PanelPart>
  )
}

function Variants({ product }: { product: WholeProduct }) {
  const { catalog: texts } = useTexts()
  const money = useMoney()
  if (product.variantList.length === 0) return null
  return (
    <PanelPart title={`${texts.variants} (${product.variants})`}>
      <ScrollBox label={texts.variants} className="card max-h-72 overflow-auto">
        <table className="w-full text-left text-[0.93rem]">
          <thead>
            <tr className="border-b border-line text-soft">
              <th scope="col" className="px-3 py-1.5 font-medium">
                {texts.variant}
              </th>
              <th scope="col" className="px-3 py-1.5 text-right font-medium">
                {texts.price}
              </th>
              <th scope="col" className="px-3 py-1.5 text-right font-medium">
                {texts.stock}
              </th>
            </tr>
          </thead>
          <tbody>
            {product.variantList.map((variant) => (
              <tr
                key={variant.externalId}
                className={`border-b border-line last:border-0 ${variant.isArchived ? 'text-soft' : ''}`}
              >
                <td className="px-3 py-1.5 break-words">
                  {variant.title ?? (Object.values(variant.options).join(' / ') || variant.externalId)}
                  {variant.sku && <span className="block text-[0.86rem] text-soft">{variant.sku}</span>}
                  {variant.isArchived && <Badge>{texts.left}</Badge>}
                </td>
                <td className="px-3 py-1.5 text-right whitespace-nowrap tabular-nums">
                  {variant.price === null ? '–' : money(variant.price, product.currency)}
                </td>
                <td className="px-3 py-1.5 text-right whitespace-nowrap tabular-nums">
                  {variant.inventory ?? texts.untracked}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </PanelPart>
  )
}
