import { centsOf } from '../../../formats/amount.ts';
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
  for (const line of lines) {
    const cost = costOf(menu, line);
    if (cost === undefined) return undefined;
    costCents += cost;
  }
  const marginCents = total - costCents;
  const percent = total === 0 ? null : Math.round((marginCents * 1_000) / total) / 10;
  return { costCents, marginCents, percent };
}

function costOf(menu: MenuBlob, { itemId, sizeId }: CostedLine): number | undefined {
  const info = itemsById(menu.items).get(itemId)?.info;
  const cost = info?.costs?.find(({ option }) => option === sizeId)?.amount ?? info?.cost;
  return cost === undefined ? undefined : centsOf(cost);
}
