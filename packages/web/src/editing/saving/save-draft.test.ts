import { findByPath, type JsonObject } from '@servery/domain';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { keys } from '../../api/keys.ts';
import { closeSession, markTimedOut, openSession } from '../../session/session-store.ts';
import { buildLevel } from '../../testing/build-level.ts';
import { buildSession } from '../../testing/build-session.ts';
import { json, SettingsServer } from '../../testing/servers/settings-server.ts';
import { useDialogs } from '../../ui/dialogs/dialog-store.ts';
import { clearNotices, useNoticeHistory } from '../../ui/notifications/notice-history.ts';
import { useClashRequest } from '../conflict/clash-store.ts';
import type { DocumentLevel } from '../document/document-level.ts';
import { loadDocument } from '../document/load-document.ts';
import { withValue } from '../document/path-value.ts';
import { changesOf, createEditor, type Editor, replaceDraft, setValue } from '../draft/draft-store.ts';
import { locationSettingsDocument as settings } from '../kinds/location-settings-document.ts';
import { saveDraft } from './save-draft.ts';

let server: SettingsServer;
let cache: QueryClient;

beforeEach(() => {
  server = new SettingsServer().install();
  cache = new QueryClient();
  clearNotices();
});

const start = ['hours', 'startOfWeek'];
const lead = ['deferredOrders', 'leadTime'];
const days = ['deferredOrders', 'maxOrderLeadDays'];

test('OV-09 the company edits the whole document, and sends what it changes and the version that was changed', async () => {
  const editor = await open('company');
  setValue(editor, start, 4);
  expect(await saveDraft(editor, cache)).toBe('saved');
  expect(server.saves(null)).toEqual([
    {
      baseVersion: 1,
      automatic: false,
      changes: [{ kind: 'SIMPLE_FIELD_CHANGED', path: start, from: 1, to: 4 }],
    },
  ]);
  expect(findByPath(server.base, start)).toBe(4);
  expect(findByPath(server.base, lead)).toBe(2700);
});

test('what other screens take from settings and employment is read again after a save', async () => {
  const taken = [keys.settingsNames('harbor', 'pier-39'), keys.wageGrades('harbor', null)];
  for (const key of taken) cache.setQueryData(key, {});
  const editor = await open('company');
  setValue(editor, start, 4);
  await saveDraft(editor, cache);
  for (const key of taken) expect(cache.getQueryState(key)?.isInvalidated).toBe(true);
});

test('OV-11 a location sends only what differs from what it inherits', async () => {
  server.saveAs('Luis', 'bay-area', (document) => withValue(document, lead, 60));
  server.saveAs('Priya', 'pier-39', (document) => withValue(document, days, 3));
  const editor = await open('here');
  setValue(editor, start, 4);
  await saveDraft(editor, cache);
  expect(server.saves('pier-39')[0]).toEqual({
    tenantId: 'pier-39',
    automatic: false,
    baseVersion: 1,
    changes: [{ kind: 'SIMPLE_FIELD_CHANGED', path: start, from: 1, to: 4 }],
  });
  expect(server.overrides.get('pier-39')?.changes).toEqual([
    { kind: 'SIMPLE_FIELD_CHANGED', path: days, from: 14, to: 3 },
    { kind: 'SIMPLE_FIELD_CHANGED', path: start, from: 1, to: 4 },
  ]);
});

test('OV-12 a group sends only the difference to the base', async () => {
  const editor = await open('group');
  setValue(editor, start, 4);
  await saveDraft(editor, cache);
  expect(server.saves('bay-area')[0]).toMatchObject({ baseVersion: 0, changes: [{ to: 4 }] });
});

test('OV-17, OV-18 after a save the document and the sync data are asked for again', async () => {
  const invalidate = vi.spyOn(cache, 'invalidateQueries');
  const editor = await open('company');
  setValue(editor, start, 4);
  await saveDraft(editor, cache);
  const keys = invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[0]);
  expect(keys).toEqual(expect.arrayContaining(['document', 'sync-status']));
});

test('OV-17 a store reads what the company saved since, also after a save of its own', async () => {
  const editor = await open('here');
  server.saveAs('Priya', null, (document) => withValue(document, lead, 60));
  setValue(editor, start, 4);
  expect(await saveDraft(editor, cache)).toBe('saved');
  const { saved } = await loadDocument(settings, editor.level, editor.store.getState().loaded);
  expect([start, lead].map((path) => findByPath(saved, path))).toEqual([4, 60]);
});

test('ST-13 more than 6 changes ask with their number', async () => {
  const editor = await open('company');
  changeHours(editor, 7);
  const saving = saveDraft(editor, cache);
  const question = await asked();
  expect(question.message).toBe('You are attempting to save 7 changes. Are you sure this is correct?');
  question.answer('accept');
  expect(await saving).toBe('saved');
});

test('ST-14 exactly 6 changes do not ask', async () => {
  const editor = await open('company');
  changeHours(editor, 6);
  expect(await saveDraft(editor, cache)).toBe('saved');
});

