import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { at, edit, edits, keys, openGrid, values } from '../../../testing/price-grid.tsx';

/** Another field, after a paste into it. */
async function clipped() {
  const field = page.getByRole('textbox', { name: 'Elsewhere' });
  await field.click();
  await keys('{Control>}v{/Control}');
  return field;
}

/** A text as another program puts it on the clipboard. */
async function clip(text: string) {
  await navigator.clipboard.writeText(text);
}

describe('the clipboard', () => {
  test('Ctrl-C copies the block with tabs and lines', async () => {
    await openGrid();
    await keys('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Control>}c{/Control}');
    await expect.element(await clipped()).toHaveValue('11.99\t10.99\n14.99\t13.99');
  });

  test('Ctrl-X copies and clears', async () => {
    await openGrid();
    await keys('{Control>}x{/Control}');
    await expect.element(at(0, 0)).toMatchTextContent('–');
    await expect.element(await clipped()).toHaveValue('11.99');
    expect(edits).toEqual([[edit('s', 'dine', null)]]);
  });

  test('a paste shows what it would change and what it could not read, before it changes anything', async () => {
    await openGrid();
    await clip('$12.00\t$11.00\r\n15,50\tabc\r\n1,799.00\t16.99\r\n');
    await keys('{Control>}v{/Control}');
    const preview = page.getByRole('region', { name: 'Paste changes 3 prices' });
    await expect.element(preview).toBeVisible();
    const lines = preview
      .getByRole('listitem')
      .elements()
      .map((line) => line.textContent);
    expect(lines).toEqual([
      '“15,50” for Medium, Dine in could not be read. Cents follow a period, as in 12.50.',
      '“abc” for Medium, Carryout could not be read. Not an amount. Type digits, as in 12.50.',
      'Large, Dine in: $1,799.00 is 100 times the old price, $17.99.',
    ]);
    await expect.element(at(0, 0)).toMatchTextContent('11.99$12.00');
    await expectAccessible();
    expect(edits).toHaveLength(0);
    await expect.element(preview.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await keys('{Enter}');
    await expect.poll(values).toEqual([
      ['$12.00', '$11.00'],
      ['$14.99', '$13.99'],
      ['$1,799.00', '$16.99'],
    ]);
    expect(edits).toHaveLength(1);
    await expect.element(at(0, 0)).toHaveFocus();
    expect(page.getByRole('button', { name: 'Keep' }).elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect.element(at(0, 0)).toMatchTextContent('$11.99');
    await expect.element(at(2, 0)).toMatchTextContent('$17.99');
  });

  test('a paste is given up with Escape; what lies outside is said', async () => {
    await openGrid();
    await at(2, 1).click();
    await clip('1\t2\n3\t4');
    await keys('{Control>}v{/Control}');
    await expect.element(page.getByText('3 values are outside the grid.')).toBeVisible();
    await keys('{Escape}');
    await expect.element(page.getByText('3 values are outside the grid.')).not.toBeInTheDocument();
    await expect.element(at(2, 1)).toHaveFocus();
    expect(edits).toHaveLength(0);
  });

  test('one value fills the whole block; cells that cannot be changed are named', async () => {
    await openGrid({
      cellAt: (_row, column) => ({ value: '1.00', origin: 'company', ...(column === 'carry' && { isReadOnly: true }) }),
    });
    await clip('9.5');
    await keys('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Control>}v{/Control}');
    await expect.element(page.getByText('Small, Carryout cannot be changed here.')).toBeVisible();
    await page.getByRole('button', { name: 'Apply' }).click();
    expect(edits).toEqual([[edit('s', 'dine', '9.50'), edit('m', 'dine', '9.50')]]);
  });

  test('one value into one cell is taken like a typed one, and refused like one', async () => {
    await openGrid();
    await clip('$1,250.00');
    await keys('{Control>}v{/Control}');
    await expect.element(at(0, 0)).toMatchTextContent('$1,250.00');
    await expect.element(page.getByRole('button', { name: 'Keep' })).toBeVisible();
    await clip('soon');
    await at(1, 1).click();
    await keys('{Control>}v{/Control}');
    await expect.element(at(1, 1)).toMatchTextContent('soon');
    await expect.element(page.getByRole('alert')).toMatchTextContent('$13.99 stays.');
    expect(edits).toHaveLength(1);
  });
});
