import { Button } from '@mantine/core';
import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import type { GridEdit, PriceGridProps } from '../ui/grid/grid-types.ts';
import { PriceGrid } from '../ui/grid/price-grid.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { render } from './render.ts';

const rows = [
  { id: 's', name: 'Small' },
  { id: 'm', name: 'Medium' },
  { id: 'l', name: 'Large' },
];
const columns = [
  { id: 'dine', name: 'Dine in' },
  { id: 'carry', name: 'Carryout' },
];
type Values = Readonly<Record<string, string | null>>;
const start: Values = {
  's-dine': '11.99',
  's-carry': '10.99',
  'm-dine': '14.99',
  'm-carry': '13.99',
  'l-dine': '17.99',
  'l-carry': '16.99',
};
export const edits: GridEdit[][] = [];

/** A grid that keeps the values put into it, a step back, and a field elsewhere to paste into. */
export function GridHarness(given: Partial<PriceGridProps>) {
  const [steps, setSteps] = useState<readonly Values[]>([start]);
  const values = steps.at(-1) ?? start;
  return (
    <>
      <PriceGrid
        label="Prices"
        rowTitle="Size"
        rows={rows}
        columns={columns}
        cellAt={(row, column) => ({ value: values[`${row}-${column}`] ?? null, origin: 'company' })}
        onEdit={(changes) => {
          edits.push([...changes]);
          const next = changes.map(({ rowId, columnId, value }) => [`${rowId}-${columnId}`, value]);
          setSteps((before) => [...before, { ...before.at(-1), ...Object.fromEntries(next) }]);
        }}
        {...given}
      />
      <Button onClick={() => setSteps((before) => before.slice(0, -1))}>One step back</Button>
      <textarea aria-label="Elsewhere" />
    </>
  );
}

export async function openGrid(given: Partial<PriceGridProps> = {}) {
  edits.length = 0;
  await render(
    <UiProvider>
      <GridHarness {...given} />
    </UiProvider>,
  );
  await at(0, 0).click();
}

export const at = (row: number, column: number) =>
  page
    .getByRole('row')
    .nth(row + 1)
    .getByRole('gridcell')
    .nth(column);
export const keys = (text: string) => userEvent.keyboard(text);
export const values = () => [0, 1, 2].map((row) => [0, 1].map((column) => at(row, column).element().textContent));
export const selected = () =>
  [0, 1, 2].map((row) => [0, 1].map((column) => at(row, column).element().getAttribute('aria-selected') === 'true'));
export const edit = (rowId: string, columnId: string, value: string | null): GridEdit => ({ rowId, columnId, value });
