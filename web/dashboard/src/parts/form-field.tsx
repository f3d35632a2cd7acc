import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'

interface Labelled {
  label: string
  hint?: ReactNode
  /** What is wrong with it. */
  fault?: string | undefined
}

/** A label above, a hint below, and in its place what is wrong. */
function Around({ id, label, hint, fault, children }: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children}
      {fault ? (
        <p id={`${id}-hint`} role="alert" className="text-[0.93rem] text-danger">
          {fault}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-[0.93rem] text-soft">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

const described = (id: string, { hint, fault }: Labelled) => ({
  id,
  'aria-invalid': fault ? true : undefined,
  'aria-describedby': hint || fault ? `${id}-hint` : undefined,
})

export function TextField({
  label,
  hint,
  fault,
  className = '',
  ...rest
}: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <Around {...{ id, label, hint, fault }}>
      <input {...rest} {...described(id, { label, hint, fault })} className={`field ${className}`} />
    </Around>
  )
}

/** A number; empty is null where that may be, else 0. */
export function NumberField({
  value,
  onChange,
  step = 'any',
  ...rest
}: Labelled &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> & {
    value: number | null
    onChange(value: number | null): void
  }) {
  return (
    <TextField
      {...rest}
      type="number"
      step={step}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}

export function TextArea({ label, hint, fault, ...rest }: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId()
  return (
    <Around {...{ id, label, hint, fault }}>
      <textarea rows={4} {...rest} {...described(id, { label, hint, fault })} className="field" />
    </Around>
  )
}

export function SelectField({
  label,
  hint,
  fault,
  children,
  ...rest
}: Labelled & SelectHTMLAttributes<HTMLSelectElement> & { children: ReactNode }) {
  const id = useId()
  return (
    <Around {...{ id, label, hint, fault }}>
      <select {...rest} {...described(id, { label, hint, fault })} className="field">
        {children}
      </select>
    </Around>
  )
}

export function CheckField({
  label,
  hint,
  ...rest
}: { label: ReactNode; hint?: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  const id = useId()
  return (
    <div className="flex items-start gap-2.5">
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-4 accent-(--accent-strong)"
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-[0.93rem] text-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
