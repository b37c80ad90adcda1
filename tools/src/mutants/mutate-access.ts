import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AccessMutant } from './access-mutant.ts';
import { accessMutants } from './access-mutants.ts';

/** `npm run mutate:access`: changes each row of the access table, then takes away each guard; some test must turn red every time. */
const config = ['--config', 'tools/src/mutants/mutants-config.ts'];
const from = Number(process.argv[2] ?? '0');

if (from === 0) {
  const rows = vitest([], {});
  console.log(lineOf(rows.output, 'rows:'));
  console.log(lineOf(rows.output, 'acting:'));
  if (rows.status !== 0) fail(rows.output);
}
const survivors = accessMutants.slice(from).filter((mutant, at) => !isSeen(mutant, from + at));
console.log(`guards: ${accessMutants.length - from} mutants, ${survivors.length} survive`);
if (survivors.length > 0) fail('');

function isSeen(mutant: AccessMutant, at: number): boolean {
  if (!readFileSync(mutant.file, 'utf8').includes(mutant.find)) fail(`${mutant.file} no longer says: ${mutant.find}`);
  const { status, output } = vitest(mutant.tests, { ACCESS_MUTANT: String(at) });
  // A run that found no test, or could not start, has seen nothing.
  const isRed = status !== 0 && /Tests\s.*\d+ failed/.test(output);
  console.log(`${isRed ? 'seen    ' : 'SURVIVES'} ${at} ${mutant.file}: ${mutant.find.trim().split('\n')[0]}`);
  return isRed;
}

function vitest(words: readonly string[], env: Record<string, string>) {
  const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...config, ...words], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  return { status: run.status, output: run.stdout + run.stderr };
}

function lineOf(output: string, word: string): string {
  return output.split('\n').find((line) => line.startsWith(word)) ?? `${word} no figures`;
}

function fail(output: string): never {
  console.error(output.slice(-4000));
  process.exit(1);
}
