import { useState } from 'react';
import cellStyles from '../grid/cells/grid-cell.module.css';
import { cellMarks, GridFigure } from '../grid/cells/grid-cell.tsx';
import { GridLegend } from '../grid/grid-legend.tsx';
import type { GridCellValue, GridEdit } from '../grid/grid-types.ts';
import { PriceGrid } from '../grid/price-grid.tsx';
import edge from '../inheritance/origin-edge.module.css';
import styles from './gallery.module.css';
import { Sample } from './sample.tsx';

type CellSample = {
  readonly name: string;
  readonly cell: GridCellValue;
  readonly shown?: string;
  readonly focus?: true;
};

const upper: readonly CellSample[] = [
  { name: 'Company', cell: { value: '11.99', origin: 'company' } },
  { name: 'Group', cell: { value: '16.49', origin: 'group', inherited: '15.99' } },
  { name: 'Here', cell: { value: '19.49', origin: 'here', inherited: '17.99' } },
];
const lower: readonly CellSample[] = [
  {
    name: 'Not saved, focused',
    cell: { value: '20.99', origin: 'here', inherited: '19.49', isUnsaved: true },
    focus: true,
  },
  { name: 'Invalid', cell: { value: null, origin: 'company', error: 'Not an amount' }, shown: '$1x.99' },
  { name: 'Read only', cell: { value: '17.99', origin: 'company', isReadOnly: true } },
];

export function GridSamples() {
  return (
    <Sample title="Grid cells">
      <CellRow cells={upper} />
      <CellRow cells={lower} />
    </Sample>
  );
}

function CellRow({ cells }: { readonly cells: readonly CellSample[] }) {
  return (
    <div className={styles.cells}>
      <div className={styles.cellFrame}>
        {cells.map(({ name, cell, shown, focus }) => (
          <div
            key={name}
            className={`${edge.cell} ${cellStyles.cell}`}
            {...cellMarks(cell)}
            data-show={focus && 'focus'}
          >
            <span className={cellStyles.figure}>
              <GridFigure cell={cell} {...(shown && { shown })} />
            </span>
          </div>
        ))}
      </div>
      <div className={styles.cellNames}>
        {cells.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  );
}

const rows = [
  { id: 's', name: 'Small', detail: '10″' },
  { id: 'm', name: 'Medium', detail: '12″' },
  { id: 'l', name: 'Large', detail: '14″' },
  { id: 'x', name: 'X-Large', detail: '16″' },
];
const columns = [
  { id: 'dine', name: 'Dine in' },
  { id: 'carry', name: 'Carryout' },
  { id: 'deliver', name: 'Delivery' },
  { id: 'cater', name: 'Catering' },
];
const prices: Readonly<Record<string, string>> = {
  's-dine': '11.99',
  's-carry': '10.99',
  's-deliver': '12.99',
  's-cater': '13.49',
  'm-dine': '14.99',
  'm-carry': '13.99',
  'm-deliver': '15.99',
  'm-cater': '16.49',
  'l-dine': '17.99',
  'l-carry': '16.99',
  'l-deliver': '19.49',
  'l-cater': '19.99',
  'x-dine': '20.99',
  'x-carry': '19.99',
  'x-deliver': '22.49',
  'x-cater': '22.99',
};
const fromGroup: Readonly<Record<string, string>> = { 'm-deliver': '16.49', 'm-cater': '16.99', 'x-cater': '24.99' };
const savedHere: Readonly<Record<string, string>> = { 'l-dine': '19.49', 'l-cater': '21.49', 'x-dine': '22.99' };

export function PriceGridSample() {
  const [draft, setDraft] = useState<Readonly<Record<string, string | null>>>({
    'l-deliver': '20.99',
    'x-deliver': '24.49',
  });
  const cellAt = (row: string, column: string) => sampleCell(`${row}-${column}`, draft);
  const handleEdit = (edits: readonly GridEdit[]) => {
    const next = edits.map(({ rowId, columnId, value }) => [`${rowId}-${columnId}`, value]);
    setDraft({ ...draft, ...Object.fromEntries(next) });
  };
  return (
    <Sample title="Price grid">
      <PriceGrid label="Prices" rowTitle="Size" rows={rows} columns={columns} cellAt={cellAt} onEdit={handleEdit} />
      <GridLegend groupName="Bay Area" />
    </Sample>
  );
}

function sampleCell(key: string, draft: Readonly<Record<string, string | null>>): GridCellValue {
  const base = prices[key] ?? null;
  const drafted = draft[key];
  if (drafted !== undefined) {
    return { value: drafted, origin: 'here', inherited: fromGroup[key] ?? base, isUnsaved: true };
  }
  const here = savedHere[key];
  if (here) return { value: here, origin: 'here', inherited: base };
  const group = fromGroup[key];
  return group ? { value: group, origin: 'group', inherited: base } : { value: base, origin: 'company' };
}
