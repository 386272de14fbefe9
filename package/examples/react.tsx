import { type ChaxiOptions, chaxi, load } from 'chaxi'
import type { ChaxiWidgetAttributes } from 'chaxi/element'
import { useEffect } from 'react'

/** The widget while this component is there; drawn again with the same options it stays as it is. */
export function useChaxi(options: ChaxiOptions) {
  useEffect(() => load(options))
}

export function Assistant({ src, dark }: { src: string; dark: boolean }) {
  useChaxi({ src, theme: dark ? 'dark' : 'light', launcher: 'none' })
  useEffect(() => chaxi.on('booking', ({ booking }) => console.log(booking.reference)), [])
  return (
    <button type="button" onClick={() => chaxi.book('first-steep')}>
      Book a seat
    </button>
  )
}

/** The same as an element, for which `chaxi/element` is imported once. */
export const AssistantElement = ({ src }: { src: string }) => <chaxi-widget src={src} data-theme="auto" />

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chaxi-widget': ChaxiWidgetAttributes & { key?: Key }
    }
  }
}
