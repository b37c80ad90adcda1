import { useImperativeHandle, useMemo } from 'react';
import { useCellTyping } from './cells/use-cell-typing.ts';
import { cellOf, clearEdits, fillDownEdits, fillEdits, fillRightEdits, setEdits } from './edits/grid-edits.ts';
import type { GridAction } from './edits/grid-keys.ts';
import type { GridNote } from './edits/grid-notes.ts';
import { boundsOf, countOf, type GridBounds, selectOne, stepWithin } from './edits/grid-range.ts';
import { useGridClipboard } from './edits/use-grid-clipboard.ts';
import { useGridEdits } from './edits/use-grid-edits.ts';
import { useGridKeys } from './edits/use-grid-keys.ts';
import { useGridPointer } from './edits/use-grid-pointer.ts';
import { useGridSelection } from './edits/use-grid-selection.ts';
import type { GridEdit, GridPosition, PriceGridProps } from './grid-types.ts';

/** The state of a grid that is worked with like a spreadsheet: selection, typing, fill, clipboard, and the notes at cells. */
export function usePriceGrid(props: PriceGridProps) {
  const size = { rows: props.rows.length, columns: props.columns.length };
  const choice = useGridSelection(size);
  const edits = useGridEdits(props);
  const { active, bounds } = choice;
  const activeBounds = boundsOf(selectOne(active));
  const known = cellOf(props, active);
  const activeNote = known && edits.notes.at(known.rowId, known.columnId);

  const typing = useCellTyping({
    isSigned: props.isSigned ?? false,
    onRead: (value) => edits.edit(setEdits(props, active, value), activeBounds),
    onRefused: (text, fault) =>
      known && edits.notes.refuse({ kind: 'refused', ...known, text, fault, kept: known.cell.value }),
  });
  const clipboard = useGridClipboard({
    props,
    active,
    bounds,
    isTyping: typing.draft !== null,
    onChange: (changes) => edits.edit(changes, bounds),
    onRefused: edits.notes.refuse,
  });
  const change = (changes: readonly GridEdit[], where = bounds): true => {
    clipboard.dropPlan();
    edits.edit(changes, where);
    return true;
  };
  /** Without a text, the shown text of the cell is edited. */
  const start = (text?: string): boolean => {
    if (!known || known.cell.isReadOnly) return false;
    clipboard.dropPlan();
    edits.forget(activeBounds);
    typing.type(text ?? (activeNote?.kind === 'refused' ? activeNote.text : (known.cell.value ?? '')));
    return true;
  };
  const openChain = (position: GridPosition): boolean => {
    const cell = cellOf(props, position);
    const element = choice.elementAt(position);
    if (!cell || !element || !props.onOpenChain) return false;
    props.onOpenChain(cell.rowId, cell.columnId, element);
    return true;
  };
  /** Escape gives up the plan of a paste, then a refused text, then the block. */
  const leave = (): boolean => {
    if (clipboard.plan) clipboard.dropPlan();
    else if (activeNote?.kind === 'refused') edits.notes.drop(activeNote);
    else if (countOf(bounds) > 1) choice.select(active);
    else return false;
    return true;
  };
  const move = ({ to, isExtending }: Extract<GridAction, { readonly kind: 'move' }>): true => {
    if (isExtending) choice.extend(to);
    else choice.activate(to);
    return true;
  };
  const act = (action: GridAction): boolean => {
    switch (action.kind) {
      case 'move':
        return move(action);
      case 'step':
        choice.activate(stepWithin(active, bounds, action.step), true);
        return true;
      case 'start':
        return start(action.text);
      case 'all':
        choice.selectAll();
        return true;
      case 'clear':
        return change(clearEdits(props, bounds));
      case 'fillDown':
        return change(fillDownEdits(props, bounds));
      case 'fillRight':
        return change(fillRightEdits(props, bounds));
      case 'chain':
        return openChain(active);
      case 'leave':
        return leave();
    }
  };

  const pointer = useGridPointer({
    bounds,
    // The text that is being typed belongs to the cell that was active until now.
    onSelect: (position) => {
      typing.leave();
      choice.select(position);
    },
    onExtend: (position) => {
      typing.leave();
      choice.extend(position);
      choice.focus();
    },
    onFill: (target: GridBounds) => {
      change(fillEdits(props, bounds, target), target);
      choice.selectBlock(target);
    },
  });
  const handleKey = useGridKeys({ ...choice, ...typing, size, isTyping: typing.draft !== null, act });
  useImperativeHandle(props.handle, () => ({
    focus: choice.focus,
    paste: clipboard.paste,
    showColumn: (columnId) => {
      const column = props.columns.findIndex(({ id }) => id === columnId);
      choice.elementAt({ row: active.row, column })?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    propose: clipboard.propose,
  }));

  const planned = clipboard.plan?.edits;
  const plannedCells = useMemo(
    () => new Map(planned?.map(({ rowId, columnId, value }) => [`${rowId}\n${columnId}`, value] as const)),
    [planned],
  );

  return {
    choice,
    edits,
    /** The amount that a paste, or the screen around, would put into a cell. */
    plannedAt: (rowId: string, columnId: string) =>
      planned ? plannedCells.get(`${rowId}\n${columnId}`) : props.proposedAt?.(rowId, columnId),
    typing,
    clipboard,
    stretch: pointer.stretch,
    hasBlock: countOf(bounds) > 1,
    said: saidNow(edits.notes.latest, known && activeNote && { ...known, note: activeNote }),
    endPaste: (changes: readonly GridEdit[]) => {
      clipboard.dropPlan();
      if (changes.length > 0) edits.editShown(changes, bounds);
      choice.focus();
    },
    start,
    openChain,
    on: {
      ...clipboard.on,
      onKeyDown: handleKey,
      onMouseDown: pointer.handleMouseDown,
      onMouseOver: pointer.handleMouseOver,
    },
  };
}

type CellNote = { readonly note: GridNote; readonly rowId: string; readonly columnId: string };

/** The note that is shown now, and its cell: the note at the active cell, or else the latest one. */
function saidNow(latest: GridNote | undefined, atActive: CellNote | undefined): CellNote | undefined {
  if (atActive || !latest) return atActive;
  const place = latest.kind === 'refused' ? latest : latest.changes[0];
  return place && { note: latest, rowId: place.rowId, columnId: place.columnId };
}

export type PriceGridState = ReturnType<typeof usePriceGrid>;
