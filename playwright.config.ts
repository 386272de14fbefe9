import { defineConfig, devices } from '@playwright/test'
import { chromium } from './e2e/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  workers: 2, // each has its own server
  retries: 0, // a test that passes the second time has found something
  // For what hangs, not for what is slow.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  use: {
    trace: 'off', // its end waits for requests that outlive their page; `--trace on` where one is wanted
    timezoneId: 'Pacific/Auckland',
    launchOptions: chromium(),
  },
})
