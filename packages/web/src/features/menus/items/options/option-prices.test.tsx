import { newStyle, newStyleOption, wholeStyle } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { pick, undo } from '../../../../testing/editing.ts';
import { openMenuItems } from '../../../../testing/screens/open-menu-items.tsx';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';

const department = '/departments/pizza/edit';
const dialog = page.getByRole('dialog');
const prices = page.getByRole('grid', { name: 'Prices' });
const offered = page.getByRole('region', { name: 'Sizes and styles' });

async function typeOption(name: string) {
  await page.getByRole('button', { name: 'Add option' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard(name);
}

describe('an option of a department that is added or removed asks what becomes of prices', () => {
  test('added like another one, every item that is offered in that has it at the same prices', async () => {
    const { router } = await openMenuItems(department);
    await typeOption('large 14″');
    await expect.element(dialog.getByText('Size already has an option with this name.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.keyboard('{Control>}a{/Control}Family 18″');
    await pick('Its prices', 'Same as Large 14″: every item offered in Large 14″ gets it too, at the same prices');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(page.getByText('Family 18″ is added to 2 items.')).toBeVisible();
    await router.navigate({
      to: '/menu/menuItems/$departmentId/item/$itemId',
      params: { departmentId: 'pizza', itemId: 'supreme' },
    });
    await expect.element(prices.getByRole('row', { name: /^Family 18″/ })).toMatchTextContent('15.99');
  });

  test('added without others and renamed, items are offered in it under its name, and undo takes the letters back at once', async () => {
    const { router } = await openMenuItems(department);
    await typeOption('Family');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    const box = page.getByRole('textbox', { name: 'Option' }).last();
    await expect.element(box).toHaveValue('Family');
    await box.click();
    await userEvent.keyboard('{End} 18″');
    await expect.element(box).toHaveValue('Family 18″');
    await undo();
    await expect.element(box).toHaveValue('Family');
    await box.fill('Party 20″');
    await router.navigate({
      to: '/menu/menuItems/$departmentId/item/$itemId',
      params: { departmentId: 'pizza', itemId: 'supreme' },
    });
    await expect.element(prices.getByRole('row', { name: /^Large 14″/ })).toBeVisible();
    await expect.element(prices.getByRole('row', { name: /^Party 20″/ })).not.toBeInTheDocument();
    await offered.getByRole('button', { name: 'Party 20″', exact: true }).click();
    await expect.element(prices.getByRole('row', { name: /^Party 20″/ })).toBeVisible();
  });

  test('removed, it says how many prices go; made inactive instead, they stay', async () => {
    await openMenuItems(department);
    const remove = page.getByRole('button', { name: 'Remove Small 10″' });
    await remove.click();
    await expect.element(dialog).toMatchTextContent(/It is used in \d+ places?: .*Harbor Supreme/);
    await expect.element(dialog).toMatchTextContent('Its 4 prices and upcharges are deleted when you save.');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Make inactive' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Option' }).first()).toHaveValue('Small 10″');
    await expect.element(page.getByRole('button', { name: 'Active', pressed: false })).toBeVisible();
    await remove.click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(page.getByRole('textbox', { name: 'Option' }).first()).toHaveValue('Large 14″');
    await undo();
    await expect.element(page.getByRole('textbox', { name: 'Option' }).first()).toHaveValue('Small 10″');
  });
});

describe('an option that an item is offered in, or no longer', () => {
  test('leaves prices that can be removed, and takes missing ones from another size', async () => {
    await openMenuItems('/pizza/item/supreme');
    const small = offered.getByRole('button', { name: 'Small 10″', exact: true });
    await small.click();
    const left = offered.getByText('It is not offered in Small 10″, but has 2 prices and upcharges for it.');
    await expect.element(left).toBeVisible();
    await expectAccessible();
    await offered.getByRole('button', { name: 'Remove them' }).click();
    await expect.element(left).not.toBeInTheDocument();
    await small.click();
    await expect.element(offered.getByText('Small 10″ has no price in every pricing scheme.')).toBeVisible();
    await offered.getByRole('button', { name: 'Same as Large 14″' }).click();
    await expect.element(prices.getByRole('row', { name: /^Small 10″/ })).toMatchTextContent('15.99');
    await expect.element(offered.getByText(/has no price/)).not.toBeInTheDocument();
  });

  test('is what a guest gets who chooses none', async () => {
    await openMenuItems('/pizza/item/supreme');
    await pick('Default Size', 'Large 14″');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Default Size: Small 10″ to Large 14″')).toBeVisible();
  });
});

/** The supreme in two sizes, crusts and flours. */
function menuOfThreeStyles() {
  const menu = buildMenuBlob();
  const styles = [
    ['crust', 'Thin', 'Deep dish'],
    ['flour', 'Wheat', 'Gluten-free'],
  ].map(([id = '', ...names]) =>
    newStyle({ id, name: `The ${id}`, options: names.map((name) => newStyleOption({ id: name, name })) }),
  );
  return {
    ...menu,
    departments: menu.departments.map((one) => ({ ...one, styles: [...one.styles, ...styles] })),
    items: menu.items.map((one) =>
      one.id === 'supreme' ? { ...one, styles: [...one.styles, ...styles.map((style) => wholeStyle(style))] } : one,
    ),
  };
}

describe('what is not sold together', () => {
  const notSold = page.getByRole('group', { name: 'Deep dish with' });
  const more = offered.getByRole('list', { name: 'Combinations of three or more that are not sold' });

  test('is pressed for two options', async () => {
    await openMenuItems('/pizza/item/supreme', menuOfThreeStyles());
    await notSold.getByRole('button', { name: 'Small 10″' }).click();
    await expect.element(notSold.getByRole('button', { name: 'Small 10″', pressed: true })).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
  });

  test('is put together from three options, said once, read in the review, and taken away again', async () => {
    await openMenuItems('/pizza/item/supreme', menuOfThreeStyles());
    const add = offered.getByRole('button', { name: 'Add a combination that is not sold' });
    const pickIn = async (style: string, option: string) => {
      await offered.getByRole('combobox', { name: style, exact: true }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    const choose = async () => {
      await pickIn('Size', 'Small 10″');
      await pickIn('The crust', 'Deep dish');
      await expect.element(add).toBeDisabled();
      await pickIn('The flour', 'Gluten-free');
    };
    await choose();
    await expectAccessible();
    await add.click();
    await expect.element(more.getByText('Small 10″, Deep dish, Gluten-free')).toBeVisible();
    await choose();
    await expect.element(offered.getByText('This combination is already in the list.')).toBeVisible();
    await expect.element(add).toBeDisabled();
    await offered.getByRole('button', { name: 'Sell Small 10″, Deep dish, Gluten-free together' }).click();
    await expect.element(more).not.toBeInTheDocument();
    await add.click();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Small 10″ Deep dish Gluten-free').first()).toBeVisible();
  });
});
