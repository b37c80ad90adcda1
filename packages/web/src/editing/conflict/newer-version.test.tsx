import { findByPath } from '@servery/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { pressSwitch, saveTo } from '../../testing/editing.ts';
import { renderScreen } from '../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../testing/servers/settings-server.ts';
import { withValue } from '../document/path-value.ts';
import { DocumentSwitch } from '../fields/document-fields.tsx';
import { EditorPage } from '../page/editor-page.tsx';
import { SettingsEditor } from '../page/settings-editor.tsx';

const deposit = ['cashManagement', 'autoDepositCreditBatch'];
const lead = ['deferredOrders', 'leadTime'];
const realNow = Date.now;
let server: SettingsServer;

beforeEach(() => {
  server = new SettingsServer().install();
  server.put(deposit, false);
});

const Cash = () => (
  <SettingsEditor>
    <EditorPage title="Cash" sections={['cashManagement']}>
      <DocumentSwitch path={deposit} label="Deposit" />
    </EditorPage>
  </SettingsEditor>
);

async function openWithDraft(at: string | null): Promise<void> {
  await renderScreen({ path: '/x', screen: Cash, at });
  await pressSwitch('Deposit');
  await expect.element(page.getByRole('switch', { name: 'Deposit' })).toBeChecked();
}

/** The person comes back to the window after a while. */
function comeBack(): void {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 31_000);
  window.dispatchEvent(new FocusEvent('focus'));
}

const notice = (version: number) =>
  page.getByRole('region', { name: `Luis Ferreira saved version ${version} while you were editing.` });

