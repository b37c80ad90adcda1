import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPostgresInstalled } from './postgres.ts';
import { type Counts, countPlaywright, readCounts } from './test-counts.ts';

/**
 * `npm test`: everything, then one line `N passed, N failed`. Names of suites as arguments run only those: node, server, trials, embedded, web, e2e.
 * `--changed` runs only the tests that the changes since the commit that the branch left main can reach; `--changed=REF` since another commit.
 */
const results = mkdtempSync(join(tmpdir(), 'servery-tests-'));
/** Modules that one server compiled are read by the hundred that tests start after it: a sixth of their start. */
const compiled = join(results, 'compiled');
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
/** Its schema, its jobs and the requests of people meet the embedded database too, beside PostgreSQL. */
const onBoth = [
  'packages/server/src/platform/database',
  'publishing-routes',
  'holding-races',
  'hostile-input',
  'tickets-routes',
];

/** Nodes and databases that are ended, frozen and started again, which they mostly wait for. */
const onPostgres = ['kill-publications', 'restart-postgres', 'outages'];

const nodeTests = ['--project', '!server'];
const journeyTests: Suite = {
  name: 'e2e',
  command: ['node_modules/.bin/playwright', 'test', '--config', 'packages/e2e/playwright.config.ts', ...journeys()],
  count: countPlaywright,
};

/**
 * Suites of one lane run one after the other, beside the other lanes of their row: those with PostgreSQL wait for it
 * half of their time. Only the first lane of a row writes as it goes; the others write once a suite ends.
 */
const rows: readonly (readonly (readonly Suite[])[])[] = [
  isPostgresInstalled()
    ? [
        [
          vitest(
            'server',
            ['--project', 'server'].concat(embedded.flatMap((name) => ['--exclude', `**/${name}.test.ts`])),
            withPostgres,
          ),
        ],
        [vitest('trials', ['--project', 'bench', ...onPostgres, '--maxWorkers=1'], withPostgres)],
        [
          vitest('node', [...nodeTests, '--maxWorkers=1']),
          vitest('embedded', ['--project', 'server', ...embedded, ...onBoth]),
        ],
      ]
    : [[vitest('node', nodeTests), vitest('server', ['--project', 'server'])]],
  [[vitest('web', ['--config', 'packages/web/vitest.config.ts']), journeyTests]],
];

const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

const isBuilt = (await run(['npm', 'run', '--silent', 'build'], { report: '', output: 'inherit' })) === 0;
const outcomes = isBuilt ? await runRows() : [{ ...none, failed: 1, failures: ['the build failed'] }];
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

/** No journey names the code that it reaches: those whose own files changed run, and the main job when the product changed. */
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

async function runRows(): Promise<readonly Counts[]> {
  const outcomes: Counts[] = [];
  for (const row of rows) {
    const lanes = row.map((lane) => lane.filter(isChosen)).filter(({ length }) => length > 0);
    const lanesOutcomes = await Promise.all(lanes.map((lane, index) => runLane(lane, index === 0)));
    outcomes.push(...lanesOutcomes.flat());
  }
  return outcomes;
}

async function runLane(lane: readonly Suite[], isShown: boolean): Promise<readonly Counts[]> {
  const outcomes: Counts[] = [];
  for (const suite of lane) outcomes.push(await runSuite(suite, isShown));
  return outcomes;
}

/** A suite that ends badly without a failed test of its own counts as one failure. */
async function runSuite(suite: Suite, isShown: boolean): Promise<Counts> {
  const head = `\n== ${suite.name}\n`;
  if (isShown) process.stdout.write(head);
  const report = reportOf(suite.name);
  const log = join(results, `${suite.name}.txt`);
  const output = isShown ? 'inherit' : openSync(log, 'w');
  const status = await run(suite.command, { report, output });
  if (output !== 'inherit') {
    closeSync(output);
    process.stdout.write(head + readFileSync(log, 'utf8'));
  }
  const counts = existsSync(report) ? suite.count(JSON.parse(readFileSync(report, 'utf8'))) : none;
  return status !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`${suite.name} ended with ${status}`] }
    : counts;
}

interface Running {
  readonly report: string;
  /** `inherit`, or the file descriptor that its output goes to. */
  readonly output: 'inherit' | number;
}

function isChosen({ name }: Suite): boolean {
  return chosen.length === 0 || chosen.includes(name);
}

/** The exit code of a command; null when a signal ended it. */
async function run([command = '', ...args]: readonly string[], { report, output }: Running): Promise<number | null> {
  const child = spawn(command, args, {
    stdio: ['inherit', output, output],
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, SERVERY_COUNTS: report },
  });
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : null;
}

function reportOf(name: string): string {
  return join(results, `${name}.json`);
}
