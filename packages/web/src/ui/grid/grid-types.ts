import type { Ref } from 'react';
import type { Amount } from '../fields/amount.ts';
import type { Origin } from '../icons.tsx';

/** The content of one cell. */
export type GridCellValue = {
  readonly value: Amount;
  /** Where the value comes from; a value that is not from the company has an edge. */
  readonly origin: Origin;
  /** The value that would hold without the one set at this level; small and gray. */
  readonly inherited?: Amount;
  /** The value that the cell takes when its own is cleared: the inherited one; nothing without it. */
  readonly clearsTo?: Amount;
  readonly isUnsaved?: boolean;
  /** The value is that of another cell; it is gray until one of its own is typed. */
  readonly isFollowing?: boolean;
  readonly isReadOnly?: boolean;
  /** In words, the problem of the value. */
  readonly error?: string | undefined;
  /** Shown in place of the value. */
  readonly text?: string;
  /** Said beside the value, small and gray, where there is no inherited figure. */
  readonly note?: string | undefined;
};

export type GridLine = {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  /** Rows: the heading above the first that share it. Columns: the name above those next to each other, with a heavier line before them. */
  readonly group?: string;
};
export type GridPosition = { readonly row: number; readonly column: number };
export type GridEdit = { readonly rowId: string; readonly columnId: string; readonly value: Amount };

/** A text for a cell, from elsewhere than the clipboard. */
export type ProposedCell = { readonly rowId: string; readonly columnId: string; readonly text: string };

/** The actions that the screen around a grid can ask of it. */
export type GridHandle = {
  /** Goes to the cell that was active last. */
  readonly focus: () => void;
  /** The same as Ctrl/Cmd-V at the selected cells. */
  readonly paste: (text: string) => void;
  /** Scrolls a column into sight, in the row that was active last. */
  readonly showColumn: (columnId: string) => void;
  /** Shows the changes that the texts of a file would make, with remarks; nothing changes before Apply. */
  readonly propose: (cells: readonly ProposedCell[], remarks: readonly string[]) => void;
};

export type PriceGridProps = {
  readonly label: string;
  /** The head of the first column: the kind of the rows. */
  readonly rowTitle: string;
  readonly rows: readonly GridLine[];
  readonly columns: readonly GridLine[];
  readonly cellAt: (rowId: string, columnId: string) => GridCellValue;
  /** All edits of one gesture at once, so that a paste is one step to undo. */
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  /** Amounts may be below zero. */
  readonly isSigned?: boolean;
  /** How an amount is shown: as money, unless it is a percentage. */
  readonly format?: (amount: Amount) => string;
  /** The attributes of a cell beside its value: its place in a document. */
  readonly attributesOf?: (rowId: string, columnId: string) => Readonly<Record<`data-${string}`, string>> | undefined;
  /** Opens the chain of values of a cell (Alt and arrow down, or the context menu). */
  readonly onOpenChain?: (rowId: string, columnId: string, cell: HTMLElement) => void;
  readonly handle?: Ref<GridHandle>;
  /** The amount that the screen around proposes for a cell: shown as a paste is before Apply, and not made. */
  readonly proposedAt?: (rowId: string, columnId: string) => Amount | undefined;
  /** Takes the room there is and scrolls separately; only the rows in sight are drawn. */
  readonly isTall?: boolean;
  /** Names of columns take as many lines as they need. */
  readonly hasLongHeads?: boolean;
};

/** The part of a grid that edits are computed from. */
export type GridSheet = Pick<PriceGridProps, 'rows' | 'columns' | 'cellAt' | 'isSigned' | 'format'>;
