import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@servery/contract';
import { afterAll, expect, test } from 'vitest';
import { runCommandLine, runServer } from '../testing/server-run.ts';

const root = mkdtempSync(join(tmpdir(), 'servery-first-person-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const firstPerson = (...args: readonly string[]) =>
  runCommandLine('first-person', args, { SERVERY_DATA: join(root, 'data') });

test('the first person of an installation without the demo signs in, and there is only one first', {
  timeout: 240_000,
}, async () => {
  expect(await firstPerson('ann')).toMatchObject({ code: 1, output: expect.stringMatching(/^Say who it is: /) });
  const { code, output } = await firstPerson('ann@example.com', 'Ann Lee');
  expect(code, output).toBe(0);
  const password = /signs in with (\S+),/.exec(output)?.[1];
  expect(await firstPerson('bob@example.com', 'Bob Ray')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The database has companies already/),
  });

  const server = runServer({ SERVERY_DATA: join(root, 'data') });
  const answer = await fetch(`${await server.ready}${operations.login.path}`, {
    method: operations.login.method,
    headers: { 'x-servery-request': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com', password }),
  });
  expect(await answer.json()).toMatchObject({
    userDisplayName: 'Ann Lee',
    enabledFeatures: expect.arrayContaining(['providerStaff']),
  });
  expect((await server.stop()).output).not.toContain('Demo sign-ins');
});
