import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each failed test: its file, its title and the first line of its error. */
  readonly failures: readonly string[];
}

/** Counts of Vitest's JSON report. */
export function countVitest(report: unknown): Counts {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + failedFiles(report),
    skipped: numberAt(report, 'numPendingTests'),
    failures: listAt(report, 'testResults').flatMap((file) =>
      listAt(file, 'assertionResults')
        .filter((test) => textAt(test, 'status') === 'failed')
        .map((test) =>
          failure(textAt(file, 'name'), textAt(test, 'fullName'), String(listAt(test, 'failureMessages')[0] ?? '')),
        )
        .concat(
          isUnloaded(file) ? [failure(textAt(file, 'name'), 'could not be loaded', textAt(file, 'message'))] : [],
        ),
    ),
  };
}

/** Counts of Playwright's JSON report; a journey that passed at its second try passed, and the run names it. */
export function countPlaywright(report: unknown): Counts {
  const stats: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : undefined;
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
    failures: listAt(report, 'suites').flatMap(failedJourneys),
  };
}

/** Files that could not even be loaded have no tests to fail. */
function failedFiles(report: unknown): number {
  return listAt(report, 'testResults').filter(isUnloaded).length;
}

function isUnloaded(file: unknown): boolean {
  return textAt(file, 'status') === 'failed' && listAt(file, 'assertionResults').length === 0;
}

function failedJourneys(suite: unknown): string[] {
  return listAt(suite, 'suites')
    .flatMap(failedJourneys)
    .concat(
      listAt(suite, 'specs')
        .filter((spec) => valueAt(spec, 'ok') === false)
        .map((spec) => failure(textAt(spec, 'file'), textAt(spec, 'title'), errorOf(spec))),
    );
}

function errorOf(spec: unknown): string {
  const errors = listAt(spec, 'tests')
    .flatMap((test) => listAt(test, 'results'))
    .map((result) => textAt(valueAt(result, 'error'), 'message'));
  return errors.find((error) => error !== '') ?? '';
}

function failure(file: string, title: string, error: string): string {
  return `${file}: ${title}: ${stripVTControlCharacters(error).split('\n', 1)[0]}`;
}

function valueAt(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
}

function listAt(source: unknown, name: string): readonly unknown[] {
  const value = valueAt(source, name);
  return Array.isArray(value) ? value : [];
}

function textAt(source: unknown, name: string): string {
  const value = valueAt(source, name);
  return typeof value === 'string' ? value : '';
}

function numberAt(source: unknown, name: string): number {
  const value = valueAt(source, name);
  return typeof value === 'number' ? value : 0;
}
