import type { Problem } from '../configuration/configuration-kind.ts';
import type { Path } from '../overrides/change.ts';
import type { MenuBlob } from './menu-blob.ts';

/** The 14 of the European Union; of the 9 of the United States, wheat is named besides. */
export const ALLERGENS = [
  'CELERY',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'GLUTEN',
  'LUPIN',
  'MILK',
  'MOLLUSKS',
  'MUSTARD',
  'PEANUTS',
  'SESAME',
  'SOY',
  'SULFITES',
  'TREE_NUTS',
  'WHEAT',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** The diets that the console offers; a document may name others. */
export const DIETS = ['VEGETARIAN', 'VEGAN', 'PESCATARIAN', 'GLUTEN_FREE', 'DAIRY_FREE', 'HALAL', 'KOSHER'] as const;

export interface Nutrient {
  readonly id: string;
  readonly unit: string;
  readonly decimals: 0 | 1;
  readonly most: number;
}

/** What the console asks of one portion; a document may state more. */
export const NUTRIENTS: readonly Nutrient[] = [
  { id: 'kcal', unit: 'Cal', decimals: 0, most: 10_000 },
  { id: 'fat', unit: 'g', decimals: 1, most: 1_000 },
  { id: 'saturatedFat', unit: 'g', decimals: 1, most: 1_000 },
  { id: 'carbohydrates', unit: 'g', decimals: 1, most: 1_000 },
  { id: 'sugars', unit: 'g', decimals: 1, most: 1_000 },
  { id: 'fiber', unit: 'g', decimals: 1, most: 1_000 },
  { id: 'protein', unit: 'g', decimals: 1, most: 1_000 },
  { id: 'sodium', unit: 'mg', decimals: 0, most: 100_000 },
];

/** Amounts of items and modifiers that no portion has. */
export function nutritionProblems({ items, modifiers }: MenuBlob): readonly Problem[] {
  return [
    ...items.flatMap((item) => problemsOf(item, ['items'])),
    ...modifiers.items.flatMap((modifier) => problemsOf(modifier, ['modifiers', 'items'])),
  ];
}

type Stated = Pick<MenuBlob['items'][number], 'id' | 'info'>;

function problemsOf({ id, info: { nutrition } }: Stated, list: Path): readonly Problem[] {
  if (nutrition === undefined) return [];
  return NUTRIENTS.flatMap((nutrient) => {
    const amount = nutrition[nutrient.id];
    if (amount === undefined || isPossible(amount, nutrient)) return [];
    const path = [...list, { id }, 'info', 'nutrition', nutrient.id];
    return [{ code: 'NUTRITION_OUT_OF_RANGE', path, message: rangeText(nutrient) }];
  });
}

function isPossible(amount: number, { decimals, most }: Nutrient): boolean {
  return amount >= 0 && amount <= most && Number(amount.toFixed(decimals)) === amount;
}

function rangeText({ decimals, most }: Nutrient): string {
  const kind = decimals === 0 ? 'A whole number' : 'A number with at most one decimal';
  return `${kind} from 0 to ${most.toLocaleString('en-US')}.`;
}