test.each([
  ['the company', null],
  ['a location', 'pier-39'],
])('VR-14 who edits %s is shown what somebody else saved before saving, and adds it to the draft', async (_, at) => {
  if (at) server.saveAs('Priya Shah', at, (document) => withValue(document, ['hours', 'startOfWeek'], 4));
  await openWithDraft(at);
  server.saveAs('Luis Ferreira', at, (document) => withValue(document, lead, 60));
  comeBack();
  await expect.element(notice(2)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Show their changes' }).click();
  await expect.element(notice(2).getByText('1 min')).toBeVisible();
  await page.getByRole('button', { name: 'Add their changes' }).click();
  await expect.poll(() => notice(2).query()).toBeNull();
  await expect.element(page.getByRole('switch', { name: 'Deposit' })).toBeChecked();
  await saveTo(server, at);
  const saved = at === null ? server.base : server.overrides.get(at)?.changes;
  expect(JSON.stringify(saved)).toContain('autoDepositCreditBatch');
  if (at === null) expect(findByPath(server.base, lead)).toBe(60);
  else expect(server.overrides.get(at)?.changes).toHaveLength(3);
});

test('VR-14 a save that kept somebody else’s changes leads to the history', async () => {
  await openWithDraft(null);
  server.saveAs('Luis Ferreira', null, (document) => withValue(document, lead, 60));
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect.element(page.getByText(/Newer changes by Luis Ferreira were kept/)).toBeVisible();
  await page.getByRole('button', { name: 'Show history' }).click();
  await expect.element(page.getByRole('button', { name: 'Compare with now: version 2' })).toBeVisible();
});

test('VR-14 who else has unsaved changes is named while one edits, and informed that one edits too', async () => {
  const since = '2026-11-20T17:41:00.000Z';
  server.others = [{ userId: 'u2', name: 'Luis Ferreira', since, place: null }];
  await openWithDraft('pier-39');
  await expect.element(page.getByText('Luis Ferreira is editing this too')).toBeVisible();
  const said = () => server.sent('POST', '/editing').map(({ body }) => body);
  const own = { documentId: expect.any(String), tenantId: 'pier-39' };
  await expect.poll(said).toEqual([
    { ...own, isEditing: false },
    { ...own, isEditing: true, place: ['cashManagement'] },
  ]);
  await expectAccessible();
  server.others = [...server.others, { userId: 'u3', name: 'Priya Shah', since, place: null }];
  comeBack();
  await expect.element(page.getByText('Luis Ferreira and 1 other are editing this too')).toBeVisible();
  server.others = [];
  await page.getByRole('switch', { name: 'Deposit' }).click();
  await expect.element(page.getByText(/editing this too/)).not.toBeInTheDocument();
});

test('VR-15 SH-27 a value that both changed is asked about; not now leaves the draft and the notice', async () => {
  server.put(deposit, null);
  await openWithDraft(null);
  server.saveAs('Luis Ferreira', null, (document) => withValue(document, deposit, false));
  comeBack();
  await page.getByRole('button', { name: 'Add their changes' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('radio', { name: /^Yours.*Yes/ })).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: /^Theirs.*No/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect.element(notice(2)).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Deposit' })).toBeChecked();
  await page.getByRole('button', { name: 'Add their changes' }).click();
  await dialog.getByRole('radio', { name: /Theirs/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('switch', { name: 'Deposit' })).not.toBeChecked();
  await expect.poll(() => notice(2).query()).toBeNull();
});

test('a draft that is discarded shows what the other one saved', async () => {
  await openWithDraft(null);
  server.saveAs('Luis Ferreira', null, (document) => withValue(document, lead, 60));
  comeBack();
  await expect.element(notice(2)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => notice(2).query()).toBeNull();
  await expect.element(page.getByText('Version 2')).toBeInTheDocument();
  await pressSwitch('Deposit');
  await saveTo(server);
  await expect.poll(() => findByPath(server.base, lead)).toBe(60);
});

test('nothing is asked of the server more often than every 30 seconds, and only while the person is active', async () => {
  await openWithDraft(null);
  const asked = () => server.sent('GET', '/api/blobs/settings/company/').length;
  const before = asked();
  window.dispatchEvent(new FocusEvent('focus'));
  comeBack();
  await expect.poll(asked).toBe(before + 1);
  window.dispatchEvent(new FocusEvent('focus'));
  window.dispatchEvent(new PointerEvent('pointerdown'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked()).toBe(before + 1);
});

describe('what others do while one edits', () => {
  const luis = { userId: 'u2', name: 'Luis Ferreira', since: '2026-11-20T17:41:00.000Z', place: null };
  const deposited = () => page.getByRole('switch', { name: 'Deposit' });

  beforeEach(() => {
    server.isWatched = true;
  });

  test.each([
    ['the company', null],
    ['a location', 'pier-39'],
  ])('VR-14 at %s a save arrives by itself, and the draft goes on top of it', async (_, at) => {
    if (at) server.saveAs('Priya Shah', at, (document) => withValue(document, ['hours', 'startOfWeek'], 4));
    await openWithDraft(at);
    server.saveAs('Luis Ferreira', at, (document) => withValue(document, lead, 60));
    await expect
      .element(page.getByText('Luis Ferreira saved changes to this. They are part of your draft now.'))
      .toBeVisible();
    await expect.element(deposited()).toBeChecked();
    expect(notice(2).query()).toBeNull();
    await saveTo(server, at);
    expect(server.saves(at).at(-1)).toMatchObject({ baseVersion: 2, changes: [{ path: deposit }] });
  });

  test('VR-14 without a draft what was saved is shown, and nothing is said', async () => {
    await renderScreen({ path: '/x', screen: Cash, at: null });
    await expect.element(deposited()).not.toBeChecked();
    server.saveAs('Luis Ferreira', null, (document) => withValue(document, deposit, true));
    await expect.element(deposited()).toBeChecked();
    expect(page.getByText(/saved changes to this/).elements()).toEqual([]);
  });

  test('OV-13 a save of the company arrives at a location', async () => {
    await openWithDraft('pier-39');
    server.saveAs('Luis Ferreira', null, (document) => withValue(document, lead, 60));
    await expect.poll(() => server.sent('GET', '/location/pier-39').length).toBe(2);
    await expect.element(deposited()).toBeChecked();
    await saveTo(server, 'pier-39');
    expect(server.overrides.get('pier-39')?.changes).toHaveLength(1);
  });

  test('VR-15 a place that both changed is asked about, and what else others save goes on arriving', async () => {
    server.put(deposit, null);
    await openWithDraft(null);
    server.saveAs('Luis Ferreira', null, (document) => withValue(document, deposit, false));
    await expect.element(notice(2)).toBeVisible();
    await expect.element(deposited()).toBeChecked();
    server.saveAs('Luis Ferreira', null, (document) => withValue(document, lead, 60));
    await expect.element(notice(3)).toBeVisible();
  });

  test('what was typed before a save arrived can still be undone after it', async () => {
    await openWithDraft(null);
    server.saveAs('Luis Ferreira', null, (document) => withValue(document, lead, 60));
    await expect.element(page.getByText('Version 2')).toBeInTheDocument();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.element(deposited()).not.toBeChecked();
  });

  test('VR-14 people who begin and end to edit are named at once', async () => {
    await openWithDraft('pier-39');
    server.nowEditing([luis]);
    await expect.element(page.getByText('Luis Ferreira is editing this too')).toBeVisible();
    server.nowEditing([{ ...luis, place: ['hours'] }]);
    await expect.element(page.getByText('Luis Ferreira is editing Hours')).toBeVisible();
    server.nowEditing([]);
    await expect.element(page.getByText(/editing this too/)).not.toBeInTheDocument();
  });
});
