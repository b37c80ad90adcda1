import { useState } from 'react';
import type { ListEntity } from './list-types.ts';

export type RowsSelected<Row> = {
  /** The ids of the selected rows that are shown, as text. */
  readonly keys: ReadonlySet<string>;
  readonly rows: readonly Row[];
  readonly all: readonly string[];
  readonly select: (keys: ReadonlySet<string>) => void;
};

/** The rows of a list that are selected, for actions on several at once; rows that a search hides are not among them. */
export function useRowsSelected<Row extends ListEntity>(shown: readonly Row[]): RowsSelected<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = shown.filter(({ id }) => chosen.has(String(id)));
  return {
    keys: new Set(rows.map(({ id }) => String(id))),
    rows,
    all: shown.map(({ id }) => String(id)),
    select: setChosen,
  };
}
