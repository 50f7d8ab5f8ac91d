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
          setupFiles: ['test/same-examples.ts'],
          include: ['test/**/*.test.ts'],
          exclude: ['test/system/**'],
          // It imports JSON as bundlers do, which Node refuses.
          server: { deps: { inline: [/@actions.workflow-parser/] } },
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'system',
          globalSetup: ['test/system/one-site.ts'],
          include: ['test/system/**/*.test.ts'],
          testTimeout: 240_000,
          // A browser on a busy machine is slow, not wrong.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
