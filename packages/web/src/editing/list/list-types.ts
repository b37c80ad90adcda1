import type { JsonObject, Path } from '@servery/domain';
import type { ReactNode } from 'react';
import type { Ordered, OrderMove } from '../../ui/order/drag-order.tsx';
import type { RowMove } from './rows.ts';

export type ListEntity = {
  readonly id: string | number;
  readonly name: string;
  readonly disabled?: boolean;
  /** The text of its tag instead of `Inactive`. */
  readonly whyDisabled?: string;
};

type ListColumn<Row> = {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'right';
  readonly hideOnPhone?: boolean;
  /** Its room goes to the names where the list is in a narrow pane. */
  readonly hideWhenNarrow?: boolean;
};

/** The actions on rows that have a page of their own, instead of the form beside the list. */
export type RowPages<Row> = {
  readonly onOpen: (row: Row) => void;
  readonly onCopy: (row: Row) => void;
  readonly onMove: (move: RowMove) => void;
};

export type ListTableProps<Row extends ListEntity> = {
  readonly list: Path;
  readonly title: string;
  readonly hint?: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  /** Before the name: a color. */
  readonly lead?: (row: Row) => ReactNode;
  /** Below the name, in small letters. */
  readonly under?: (row: Row) => ReactNode;
  /** The button that adds, and the row that it makes, or where one is made. */
  readonly add: { readonly label: string } & ({ readonly make: () => JsonObject } | { readonly onAdd: () => void });
  /** Other ways to add, before that button. */
  readonly moreActions?: ReactNode;
  readonly empty: { readonly title: string; readonly text: string };
  /** A row like another one, under a name and an id of its own. */
  readonly copy?: (row: Row) => JsonObject;
  /** Instead of only adding the copy: adds the things that come with it. */
  readonly onCopy?: (row: Row, made: JsonObject) => void;
  /** Rows that come with the product stay. */
  readonly canRemove?: (row: Row) => boolean;
  /** Instead of only taking out the row: asks, or takes out more. */
  readonly onRemove?: (row: Row) => void;
  /** The heading above the rows that share it; they are next to each other and move among each other. */
  readonly groupOf?: (row: Row) => string;
  /** The words that a search finds a row by, beside its name; without them a long list has no search. */
  readonly words?: (row: Row) => string;
  /**
   * Draws the rows so that they are also put into another order by hand; they open beside the list, not below themselves. The screen
   * brings it, so that its code is there when the rows are first drawn and they are drawn once.
   */
  readonly dragged?: (props: DraggedRowsProps) => ReactNode;
  /** The actions on several rows at once; without them none are selected. */
  readonly bulk?: (rows: readonly Row[]) => ReactNode;
  readonly pages?: RowPages<Row>;
};

/** The parts that drag a row: the place where it is drawn, and its handle. */
export type RowDrag = {
  readonly ref: ((row: HTMLElement | null) => void) | undefined;
  readonly handle: ReactNode;
};

export type DraggedRowsProps = {
  readonly list: Path;
  readonly entries: readonly Ordered[];
  /** Instead of only moving the row in the list. */
  readonly onMove?: ((move: OrderMove) => void) | undefined;
  /** The row at a place of the list, with its drag handle. */
  readonly children: (index: number, drag: RowDrag) => ReactNode;
};
