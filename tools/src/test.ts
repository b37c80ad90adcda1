import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPostgresInstalled } from './postgres.ts';
import { type Counts, countPlaywright, readCounts } from './test-counts.ts';

/**
 * `npm test`: everything, then one line `N passed, N failed`. Names of suites as arguments run only those: node, server, embedded, web, e2e.
 * `--changed` runs only what the changes since the commit that the branch left main at can reach; `--changed=REF` since another commit.
 */
const results = mkdtempSync(join(tmpdir(), 'servery-tests-'));
const given = process.argv.slice(2);
const chosen = given.filter((word) => !word.startsWith('--'));
const since = sinceOf(given);

interface Suite {
  readonly name: string;
  readonly command: readonly string[];
  readonly count: (report: unknown) => Counts;
}

const withPostgres = ['node', 'tools/src/with-postgres.ts'];
/** About the files of the embedded database: they run on it whatever else is installed. */
const embedded = ['restoring', 'full-disk', 'embedded-engine'];
/** Its schema, its jobs and what people send meet the embedded database too, beside PostgreSQL. */
const onBoth = ['packages/server/src/platform/database', 'packages/server/src/features/publishing', 'hostile-input'];

const suites: readonly Suite[] = [
  vitest('node', ['--project', '!server']),
  ...(isPostgresInstalled()
    ? [
        vitest(
          'server',
          [
            '--project',
            'server',
            '--project',
            'bench',
            'packages/server',
            'kill-publications',
            'restart-postgres',
            'outages',
          ].concat(embedded.flatMap((name) => ['--exclude', `**/${name}.test.ts`])),
          withPostgres,
        ),
        vitest('embedded', ['--project', 'server', ...embedded, ...onBoth]),
      ]
    : [vitest('server', ['--project', 'server'])]),
  vitest('web', ['--config', 'packages/web/vitest.config.ts']),
  {
    name: 'e2e',
    command: ['node_modules/.bin/playwright', 'test', '--config', 'packages/e2e/playwright.config.ts', ...journeys()],
    count: countPlaywright,
  },
];

const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

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

function vitest(name: string, words: readonly string[], through: readonly string[] = []): Suite {
  const report = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'count-reporter.ts')}`];
  const changed = since === undefined ? [] : ['--changed', since, '--passWithNoTests'];
  return {
    name,
    command: [...through, 'node_modules/.bin/vitest', 'run', ...words, ...report, ...changed],
    count: readCounts,
  };
}

/** The commit from which changes count; undefined when everything runs. */
function sinceOf(words: readonly string[]): string | undefined {
  const asked = words.find((word) => word === '--changed' || word.startsWith('--changed='));
  if (asked === undefined) return undefined;
  const ref = asked.slice('--changed='.length);
  return ref === '' ? gitSays('merge-base', 'HEAD', 'main') : ref;
}

/** No journey names what it reaches: those whose own files changed run, and the main job when the product changed. */
function journeys(): readonly string[] {
  if (since === undefined) return [];
  const changed = gitSays('diff', '--name-only', since).split('\n');
  const own = changed.filter((path) => path.startsWith('packages/e2e/') && path.endsWith('.spec.ts'));
  const isProduct = changed.some((path) => /^packages\/(?!e2e\/)/.test(path) && !path.includes('.test.'));
  const chosenFiles = [...own, ...(isProduct ? ['main-job.spec.ts'] : [])];
  return chosenFiles.length === 0 ? ['--grep', '^$', '--pass-with-no-tests'] : chosenFiles;
}

function gitSays(...words: readonly string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim();
}

/** A suite that ends badly without a failed test of its own counts as one failure. */
function runSuite(suite: Suite): Counts {
  console.log(`\n== ${suite.name}`);
  const report = reportOf(suite.name);
  const { status } = run([...suite.command], report);
  const counts = existsSync(report) ? suite.count(JSON.parse(readFileSync(report, 'utf8'))) : none;
  return status !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`${suite.name} ended with ${status}`] }
    : counts;
}

function run([command = '', ...args]: string[], report = ''): SpawnSyncReturns<Buffer> {
  return spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, SERVERY_COUNTS: report },
  });
}

function reportOf(name: string): string {
  return join(results, `${name}.json`);
}
