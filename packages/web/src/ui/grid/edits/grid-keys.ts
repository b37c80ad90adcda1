import type { GridPosition } from '../grid-types.ts';
import { moveBy } from './grid-moves.ts';
import type { GridSelection, GridSize, GridStep } from './grid-range.ts';
import { boundsOf, countOf } from './grid-range.ts';

export type GridKeys = {
  readonly key: string;
  readonly isCommand: boolean;
  readonly isShift: boolean;
  readonly isAlt: boolean;
};

/** The action that a key asks of a grid in which nothing is being typed. */
export type GridAction =
  | { readonly kind: 'move'; readonly to: GridPosition; readonly isExtending: boolean }
  | { readonly kind: 'step'; readonly step: GridStep }
  /** Without a text, the cell's own is edited. */
  | { readonly kind: 'start'; readonly text?: string }
  | { readonly kind: 'all' | 'clear' | 'fillDown' | 'fillRight' | 'chain' | 'leave' };

const commands = { a: 'all', d: 'fillDown', r: 'fillRight' } as const;
const typing = /^[\p{L}\d.,$−-]$/u;

/** Null: the key is not the grid's. */
export function actionOf(keys: GridKeys, selection: GridSelection, size: GridSize): GridAction | null {
  const { key, isCommand, isShift, isAlt } = keys;
  if (isAlt) return key === 'ArrowDown' ? { kind: 'chain' } : null;
  const to = moveBy({ key, isCommand }, isShift ? selection.head : selection.active, size);
  if (to) return { kind: 'move', to, isExtending: isShift };
  if (isCommand) return commandOf(key.toLowerCase(), isShift);
  const isRange = countOf(boundsOf(selection)) > 1;
  if (isRange && (key === 'Enter' || key === 'Tab')) return { kind: 'step', step: stepOf(key, isShift) };
  if (key === 'Escape') return { kind: 'leave' };
  if (key === 'Enter' || key === 'F2') return { kind: 'start' };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  return typing.test(key) ? { kind: 'start', text: key } : null;
}

/** Enter goes down, Tab across, with Shift the other way. */
export function stepOf(key: 'Enter' | 'Tab', isBack: boolean): GridStep {
  return { axis: key === 'Enter' ? 'row' : 'column', isBack };
}

function commandOf(key: string, isShift: boolean): GridAction | null {
  if (isShift) return null;
  return key === 'a' || key === 'd' || key === 'r' ? { kind: commands[key] } : null;
}
