import { defineConfig } from 'vitest/config';

const stateful: readonly string[] = ['terminal', 'sandbox'];

/** Everything that runs in Node. The web's component tests run in a real browser: packages/web/vitest.config.ts. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: ['domain', 'contract', 'words', 'demo', 'terminal', 'sandbox']
      .map((name) => ({
        test: {
          name,
          include: [`packages/${name}/src/**/*.test.ts`],
          // Laws of 10,000 cases wait for nothing: a busy core is all that makes them slow.
          testTimeout: 300_000,
          // Modules without state are loaded once for all files of a worker.
          isolate: stateful.includes(name),
        },
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
