import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { GridPosition } from '../grid-types.ts';
import { actionOf, type GridAction, stepOf } from './grid-keys.ts';
import { tabFrom } from './grid-moves.ts';
import { boundsOf, countOf, type GridSelection, type GridSize, stepWithin } from './grid-range.ts';

type GridKeysOptions = {
  readonly selection: GridSelection;
  readonly size: GridSize;
  readonly isTyping: boolean;
  /** Takes over the typed text; false when it is no amount. */
  readonly commit: () => boolean;
  readonly giveUp: () => void;
  /** Makes a cell the active one; within a block the block stays selected. */
  readonly activate: (position: GridPosition, keepsRange: boolean) => void;
  /** Performs the action of a key; false when there is nothing to do, and the key is left to others. */
  readonly act: (action: GridAction) => boolean;
};

/** The keyboard of a grid, while something is typed and while nothing is. */
export function useGridKeys(options: GridKeysOptions) {
  const { selection, size, isTyping, commit, giveUp, activate, act } = options;
  const bounds = boundsOf(selection);

  const handleTyping = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (key === 'Escape') {
      take(event);
      giveUp();
      activate(selection.active, true);
    } else if (isSaving(event)) {
      // Saving takes the typed amount along, and waits while it is none.
      if (!flushSync(commit)) take(event);
    } else if (key === 'Enter' || key === 'Tab') {
      const next = afterTyping(key, shiftKey);
      if (next === null) return;
      event.preventDefault();
      if (commit()) activate(next, countOf(bounds) > 1);
    }
  };
  const afterTyping = (key: 'Enter' | 'Tab', isBack: boolean): GridPosition | null => {
    if (countOf(bounds) > 1) return stepWithin(selection.active, bounds, stepOf(key, isBack));
    return key === 'Tab' ? tabFrom(selection.active, size, isBack) : below(selection.active, size, isBack);
  };
  const handleResting = (event: KeyboardEvent) => {
    const { key, shiftKey: isShift, altKey: isAlt } = event;
    const action = actionOf({ key, isShift, isAlt, isCommand: isCommand(event) }, selection, size);
    if (action && act(action)) take(event);
  };
  return (event: KeyboardEvent) => (isTyping ? handleTyping(event) : handleResting(event));
}

function isCommand(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey;
}

function isSaving(event: KeyboardEvent): boolean {
  return isCommand(event) && event.key.toLowerCase() === 's';
}

/** The key is the grid's: neither the browser nor a shortcut of the page acts on it. */
function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function below({ row, column }: GridPosition, { rows }: GridSize, isBack: boolean): GridPosition {
  return { row: Math.max(0, Math.min(rows - 1, row + (isBack ? -1 : 1))), column };
}
