import type { WidgetSettings } from '../../../../src/widget/widget-settings.schema.ts'
import { NumberField, SelectField } from '../parts/form-field.tsx'
import { useTexts } from '../texts/use-texts.ts'

type LookSettings = WidgetSettings['look']

interface Props {
  look: LookSettings
  /** Of the preset, in pixels. */
  usualRadius: number
  set(change: Partial<LookSettings>): void
}

/** A look that goes together, and what is to differ from it. */
export function LookFields({ look, usualRadius, set }: Props) {
  const { widget: texts } = useTexts()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <OneOf
        label={texts.preset}
        value={look.preset}
        names={texts.presets}
        onChange={(preset) => preset && set({ preset })}
      />
      <OneOf
        label={texts.theme}
        value={look.theme}
        names={texts.themes}
        onChange={(theme) => theme && set({ theme })}
      />
      <NumberField
        label={texts.radius}
        min={0}
        max={28}
        step={1}
        placeholder={String(usualRadius)}
        value={look.radius}
        onChange={(radius) => set({ radius })}
      />
      <OneOf
        label={texts.density}
        value={look.density}
        any={texts.asPreset}
        names={texts.densities}
        onChange={(density) => set({ density })}
      />
      <OneOf
        label={texts.font}
        value={look.font}
        any={texts.asPreset}
        names={texts.fonts}
        onChange={(font) => set({ font })}
      />
    </div>
  )
}

function OneOf<Value extends string>({
  label,
  value,
  any,
  names,
  onChange,
}: {
  label: string
  value: Value | null
  /** Stands for null. */
  any?: string
  names: Record<Value, string>
  onChange(value: Value | null): void
}) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : (target.value as Value))}
    >
      {any !== undefined && <option value="">{any}</option>}
      {(Object.keys(names) as Value[]).map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </SelectField>
  )
}
