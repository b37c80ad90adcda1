import { asJsonObject, newCashDrawer } from '@servery/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { renderScreen } from '../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../testing/servers/settings-server.ts';
import { locationSettingsDocument } from '../kinds/location-settings-document.ts';
import { DocumentEditor } from '../page/document-editor.tsx';

test('CL-75 many clean-ups are one notice that lists each of them in its sentence at one press', async () => {
  const server = new SettingsServer().install();
  const names = ['Front', 'Bar', 'Patio', 'Garden', 'Roof'];
  const drawers = names.map((name) => asJsonObject(newCashDrawer({ id: name, name, printer: 'gone' })));
  server.put(['cashManagement', 'availableDrawers'], drawers);
  const screen = () => <DocumentEditor document={locationSettingsDocument}>Editing</DocumentEditor>;
  await renderScreen({ path: '/x', screen });
  const notice = page.getByRole('status').filter({ hasText: '5 clean-ups were made on load.' });
  await expect.element(notice).toBeVisible();
  const lines = notice.getByRole('listitem');
  expect(lines.elements()).toHaveLength(0);
  await notice.getByText('Show each').click();
  await expect.poll(() => lines.elements()).toHaveLength(5);
  const texts = lines.elements().map(({ textContent }) => textContent);
  expect(new Set(texts).size).toBe(5);
  for (const name of names) expect(texts.join('\n')).toContain(name);
  await expectAccessible();
});
