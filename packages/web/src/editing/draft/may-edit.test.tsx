import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../testing/servers/settings-server.ts';
import { DocumentSwitch } from '../fields/document-fields.tsx';
import { locationSettingsDocument } from '../kinds/location-settings-document.ts';
import { DocumentEditor } from '../page/document-editor.tsx';
import { EditorPage } from '../page/editor-page.tsx';

beforeEach(() => {
  new SettingsServer().install();
});

function Screen() {
  return (
    <DocumentEditor document={locationSettingsDocument}>
      <EditorPage title="Tips and drawers" sections={['tipsSettings', 'cashManagement']}>
        <DocumentSwitch path={['tipsSettings', 'allowTipsPOS']} label="Tips" />
        <DocumentSwitch path={['cashManagement', 'autoDepositCreditBatch']} label="Deposit" />
      </EditorPage>
    </DocumentEditor>
  );
}

const field = (name: string) => page.getByRole('switch', { name });

test('PM-32 PM-39 a field is for those whose role carries the permission of its section', async () => {
  await renderScreen({ path: '/x', screen: Screen, session: { enabledFeatures: ['configureHardware'] } });
  await expect.element(field('Deposit')).toBeEnabled();
  await expect.element(field('Tips')).toBeDisabled();
  await expect.element(page.getByText('View only')).not.toBeInTheDocument();
});

test('PM-39 a screen of which nothing is this person’s to change says so', async () => {
  await renderScreen({ path: '/x', screen: Screen, session: { enabledFeatures: ['manageMenus'] } });
  await expect.element(field('Deposit')).toBeDisabled();
  await expect.element(page.getByText('View only')).toBeVisible();
});
