import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { parseAmount } from '../fields/amount.ts';
import edge from '../inheritance/origin-edge.module.css';
import cellStyles from './grid-cell.module.css';
import { cellMarks, GridFigure } from './grid-cell.tsx';
import type { GridLine, GridPosition, PriceGridProps } from './grid-types.ts';
import styles from './price-grid.module.css';
import type { usePriceGrid } from './use-price-grid.ts';

type Grid = ReturnType<typeof usePriceGrid>;
type GridRowProps = {
  readonly row: GridLine;
  readonly index: number;
  readonly grid: Grid;
  readonly props: PriceGridProps;
};

export function GridRow({ row, index, grid, props }: GridRowProps) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {row.name} {row.detail && <span className={styles.detail}>{row.detail}</span>}
      </th>
      {props.columns.map((column, across) => (
        <Cell
          key={column.id}
          row={row}
          column={column}
          position={{ row: index, column: across }}
          grid={grid}
          props={props}
        />
      ))}
    </tr>
  );
}

type CellProps = {
  readonly row: GridLine;
  readonly column: GridLine;
  readonly position: GridPosition;
  readonly grid: Grid;
  readonly props: PriceGridProps;
};

function Cell({ row, column, position, grid, props }: CellProps) {
  const cell = props.cellAt(row.id, column.id);
  const isActive = grid.active.row === position.row && grid.active.column === position.column;
  const isEditing = isActive && grid.draft !== null;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid that is edited
      role="gridcell"
      className={`${edge.cell} ${cellStyles.cell}`}
      {...cellMarks(cell)}
      data-row={position.row}
      data-column={position.column}
      tabIndex={isActive && !isEditing ? 0 : -1}
      aria-readonly={cell.isReadOnly || undefined}
      aria-invalid={cell.error ? true : undefined}
      title={cell.error}
      onFocus={() => grid.setActive(position)}
      onDoubleClick={() => grid.start(cell.value ?? '')}
      onContextMenu={(event) => props.onOpenChain && [event.preventDefault(), grid.openChain(event.currentTarget)]}
    >
      {isEditing ? (
        <CellInput label={`${row.name}, ${column.name}`} grid={grid} />
      ) : (
        <span className={cellStyles.figure}>
          <GridFigure cell={cell} />
        </span>
      )}
    </td>
  );
}

function CellInput({ label, grid }: { readonly label: string; readonly grid: Grid }) {
  const t = usePhrases(uiPhrases);
  const draft = grid.draft ?? '';
  const isWrong = parseAmount(draft) === undefined;
  return (
    <input
      ref={(input) => input?.focus()}
      className={cellStyles.input}
      aria-label={label}
      aria-invalid={isWrong}
      title={isWrong ? t('invalidAmount') : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={draft}
      onChange={(event) => grid.setDraft(event.currentTarget.value)}
      onBlur={() => grid.commit() || grid.setDraft(null)}
    />
  );
}
