import { newOnlineCategory } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuListRoutes } from '../../../app/routes/menus/menu-list-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession, buildTenant, type SessionOverrides } from '../../../testing/build-session.ts';
import { chooseSegment, pressSwitch, undo } from '../../../testing/editing.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { buildMenuBlob, menuAnswers } from '../../../testing/servers/menu-server.ts';

const onlineCategories = [newOnlineCategory({ id: 'web', name: 'Our pizzas', categoryIds: ['signature'] })];
const base = buildMenuBlob({ onlineCategories });
const never = { limitDays: { enabled: true, days: [] } };
const menu = {
  ...base,
  items: base.items.map((item) =>
    item.id === 'clam' ? { ...item, availability: { ...item.availability, ...never } } : item,
  ),
};

async function open(document = menu, at = '', given: SessionOverrides = {}) {
  closeEditors();
  return renderApp({
    path: `/kiosk/menu${at}`,
    session: buildSession({
      userId: crypto.randomUUID(),
      enabledFeatures: ['manageMenus'],
      accessibleTenants: [buildTenant({ id: '101', name: 'Pier 39', kioskActive: true })],
      ...given,
    }),
    routes: [...menuListRoutes, ...menuItemsRoutes],
    answers: menuAnswers(document),
  });
}

beforeEach(() => page.viewport(1440, 900));

const kiosk = () => page.getByRole('group', { name: 'The kiosk with this menu' });
const row = (name: string) => page.getByRole('row', { name: new RegExp(`${name} on the kiosk`) });
const unfold = (name: string) => row(name).getByRole('button', { name: 'Show details' }).click();

describe('in both themes', () => {
  test.each([
    [1440, 900],
    [360, 800],
  ])('RT-104 KR-21 the screen has no accessibility problem at %i x %i', async (width, height) => {
    await page.viewport(width, height);
    await open();
    await unfold('Signature');
    await expect.element(page.getByRole('switch', { name: 'Harbor Supreme on the kiosk' })).toBeInTheDocument();
    await expectAccessible();
  });
});

test('RT-104 each category says how many of its items the kiosk shows now, and each item why not', async () => {
  await open();
  await expect.element(row('Signature').getByText('1 of 2')).toBeVisible();
  await expect.element(row('Soft drinks').getByText('0 of 1')).toBeVisible();
  await expect.element(page.getByText('On no page of the kiosk')).toBeVisible();
  await unfold('Signature');
  await expect.element(page.getByText('Fisherman’s Clam is not sold on this day.')).toBeVisible();
  await expect.element(page.getByText('No photo: the tile shows only the name.')).toBeVisible();
  await expect.element(kiosk().getByText('Harbor Supreme')).toBeVisible();
  await expect.element(kiosk().getByText('Fisherman’s Clam')).not.toBeInTheDocument();
  await expect.element(page.getByText(/as Pier 39 would show it at/)).toBeVisible();
});

test('RT-104 a search unfolds the category that holds a match; cleared, it folds what was folded before', async () => {
  await open();
  await unfold('Soft drinks');
  const search = page.getByRole('searchbox', { name: /^Search/ });
  const supreme = page.getByRole('switch', { name: 'Harbor Supreme on the kiosk' });
  await search.fill('SUPREME');
  await expect.element(supreme).toBeInTheDocument();
  await expect.element(page.getByRole('switch', { name: 'Fisherman’s Clam on the kiosk' })).not.toBeInTheDocument();
  await row('Signature').getByRole('button', { name: 'Hide details' }).click();
  await expect.element(supreme).not.toBeInTheDocument();
  await search.fill('suprem');
  await expect.element(supreme).toBeInTheDocument();
  await search.fill('');
  await expect.element(supreme).not.toBeInTheDocument();
  await expect.element(row('Signature').getByRole('button', { name: 'Show details' })).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Cola on the kiosk' })).toBeInTheDocument();
});

test('RT-104 of a long category some items are listed, the rest when asked for', async () => {
  const [supreme] = base.items;
  if (!supreme) throw new Error('no item');
  const more = Array.from({ length: 40 }, (_, at) => ({
    ...supreme,
    id: `more${at}`,
    info: { ...supreme.info, name: `Special ${at}` },
  }));
  await open({ ...base, items: [...base.items, ...more] });
  await unfold('Signature');
  const last = page.getByRole('switch', { name: 'Special 39 on the kiosk' });
  await expect.element(last).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Show \d+ more items$/ }).click();
  await expect.element(last).toBeInTheDocument();
});

