import { newItem, newItemPricing, newMenuBlob, sizePrices } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import { chooseOfRow, openRow, pressSwitch, undo } from '../../../testing/editing.ts';
import { openSchemes } from '../../../testing/screens/open-schemes.tsx';
import { buildMenuBlob } from '../../../testing/servers/menu-server.ts';

const path = '/menu/pricingSchemes';

const cell = (row: string, at: number) =>
  page.getByRole('row', { name: row, exact: false }).getByRole('gridcell').nth(at);
const expectCell = (row: string, at: number, text: string) =>
  expect.poll(() => cell(row, at).element().textContent?.replace(', Not saved', '')).toBe(text);
const active = () => page.getByRole('switch', { name: 'Active' });

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe('pricing schemes', () => {
  test('a name that another scheme has, also in other letters, is warned of at the field and keeps nothing from being saved', async () => {
    await openSchemes();
    await openRow('Delivery');
    await page.getByRole('textbox', { name: 'Name' }).fill(' dine IN');
    await expect.element(page.getByText(/^There is another pricing scheme named "dine IN\."/).first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Save/ })).toBeEnabled();
  });

  test.each([
    [1440, 900],
    [360, 800],
  ])('have no accessibility problem at %i x %i', async (width, height) => {
    await page.viewport(width, height);
    await openSchemes();
    await openRow('Delivery');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Delivery');
    await expectAccessible();
  });

  test('RT-55 say how many prices they have and how many are not the default’s', async () => {
    await openSchemes();
    await expect.element(page.getByText('5 prices', { exact: true })).toBeVisible();
    await expect.element(page.getByText('4 prices, 4 differ')).toBeVisible();
  });

  test('say which orders pay them, and a second claim is an error at the field', async () => {
    await openSchemes();
    await openRow('Dine in');
    await page.getByRole('group', { name: 'Order types' }).getByRole('button', { name: 'Delivery' }).click();
    await page.getByRole('group', { name: 'Channels' }).getByRole('button', { name: 'Kiosk' }).click();
    await expect.element(page.getByText('Delivery, Kiosk', { exact: true })).toBeVisible();
    await openRow('Delivery');
    await page.getByRole('group', { name: 'Order types' }).getByRole('button', { name: 'Delivery' }).click();
    await page.getByRole('group', { name: 'Channels' }).getByRole('button', { name: 'Kiosk' }).click();
    await expect.element(page.getByText('Dine in already applies to some of these orders.').first()).toBeVisible();
  });

  test('PX-03 another one becomes the default, and the one before is none', async () => {
    await openSchemes();
    await openRow('Delivery');
    await pressSwitch('Default scheme');
    await expect.element(page.getByRole('switch', { name: 'Default scheme' })).toBeChecked();
    await openRow('Dine in');
    await expect.element(page.getByRole('switch', { name: 'Default scheme' })).not.toBeChecked();
    await undo();
    await expect.element(page.getByRole('switch', { name: 'Default scheme' })).toBeChecked();
  });

  test('PX-06 PM-42 are made inactive only by provider staff', async () => {
    await openSchemes();
    await openRow('Delivery');
    await expect.element(active()).toBeDisabled();
    await expect
      .element(page.getByText('Only provider staff can delete schemes or make them active or inactive.'))
      .toBeVisible();
  });

  test('PX-04 PX-06 PM-42 what goes with one is said before provider staff make it inactive', async () => {
    await openSchemes(path, buildMenuBlob(), { enabledFeatures: ['manageMenus', 'providerStaff'] });
    await openRow('Delivery');
    await pressSwitch('Active');
    await expect.element(page.getByText(/4 item prices are treated as removed/)).toBeVisible();
    await page.getByRole('button', { name: 'Make inactive' }).click();
    await expect.element(active()).not.toBeChecked();
    await expect.element(page.getByRole('columnheader', { name: 'Delivery' })).not.toBeInTheDocument();
  });

  test('PX-05 PX-06 a new one is anybody’s to make inactive and to take away again', async () => {
    await openSchemes();
    await page.getByRole('button', { name: 'Add a scheme' }).click();
    await expect.element(active()).toBeEnabled();
    await chooseOfRow('New scheme', 'Remove');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('New scheme')).not.toBeInTheDocument();
  });

  test('one takes all prices of another in one step, those of modifiers too', async () => {
    await openSchemes();
    await openRow('Delivery');
    await page.getByRole('button', { name: 'Copy prices into this scheme' }).click();
    await expect
      .element(page.getByText('The prices of Dine in were copied into Delivery.', { exact: false }))
      .toBeVisible();
    await expectCell('Harbor Supreme Small', 1, 'same$10.99');
    await undo();
    await expectCell('Harbor Supreme Small', 1, '+1.00$11.99');
  });
});

