import type { RoutePlace } from '@servery/domain';
import { type KeyboardEvent, useRef, useState } from 'react';
import { moveBy } from '../../../ui/grid/edits/grid-moves.ts';
import type { GridPosition } from '../../../ui/grid/grid-types.ts';
import type { Routes } from './use-routes.ts';

/** The keyboard of the matrix: arrows move, Enter chooses, Space repeats the last choice, Delete clears, Ctrl/Cmd-C, V and D copy. */
export function useRouteKeys(routes: Routes) {
  const { stations, types, channel, devices } = routes;
  const size = { rows: stations.length, columns: types.length };
  const frame = useRef<HTMLTableElement>(null);
  const [wanted, setActive] = useState<GridPosition>({ row: 0, column: 0 });
  const [isOpen, setOpen] = useState(false);
  /** The last choice: Space and Ctrl/Cmd-V repeat it; the first device until there is one. */
  const [last, setLast] = useState<readonly string[]>(() => devices.slice(0, 1).map(({ id }) => id));
  const active = { row: Math.min(wanted.row, size.rows - 1), column: Math.min(wanted.column, size.columns - 1) };

  const placeAt = ({ row, column }: GridPosition): RoutePlace | undefined => {
    const station = stations[row];
    const type = types[column];
    return station && type && { station: station.id, orderType: type.id, channel };
  };
  const selectedAt = (position: GridPosition) => {
    const place = placeAt(position);
    return place ? routes.cellAt(place).selected : [];
  };
  const remember = (selected: readonly string[]) => {
    if (selected.length > 0) setLast(selected);
  };
  const set = (position: GridPosition, selected: readonly string[]) => {
    const place = placeAt(position);
    if (!place || !routes.canEdit) return;
    remember(selected);
    routes.edit([[place, selected]]);
  };
  const focus = (position: GridPosition) => {
    setActive(position);
    frame.current?.querySelector<HTMLElement>(`[data-at="${position.row},${position.column}"]`)?.focus();
  };
  const close = () => {
    setOpen(false);
    focus(active);
  };
  const fillDown = () => {
    const selected = selectedAt(active);
    const below = stations
      .slice(active.row + 1)
      .flatMap((_, at) => placeAt({ row: active.row + 1 + at, column: active.column }) ?? []);
    if (routes.canEdit) routes.edit(below.filter(routes.isTakenAt).map((place) => [place, selected]));
  };

  const commandOf = (key: string): (() => void) | null => {
    if (key === 'c') return () => remember(selectedAt(active));
    if (key === 'v') return () => set(active, last);
    return key === 'd' ? fillDown : null;
  };
  const actionOf = (key: string): (() => void) | null => {
    if (key === 'Enter' || key === 'F2') return () => setOpen(true);
    if (key === ' ') return () => set(active, selectedAt(active).length > 0 ? [] : last);
    return key === 'Delete' || key === 'Backspace' ? () => set(active, []) : null;
  };
  const handleKey = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const moved = moveBy({ key: event.key, isCommand }, active, size);
    const act = moved ? () => focus(moved) : isCommand ? commandOf(event.key.toLowerCase()) : actionOf(event.key);
    if (isOpen || !act) return;
    event.preventDefault();
    act();
  };

  return {
    frame,
    active,
    isOpen,
    activeSelection: selectedAt(active),
    setActive,
    open: (position: GridPosition) => {
      setActive(position);
      setOpen(true);
    },
    close,
    choose: (selected: readonly string[]) => set(active, selected),
    handleKey,
  };
}

export type RouteKeys = ReturnType<typeof useRouteKeys>;
