let audio: AudioContext | undefined

/** Two soft notes; `volume` in per cent. A browser plays none before its page was first pressed. */
export function ringBell(volume: number) {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  for (const [i, frequency] of [659, 880].entries()) {
    const at = audio.currentTime + i * 0.16
    const note = new OscillatorNode(audio, { type: 'sine', frequency })
    const loudness = new GainNode(audio, { gain: 0 })
    loudness.gain.setValueAtTime(0, at)
    loudness.gain.linearRampToValueAtTime((volume / 100) * 0.5, at + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.5)
    note.connect(loudness).connect(audio.destination)
    note.start(at)
    note.stop(at + 0.55)
  }
}
