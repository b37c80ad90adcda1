import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../testing/render.ts';
import { UiProvider } from '../ui-provider.tsx';
import { DataTable } from './data-table.tsx';
import type { DataColumn, DataTableProps } from './data-table-types.ts';

type Location = { readonly id: string; readonly name: string; readonly runs: number | null };

const columns: readonly DataColumn<Location>[] = [
  { id: 'name', title: 'Location', sortBy: ({ name }) => name, cell: ({ name }) => name },
  { id: 'runs', title: 'Runs', sortBy: ({ runs }) => runs, cell: ({ runs }) => runs ?? '–' },
];

const many: readonly Location[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  name: `Store ${index}`,
  runs: index === 3 ? null : index % 7,
}));

function Harness(props: Partial<DataTableProps<Location>>) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  return (
    <div style={{ display: 'flex', height: 500 }}>
      <DataTable
        label="Stores"
        columns={columns}
        rows={many}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        selection={selection}
        onSelect={setSelection}
        {...props}
      />
    </div>
  );
}

type FilteredProps = { readonly first: string; readonly then: string; readonly onOpen: (store: Location) => void };

/** As with the answer of a server, another filter comes while the focus is on a row: with the key F. */
function FilteredHarness({ first, then, onOpen }: FilteredProps) {
  const [search, setSearch] = useState(first);
  useWindowEvent('keyup', ({ key }) => key === 'f' && setSearch(then));
  return <Harness rows={many.slice(0, 200)} search={search} onOpen={onOpen} />;
}

async function openTable(props: Partial<DataTableProps<Location>> = {}) {
  const screen = await render(
    <UiProvider>
      <Harness {...props} />
    </UiProvider>,
  );
  await expect.element(screen.getByRole('grid')).toBeVisible();
  return screen;
}

