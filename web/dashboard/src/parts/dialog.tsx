import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from './button.tsx'
import { toast } from './toasts.tsx'

interface DialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Neither a click beside it nor Escape closes it: what it shows is shown once. */
  isFirm?: boolean
}

/** A window over the page; on a phone it comes from below. */
export function Dialog({ open, onOpenChange, title, description, children, isFirm = false }: DialogProps) {
  const { states } = useTexts()
  const keep = (event: Event) => {
    if (isFirm) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/45" />
        <Radix.Content
          onInteractOutside={keep}
          onEscapeKeyDown={keep}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="rise fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] overflow-y-auto rounded-t-2xl border border-line bg-surface p-5 shadow-2xl sm:inset-x-auto sm:top-[12vh] sm:bottom-auto sm:left-1/2 sm:w-full sm:max-w-lg sm:-translate-x-1/2 sm:rounded-2xl sm:p-6"
        >
          <div className="mb-4 flex items-start gap-4">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-[1.2rem] leading-tight font-semibold">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1.5 text-soft">{description}</Radix.Description>}
            </div>
            {!isFirm && (
              <Radix.Close
                aria-label={states.close}
                className="-mt-1 -mr-1 rounded-lg p-1.5 text-soft hover:bg-sunken hover:text-ink"
              >
                <X size={18} aria-hidden />
              </Radix.Close>
            )}
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Asks before something is done to one of several things that cannot be undone, and says when it is done. */
export function ConfirmOf<Thing>({
  of,
  onClose,
  title,
  children,
  action,
  done,
  run,
}: {
  /** undefined: nothing is asked. */
  of: Thing | undefined
  onClose(): void
  title(thing: Thing | undefined): string
  children?: ReactNode
  action: string
  /** What is said when it is done. */
  done: string
  run(thing: Thing): Promise<unknown>
}) {
  return (
    <Confirm
      open={of !== undefined}
      onOpenChange={onClose}
      title={title(of)}
      action={action}
      run={async () => {
        if (of !== undefined) await run(of)
        toast(done)
      }}
    >
      {children}
    </Confirm>
  )
}

/** The buttons at the end of a dialog or form. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{children}</div>
}

/** Asks before something that cannot be undone. */
export function Confirm({
  open,
  onOpenChange,
  title,
  children,
  action,
  run,
}: {
  open: boolean
  onOpenChange(open: boolean): void
  title: string
  children?: ReactNode
  /** On the button. */
  action: string
  run(): Promise<unknown>
}) {
  const { states } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const go = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await run()
      onOpenChange(false)
    } catch (error) {
      setFault((error as Error).message || states.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog {...{ open, onOpenChange, title }}>
      <div className="text-soft">{children}</div>
      {fault && (
        <p role="alert" className="mt-3 text-danger">
          {fault}
        </p>
      )}
      <Actions>
        <Button onClick={() => onOpenChange(false)}>{states.cancel}</Button>
        <Button kind="danger" isBusy={isBusy} onClick={() => void go()}>
          {action}
        </Button>
      </Actions>
    </Dialog>
  )
}
