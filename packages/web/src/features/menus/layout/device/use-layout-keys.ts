import { BUTTON_SIZES, type LayoutButton, type LayoutTab } from '@servery/domain';
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import type { LayoutEdits } from '../use-layout-edits.ts';
import type { LayoutView } from '../use-layout-view.ts';

type Keys = {
  readonly view: LayoutView;
  readonly tab: LayoutTab;
  readonly edits: LayoutEdits;
  readonly frame: RefObject<HTMLDivElement | null>;
};

const steps = {
  ArrowUp: { columns: 0, rows: -1 },
  ArrowDown: { columns: 0, rows: 1 },
  ArrowLeft: { columns: -1, rows: 0 },
  ArrowRight: { columns: 1, rows: 0 },
} as const;

/** The keyboard of the layout: arrows go from cell to cell, Shift selects, Alt moves, plus and minus change the size, Delete removes, C and V copy and paste. */
export function useLayoutKeys({ view, tab, edits, frame }: Keys): (event: KeyboardEvent<HTMLDivElement>) => void {
  const { grid, active, selected } = view;
  useLayoutEffect(() => {
    if (frame.current?.contains(document.activeElement))
      frame.current.querySelector<HTMLElement>(`[data-cell="${active}"]`)?.focus();
  }, [frame, active]);
  const go = (event: KeyboardEvent, step: (typeof steps)[keyof typeof steps]) => {
    const column = (active % grid.columns) + step.columns;
    const at = active + step.rows * grid.columns + step.columns;
    if (column < 0 || column >= grid.columns || at < 0) return;
    view.select(at, event.shiftKey ? [...new Set([...selected, active, at])] : [at]);
  };
  const commands: Readonly<Record<string, () => void>> = {
    a: () => view.select(active, Object.keys(tab.buttons).map(Number)),
    c: edits.copy,
    v: edits.paste,
    x: () => {
      edits.copy();
      edits.remove();
    },
  };
  return (event) => {
    const step = Object.entries(steps).find(([key]) => key === event.key)?.[1];
    const command = event.ctrlKey || event.metaKey ? commands[event.key.toLowerCase()] : undefined;
    if (step && event.altKey) edits.step(step);
    else if (step) go(event, step);
    else if (command) command();
    else if (event.key === '+' || event.key === '=') edits.change(sized(1));
    else if (event.key === '-') edits.change(sized(-1));
    else if (event.key === 'Delete' || event.key === 'Backspace') edits.remove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** A button a size larger or smaller; the largest and the smallest stay. */
function sized(by: 1 | -1): (button: LayoutButton) => LayoutButton {
  return (button) => {
    const now = BUTTON_SIZES.map(String).indexOf(button.buttonStyle.buttonSize);
    const buttonSize = BUTTON_SIZES[Math.max(0, now + by)] ?? button.buttonStyle.buttonSize;
    return { ...button, buttonStyle: { ...button.buttonStyle, buttonSize } };
  };
}
