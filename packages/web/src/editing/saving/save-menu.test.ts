import { type Change, findByPath, type Path } from '@servery/domain';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { buildLevel } from '../../testing/build-level.ts';
import { fakeServer } from '../../testing/servers/fake-server.ts';
import { menuAnswers, noLayers } from '../../testing/servers/menu-server.ts';
import { useNoticeHistory } from '../../ui/notifications/notice-history.ts';
import { loadDocument } from '../document/load-document.ts';
import { changesOf, createEditor, setValue } from '../draft/draft-store.ts';
import { menuDocument } from '../kinds/menu-document.ts';
import { saveDraft } from './save-draft.ts';

const level = buildLevel('company', { companyId: '2' });
const save = 'POST /api/configuration/2/menu/m1/changes';
const nameOf = (id: string): Path => ['items', { id }, 'info', 'name'];
let cache: QueryClient;

beforeEach(() => {
  cache = new QueryClient();
});

async function open(answers: Parameters<typeof fakeServer>[0]) {
  const { to } = fakeServer({ ...menuAnswers(), ...answers });
  const adapter = menuDocument('m1');
  const editor = createEditor(adapter, level, await loadDocument(adapter, level, undefined));
  return { editor, sent: () => to('/api/configuration/2/menu/m1/changes') };
}

test('OV-09 the company sends what it changes of a menu, and the version that was changed', async () => {
  const { editor, sent } = await open({});
  setValue(editor, nameOf('cola'), 'Kola');
  expect(await saveDraft(editor, cache)).toBe('saved');
  expect(sent()).toHaveLength(1);
  expect(changesOf(editor, editor.store.getState())).toEqual([]);
  expect(editor.store.getState().loaded.layers.versions.ver).toBe(4);
});

test('VR-14 a change that others saved in between is in the draft after one save, and its people are named', async () => {
  const at = '2026-11-20T17:41:00.000Z';
  const theirs: Change = {
    kind: 'SIMPLE_FIELD_CHANGED',
    path: nameOf('clam'),
    from: 'Fisherman’s Clam',
    to: 'Great Clam',
  };
  const current = { ver: 4, changes: [theirs], versions: [{ version: 4, by: 'Luis Ortega', at, changes: [theirs] }] };
  const { editor, sent } = await open({
    [save]: { body: { record: { ...noLayers, id: 'm1', ver: 5 }, since: current } },
  });
  setValue(editor, nameOf('cola'), 'Kola');
  const saving = saveDraft(editor, cache);
  // Edited while the save is under way, and saved with the next one.
  setValue(editor, ['options', 'note'], 'later');
  expect(await saving).toBe('saved');
  expect(sent()).toHaveLength(1);
  const { draft, loaded } = editor.store.getState();
  expect([nameOf('cola'), nameOf('clam')].map((path) => findByPath(draft, path))).toEqual(['Kola', 'Great Clam']);
  expect([nameOf('cola'), nameOf('clam')].map((path) => findByPath(loaded.layers.base, path))).toEqual([
    'Kola',
    'Great Clam',
  ]);
  expect(changesOf(editor, { loaded, draft }).map(({ path }) => path)).toEqual([['options', 'note']]);
  expect(useNoticeHistory.getState().notices[0]?.message).toContain('Luis Ortega');
});
