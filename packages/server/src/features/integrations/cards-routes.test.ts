import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';
import { cardHostFault } from './card-host-errors.ts';

const { server, company } = await testCompany();
const one = company.locations.one;
const cards = await personWith(server, company, { permissions: ['CONFIGURE_CREDIT_CARDS'] });

afterEach(() => {
  server.cardHost.service.trouble = undefined;
});

const lastRequest = () => {
  const request = server.cardHost.service.requests.at(-1);
  return (
    request && { method: request.method, path: request.url.pathname, query: request.url.search, body: request.body }
  );
};

describe('the card host', () => {
  test('CH-02 DC-02 the cutover is read by tccId, which is the location', async () => {
    const answer = await cards('GET', `/api/cards/cutover/${one}`);
    expect(answer.json()).toEqual({ locationId: one, isAuth: false, cutoverAt: null });
    expect(lastRequest()).toEqual({ method: 'GET', path: '/slice/cutover', query: `?tccId=${one}`, body: undefined });
  });

  test('CH-03 CH-05 DC-03 DC-05 cutting over makes isAuth true: the host authorizes from then on, and the audit knows who did it', async () => {
    const answer = await cards('POST', `/api/cards/cutover/${one}`);
    expect(answer.json()).toEqual({ locationId: one, isAuth: true, cutoverAt: expect.any(String) });
    expect(lastRequest()).toEqual({ method: 'POST', path: '/slice/cutover', query: '', body: { tccId: one } });
    expect((await cards('GET', `/api/cards/cutover/${one}`)).json().isAuth).toBe(true);
    const audit = await sql<{ actor_name: string }>`
      SELECT actor_name FROM audit WHERE company_id = ${company.id} AND action = 'CUT_OVER_CARDS'`.execute(
      server.database.owner,
    );
    expect(audit.rows).toEqual([{ actor_name: 'Pat Person' }]);
  });

  test('CH-04 DC-04 the credit card of a location is deleted at the host', async () => {
    const path = `/api/cards/credit-card/${one}/delete`;
    expect((await cards('POST', path)).statusCode).toBe(204);
    expect(lastRequest()).toMatchObject({ method: 'DELETE', path: `/slice/tcc/creditCard/${one}` });
    const again = await cards('POST', path);
    expect(again.json().errors).toEqual([{ code: 'NO_CREDIT_CARD', message: 'There is no credit card on file.' }]);
  });

  test.each(['error', 'garbage', 'redirect'] as const)(
    'CH-06 F-18 a host in trouble (%s) is an outage that shows nothing of it',
    async (trouble) => {
      server.cardHost.service.trouble = trouble;
      const answer = await cards('POST', `/api/cards/cutover/${company.locations.two}`);
      expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'CARD_HOST_UNAVAILABLE' }]);
    },
  );

  test('CH-06 refusals pass in plain words, short; credentials that are not taken are an outage', () => {
    const refusal = (errorCode: string, errorMessage: string) =>
      cardHostFault({ kind: 'answer', status: 422, body: { errors: [{ errorCode, errorMessage }] } });
    expect(refusal('NO_ACCOUNT', 'No\u0000 account\n here').errors).toEqual([
      { code: 'NO_ACCOUNT', message: 'No account here' },
    ]);
    expect(refusal('<script>', 'x'.repeat(5000)).errors[0]).toEqual({
      code: 'CARD_HOST_REFUSED',
      message: 'x'.repeat(200),
    });
    for (const status of [401, 403, 500, 502])
      expect(
        cardHostFault({ kind: 'answer', status, body: { errors: [{ errorCode: 'A', errorMessage: 'b' }] } }).status,
      ).toBe(503);
    for (const body of [undefined, null, [], { errors: [] }, { errors: 'x' }])
      expect(cardHostFault({ kind: 'answer', status: 400, body }).code).toBe('CARD_HOST_UNAVAILABLE');
  });

  test('CH-03 only with CONFIGURE_CREDIT_CARDS on the place; other companies and groups are not asked about', async () => {
    const before = server.cardHost.service.requests.length;
    const admin = await company.as('admin');
    expect((await admin('POST', `/api/cards/cutover/${one}`)).statusCode).toBe(403);
    const stranger = await personWith(server, await buildCompany(server), { permissions: ['CONFIGURE_CREDIT_CARDS'] });
    expect((await stranger('GET', `/api/cards/cutover/${one}`)).statusCode).toBe(404);
    expect((await stranger('POST', `/api/cards/credit-card/${one}/delete`)).statusCode).toBe(404);
    const local = await personWith(server, company, {
      permissions: ['CONFIGURE_CREDIT_CARDS'],
      on: {
        type: 'LOCATION',
        id: company.locations.two,
      },
    });
    expect((await local('GET', `/api/cards/cutover/${one}`)).statusCode).toBe(403);
    const group = await cards('GET', `/api/cards/cutover/${company.groups.west}`);
    expect(group.json().errors[0].path).toBe('params.locationId');
    expect(server.cardHost.service.requests.length).toBe(before);
  });
});
