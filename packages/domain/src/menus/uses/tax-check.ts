import type { MenuItem } from '../entities/items.ts';
import type { TaxStructure } from '../entities/taxes.ts';
import type { ItemTax } from './taxed-items.ts';

/** An item that only the first structure of the menu taxes, although most items beside it name another. */
export interface LikelyTax {
  readonly item: MenuItem;
  /** The tax structure that most items of its category, or else of its department, name. */
  readonly structureId: string;
  readonly sharedBy: 'CATEGORY' | 'DEPARTMENT';
}

/** The items that are probably taxed by the wrong structure, in the order of the menu. */
export function likelyTaxes(taxes: readonly ItemTax[]): readonly LikelyTax[] {
  const byCategory = usual(taxes, ({ item }) => item.category);
  const byDepartment = usual(taxes, ({ item }) => item.department);
  return taxes.flatMap(({ item, structureId: first, decidedBy }): LikelyTax[] => {
    if (decidedBy !== 'FIRST') return [];
    const ofCategory = byCategory.get(item.category);
    const structureId = ofCategory ?? byDepartment.get(item.department);
    if (structureId === undefined || structureId === first) return [];
    return [{ item, structureId, sharedBy: ofCategory === undefined ? 'DEPARTMENT' : 'CATEGORY' }];
  });
}

/** The structure that most items of each group name themselves; the one named first where two are named as often. */
function usual(taxes: readonly ItemTax[], groupOf: (tax: ItemTax) => string): ReadonlyMap<string, string> {
  const named = taxes.filter(({ decidedBy, structureId }) => decidedBy === 'ITEM' && structureId !== null);
  const groups = Map.groupBy(named, groupOf);
  return new Map(
    [...groups].flatMap(([group, members]) => {
      const counts = [...Map.groupBy(members, ({ structureId }) => structureId)];
      const [most] = counts.toSorted(([, one], [, other]) => other.length - one.length);
      return most?.[0] ? [[group, most[0]] as const] : [];
    }),
  );
}

/** A part of a structure by order type to look at: order types in use that have no rate of their own, and those that are not taxed while others are. */
export interface TaxRemark {
  readonly structure: TaxStructure;
  readonly kind: 'NO_RATE' | 'NOT_TAXED';
  /** Ids of order types. */
  readonly orderTypes: readonly number[];
}

/** The structures by order type, looked through for the order types in use. */
export function taxRemarks(
  structures: readonly TaxStructure[],
  orderTypesInUse: readonly number[],
): readonly TaxRemark[] {
  return structures
    .filter(({ byOrderType }) => byOrderType)
    .flatMap((structure) => {
      const rates = new Map(structure.orderTypeRates.map(({ orderType, rate }) => [orderType, Number(rate)]));
      const without = orderTypesInUse.filter((id) => !rates.has(id));
      const untaxed = orderTypesInUse.filter((id) => rates.get(id) === 0);
      const isTaxedElsewhere = orderTypesInUse.some((id) => (rates.get(id) ?? 0) > 0);
      return [
        ...(without.length > 0 ? [{ structure, kind: 'NO_RATE', orderTypes: without } as const] : []),
        ...(untaxed.length > 0 && isTaxedElsewhere
          ? [{ structure, kind: 'NOT_TAXED', orderTypes: untaxed } as const]
          : []),
      ];
    });
}
