import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureConsole } from './console-build.ts';

let root: string;
let builds: number;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'servery-console-'));
  builds = 0;
  write('package-lock.json', '{}');
  write('packages/web/src/main.tsx', 'one');
  write('packages/domain/src/index.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const ensure = () =>
  ensureConsole(root, async () => {
    builds += 1;
    write('packages/web/dist/index.html', `build ${builds}`);
    return { isDone: true, output: '' };
  });

test('the console is built once for the same sources', async () => {
  expect([await ensure(), await ensure(), builds]).toEqual([true, false, 1]);
});

test.each([
  ['a source that changed', 'packages/web/src/main.tsx'],
  ['a source of another package', 'packages/domain/src/index.ts'],
  ['the words of changes', 'packages/words/src/index.ts'],
  ['a new file', 'packages/web/src/new.tsx'],
  ['another dependency', 'package-lock.json'],
  ['a build by hand', 'packages/web/dist/index.html'],
])('%s builds it again', async (_, file) => {
  await ensure();
  write(file, 'two');
  expect([await ensure(), await ensure(), builds]).toEqual([true, false, 2]);
});

test('a test that changed does not', async () => {
  await ensure();
  write('packages/web/src/main.test.tsx', 'two');
  expect(await ensure()).toBe(false);
});

test('a build that fails is reported with its output, and tried again', async () => {
  const failing = () => ensureConsole(root, async () => ({ isDone: false, output: 'Expected ;' }));
  await expect(failing()).rejects.toThrow('The console could not be built.\nExpected ;');
  expect([await ensure(), builds]).toEqual([true, 1]);
});
