import { findByPath, newDayHours } from '@servery/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildLevel } from '../../testing/build-level.ts';
import { SettingsServer } from '../../testing/servers/settings-server.ts';
import { useClashRequest } from '../conflict/clash-store.ts';
import { loadDocument } from '../document/load-document.ts';
import { readAt, withValue } from '../document/path-value.ts';
import { originOf } from '../fields/use-field.ts';
import { locationSettingsDocument as settings } from '../kinds/location-settings-document.ts';
import { restoreDraft } from '../saving/restore-draft.ts';
import { keepDraft } from './draft-memory.ts';
import {
  changesOf,
  createEditor,
  discard,
  type Editor,
  receive,
  redo,
  revertSectionsToBase,
  revertSectionsToLoaded,
  revertToInherited,
  setValue,
  undo,
} from './draft-store.ts';

let server: SettingsServer;

beforeEach(() => {
  server = new SettingsServer().install();
});

const start = ['hours', 'startOfWeek'];
const lead = ['deferredOrders', 'leadTime'];

test('undo and redo walk the whole draft; edits in a row at one place are one step', async () => {
  const editor = await open('company');
  setValue(editor, start, 2);
  setValue(editor, start, 3);
  setValue(editor, lead, 60);
  undo(editor);
  expect(at(editor, lead)).toBe(2700);
  expect(at(editor, start)).toBe(3);
  undo(editor);
  expect(at(editor, start)).toBe(1);
  redo(editor);
  redo(editor);
  expect([at(editor, start), at(editor, lead)]).toEqual([3, 60]);
});

test('a draft that is changed back has no changes, and shares what it did not touch', async () => {
  const editor = await open('company');
  setValue(editor, start, 2);
  const { draft, loaded } = editor.store.getState();
  expect(draft.orderTypes).toBe(loaded.saved.orderTypes);
  setValue(editor, start, 1);
  expect(changesOf(editor, editor.store.getState())).toEqual([]);
});

test('OV-13, OV-15 the mark shows the last level that makes a value different', async () => {
  server.saveAs('Luis', 'bay-area', (document) => withValue(document, lead, 60));
  const editor = await open('here');
  const mark = (path: readonly string[]) => originOf(editor, editor.store.getState(), readAt(path));
  expect([mark(start), mark(lead)]).toEqual(['company', 'group']);
  setValue(editor, start, 2);
  setValue(editor, lead, 90);
  expect([mark(start), mark(lead)]).toEqual(['here', 'here']);
  revertToInherited(editor, lead);
  expect([at(editor, lead), mark(lead)]).toEqual([60, 'group']);
});

test('OV-19 a section goes back to what the level inherits', async () => {
  server.saveAs('Priya', 'pier-39', (document) => withValue(document, start, 5));
  const editor = await open('here');
  setValue(editor, ['hours', 'onlineSameAsStore'], false);
  revertSectionsToBase(editor, ['hours']);
  expect(at(editor, start)).toBe(1);
  expect(at(editor, ['hours', 'onlineSameAsStore'])).toBe(true);
});

test('OV-20 a section goes back to what was last loaded', async () => {
  server.saveAs('Priya', 'pier-39', (document) => withValue(document, start, 5));
  const editor = await open('here');
  setValue(editor, start, 2);
  setValue(editor, lead, 60);
  revertSectionsToLoaded(editor, ['hours']);
  expect([at(editor, start), at(editor, lead)]).toEqual([5, 60]);
});

test('what is loaded later takes the place of a draft without changes, and lies under one with changes', async () => {
  const editor = await open('here');
  server.saveAs('Luis', null, (document) => withValue(document, start, 3));
  receive(editor, await loadDocument(settings, editor.level, undefined));
  expect(at(editor, start)).toBe(3);
  setValue(editor, lead, 60);
  server.saveAs('Luis', null, (document) => withValue(document, start, 4));
  receive(editor, await loadDocument(settings, editor.level, undefined));
  expect([at(editor, start), at(editor, lead)]).toEqual([4, 60]);
});

test('a draft is kept on this computer and comes back after a reload', async () => {
  const editor = await open('here');
  const stop = keepDraft(editor, restoreDraft(editor));
  setValue(editor, lead, 60);
  stop();
  await settled();
  const again = await reopen(editor);
  await restoreDraft(again);
  expect(at(again, lead)).toBe(60);
  expect(again.store.getState().storedSince).not.toBeNull();
});

