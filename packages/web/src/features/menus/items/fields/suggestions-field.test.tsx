import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { pick, undo } from '../../../../testing/editing.ts';
import { openMenuItems } from '../../../../testing/screens/open-menu-items.tsx';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';

const suggestions = page.getByRole('region', { name: 'Suggestions' });
const items = suggestions.getByRole('list', { name: 'These items' });
const names = () =>
  items
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent);

describe('IN-04 what is suggested beside an item', () => {
  test('items and categories are added, put in order by keys, and taken away', async () => {
    await openMenuItems('/pizza/item/supreme');
    await pick('Add an item', 'Cola');
    await pick('Add an item', 'Fisherman’s Clam');
    await pick('Add a category', 'Soft drinks');
    await expect.poll(names).toEqual(['Cola', 'Fisherman’s Clam']);
    await expectAccessible();
    const handle = suggestions.getByRole('button', { name: 'Move Fisherman’s Clam' }).element();
    if (handle instanceof HTMLElement) handle.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(names).toEqual(['Fisherman’s Clam', 'Cola']);
    await suggestions.getByRole('button', { name: 'Stop suggesting Soft drinks' }).click();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Suggested: Cola: on added')).toBeVisible();
    await expect.element(page.getByText(/Suggested: Soft drinks/)).not.toBeInTheDocument();
  });

  test('an item does not suggest itself, nor twice; a category suggests too, and undo takes it back', async () => {
    await openMenuItems('/pizza/category/signature');
    await pick('Add an item', 'Cola');
    await expect.poll(names).toEqual(['Cola']);
    await page.getByRole('combobox', { name: 'Add an item' }).click();
    await expect.element(page.getByRole('option', { name: 'Cola' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await undo();
    await expect.element(items).not.toBeInTheDocument();
  });
});

test('MN-09 what is inactive is not offered', async () => {
  const menu = buildMenuBlob();
  const items = menu.items.map((one) =>
    one.id === 'clam' ? { ...one, info: { ...one.info, status: 'INACTIVE' as const } } : one,
  );
  await openMenuItems('/pizza/item/supreme', { ...menu, items });
  await page.getByRole('combobox', { name: 'Add an item' }).click();
  await expect.element(page.getByRole('option', { name: 'Cola' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Fisherman’s Clam' })).not.toBeInTheDocument();
});
