import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';
import { type Counts, failure } from './test-counts.ts';

type UnhandledErrors = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1];

/** Writes the counts of a run of Vitest, as JSON, to the file that SERVERY_COUNTS names. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: UnhandledErrors, _reason: TestRunEndReason): void {
    const path = process.env.SERVERY_COUNTS;
    if (path !== undefined) writeFileSync(path, JSON.stringify(countsOf(modules, errors)));
  }
}

/** A file that could not be loaded is one failure, as is an error that nothing caught: it fails the run, and no test is to blame. */
function countsOf(modules: readonly TestModule[], errors: UnhandledErrors): Counts {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failures = modules.flatMap((module) => [
    ...module.errors().map(({ message }) => failure(module.moduleId, 'could not be loaded', message)),
    ...[...module.children.allTests('failed')].map((test) =>
      failure(module.moduleId, test.fullName, test.result().errors?.[0]?.message ?? ''),
    ),
  ]);
  const unhandled = errors.map(({ message, stack = '', VITEST_TEST_PATH: file }) =>
    failure(String(file ?? 'no file'), 'an error that nothing caught', `${message} ${placeOf(stack)}`),
  );
  const numberOf = (state: string) => tests.filter((test) => test.result().state === state).length;
  return {
    passed: numberOf('passed'),
    failed: failures.length + unhandled.length,
    skipped: numberOf('skipped'),
    failures: [...failures, ...unhandled],
  };
}

/** The innermost place of our own. */
function placeOf(stack: string): string {
  const lines = stack.split('\n').map((line) => line.trim());
  return lines.find((line) => line.startsWith('at ') && !line.includes('node_modules')) ?? '';
}
