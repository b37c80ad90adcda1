import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makePrivate } from './private-files.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'servery-private-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const modeOf = (...path: readonly string[]) => (statSync(join(root, ...path)).mode & 0o777).toString(8);
function openFolder(...path: readonly string[]): void {
  mkdirSync(join(root, ...path), { recursive: true });
  chmodSync(join(root, ...path), 0o755);
}
function openFile(...path: readonly string[]): void {
  writeFileSync(join(root, ...path), '');
  chmodSync(join(root, ...path), 0o644);
}

test('what the server made is for its user only, and neither what a link leads to nor what others put there', () => {
  for (const folder of [['data', 'postgres', 'base'], ['data', 'lost+found'], ['elsewhere'], ['disk']])
    openFolder(...folder);
  for (const file of [
    ['data', 'secret.key'],
    ['data', 'postgres', 'PG_VERSION'],
    ['data', 'notes'],
    ['elsewhere', 'file'],
  ])
    openFile(...file);
  symlinkSync(join(root, 'elsewhere', 'file'), join(root, 'data', 'lock-holder.txt'));
  symlinkSync(join(root, 'disk'), join(root, 'data', 'objects'));
  symlinkSync(join(root, 'elsewhere', 'file'), join(root, 'data', 'postgres', 'link'));
  makePrivate(join(root, 'data'));
  expect([modeOf('data'), modeOf('data', 'postgres', 'base'), modeOf('data', 'postgres', 'PG_VERSION')]).toEqual([
    '700',
    '700',
    '600',
  ]);
  expect(modeOf('data', 'secret.key')).toBe('600');
  expect([modeOf('data', 'lost+found'), modeOf('data', 'notes')]).toEqual(['755', '644']);
  expect([modeOf('elsewhere', 'file'), modeOf('disk')]).toEqual(['644', '755']);
});

test.skipIf(!existsSync('/proc/self'))(
  'a folder whose mode may not be changed stays as it is, and the log names it',
  () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    makePrivate('/proc/self/fdinfo');
    expect(warned.mock.calls).toEqual([[expect.stringMatching(/^\/proc\/self\/fdinfo belongs to another user/)]]);
    warned.mockRestore();
  },
);
