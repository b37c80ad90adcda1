import { findByPath, newPrinter } from '@servery/domain';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SettingsServer } from '../../testing/settings-server.ts';
import { withValue } from '../document/path-value.ts';
import { locationSettingsDocument } from '../kinds/location-settings-document.ts';
import { asJson } from '../list/rows.ts';
import { DocumentEditor } from '../page/document-editor.tsx';
import { EditorPage } from '../page/editor-page.tsx';

const printer = ['deferredOrders', 'printer'];
const bar = newPrinter({ id: 'bar', name: 'Bar' });
let server: SettingsServer;

beforeEach(() => {
  server = new SettingsServer().install();
  server.saveAs('Luis', 'pier-39', (document) => withValue(document, printer, 'bar'));
});

function Screen() {
  return (
    <DocumentEditor document={locationSettingsDocument}>
      <EditorPage title="Deferred orders" sections={['deferredOrders']}>
        <p>Editing</p>
      </EditorPage>
    </DocumentEditor>
  );
}

const panel = () => page.getByRole('dialog', { name: 'History of the location settings' });
const undo = (version: number) => panel().getByRole('button', { name: `Undo version ${version}` });

async function openHistory(session: Parameters<typeof renderScreen>[0]['session'] = {}) {
  await renderScreen({ path: '/x', screen: Screen, at: 'pier-39', session });
  await expect.element(page.getByText('Editing', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await expect.element(panel().getByText('Version 1', { exact: true })).toBeVisible();
}

test('CL-76 a clean-up on load stands in the history; once its printer is back it is undone and stays', async () => {
  await openHistory();
  await expect.element(panel().getByText('made by the editor on load')).toBeVisible();
  expect(server.overrides.get('pier-39')).toMatchObject({ ver: 2, changes: [{ path: printer, to: null }] });
  await expectAccessible();
  server.saveAs('Ana', null, (document) => withValue(document, ['printing', 'printers', { id: 'bar' }], asJson(bar)));
  await undo(2).click();
  await expect.element(page.getByText('Version 2 is undone here. It counts once you save.')).toBeVisible();
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .poll(() => server.overrides.get('pier-39'))
    .toMatchObject({ ver: 3, changes: [{ path: printer, to: 'bar' }] });
  expect(server.overrides.get('pier-39')?.versions.map(({ automatic }) => automatic)).toEqual([false, true, false]);
  expect(findByPath(server.base, printer)).toBe('DEFAULT');
});

test('CL-76 who may not save here sees the history and undoes nothing', async () => {
  await openHistory({ enabledFeatures: ['dashboard'] });
  await expect.element(panel().getByText(/Luis/)).toBeVisible();
  expect(
    panel()
      .getByRole('button', { name: /^Undo version/ })
      .elements(),
  ).toHaveLength(0);
});
