import type { Path } from '../overrides/change.ts';
import { NUTRIENTS, type Nutrient } from './entities/dietary.ts';
import { type MenuFinding, menuFinding } from './findings/menu-finding.ts';
import type { MenuBlob } from './menu-blob.ts';

/** Amounts of items and modifiers that no portion has. */
export function nutritionProblems({ items, modifiers }: MenuBlob): readonly MenuFinding[] {
  return [
    ...items.flatMap((item) => problemsOf(item, ['items'])),
    ...modifiers.items.flatMap((modifier) => problemsOf(modifier, ['modifiers', 'items'])),
  ];
}

type Stated = Pick<MenuBlob['items'][number], 'id' | 'info'>;

function problemsOf({ id, info: { nutrition } }: Stated, list: Path): readonly MenuFinding[] {
  if (nutrition === undefined) return [];
  return NUTRIENTS.flatMap((nutrient) => {
    const amount = nutrition[nutrient.id];
    if (amount === undefined || isPossible(amount, nutrient)) return [];
    const path = [...list, { id }, 'info', 'nutrition', nutrient.id];
    return [menuFinding('NUTRITION_OUT_OF_RANGE', path, rangeText(nutrient))];
  });
}

function isPossible(amount: number, { decimals, most }: Nutrient): boolean {
  return amount >= 0 && amount <= most && Number(amount.toFixed(decimals)) === amount;
}

function rangeText({ decimals, most }: Nutrient): string {
  const kind = decimals === 0 ? 'Enter a whole number' : 'Enter a number with at most one decimal';
  return `${kind} from 0 to ${most.toLocaleString('en-US')}.`;
}
