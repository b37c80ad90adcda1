import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../ui-provider.tsx';
import type { GridEdit } from './grid-types.ts';
import { PriceGrid } from './price-grid.tsx';

const rows = [
  { id: 's', name: 'Small' },
  { id: 'l', name: 'Large' },
];
const columns = [
  { id: 'dine', name: 'Dine in' },
  { id: 'carry', name: 'Carryout' },
];
const edits: GridEdit[][] = [];

function Harness() {
  const [values, setValues] = useState<Readonly<Record<string, string | null>>>({
    's-dine': '11.99',
    'l-dine': '17.99',
  });
  return (
    <PriceGrid
      label="Prices"
      rowTitle="Size"
      rows={rows}
      columns={columns}
      cellAt={(row, column) => ({ value: values[`${row}-${column}`] ?? null, origin: 'company' })}
      onEdit={(given) => {
        edits.push([...given]);
        const next = given.map(({ rowId, columnId, value }) => [`${rowId}-${columnId}`, value]);
        setValues((before) => ({ ...before, ...Object.fromEntries(next) }));
      }}
    />
  );
}

async function openGrid() {
  edits.length = 0;
  const screen = await render(
    <UiProvider>
      <Harness />
    </UiProvider>,
  );
  const cell = (name: string) => screen.getByRole('gridcell', { name, exact: true });
  await cell('$11.99').click();
  return { screen, cell };
}

describe('the price grid', () => {
  test('typing edits, Enter takes over and goes down', async () => {
    const { cell } = await openGrid();
    await userEvent.keyboard('12.5{Enter}');
    await expect.element(cell('$12.50')).toBeVisible();
    await expect.element(cell('$17.99')).toHaveFocus();
    expect(edits).toEqual([[{ rowId: 's', columnId: 'dine', value: '12.50' }]]);
  });

  test('Tab takes over and goes on, Escape gives up', async () => {
    const { cell } = await openGrid();
    await userEvent.keyboard('13{Tab}');
    await expect.element(cell('$13.00')).toBeVisible();
    await userEvent.keyboard('9{Escape}');
    expect(edits).toHaveLength(1);
  });

  test('what is no amount stays in the cell and is not taken over', async () => {
    const { screen } = await openGrid();
    await userEvent.keyboard('1');
    await userEvent.type(screen.getByRole('textbox', { name: 'Small, Dine in' }), 'x');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    expect(edits).toHaveLength(0);
  });

  test('arrows move, Ctrl-D fills down, Delete clears', async () => {
    const { cell } = await openGrid();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(cell('$17.99')).toHaveFocus();
    await userEvent.keyboard('{Control>}d{/Control}');
    expect(edits.at(-1)).toEqual([{ rowId: 'l', columnId: 'dine', value: '11.99' }]);
    await userEvent.keyboard('{Delete}');
    expect(edits.at(-1)).toEqual([{ rowId: 'l', columnId: 'dine', value: null }]);
  });

  test('a block of a spreadsheet is pasted as one edit', async () => {
    const { cell } = await openGrid();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '$10.00\t10.50\r\n20\tabc\r\n');
    cell('$11.99')
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect.element(cell('$10.50')).toBeVisible();
    expect(edits).toEqual([
      [
        { rowId: 's', columnId: 'dine', value: '10.00' },
        { rowId: 's', columnId: 'carry', value: '10.50' },
        { rowId: 'l', columnId: 'dine', value: '20.00' },
      ],
    ]);
  });
});
