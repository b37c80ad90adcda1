import type { Path } from '@servery/domain';
import { create } from 'zustand';
import type { RowId } from './rows.ts';

type Selected = {
  /** The list, as `listKey` spells it. */
  readonly list: string | null;
  readonly id: RowId | null;
  readonly isPanelOpen: boolean;
  /** Just added: its name waits to be typed. */
  readonly isNew: boolean;
};

/** The row of a list that the panel edits. */
export const useListSelection = create<Selected>(() => ({ list: null, id: null, isPanelOpen: false, isNew: false }));

export function selectRow(list: Path, id: RowId, isNew = false): void {
  useListSelection.setState({ list: listKey(list), id, isPanelOpen: true, isNew });
}

export function closeRow(): void {
  useListSelection.setState({ isPanelOpen: false });
}

export function deselectRow(): void {
  useListSelection.setState({ list: null, id: null, isPanelOpen: false, isNew: false });
}

/** `cashManagement.availableDrawers` */
export function listKey(list: Path): string {
  return list.join('.');
}