test('ST-15 declining saves nothing and keeps the draft', async () => {
  const editor = await open('company');
  changeHours(editor, 7);
  const saving = saveDraft(editor, cache);
  (await asked()).answer('cancel');
  expect(await saving).toBe('declined');
  expect(server.saves()).toEqual([]);
  expect(countOf(editor)).toBe(7);
});

test('ST-10, ST-11, ST-12 another company in the address saves nothing and says so', async () => {
  const editor = await open('company');
  setValue(editor, start, 4);
  const before = window.location.href;
  window.history.replaceState(null, '', '?companyId=other');
  expect(await saveDraft(editor, cache)).toBe('refused');
  window.history.replaceState(null, '', before);
  expect(lastNotice()).toBe('Company ID does not match! Not saving changes.');
  expect(server.saves()).toEqual([]);
});

test('what is edited while a save is under way is neither lost nor taken for saved', async () => {
  const editor = await open('company');
  setValue(editor, start, 4);
  const saving = saveDraft(editor, cache);
  setValue(editor, lead, 60);
  expect(await saving).toBe('saved');
  expect(findByPath(server.base, start)).toBe(4);
  expect(changesOf(editor, editor.store.getState())).toMatchObject([{ path: lead, to: 60 }]);
  expect(await saveDraft(editor, cache)).toBe('saved');
  expect(findByPath(server.base, lead)).toBe(60);
});

test('KE-19 while saving a dialog says so', async () => {
  const answer = Promise.withResolvers<Response>();
  server.answers.push({ match: '/changes', answer: () => answer.promise });
  const editor = await open('company');
  setValue(editor, start, 4);
  const saving = saveDraft(editor, cache);
  const words = 'Please wait while the location settings is being saved.';
  await expect.poll(() => useDialogs.getState().loading[0]?.message).toBe(words);
  answer.resolve(json({ error: 'DOWN' }, 500));
  await saving;
  expect(useDialogs.getState().loading).toEqual([]);
});

test('KE-20 a save that worked says so', async () => {
  const editor = await open('company');
  setValue(editor, start, 4);
  await saveDraft(editor, cache);
  expect(lastNotice()).toBe('The location settings has been saved correctly.');
  expect(countOf(editor)).toBe(0);
});

test('KE-18 a failed save says so and keeps the draft', async () => {
  server.answers.push({ match: '/changes', answer: () => json({ error: 'OUT_OF_ORDER' }, 503) });
  const editor = await open('company');
  setValue(editor, start, 4);
  expect(await saveDraft(editor, cache)).toBe('failed');
  expect(lastNotice()).toBe('Unable to save the location settings. Please try again later.');
  expect(countOf(editor)).toBe(1);
});

test('KE-18 a save without a connection says that one is offline and keeps the draft', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.answers.push({ match: '/changes', answer: () => Promise.reject(new TypeError('Failed to fetch')) });
  const editor = await open('company');
  setValue(editor, start, 4);
  expect(await saveDraft(editor, cache)).toBe('failed');
  expect(lastNotice()).toBe(
    'Unable to save the location settings. Please try again later. You are offline. Your changes stay here. Try again when you are back online.',
  );
  expect(countOf(editor)).toBe(1);
});

test.each([
  ['the same person', buildSession(), 0],
  ['another one', buildSession({ userId: 'somebody-else' }), 1],
])('SE-02 KE-18 a save that meets the end of the session waits for the next one: %s', async (_who, next, left) => {
  openSession(buildSession());
  const ending = () => {
    markTimedOut();
    return json({ error: 'UNAUTHENTICATED' }, 401);
  };
  server.answers.push({ match: '/changes', answer: ending });
  const editor = await open('company');
  setValue(editor, start, 4);
  expect(await saveDraft(editor, cache)).toBe('failed');
  expect(countOf(editor)).toBe(1);
  openSession(next);
  await expect.poll(() => [countOf(editor), editor.store.getState().isSaving]).toEqual([left, false]);
  expect(findByPath(server.base, start)).toBe(left === 0 ? 4 : 1);
  closeSession();
});

test('KE-03 an error of the server is shown at its field', async () => {
  const errors = [{ code: 'INVALID', message: 'Too long.', path: 'deferredOrders.leadTime' }];
  server.answers.push({ match: '/changes', answer: () => json({ errors }, 400) });
  const editor = await open('company');
  setValue(editor, lead, 4);
  await saveDraft(editor, cache);
  expect(editor.store.getState().refusals).toEqual([{ path: 'deferredOrders.leadTime', message: 'Too long.' }]);
  expect(countOf(editor)).toBe(1);
});

