import type { RowData } from '@tanstack/react-table';
import { type KeyboardEvent, useRef, useState } from 'react';
import { toggled } from './data-lines.ts';
import type { DataLine, DataTableProps } from './data-table-types.ts';
import { type RowSelection, useRowSelection } from './use-row-selection.ts';

export type DataKeys = {
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly unfolded: ReadonlySet<string>;
  readonly unfold: (key: string) => void;
  readonly select: RowSelection;
  readonly scrollTo: { current: ((index: number) => void) | null };
  readonly handleKey: (event: KeyboardEvent) => void;
};

const down = new Set(['ArrowDown', 'j', 'J']);
const up = new Set(['ArrowUp', 'k', 'K']);
const foldKeys = new Set(['ArrowLeft', 'ArrowRight', 'Enter']);

/** Arrows or J and K move, with Shift they select on the way; X or Space selects, Enter opens, right and left unfold. */
export function useDataKeys<Row extends RowData>(
  props: DataTableProps<Row>,
  lines: readonly DataLine<Row>[],
): DataKeys {
  const { onSelect, onOpen, detail, folded, onFold } = props;
  const select = useRowSelection(props, lines);
  const scrollTo = useRef<((index: number) => void) | null>(null);
  const [chosen, setChosen] = useState(0);
  // The row that the focus is on its way to: it arrives once the row is drawn.
  const awaited = useRef<number | null>(null);
  const active = Math.min(chosen, Math.max(0, lines.length - 1));
  const { unfolded, unfold } = useUnfolded(props, lines);

  const setActive = (index: number) => {
    awaited.current = null;
    setChosen(index);
  };
  const go = (index: number) => {
    const next = Math.max(0, Math.min(lines.length - 1, index));
    setChosen(next);
    awaited.current = next;
    scrollTo.current?.(next);
  };
  const move = (at: number, step: number, isSelecting: boolean) => {
    if (!isSelecting) select.end();
    else if (onSelect) select.extend(at, Math.max(0, Math.min(lines.length - 1, step)));
    go(step);
  };
  const foldGroup = (id: string, key: string): boolean => {
    const turns = folded?.has(id) ? key !== 'ArrowLeft' : key !== 'ArrowRight';
    if (!onFold || !folded || !turns || !foldKeys.has(key)) return false;
    onFold(toggled([id], folded));
    return true;
  };
  const actOn = (at: number, { key, shiftKey }: KeyboardEvent): boolean => {
    const line = lines[at];
    if (!line) return false;
    if (key === 'x' || key === 'X' || key === ' ') {
      if (!onSelect) return false;
      select.toggle(at, shiftKey);
      return true;
    }
    if (line.kind !== 'row') return foldGroup(line.group.id, key);
    if (key === 'Enter' && onOpen) {
      onOpen(line.row);
      return true;
    }
    const deed = props.rowKeys?.[key.toLowerCase()];
    if (deed) {
      deed(line.row);
      return true;
    }
    const turns = (key === 'ArrowRight' && !unfolded.has(line.key)) || (key === 'ArrowLeft' && unfolded.has(line.key));
    if (!detail || !turns) return false;
    unfold(line.key);
    return true;
  };
  const handleKey = (event: KeyboardEvent) => {
    const focused = lineOf(event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || focused === null) return;
    const at = awaited.current ?? focused;
    const step = moves(event.key, at, lines.length);
    if (step !== null) move(at, step, event.shiftKey);
    else if (!actOn(at, event)) return;
    event.preventDefault();
  };
  return { active, setActive, unfolded, unfold, select, scrollTo, handleKey };
}

function moves(key: string, active: number, count: number): number | null {
  if (down.has(key)) return active + 1;
  if (up.has(key)) return active - 1;
  if (key === 'PageDown') return active + 10;
  if (key === 'PageUp') return active - 10;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The current line of the row with the focus: other rows may have come before it since. */
function lineOf(target: EventTarget): number | null {
  const isRow = target instanceof HTMLElement && target.getAttribute('role') === 'row';
  return isRow && target.dataset.line !== undefined ? Number(target.dataset.line) : null;
}

/** The rows unfolded by hand, and while one searches also the rows that hold the searched text; those fold again with the search. */
function useUnfolded<Row extends RowData>(
  { search = '', holdsMatch }: DataTableProps<Row>,
  lines: readonly DataLine<Row>[],
) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [turned, setTurned] = useState<Turned>({ search: '', keys: new Set() });
  const wanted = search.trim().toLowerCase();
  if (wanted === '' || !holdsMatch)
    return { unfolded: open, unfold: (key: string) => setOpen((before) => toggled([key], before)) };
  const found = lines.flatMap((line) => (line.kind === 'row' && holdsMatch(line.row, wanted) ? [line.key] : []));
  const byHand = turned.search === wanted ? turned.keys : new Set<string>();
  const unfolded = new Set([...open, ...found]).symmetricDifference(byHand);
  return {
    unfolded,
    unfold: (key: string) => setTurned({ search: wanted, keys: toggled([key], byHand) }),
  };
}

/** Rows that were folded or unfolded by hand while this was searched for. */
interface Turned {
  readonly search: string;
  readonly keys: ReadonlySet<string>;
}
