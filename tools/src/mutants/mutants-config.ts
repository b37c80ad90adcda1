import { defineConfig } from 'vitest/config';
import { accessMutants } from './access-mutants.ts';

/** The tests that see one mutant (`ACCESS_MUTANT`: its number), or those that change the access table row by row. */
const mutant = accessMutants[Number(process.env.ACCESS_MUTANT ?? '-1')];

export default defineConfig({
  test: {
    include: [mutant === undefined ? 'packages/server/src/**/*.mutants.ts' : 'packages/server/src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    bail: 1,
    // A module that was kept has another mutant in it, or none.
    fsModuleCache: false,
  },
  plugins: [
    {
      name: 'access-mutant',
      enforce: 'pre',
      transform: (code, id) => {
        if (mutant === undefined || !id.split('?')[0]?.endsWith(mutant.file)) return undefined;
        if (!code.includes(mutant.find)) throw new Error(`${mutant.file} no longer says: ${mutant.find}`);
        return { code: code.replace(mutant.find, () => mutant.replace), map: null };
      },
    },
  ],
});
