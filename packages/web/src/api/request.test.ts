import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fakeApi } from '../testing/fake-api.ts';
import { request } from './request.ts';

const schema = z.object({ name: z.string() });

async function ask(status: number, body?: unknown) {
  fakeApi({ 'GET /api/thing': { status, body } });
  return request({ path: '/api/thing', schema, isQuiet: true });
}

describe('what comes back', () => {
  test('data that is as expected', async () => {
    expect(await ask(200, { name: 'Pier 39' })).toMatchObject({ status: 'ok', data: { name: 'Pier 39' } });
  });

  test('ER-01 ER-02 400 carries the list of errors', async () => {
    const errors = [{ code: 'NAME_TAKEN', path: 'name' }];
    expect(await ask(400, { errors })).toEqual({ status: 'invalid', errors });
  });

  test.each([
    ['ER-04', 401, { status: 'unauthorized' }],
    ['ER-05', 403, { status: 'forbidden', code: 'CONFLICTING EDIT' }],
    ['ER-06', 404, { status: 'not-found' }],
    ['ER-07 ER-03', 409, { status: 'conflict', code: 'CONFLICTING EDIT', body: { error: 'CONFLICTING EDIT' } }],
    ['ER-08 KE-08', 502, { status: 'failed', code: 'CONFLICTING EDIT', httpStatus: 502 }],
  ])('%s %i', async (_rule, status, result) => {
    expect(await ask(status, { error: 'CONFLICTING EDIT' })).toEqual(result);
  });

  test('ER-09 304 is unchanged', async () => {
    expect(await ask(304)).toEqual({ status: 'unchanged' });
  });

  test('ER-10 a cancelled call is no error', async () => {
    fakeApi({ 'GET /api/thing': () => Promise.reject(new DOMException('stop', 'AbortError')) });
    expect(await request({ path: '/api/thing', schema, isQuiet: true })).toEqual({ status: 'cancelled' });
  });

  test('ER-08 an answer that is not as expected is a failure', async () => {
    expect(await ask(200, { title: 'Pier 39' })).toMatchObject({ status: 'failed', code: 'UNEXPECTED_ANSWER' });
  });
});

test('SE-24 every call carries the header of the console', async () => {
  const calls = fakeApi({ 'POST /api/thing': { body: { name: 'x' } } });
  await request({ method: 'POST', path: '/api/thing', body: {}, query: { companyId: '2', menuId: null }, schema });
  expect(calls[0]?.headers.get('x-servery-request')).toBe('1');
  expect(calls[0]?.url.search).toBe('?companyId=2');
});
