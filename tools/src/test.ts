import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, countPlaywright, countVitest } from './test-counts.ts';

/** `npm test`: everything, then one line `N passed, N failed`. Names of suites as arguments run those only: node, web, e2e. */
const results = mkdtempSync(join(tmpdir(), 'servery-tests-'));
const chosen = process.argv.slice(2);

interface Suite {
  readonly name: string;
  readonly command: readonly string[];
  readonly count: (report: unknown) => Counts;
}

const vitest = (name: string, config: string): Suite => ({
  name,
  command: [
    'node_modules/.bin/vitest',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  count: countVitest,
});

const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

const suites: readonly Suite[] = [
  vitest('node', 'vitest.config.ts'),
  vitest('web', 'packages/web/vitest.config.ts'),
  {
    name: 'e2e',
    command: ['node_modules/.bin/playwright', 'test', '--config', 'packages/e2e/playwright.config.ts'],
    count: countPlaywright,
  },
];

const build = run(['npm', 'run', '--silent', 'build']);
const outcomes =
  build.status === 0
    ? suites.filter(({ name }) => chosen.length === 0 || chosen.includes(name)).map(runSuite)
    : [{ ...none, failed: 1, failures: ['the build failed'] }];
rmSync(results, { recursive: true, force: true });

// Once more at the end, where anyone who reads the last lines of a long run finds them.
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`failed: ${failure}`);
const sum = (name: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, counts) => total + counts[name], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** A suite that ends badly without a failed test of its own counts as one failure. */
function runSuite(suite: Suite): Counts {
  console.log(`\n== ${suite.name}`);
  const { status } = run([...suite.command]);
  const report = reportOf(suite.name);
  const counts = existsSync(report) ? suite.count(JSON.parse(readFileSync(report, 'utf8'))) : none;
  return status !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`${suite.name} ended with ${status}`] }
    : counts;
}

function run([command = '', ...args]: string[]): SpawnSyncReturns<Buffer> {
  return spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e') },
  });
}

function reportOf(name: string): string {
  return join(results, `${name}.json`);
}
