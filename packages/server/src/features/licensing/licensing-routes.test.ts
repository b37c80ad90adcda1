import { createPublicKey, verify } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sent } from '../../testing/gzip-body.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';

const { server, company } = await testCompany();
const one = company.locations.one;
const licensor = await personWith(server, company, { permissions: ['LOCATION_LICENSING'] });

const status = async (id: string) => (await licensor('GET', `/api/licensing/status/${id}`)).json();
const token = (id: string) => licensor('GET', `/api/licensing/get-token/${id}`);
const awaitDeath = async (id: string, tokenId = '') =>
  (await licensor('GET', `/api/licensing/await-token-death/${id}${tokenId && `?tokenId=${tokenId}`}`)).json();

describe('licensing', () => {
  test('LI-01 the status names the licensed features and the current token', async () => {
    const answer = await status(one);
    expect(answer).toMatchObject({
      locationId: one,
      licences: { online: true, delivery: true, tableService: true },
      state: 'ACTIVE',
    });
    const { issuedAt, expiresAt } = answer.token;
    expect(Date.parse(expiresAt) - Date.parse(issuedAt)).toBe(72 * 3_600_000);
  });

  test('LI-03 the token is a JWT that the public key verifies, and asking again writes nothing', async () => {
    const first = (await token(one)).json();
    expect((await token(one)).json()).toEqual(first);
    const [header = '', payload = '', signature = ''] = first.token.split('.');
    const { keys } = (await server.http.inject('/api/licensing/public-keys')).json();
    const { alg, kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    expect([alg, kid]).toEqual(['EdDSA', keys[0].kid]);
    const key = createPublicKey(keys[0].publicKey);
    expect(verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(claims).toMatchObject({ iss: 'servery', sub: one, companyId: company.id, jti: first.id });
    expect(claims.licences).toEqual({ online: true, delivery: true, tableService: true });
    const rows = await sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM licences WHERE company_id = ${company.id}`.execute(server.database.owner);
    expect(rows.rows[0]?.count).toBe(0);
  });

  test('LI-02 revoking ends all of it until licenses are given again, and is listed in the audit', async () => {
    const { two } = company.locations;
    const before = (await token(two)).json();
    const revoked = await licensor('POST', `/api/licensing/revoke/${two}`);
    expect(revoked.json()).toMatchObject({ state: 'REVOKED', token: null });
    const refused = await token(two);
    expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'LICENCE_REVOKED' }]);
    expect(await awaitDeath(two, before.id)).toEqual({ dead: true, reason: 'REVOKED' });
    await licensor('POST', `/api/licensing/revoke/${two}`);
    const renewed = (await licensor('PUT', `/api/licensing/${two}`, { delivery: true })).json();
    expect(renewed).toMatchObject({
      state: 'ACTIVE',
      licences: { online: false, delivery: true, tableService: false },
    });
    expect((await token(two)).json().id).not.toBe(before.id);
    expect(await awaitDeath(two, before.id)).toEqual({ dead: true, reason: 'REPLACED' });
    const audit = await sql<{ action: string }>`
      SELECT action FROM audit WHERE company_id = ${company.id} AND subject = ${`location:${two}`} ORDER BY sequence`.execute(
      server.database.owner,
    );
    expect(audit.rows.map((row) => row.action)).toEqual(['REVOKE_LICENCE', 'CHANGE_LICENCES']);
  });

  test('LI-01 what is left out stays; what is so already changes nothing; nothing at all is no license', async () => {
    const { three } = company.locations;
    const { id } = (await token(three)).json();
    await licensor('PUT', `/api/licensing/${three}`, { online: true });
    expect((await token(three)).json().id).toBe(id);
    await licensor('PUT', `/api/licensing/${three}`, { online: false });
    expect((await status(three)).licences).toEqual({ online: false, delivery: true, tableService: true });
    await licensor('PUT', `/api/licensing/${three}`, { delivery: false, tableService: false });
    expect(await status(three)).toMatchObject({ state: 'NONE', token: null });
    expect((await token(three)).json()).toEqual({ error: 'NO_LICENCE' });
    for (const body of [{}, { online: 'yes' }, { loyalty: true }, { online: null }, []])
      expect((await licensor('PUT', `/api/licensing/${three}`, body)).statusCode).toBe(400);
  });
});

describe('waiting for the death of a token', () => {
  test('LI-04 it answers after the longest wait that the token lives', async () => {
    const begun = Date.now();
    expect(await awaitDeath(one)).toEqual({ dead: false, reason: null });
    expect(Date.now() - begun).toBeGreaterThan(900);
  });

  test('LI-04 it answers as soon as the token is revoked, while a hundred calls wait and the database stays free', async () => {
    const other = await buildCompany(server);
    const theirs = await personWith(server, other, { permissions: ['LOCATION_LICENSING'] });
    const places = Object.values(other.locations);
    const waiting = places.flatMap((id) =>
      Array.from({ length: 33 }, () => theirs('GET', `/api/licensing/await-token-death/${id}`)),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await theirs('GET', `/api/licensing/status/${places[0]}`)).statusCode).toBe(200);
    for (const id of places) await theirs('POST', `/api/licensing/revoke/${id}`);
    const answers = await Promise.all(waiting);
    expect(new Set(answers.map((answer) => answer.body))).toEqual(new Set(['{"dead":true,"reason":"REVOKED"}']));
  });

  test('LI-04 a change on another node is seen at the next look', async () => {
    const { id } = (await token(one)).json();
    const waiting = awaitDeath(one, id);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sql`INSERT INTO licences (company_id, location_id, serial, changed_at) VALUES (${company.id}, ${one}, 7, now())`.execute(
      server.database.owner,
    );
    expect(await waiting).toEqual({ dead: true, reason: 'REPLACED' });
  });

  test('LI-04 an expired token is dead at once; one that was never issued is refused by field', async () => {
    const { serial } = { serial: 7 };
    expect(await awaitDeath(one, `${serial}-1000`)).toEqual({ dead: true, reason: 'EXPIRED' });
    for (const made of [`${serial + 1}-1000`, `${serial}-99999999999`, 'abc', `${'9'.repeat(40)}-1`]) {
      const answer = await awaitDeath(one, made);
      expect([made, answer.errors?.[0]?.path]).toEqual([made, 'querystring.tokenId']);
    }
  });
});

describe('who may', () => {
  test('LI-02 only with LOCATION_LICENSING on the place; a terminal reads its own token and changes nothing', async () => {
    const manager = await company.as('manager');
    expect((await manager('GET', `/api/licensing/status/${one}`)).statusCode).toBe(200);
    expect((await manager('GET', `/api/licensing/get-token/${one}`)).statusCode).toBe(403);
    expect((await manager('POST', `/api/licensing/revoke/${one}`)).statusCode).toBe(403);
    const local = await personWith(server, company, {
      permissions: ['LOCATION_LICENSING'],
      on: { type: 'LOCATION', id: one },
    });
    expect((await local('GET', `/api/licensing/get-token/${one}`)).statusCode).toBe(200);
    expect((await local('PUT', `/api/licensing/${company.locations.two}`, { online: true })).statusCode).toBe(403);
    const stranger = await personWith(server, await buildCompany(server), { permissions: ['LOCATION_LICENSING'] });
    const [foreign, absent] = [
      await stranger('POST', `/api/licensing/revoke/${one}`),
      await stranger('POST', '/api/licensing/revoke/loc_absent'),
    ];
    expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body]);
    const admin = await company.as('admin');
    const made = await admin('POST', `/api/tenants/${company.id}/${one}/api-credentials`, { name: 'Register' });
    const headers = { authorization: `Bearer ${made.json().id}.${made.json().secret}` };
    const asTerminal = (method: 'GET' | 'POST', url: string) => server.http.inject({ method, url, headers });
    expect((await asTerminal('GET', `/api/licensing/get-token/${one}`)).statusCode).toBe(200);
    expect((await asTerminal('GET', `/api/licensing/get-token/${company.locations.two}`)).statusCode).toBe(404);
    expect((await asTerminal('POST', `/api/licensing/revoke/${one}`)).statusCode).toBe(401);
  });

  test('LI-03 T5 a token is not handed to a page of another site', async () => {
    const crossSite = { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } };
    for (const call of ['get-token', 'await-token-death']) {
      const answer = await licensor('GET', `/api/licensing/${call}/${one}`, sent(undefined, crossSite));
      expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'CROSS_SITE' }]);
    }
  });

  test('LI-02 a group has no license of its own', async () => {
    const answer = await licensor('POST', `/api/licensing/revoke/${company.groups.west}`);
    expect(answer.json().errors[0]).toMatchObject({ code: 'NOT_A_LOCATION', path: 'params.locationId' });
  });
});
