import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tracked = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter((file) => existsSync(file));
const places = new Set(tracked.flatMap((file) => [file, ...foldersOf(file)]));

function foldersOf(file: string): readonly string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** Decisions describe the state of their day, so they are not asked. */
const guides = tracked.filter(
  (file) =>
    /^(AGENTS|README|docs\/[a-z]+)\.md$|^(packages|bench)\/.*README\.md$/.test(file) && !file.includes('decisions'),
);

/** The names written like a file or a folder of this repository: `hours/hours-page.tsx`, `packages/web/src/features/<name>`. */
function namedIn(text: string): readonly string[] {
  return [...text.matchAll(/`([\w.<>*…-]+(?:\/[\w.<>*…-]+)*\/?)`/g)]
    .map(([, name = '']) => name.replace(/\/$/, ''))
    .filter(
      (name) =>
        /\.(ts|tsx|mjs|json)$/.test(name) ||
        /^(packages|web|server|domain|contract|features|docs|tools|bench)\//.test(name),
    );
}

function isThere(name: string): boolean {
  const pattern = name
    .split(/<[^>]*>|\*|…/)
    .map((part) => part.replaceAll('.', '\\.'))
    .join('[^/]*');
  const [first = '', ...rest] = pattern.split('/');
  const inPackage = ['web', 'server', 'domain', 'contract'].includes(first)
    ? `|packages/${first}/src/${rest.join('/')}`
    : '';
  const wanted = new RegExp(`(^|/)(${pattern}${inPackage})$`);
  return [...places].some((place) => wanted.test(place));
}

describe('what the guides name', () => {
  test.each(guides)('%s names files and folders that are there', (guide) => {
    expect(namedIn(readFileSync(guide, 'utf8')).filter((name) => !isThere(name))).toEqual([]);
  });

  test('a file that is not there is found', () => {
    expect(namedIn('see `features/hours/never.ts` and `AGENTS.md`').filter((name) => !isThere(name))).toEqual([
      'features/hours/never.ts',
    ]);
  });
});

test('each decision has a number of its own', () => {
  const numbers = tracked.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
