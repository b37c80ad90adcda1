import type { Path } from '@servery/domain';
import type { Ref } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { amountCell } from '../../../editing/fields/amount-cell.ts';
import { ChainedGrid } from '../../../editing/fields/chained-grid.tsx';
import { useProblemAt } from '../../../editing/fields/use-field.ts';
import { useLayered } from '../../../editing/fields/use-layered.ts';
import type { GridCellValue, GridEdit, GridHandle, GridLine } from '../../../ui/grid/grid-types.ts';

type PriceSheetProps = {
  /** The item or modifier that the amounts belong to. */
  readonly owner: Path;
  readonly label: string;
  readonly rowTitle: string;
  readonly rows: readonly GridLine[];
  readonly columns: readonly GridLine[];
  /** The part of the owner that the amounts lie in; its prices unless said. */
  readonly part?: 'pricing' | 'info';
  /** The place of a cell's amount within its owner, in that part. */
  readonly pathOf: (rowId: string, columnId: string) => Path;
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  /** Why a column cannot be changed here. */
  readonly isReadOnly?: (columnId: string) => boolean;
  /** The value that a cell shows instead of an amount of its own; undefined where it has one. */
  readonly shownAt?: (rowId: string, columnId: string) => Partial<GridCellValue> | undefined;
  /** Amounts may lower the price. */
  readonly isSigned?: boolean;
  readonly handle?: Ref<GridHandle>;
};

/** Amounts by row and pricing scheme, each with its edge, its inherited figure and its chain of values. */
export function PriceSheet({ owner, part = 'pricing', pathOf, isReadOnly, shownAt, ...grid }: PriceSheetProps) {
  const { level } = useEditor();
  const mayEdit = useMayEdit([...owner, part]);
  const layered = useLayered([...owner, part]);
  const problemAt = useProblemAt();
  const placeOf = (rowId: string, columnId: string) => [...owner, ...pathOf(rowId, columnId)];
  const cellAt = (rowId: string, columnId: string): GridCellValue => ({
    ...amountCell(layered, pathOf(rowId, columnId).slice(1), level.kind),
    error: problemAt(placeOf(rowId, columnId)),
    ...shownAt?.(rowId, columnId),
    ...((!mayEdit || isReadOnly?.(columnId)) && { isReadOnly: true }),
  });
  return <ChainedGrid {...grid} placeOf={placeOf} cellAt={cellAt} />;
}
