import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { openMenuItems } from '../../../../testing/screens/open-menu-items.tsx';

const panel = page.getByRole('dialog', { name: 'Harbor Supreme: Meat toppings' });
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

async function review() {
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Review' }).click();
}

describe('IN-01 a modifier category of an item', () => {
  test('its modifiers come with the item, and may be added, in some amounts, sizes and styles only', async () => {
    await open();
    await panel.getByRole('button', { name: 'Limits of Pepperoni' }).click();
    await panel
      .getByRole('group', { name: 'Comes with it only in' })
      .getByRole('button', { name: 'Large 14″' })
      .click();
    await panel.getByRole('group', { name: 'May be added only in' }).getByRole('button', { name: 'Small 10″' }).click();
    const amounts = panel.getByRole('group', { name: 'Amounts' });
    await amounts.getByRole('button', { name: 'Extra' }).click();
    await amounts.getByRole('button', { name: 'Regular' }).click();
    await expectAccessible();
    await review();
    await expect.element(page.getByText('Pepperoni, comes with it only in: Large 14″ added')).toBeVisible();
    await expect.element(page.getByText('Pepperoni, amounts: Extra added')).toBeVisible();
    await expect.element(page.getByText('Pepperoni, may be added only in: Small 10″ added')).toBeVisible();
  });

  test('so many are free beyond what comes with it, in each size', async () => {
    await open();
    await panel.getByRole('textbox', { name: 'Large 14″' }).fill('2');
    await userEvent.keyboard('{Tab}');
    await review();
    await expect
      .element(page.getByText(/Meat toppings free beyond what comes with it: Large 14″ 2 added/))
      .toBeVisible();
  });

  test('its modifiers are put in order by the keys of their handles', async () => {
    await open();
    await expect.poll(names).toEqual(['Move Pepperoni', 'Move Bacon']);
    const handle = panel.getByRole('button', { name: 'Move Bacon' }).element();
    if (handle instanceof HTMLElement) handle.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(names).toEqual(['Move Bacon', 'Move Pepperoni']);
  });
});
