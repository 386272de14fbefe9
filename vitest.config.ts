import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['{contract,browser,widget,shop,server,start,eval}/**/*.test.{ts,tsx}', '*.test.ts'],
    exclude: ['node_modules', 'dist', 'e2e'],
    globalSetup: 'server/database/postgres-for-tests.ts',
    restoreMocks: true,
  },
})
