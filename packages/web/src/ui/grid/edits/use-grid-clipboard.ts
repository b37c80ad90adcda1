import { type ClipboardEvent, useState } from 'react';
import type { GridEdit, GridPosition, PriceGridProps, ProposedCell } from '../grid-types.ts';
import { copyText, type PastePlan, planCells, planPaste, textsOf } from './grid-clipboard.ts';
import { cellOf, clearEdits } from './grid-edits.ts';
import type { GridNote } from './grid-notes.ts';
import { countOf, type GridBounds } from './grid-range.ts';

type GridClipboardOptions = {
  readonly props: PriceGridProps;
  readonly active: GridPosition;
  readonly bounds: GridBounds;
  /** The clipboard is the text field's, not the grid's. */
  readonly isTyping: boolean;
  readonly onChange: (edits: readonly GridEdit[]) => void;
  readonly onRefused: (note: Extract<GridNote, { readonly kind: 'refused' }>) => void;
};

/** Copy, cut and paste of the selected block. The changes that a paste of several cells would make are shown first. */
export function useGridClipboard(options: GridClipboardOptions) {
  const { props, active, bounds, isTyping, onChange, onRefused } = options;
  const [plan, setPlan] = useState<PastePlan | null>(null);

  const paste = (text: string) => {
    const planned = planPaste(props, bounds, text);
    const known = cellOf(props, active);
    const isOneCell = countOf(bounds) === 1 && textsOf(text).flat().length === 1 && !known?.cell.isReadOnly;
    const [unread] = planned.unread;
    if (!isOneCell || !known) setPlan(planned);
    else if (!unread) onChange(planned.edits);
    else onRefused({ kind: 'refused', ...known, text: unread.text, fault: unread.fault, kept: known.cell.value });
  };
  const atRest = (act: (event: ClipboardEvent) => void) => (event: ClipboardEvent) => {
    if (isTyping) return;
    event.preventDefault();
    act(event);
  };
  const copy = (event: ClipboardEvent) => event.clipboardData.setData('text/plain', copyText(props, bounds));
  return {
    plan,
    propose: (cells: readonly ProposedCell[], remarks: readonly string[]) => setPlan(planCells(props, cells, remarks)),
    dropPlan: () => setPlan(null),
    paste,
    on: {
      onPaste: atRest((event) => paste(event.clipboardData.getData('text/plain'))),
      onCopy: atRest(copy),
      onCut: atRest((event) => {
        copy(event);
        onChange(clearEdits(props, bounds));
      }),
    },
  };
}
