import { build } from './build.ts'
import { run } from './run.ts'

// The server must find pages when it starts; from then on Vite keeps them fresh.
await build()

const oneEnds = new AbortController()
const both = [
  run('vite', ['build', '--watch', '--logLevel', 'warn'], { show: true, until: oneEnds.signal }),
  run('node', ['--watch', '--watch-preserve-output', 'server/main.ts'], { show: true, until: oneEnds.signal }),
]
await Promise.race(both)
oneEnds.abort()
await Promise.all(both)