test('RT-104 a switch is the kiosk channel of the item itself; the drawn kiosk and the review follow', async () => {
  await open(base);
  await unfold('Signature');
  await pressSwitch('Harbor Supreme on the kiosk');
  await expect.element(kiosk().getByText('Harbor Supreme')).not.toBeInTheDocument();
  await expect.element(page.getByText('Harbor Supreme is not sold on the kiosk.')).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.poll(() => page.getByRole('main').element().textContent).toContain('Kiosk: on to off');
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await undo();
  await expect.element(kiosk().getByText('Harbor Supreme')).toBeVisible();
});

test('RT-104 a category is taken off, several at once too, in one step of undo', async () => {
  await open(base);
  await pressSwitch('Signature on the kiosk');
  await expect.element(row('Signature').getByText('0 of 2')).toBeVisible();
  await undo();
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Take off the kiosk' }).click();
  await expect.element(row('Signature').getByText('0 of 2')).toBeVisible();
  await undo();
  await expect.element(row('Signature').getByText('2 of 2')).toBeVisible();
});

test('a kiosk with categories of its own shows these', async () => {
  const kioskCategories = [newOnlineCategory({ id: 'own', name: 'Thirsty?', categoryIds: ['soft'] })];
  await open({ ...base, kioskCategories });
  await expect.element(row('Soft drinks').getByText('1 of 1')).toBeVisible();
  await expect.element(kiosk().getByText('Thirsty?')).toBeVisible();
});

test('KR-21 what guests touch is measured in millimeters for the size of the kiosk', async () => {
  await open(base);
  const check = page.getByRole('region', { name: 'Touch targets' });
  await expect.element(check.getByText('Every touch target is at least 20 mm on a 32″ kiosk.')).toBeVisible();
  await expect.element(check.getByText(/^Category: 77\.\d × 40\.\d mm/)).toBeVisible();
  await expect.element(check.getByText(/^Item: \d/)).toBeVisible();
  await chooseSegment('Size of the kiosk', '15″');
  await expect.element(check.getByText('Smaller than 20 mm on a 15″ kiosk:')).toBeVisible();
  await expect.element(check.getByText(/^Category: 36\.\d × 19\.\d mm/)).toBeVisible();
  await expectAccessible();
});

test('KR-21 what is pressed on the drawn kiosk is selected in the list, whatever was searched for', async () => {
  await open(base);
  await page.getByRole('searchbox', { name: /^Search/ }).fill('cola');
  await expect.element(row('Signature')).not.toBeInTheDocument();
  await kiosk()
    .getByRole('button', { name: /^Harbor Supreme/ })
    .click();
  await expect.element(kiosk().getByRole('button', { name: /^Harbor Supreme/, pressed: true })).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: 'Harbor Supreme' });
  await expect.element(entry).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('switch', { name: 'Harbor Supreme on the kiosk' })).toBeInTheDocument();
  await expectAccessible();
});

test('KR-21 a category is pressed with the keyboard: its row unfolds, and the kiosk shows its tiles', async () => {
  const thirst = newOnlineCategory({ id: 'thirst', name: 'Thirsty?', categoryIds: ['soft'] });
  await open({ ...base, onlineCategories: [...onlineCategories, thirst] });
  const thirsty = kiosk().getByRole('button', { name: 'Thirsty?' });
  await expect.element(thirsty).toBeVisible();
  thirsty.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row('Soft drinks').getByRole('button', { name: 'Hide details' })).toBeVisible();
  await expect.element(kiosk().getByRole('button', { name: /^Cola/ })).toBeVisible();
});

test('KR-21 on a narrow window a press leaves the preview for the list', async () => {
  await page.viewport(390, 844);
  await open(base);
  await page.getByRole('button', { name: 'Preview' }).click();
  await kiosk()
    .getByRole('button', { name: /^Harbor Supreme/ })
    .click();
  await expect.element(kiosk()).not.toBeInTheDocument();
  await expect.element(page.getByRole('switch', { name: 'Harbor Supreme on the kiosk' })).toBeInTheDocument();
});

test('at a location a switch says that it is set here, and goes back', async () => {
  await open(base, '?locationId=101', { enabledFeatures: ['manageMenus', 'overrideMenus'] });
  await pressSwitch('Signature on the kiosk');
  await row('Signature').getByRole('button', { name: /Here/ }).click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await expect.element(row('Signature').getByText('2 of 2')).toBeVisible();
});

test('T5 who may not override menus there changes nothing', async () => {
  await open(base, '?locationId=101', { grantedRoles: [] });
  await expect.element(page.getByRole('switch', { name: 'Signature on the kiosk' })).toBeDisabled();
  expect(page.getByRole('checkbox', { name: 'Select all' }).elements()).toHaveLength(0);
});
