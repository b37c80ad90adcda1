import { type MenuBlob, newStyle, newStyleOption } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { undo } from '../../../../testing/editing.ts';
import { openMenuItems } from '../../../../testing/screens/open-menu-items.tsx';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';

const address = '/departments/pizza/edit';
const dialog = page.getByRole('dialog');
const styles = page.getByRole('region', { name: 'Sizes and styles' });
const names = () =>
  styles
    .getByRole('textbox', { name: 'Name' })
    .elements()
    .map((box) => (box instanceof HTMLInputElement ? box.value : ''));
const options = () =>
  styles
    .getByRole('textbox', { name: 'Option' })
    .elements()
    .map((box) => (box instanceof HTMLInputElement ? box.value : ''));

/** The pizzas in two sizes and, of a style that nothing uses, two crusts. */
function menuWithCrust(given: { readonly name?: string } = {}): MenuBlob {
  const menu = buildMenuBlob();
  const crust = newStyle({
    id: 'crust',
    name: 'Crust',
    options: [newStyleOption({ id: 'thin', name: given.name ?? 'Thin' }), newStyleOption({ id: 'deep', name: 'Deep' })],
  });
  const departments = menu.departments.map((one) =>
    one.id === 'pizza' ? { ...one, styles: [...one.styles, crust] } : one,
  );
  return { ...menu, departments };
}

describe('DP-01 the styles of a department', () => {
  test('are put in another order by their handles, and by keys; as are their options', async () => {
    await openMenuItems(address, menuWithCrust());
    await expect.poll(names).toEqual(['Size', 'Crust']);
    const handle = (name: string) => styles.getByRole('button', { name: `Move ${name}`, exact: true });
    handle('Size').element().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(names).toEqual(['Crust', 'Size']);
    await undo();
    await expect.poll(names).toEqual(['Size', 'Crust']);
    await userEvent.dragAndDrop(handle('Deep'), handle('Thin'), { steps: 8 });
    await expect.poll(options).toEqual(['Small 10″', 'Large 14″', 'Deep', 'Thin']);
    await expectAccessible();
  });

  test('one that nothing uses is removed at once; undo brings it back', async () => {
    await openMenuItems(address, menuWithCrust());
    await styles.getByRole('button', { name: 'Remove Crust' }).click();
    await expect.poll(names).toEqual(['Size']);
    await undo();
    await expect.poll(names).toEqual(['Size', 'Crust']);
  });

  test('one that prices name asks what becomes of these: made inactive they stay, removed they go', async () => {
    const { router } = await openMenuItems(address, menuWithCrust());
    const remove = styles.getByRole('button', { name: 'Remove Size' });
    await remove.click();
    await expect.element(dialog).toMatchTextContent(/It is used in \d+ places?: .*Harbor Supreme/);
    await expect.element(dialog).toMatchTextContent('Its options and 8 prices and upcharges are deleted');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Make its options inactive' }).click();
    await expect
      .poll(() => styles.getByRole('button', { name: 'Active', exact: true, pressed: false }).elements().length)
      .toBe(2);
    await remove.click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(names).toEqual(['Crust']);
    await router.navigate({
      to: '/menu/menuItems/$departmentId/item/$itemId',
      params: { departmentId: 'pizza', itemId: 'supreme' },
    });
    await expect.element(page.getByText('Small 10″')).not.toBeInTheDocument();
  });

  test('a name or short name beyond its length stays as it was typed, and says so at the field', async () => {
    await openMenuItems(address, menuWithCrust({ name: 'x'.repeat(201) }));
    const short = styles.getByRole('textbox', { name: 'Short name of Deep' });
    await short.fill('d'.repeat(80));
    await expect.element(short).toHaveValue('d'.repeat(80));
    await expect.element(styles.getByText('Use at most 60 characters. There are 80.')).toBeVisible();
    const name = styles.getByRole('textbox', { name: 'Name' }).first();
    await name.fill('n'.repeat(300));
    await expect.element(name).toHaveValue('n'.repeat(300));
    await expect.element(styles.getByText('Use at most 200 characters. There are 300.')).toBeVisible();
    const long = styles.getByRole('textbox', { name: 'Option' }).nth(2);
    await expect.element(long).toHaveAttribute('aria-invalid', 'true');
    await long.fill('Thin');
    await expect.element(long).not.toHaveAttribute('aria-invalid', 'true');
  });
});
