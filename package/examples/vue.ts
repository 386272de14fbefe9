import { type ChaxiOptions, chaxi, load } from 'chaxi'
import { defineComponent, h, type MaybeRefOrGetter, onUnmounted, toValue, watchEffect } from 'vue'

/** The widget while this component is there, as the options say at the time. */
export const useChaxi = (options: MaybeRefOrGetter<ChaxiOptions>) =>
  watchEffect((onCleanup) => onCleanup(load(toValue(options))))

export const Assistant = defineComponent(
  (props: { src: string; dark: boolean }) => {
    useChaxi(() => ({ src: props.src, theme: props.dark ? 'dark' : 'light', launcher: 'none' }))
    onUnmounted(chaxi.on('booking', ({ booking }) => console.log(booking.reference)))
    return () => h('button', { type: 'button', onClick: () => chaxi.book('first-steep') }, 'Book a seat')
  },
  { props: ['src', 'dark'] },
)
