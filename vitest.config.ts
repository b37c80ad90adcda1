import { defineConfig } from 'vitest/config';

/** Everything that runs in Node. The web's component tests run in a real browser: packages/web/vitest.config.ts. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: ['domain', 'contract', 'words', 'demo', 'terminal', 'sandbox']
      .map((name) => ({
        // Laws of 10,000 cases wait for nothing: a busy core is all that makes them slow.
        test: { name, include: [`packages/${name}/src/**/*.test.ts`], testTimeout: 300_000 },
      }))
      .concat([
        { test: { name: 'tools', include: ['tools/src/**/*.test.ts'], testTimeout: 60_000 } },
        { test: { name: 'bench', include: ['bench/**/*.test.ts'], testTimeout: 120_000 } },
        {
          test: {
            name: 'server',
            include: ['packages/server/src/**/*.test.ts'],
            testTimeout: 60_000,
            hookTimeout: 60_000,
            isolate: false,
            pool: 'forks',
          },
        },
      ]),
  },
});
