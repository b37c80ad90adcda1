import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { withValue } from '../../document/path-value.ts';
import { DocumentText } from '../../fields/document-fields.tsx';
import { locationSettingsDocument } from '../../kinds/location-settings-document.ts';
import { DocumentEditor } from '../../page/document-editor.tsx';
import { EditorPage } from '../../page/editor-page.tsx';

const path = ['orderTypes', 'types', { id: 2 }, 'customName'];
let server: SettingsServer;

beforeEach(() => {
  server = new SettingsServer().install();
});

function Screen() {
  return (
    <DocumentEditor document={locationSettingsDocument}>
      <EditorPage title="Names" sections={['orderTypes']}>
        <DocumentText path={path} label="Name of to go" />
      </EditorPage>
    </DocumentEditor>
  );
}

const link = page.getByRole('button', { name: /(has|have) (its|their) own values$/ });

test('OV-09 the banner says how many stores keep their own, and leads to each of them', async () => {
  server.saveAs('Luis', 'pier-39', (document) => withValue(document, path, 'Pick-up'));
  server.saveAs('Ana', 'seaport', (document) => withValue(document, path, 'Carry out'));
  const { router } = await renderScreen({ path: '/x', screen: Screen });
  await expect.element(link).toHaveTextContent('2 stores have their own values');
  await link.click();
  const row = page.getByRole('dialog').getByRole('row', { name: /Pier 39/ });
  await expect.element(row).toMatchTextContent('1 value differs');
  await expectAccessible();
  await row.click();
  await expect.poll(() => router.state.location.search).toMatchObject({ locationId: 'pier-39' });
});

test('a store has none below it, and is not asked for', async () => {
  server.saveAs('Ana', 'seaport', (document) => withValue(document, path, 'Carry out'));
  await renderScreen({ path: '/x', screen: Screen, at: 'pier-39' });
  await expect.element(page.getByRole('textbox', { name: 'Name of to go' })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  expect(server.calls.some(({ path: asked }) => asked.endsWith('/overriding-locations'))).toBe(false);
});

test('it says nothing while every store inherits all', async () => {
  await renderScreen({ path: '/x', screen: Screen });
  await expect.poll(() => server.calls.some(({ path: asked }) => asked.endsWith('/overriding-locations'))).toBe(true);
  await expect.element(page.getByRole('textbox', { name: 'Name of to go' })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});
