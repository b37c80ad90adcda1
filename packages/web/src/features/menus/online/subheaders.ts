import type { OnlineCategory } from '@servery/domain';

/** Only one subheader is in use (CL-62): the one with the id, the others no longer. */
export function withOneSubheader(categories: readonly OnlineCategory[], id: string): OnlineCategory[] {
  return categories.map((category) => {
    const used = category.id === id;
    return category.categoryType === 'SUBHEADER' && category.used !== used ? { ...category, used } : category;
  });
}
