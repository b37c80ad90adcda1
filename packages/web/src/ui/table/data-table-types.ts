import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  readonly id: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** With it the head sorts; nulls come last. */
  readonly sortBy?: (row: Row) => string | number | null;
  readonly align?: 'left' | 'right';
  /** A CSS grid track: `120px`, `minmax(200px, 2fr)`. */
  readonly width?: string;
  readonly hideOnPhone?: boolean;
  /** A click in its cells does not open the row. */
  readonly isStill?: boolean;
};

export type DataSort = { readonly id: string; readonly isDescending: boolean };

/** A head over the rows of one kind. */
export type DataGroup = {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly end?: ReactNode;
  /** Where its rows are not all of one kind, their number says nothing. */
  readonly isCounted?: boolean;
};

export type DataTableProps<Row extends RowData> = {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  /** The text that is searched for, and the text of a row that is searched. */
  readonly search?: string;
  readonly searchText?: (row: Row) => string;
  /** The rows that the filters let through. */
  readonly filter?: (row: Row) => boolean;
  /** Given from outside (the address bar); without `onSort` the table keeps it itself. */
  readonly sort?: DataSort | null;
  readonly onSort?: (sort: DataSort | null) => void;
  /** The rows come searched, filtered and sorted, as a server did it. */
  readonly isOrdered?: boolean;
  /** Reports which lines are in sight, so that their content can be fetched. */
  readonly onSight?: (first: number, last: number) => void;
  readonly selection?: ReadonlySet<string>;
  readonly onSelect?: (selection: ReadonlySet<string>) => void;
  /** Rows that are not there yet cannot be selected. */
  readonly canSelect?: (row: Row) => boolean;
  /** Buttons for the selected rows, in the bar above the head. */
  readonly bulkActions?: ReactNode;
  /** As above, but for actions that change nothing. */
  readonly bulkReads?: ReactNode;
  readonly onOpen?: (row: Row) => void;
  /** Other actions on the row that has the focus, by their small letters: none of J, K, X. */
  readonly rowKeys?: Readonly<Record<string, (row: Row) => void>>;
  /** The key of the row whose object is open beside the table. */
  readonly opened?: string | undefined;
  /** The row that something beside the table asks for: it is scrolled to and unfolds; another object asks again. */
  readonly revealed?: { readonly key: string } | null;
  /** The content that a row unfolds to. */
  readonly detail?: (row: Row) => ReactNode;
  /** Whether the unfolded part of a row contains the searched text, in small letters: it is unfolded as long as the search lasts. */
  readonly holdsMatch?: (row: Row, search: string) => boolean;
  /** Rows of one group are together under its head, in the order of the groups' first rows. */
  readonly groupOf?: (row: Row) => DataGroup;
  /** The groups whose rows are folded away; with `onFold` the heads fold and unfold. */
  readonly folded?: ReadonlySet<string>;
  readonly onFold?: (folded: ReadonlySet<string>) => void;
  readonly density?: 'row' | 'two-lines';
  readonly empty?: ReactNode;
  readonly onClearFilters?: () => void;
};

/** One line on the screen: a row, or the head of a group with its rows. */
export type DataLine<Row> =
  | { readonly kind: 'row'; readonly key: string; readonly row: Row }
  | { readonly kind: 'group'; readonly key: string; readonly group: DataGroup; readonly members: readonly Row[] };
