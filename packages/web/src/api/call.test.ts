import { describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/servers/fake-api.ts';
import { call, linkTo, savedMeanwhile } from './call.ts';

const path = '/api/companies/thirdPartyIntegrationUrl/2';

async function ask(status: number, body?: unknown) {
  fakeApi({ [`GET ${path}`]: { status, body } });
  return call('thirdPartyIntegrationUrl', { params: { companyId: '2' }, isQuiet: true });
}

describe('what comes back', () => {
  test('data that is as expected', async () => {
    expect(await ask(200, { url: null })).toMatchObject({ status: 'ok', data: { url: null } });
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

  test.each([
    ['a server that stays busy is asked eight times', 503, 'BUSY', '0', 8],
    ['too many requests of a minute wait for its end', 429, 'RATE_LIMIT_EXCEEDED', '0', 8],
    ['a lock of minutes is reported at once', 429, 'RATE_LIMIT_EXCEEDED', '300', 1],
    ['an outage, after which something may have been done, is reported at once', 503, 'DATABASE_UNAVAILABLE', '0', 1],
  ])('%s', async (_what, status, error, seconds, times) => {
    const calls = fakeApi({ [`GET ${path}`]: { status, body: { error }, headers: { 'retry-after': seconds } } });
    const result = await call('thirdPartyIntegrationUrl', { params: { companyId: '2' }, isQuiet: true });
    expect(result).toEqual({ status: 'failed', code: error, httpStatus: status });
    expect(calls).toHaveLength(times);
  });

  test('a call waits a minute and a half in all, then its answer is final', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const busy = { status: 503, body: { error: 'BUSY' }, headers: { 'retry-after': '40' } };
      const calls = fakeApi({ [`GET ${path}`]: busy });
      const answered = vi.fn();
      void call('thirdPartyIntegrationUrl', { params: { companyId: '2' }, isQuiet: true }).then(answered);
      const later = async () => {
        await vi.advanceTimersByTimeAsync(60_000);
        return answered.mock.calls;
      };
      await expect.poll(later).toEqual([[{ status: 'failed', code: 'BUSY', httpStatus: 503 }]]);
      expect(calls).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  test('who leaves while the server is busy asks no more', async () => {
    const leaving = new AbortController();
    const calls = fakeApi({
      [`GET ${path}`]: () => {
        leaving.abort();
        return { status: 503, body: { error: 'BUSY' }, headers: { 'retry-after': '5' } };
      },
    });
    const given = { params: { companyId: '2' }, isQuiet: true, signal: leaving.signal };
    expect(await call('thirdPartyIntegrationUrl', given)).toEqual({ status: 'canceled' });
    expect(calls).toHaveLength(1);
  });

  test('ER-09 304 is unchanged', async () => {
    expect(await ask(304)).toEqual({ status: 'unchanged' });
  });

  test('ER-10 a canceled call is no error', async () => {
    fakeApi({ [`GET ${path}`]: () => Promise.reject(new DOMException('stop', 'AbortError')) });
    const result = await call('thirdPartyIntegrationUrl', { params: { companyId: '2' }, isQuiet: true });
    expect(result).toEqual({ status: 'canceled' });
  });

  test.each([
    ['a field is missing', { title: 'Pier 39' }],
    ['a list instead of an object', [{ url: null }]],
    ['nothing', undefined],
  ])('ER-08 an answer that is not as expected is a failure: %s', async (_what, body) => {
    fakeApi({ [`GET ${path}`]: { body, isBroken: true } });
    const result = await call('thirdPartyIntegrationUrl', { params: { companyId: '2' }, isQuiet: true });
    expect(result).toMatchObject({ status: 'failed', code: 'UNEXPECTED_ANSWER' });
  });

  test('ER-08 each entry of a list is looked at', async () => {
    fakeApi({ 'GET /api/companies/accessible': { body: [{ id: '2', name: 'Harbor' }, { id: '3' }], isBroken: true } });
    expect(await call('accessibleCompanies')).toMatchObject({ code: 'UNEXPECTED_ANSWER' });
  });

  test('ER-07 the record saved in between is read from a conflict, and nothing else is', () => {
    const current = { companyId: '2', articles: '[]', version: 4 };
    expect(savedMeanwhile('getNews', { error: 'CONFLICT', current })).toEqual(current);
    expect(savedMeanwhile('getNews', { error: 'CONFLICT', current: { version: 4 } })).toBeUndefined();
    expect(savedMeanwhile('getNews', { error: 'CONFLICT' })).toBeUndefined();
    expect(savedMeanwhile('getNews', undefined)).toBeUndefined();
  });
});

describe('what is sent', () => {
  test('SE-24 every call carries the header of the console; null leaves a part of the query out', async () => {
    const calls = fakeApi({ 'GET /api/session/status': { status: 401 } });
    await call('sessionStatus', { query: { companyId: '2' }, isQuiet: true });
    await call('sessionStatus', { query: { companyId: null }, isQuiet: true });
    expect(calls[0]?.headers.get('x-servery-request')).toBe('1');
    expect(calls.map(({ url }) => url.search)).toEqual(['?companyId=2', '']);
  });

  test('T5 a parameter of a path stays one part of it', async () => {
    const refused = { status: 400, isBroken: true } as const;
    const calls = fakeApi({ 'GET /api/grants/2/..%2Froles%3Fx%3D1': refused });
    await call('getGrants', { params: { companyId: '2', userId: '../roles?x=1' }, isQuiet: true });
    expect(calls[0]?.url.pathname).toBe('/api/grants/2/..%2Froles%3Fx%3D1');
    expect(linkTo('getImage', { params: { companyId: 'a/b', imageId: 'i' }, query: { size: 'thumb' } })).toBe(
      '/api/menus/images/a%2Fb/i?size=thumb',
    );
  });

  test('MN-17 a menu goes compressed, and one that is compressed already goes as it is', async () => {
    const calls = fakeApi({});
    const packed = new Blob(['packed']);
    await call('createMenu', { params: { companyId: '2' }, body: { name: 'Lunch' } });
    await call('createMenu', { params: { companyId: '2' }, body: packed });
    const [first, second] = calls.map(({ body }) => body);
    if (!(first instanceof Blob)) throw new Error('It was not compressed.');
    const text = await new Response(first.stream().pipeThrough(new DecompressionStream('gzip'))).json();
    expect(text).toEqual({ name: 'Lunch' });
    expect(second).toBe(packed);
  });
});

/** Not run: `npm run check` fails when one of these compiles. */
async function wrongCalls(): Promise<void> {
  // @ts-expect-error no such operation
  await call('nothing');
  // @ts-expect-error the parameter of the path is missing
  await call('listRoles');
  // @ts-expect-error the parameter has another name
  await call('listRoles', { params: { company: '2' } });
  // @ts-expect-error it has no body
  await call('listRoles', { params: { companyId: '2' }, body: {} });
  // @ts-expect-error it needs one
  await call('createRole', { params: { companyId: '2' } });
  // @ts-expect-error of the query a number is expected
  await call('listHolders', { params: { companyId: '2' }, query: { limit: 'many' } });
  // @ts-expect-error the body has no such field
  await call('changePassword', { body: { currentPassword: 'a', newPassword: 'b', hint: 'c' } });
  const answer = await call('listBrands');
  // @ts-expect-error the answer has no such field
  if (answer.status === 'ok') answer.data[0]?.title;
}
void wrongCalls;
