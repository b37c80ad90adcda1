import { asJsonObject, findByPath, newPrinter } from '@servery/domain';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { renderScreen } from '../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../testing/servers/settings-server.ts';
import { withValue } from '../document/path-value.ts';
import { locationSettingsDocument } from '../kinds/location-settings-document.ts';
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

test('CL-76 a clean-up on load is listed in the history; once its printer is back it is undone and stays', async () => {
  await openHistory();
  await expect.element(panel().getByText('made by the editor on load')).toBeVisible();
  expect(server.overrides.get('pier-39')).toMatchObject({ ver: 2, changes: [{ path: printer, to: null }] });
  await expectAccessible();
  server.saveAs('Ana', null, (document) =>
    withValue(document, ['printing', 'printers', { id: 'bar' }], asJsonObject(bar)),
  );
  await undo(2).click();
  await expect.element(page.getByText('Version 2 undone. Save to keep it.')).toBeVisible();
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

const nameOf = (id: number) => ['orderTypes', 'types', { id }, 'customName'];

/** Three versions of the company: To Go renamed, Dine In renamed, To Go renamed again. */
function saveThree() {
  for (const [id, name] of [
    [2, 'Carry out'],
    [1, 'At the table'],
    [2, 'Pick-up'],
  ] as const)
    server.saveAs('Ana', null, (document) => withValue(document, nameOf(id), name));
}

async function openCompanyHistory(session: Parameters<typeof renderScreen>[0]['session'] = {}) {
  await renderScreen({ path: '/x', screen: Screen, session });
  await page.getByRole('button', { name: 'History' }).click();
  await expect.element(panel().getByText('Version 4', { exact: true })).toBeVisible();
}

const compare = (version: number) => panel().getByRole('button', { name: `Compare with now: version ${version}` });
const since = (version: number) => panel().getByRole('region', { name: `Changed since version ${version}` });

test('a version is compared with now, brought back as a whole, and saved', async () => {
  saveThree();
  await openCompanyHistory();
  await expect.element(compare(4)).not.toBeInTheDocument();
  await compare(2).click();
  const text = () => since(2).element().textContent;
  await expect.poll(text).toContain('Name: Carry out to Pick-up');
  await expect.poll(text).toContain('Name: Dine In to At the table');
  await expectAccessible();
  await since(2).getByRole('button', { name: 'Restore version 2' }).click();
  await expect.element(page.getByText('Version 2 restored. Save to keep it.')).toBeVisible();
  await expect.element(page.getByText('2 changes', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => server.ver).toBe(5);
  expect([1, 2].map((id) => findByPath(server.base, nameOf(id)))).toEqual(['', 'Carry out']);
});

test('a version that is the same as now says so and has nothing to bring back', async () => {
  saveThree();
  server.saveAs('Ana', null, (document) => withValue(document, nameOf(2), 'Carry out'));
  server.saveAs('Ana', null, (document) => withValue(document, nameOf(2), 'Pick-up'));
  await openCompanyHistory();
  await compare(4).click();
  await expect.element(panel().getByText('The same as version 4')).toBeVisible();
  await expect.element(panel().getByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
});

test('who may not save here compares versions and brings none back', async () => {
  saveThree();
  await openCompanyHistory({ enabledFeatures: ['dashboard'] });
  await compare(2).click();
  await expect.element(since(2)).toBeVisible();
  await expect.element(panel().getByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
});

test('versions come twenty at a time; the newest is open, another tells its changes when it is opened', async () => {
  for (let days = 1; days <= 30; days += 1)
    server.saveAs('Ana', null, (document) => withValue(document, ['deferredOrders', 'maxOrderLeadDays'], 30 + days));
  await renderScreen({ path: '/x', screen: Screen });
  await page.getByRole('button', { name: 'History' }).click();
  await expect.element(panel().getByText('Version 31', { exact: true })).toBeVisible();
  await expect.element(undo(31)).toBeVisible();
  await expect.element(panel().getByText('Version 11', { exact: true })).not.toBeInTheDocument();
  await panel().getByRole('button', { name: 'Show earlier versions' }).click();
  await expect.element(panel().getByText('Version 2', { exact: true })).toBeVisible();
  await expect.element(panel().getByRole('button', { name: 'Show earlier versions' })).not.toBeInTheDocument();
  const opened = () => server.sent('GET', '/history/').map(({ path }) => path.split('/history/')[1]);
  expect(opened()).toEqual(['31']);
  await panel().getByRole('button', { name: '1 change in version 5' }).click();
  await expect.element(undo(5)).toBeVisible();
  expect(opened()).toEqual(['31', '5']);
  await expectAccessible();
});
