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

/** As a guest reads them; crustaceans are called shellfish. */
export const ALLERGEN_NAMES = {
  CELERY: 'Celery',
  CRUSTACEANS: 'Shellfish',
  EGGS: 'Eggs',
  FISH: 'Fish',
  GLUTEN: 'Gluten',
  LUPIN: 'Lupin',
  MILK: 'Milk',
  MOLLUSKS: 'Mollusks',
  MUSTARD: 'Mustard',
  PEANUTS: 'Peanuts',
  SESAME: 'Sesame',
  SOY: 'Soy',
  SULFITES: 'Sulfites',
  TREE_NUTS: 'Tree nuts',
  WHEAT: 'Wheat',
} as const satisfies Record<Allergen, string>;

/** The diets that the console offers; a document may name others. */
export const DIETS = ['VEGETARIAN', 'VEGAN', 'PESCATARIAN', 'GLUTEN_FREE', 'DAIRY_FREE', 'HALAL', 'KOSHER'] as const;
export type Diet = (typeof DIETS)[number];

export const DIET_NAMES = {
  VEGETARIAN: 'Vegetarian',
  VEGAN: 'Vegan',
  PESCATARIAN: 'Pescatarian',
  GLUTEN_FREE: 'Gluten-free',
  DAIRY_FREE: 'Dairy-free',
  HALAL: 'Halal',
  KOSHER: 'Kosher',
} as const satisfies Record<Diet, string>;

export interface Nutrient {
  readonly id: string;
  readonly unit: string;
  readonly decimals: 0 | 1;
  readonly most: number;
}

/** The nutrients that the console asks for, of one portion; a document may state more. */
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