test('T15 VR-14, VR-15 a change that others saved in between is kept beside it without a question', async () => {
  const editor = await open('here');
  setValue(editor, start, 4);
  server.saveAs('Luis Ferreira', 'pier-39', (document) => withValue(document, lead, 60));
  expect(await saveDraft(editor, cache)).toBe('saved');
  expect(lastNotice()).toBe(
    'The location settings has been saved correctly. Newer changes by Luis Ferreira were kept.',
  );
  const view = await loadDocument(settings, editor.level, undefined);
  expect(findByPath(view.saved, start)).toBe(4);
  expect(findByPath(view.saved, lead)).toBe(60);
  expect(findByPath(editor.store.getState().draft, lead)).toBe(60);
  expect(server.saves('pier-39')).toHaveLength(1);
});

test('VR-14 the company document too: both sides are kept', async () => {
  const editor = await open('company');
  setValue(editor, start, 4);
  server.saveAs('Luis Ferreira', null, (document) => withValue(document, lead, 60));
  expect(await saveDraft(editor, cache)).toBe('saved');
  expect(findByPath(server.base, start)).toBe(4);
  expect(findByPath(server.base, lead)).toBe(60);
});

test('VR-14 a merged save names the version whose changes were kept where it has no person to name', async () => {
  const editor = await open('here');
  setValue(editor, start, 4);
  server.saveAs('', 'pier-39', (document) => withValue(document, lead, 60));
  const current = { ver: 1, changes: [], versions: [] };
  server.answers.push({ match: '/changes', answer: () => json({ error: 'CONFLICTING EDIT', current }, 409) });
  expect(await saveDraft(editor, cache)).toBe('saved');
  expect(lastNotice()).toBe(
    'The location settings has been saved correctly. The newer changes of version 1 were kept.',
  );
});

test('VR-15 values that both changed are asked about, one by one', async () => {
  const editor = await open('here');
  setValue(editor, start, 4);
  setValue(editor, lead, 90);
  setValue(editor, days, 2);
  server.saveAs('Luis Ferreira', 'pier-39', (document) => withValue(withValue(document, start, 6), lead, 60));
  const saving = saveDraft(editor, cache);
  await expect.poll(() => useClashRequest.getState().request).not.toBeNull();
  const { request } = useClashRequest.getState();
  expect(request?.rebasing.clashes).toHaveLength(2);
  expect(request?.rebasing.meanwhile.versions).toMatchObject([{ by: 'Luis Ferreira' }]);
  request?.answer(({ path }) => (path[0] === 'hours' ? 'mine' : 'theirs'));
  expect(await saving).toBe('saved');
  const { saved } = await loadDocument(settings, editor.level, undefined);
  expect([start, lead, days].map((path) => findByPath(saved, path))).toEqual([4, 60, 2]);
});

test('VR-15 not now: nothing is sent again and the draft stays', async () => {
  const editor = await open('here');
  setValue(editor, start, 4);
  server.saveAs('Luis Ferreira', 'pier-39', (document) => withValue(document, start, 6));
  const saving = saveDraft(editor, cache);
  await expect.poll(() => useClashRequest.getState().request).not.toBeNull();
  useClashRequest.getState().request?.answer(null);
  expect(await saving).toBe('declined');
  expect(findByPath(editor.store.getState().draft, start)).toBe(4);
  expect(server.saves('pier-39')).toHaveLength(1);
});

test('T15 VR-18 after the second retry it is reported as failed, not sent again', async () => {
  const editor = await open('here');
  setValue(editor, start, 4);
  const quarrel = () => {
    const current = { ver: 9, changes: [], versions: [] };
    return json({ error: 'CONFLICTING EDIT', current }, 409);
  };
  for (let time = 0; time < 4; time += 1) server.answers.push({ match: '/changes', answer: quarrel });
  expect(await saveDraft(editor, cache)).toBe('failed');
  expect(server.saves('pier-39')).toHaveLength(3);
  expect(lastNotice()).toBe('Unable to save the location settings. Please try again later.');
  expect(findByPath(editor.store.getState().draft, start)).toBe(4);
});

async function open(level: DocumentLevel['kind']): Promise<Editor> {
  const at = buildLevel(level);
  return createEditor(settings, at, await loadDocument(settings, at, undefined));
}

function countOf(editor: Editor): number {
  return changesOf(editor, editor.store.getState()).length;
}

/** Seven fields of the deferred orders at most. */
function changeHours(editor: Editor, count: number): void {
  const fields = { leadTime: 1, maxOrderLeadDays: 1, minOrderLeadTime: 60, printTime: 1, printOrdersWithinDays: 1 };
  const more = { allowDeferredOnlineOrders: false, printToKitchenRightAway: false };
  const edited = Object.entries({ ...fields, ...more }).slice(0, count);
  const { draft } = editor.store.getState();
  const next = edited.reduce<JsonObject>(
    (document, [field, value]) => withValue(document, ['deferredOrders', field], value),
    draft,
  );
  replaceDraft(editor, next);
}

async function asked() {
  await expect.poll(() => useDialogs.getState().confirms.length).toBe(1);
  const [question] = useDialogs.getState().confirms;
  if (!question) throw new Error('Nothing was asked.');
  return question;
}

function lastNotice(): string | undefined {
  return useNoticeHistory.getState().notices[0]?.message;
}
