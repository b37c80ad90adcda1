import { findByPath, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { withValue } from '../../../editing/document/path-value.ts';
import { useListSelection } from '../../../editing/list/list-selection.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildEditorSession } from '../../../testing/build-session.ts';
import { chooseOfRow, openRow, pick, rowOf, saveTo, undo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { buildMenuBlob, serveMenu } from '../../../testing/servers/menu-server.ts';
import { json, SettingsServer } from '../../../testing/servers/settings-server.ts';
import { PosDesignPage } from './pos-design-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/posDesign';

beforeEach(() => {
  server = new SettingsServer().install();
});

const saved = (...at: Path) => findByPath(server.base, ['posDesign', ...at]);
const part = (name: string) => page.getByRole('group', { name, exact: true });
const preview = () => page.getByRole('img', { name: /^Point of sale preview/ });

describe('in both themes', () => {
  test('PD-01 KR-04 the page has no accessibility problem', async () => {
    await renderScreen({ path, screen: PosDesignPage, at: 'pier-39' });
    await openRow('Dark Theme');
    await expect.element(page.getByText('Point of sale preview · Dark Theme')).toBeVisible();
    await page.getByRole('button', { name: 'Choose the color: Text' }).first().click();
    await expect.element(page.getByRole('slider', { name: 'Hue' })).toBeVisible();
    await expectAccessible();
  });

  test('PD-01 nor on a phone', async () => {
    await page.viewport(360, 800);
    await renderScreen({ path, screen: PosDesignPage });
    await openRow('Light Theme');
    await expect.element(page.getByRole('dialog').getByRole('group', { name: 'Highlights' })).toBeInTheDocument();
    await expectAccessible();
  });
});

describe('themes', () => {
  test('PD-01 the page begins with the theme on terminals: drawn, and in the form beside it', async () => {
    useListSelection.setState({ list: null, id: null });
    server.put(['posDesign', 'activeTheme'], 'DARK');
    await renderScreen({ path, screen: PosDesignPage });
    await expect.element(page.getByText('Point of sale preview · Dark Theme')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Dark Theme');
  });

  test('PD-04 a color is typed, drawn at once, saved, read again', async () => {
    await renderScreen({ path, screen: PosDesignPage });
    await openRow('Light Theme');
    await part('Main buttons').getByLabelText('Fill', { exact: true }).fill('7a1f3d');
    await expect.poll(() => drawn('--primary-on')).toBe('#7A1F3D');
    await saveTo(server);
    expect(saved('themes', { id: 'LIGHT' }, 'primaryBackground')).toBe('#7A1F3D');
    await cleanup();
    await renderScreen({ path, screen: PosDesignPage });
    await expect.poll(() => drawn('--primary-on')).toBe('#7A1F3D');
    await openRow('Light Theme');
    await page.getByRole('button', { name: 'Reset to its original colors' }).click();
    await expect.poll(() => drawn('--primary-on')).toBe('#1F5FA8');
  });

  test('KB-01 KB-02 a color is picked from the preset ones', async () => {
    await renderScreen({ path, screen: PosDesignPage });
    await openRow('Light Theme');
    await part('Buttons').getByRole('button', { name: 'Choose the color: Fill' }).click();
    await page.getByRole('button', { name: 'Use #9B2C2C' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(part('Buttons').getByLabelText('Fill', { exact: true })).toHaveValue('#9B2C2C');
    await expect
      .element(
        part('Buttons')
          .getByText(/hard to read/)
          .first(),
      )
      .toBeVisible();
  });

  test('PD-04 what is no color is refused as it is typed, and nothing of the theme is lost', async () => {
    await renderScreen({ path, screen: PosDesignPage });
    await openRow('Light Theme');
    await part('Fields').getByLabelText('Text', { exact: true }).fill('blue');
    await expect.element(page.getByText('Enter a color as # and six digits, such as #1F5FA8.')).toBeVisible();
    expect(drawn('--input')).toBe('#17212B');
  });

  test('PD-05 PD-06 the built-in themes stay, and keep their names', async () => {
    await renderScreen({ path, screen: PosDesignPage });
    await openRow('Dark Theme');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    await page.getByRole('button', { name: 'More about Dark Theme' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Remove' })).not.toBeInTheDocument();
  });

  test('PD-07 a copy gets a number, and so does a name that is taken once it is left', async () => {
    await renderScreen({ path, screen: PosDesignPage });
    await chooseOfRow('Dark Theme', 'Duplicate');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Dark Theme (2)');
    await page.getByRole('textbox', { name: 'Name' }).fill('light theme');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('light theme (2)');
    await saveTo(server);
    expect(names()).toEqual(['Light Theme', 'Dark Theme', 'light theme (2)']);
  });

  test('PD-03 PD-05 the theme on terminals is chosen; removing it shows the Light Theme, and undo brings both back', async () => {
    await renderScreen({ path, screen: PosDesignPage });
    await page.getByRole('button', { name: 'Add a theme' }).click();
    await pick('Theme', 'New theme');
    await pick('New items appear at the', 'Bottom of the ticket');
    await chooseOfRow('New theme', 'Remove');
    await expect.element(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('Light Theme');
    await undo();
    await expect.element(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('New theme');
    await saveTo(server);
    expect(saved('virtualTicket', 'addItemsTo')).toBe('BOTTOM');
    expect(saved('activeTheme')).not.toBe('LIGHT');
  });

  test('PD-04 OV-06 a location has a color of its own: marked, sent without the others, reviewed, reverted', async () => {
    await renderScreen({ path, screen: PosDesignPage, at: 'pier-39' });
    await openRow('Dark Theme');
    await part('Highlights').getByLabelText('Fill', { exact: true }).fill('#FFFFFF');
    await expect.element(rowOf('Dark Theme').getByRole('button', { name: /Here/ })).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Highlights, fill:')).toBeVisible();
    await saveTo(server, 'pier-39');
    expect(server.saves('pier-39')[0]).toMatchObject({
      changes: [{ path: ['posDesign', 'themes', { id: 'DARK' }, 'highlightBackground'], to: '#FFFFFF' }],
    });
    await openRow('Dark Theme');
    await part('Highlights').getByRole('button', { name: /Here/ }).click();
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await userEvent.keyboard('{Escape}');
    await saveTo(server, 'pier-39', 2);
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
  });

  test('PD-04 a theme of the group shows the group’s mark at its locations', async () => {
    server.saveAs('Luis', 'bay-area', (document) =>
      withValue(document, ['posDesign', 'themes', { id: 'LIGHT' }, 'mainColor'], '#000000'),
    );
    await renderScreen({ path, screen: PosDesignPage, at: 'pier-39' });
    await expect.element(rowOf('Light Theme').getByRole('button', { name: /Bay Area/ })).toBeVisible();
  });
});

test('PD-01 the point of sale shows the menu of the company: what it sells, with its prices', async () => {
  const menu = buildMenuBlob();
  const items = menu.items.map((item) =>
    item.id === 'clam' ? { ...item, availability: { ...item.availability, pos: false } } : item,
  );
  serveMenu(server, { ...menu, items });
  const session = buildEditorSession({
    userId: crypto.randomUUID(),
    enabledFeatures: ['accessConfigurationOptions', 'manageMenus'],
  });
  await renderScreen({ path, screen: PosDesignPage, session });
  await expect.element(preview().getByText('Harbor Supreme').first()).toBeVisible();
  await expect.element(preview().getByText('Cola').first()).toBeVisible();
  await expect.element(preview().getByText('$10.99')).toBeVisible();
  expect(preview().element().textContent).not.toMatch(/Garden Pizza|Clam/);
});

test('PD-04 images toward the guest are chosen, put in order, taken out, saved', async () => {
  const image = { width: 800, height: 600, bytes: 9000, uploadedBy: 'Dana', uploadedAt: '2026-11-20T17:31:00.000Z' };
  const library = [
    { ...image, id: 'img_pier', name: 'The pier' },
    { ...image, id: 'img_oven', name: 'The oven' },
  ];
  server.answers.push({ match: 'GET /api/menus/images/harbor', answer: () => json(library) });
  await renderScreen({ path, screen: PosDesignPage });
  await openRow('Dark Theme');
  for (const name of ['The pier', 'The oven']) {
    await page.getByRole('button', { name: /Add an image$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
  }
  await page.getByRole('button', { name: 'Show The oven earlier' }).click();
  await saveTo(server);
  const images = () => saved('themes', { id: 'DARK' }, 'rearDisplayCarouselImagesImageUrls');
  expect(images()).toEqual(['img_oven', 'img_pier']);
  await page.getByRole('button', { name: 'Remove The oven' }).click();
  await saveTo(server, null, 2);
  expect(images()).toEqual(['img_pier']);
});

test('PD-02 a custom color is added, named, offered in the picker and drawn', async () => {
  await renderScreen({ path, screen: PosDesignPage });
  await page.getByRole('button', { name: 'Add a color' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Sea');
  await page.getByRole('textbox', { name: 'Color', exact: true }).fill('#0A6E8A');
  await openRow('Light Theme');
  await part('Screen').getByRole('button', { name: 'Choose the color: Fill' }).click();
  await expect.element(page.getByRole('button', { name: 'Use #0A6E8A' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await saveTo(server);
  expect(saved('colors')).toMatchObject([{ name: 'Sea', color: '#0A6E8A' }]);
});

function drawn(name: string): string {
  return getComputedStyle(preview().element()).getPropertyValue(name);
}

function names() {
  const themes = saved('themes');
  return Array.isArray(themes) ? themes.map(({ name }) => name) : [];
}
