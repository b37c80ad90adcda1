import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocationImport, mostLocationsAtOnce } from '@servery/contract';
import { describe, expect, test } from 'vitest';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, type TestCompany, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();

const urlOf = ({ id }: TestCompany) => `/api/tenants/${id}`;
const preview = async (csv: string, client = admin, of = company): Promise<LocationImport> => {
  const answer = await client('POST', `${urlOf(of)}/import/preview`, { csv });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const toSave = ({ lines }: LocationImport) =>
  lines.flatMap(({ line, save }) => (save === null ? [] : [{ line, save }]));
const run = async (lines: readonly object[], client = admin, of = company) => {
  const answer = await client('POST', `${urlOf(of)}/import`, { lines });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const importAll = async (csv: string, client: Client, of: TestCompany) => {
  const lines = toSave(await preview(csv, client, of));
  let saved = 0;
  for (let at = 0; at < lines.length; at += mostLocationsAtOnce)
    saved += (await run(lines.slice(at, at + mostLocationsAtOnce), client, of)).saved;
  return saved;
};
const list = async (client = admin, of = company) => (await client('GET', urlOf(of))).json();
const errorsOf = ({ lines }: LocationImport) =>
  lines.map(({ line, errors }) => [line, ...errors.map(({ column, code }) => `${column} ${code}`)]);

describe('locations of a CSV file', () => {
  test('RT-34 a preview says what each line would create, change, keep and refuse, and saves nothing', async () => {
    const { one, two } = company.locations;
    const before = await list();
    const outcome = await preview(
      [
        'Id;Location;Group;Street;City;State;ZIP code;Phone;Time zone;Latitude;Longitude;Publish',
        `${one};One Renamed;West;;;;;;;;;Live`,
        `;two;WEST;;;;;;;;;`,
        ';Brand New;East;1 Main St;Denver;CO;80202;(555) 765-4321;America/Denver;39.7;-104.9;',
        'loc_absent;Nobody;;;;;;;;;;',
        ';Half;Nowhere;1 Main St;;;;12;America/Atlantis;north;-104.9;',
        ';Brand new;;;;;;;UTC;;;',
        ';;;;;;;;;;;',
        `${two};Three;West;;;;;;;;;`,
      ].join('\n'),
    );
    expect(outcome.ignored).toEqual(['Publish']);
    expect(outcome.counts).toEqual({ create: 1, change: 1, keep: 1, refuse: 4 });
    expect(outcome.lines.map(({ line, action }) => [line, action])).toEqual([
      [2, 'CHANGE'],
      [3, 'KEEP'],
      [4, 'CREATE'],
      [5, 'REFUSE'],
      [6, 'REFUSE'],
      [7, 'REFUSE'],
      [9, 'REFUSE'],
    ]);
    expect(outcome.lines[0]?.changes).toEqual([{ column: 'Location', from: 'One', to: 'One Renamed' }]);
    expect(errorsOf(outcome).slice(3)).toEqual([
      [5, 'Id NOT_FOUND'],
      [
        6,
        'Group NO_SUCH_GROUP',
        'Latitude NO_NUMBER',
        'City ADDRESS_INCOMPLETE',
        'State ADDRESS_INCOMPLETE',
        'ZIP code ADDRESS_INCOMPLETE',
        'Phone PHONE_INVALID',
        'Time zone TIMEZONE_UNKNOWN',
        'Latitude POINT_INCOMPLETE',
      ],
      [7, 'Location SAME_AS_LINE'],
      [9, 'Location NAME_TAKEN', 'Location SAME_AS_LINE'],
    ]);
    expect(await list()).toEqual(before);
  });

  test('TN-13 TN-14 lines are saved as the calls for one location save them, each with its entry in the audit', async () => {
    const of = await buildCompany(server);
    const client = await of.as('admin');
    const csv = `Id,Location,Group,Phone,Time zone,Tags\n${of.locations.one},First,East,5557654321,,"patio, late"\n,'=Fresh,West,,America/Denver,`;
    expect(await importAll(csv, client, of)).toBe(2);
    const rows = await list(client, of);
    expect(rows.find(({ id }: { id: string }) => id === of.locations.one)).toMatchObject({
      name: 'First',
      groupId: of.groups.east,
      phone: '5557654321',
      tags: ['late', 'patio'],
      ver: 2,
    });
    const fresh = rows.find(({ name }: { name: string }) => name === '=Fresh');
    expect(fresh).toMatchObject({ groupId: of.groups.west, timezone: 'America/Denver' });
    const history = (await client('GET', `${urlOf(of)}/${fresh.id}/history`)).json();
    expect(history.entries[0]).toMatchObject({ action: 'CREATE_LOCATION', by: 'Ada Admin' });
    expect((await preview(csv.replace('First', 'first'), client, of)).counts).toMatchObject({ create: 0, change: 1 });
  });

  test('RT-34 locations that changed since the preview are named and left as they are, the other lines are saved', async () => {
    const of = await buildCompany(server);
    const client = await of.as('admin');
    const csv = `Location,Phone\nOne,5550001111\nTwo,5550002222\nThree,5550003333`;
    const lines = toSave(await preview(csv, client, of));
    const edit = { type: 'LOCATION', id: of.locations.two, name: 'Two', timezone: 'UTC' };
    await client('PUT', urlOf(of), edit);
    await client('POST', `${urlOf(of)}/${of.locations.three}/delete`, { name: 'Three' });
    expect(await run(lines, client, of)).toEqual({
      saved: 1,
      refused: [
        { line: 3, message: 'Someone else changed this location in the meantime.' },
        { line: 4, message: 'This location is no longer there.' },
      ],
    });
    expect((await list(client, of)).map(({ phone }: { phone: string | null }) => phone)).toEqual(['5550001111', null]);
  });

  test('RT-34 files that are no list of locations are refused whole, and say why', async () => {
    const files: [string, string][] = [
      ['Location,location\nA,B', 'SAME_COLUMN'],
      ['Phone\n5551234567', 'NO_NAME_COLUMN'],
      [`Location${','.repeat(11_900_000)}`, 'HEAD_TOO_LONG'],
    ];
    for (const [csv, code] of files) {
      const answer = await admin('POST', `${urlOf(company)}/import/preview`, { csv });
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, code]);
    }
    const [long] = (await preview(`Location,Street,Time zone\n${'x'.repeat(300)},,UTC`)).lines;
    expect(long?.errors).toEqual([{ code: 'INVALID', column: 'Location', message: 'This is too long.' }]);
  });

  test('RT-34 a file of another country and another system: decimal commas, ids that nothing answers to', async () => {
    const text =
      'Id;Location;Time zone;Latitude;Longitude;Phone\n4711;Comma;UTC;39,7392;-104,9903\n4712;one;;;;5550001111';
    const outcome = await preview(text);
    expect(outcome.remarks.map(({ code }) => code)).toEqual(['IDS_OF_ANOTHER_SYSTEM']);
    expect(outcome.lines[0]?.save).toMatchObject({ name: 'Comma', latitude: 39.7392, longitude: -104.9903 });
    expect(outcome.lines[1]?.changes).toEqual([{ column: 'Phone', from: '', to: '5550001111' }]);
  });

  test('RT-34 hundreds of locations come in, two hundred with each call', async () => {
    const of = await buildCompany(server);
    const client = await of.as('admin');
    const lines = Array.from({ length: 650 }, (_, at) => `Store ${at},West,America/Chicago,${30 + at / 1000},-97.5`);
    const csv = ['Location,Group,Time zone,Latitude,Longitude', ...lines].join('\n');
    expect(await importAll(csv, client, of)).toBe(650);
    expect((await preview(csv, client, of)).counts).toEqual({ create: 0, change: 0, keep: 650, refuse: 0 });
  });
});

