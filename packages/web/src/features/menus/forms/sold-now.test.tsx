import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { pressSwitch } from '../../../testing/editing.ts';
import { openMenuItems } from '../../../testing/screens/open-menu-items.tsx';
import { buildMenuBlob } from '../../../testing/servers/menu-server.ts';
import { buildOutEntry } from '../../../testing/servers/out-entries.ts';

const soldNow = page.getByRole('region', { name: 'Sold now?' });
const item = '/pizza/item/supreme';

describe('why something is not sold now', () => {
  test('an item says where it is sold at this moment, and follows what is edited', async () => {
    await openMenuItems(item);
    await expect.element(soldNow).toMatchTextContent('Yes: point of sale, online ordering, kiosk.');
    await pressSwitch('Online ordering');
    await expect.element(soldNow).toMatchTextContent('Yes: point of sale, kiosk.');
    await expect.element(soldNow.getByText('Harbor Supreme is not sold on online ordering.')).toBeVisible();
    await expectAccessible();
  });

  test('the hours that the settings name to every editor of menus count, also without the right to read settings', async () => {
    const closed = { dateString: '2000-01-01', until: '2099-12-31', closed: true, startTime: null, endOffset: null };
    const specialHours = [{ id: 'r', name: 'Renovation', ...closed }];
    const sets = ['inStore', 'online', 'delivery', 'onlineDelivery'] as const;
    const openHours = [{ set: 'inStore' as const, sets, days: [], specialHours }];
    await openMenuItems(item, buildMenuBlob(), { openHours });
    await expect.element(soldNow).toMatchTextContent('No, not sold anywhere at the moment.');
    const reason = soldNow.getByRole('link', { name: 'The store is closed now: Renovation.' });
    await expect.element(reason).toHaveAttribute('href', expect.stringContaining('/locationSettings/hours'));
  });

  test('what is out of stock at the store says so, on the item too, and one press puts it back', async () => {
    const entry = buildOutEntry({ thing: { kind: 'ITEM', id: 'supreme', itemId: null }, name: 'Harbor Supreme' });
    await openMenuItems(item, buildMenuBlob(), { outOfStock: [entry] });
    await expect.element(soldNow).toMatchTextContent('No, not sold anywhere at the moment.');
    const reason = soldNow.getByRole('link', { name: /^Harbor Supreme is out of stock at Pier 39: back/ });
    await expect.element(reason).toHaveAttribute('href', expect.stringContaining('/menu/outOfStock'));
    await expect.element(page.getByText(/^Out of stock, back/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Put back Harbor Supreme' })).toBeVisible();
    await expectAccessible();
  });

  test('what its department or category says counts too, and leads there', async () => {
    const menu = buildMenuBlob();
    const departments = menu.departments.map((one) =>
      one.id === 'pizza' ? { ...one, info: { ...one.info, status: 'INACTIVE' as const } } : one,
    );
    const categories = menu.categories.map((one) => ({ ...one, availability: { ...one.availability, kiosk: false } }));
    const { router } = await openMenuItems(item, { ...menu, departments, categories });
    await expect.element(soldNow).toMatchTextContent('No, not sold anywhere at the moment.');
    await expect.element(soldNow.getByRole('link', { name: 'Signature is not sold on the kiosk.' })).toBeVisible();
    await soldNow.getByRole('link', { name: 'Pizza is inactive.' }).click();
    await expect.element(page.getByRole('heading', { name: 'Pizza', level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe('/menu/menuItems/departments/pizza/edit');
    await expect.element(soldNow).toMatchTextContent('No, not sold anywhere at the moment.');
  });
});