describe('the table of prices', () => {
  test('compares every price with the first scheme, and shows only differences', async () => {
    await openSchemes();
    await expectCell('Harbor Supreme Large', 1, '+1.00$16.99');
    await expectCell('Cola', 1, '–');
    const equal = buildMenuBlob({
      items: buildMenuBlob().items.map((item) =>
        item.id === 'clam'
          ? {
              ...item,
              pricing: ['dine', 'delivery'].map((pricingScheme) =>
                newItemPricing({ pricingScheme, prices: sizePrices({ small: '9.00', large: '12.00' }) }),
              ),
            }
          : item,
      ),
    });
    await openSchemes(path, equal);
    await expectCell('Clam Small', 1, 'same$9.00');
    await page.getByRole('button', { name: 'Only differences' }).click();
    await expect.element(page.getByText('Fisherman’s Clam').first()).not.toBeInTheDocument();
    await expect.element(cell('Harbor Supreme Large', 1)).toBeVisible();
  });

  test('PX-07 a price is typed, and several items change in one step of undo', async () => {
    await openSchemes();
    await cell('Harbor Supreme Small', 0).click();
    await userEvent.keyboard('9.5{Enter}');
    await expectCell('Harbor Supreme Small', 0, '$9.50');
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expectCell('Clam Small', 0, '$9.50');
    await undo();
    await expectCell('Clam Small', 0, '$10.99');
    await expectCell('Harbor Supreme Small', 0, '$9.50');
  });

  test('PX-07 the first price of an item in a scheme leaves its others there what they cost', async () => {
    const base = buildMenuBlob();
    const dine = newItemPricing({ pricingScheme: 'dine', prices: sizePrices({ small: '9.00', large: '12.00' }) });
    const items = base.items.map((item) => (item.id === 'clam' ? { ...item, pricing: [dine] } : item));
    await openSchemes(path, { ...base, items });
    await expectCell('Clam Small', 1, '–');
    await cell('Clam Small', 1).click();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByText('1 change', { exact: true })).not.toBeInTheDocument();
    await userEvent.keyboard('9.5{Enter}');
    await expectCell('Clam Small', 1, '+0.50$9.50');
    await expectCell('Clam Large', 1, 'same$12.00');
    await undo();
    await expectCell('Clam Large', 1, '–');
  });

  test('PX-08 what another item lends is shown and not edited here', async () => {
    const base = buildMenuBlob();
    const lent = newItem({
      id: 'half',
      name: 'Half & Half',
      department: 'pizza',
      category: 'signature',
      styles: base.items[0]?.styles ?? [],
      pricing: [
        { ...newItemPricing({ pricingScheme: 'dine' }), itemBased: { type: 'ITEM', itemId: 'supreme', prices: [] } },
      ],
    });
    await openSchemes(path, { ...base, items: [...base.items, lent] });
    await expectCell('Half & Half Large', 0, '$15.99');
    await expect.element(cell('Half & Half Large', 0)).toHaveAttribute('aria-readonly', 'true');
  });

  test('search, category and schemes stay in the address', async () => {
    const { router } = await openSchemes(`${path}?q=large&in=signature&schemes=delivery`);
    await expect.element(page.getByText('2 rows')).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'Dine in' })).not.toBeInTheDocument();
    await page.getByRole('searchbox', { name: 'Search 3 items' }).fill('nothing like it');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(page.getByText(/^5 rows/)).toBeVisible();
    await expect.poll(() => router.state.location.searchStr).not.toContain('schemes');
  });

  test('the items shown start from another scheme, and unusual changes are named', async () => {
    await openSchemes(`${path}?in=signature`);
    await page.getByRole('button', { name: 'Adjust' }).click();
    await page.getByRole('textbox', { name: /^Percent/ }).fill('40');
    await page.getByRole('combobox', { name: 'Pricing scheme' }).click();
    await page.getByRole('option', { name: 'Delivery' }).click();
    await page.getByRole('combobox', { name: 'Start from' }).click();
    await page.getByRole('option', { name: 'Dine in' }).click();
    await page.getByRole('combobox', { name: 'Round to' }).click();
    await page.getByRole('option', { name: 'the nearest .99', exact: true }).click();
    await expect.element(page.getByText(/4 prices change by more than 25%: Small 10″ Harbor Supreme/)).toBeVisible();
    await page.getByRole('button', { name: 'Change 4 prices' }).click();
    await expectCell('Harbor Supreme Small', 1, '+4.00$14.99');
    await expectCell('Harbor Supreme Large', 1, '+6.00$21.99');
  });

  test('an adjustment is shown in the table before it is in the draft, and leaves nothing behind when it is closed', async () => {
    await openSchemes(`${path}?in=signature`);
    const adjust = page.getByRole('button', { name: 'Adjust', exact: true });
    await adjust.click();
    await expect.element(page.getByRole('textbox', { name: /^Percent/ })).toHaveFocus();
    await userEvent.keyboard('10');
    await expectCell('Harbor Supreme Small', 1, '11.99$13.19');
    await expect.element(page.getByText('8 of 8 prices change.')).toBeVisible();
    await expect.element(page.getByText('Preview: not in the draft yet.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Review' })).not.toBeInTheDocument();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expectCell('Harbor Supreme Small', 1, '+1.00$11.99');
    await expect.element(adjust).toHaveFocus();
    await adjust.click();
    await userEvent.keyboard('10{Enter}');
    await expectCell('Harbor Supreme Small', 0, '$12.09');
    await undo();
    await expectCell('Harbor Supreme Small', 0, '$10.99');
  });

  test.each([1440, 1024])('at %i px the prices that an adjustment changes are in sight beside it', async (width) => {
    await page.viewport(width, 800);
    await openSchemes(`${path}?in=signature`);
    await page.getByRole('button', { name: 'Adjust', exact: true }).click();
    await page.getByRole('textbox', { name: /^Percent/ }).fill('8');
    await page.getByRole('combobox', { name: 'Pricing scheme' }).click();
    await page.getByRole('option', { name: 'Delivery' }).click();
    await expectCell('Harbor Supreme Small', 1, '11.99$12.95');
    const changed = page.getByText('$12.95').first().element().getBoundingClientRect();
    const pane = page.getByRole('region', { name: 'Adjust prices' }).element().getBoundingClientRect();
    expect(changed.right).toBeLessThanOrEqual(pane.left);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('button', { name: 'Add a scheme' })).toBeVisible();
  });

  test('an adjustment leaves out what another item lends and what the table does not show', async () => {
    const base = buildMenuBlob();
    const lent = {
      ...newItemPricing({ pricingScheme: 'dine' }),
      itemBased: { type: 'ITEM' as const, itemId: 'supreme', prices: [] },
    };
    const clam = base.items.map((item) => (item.id === 'clam' ? { ...item, pricing: [lent] } : item));
    await openSchemes(`${path}?in=signature&schemes=dine`, { ...base, items: clam });
    await page.getByRole('button', { name: 'Adjust', exact: true }).click();
    await page.getByRole('textbox', { name: /^Percent/ }).fill('10');
    await expect.element(page.getByText('2 of 2 prices change.')).toBeVisible();
    await expectCell('Clam Small', 0, '$10.99');
  });

  test('a price that its ending would move the other way takes the next one, and the pane names it', async () => {
    const base = buildMenuBlob();
    const pricing = [newItemPricing({ pricingScheme: 'dine', prices: sizePrices({ small: '10.25', large: '13.40' }) })];
    const items = base.items.map((item) => (item.id === 'supreme' ? { ...item, pricing } : item));
    await openSchemes(`${path}?in=signature&schemes=dine`, { ...base, items });
    await page.getByRole('button', { name: 'Adjust', exact: true }).click();
    await page.getByRole('textbox', { name: /^Percent/ }).fill('2');
    await page.getByRole('combobox', { name: 'Round to' }).click();
    await page.getByRole('option', { name: 'the nearest .99', exact: true }).click();
    const held = /The nearest ending would lower 1 price, so it gets the next higher one: Small 10″ Harbor Supreme\./;
    await expect.element(page.getByText(held)).toBeVisible();
    await expectCell('Harbor Supreme Small', 0, '10.25$10.99');
    await expectCell('Harbor Supreme Large', 0, '13.40$13.99');
  });

  test('on a narrow window an adjustment is a dialog that lists what changes', async () => {
    await page.viewport(800, 900);
    await openSchemes(`${path}?in=signature`);
    await page.getByRole('button', { name: 'Adjust', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust prices of the items shown' });
    await dialog.getByRole('textbox', { name: /^Percent/ }).fill('10');
    await expect.element(dialog.getByRole('row', { name: /Harbor Supreme/ }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Change 8 prices' }).click();
    await expectCell('Harbor Supreme Small', 0, '$12.09');
  });

  test('on a phone a long name leaves its size in sight', async () => {
    await page.viewport(360, 800);
    await openSchemes();
    const size = page.getByRole('row', { name: 'Harbor Supreme Small', exact: false }).getByText('Small 10″');
    await expect.element(size).toBeVisible();
    const [text, name] = [size.element(), size.element().closest('th')];
    const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    expect(right(text)).toBeLessThanOrEqual(right(name));
    expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  });

  test('without items says where prices will be', async () => {
    await openSchemes(path, newMenuBlob());
    await expect.element(page.getByText('No items yet')).toBeVisible();
    await expectAccessible();
  });
});