describe('the list', () => {
  test('rows keep their heights while the table is not displayed', async () => {
    const screen = await openTable({ rows: many.slice(0, 20) });
    await expect.element(screen.getByRole('row', { name: /Store 19/ })).toBeInTheDocument();
    const lines = screen.container.querySelector<HTMLElement>('[data-lines]');
    const before = lines?.style.height;
    screen.container.style.display = 'none';
    // The observer of sizes has told of the change once two frames are drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(lines?.style.height).toBe(before);
  });

  test('ten thousand rows are a few on the page, and their number is said', async () => {
    const screen = await openTable();
    await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    expect(screen.getByRole('row').elements().length).toBeLessThan(60);
  });

  test('a head sorts up, down and not; what has no value comes last', async () => {
    const screen = await openTable({ rows: many.slice(0, 5) });
    const cells = () =>
      screen
        .getByRole('gridcell', { name: /^Store/ })
        .elements()
        .map((cell) => cell.textContent);
    await screen.getByRole('button', { name: 'Runs' }).click();
    await expect.poll(cells).toEqual(['Store 0', 'Store 1', 'Store 2', 'Store 4', 'Store 3']);
    await screen.getByRole('button', { name: 'Runs' }).click();
    await expect.poll(cells).toEqual(['Store 4', 'Store 2', 'Store 1', 'Store 0', 'Store 3']);
    await screen.getByRole('button', { name: 'Runs' }).click();
    await expect.poll(cells).toEqual(['Store 0', 'Store 1', 'Store 2', 'Store 3', 'Store 4']);
  });

  test('search keeps what matches', async () => {
    const screen = await openTable({ search: 'store 99' });
    await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '112');
  });

  test('rows that are filtered out leave the focus on a row, and Enter opens the row that has it', async () => {
    const opened: string[] = [];
    const screen = await render(
      <UiProvider>
        <FilteredHarness first="store 9" then="store 99" onOpen={({ name }) => opened.push(name)} />
      </UiProvider>,
    );
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^Select ${name} `) });
    await expect.element(row('Store 9')).toBeVisible();
    row('Store 9').element().focus();
    await userEvent.keyboard('f');
    await expect.element(row('Store 99')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toEqual(['Store 99']);
  });

  test('a row that moves up while it has the focus is the one that Enter opens', async () => {
    const opened: string[] = [];
    const screen = await render(
      <UiProvider>
        <FilteredHarness first="9" then="store 9" onOpen={({ name }) => opened.push(name)} />
      </UiProvider>,
    );
    const row = screen.getByRole('row', { name: /^Select Store 90 / });
    await expect.element(row).toBeVisible();
    row.element().focus();
    await userEvent.keyboard('f');
    await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '12');
    await expect.element(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toEqual(['Store 90']);
  });

  test('a key that comes before the focus has arrived means the row it is on its way to', async () => {
    const opened: string[] = [];
    const screen = await openTable({ onOpen: ({ name }) => opened.push(name) });
    const first = screen.getByRole('row').nth(1).element();
    first.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
      first.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await expect.poll(() => opened).toEqual(['Store 2']);
  });

  test('and says when nothing does', async () => {
    const screen = await openTable({ search: 'nowhere' });
    await expect.element(screen.getByText('Nothing matches')).toBeVisible();
  });

  test('J moves, X selects, and the bar counts', async () => {
    const screen = await openTable();
    screen.getByRole('row').nth(1).element().focus();
    await userEvent.keyboard('jx');
    await expect.element(screen.getByText('1 selected')).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Select Store 1', exact: true })).toBeChecked();
    await screen.getByRole('button', { name: 'Select all 10,000' }).click();
    await expect.element(screen.getByText('10,000 selected')).toBeVisible();
  });

  test('with Shift, J and K select on the way, and give back what they leave', async () => {
    const screen = await openTable();
    screen.getByRole('row').nth(2).element().focus();
    await userEvent.keyboard('{Shift>}JJ{/Shift}');
    await expect.element(screen.getByText('3 selected')).toBeVisible();
    await userEvent.keyboard('{Shift>}K{/Shift}');
    await expect.element(screen.getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('j{Shift>}{ArrowDown}{/Shift}');
    await expect.element(screen.getByText('4 selected')).toBeVisible();
  });

  test('a box pressed with Shift selects all rows since the one before', async () => {
    const screen = await openTable();
    await screen.getByRole('checkbox', { name: 'Select Store 1', exact: true }).click();
    await screen.getByRole('checkbox', { name: 'Select Store 5', exact: true }).click({ modifiers: ['Shift'] });
    await expect.element(screen.getByText('5 selected')).toBeVisible();
  });
});

/** Stores by the last figure of their number. */
function FoldingHarness() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  return (
    <Harness
      rows={many.slice(0, 200)}
      groupOf={({ id }) => ({ id: `g${Number(id) % 2}`, title: Number(id) % 2 === 0 ? 'Even' : 'Odd' })}
      folded={folded}
      onFold={setFolded}
    />
  );
}

describe('groups', () => {
  async function openGroups() {
    const screen = await render(
      <UiProvider>
        <FoldingHarness />
      </UiProvider>,
    );
    await expect.element(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '203');
    return screen;
  }

  test('a head folds its rows away and back, by a press or the arrows, and still selects them', async () => {
    const screen = await openGroups();
    const grid = screen.getByRole('treegrid');
    const even = screen.getByRole('row', { name: /Even/ });
    await even.click();
    await expect.element(grid).toHaveAttribute('aria-rowcount', '103');
    await expect.element(even).toHaveAttribute('aria-expanded', 'false');
    await screen.getByRole('checkbox', { name: 'Select Even' }).click();
    await expect.element(screen.getByText('100 selected')).toBeVisible();
    even.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(grid).toHaveAttribute('aria-rowcount', '203');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(grid).toHaveAttribute('aria-rowcount', '103');
  });

  test('the head of the rows in sight stays over them, and hides none that the keys come to', async () => {
    const screen = await openGroups();
    screen.getByRole('row').nth(1).element().focus();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect.element(screen.getByRole('row', { name: /Store 58 / })).toHaveFocus();
    const head = () => screen.getByRole('row', { name: /Even/ }).element().getBoundingClientRect();
    const top = () => screen.getByRole('treegrid').element().getBoundingClientRect().top + 32;
    await expect.poll(() => Math.abs(head().top - top())).toBeLessThan(2);
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect.element(screen.getByRole('row', { name: /Store 18 / })).toHaveFocus();
    const row = () =>
      screen
        .getByRole('row', { name: /Store 18 / })
        .element()
        .getBoundingClientRect();
    await expect.poll(() => row().top - head().bottom).toBeGreaterThanOrEqual(-1);
  });
});
