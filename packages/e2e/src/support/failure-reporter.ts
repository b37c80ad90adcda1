import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the page and the browser's complaints of every failed try: the files that hold them do not outlive a CI machine. */
export default class FailureReporter implements Reporter {
  readonly #tried = new Set<TestCase>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#tried.add(test);
    if (result.status === test.expectedStatus || result.status === 'skipped') return;
    console.log(`\n=== ${test.title} (try ${result.retry + 1})`);
    for (const { contentType, path, body } of result.attachments) {
      if (!contentType.startsWith('text/')) continue;
      console.log(body?.toString() ?? (path === undefined ? '' : readFileSync(path, 'utf8')));
    }
  }

  onEnd(): void {
    const flaky = [...this.#tried].filter((test) => test.outcome() === 'flaky').map(({ title }) => `  ${title}`);
    if (flaky.length > 0) console.log(`\nPassed at the second try only, to be mended:\n${flaky.join('\n')}`);
  }
}
