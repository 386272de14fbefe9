import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { isFont } from './look.ts'

interface Props {
  value: string
  change(value: string): void
}

/** The name of a font; left empty it is the page's. */
export function FontField({ value: font, change }: Props) {
  const id = useId()
  const written = useSignal(font)
  const isFaulty = written.value.trim() !== '' && !isFont(written.value)
  useEffect(() => {
    if (!isFaulty) written.value = font
  }, [font])
  return (
    <div class="field">
      <label for={id}>Font</label>
      <input
        class="input"
        id={id}
        placeholder="as on your page"
        list={`${id}-fonts`}
        value={written}
        aria-invalid={isFaulty || undefined}
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget: { value } }) => {
          written.value = value
          if (value.trim() === '' || isFont(value)) change(value.trim())
        }}
      />
      <datalist id={`${id}-fonts`}>
        {['system-ui, sans-serif', 'Georgia, serif', 'ui-monospace, monospace'].map((font) => (
          <option key={font} value={font} />
        ))}
      </datalist>
      <small id={`${id}-hint`} class={isFaulty ? 'field__fault' : undefined}>
        {isFaulty
          ? 'Names of fonts with commas between, such as "Source Sans 3", serif.'
          : 'One that your page has loaded.'}
      </small>
    </div>
  )
}
