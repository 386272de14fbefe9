import { useEffect, useRef } from 'preact/hooks'
import { signedIn } from '../../session.ts'
import { type Look, ruleOf } from './look.ts'

/** The widget itself, on stand-ins for a page: light and dark, open and closed, on a desk and on a phone. */
export const Shown = ({ look }: { look: Look }) => (
  <>
    {(['light', 'dark'] as const).map((scheme) => (
      <div key={scheme}>
        <h2>On a {scheme} page</h2>
        <Frame kind="page" title={`The panel on a ${scheme} page`} query={{ scheme, open: '' }} look={look} />
        <Frame kind="strip" title={`The launcher on a ${scheme} page`} query={{ scheme }} look={look} />
      </div>
    ))}
    <div>
      <h2>On a phone</h2>
      <Frame kind="phone" title="The panel on a phone" query={{ scheme: 'light', open: '' }} look={look} />
    </div>
  </>
)

interface FrameProps {
  kind: 'page' | 'strip' | 'phone'
  title: string
  query: Record<string, string>
  look: Look
}

function Frame({ kind, title, query, look }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const rule = useRef('')
  rule.current = ruleOf(look)
  const tell = () => frame.current?.contentWindow?.postMessage(rule.current, '*')

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === 'chaxi:preview') tell()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  useEffect(tell, [rule.current])

  return (
    <div class="look__frame" data-kind={kind}>
      {/* Where the launcher stands is settled when the widget starts, so a new place is a new frame. */}
      <iframe key={look.position} ref={frame} title={title} sandbox="allow-scripts" src={addressOf(query, look)} />
    </div>
  )
}

function addressOf(query: Record<string, string>, { position }: Look): string {
  const { name, locale, currency, timezone, words } = signedIn.value.workspace
  const launcher = position === 'auto' ? '' : position
  const asked = new URLSearchParams({ ...query, launcher, shop: name, locale, currency, timezone, ...words })
  return `/console/preview?${asked}`
}
