import type { TaxStructure } from '../../../entities/taxes.ts';
import type { MenuBlob } from '../../../menu-blob.ts';
import { itemTaxes, taxOn, taxRateOf } from '../../../uses/taxed-items.ts';
import type { Witness } from '../proof.ts';

/**
 * PX-01: cents of tax on an order, rounded once for each tax structure. A modifier that is sold without an item has the first
 * structure.
 */
export function orderTax(menu: MenuBlob, { cart, context, order }: Witness): number {
  const structures = new Map(menu.taxStructures.map((structure) => [structure.id, structure]));
  const structureOf = new Map(itemTaxes(menu).map(({ item, structureId }) => [item.id, structureId]));
  const [first] = menu.taxStructures;
  const taxed = new Map<TaxStructure, number>();
  for (const { id, selection } of cart) {
    const line = order.lines.find((one) => one.id === id);
    const named = 'itemId' in selection ? structures.get(structureOf.get(selection.itemId) ?? '') : first;
    if (!line || !named) continue;
    const cents = named.applies === 'BEFORE' ? line.cents : line.taxable;
    taxed.set(named, (taxed.get(named) ?? 0) + cents);
  }
  return [...taxed].reduce((sum, [structure, cents]) => sum + taxOn(cents, taxRateOf(structure, context.orderType)), 0);
}
