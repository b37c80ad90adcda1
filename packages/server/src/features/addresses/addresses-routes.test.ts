import { afterEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../platform/environment.ts';
import { sent } from '../../testing/gzip-body.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, testCompany } from '../../testing/test-server.ts';

const { server, company } = await testCompany();
const person = await personWith(server, company, { permissions: ['LOCATION_SETTINGS'] });
const { service } = server.geocoder;
const pier = { latitude: 37.8087, longitude: -122.4098 };

afterEach(() => {
  service.trouble = undefined;
});

const find = (client: Client, body: unknown, companyId = company.id) =>
  client('POST', `/api/addresses/${companyId}/find`, body);
const foundBy = async (body: unknown) => (await find(person, body)).json().addresses;

describe('where an address lies', () => {
  test('an address as people write it is found, with its coordinates', async () => {
    const [found] = await foundBy({ text: '1450 Grant Ave' });
    expect(found.text).toBe('1450, Grant Avenue, San Francisco, California, 94133, United States');
    expect(found.latitude).toBeCloseTo(37.8, 2);
    expect(found.longitude).toBeCloseTo(-122.408, 2);
  });

  test('of several, those near the store come first', async () => {
    const near = { latitude: 37.7941, longitude: -122.2764 };
    expect(await foundBy({ text: '500 Broadway', near })).toMatchObject([
      { text: expect.stringContaining('Oakland') },
      { text: expect.stringContaining('San Francisco') },
    ]);
    expect(service.requests.at(-1)?.url.searchParams.get('viewbox')).toBe('-122.5264,38.0441,-122.0264,37.5441');
  });

  test('what nobody knows is an empty answer, not a failure', async () => {
    expect(await foundBy({ text: 'Nowhere at all', near: pier })).toEqual([]);
  });

  test('the request to the geocoder says who asks, and nothing about the person', async () => {
    await foundBy({ text: '1 Market Street' });
    const asked = service.requests.at(-1);
    expect(asked?.agent).toMatch(/^Servery\/\d/);
    expect([...(asked?.url.searchParams.keys() ?? [])].sort()).toEqual(['format', 'limit', 'q']);
  });

  test('an address that was found is not asked for again', async () => {
    const before = service.requests.length;
    const first = await foundBy({ text: '10 Columbus Ave', near: pier });
    expect(await foundBy({ text: '  10  columbus AVE ', near: pier })).toEqual(first);
    expect(service.requests.length - before).toBe(1);
  });

  test.each([
    ['error', 901],
    ['garbage', 902],
    ['huge', 903],
    ['redirect', 904],
    ['silent', 905],
  ] as const)(
    'F-18 a geocoder that answers by %s is unavailable and asked once; later it is asked again',
    async (trouble, number) => {
      service.trouble = trouble;
      const before = service.requests.length;
      const text = `${number} Grant Ave`;
      const answer = await find(person, { text });
      expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'GEOCODER_UNAVAILABLE' }]);
      expect(service.requests.length - before).toBe(1);
      service.trouble = undefined;
      expect(await foundBy({ text })).toHaveLength(1);
    },
  );
});

describe('who may ask, and how', () => {
  test('T5 anyone who edits deliveries somewhere in the company, at another location too: the answer holds nothing of any', async () => {
    const { three } = company.locations;
    const elsewhere = await personWith(server, company, {
      permissions: ['LOCATION_SETTINGS'],
      on: { type: 'LOCATION', id: three },
    });
    expect((await find(elsewhere, { text: '1450 Grant Ave' })).statusCode).toBe(200);
  });

  test('T5 nobody else: wrong role, another company, no session, another site', async () => {
    const before = service.requests.length;
    const body = { text: '77 Grant Ave' };
    expect((await find(await company.as('reader'), body)).statusCode).toBe(403);
    const stranger = await personWith(server, await buildCompany(server), { permissions: ['LOCATION_SETTINGS'] });
    expect((await find(stranger, body)).statusCode).toBe(404);
    const url = `/api/addresses/${company.id}/find`;
    const headers = { 'x-servery-request': '1' };
    expect((await server.http.inject({ method: 'POST', url, payload: body, headers })).statusCode).toBe(401);
    const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await person('POST', url, sent(body, crossSite))).statusCode).toBe(403);
    expect(service.requests.length).toBe(before);
  });

  test.each([
    [{}, 'body.text'],
    [{ text: 'ab' }, 'body.text'],
    [{ text: 'x'.repeat(201) }, 'body.text'],
    [{ text: '1 Market Street', near: { latitude: 91, longitude: 0 } }, 'body.near.latitude'],
    [{ text: '1 Market Street', host: 'http://169.254.169.254/' }, 'body'],
  ])('what cannot be asked is refused by name: %j', async (body, path) => {
    const answer = await find(person, body);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  });

  test('an address never becomes part of where it is asked', async () => {
    await find(person, { text: '1 Grant Ave&limit=9999#@169.254.169.254/' });
    const { url } = service.requests.at(-1) ?? {};
    expect(url?.searchParams.get('limit')).toBe('6');
    expect(url?.searchParams.get('q')).toBe('1 Grant Ave&limit=9999#@169.254.169.254/');
    expect(url?.pathname).toBe('/search');
  });

  test('one person asks thirty times a minute, others go on', async () => {
    const eager = await personWith(server, company, { permissions: ['LOCATION_SETTINGS'] });
    const statuses: number[] = [];
    for (let asked = 0; asked < 32; asked += 1)
      statuses.push((await find(eager, { text: '1450 Grant Ave' })).statusCode);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
    expect((await find(person, { text: '1450 Grant Ave' })).statusCode).toBe(200);
  });

  test('a geocoder over the network is spoken to only by https, and its address says where the text goes', () => {
    const read = (GEOCODER_URL: string) => readEnvironment({ GEOCODER_URL }).GEOCODER_URL;
    const template = 'https://geo.example/search?format=jsonv2&q={text}';
    expect(read(template)).toBe(template);
    for (const wrong of ['http://geo.example/search?q={text}', 'https://geo.example/search', 'https://{text}/search'])
      expect(() => read(wrong)).toThrow(/GEOCODER_URL/);
  });
});
