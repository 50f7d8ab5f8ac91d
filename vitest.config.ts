import { defineConfig } from 'vitest/config'

// Nothing is kept between calls in variables of modules, so files of tests may share them: loading the program anew for
// each file took a third of the time. Not so in `system`, where one file watches the program being loaded.

// Two suites: `unit` needs Node alone; `system` also needs Debian's poppler-utils, qpdf and Chromium.
export default defineConfig({
  test: {
    // Both cores of a small machine; without this one is left idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          isolate: false,
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
