import { newCategorySettings, newModifierCategory, newModifierItem } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { undo } from '../../../../testing/editing.ts';
import { openMenuItems } from '../../../../testing/screens/open-menu-items.tsx';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';

const panel = page
  .getByRole('list', { name: 'Modifiers' })
  .getByRole('listitem')
  .filter({ hasText: 'Meat toppings' })
  .first();
const names = () =>
  panel
    .getByRole('button', { name: /^Move / })
    .elements()
    .map((one) => one.getAttribute('aria-label'));

async function open() {
  await openMenuItems('/pizza/item/supreme');
  await page.getByRole('button', { name: 'Edit Meat toppings', exact: true }).click();
  await expect.element(panel.getByRole('button', { name: 'Limits of Pepperoni' })).toBeVisible();
}

const unsaved = (within: Element) => within.querySelectorAll('[data-unsaved]').length;

async function review() {
  await page.getByRole('button', { name: 'Review' }).click();
}

describe('IN-01 a modifier category of an item', () => {
  test('its modifiers come with the item, and may be added, in some amounts, sizes and styles only', async () => {
    await open();
    await panel.getByRole('button', { name: 'Limits of Pepperoni' }).click();
    await panel.getByRole('group', { name: 'Included only with' }).getByRole('button', { name: 'Large 14″' }).click();
    await panel
      .getByRole('group', { name: 'Can be added only with' })
      .getByRole('button', { name: 'Small 10″' })
      .click();
    const amounts = panel.getByRole('group', { name: 'Amounts' });
    await amounts.getByRole('button', { name: 'Extra' }).click();
    await amounts.getByRole('button', { name: 'Regular' }).click();
    await expectAccessible();
    await review();
    await expect.element(page.getByText('Pepperoni, included only with: Large 14″ added')).toBeVisible();
    await expect.element(page.getByText('Pepperoni, amounts: Extra added')).toBeVisible();
    await expect.element(page.getByText('Pepperoni, can be added only with: Small 10″ added')).toBeVisible();
  });

  test('so many are free beyond what comes with it, in each size', async () => {
    await open();
    await panel.getByRole('textbox', { name: 'Large 14″' }).fill('2');
    await userEvent.keyboard('{Tab}');
    await review();
    await expect.element(page.getByText(/Meat toppings free beyond those included: Large 14″ 2 added/)).toBeVisible();
  });

  test('its modifiers are put in order by the keys of their handles', async () => {
    await open();
    await expect.poll(names).toEqual(['Move Pepperoni', 'Move Bacon']);
    const handle = panel.getByRole('button', { name: 'Move Bacon' }).element();
    if (handle instanceof HTMLElement) handle.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(names).toEqual(['Move Bacon', 'Move Pepperoni']);
  });

  test('opens in its place, says its figures, and is put before another by the keys of its handle', async () => {
    await openMenuItems('/pizza/item/supreme', menuWithSauces());
    const list = page.getByRole('list', { name: 'Modifiers' });
    const order = () =>
      list
        .getByRole('button', { name: /^Edit / })
        .elements()
        .map((one) => one.getAttribute('aria-label'));
    await expect.poll(order).toEqual(['Edit Meat toppings', 'Edit Sauces']);
    await expect
      .element(list.getByRole('listitem').first())
      .toMatchTextContent(/Included: 1 of 2.*At most: No limit.*Swaps: 1/);
    expect(unsaved(list.element())).toBe(0);
    const handle = page.getByRole('button', { name: 'Move Sauces' }).element();
    if (handle instanceof HTMLElement) handle.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(order).toEqual(['Edit Sauces', 'Edit Meat toppings']);
    expect(unsaved(page.getByRole('button', { name: 'Edit Sauces' }).element())).toBe(1);
    await page.getByRole('button', { name: 'Edit Sauces' }).click();
    await expect.element(page.getByRole('button', { name: 'Edit Sauces', expanded: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Move Ranch' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Edit Sauces' }).click();
    await expect.element(page.getByRole('button', { name: 'Move Ranch' })).not.toBeInTheDocument();
  });

  test('is put on an item, opens there with its modifiers, and taken off again leaves nothing to save', async () => {
    await openMenuItems('/pizza/item/clam');
    const section = page.getByRole('region', { name: 'Modifiers', exact: true });
    const row = section.getByRole('button', { name: 'Edit Meat toppings', exact: true });
    const add = section.getByRole('button', { name: 'Add modifier' });
    await expect.element(row).not.toBeInTheDocument();
    await add.click();
    await page.getByRole('menuitem', { name: 'Meat toppings' }).click();
    await expect.element(row).toHaveAttribute('aria-expanded', 'true');
    await expect.element(panel.getByRole('button', { name: 'Limits of Bacon' })).toBeVisible();
    await expect.element(add).not.toBeInTheDocument();
    await panel.getByRole('textbox', { name: 'Large 14″' }).fill('2');
    await userEvent.keyboard('{Tab}');
    await expectAccessible();
    await review();
    await expect.element(page.getByText(/Meat toppings.*added/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await row.click();
    await panel.getByRole('button', { name: 'Remove Meat toppings from this item' }).click();
    await expect.element(row).not.toBeInTheDocument();
    await expect.element(add).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  });

  test('taken off an item it goes with what comes with the item, and undo brings both back', async () => {
    await open();
    await panel.getByRole('button', { name: 'Remove Meat toppings from this item' }).click();
    await expect.element(page.getByText('This item has no modifiers.')).toBeVisible();
    await review();
    await expect.element(page.getByText(/^Meat toppings.*removed/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await undo();
    const list = page.getByRole('list', { name: 'Modifiers' }).getByRole('listitem').first();
    await expect.element(list).toMatchTextContent(/Meat toppings.*Included: 1 of 2/);
  });
});

/** The supreme takes sauces too. */
function menuWithSauces() {
  const { modifiers, items, ...menu } = buildMenuBlob();
  const sauces = newModifierItem({ id: 'ranch', category: 'sauces', name: 'Ranch' });
  const category = newModifierCategory({ id: 'sauces', name: 'Sauces' });
  return {
    ...menu,
    modifiers: {
      ...modifiers,
      categories: [...modifiers.categories, category],
      items: [...modifiers.items, sauces],
    },
    items: items.map(({ inclusions, ...item }) => ({
      ...item,
      inclusions: {
        ...inclusions,
        categoriesSettings: [
          ...inclusions.categoriesSettings,
          ...(item.id === 'supreme' ? [newCategorySettings('sauces')] : []),
        ],
      },
    })),
  };
}