describe('who may import', () => {
  const csv = (id: string, group: string) =>
    `Id,Location,Group,Time zone\n${id},Mine,${group},UTC\n,New One,${group},UTC`;

  test('PM-39 a right on one group reaches only its locations, in the preview and when it is run', async () => {
    const on = { type: 'GROUP', id: company.groups.west } as const;
    const west = await personWith(server, company, { permissions: ['ADD_LOCATION', 'EDIT_LOCATION'], on });
    const { one, three } = company.locations;
    expect((await preview(csv(one, 'West'), west)).counts).toMatchObject({ create: 1, change: 1 });
    expect(errorsOf(await preview(csv(three, 'East'), west))).toEqual([
      [2, 'Id NOT_FOUND'],
      [3, 'Group NO_SUCH_GROUP'],
    ]);
    const lines = toSave(await preview(csv(three, 'East')));
    expect((await run(lines, west)).refused.map(({ line }: { line: number }) => line)).toEqual([2, 3]);
    const editor = await personWith(server, company, { permissions: ['EDIT_LOCATION'] });
    expect(errorsOf(await preview(csv(one, 'West'), editor))).toEqual([[2], [3, 'Group FORBIDDEN']]);
  });

  test('PM-57 the wrong role and another company import nothing', async () => {
    const foreign = await buildCompany(server);
    const body = { csv: csv(company.locations.one, 'West') };
    const lines = toSave(await preview(body.csv));
    for (const [client, status] of [
      [await company.as('reader'), 403],
      [await company.as('manager'), 403],
      [await foreign.as('admin'), 404],
    ] as const) {
      expect((await client('POST', `${urlOf(company)}/import/preview`, body)).statusCode).toBe(status);
      expect((await client('POST', `${urlOf(company)}/import`, { lines })).statusCode).toBe(status);
    }
    expect(errorsOf(await preview(body.csv, await foreign.as('admin'), foreign))[0]).toEqual([2, 'Id NOT_FOUND']);
    const theirs = await run(lines, await foreign.as('admin'), foreign);
    expect(theirs.refused).toContainEqual({ line: 2, message: 'This location is no longer there.' });
  });
});

const source = ['../../../../../../shared/data', '../../../../../../../shared/data']
  .map((folder) => join(import.meta.dirname, folder, 'taco-chain-locations-124.json'))
  .find(existsSync);

test.skipIf(source === undefined)('RT-34 a list of real locations comes in whole', async () => {
  const of = await buildCompany(server);
  const client = await of.as('admin');
  const locations: Record<string, string | number>[] = JSON.parse(readFileSync(source ?? '', 'utf8'));
  const quoted = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  const lines = locations.map(({ name, address, city, state_abbr, zip, phone, lat, lon }) =>
    [name, address, city, state_abbr, zip, phone, 'America/Chicago', lat, lon].map(quoted).join(','),
  );
  const csv = ['Location,Street,City,State,ZIP code,Phone,Time zone,Latitude,Longitude', ...lines].join('\n');
  const outcome = await preview(csv, client, of);
  expect(outcome.lines.filter(({ action }) => action === 'REFUSE').map(({ name, errors }) => [name, errors])).toEqual(
    [],
  );
  expect(await importAll(csv, client, of)).toBe(124);
});
