import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each failed test, and each error that nothing caught: its file, its title and the first line of its error. */
  readonly failures: readonly string[];
}

/** Counts as `count-reporter.ts` wrote them. */
export function readCounts(report: unknown): Counts {
  return {
    passed: numberAt(report, 'passed'),
    failed: numberAt(report, 'failed'),
    skipped: numberAt(report, 'skipped'),
    failures: listAt(report, 'failures').map(String),
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

/** A line of it all: the file, the title and the first line of the error. */
export function failure(file: string, title: string, error: string): string {
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
