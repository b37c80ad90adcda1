import { expect, test } from 'vitest';
import { buildLevel } from '../../testing/build-level.ts';
import { SettingsServer } from '../../testing/servers/settings-server.ts';
import { loadDocument } from '../document/load-document.ts';
import { withValue } from '../document/path-value.ts';
import { createEditor, setValue } from '../draft/draft-store.ts';
import { locationSettingsDocument as settings } from '../kinds/location-settings-document.ts';
import { compareWithSaved, settleDraft, withSaved } from './rebase-draft.ts';

const lead = ['deferredOrders', 'leadTime'];
const days = ['deferredOrders', 'maxOrderLeadDays'];
const start = ['hours', 'startOfWeek'];

async function openStore() {
  const server = new SettingsServer().install();
  server.saveAs('Priya', 'pier-39', (document) => withValue(document, days, 3));
  const level = buildLevel('here');
  const editor = createEditor(settings, level, await loadDocument(settings, level, undefined));
  const changes = [{ kind: 'SIMPLE_FIELD_CHANGED', path: lead, from: 2700, to: 60 }] as const;
  return { editor, meanwhile: { ver: 2, changes: [...changes], versions: [] } };
}

test('OV-11 what a store keeps is as others saved it', async () => {
  const { editor, meanwhile } = await openStore();
  const { layers } = withSaved(editor, meanwhile);
  expect(layers.own.map(({ path, to }) => [path, to])).toEqual([
    [lead, 60],
    [days, 3],
  ]);
});

test('the steps of a draft can be undone on top of what others saved', async () => {
  const { editor, meanwhile } = await openStore();
  setValue(editor, start, 4);
  setValue(editor, lead, 90);
  settleDraft(editor, compareWithSaved(editor, meanwhile), () => 'mine');
  const { past, draft } = editor.store.getState();
  const valuesOf = (document: typeof draft) => [document.hours, document.deferredOrders];
  expect(valuesOf(draft)).toMatchObject([{ startOfWeek: 4 }, { leadTime: 90 }]);
  expect(past.map((step) => valuesOf(step.draft))).toMatchObject([
    [{ startOfWeek: 1 }, { leadTime: 60 }],
    [{ startOfWeek: 4 }, { leadTime: 60 }],
  ]);
});
