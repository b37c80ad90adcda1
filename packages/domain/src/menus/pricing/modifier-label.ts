import type { Amount, Portion } from '../entities/amounts.ts';
import type { ModifierItem } from '../entities/modifiers.ts';
import type { ChosenModifier } from './selection.ts';

/** 'Extra Pepperoni', 'No Onions', 'Mushrooms (left half)' */
export function modifierLabel(modifier: ModifierItem, entries: readonly ChosenModifier[]): string {
  return entries.map(({ amount, portion }) => `${AMOUNTS[amount]}${modifier.info.name}${PORTIONS[portion]}`).join(', ');
}

const AMOUNTS: Record<Amount, string> = {
  NONE: 'No ',
  LIGHT: 'Light ',
  REGULAR: '',
  EXTRA: 'Extra ',
  DOUBLE: 'Double ',
};

const PORTIONS: Record<Portion, string> = { WHOLE: '', LEFT: ' (left half)', RIGHT: ' (right half)' };
