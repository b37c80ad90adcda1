import { afterEach, describe, expect, test } from 'vitest';
import { sent } from '../../testing/gzip-body.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';

const { server, company } = await testCompany();
const person = await personWith(server, company, { permissions: ['EDIT_LOCATION'] });
server.aggregator.accounts.set('acc1', [{ posLocationId: company.locations.one, name: 'One at the aggregator' }]);

afterEach(() => {
  server.aggregator.service.trouble = undefined;
});

const url = (account: string, location: string) => `/api/tenants/validate-deliverect/${account}/${location}`;
const validate = async (account: string, location: string) => (await person('GET', url(account, location))).json();

describe('the order aggregator', () => {
  test('TN-20 DC-01 an account that knows the location is valid', async () => {
    expect(await validate('acc1', company.locations.one)).toEqual({
      valid: true,
      name: 'One at the aggregator',
      reason: null,
    });
  });

  test('TN-20 DC-01 otherwise it says which of the two is not known there', async () => {
    expect(await validate('acc1', company.locations.two)).toMatchObject({ valid: false, reason: 'UNKNOWN_LOCATION' });
    expect(await validate('acc9', company.locations.one)).toMatchObject({ valid: false, reason: 'UNKNOWN_ACCOUNT' });
  });

  test('TN-20 a token that is refused before its time is requested again', async () => {
    await validate('acc1', company.locations.one);
    server.aggregator.forgetTokens();
    expect(await validate('acc1', company.locations.one)).toMatchObject({ valid: true });
  });

  test('TN-20 F-18 an aggregator in trouble is an outage, not an invalid account', async () => {
    server.aggregator.service.trouble = 'garbage';
    const answer = await person('GET', url('acc1', company.locations.one));
    expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'AGGREGATOR_UNAVAILABLE' }]);
  });

  test('TN-20 T5 T9 only within reach, only from our own pages', async () => {
    const before = server.aggregator.service.requests.length;
    const stranger = await personWith(server, await buildCompany(server), { permissions: ['EDIT_LOCATION'] });
    expect((await stranger('GET', url('acc1', company.locations.one))).statusCode).toBe(404);
    const reader = await company.as('reader');
    expect((await reader('GET', url('acc1', company.locations.one))).statusCode).toBe(403);
    const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await person('GET', url('acc1', company.locations.one), sent(undefined, crossSite))).statusCode).toBe(403);
    expect((await person('GET', url('..%2F..', company.locations.one))).statusCode).toBe(404);
    expect(server.aggregator.service.requests.length).toBe(before);
  });
});
