import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { subjectProblems } from './commit-subjects.ts';

/** The rule holds for the commits after this one. */
const since = 'e33ea779';

test('a subject says one thing, in at most 72 characters, with its type and scope', () => {
  expect(subjectProblems('feat(hours): special days have several spans')).toEqual([]);
  expect(subjectProblems('docs: how an update is rolled out')).toEqual([]);
  expect(subjectProblems('special days')).toHaveLength(1);
  expect(subjectProblems('fix(hours): one; two')).toEqual(['holds two ideas: it has a semicolon']);
  expect(subjectProblems(`fix(hours): ${'x'.repeat(70)}`)).toEqual(['has 82 characters, at most 72']);
});

test.skipIf(!isKnown(since))('every commit has such a subject', () => {
  const subjects = git('log', '--no-merges', '--format=%s', `${since}..HEAD`).split('\n').filter(Boolean);
  const wrong = subjects.flatMap((subject) => subjectProblems(subject).map((problem) => `${subject}: ${problem}`));
  expect(wrong).toEqual([]);
});

/** Whether the history is here: an archive or a shallow clone has none. */
function isKnown(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
