import { defineConfig } from 'vitest/config'

// Not where the demo shop is: where the machine stands must not matter.
process.env.TZ = 'America/New_York'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      // A page's code keeps what it is in the page: each file has a page of its own.
      {
        extends: true,
        test: { name: 'pages', include: ['{browser,package,widget,shop,console}/**/*.test.{ts,tsx}'] },
      },
      // The embedded brain reads what its tables hold when it first answers, which takes seconds: once for all files.
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{contract,server,start,eval,proof}/**/*.test.ts', '*.test.ts'],
          isolate: false,
          globalSetup: 'server/database/postgres-for-tests.ts',
        },
      },
    ],
    exclude: ['**/node_modules', '**/dist', 'e2e'],
    // Much of it waits for disks and for processes to start: no core is kept for the main process, which only counts.
    maxWorkers: '100%',
    // The whole proof differs from its sample in how much it does.
    provide: {
      isFullProof: process.env.PROOF === 'full',
      proofResults: process.env.PROOF_RESULTS ?? '',
      proofSeed: Number(process.env.PROOF_SEED ?? 8),
    },
    restoreMocks: true,
    // A failure's first line is all that the end of a run repeats: it says what was there, not how much.
    chaiConfig: { truncateThreshold: 400 },
    // For what hangs, not for what is slow: some tests start whole servers, and a busy machine takes its time.
    testTimeout: 60_000,
  },
})
