import { access } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { type Ended, run } from './run.ts'
import { begin } from './say.ts'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium that starts: one that is here, or else one installed now. */
export async function findBrowser(): Promise<string> {
  const present = await firstThatStarts()
  if (present) return present

  const said = []
  for (const [what, install] of installers) {
    const step = begin(what)
    said.push((await install()).output)
    const path = await firstThatStarts()
    step.end(path !== undefined, path)
    if (path) return path
  }
  throw new Error(`${said.join('\n')}\nInstall Chromium or Chrome and say where: CHROME_PATH=/path/to/it npm test`)
}

async function firstThatStarts(): Promise<string | undefined> {
  for (const path of [chromium.executablePath(), process.env.CHROME_PATH, ...installed]) {
    if (path && (await starts(path))) return path
  }
  return undefined
}

// A browser that lies there without the system's libraries is of no use, so it is asked for its version.
async function starts(path: string): Promise<boolean> {
  const there = await access(path).then(
    () => true,
    () => false,
  )
  return there && (await run(path, ['--version'], { patience: 20_000 })).ok
}

const asRoot = process.getuid?.() === 0

const installers = [
  ['install the browser that Playwright brings', installPlaywrights],
  ['install the system’s Chromium', installDebians],
] as const

function installPlaywrights(): Promise<Ended> {
  return run('playwright', ['install', ...(asRoot ? ['--with-deps'] : []), 'chromium'], { patience: 5 * 60_000 })
}

async function installDebians(): Promise<Ended> {
  if (!asRoot) return { ok: false, output: 'The system’s Chromium was not tried: that takes root.' }

  const updated = await run('apt-get', ['update'])
  if (!updated.ok) return updated
  return run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
