import { create } from 'zustand';
import type { Cell, Span } from './cells.ts';

/** The selection that the panel at the right edits. */
export type Selection =
  | ({ readonly kind: 'cell' } & Cell)
  /** A date or a range of dates, and those that it had when the panel was opened. */
  | { readonly kind: 'special'; readonly date: string; readonly opened?: string }
  | { readonly kind: 'new' };

type HoursSelection = {
  readonly selection: Selection;
  /** On small screens the panel lies over the page, once it is asked for. */
  readonly isPanelOpen: boolean;
  readonly clipboard: readonly Span[] | null;
};

export const useHoursSelection = create<HoursSelection>(() => ({
  selection: { kind: 'cell', set: 'inStore', day: 1 },
  isPanelOpen: false,
  clipboard: null,
}));

export function select(selection: Selection): void {
  useHoursSelection.setState({ selection });
}

export function openPanel(selection: Selection): void {
  useHoursSelection.setState({ selection, isPanelOpen: true });
}

export function closePanel(): void {
  useHoursSelection.setState({ isPanelOpen: false });
}

export function copyCell(spans: readonly Span[]): void {
  useHoursSelection.setState({ clipboard: spans });
}
