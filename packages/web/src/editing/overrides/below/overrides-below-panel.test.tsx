import { findByPath } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { json, SettingsServer } from '../../../testing/servers/settings-server.ts';
import { withValue } from '../../document/path-value.ts';
import { DocumentText } from '../../fields/document-fields.tsx';
import { locationSettingsDocument } from '../../kinds/location-settings-document.ts';
import { DocumentEditor } from '../../page/document-editor.tsx';
import { EditorPage } from '../../page/editor-page.tsx';
import { LocationsDiffer } from './locations-differ.tsx';

const path = ['orderTypes', 'types', { id: 2 }, 'customName'];
let server: SettingsServer;

beforeEach(() => {
  server = new SettingsServer().install();
  server.saveAs('Luis', 'pier-39', (document) => withValue(document, path, 'Pick-up'));
  server.saveAs('Ana', 'seaport', (document) => withValue(document, path, 'Carry out'));
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

const panel = () => page.getByRole('dialog', { name: 'Name of to go: stores with their own value' });
const rowOf = (name: string) => panel().getByRole('row', { name: new RegExp(name) });

async function openPanel(session: Parameters<typeof renderScreen>[0]['session'] = {}, count = 2) {
  const { router } = await renderScreen({ path: '/x', screen: Screen, session });
  await page.getByRole('button', { name: /^Stores differ/ }).click();
  await page.getByRole('button', { name: `Compare all ${count}` }).click();
  await expect.element(rowOf('Pier 39')).toBeVisible();
  return router;
}

async function resetAll(count = 2) {
  const reset = `Reset ${count} stores`;
  await panel().getByRole('checkbox').first().click();
  await panel().getByRole('button', { name: reset }).click();
  await page.getByRole('dialog', { name: 'Reset Name of to go?' }).getByRole('button', { name: reset }).click();
}

describe('the mark beside a field at company level', () => {
  const differ = page.getByRole('button', { name: 'Stores differ: where this value comes from' });

  test('OV-09 says that stores differ, opened from the field by its key, and goes once all inherit', async () => {
    await renderScreen({ path: '/x', screen: Screen });
    await expect.element(differ).toBeVisible();
    await page.getByRole('textbox', { name: 'Name of to go' }).click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await page.getByRole('button', { name: 'Compare all 2' }).click();
    await resetAll();
    await expect.element(page.getByText('2 stores inherit it again.')).toBeVisible();
    await expect.element(differ).not.toBeInTheDocument();
  });

  test('OV-09 is absent while nobody differs there, and its key is not announced', async () => {
    server.overrides.clear();
    server.saveAs('Ana', 'seaport', (document) => withValue(document, [...path.slice(0, 3), 'active'], false));
    await renderScreen({ path: '/x', screen: Screen });
    const name = page.getByRole('textbox', { name: 'Name of to go' });
    await expect.element(name).toBeVisible();
    await expect.poll(() => server.sent('POST', '/overrides-below/places').length).toBe(1);
    await expect.element(name).not.toHaveAttribute('aria-keyshortcuts');
    expect(document.querySelector('[data-mark], [data-origin="company"]')).toBeNull();
  });

  test('OV-13 at a location the company is named, and no store is asked for', async () => {
    await renderScreen({ path: '/x', screen: Screen, at: 'seaport' });
    await expect.element(page.getByRole('button', { name: /^Here/ })).toBeVisible();
    expect(server.sent('POST', '/overrides-below/places')).toEqual([]);
  });
});

describe('stores that keep their own value', () => {
  test.each([
    ['light', 1440],
    ['dark', 360],
  ] as const)('are compared, in the %s theme at %d pixels, without an accessibility problem', async (theme, width) => {
    await page.viewport(width, 900);
    await renderScreen({ path: '/x', screen: Screen, theme });
    await page.getByRole('button', { name: /^Stores differ/ }).click();
    await page.getByRole('button', { name: 'Compare all 2' }).click();
    await expect.element(rowOf('Pier 39').getByText('Pick-up')).toBeVisible();
    await expectAccessible();
  });

  test('OV-15 each says what it keeps, by whom; search finds one', async () => {
    await openPanel();
    await expect.element(rowOf('Seaport').getByText('Carry out')).toBeVisible();
    await expect.element(rowOf('Seaport').getByText('Ana')).toBeVisible();
    await panel().getByRole('textbox', { name: 'Search stores' }).fill('pier');
    await expect.element(rowOf('Seaport')).not.toBeInTheDocument();
  });

  test('many are reset at once after a question, and then listed no more', async () => {
    await openPanel();
    await resetAll();
    await expect.element(page.getByText('2 stores inherit it again.')).toBeVisible();
    await expect.element(panel().getByText('No store has its own value.')).toBeVisible();
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
    expect(server.overrides.get('seaport')?.changes).toEqual([]);
  });

  test('one that changed in between is left as it is, and it is said', async () => {
    await openPanel();
    server.saveAs('Luis', 'pier-39', (document) => withValue(document, path, 'Pick up here'));
    await resetAll();
    await expect
      .element(page.getByText('1 store was changed in the meantime and was not reset: Pier 39.'))
      .toBeVisible();
    await expect.element(rowOf('Pier 39').getByText('Pick up here')).toBeVisible();
  });

  test('one that the server refuses is left as it is, and the reason is said', async () => {
    await openPanel();
    const unfit = ['pier-39', 'seaport'].map((tenantId) => ({
      tenantId,
      message: 'You do not have permission to change this.',
    }));
    const answer = { saved: [], unchanged: [], skipped: [], unfit };
    server.answers.push({ match: '/overrides-below/reset', answer: () => json(answer) });
    await resetAll();
    const said = '2 stores were not reset: Pier 39, Seaport. You do not have permission to change this.';
    await expect.element(page.getByText(said)).toBeVisible();
  });

  test('a reset is undone from its notice: every store has its own value again', async () => {
    await openPanel();
    await resetAll();
    const notice = page.getByRole('status').filter({ hasText: '2 stores inherit it again.' });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('2 stores have their own values again.')).toBeVisible();
    await expect.element(rowOf('Pier 39').getByText('Pick-up')).toBeVisible();
    await expect.element(rowOf('Seaport').getByText('Carry out')).toBeVisible();
    await expect.element(panel().getByRole('button', { name: 'Undo the reset' })).not.toBeInTheDocument();
  });

  test('a reset is undone from the panel; a store that changed since is left as it is and named', async () => {
    await openPanel();
    await resetAll();
    await expect.element(panel().getByText('You reset 2 stores.')).toBeVisible();
    server.saveAs('Luis', 'pier-39', (document) => withValue(document, path, 'Pick up here'));
    await panel().getByRole('button', { name: 'Undo the reset' }).click();
    await expect.element(page.getByText('1 store has its own value again.')).toBeVisible();
    await expect
      .element(page.getByText('1 store was changed in the meantime and was not reset: Pier 39.'))
      .toBeVisible();
    await expect.element(rowOf('Pier 39').getByText('Pick up here')).toBeVisible();
    await expect.element(rowOf('Seaport').getByText('Carry out')).toBeVisible();
    await expect.element(panel().getByText('You reset 2 stores.')).not.toBeInTheDocument();
  });

  test('an undo that the server does not answer can be tried again', async () => {
    await openPanel();
    await resetAll();
    server.answers.push({ match: '/overrides-below/restore', answer: () => json({ error: 'DOWN' }, 503) });
    await panel().getByRole('button', { name: 'Undo the reset' }).click();
    await expect.element(page.getByText('Not all stores got their own values back. Try again.')).toBeVisible();
    await panel().getByRole('button', { name: 'Undo the reset' }).click();
    await expect.element(rowOf('Pier 39').getByText('Pick-up')).toBeVisible();
  });

  test('of many only those in sight are drawn, and all of them are reset and undone', async () => {
    for (let store = 0; store < 250; store += 1)
      server.saveAs('Ana', `store-${store}`, (document) => withValue(document, path, `Name ${store}`));
    await openPanel({}, 252);
    expect(panel().getByRole('row').elements().length).toBeLessThan(60);
    await resetAll(252);
    await expect.element(page.getByText('252 stores inherit it again.')).toBeVisible();
    await panel().getByRole('button', { name: 'Undo the reset' }).click();
    await expect.element(page.getByText('252 stores have their own values again.')).toBeVisible();
    expect(server.sent('POST', '/overrides-below/restore')).toHaveLength(3);
    expect(server.overrides.get('store-249')?.changes).toMatchObject([{ path, to: 'Name 249' }]);
  });

  test('a value is taken over into the draft of this level, and undone', async () => {
    await openPanel();
    await panel().getByRole('button', { name: 'Use the value of Pier 39' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name of to go' })).toHaveValue('Pick-up');
    expect(findByPath(server.base, path)).toBe('');
    await expect.element(panel()).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.element(page.getByRole('textbox', { name: 'Name of to go' })).toHaveValue('');
  });

  test('a store is opened at the place of this value', async () => {
    const router = await openPanel();
    await rowOf('Seaport').getByText('Seaport').click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.search).toMatchObject({ locationId: 'seaport' });
  });

  test('who may not change the section compares only', async () => {
    await openPanel({ enabledFeatures: ['configureHardware'] });
    await expect.element(panel().getByRole('button', { name: 'Use the value of Pier 39' })).not.toBeInTheDocument();
    await expect.element(panel().getByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('stores that differ in an entity', () => {
  const orderType = path.slice(0, 3);

  function EntityScreen() {
    return (
      <DocumentEditor document={locationSettingsDocument}>
        <EditorPage title="To go" actions={<LocationsDiffer path={orderType} label="To go" />}>
          <DocumentText path={path} label="Name of to go" />
        </EditorPage>
      </DocumentEditor>
    );
  }

  const entityPanel = () => page.getByRole('dialog', { name: 'To go: stores with their own value' });
  const differ = () => page.getByRole('button', { name: '2 stores differ' });

  test('OV-15 are counted, and reported field by field; one is taken over as a whole', async () => {
    server.saveAs('Luis', 'pier-39', (document) => withValue(document, [...orderType, 'activePOS'], false));
    await renderScreen({ path: '/x', screen: EntityScreen });
    await differ().click();
    const row = entityPanel().getByRole('row', { name: /Pier 39/ });
    await expect.poll(() => row.element().textContent).toContain('Name: To Go to Pick-upPoint of sale: Yes to No');
    await expectAccessible();
    await entityPanel().getByRole('button', { name: 'Use the value of Pier 39' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name of to go' })).toHaveValue('Pick-up');
    await expect.element(page.getByText('2 changes', { exact: true })).toBeVisible();
  });

  test('are none once all are reset: the button goes', async () => {
    await renderScreen({ path: '/x', screen: EntityScreen });
    await differ().click();
    await entityPanel().getByRole('checkbox').first().click();
    await entityPanel().getByRole('button', { name: 'Reset 2 stores' }).click();
    const question = page.getByRole('dialog', { name: 'Reset To go?' });
    await question.getByRole('button', { name: 'Reset 2 stores' }).click();
    await expect.element(page.getByText('2 stores inherit it again.')).toBeVisible();
    await expect.element(differ()).not.toBeInTheDocument();
  });
});
