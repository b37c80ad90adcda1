import { centsOf } from '../../../formats/amount.ts';
import type { MenuItem } from '../../items.ts';
import type { MenuBlob } from '../../menu-blob.ts';
import { itemsById } from '../../menu-index.ts';
import type { Margin } from './proof.ts';

interface CostedLine {
  readonly itemId: string;
  readonly sizeId: string | undefined;
}

/** What is left of an order after what its items cost; undefined where one cost is not known. */
export function marginOf(menu: MenuBlob, lines: readonly CostedLine[], total: number): Margin | undefined {
  let costCents = 0;
  for (const { itemId, sizeId } of lines) {
    const info = itemsById(menu.items).get(itemId)?.info;
    const cost = info && costIn(info, sizeId);
    if (cost === undefined) return undefined;
    costCents += cost;
  }
  return marginLeft(total, costCents);
}

/** What a size of an item or modifier costs the restaurant: its own cost, or that of every size. */
export function costIn({ costs, cost }: MenuItem['info'], sizeId: string | undefined): number | undefined {
  const amount = costs?.find(({ option }) => option === sizeId)?.amount ?? cost;
  return amount === undefined ? undefined : centsOf(amount);
}

/** What is left of a price. */
export function marginLeft(total: number, costCents: number): Margin {
  const marginCents = total - costCents;
  const percent = total === 0 ? null : Math.round((marginCents * 1_000) / total) / 10;
  return { costCents, marginCents, percent };
}
