import {
  findByPath,
  newCategorySettings,
  newInclusions,
  newItemSettings,
  newOnlineCategory,
  type Path,
} from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { withValue } from '../../../editing/document/path-value.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildEditorSession } from '../../../testing/build-session.ts';
import { pick, pressSwitch, saveTo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { buildMenuBlob, serveMenu } from '../../../testing/servers/menu-server.ts';
import { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { KioskDesignPage } from './kiosk-design-page.tsx';

let server: SettingsServer;
const path = '/kiosk/design';

beforeEach(() => {
  server = new SettingsServer().install();
});

const onlineCategories = [newOnlineCategory({ id: 'web', name: 'Our pizzas', categoryIds: ['signature'] })];
const saved = (...at: Path) => findByPath(server.base, ['kioskDesign', ...at]);
const kiosk = () => page.getByRole('img', { name: /^The kiosk/ });
const drawn = (name: string) => getComputedStyle(kiosk().element()).getPropertyValue(name);

describe('in both themes', () => {
  test('KI-01 KR-20 the page has no accessibility problem', async () => {
    await renderScreen({ path, screen: KioskDesignPage, at: 'pier-39' });
    await expect.element(kiosk()).toBeVisible();
    await expectAccessible();
  });

  test('KI-01 nor on a phone, where the preview opens over the page', async () => {
    await page.viewport(360, 800);
    await renderScreen({ path, screen: KioskDesignPage });
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect.element(page.getByRole('dialog').getByRole('img', { name: /^The kiosk/ })).toBeVisible();
    await expectAccessible();
  });
});

test('KI-01 the kiosk shows the menu of the company: what it sells, with its least prices', async () => {
  serveMenu(server, buildMenuBlob({ onlineCategories }));
  const session = buildEditorSession({
    userId: crypto.randomUUID(),
    enabledFeatures: ['accessConfigurationOptions', 'manageMenus'],
  });
  await renderScreen({ path, screen: KioskDesignPage, session });
  await expect.element(kiosk().getByText('Our pizzas')).toBeVisible();
  await expect.element(kiosk().getByText('Harbor Supreme')).toBeVisible();
  await expect.element(kiosk().getByText('from $10.99').first()).toBeVisible();
});

test('KI-02 an item being ordered is drawn with what each choice adds, and what it suggests', async () => {
  const menu = buildMenuBlob({ onlineCategories });
  const [supreme] = menu.items;
  const suggestions = { categories: [], items: [{ id: 'cola', selected: true, order: 0 }] };
  const itemsSettings = [newItemSettings('pepperoni'), newItemSettings('bacon', { included: false })];
  const inclusions = newInclusions({ categoriesSettings: [newCategorySettings('meat')], itemsSettings });
  const items = menu.items.map((item) => (item === supreme ? { ...item, suggestions, inclusions } : item));
  const [pepperoni, bacon] = menu.modifiers.items;
  const modifiers = [pepperoni, bacon].flatMap((one) => (one ? [{ ...one, pricing: pepperoni?.pricing ?? [] }] : []));
  serveMenu(server, { ...menu, items, modifiers: { ...menu.modifiers, items: modifiers } });
  const session = buildEditorSession({
    userId: crypto.randomUUID(),
    enabledFeatures: ['accessConfigurationOptions', 'manageMenus'],
  });
  await renderScreen({ path, screen: KioskDesignPage, session });
  await page.getByRole('radiogroup').getByText('Item', { exact: true }).click();
  await expect.element(kiosk().getByText('Pepperoni', { exact: true })).toBeVisible();
  await expect.element(kiosk().getByText('Bacon+$1.25')).toBeVisible();
  await expect.element(kiosk().getByText(/Goes well with: .*Cola/)).toBeVisible();
});

test('KI-02 the looks are changed, drawn at once, saved, read again', async () => {
  await renderScreen({ path, screen: KioskDesignPage });
  await page.getByRole('textbox', { name: 'Tiles', exact: true }).fill('#FFD75E');
  await pick('Tile size', 'Large, two in a row');
  await expect.poll(() => drawn('--tile')).toBe('#FFD75E');
  await expect.poll(() => drawn('--columns')).toBe('2');
  await page.getByLabelText('Headline').fill('Ahoy!');
  await expect.element(kiosk().getByText('Ahoy!')).toBeVisible();
  await saveTo(server);
  expect(saved('appearance')).toMatchObject({ tileColor: '#FFD75E', tileSize: 'LARGE', attractTitle: 'Ahoy!' });
  await cleanup();
  await renderScreen({ path, screen: KioskDesignPage });
  await expect.element(page.getByLabelText('Headline')).toHaveValue('Ahoy!');
});

test('KI-02 how an item is changed is drawn, and a missing question is refused by name', async () => {
  await renderScreen({ path, screen: KioskDesignPage });
  await pressSwitch('Guests can add instructions');
  await page.getByLabelText('Question above the instructions').fill('');
  await expect.element(page.getByText('Enter a question for the instructions field.')).toBeVisible();
  await page.getByLabelText('Question above the instructions').fill('Allergies?');
  await expect.element(kiosk().getByText('Allergies?')).toBeVisible();
  await pick('Modifiers', 'Collapsible headings');
  await saveTo(server);
  expect(saved('itemCustomization')).toMatchObject({
    allowInstructions: true,
    instructionsLabel: 'Allergies?',
    modifierLayout: 'COLLAPSIBLE_SECTION_HEADINGS',
  });
});

test('KI-02 colors that are hard to read are said so, and may be saved', async () => {
  await renderScreen({ path, screen: KioskDesignPage });
  await page.getByRole('textbox', { name: 'Text on tiles', exact: true }).fill('#EEEEEE');
  await expect.element(page.getByText(/hard to read$/)).toBeVisible();
  await saveTo(server);
  expect(saved('appearance', 'tileTextColor')).toBe('#EEEEEE');
});

test('KI-02 OV-06 a location differs; its section goes back to what the group says', async () => {
  server.saveAs('Luis', 'bay-area', (document) =>
    withValue(document, ['kioskDesign', 'appearance', 'attractButton'], 'Begin'),
  );
  await renderScreen({ path, screen: KioskDesignPage, at: 'pier-39' });
  await expect.element(page.getByLabelText('Button label')).toHaveValue('Begin');
  await expect.element(page.getByRole('button', { name: /^Bay Area/ })).toBeVisible();
  await page.getByLabelText('Button label').fill('Start');
  await saveTo(server, 'pier-39');
  expect(server.overrides.get('pier-39')?.changes).toMatchObject([
    { path: ['kioskDesign', 'appearance', 'attractButton'], to: 'Start' },
  ]);
  await page.getByRole('button', { name: 'Revert section Attract screen' }).click();
  await page.getByRole('menuitem', { name: 'Revert to inherited' }).click();
  await expect.element(page.getByLabelText('Button label')).toHaveValue('Begin');
  await saveTo(server, 'pier-39', 2);
  expect(server.overrides.get('pier-39')?.changes).toEqual([]);
});

test('ST-13 while more than six changes are asked about, no key changes what would be saved', async () => {
  await renderScreen({ path, screen: KioskDesignPage });
  const colors = ['Screen', 'Text', 'Buttons', 'Text on buttons', 'Tiles', 'Text on tiles'];
  for (const name of colors) await page.getByRole('textbox', { name, exact: true }).fill('#123456');
  await page.getByLabelText('Headline').fill('Ahoy!');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText(/You are attempting to save 7 changes/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).hover();
  for (const key of ['z', 'z', 's']) await userEvent.keyboard(`{Control>}${key}{/Control}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => saved('appearance')).toMatchObject({ attractTitle: 'Ahoy!', tileTextColor: '#123456' });
  expect(server.saves(null)).toHaveLength(1);
});
