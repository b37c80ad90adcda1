import type { PushAudienceAnswer } from '@servery/contract';
import { newValidity } from '@servery/domain';
import { buildMenu, buildOffer } from '@servery/domain/testing/build-menu';
import { describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { buildDevice, daysAgo, laterTime, pushCompany, pushUrl } from '../../testing/push-calls.ts';
import { terminalOf } from '../../testing/reporting-terminal.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client } from '../../testing/test-server.ts';
import { zoneAtHour, zoneAtNoon } from '../../testing/test-stores.ts';

const calls = await pushCompany();
const { server, company, admin, sender, terminal } = calls;
const { one, two, three } = company.locations;
const menuUrl = `/api/menus/company/${company.id}`;
const offers = [
  buildOffer(),
  {
    ...buildOffer(),
    id: 'over',
    validity: newValidity({ dateRange: { enabled: true, startDate: '2026-01-01', endDate: '2026-01-31' } }),
  },
];
const menu = gzipBody({ name: 'Main', menuBlob: buildMenu({ offers }) });
const menuId = (await admin('POST', menuUrl, menu)).json().id;
await admin('POST', `${menuUrl}/${menuId}/assign`, { locationIds: [one, two] });

const asked = async (given: Parameters<typeof calls.content>[0] = {}, by: Client = sender) => {
  const { audience, time, opens } = calls.content(given);
  return by('POST', `${pushUrl}/audience`, { audience, time, opens });
};
const audienceOf = async (given: Parameters<typeof calls.content>[0] = {}): Promise<PushAudienceAnswer> =>
  (await asked(given)).json();
const recent = async () => (await admin('GET', `/api/audit/${company.id}?limit=1`)).json().entries[0];

describe('PN-02 drafts', () => {
  test('a draft is kept as it was written, is edited, and is on record', async () => {
    const draft = await calls.create({ text: '', opens: { kind: 'OFFER', id: 'bundle' } });
    expect(draft).toMatchObject({
      state: 'DRAFT',
      title: 'Second large, half the price',
      text: '',
      opens: { kind: 'OFFER', id: 'bundle', name: 'Bundle' },
      by: 'Pat Person',
      results: null,
    });
    expect(await recent()).toMatchObject({ action: 'CREATE_PUSH', sentence: { values: { name: draft.title } } });
    const edited = await sender('PUT', `${pushUrl}/${draft.id}`, {
      ...calls.content({ title: 'Crab' }),
      ver: draft.ver,
    });
    expect(edited.json()).toMatchObject({ id: draft.id, title: 'Crab', opens: null, ver: draft.ver + 1 });
    const late = await sender('PUT', `${pushUrl}/${draft.id}`, { ...calls.content(), ver: draft.ver });
    expect(late.statusCode).toBe(409);
    const listed = (await sender('GET', pushUrl)).json();
    expect(listed.messages[0]).toMatchObject({ id: draft.id, title: 'Crab' });
    expect((await sender('POST', `${pushUrl}/${draft.id}/delete`)).statusCode).toBe(204);
    expect(await recent()).toMatchObject({ action: 'DELETE_PUSH' });
    expect((await sender('GET', `${pushUrl}/${draft.id}`)).statusCode).toBe(404);
  });

  test('without title, text or with a placeholder that nobody fills in it does not go out', async () => {
    for (const [given, path] of [
      [{ title: ' ' }, 'body.title'],
      [{ text: '' }, 'body.text'],
      [{ text: 'You have {points}.' }, 'body.text'],
    ] as const) {
      const { id, ver } = await calls.create(given);
      const answer = await sender('POST', `${pushUrl}/${id}/send`, { ver });
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
    }
  });

  test('what it opens is on a menu of its stores, and active when it goes out', async () => {
    const absent = await sender('POST', pushUrl, calls.content({ opens: { kind: 'ITEM', id: 'nothing' } }));
    expect(absent.json().errors[0]).toMatchObject({ code: 'NOT_ON_MENU', path: 'body.opens' });
    const all = { placeIds: [company.id] };
    const link = { kind: 'OFFER', id: 'bundle' } as const;
    expect((await audienceOf({ audience: all, opens: link })).link).toEqual([
      { problem: 'NOT_ON_MENU', count: 1, names: ['Three'] },
    ]);
    const over = { kind: 'OFFER', id: 'over' } as const;
    expect((await audienceOf({ opens: over })).link).toEqual([{ problem: 'NOT_THEN', count: 1, names: ['One'] }]);
    const { id, ver } = await calls.create({ opens: over });
    const answer = await sender('POST', `${pushUrl}/${id}/send`, { ver });
    expect(answer.json().errors[0]).toMatchObject({ code: 'LINK', path: 'body.opens' });
    const { links } = (await sender('GET', `${pushUrl}/links?text=bun`)).json();
    expect(links.slice(0, 1)).toEqual([{ kind: 'OFFER', id: 'bundle', name: 'Bundle', isActive: true }]);
    expect((await sender('GET', `${pushUrl}/links?text=cola`)).json().links).toMatchObject([
      { kind: 'ITEM', id: 'cola' },
    ]);
  });
});

describe('PN-02 the audience', () => {
  const own = async () => {
    const place = await pushCompany();
    const devices = [
      buildDevice(),
      buildDevice({ channel: 'KIOSK' }),
      buildDevice({ lastOrderAt: daysAgo(120) }),
      buildDevice({ lastOrderAt: null }),
      buildDevice({ optedIn: false }),
    ];
    await place.terminal.reportDevices(devices);
    const east = await terminalOf(place.server, place.company, place.company.locations.three);
    await east.reportDevices([buildDevice()]);
    const count = async (given: Parameters<typeof place.content>[0]): Promise<PushAudienceAnswer> => {
      const { audience, time, opens } = place.content(given);
      return (await place.sender('POST', `${pushUrl}/audience`, { audience, time, opens })).json();
    };
    return { place, count };
  };

  test('ends in a number and says who is left out and why', async () => {
    const { place, count } = await own();
    const { company } = place;
    expect(await count({})).toMatchObject({ guests: 4, leftOut: [{ reason: 'OFF', guests: 1 }], stores: 1 });
    expect(await count({ audience: { lastOrder: { kind: 'WITHIN', days: 90 }, channels: ['ONLINE'] } })).toMatchObject({
      guests: 1,
      leftOut: [
        { reason: 'ORDER', guests: 2 },
        { reason: 'CHANNEL', guests: 1 },
        { reason: 'OFF', guests: 1 },
      ],
    });
    expect((await count({ audience: { lastOrder: { kind: 'OVER', days: 90 } } })).guests).toBe(2);
    expect(await count({ audience: { placeIds: [company.groups.west] } })).toMatchObject({
      guests: 4,
      stores: 2,
      storesWithout: { count: 1, names: ['Two'] },
    });
    expect((await count({ audience: { placeIds: [company.id] } })).guests).toBe(5);
  });

  test('a guest who had one within 24 hours gets no other one, where that is asked', async () => {
    const { place, count } = await own();
    await place.sendNow();
    const once = { isOncePerDay: true };
    expect(await count({ audience: once })).toMatchObject({
      guests: 0,
      leftOut: [
        { reason: 'OFF', guests: 1 },
        { reason: 'RECENT', guests: 4 },
      ],
    });
    expect((await place.sendNow({ audience: once })).results).toMatchObject({ sent: 0 });
    expect((await count({})).guests).toBe(4);
  });

  test('when it goes out is each store’s own time, and where it is quiet it does not', async () => {
    const { place, count } = await own();
    const { three } = place.company.locations;
    await place.moveStores('America/New_York', [three]);
    await place.moveStores('America/Los_Angeles', [place.company.locations.one]);
    const time = laterTime();
    const audience = { placeIds: [place.company.locations.one, three] };
    const { zones } = await count({ audience, time });
    expect(zones.map(({ zone, guests, stores }) => [zone, guests, stores.names])).toEqual([
      ['America/New_York', 1, ['Three']],
      ['America/Los_Angeles', 4, ['One']],
    ]);
    expect(Date.parse(zones[1]?.at ?? '') - Date.parse(zones[0]?.at ?? '')).toBe(3 * 3_600_000);
    await place.moveStores(zoneAtHour(22), [three]);
    await place.moveStores(zoneAtNoon(), [place.company.locations.one]);
    expect(await count({ audience })).toMatchObject({
      guests: 4,
      leftOut: [{ reason: 'OFF' }, { reason: 'QUIET', guests: 1 }],
    });
    const night = await count({ audience, time: { ...time, time: '21:00' } });
    expect([night.guests, night.zones.every(({ refusal }) => refusal === 'QUIET')]).toEqual([0, true]);
  });
});

describe('PN-02 PM-22 who may', () => {
  test('without the permission, at another store and of another company', async () => {
    const without = await company.as('manager');
    for (const [method, url] of [
      ['GET', pushUrl],
      ['POST', pushUrl],
      ['POST', `${pushUrl}/audience`],
      ['POST', `${pushUrl}/test`],
    ] as const)
      expect((await without(method, url, method === 'GET' ? undefined : calls.content())).statusCode).toBe(403);
    const on = { type: 'LOCATION', id: two } as const;
    const atTwo = await personWith(server, company, { permissions: ['PUSH_NOTIFICATIONS'], on });
    for (const placeIds of [[one], [one, two], [company.groups.west], [company.id]]) {
      expect((await atTwo('POST', pushUrl, calls.content({ audience: { placeIds } }))).statusCode).toBe(403);
      expect((await asked({ audience: { placeIds } }, atTwo)).statusCode).toBe(403);
      expect((await atTwo('POST', `${pushUrl}/test`, calls.content({ audience: { placeIds } }))).statusCode).toBe(403);
    }
    const here = await calls.create({ audience: { placeIds: [two] } }, atTwo);
    expect(here.state).toBe('DRAFT');
    const both = await calls.create({ audience: { placeIds: [one, two] } });
    const stranger = await personWith(server, await buildCompany(server), { permissions: ['PUSH_NOTIFICATIONS'] });
    for (const by of [atTwo, stranger]) {
      const listed = (await by('GET', pushUrl)).json().messages.map(({ id }: { id: string }) => id);
      expect(listed).not.toContain(both.id);
      expect((await by('GET', `${pushUrl}/${both.id}`)).statusCode).toBe(404);
      for (const [step, body] of [
        ['send', { ver: both.ver }],
        ['schedule', { ver: both.ver }],
        ['stop', undefined],
        ['delete', undefined],
      ] as const)
        expect((await by('POST', `${pushUrl}/${both.id}/${step}`, body)).statusCode).toBe(404);
      const edit = { ...calls.content({ audience: { placeIds: [two] } }), ver: both.ver };
      expect((await by('PUT', `${pushUrl}/${both.id}`, edit)).statusCode).toBe(404);
    }
    expect((await stranger('POST', pushUrl, calls.content())).statusCode).toBe(404);
    expect((await server.http.inject({ method: 'GET', url: pushUrl })).statusCode).toBe(401);
    // A draft that somebody wrote for one place does not move to another where they may not send.
    const moved = { ...calls.content({ audience: { placeIds: [three] } }), ver: here.ver };
    expect((await atTwo('PUT', `${pushUrl}/${here.id}`, moved)).statusCode).toBe(403);
  });
});

describe('PN-02 phones', () => {
  const phones = (id = company.id) =>
    server.database.inCompany(id, ({ db }) =>
      db.selectFrom('push_devices').selectAll().where('company_id', '=', id).where('location_id', '=', two).execute(),
    );

  test('a phone is there once, as it was reported last, and no email is stored', async () => {
    const register = await terminalOf(server, company, two);
    const device = buildDevice({ customer: { firstName: ' Ana ', email: 'Ana@guests.example' } });
    expect((await register.reportDevices([device])).json()).toEqual({ recorded: 1, removed: 0 });
    await register.reportDevices([{ ...device, optedIn: false, lastOrderAt: daysAgo(30) }, device]);
    const rows = await phones();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ token: device.token, first_name: 'Ana', opted_in: true, channel: 'ONLINE' });
    expect(rows[0]?.last_order_at?.toISOString()).toBe(device.lastOrderAt);
    expect(JSON.stringify(rows)).not.toContain('guests.example');
    await register.reportDevices([], [device.token]);
    expect(await phones()).toEqual([]);
  });

  test('more than 500 at a time, or without the credential of a terminal, is refused', async () => {
    const many = Array.from({ length: 501 }, () => buildDevice());
    expect((await terminal.reportDevices(many)).statusCode).toBe(400);
    for (const path of ['push-devices', 'push-opened']) {
      const payload = path === 'push-opened' ? { opened: [] } : { devices: [] };
      const url = `/api/terminal/${path}`;
      expect((await server.http.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
      expect((await sender('POST', url, payload)).statusCode).toBe(401);
    }
  });

  test('a test goes only to one’s own phones, and nothing of it is stored', async () => {
    const on = { type: 'LOCATION', id: one } as const;
    const me = await personWith(server, company, { permissions: ['PUSH_NOTIFICATIONS'], on });
    expect((await me('POST', `${pushUrl}/test`, calls.content())).json()).toEqual({ devices: 0, sent: 0 });
    const { userEmail: email } = (await me('GET', '/api/session/status')).json();
    const [mine, other] = [buildDevice({ customer: { firstName: 'Pat', email } }), buildDevice()];
    await terminal.reportDevices([mine, other]);
    expect((await me('POST', `${pushUrl}/test`, calls.content())).json()).toEqual({ devices: 1, sent: 1 });
    expect(calls.got([mine, other])).toEqual([mine.token]);
    const request = server.push.service.requests.findLast(({ body }) =>
      JSON.stringify(body ?? '').includes(mine.token),
    );
    expect(request?.body).toMatchObject({ message: { notification: { body: 'Hi Pat, today at One.' } } });
    expect((await me('POST', `${pushUrl}/test`, calls.content({ title: '' }))).statusCode).toBe(400);
  });
});
