import type { TaxStructure } from '../entities/taxes.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { itemTaxes, taxOn, taxRateOf } from './taxed-items.ts';

/** A line that is sold in an order, in cents. */
export interface TaxedLine {
  /** Null: a modifier that is sold without an item. */
  readonly itemId: string | null;
  /** Before discounts. */
  readonly cents: number;
  /** After the discounts that lower the tax. */
  readonly taxable: number;
}

export interface OrderTax {
  readonly structure: TaxStructure;
  /** Cents, rounded once. */
  readonly cents: number;
}

/**
 * PX-01: the taxes of an order, each rounded once for everything that it is on. A modifier that is sold without an item has the
 * first structure.
 */
export function orderTaxes(menu: MenuBlob, lines: readonly TaxedLine[], orderType: number | null): readonly OrderTax[] {
  const structures = structuresOf(menu);
  const taxed = new Map<TaxStructure, number>();
  for (const { itemId, cents, taxable } of lines) {
    const structure = itemId === null ? menu.taxStructures[0] : structures.get(itemId);
    if (structure === undefined) continue;
    taxed.set(structure, (taxed.get(structure) ?? 0) + (structure.applies === 'BEFORE' ? cents : taxable));
  }
  return [...taxed].map(([structure, cents]) => ({ structure, cents: taxOn(cents, taxRateOf(structure, orderType)) }));
}

/** Percent as a decimal string that an item is taxed at in an order of an order type; `0` where no structure taxes it. */
export function itemTaxRate(menu: MenuBlob, itemId: string, orderType: number | null): string {
  const structure = structuresOf(menu).get(itemId);
  return structure === undefined ? '0' : taxRateOf(structure, orderType);
}

/** By the id of an item; documents are never mutated. */
const known = new WeakMap<MenuBlob, ReadonlyMap<string, TaxStructure>>();

function structuresOf(menu: MenuBlob): ReadonlyMap<string, TaxStructure> {
  const found = known.get(menu);
  if (found !== undefined) return found;
  const byId = new Map(menu.taxStructures.map((structure) => [structure.id, structure]));
  const made = new Map(
    itemTaxes(menu).flatMap(({ item, structureId }) => {
      const structure = byId.get(structureId ?? '');
      return structure === undefined ? [] : [[item.id, structure] as const];
    }),
  );
  known.set(menu, made);
  return made;
}
