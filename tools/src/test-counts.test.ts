import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, readCounts } from './test-counts.ts';

/** Runs Vitest on files of its own, as `npm test` does. */
function countsOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'servery-counts-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const report = join(folder, 'counts.json');
    const reporter = `--reporter=${join(import.meta.dirname, 'count-reporter.ts')}`;
    const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
    const { status } = spawnSync(process.execPath, [vitest, 'run', '--globals', '--root', folder, reporter], {
      env: { ...process.env, SERVERY_COUNTS: report },
      stdio: 'ignore',
    });
    const { failures, ...counts } = readCounts(JSON.parse(readFileSync(report, 'utf8')));
    return { status, ...counts, failures: failures.map((line) => line.replaceAll(`${folder}/`, '')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a failed test of Vitest is counted and named with its file and the first line of its error', () => {
  const a = `test('holds', () => {}); test.skip('later', () => {}); test('breaks', () => { throw new Error('one\\nmore') });`;
  expect(countsOf({ 'a.test.js': a, 'b.test.js': "throw new Error('no such module');" })).toEqual({
    status: 1,
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: expect.arrayContaining(['a.test.js: breaks: one', 'b.test.js: could not be loaded: no such module']),
  });
});

test('an error that nothing caught is counted and named with its place, though every test passed', () => {
  const text = `test('holds', async () => {
    Promise.reject(new Error('lost'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });`;
  expect(countsOf({ 'a.test.js': text })).toEqual({
    status: 1,
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: [expect.stringMatching(/^a\.test\.js: an error that nothing caught: lost at .*a\.test\.js:2:/)],
  });
});

test('a failed journey is named wherever it is nested, one that passed at its second try is not', () => {
  const tries = (...messages: string[]) => [
    { results: messages.map((message) => (message === '' ? {} : { error: { message } })) },
  ];
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
    suites: [
      {
        specs: [{ ok: true, file: 'a.spec.ts', title: 'late', tests: tries('timeout', '') }],
        suites: [{ specs: [{ ok: false, file: 'a.spec.ts', title: 'lost', tests: tries('', 'no button\nmore') }] }],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ['a.spec.ts: lost: no button'],
  });
});