test('from a draft that came back one step of undo leads to what is saved, and redo to the draft', async () => {
  const editor = await open('here');
  const stop = keepDraft(editor, restoreDraft(editor));
  setValue(editor, lead, 60);
  setValue(editor, start, 4);
  stop();
  await settled();
  const again = await reopen(editor);
  await restoreDraft(again);
  undo(again);
  expect([at(again, lead), at(again, start)]).toEqual([2700, 1]);
  expect(again.store.getState().past).toEqual([]);
  redo(again);
  expect([at(again, lead), at(again, start)]).toEqual([60, 4]);
});

test('what was typed right before a reload is kept: leaving the page does not wait for a pause', async () => {
  const editor = await open('here');
  const stop = keepDraft(editor, restoreDraft(editor));
  setValue(editor, lead, 60);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await settled();
  const again = await reopen(editor);
  await restoreDraft(again);
  expect(at(again, lead)).toBe(60);
  stop();
});

test('what is written while the page ends is kept, though IndexedDB drops what the page still writes', async () => {
  const editor = await open('here');
  const stop = keepDraft(editor, restoreDraft(editor));
  await settled();
  setValue(editor, lead, 60);
  const drops = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The page is gone.', 'AbortError');
  });
  dispatchEvent(new PageTransitionEvent('pagehide'));
  drops.mockRestore();
  const again = await reopen(editor);
  await restoreDraft(again);
  expect(at(again, lead)).toBe(60);
  stop();
});

test('a page that is left before its draft was brought back, or that cannot read it, keeps it', async () => {
  const editor = await open('here');
  const stop = keepDraft(editor, restoreDraft(editor));
  setValue(editor, lead, 60);
  stop();
  await settled();
  const early = await reopen(editor);
  const stopEarly = keepDraft(early, restoreDraft(early));
  dispatchEvent(new PageTransitionEvent('pagehide'));
  const blind = await reopen(editor);
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  keepDraft(blind, Promise.reject(new Error('No storage.')))();
  await settled();
  complaints.mockRestore();
  const again = await reopen(editor);
  await restoreDraft(again);
  expect(at(again, lead)).toBe(60);
  stopEarly();
});

test('what is wrong is found without an edit: in what another person saved, and again after a discard', async () => {
  const editor = await open('company');
  const codes = () => editor.store.getState().problems.map(({ code }) => code);
  const monday = newDayHours({ id: 'a', dayOfWeek: 1, startTime: 0, endOffset: 7200 });
  server.put(['hours', 'inStore', 'days'], [monday, { ...monday, id: 'b', startTime: 3600 }]);
  receive(editor, await loadDocument(settings, editor.level, undefined));
  await expect.poll(codes).toEqual(['HOURS_OVERLAP']);
  discard(editor);
  await expect.poll(codes).toEqual(['HOURS_OVERLAP']);
});

test('a discarded draft does not come back', async () => {
  const editor = await open('here');
  const stop = keepDraft(editor, restoreDraft(editor));
  setValue(editor, lead, 60);
  discard(editor);
  stop();
  await settled();
  const again = await reopen(editor);
  await restoreDraft(again);
  expect(at(again, lead)).toBe(2700);
});

test('a kept draft is laid over what others saved since; a value that both changed is asked about', async () => {
  const editor = await open('here');
  const stop = keepDraft(editor, restoreDraft(editor));
  setValue(editor, lead, 60);
  stop();
  await settled();
  server.saveAs('Luis Ferreira', 'pier-39', (document) => withValue(withValue(document, lead, 90), start, 6));
  const again = await reopen(editor);
  const restoring = restoreDraft(again);
  await expect.poll(() => useClashRequest.getState().request).not.toBeNull();
  useClashRequest.getState().request?.answer(() => 'mine');
  await restoring;
  expect([at(again, lead), at(again, start)]).toEqual([60, 6]);
  undo(again);
  expect([at(again, lead), at(again, start)]).toEqual([90, 6]);
});

async function open(level: 'company' | 'group' | 'here'): Promise<Editor> {
  const where = buildLevel(level);
  return createEditor(settings, where, await loadDocument(settings, where, undefined));
}

async function reopen({ level }: Editor): Promise<Editor> {
  return createEditor(settings, level, await loadDocument(settings, level, undefined));
}

function at(editor: Editor, path: readonly string[]) {
  return findByPath(editor.store.getState().draft, path);
}

/** IndexedDB writes in its own time. */
function settled(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 150));
}
