import type { Change } from '@servery/domain';

const path = ['taxStructures', { id: 'sales-tax' }, 'name'] as const;

/** Renames the tax that a new menu starts with: an edit that every menu can take. */
export function renamedTax(to: string, from = 'Sales Tax'): Change {
  return { kind: 'SIMPLE_FIELD_CHANGED', path, from, to };
}

/** The names of the taxes of a menu as it is sent or published. */
export function taxNames(menu: string): string[] {
  return JSON.parse(menu).taxStructures.map(({ name }: { name: string }) => name);
}
