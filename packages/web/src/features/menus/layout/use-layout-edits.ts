import {
  cutButtonText,
  filledWith,
  fitsAt,
  type LayoutButton,
  type LayoutTab,
  movedButton,
  movedTogether,
  newButton,
  nextFit,
  type ResizedButton,
  withoutPlaces,
  withResized,
} from '@servery/domain';
import { useRef, useState } from 'react';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { menuLayoutPhrases } from '../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { useEditTabs } from './use-edit-tabs.ts';
import type { LayoutView } from './use-layout-view.ts';

type Cell = { readonly row: number; readonly column: number };
type Step = { readonly columns: number; readonly rows: number };

/** The actions on the buttons of the tab that is edited; each is one step of undo. */
export function useLayoutEdits(view: LayoutView, tab: LayoutTab | undefined) {
  const t = usePhrases(menuLayoutPhrases);
  const tabs = useEditTabs();
  const mayEdit = useMayEdit(['layout']);
  const copied = useRef<readonly LayoutButton[]>([]);
  const [moved, setMoved] = useState<Cell | null>(null);
  const { grid, selected, active } = view;
  const note = (at: number) => setMoved(view.cellAt(at));
  const buttons = tab?.buttons ?? {};
  const put = (next: LayoutTab['buttons'] | undefined): boolean => {
    if (!tab || !mayEdit) return false;
    if (next) tabs.setButtons(tab.id, next);
    else notify.info(t('noRoom'));
    return next !== undefined;
  };
  return {
    mayEdit,
    /** Where the last button was moved to. */
    moved,
    /** A press on a cell: selects only that cell, or that cell with those that are selected already. */
    select: (at: number, isMore: boolean) =>
      view.select(
        at,
        isMore ? [...selected.filter((one) => one !== at), ...(selected.includes(at) ? [] : [at])] : [at],
      ),
    move: (from: number, to: number) => {
      if (from === to || !put(movedButton(buttons, { from, to }, grid))) return;
      view.select(to);
      note(to);
    },
    /** Moves the selected buttons by a cell; a single one changes places with the button in its way. */
    step: (by: Step) => {
      const places = selected.length > 0 ? selected : [active];
      const to = (place: number) => place + by.rows * grid.columns + by.columns;
      const [only] = places;
      const column = (active % grid.columns) + by.columns;
      if (only === undefined || column < 0 || column >= grid.columns) return;
      const next =
        places.length === 1
          ? movedButton(buttons, { from: only, to: to(only) }, grid)
          : movedTogether(buttons, { places, by }, grid);
      if (!put(next)) return;
      view.select(to(active), places.map(to));
      note(to(active));
    },
    remove: () => {
      if (selected.length > 0 && put(withoutPlaces(buttons, new Set(selected)))) view.select(active, []);
    },
    copy: () => {
      copied.current = selected.flatMap((place) => buttons[place] ?? []);
    },
    paste: () => {
      if (copied.current.length === 0) notify.info(t('pasteNothing'));
      else put(filledWith(buttons, { added: copied.current, from: active }, grid));
    },
    /** At a cell if it has room; without one in the active cell, else in the next one with room. Answers where it lies. */
    addButton: (given: Partial<LayoutButton>, cell?: number): number | undefined => {
      const button = newButton(given);
      const at = cell ?? nextFit(buttons, { button, from: active }, grid);
      const next = fitsAt(buttons, { at, button, grid }) ? { ...buttons, [at]: button } : undefined;
      if (!put(next)) return undefined;
      view.select(at);
      return at;
    },
    /** A button as one of its corners was pulled; it stays selected. */
    resize: (from: number, resized: ResizedButton) => {
      if (put(withResized(buttons, from, resized))) view.select(resized.at);
    },
    /** Changes the selected buttons, as far as they keep room. */
    change: (update: (button: LayoutButton) => LayoutButton) => {
      let next = buttons;
      for (const place of selected) {
        const before = next[place];
        const button = before && update(before);
        if (!button) continue;
        if (!fitsAt(next, { at: place, button, grid }, new Set([place]))) return void put(undefined);
        next = { ...next, [place]: { ...button, buttonText: cutButtonText(button.buttonText) } };
      }
      put(next);
    },
  };
}

export type LayoutEdits = ReturnType<typeof useLayoutEdits>;
