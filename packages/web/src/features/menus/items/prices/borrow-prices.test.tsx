import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { pick } from '../../../../testing/editing.ts';
import { openMenuItems } from '../../../../testing/screens/open-menu-items.tsx';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';

const prices = page.getByRole('grid', { name: 'Prices' });
const ask = page.getByRole('button', { name: 'Price as another item' });

describe('PX-08 an item that is priced as another one', () => {
  test('follows its prices, and gets its own again', async () => {
    const menu = buildMenuBlob();
    const items = menu.items.map((item) => {
      if (item.id !== 'clam') return item;
      const pricing = item.pricing.map((entry) => ({
        ...entry,
        itemBased: { ...entry.itemBased, prices: [{ id: 'large', price: '21.00' }] },
      }));
      return { ...item, pricing };
    });
    await openMenuItems('/pizza/item/supreme', { ...menu, items });
    await ask.click();
    await pick('Item', 'Fisherman’s Clam');
    await expectAccessible();
    await page.getByRole('button', { name: 'Use its prices' }).click();
    await expect.element(page.getByText(/this item uses the prices of Fisherman’s Clam/)).toBeVisible();
    await expect.element(prices.getByRole('row', { name: /^Large/ })).toMatchTextContent('21.00');
    await page.getByRole('button', { name: 'Give it its own prices' }).click();
    await expect.element(page.getByText(/this item uses the prices/)).not.toBeInTheDocument();
    await expect.element(prices.getByRole('row', { name: /^Large/ })).toMatchTextContent('21.00');
  });

  test('is none that another item follows: nothing is priced in a circle', async () => {
    const menu = buildMenuBlob();
    const items = menu.items.map((item) =>
      item.id === 'clam'
        ? {
            ...item,
            pricing: item.pricing.map((entry) => ({
              ...entry,
              itemBased: { type: 'ITEM' as const, itemId: 'supreme', prices: [] },
            })),
          }
        : item,
    );
    await openMenuItems('/pizza/item/supreme', { ...menu, items });
    await ask.click();
    await expect.element(page.getByText(/another item already follows the prices of this one/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Use its prices' })).toBeDisabled();
  });
});
