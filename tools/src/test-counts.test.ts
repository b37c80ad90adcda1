import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-counts.ts';

test('a failed test of Vitest is counted and named with its file and the first line of its error', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds' },
          {
            status: 'failed',
            fullName: 'breaks',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  at a.test.ts:3'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'no such module' },
    ],
  };
  expect(countVitest(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 2,
    failures: ['a.test.ts: breaks: expected 1', 'b.test.ts: could not be loaded: no such module'],
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
