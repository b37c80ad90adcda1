export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Counts of Vitest's JSON report. */
export function countVitest(report: unknown): Counts {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + failedFiles(report),
    skipped: numberAt(report, 'numPendingTests'),
  };
}

/** Counts of Playwright's JSON report; a journey that passed at its second try passed, and the run names it. */
export function countPlaywright(report: unknown): Counts {
  const stats: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : undefined;
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
  };
}

/** Files that could not even be loaded have no tests to fail. */
function failedFiles(report: unknown): number {
  const files: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, 'testResults') : undefined;
  if (!Array.isArray(files)) return 0;
  return files.filter(
    (file) => Reflect.get(file, 'status') === 'failed' && Reflect.get(file, 'assertionResults')?.length === 0,
  ).length;
}

function numberAt(source: unknown, name: string): number {
  const value: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
  return typeof value === 'number' ? value : 0;
}
