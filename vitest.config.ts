import { defineConfig } from 'vitest/config'

// Two suites: `unit` needs Node alone; `system` also needs Debian's poppler-utils, qpdf and Chromium.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/system/**'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'system', include: ['test/system/**/*.test.ts'], testTimeout: 240_000 } },
    ],
  },
})
