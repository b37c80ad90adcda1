import type { Path } from '@servery/domain';
import { type MouseEvent, useState } from 'react';
import { ValueChain } from '../../../editing/fields/value-chain.tsx';
import { formatAmount } from '../../../ui/fields/amount.ts';
import type { GridLine, PriceGridProps } from '../../../ui/grid/grid-types.ts';
import { PriceGrid } from '../../../ui/grid/price-grid.tsx';
import { CellPopover } from '../../../ui/inheritance/cell-popover.tsx';
import styles from '../forms/menu-forms.module.css';

type ChainedGridProps = Omit<PriceGridProps, 'onOpenChain'> & {
  /** Where a cell's amount stands in the menu; undefined for what is computed. */
  readonly placeOf: (rowId: string, columnId: string) => Path | undefined;
};

type OpenChain = { readonly path: Path; readonly label: string; readonly box: DOMRect };

/** A grid of amounts of the menu, each cell with its chain of values. */
export function ChainedGrid({ placeOf, ...grid }: ChainedGridProps) {
  const { rows, columns, label, isTall } = grid;
  const [chain, setChain] = useState<OpenChain | null>(null);
  const openChain = (rowId: string, columnId: string, cell: HTMLElement) => {
    const path = placeOf(rowId, columnId);
    if (!path) return;
    const names = [rows.find(({ id }) => id === rowId), columns.find(({ id }) => id === columnId)].map(nameOf);
    setChain({ path, label: names.join(' · '), box: cell.getBoundingClientRect() });
  };
  /** The gray figure, or the edge of a cell that is not the company's, opens the chain. */
  const handleClick = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=gridcell]') : null;
    if (!cell || event.shiftKey || cell.dataset.origin === 'company') return;
    const { left, width } = cell.getBoundingClientRect();
    const row = rows[Number(cell.dataset.row)];
    const column = columns[Number(cell.dataset.column)];
    if (row && column && event.clientX - left < width * 0.42) openChain(row.id, column.id, cell);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; Alt and arrow down do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={styles.sheet} data-tall={isTall} onClick={handleClick}>
      <PriceGrid {...grid} onOpenChain={openChain} />
      {chain && (
        <CellPopover
          label={label}
          target={<span className={styles.anchor} style={placeIn(chain.box)} />}
          onClose={() => setChain(null)}
        >
          <ValueChain
            path={chain.path}
            label={chain.label}
            format={(value) => (typeof value === 'string' ? formatAmount(value) : null)}
          />
        </CellPopover>
      )}
    </div>
  );
}

function nameOf(line: GridLine | undefined): string {
  return [line?.name, line?.detail].filter(Boolean).join(' ');
}

function placeIn({ left, top, width, height }: DOMRect) {
  return { left, top, width, height };
}
