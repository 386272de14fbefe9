import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const path = process.env.CHROME_PATH ?? '/usr/bin/chromium'

/** How the tests' Chromium is started, with more switches where a test is about them. */
export const chromium = (...more: string[]): LaunchOptions => ({
  executablePath: existsSync(path) ? path : undefined, // else the one that Playwright brings
  // Chromium refuses its sandbox to root, and a test's browser has nothing to fetch for itself.
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...more],
})
