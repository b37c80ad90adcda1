import type { RowData } from '@tanstack/react-table';
import { useRef } from 'react';
import { rowsBetween, toggled } from './data-lines.ts';
import type { DataLine, DataTableProps } from './data-table-types.ts';

export type RowSelection = {
  /** Selects the rows of a line or no longer; with Shift all rows from the line before to this one. */
  readonly toggle: (index: number, isRange: boolean) => void;
  /** The selection follows the focus from the line where Shift was pressed. */
  readonly extend: (from: number, to: number) => void;
  /** The next range starts where the focus is then. */
  readonly end: () => void;
};

/** Selects single rows, whole groups, and ranges with Shift. */
export function useRowSelection<Row extends RowData>(
  props: DataTableProps<Row>,
  lines: readonly DataLine<Row>[],
): RowSelection {
  const { rowKey, selection = new Set(), onSelect, canSelect = () => true } = props;
  // The line that was toggled last: others may have come before it since.
  const toggledLast = useRef<string | null>(null);
  const range = useRef<{ readonly from: number; readonly before: ReadonlySet<string> } | null>(null);
  const keysOf = (rows: readonly Row[]) => rows.filter(canSelect).map(rowKey);
  return {
    toggle: (index, isRange) => {
      const line = lines[index];
      if (!line) return;
      const start = lines.findIndex(({ key }) => key === toggledLast.current);
      range.current = null;
      toggledLast.current = line.key;
      if (isRange && start >= 0) onSelect?.(new Set([...selection, ...keysOf(rowsBetween(lines, start, index))]));
      else onSelect?.(toggled(keysOf(line.kind === 'row' ? [line.row] : line.members), selection));
    },
    extend: (from, to) => {
      range.current ??= { from, before: selection };
      const { from: start, before } = range.current;
      onSelect?.(new Set([...before, ...keysOf(rowsBetween(lines, start, to))]));
    },
    end: () => {
      range.current = null;
    },
  };
}
