import { findByPath, locationSettingsSchema, newPrinter, newStation, withRoute } from '@servery/domain';
import { withheldSentence } from '@servery/words';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { pressSwitch, saveTo } from '../../testing/editing.ts';
import { renderScreen } from '../../testing/screens/render-screen.tsx';
import { jsonSchema } from '../../testing/servers/settings-bodies.ts';
import { SettingsServer } from '../../testing/servers/settings-server.ts';
import { withValue } from '../document/path-value.ts';
import { DocumentSwitch } from '../fields/document-fields.tsx';
import { useSettings } from '../kinds/location-settings-document.ts';
import { settingsWords } from '../words/settings-words.ts';
import { EditorPage } from './editor-page.tsx';
import { SettingsEditor } from './settings-editor.tsx';

const fee = ['creditAndGiftSettings', 'convenienceFee', 'amount'];
const routing = withRoute([], { station: 'bar', orderType: 2, channel: 'kitchenPrinting' }, ['grill']);
let server: SettingsServer;

beforeEach(() => {
  server = new SettingsServer().install();
  server.put(fee, '7.77');
  server.put(['stations'], [newStation({ id: 'bar', name: 'Bar' })]);
  server.put(['printing', 'printers'], [newPrinter({ id: 'grill', name: 'Grill' })]);
  server.put(['orderTypes', 'types', { id: 2 }, 'customName'], 'Carry out');
  server.put(['deferredOrders', 'printer'], 'grill');
  server.put(['printingRouting'], jsonSchema.parse(routing));
});

function Names() {
  const types = useSettings(({ orderTypes }) => orderTypes.types);
  const printers = useSettings(({ printing }) => printing.printers);
  return <p>{[...types.map(({ customName }) => customName), ...printers.map(({ name }) => name)].join(' ')}</p>;
}

const screenOf = (title: string, sections: readonly string[], path: readonly string[]) => () => (
  <SettingsEditor>
    <EditorPage title={title} sections={sections}>
      <DocumentSwitch path={path} label={title} />
      <Names />
    </EditorPage>
  </SettingsEditor>
);
const Cash = screenOf('Deposit', ['cashManagement'], ['cashManagement', 'autoDepositCreditBatch']);
const Cards = screenOf('Surcharge', ['creditAndGiftSettings'], ['creditAndGiftSettings', 'surcharge', 'enabled']);

const hardware = ['stations', 'displays', 'printing', 'printingRouting', 'cashManagement'];
const sections = Object.keys(locationSettingsSchema.shape).filter((field) => field !== 'entityType');
const ofOthers = sections.filter((field) => !hardware.includes(field));

test('NG-66 what a section beside them names is shown, nothing is cleaned up, and a save leaves the others out', async () => {
  server.withheld = ofOthers;
  const before = server.base;
  await renderScreen({ path: '/x', screen: Cash, session: { enabledFeatures: ['configureHardware'] } });
  await expect.element(page.getByText(/Carry out/)).toBeVisible();
  await pressSwitch('Deposit');
  await saveTo(server);
  expect(server.saves(null)).toHaveLength(1);
  await expect.poll(() => server.versions.at(-1)?.changes).toHaveLength(1);
  for (const section of ofOthers) expect(findByPath(server.base, [section])).toEqual(findByPath(before, [section]));
  expect(findByPath(server.base, ['printingRouting'])).toEqual(jsonSchema.parse(routing));
});

test('NG-66 the same at a location, whose changes there stay', async () => {
  server.saveAs('Ana', 'pier-39', (document) => withValue(document, fee, '8.88'));
  server.withheld = [...hardware, 'creditAndGiftSettings'];
  const Hours = screenOf('Same online', ['hours'], ['hours', 'onlineSameAsStore']);
  await renderScreen({ path: '/x', screen: Hours, at: 'pier-39' });
  await expect.element(page.getByText(/Grill/)).toBeVisible();
  await pressSwitch('Same online');
  await saveTo(server, 'pier-39');
  await expect.poll(() => server.overrides.get('pier-39')?.ver).toBe(2);
  expect(server.overrides.get('pier-39')?.changes).toContainEqual(expect.objectContaining({ path: fee, to: '8.88' }));
});

test('NG-66 a screen whose section is withheld at this level says so, and shows no default as if it were a value', async () => {
  server.withheld = ['creditAndGiftSettings'];
  await renderScreen({ path: '/x', screen: Cards });
  await expect.element(page.getByText(/None of your roles includes the permission for this screen/)).toBeVisible();
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
  await expectAccessible();
});

test('NG-66 the history counts the changes of a section that is withheld', async () => {
  server.saveAs('Ana', null, (document) => withValue(document, fee, '9.99'));
  server.withheld = ['creditAndGiftSettings'];
  await renderScreen({ path: '/x', screen: Cash });
  await page.getByRole('button', { name: 'History' }).click();
  await expect.element(page.getByText('Credit & Gift: 1 change that you do not have access to')).toBeVisible();
  await expect.element(page.getByText('9.99')).not.toBeInTheDocument();
});

test('every section has a name', () => {
  for (const section of sections)
    expect(withheldSentence(settingsWords, { section, changes: 2 })).toMatch(
      /^[A-Z].+: 2 changes that you do not have access to$/,
    );
});
