import type { Path } from '@servery/domain';
import { type MouseEvent, useState } from 'react';
import { formatAmount } from '../../ui/fields/amount.ts';
import type { GridLine, PriceGridProps } from '../../ui/grid/grid-types.ts';
import { PriceGrid } from '../../ui/grid/price-grid.tsx';
import { CellPopover } from '../../ui/inheritance/cell-popover.tsx';
import { anchorAt } from '../reveal/anchors.ts';
import styles from './chained-grid.module.css';
import { ValueChain } from './value-chain.tsx';

type ChainedGridProps = Omit<PriceGridProps, 'onOpenChain' | 'attributesOf'> & {
  /** The place of a cell's amount in the document; undefined for a computed amount. */
  readonly placeOf: (rowId: string, columnId: string) => Path | undefined;
  /** Cells are found by their places: a search leads to each of them. */
  readonly isSearched?: true;
};

type OpenChain = { readonly path: Path; readonly label: string; readonly box: DOMRect };

/** A grid of amounts of the document, each cell with its chain of values. */
export function ChainedGrid({ placeOf, isSearched, ...grid }: ChainedGridProps) {
  const { rows, columns, label, isTall, format = formatAmount } = grid;
  const [chain, setChain] = useState<OpenChain | null>(null);
  const openChain = (rowId: string, columnId: string, cell: HTMLElement) => {
    const path = placeOf(rowId, columnId);
    if (!path) return;
    const names = [rows.find(({ id }) => id === rowId), columns.find(({ id }) => id === columnId)].map(nameOf);
    setChain({ path, label: names.join(' · '), box: cell.getBoundingClientRect() });
  };
  const attributesOf = (rowId: string, columnId: string) => {
    const path = placeOf(rowId, columnId);
    return path && anchorAt(path);
  };
  /** The gray figure, or the edge of a cell that is not the company's, opens the chain. */
  const handleClick = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=gridcell]') : null;
    if (!cell || event.shiftKey || (cell.dataset.origin === 'company' && cell.dataset.noted === undefined)) return;
    const { left, width } = cell.getBoundingClientRect();
    const row = rows[Number(cell.dataset.row)];
    const column = columns[Number(cell.dataset.column)];
    if (row && column && event.clientX - left < width * 0.42) openChain(row.id, column.id, cell);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; Alt and arrow down do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={styles.sheet} data-tall={isTall} onClick={handleClick}>
      <PriceGrid {...grid} onOpenChain={openChain} {...(isSearched && { attributesOf })} />
      {chain && (
        <CellPopover
          label={label}
          target={<span className={styles.anchor} style={placeIn(chain.box)} />}
          onClose={() => setChain(null)}
        >
          <ValueChain
            path={chain.path}
            label={chain.label}
            format={(value) => (typeof value === 'string' ? format(value) : null)}
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
