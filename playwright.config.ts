import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const path = process.env.CHROME_PATH ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: 'e2e',
  workers: 2, // each has its own server, so two files never meet in one shop
  retries: 0, // a test that passes the second time has found something
  timeout: 90_000, // for what hangs, not for what is slow
  reporter: 'list',
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  use: {
    trace: 'retain-on-failure',
    timezoneId: 'Pacific/Auckland',
    launchOptions: {
      executablePath: existsSync(path) ? path : undefined, // else the one that Playwright brings
      // Chromium refuses its sandbox to root, and a test's browser has nothing to fetch for itself.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
