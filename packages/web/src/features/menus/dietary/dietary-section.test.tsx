import type { MenuBlob } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../app/routes/menus/menu-routes.ts';
import { modifierRoutes } from '../../../app/routes/menus/modifier-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { pressSwitch } from '../../../testing/editing.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { buildMenuBlob, menuAnswers } from '../../../testing/servers/menu-server.ts';

async function open(path = '/menu/menuItems/pizza/item/supreme', menu: MenuBlob = buildMenuBlob()) {
  closeEditors();
  await renderApp({
    path,
    session: buildSession({ userId: crypto.randomUUID() }),
    routes: [...menuRoutes, ...menuItemsRoutes, ...modifierRoutes],
    answers: menuAnswers(menu),
  });
  await expect.element(section()).toBeVisible();
}

const section = () => page.getByRole('region', { name: 'Dietary and allergens' });
const chip = (list: 'Contains' | 'May contain', name: string) =>
  section().getByRole('group', { name: list, exact: true }).getByRole('button', { name, exact: true });
const saveBar = () => page.getByRole('button', { name: 'Review' });

describe('what guests must know of an item', () => {
  test('an allergen is contained or may be contained, never both; taking it back leaves nothing changed', async () => {
    await open();
    await expect.element(section().getByText('No allergens are stated.')).toBeVisible();
    await chip('Contains', 'Milk').click();
    await chip('May contain', 'Milk').click();
    await expect.element(chip('Contains', 'Milk')).toHaveAttribute('aria-pressed', 'false');
    await saveBar().click();
    await expect.element(page.getByText('Allergens: contains none of them; may contain Milk added')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await chip('May contain', 'Milk').click();
    await section().getByRole('button', { name: 'Remove the statement' }).click();
    await expect.element(saveBar()).not.toBeInTheDocument();
  });

  test('that it has none is stated in one press, and differs from nothing said', async () => {
    await open();
    await section().getByRole('button', { name: 'State that it has none' }).click();
    await expect.element(section().getByText('It is stated to have none of these allergens.')).toBeVisible();
    await saveBar().click();
    await expect.element(page.getByText('Allergens: none of them added')).toBeVisible();
  });

  test('calories are a whole number up to 10,000, said as one types; an emptied field is not stated', async () => {
    await open();
    const calories = section().getByRole('textbox', { name: 'Calories' });
    await calories.fill('10500');
    await expect.element(section().getByText('Enter a whole number from 0 to 10,000.')).toBeVisible();
    await calories.fill('540');
    await expect.element(section().getByText('Enter a whole number from 0 to 10,000.')).not.toBeInTheDocument();
    await saveBar().click();
    await expect.element(page.getByText('Nutrition: Calories 540 Cal added')).toBeVisible();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await calories.fill('');
    await expect.element(saveBar()).not.toBeInTheDocument();
  });

  test('a diet and the age check leave nothing behind when they are taken back', async () => {
    await open();
    await section().getByRole('button', { name: 'Vegan' }).click();
    await pressSwitch('Check the guest’s age');
    await expect.element(page.getByText('2 changes')).toBeVisible();
    await pressSwitch('Check the guest’s age');
    await section().getByRole('button', { name: 'Vegan' }).click();
    await expect.element(saveBar()).not.toBeInTheDocument();
  });

  test('OV-06 a store states its own, marked, and takes back what the company states', async () => {
    const menu = buildMenuBlob();
    const [supreme] = menu.items;
    if (supreme) {
      const allergens = { contains: ['MILK' as const], mayContain: [] };
      supreme.info = { ...supreme.info, ageCheck: true, diet: ['VEGETARIAN'], allergens };
    }
    await open('/menu/menuItems/pizza/item/supreme?locationId=101', menu);
    await pressSwitch('Check the guest’s age');
    await chip('Contains', 'Milk').click();
    await section().getByRole('button', { name: 'Vegetarian' }).click();
    await expect.element(page.getByText('3 changes')).toBeVisible();
    const marks = section().getByRole('button', { name: /^Here/ });
    await expect.poll(() => marks.elements().length).toBe(4);
    await saveBar().click();
    const supremeCard = page.getByRole('region', { name: /^Harbor Supreme/ });
    await expect.element(supremeCard).toMatchTextContent(/Contains: Milk removed/);
    await expect.element(supremeCard).toMatchTextContent(/Diet: Vegetarian removed/);
    await expectAccessible();
  });
});

test('a modifier states the same of itself', async () => {
  await open('/menu/modifiers/items/pepperoni');
  await chip('Contains', 'Milk').click();
  await section().getByRole('textbox', { name: 'Fat', exact: true }).fill('4.5');
  await saveBar().click();
  await expect.element(page.getByText('Nutrition: Fat 4.5 g added')).toBeVisible();
});
