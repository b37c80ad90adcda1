import { atRate } from '../../formats/amount.ts';
import type { MenuItem } from '../entities/items.ts';
import type { TaxStructure } from '../entities/taxes.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { categoriesById, departmentsById } from '../menu-index.ts';

/** The tax structure of an item, and the thing that decides it; FIRST where nothing names one: the first structure of the menu holds. */
export interface ItemTax {
  readonly item: MenuItem;
  /** Null while the menu has no tax structure: the item would be sold without tax. */
  readonly structureId: string | null;
  readonly decidedBy: 'ITEM' | 'CATEGORY' | 'DEPARTMENT' | 'FIRST';
}

/** Every item of a menu with its tax structure, in the order of the menu. */
export function itemTaxes(menu: MenuBlob): readonly ItemTax[] {
  const known = new Set(menu.taxStructures.map(({ id }) => id));
  const first = menu.taxStructures[0]?.id ?? null;
  return menu.items.map((item) => {
    const deciding = [
      ['ITEM', item.taxStructureId],
      ['CATEGORY', categoriesById(menu.categories).get(item.category)?.taxStructureId],
      ['DEPARTMENT', departmentsById(menu.departments).get(item.department)?.taxStructureId],
    ] as const;
    for (const [decidedBy, structureId] of deciding) {
      if (typeof structureId === 'string' && known.has(structureId)) return { item, structureId, decidedBy };
    }
    return { item, structureId: first, decidedBy: 'FIRST' };
  });
}

/** Cents of tax on an amount of cents at a rate such as `8.625` percent; half a cent rounds up. */
export function taxOn(cents: number, rate: string): number {
  return atRate(cents, rate);
}

/** PX-01: percent as a decimal string, for an order of an order type: its own rate, else that of the one for all others, else the flat rate. */
export function taxRateOf(structure: TaxStructure, orderType: number | null): string {
  const { byOrderType, orderTypeRates, defaultOrderType, flatRate } = structure;
  if (!byOrderType) return flatRate;
  const rateFor = (id: number | null) => orderTypeRates.find((one) => one.orderType === id)?.rate;
  return rateFor(orderType) ?? rateFor(defaultOrderType) ?? flatRate;
}
