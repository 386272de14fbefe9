import { useSignal } from '@preact/signals'
import { Copy, Done } from './icons.tsx'

interface Props {
  text: string
  /** What is copied, for whoever cannot see where the button stands: "the script tag". */
  what: string
  kind?: 'words' | 'sign'
}

/** Puts a text on the clipboard, and says that it did, or that it could not. */
export function CopyButton({ text, what, kind = 'sign' }: Props) {
  const came = useSignal<'copied' | 'refused' | undefined>(undefined)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => (came.value = 'copied'),
      () => (came.value = 'refused'),
    )
  const said =
    came.value === 'copied' ? 'Copied' : came.value === 'refused' ? 'Not copied. Mark it and copy it yourself.' : ''
  return (
    <>
      <button
        class="button"
        data-kind={kind === 'sign' ? 'plain' : undefined}
        type="button"
        aria-label={`Copy ${what}`}
        onClick={() => void copy()}
      >
        {came.value === 'copied' ? <Done /> : <Copy />}
        {kind === 'words' && (came.value === 'copied' ? 'Copied' : 'Copy')}
      </button>
      <span class={came.value === 'refused' ? 'copy__fault' : 'unseen'} role="status">
        {said}
      </span>
    </>
  )
}

/** A line or a few to copy elsewhere; long ones scroll. */
export const Code = ({ text, what }: Omit<Props, 'kind'>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div class="code" role="group" aria-label={what}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
    <CopyButton text={text} what={what} />
  </div>
)
