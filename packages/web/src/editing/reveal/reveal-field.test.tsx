import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../testing/servers/settings-server.ts';
import { Fields } from '../../ui/layout/pane/section.tsx';
import { DocumentMoney } from '../fields/document-choices.tsx';
import { DocumentSwitch, DocumentText } from '../fields/document-fields.tsx';
import { locationSettingsDocument, useSettings } from '../kinds/location-settings-document.ts';
import { ListPage } from '../list/list-page.tsx';
import { ListTable } from '../list/list-table.tsx';
import type { RowForm } from '../list/row-form.ts';
import { DocumentEditor } from '../page/document-editor.tsx';

const list = ['tenderTypes'];
const TenderForm: RowForm = ({ path }) => (
  <>
    <DocumentText path={[...path, 'name']} />
    <DocumentMoney path={[...path, 'max', 'amount']} />
  </>
);

function Tenders() {
  const rows = useSettings(({ tenderTypes }) => tenderTypes);
  const add = { label: 'Add', make: () => ({ id: 1000, name: '' }) };
  return <ListTable {...{ list, rows, add }} title="Tenders" columns={[]} empty={{ title: '', text: '' }} />;
}

function Screen() {
  return (
    <DocumentEditor document={locationSettingsDocument}>
      <ListPage title="Payments" sections={['tenderTypes']} lists={[{ list, form: TenderForm }]}>
        <Fields title="Tips">
          <DocumentSwitch path={['tipsSettings', 'allowTipsOnline']} />
        </Fields>
        <Tenders />
      </ListPage>
    </DocumentEditor>
  );
}

beforeEach(() => {
  new SettingsServer().install();
});

const path = '/locationSettings/payments';

async function goTo(field: string) {
  const { router } = await renderScreen({ path, screen: Screen });
  await router.navigate({ to: path, search: { field } });
  return () => new URLSearchParams(router.state.location.searchStr).get('field');
}

test('an address that names a field puts the focus into it and forgets its name', async () => {
  const field = await goTo('tipsSettings.allowTipsOnline');
  await expect.element(page.getByRole('switch', { name: 'Tips online' })).toHaveFocus();
  await expect.poll(field).toBeNull();
});

test('a field of a row opens the row', async () => {
  await goTo('tenderTypes.4.max.amount');
  await expect.element(page.getByRole('region', { name: 'Visa' })).toBeVisible();
  await expect.element(page.getByLabelText('Maximum payment amount')).toHaveFocus();
});

test('on a phone the row opens over the page', async () => {
  await page.viewport(360, 800);
  await goTo('tenderTypes.4.name');
  await expect.element(page.getByRole('dialog', { name: 'Visa' })).toBeVisible();
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('what the screen does not show leads to what lies closest', async () => {
  await goTo('tenderTypes.4.min.amount');
  await expect.element(page.getByRole('button', { name: 'Edit Visa' })).toHaveFocus();
});
