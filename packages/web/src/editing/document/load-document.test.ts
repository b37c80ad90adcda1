import { findByPath } from '@servery/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { onApiEvents } from '../../api/api-events.ts';
import { buildLevel } from '../../testing/build-level.ts';
import { json, SettingsServer } from '../../testing/servers/settings-server.ts';
import { locationSettingsDocument as settings } from '../kinds/location-settings-document.ts';
import { loadDocument, ownChanges } from './load-document.ts';
import { withValue } from './path-value.ts';

let server: SettingsServer;

beforeEach(() => {
  server = new SettingsServer().install();
});

const start = ['hours', 'startOfWeek'];
const lead = ['deferredOrders', 'leadTime'];

test('OV-04 without a location the company document is read', async () => {
  const { saved, base } = await loadDocument(settings, buildLevel('company'), undefined);
  expect(server.sent('GET', '/company/harbor')).toHaveLength(1);
  expect(saved).toBe(base);
});

test('OV-05, OV-14 a group sees the base with its own changes', async () => {
  server.saveAs('Luis', 'bay-area', (document) => withValue(document, start, 3));
  const { saved, parent } = await loadDocument(settings, buildLevel('group'), undefined);
  expect(findByPath(saved, start)).toBe(3);
  expect(findByPath(parent, start)).toBe(1);
});

test('OV-06, OV-13, OV-15 a location sees base, group and own changes, the own ones last', async () => {
  server.saveAs('Luis', 'bay-area', (document) => withValue(withValue(document, start, 3), lead, 60));
  server.saveAs('Priya', 'pier-39', (document) => withValue(document, start, 5));
  const { saved, parent } = await loadDocument(settings, buildLevel('here'), undefined);
  expect(findByPath(saved, start)).toBe(5);
  expect(findByPath(saved, lead)).toBe(60);
  expect(findByPath(parent, start)).toBe(3);
});

test('VR-03 a load sends the versions that are held', async () => {
  server.saveAs('Priya', 'pier-39', (document) => withValue(document, start, 5));
  const held = await loadDocument(settings, buildLevel('here'), undefined);
  await loadDocument(settings, buildLevel('here'), held);
  const [, second] = server.sent('GET', '/location/pier-39');
  expect(Object.fromEntries(second?.query ?? [])).toMatchObject({
    expectedId: 'set_harbor',
    expectedVersion: '1',
    expectedOverrideId: 'o_pier-39',
    expectedOverrideVersion: '1',
  });
});

test('VR-07 after a 304 what is held stays as it is', async () => {
  const held = await loadDocument(settings, buildLevel('company'), undefined);
  expect(await loadDocument(settings, buildLevel('company'), held)).toBe(held);
});

test('VR-08 a load asked for while another is under way waits', async () => {
  let release: (answer: Response) => void = () => undefined;
  const answer = () => new Promise<Response>((resolve) => (release = resolve));
  server.answers.push({ match: 'GET /api/blobs/settings/company/', answer });
  const first = loadDocument(settings, buildLevel('company'), undefined);
  const second = loadDocument(settings, buildLevel('here'), undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.calls).toHaveLength(1);
  release(json({ error: 'DOWN' }, 503));
  await expect(first).rejects.toThrow();
  await second;
  expect(server.calls).toHaveLength(2);
});

test('ST-05, ST-06 a missing module gets its default and is saved at once, as automatic', async () => {
  const { hours: _gone, ...rest } = server.base;
  server.base = rest;
  const { saved, layers } = await loadDocument(settings, buildLevel('company'), undefined);
  expect(findByPath(saved, start)).toBe(1);
  expect(server.saves(null)[0]).toMatchObject({ automatic: true, baseVersion: 1, changes: [{ path: ['hours'] }] });
  expect(findByPath(server.base, start)).toBe(1);
  expect(layers.versions.ver).toBe(2);
});

test('ST-06 a module missed at a location is saved where it belongs: in the company document', async () => {
  const { hours: _gone, ...rest } = server.base;
  server.base = rest;
  const loaded = await loadDocument(settings, buildLevel('here'), undefined);
  expect(server.saves(null)).toHaveLength(1);
  expect(server.saves()).toHaveLength(1);
  expect(ownChanges(settings, loaded, loaded.saved)).toEqual([]);
});

test('ST-07 a load that created nothing does not save', async () => {
  await loadDocument(settings, buildLevel('company'), undefined);
  await loadDocument(settings, buildLevel('here'), undefined);
  expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('ST-05 somebody who may not save sees the computed document, and nothing is written', async () => {
  const { hours: _gone, ...rest } = server.base;
  server.base = rest;
  const level = buildLevel('here', { canSaveCompany: false });
  const loaded = await loadDocument(settings, level, undefined);
  expect(findByPath(loaded.saved, start)).toBe(1);
  expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  const own = ownChanges(settings, loaded, withValue(loaded.saved, start, 4));
  expect(own).toMatchObject([{ kind: 'FIELD_ADDED', path: ['hours'] }]);
});

test('CL-75 a clean-up made by a location’s own changes is saved there, and reported', async () => {
  server.saveAs('Priya', 'pier-39', (document) => withValue(document, ['deferredOrders', 'printer'], 'gone'));
  const loaded = await loadDocument(settings, buildLevel('here'), undefined);
  expect(loaded.notices).toHaveLength(1);
  expect(loaded.cleaned).toMatchObject([{ path: ['deferredOrders', 'printer'], from: 'gone', to: null }]);
  expect(server.saves('pier-39')[0]).toMatchObject({ automatic: true, baseVersion: 1 });
});

test('CL-75 a clean-up that this person may not save is seen, reported, and throws nobody out', async () => {
  const forbidden = vi.fn();
  onApiEvents({ forbidden, unauthorized: forbidden, outage: forbidden, busy: () => ({ over: forbidden }) });
  server.saveAs('Priya', 'pier-39', (document) => withValue(document, ['deferredOrders', 'printer'], 'gone'));
  server.answers.push({ match: '/changes', answer: () => json({ error: 'FORBIDDEN' }, 403) });
  const loaded = await loadDocument(settings, buildLevel('here'), undefined);
  expect(findByPath(loaded.saved, ['deferredOrders', 'printer'])).toBeNull();
  expect(loaded.notices).toHaveLength(1);
  expect(server.overrides.get('pier-39')?.ver).toBe(1);
  expect(forbidden).not.toHaveBeenCalled();
});

test('OV-11 own changes whose target is gone stay in what is sent', async () => {
  const path = ['hours', 'inStore', 'days', { id: 'gone' }, 'startTime'];
  server.overrides.set('pier-39', {
    ver: 1,
    changes: [{ kind: 'SIMPLE_FIELD_CHANGED', path, from: 1, to: 2 }],
    versions: [],
  });
  const loaded = await loadDocument(settings, buildLevel('here'), undefined);
  expect(loaded.orphans).toHaveLength(1);
  expect(ownChanges(settings, loaded, loaded.saved)).toEqual(loaded.orphans);
});

test('ST-06 a company that never saved its settings gets them saved before a location changes them', async () => {
  server.ver = 0;
  const loaded = await loadDocument(settings, buildLevel('here'), undefined);
  expect(server.saves(null)[0]).toMatchObject({ baseVersion: 0, automatic: true });
  expect(loaded.layers.versions.ver).toBe(1);
});
