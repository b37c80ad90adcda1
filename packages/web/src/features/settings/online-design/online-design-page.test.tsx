import { findByPath, newOnlineCategory, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withValue } from '../../../editing/document/path-value.ts';
import { rememberLicenses } from '../../../session/licenses.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildEditorSession, buildTenant, type SessionOverrides } from '../../../testing/build-session.ts';
import { pick, pressSwitch, saveTo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { buildMenuBlob, serveMenu } from '../../../testing/servers/menu-server.ts';
import { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { OnlineDesignPage } from './online-design-page.tsx';
import { showPart } from './preview/shown-part.ts';

let server: SettingsServer;
const path = '/locationSettings/onlineDesign';
const licences = { online: true, delivery: false, tableService: false };
const timezone = 'America/Los_Angeles';
const accessibleTenants = [
  buildTenant({ id: 'bay-area', name: 'Bay Area', type: 'GROUP', timezone }),
  buildTenant({ id: 'pier-39', name: 'Pier 39', groupId: 'bay-area', timezone, licences }),
  buildTenant({ id: 'seaport', name: 'Seaport', timezone, licences: { ...licences, online: false } }),
];
const everything = ['accessConfigurationOptions', 'manageOnline', 'setCustomCss'];

beforeEach(() => {
  showPart('MENU');
  server = new SettingsServer().install();
});

async function open(at: string | null = null, given: SessionOverrides = {}) {
  const session = buildEditorSession({
    userId: crypto.randomUUID(),
    accessibleTenants,
    enabledFeatures: everything,
    ...given,
  });
  rememberLicenses(session);
  await renderScreen({ path, screen: OnlineDesignPage, at, session });
}

const saved = (...at: Path) => findByPath(server.base, ['onlineDesign', ...at]);

/** The page inside the preview. */
function shop(): Document {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Preview of the online shop"]');
  if (!frame?.contentDocument) throw new Error('The preview is not there yet.');
  return frame.contentDocument;
}

function worn(selector: string, property: string): string {
  const found = shop().querySelector(selector);
  return found && shop().defaultView
    ? (shop().defaultView?.getComputedStyle(found).getPropertyValue(property) ?? '')
    : '';
}

describe('in both themes', () => {
  test('OD-01 KR-03 the page has no accessibility problem', async () => {
    server.put(['onlineDesign', 'designStyle'], 'CLASSIC');
    server.put(['onlineDesign', 'firstTimePopUp', 'enabled'], true);
    await open('pier-39', {});
    await page.getByRole('button', { name: 'Add a link: Links in the footer' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Custom CSS' })).toBeInTheDocument();
    await expectAccessible();
  });

  test('OD-01 nor on a phone, where the preview opens over the page', async () => {
    await page.viewport(360, 800);
    await open(null, {});
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect.element(page.getByRole('dialog').getByTitle('Preview of the online shop')).toBeInTheDocument();
    await expectAccessible();
  });
});

describe('where it is offered', () => {
  test('OD-03 a location that takes no orders online has no online design', async () => {
    await open('seaport');
    await expect.element(page.getByText('Seaport takes no orders online')).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  test('OD-03 one that does has it', async () => {
    await open('pier-39');
    await expect.element(page.getByRole('heading', { name: 'Style' })).toBeVisible();
  });
});

describe('the menu of the preview', () => {
  const blob = buildMenuBlob({
    onlineCategories: [
      newOnlineCategory({ id: 'web', name: 'Our pizzas', categoryIds: ['signature'] }),
      newOnlineCategory({ id: 'off', name: 'Secret', visible: false, categoryIds: ['soft'] }),
    ],
  });

  test('OD-01 is the menu of the company: what is sold online, with its least price', async () => {
    serveMenu(server, blob);
    await open(null, { enabledFeatures: [...everything, 'manageMenus'] });
    await expect.poll(() => shop().body.textContent).toContain('Our pizzas');
    expect(shop().body.textContent).toContain('Harbor Supreme');
    expect(shop().body.textContent).toContain('from $10.99');
    expect(shop().body.textContent).not.toMatch(/Secret|Cola|Noodle/);
    showPart('ITEM');
    await expect.poll(() => shop().body.textContent).toContain('Pepperoni');
  });

  test('OD-01 who may not read menus sees an example', async () => {
    await open();
    await expect.poll(() => shop().body.textContent).toContain('Sesame Noodle Bowl');
    expect(server.sent('GET', '/api/menus/company')).toEqual([]);
  });
});

describe('style', () => {
  test('OD-09 OD-15 OD-16 style, font and buttons are chosen, drawn at once, saved', async () => {
    await open();
    await expect.element(page.getByRole('combobox', { name: 'Style' })).toHaveValue('Modern');
    await pick('Font', 'Merriweather');
    await pick('Buttons', 'Shadow, Rectangle');
    await expect.poll(() => worn('.shop', '--body-font')).toContain('Merriweather');
    await expect.poll(() => worn('.shop-button', 'box-shadow')).not.toBe('none');
    await saveTo(server);
    expect(saved()).toMatchObject({ modernFont: 'Merriweather', buttonStyle: 'SHADOW_RECTANGLE' });
  });

  test('OD-22 OD-23 a palette is chosen, made a custom one, recolored, and taken back in one step each', async () => {
    await open();
    await pick('Style', 'Classic');
    const midnight = page.getByRole('radio', { name: 'Midnight: five colors' });
    midnight.element().closest('label')?.click();
    await expect.poll(() => worn('.shop', '--page')).toBe('#101722');
    await page.getByRole('button', { name: 'Copy to customize' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Palette name' })).toHaveValue('Midnight (2)');
    await page.getByRole('textbox', { name: 'Prices and links', exact: true }).fill('#FFFFFF');
    await expect.poll(() => worn('.shop', '--accent')).toBe('#FFFFFF');
    await saveTo(server);
    expect(saved('colorPalette')).toMatchObject({ accent: '#FFFFFF', background: '#101722' });
    expect(saved('customColorPalettes')).toMatchObject([{ name: 'Midnight (2)', accent: '#FFFFFF' }]);
    await page.getByRole('button', { name: 'Remove this palette' }).click();
    await expect.poll(() => worn('.shop', '--page')).toBe('#FFFFFF');
  });

  test('OD-05 a font that is no longer there becomes the first one, and that is reported', async () => {
    server.put(['onlineDesign', 'modernFont'], 'Comic Neue');
    await open();
    await expect
      .element(page.getByText('The font Comic Neue is not in the list. Inter is used instead.'))
      .toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Font', exact: true })).toHaveValue('Inter');
  });
});

describe('levels', () => {
  test('OD-06 OV-06 a location differs, and reverts one section without the other', async () => {
    await open('pier-39');
    await pick('Buttons', 'Border, Rounded');
    await page.getByLabelText('Hint for order comments').fill('Ring twice.');
    await page.getByRole('button', { name: 'Revert section Style' }).click();
    await page.getByRole('menuitem', { name: 'Revert to inherited' }).click();
    await expect.element(page.getByRole('combobox', { name: 'Buttons' })).toHaveValue('Simple, Rounded');
    await expect.element(page.getByRole('button', { name: 'Revert section Style' })).not.toBeInTheDocument();
    await saveTo(server, 'pier-39');
    expect(server.overrides.get('pier-39')?.changes).toMatchObject([
      { path: ['onlineDesign', 'orderMessage'], to: 'Ring twice.' },
    ]);
    await page.getByRole('button', { name: 'Revert section Messages' }).click();
    await page.getByRole('menuitem', { name: 'Revert to inherited' }).click();
    await saveTo(server, 'pier-39', 2);
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
  });

  test('OD-06 a company goes back to what was last loaded', async () => {
    await open();
    await page.getByLabelText('Hint for item comments').fill('No onions?');
    await page.getByRole('button', { name: 'Revert section Messages' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Revert to inherited' })).not.toBeInTheDocument();
    await page.getByRole('menuitem', { name: 'Revert to last loaded' }).click();
    await expect
      .element(page.getByLabelText('Hint for item comments'))
      .toHaveValue('Any comments? Please order additional items through the menu.');
  });

  test('OD-02 what the group says shows the group’s mark', async () => {
    server.saveAs('Luis', 'bay-area', (document) =>
      withValue(document, ['onlineDesign', 'footer', 'text'], 'Bay Area kitchens'),
    );
    await open('pier-39');
    await expect.element(page.getByLabelText('Text in the footer')).toHaveValue('Bay Area kitchens');
    await expect.element(page.getByRole('button', { name: /^Bay Area/ }).first()).toBeVisible();
  });
});

describe('texts', () => {
  test('OD-24 OD-25 OD-26 a message is shown where guests read it', async () => {
    await open();
    await page.getByLabelText('Hint for order comments').fill('Gate code?');
    await expect.poll(() => shop().body.textContent).toContain('Gate code?');
    await expect.poll(() => shop().body.textContent).toContain('Thank you! Please check your email for your receipt.');
  });

  test('OD-02 the greeting is switched on, needs a title, and is drawn over the menu', async () => {
    await open();
    await pressSwitch('Greet first-time guests');
    await page.getByLabelText('Title', { exact: true }).fill('');
    await expect.element(page.getByText('The pop-up needs a title.')).toBeVisible();
    await page.getByLabelText('Title', { exact: true }).fill('Ahoy');
    await expect.poll(() => shop().querySelector('.shop-pop-up')?.textContent).toContain('Ahoy');
  });

  test('OD-18 the email is drawn in its template', async () => {
    await open();
    await pick('Email template', 'Black & White');
    await expect.poll(() => shop().querySelector('.shop-email')?.getAttribute('data-template')).toBe('BLACK_AND_WHITE');
    await pressSwitch('Send a receipt by email');
    await expect.poll(() => shop().body.textContent).toContain('No receipt is sent by email.');
  });

  test('T20 a link leads only to https, and is refused as it is typed', async () => {
    await open();
    await page.getByRole('button', { name: 'Add a link: Links in the header' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
    await expect.element(page.getByText(/^Enter an address that begins with https/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Address' }).fill('https://harbor.example/jobs');
    await saveTo(server);
    expect(saved('header', 'links')).toMatchObject([{ name: 'New link', url: 'https://harbor.example/jobs' }]);
    await page.getByRole('button', { name: 'Remove the link New link' }).click();
    await saveTo(server, null, 2);
    expect(saved('header', 'links')).toEqual([]);
  });
});

describe('items', () => {
  test('OD-10 OD-14 OD-17 OD-19 OD-20 OD-21 sizes, border and behavior are drawn and saved', async () => {
    await open();
    await pick('Item name size', 'x-small');
    await page.getByLabelText('Item card border').fill('4');
    await pick('Item cards', 'Picture above the text');
    await expect.poll(() => worn('.shop-item-name', 'font-size')).toBe('12px');
    await expect.poll(() => worn('.shop-item', 'border-top-width')).toBe('4px');
    await pick('Modifiers', 'Tabs');
    await pick('When a guest selects an item', 'Ask the guest');
    await saveTo(server);
    expect(saved()).toMatchObject({
      itemNameFontSize: 'x-small',
      itemBorderWidth: 4,
      itemOrientation: 'VERTICAL',
      modifierLayout: 'TABS',
      itemBehavior: 'ASK_USER',
    });
  });

  test('OD-14 a border of 5 is refused by name', async () => {
    await open();
    await page.getByLabelText('Item card border').fill('5');
    await expect.element(page.getByText('Enter a border width from 1 to 4 pixels.')).toBeVisible();
  });
});

describe('custom CSS', () => {
  const editor = () => page.getByRole('textbox', { name: 'Custom CSS' });

  test('T20 is drawn only in the shop, and saved', async () => {
    await open();
    await editor().click();
    await userEvent.keyboard('h1 {{ color: rgb(1, 2, 3) }');
    await expect.poll(() => worn('h1', 'color')).toBe('rgb(1, 2, 3)');
    const title = page.getByRole('heading', { name: 'Online Design' }).element();
    expect(getComputedStyle(title).color).not.toBe('rgb(1, 2, 3)');
    await saveTo(server);
    expect(saved('customCss')).toContain('rgb(1, 2, 3)');
  });

  test('T20 what reaches outside is refused with its line, and left out of the preview', async () => {
    server.put(['onlineDesign', 'customCss'], '.a { color: red }\n.b { position: fixed }');
    await open();
    await editor().click();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText(/^Line 2: Use only static/)).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Not saved yet.')).toBeVisible();
    expect(server.saves(null)).toHaveLength(0);
    expect(shop().documentElement.innerHTML).not.toContain('fixed');
  });

  test('T20 who may not set it sees it, and cannot change it', async () => {
    server.put(['onlineDesign', 'customCss'], '.a { color: red }');
    await open(null, { enabledFeatures: ['accessConfigurationOptions', 'manageOnline'] });
    await expect.element(page.getByText('Changing it needs the permission Set Custom CSS.')).toBeVisible();
    await expect.element(editor()).toHaveTextContent('.a { color: red }');
    await editor().click();
    await userEvent.keyboard('x');
    await expect.element(editor()).not.toHaveTextContent('x');
  });

  test('T20 no script runs in the preview', async () => {
    await open();
    const frame = page.getByTitle('Preview of the online shop');
    await expect.element(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await expect
      .poll(() => shop().querySelector('meta')?.getAttribute('content') ?? '')
      .toContain("default-src 'none'");
  });
});
