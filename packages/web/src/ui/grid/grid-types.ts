import type { Amount } from '../fields/amount.ts';
import type { Origin } from '../icons.tsx';

/** What one cell shows. */
export type GridCellValue = {
  readonly value: Amount;
  /** Where the value comes from; what is not from the company has an edge. */
  readonly origin: Origin;
  /** The value that would hold without the one set at this level; small and grey. */
  readonly inherited?: Amount;
  readonly isUnsaved?: boolean;
  readonly isReadOnly?: boolean;
  /** In words, what is wrong with the value. */
  readonly error?: string;
};

export type GridLine = { readonly id: string; readonly name: string; readonly detail?: string };
export type GridPosition = { readonly row: number; readonly column: number };
export type GridEdit = { readonly rowId: string; readonly columnId: string; readonly value: Amount };

export type PriceGridProps = {
  readonly label: string;
  /** The head of the first column: what the rows are. */
  readonly rowTitle: string;
  readonly rows: readonly GridLine[];
  readonly columns: readonly GridLine[];
  readonly cellAt: (rowId: string, columnId: string) => GridCellValue;
  /** All edits of one gesture at once, so that a paste is one step to undo. */
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  /** Opens the chain of values of a cell (Alt and arrow down, or the context menu). */
  readonly onOpenChain?: (rowId: string, columnId: string, cell: HTMLElement) => void;
};
