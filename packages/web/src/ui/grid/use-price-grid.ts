import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { parseAmount } from '../fields/amount.ts';
import { moveBy, tabFrom } from './grid-moves.ts';
import { editAt, fillDownEdits, pasteEdits } from './grid-paste.ts';
import type { GridPosition, PriceGridProps } from './grid-types.ts';

const typing = /^[\d.,$-]$/;

/** The keyboard of the grid: arrows move, typing edits, Enter and Tab take over, Escape gives up. */
export function usePriceGrid(props: PriceGridProps) {
  const { rows, columns, cellAt, onEdit, onOpenChain } = props;
  const size = { rows: rows.length, columns: columns.length };
  const frame = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<GridPosition>({ row: 0, column: 0 });
  const [draft, setShownDraft] = useState<string | null>(null);
  /** The same at once: leaving the field must not take over what a key has just taken over. */
  const typed = useRef<string | null>(null);
  const setDraft = (text: string | null) => {
    typed.current = text;
    setShownDraft(text);
  };

  const focus = (next: GridPosition) => {
    setActive(next);
    cellElement(frame.current, next)?.focus();
  };
  const edit = (edits: ReturnType<typeof editAt>) => {
    if (edits.length > 0) onEdit(edits);
  };
  const start = (text: string) => {
    if (!cellOf(props, active)?.isReadOnly) setDraft(text);
  };
  /** Whether what is typed could be taken over. */
  const commit = () => {
    const text = typed.current;
    if (text === null) return true;
    if (parseAmount(text) === undefined) return false;
    setDraft(null);
    edit(editAt({ rows, columns, cellAt }, active.row, active.column, text));
    return true;
  };

  const handleEditing = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return [setDraft(null), focus(active), event.preventDefault()];
    const next = event.key === 'Enter' ? below(active, size.rows, event.shiftKey) : nextByTab(event);
    if (!next) return undefined;
    event.preventDefault();
    return commit() && focus(next);
  };
  const nextByTab = (event: KeyboardEvent) => (event.key === 'Tab' ? tabFrom(active, size, event.shiftKey) : null);

  const handleResting = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const acts = actions(event, isCommand);
    if (!acts) return;
    event.preventDefault();
    acts();
  };
  const actions = (event: KeyboardEvent, isCommand: boolean): (() => void) | null => {
    const cell = cellElement(frame.current, active);
    if (event.altKey && event.key === 'ArrowDown') return () => cell && openChain(cell);
    const moved = moveBy({ key: event.key, isCommand }, active, size);
    if (moved) return () => focus(moved);
    if (isCommand) return event.key === 'd' ? () => edit(fillDownEdits(active, props)) : null;
    if (event.key === 'Enter' || event.key === 'F2') return () => start(cellOf(props, active)?.value ?? '');
    if (event.key === 'Delete' || event.key === 'Backspace')
      return () => edit(editAt(props, active.row, active.column, ''));
    return typing.test(event.key) ? () => start(event.key) : null;
  };
  const openChain = (cell: HTMLElement) => {
    const row = rows[active.row];
    const column = columns[active.column];
    if (row && column) onOpenChain?.(row.id, column.id, cell);
  };

  return {
    frame,
    active,
    draft,
    setDraft,
    setActive,
    start,
    commit,
    focus,
    openChain,
    handleKey: (event: KeyboardEvent) => (draft === null ? handleResting(event) : handleEditing(event)),
    handlePaste: (event: ClipboardEvent) => {
      if (draft !== null) return;
      event.preventDefault();
      edit(pasteEdits(event.clipboardData.getData('text/plain'), active, props));
    },
    handleCopy: (event: ClipboardEvent) => {
      if (draft !== null) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', cellOf(props, active)?.value ?? '');
    },
  };
}

function cellOf({ rows, columns, cellAt }: PriceGridProps, { row, column }: GridPosition) {
  const line = rows[row];
  const field = columns[column];
  return line && field ? cellAt(line.id, field.id) : null;
}

function cellElement(frame: HTMLElement | null, { row, column }: GridPosition): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? null;
}

function below({ row, column }: GridPosition, rows: number, isBack: boolean): GridPosition {
  return { row: Math.max(0, Math.min(rows - 1, row + (isBack ? -1 : 1))), column };
}
