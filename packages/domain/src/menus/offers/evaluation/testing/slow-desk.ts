import type { Choice } from '../../../entities/item-groups.ts';
import type { MenuBlob } from '../../../menu-blob.ts';
import { itemsById } from '../../../menu-index.ts';
import type { Offer } from '../../offer.ts';
import type { OrderContext } from '../order.ts';
import type { Clock } from './slow-limits.ts';
import type { SlowLine } from './slow-lines.ts';

/** The amount that one line has less, and the group that it is for. */
export interface LineCut {
  readonly line: string;
  readonly groupId: string | null;
  readonly cents: number;
}

/** An offer that has been applied. */
export interface Stood {
  readonly offer: Offer;
  readonly asking: string;
  readonly sets: number;
  readonly cuts: readonly LineCut[];
  /** Ids of the lines it applies to. */
  readonly on: readonly string[];
}

export interface Desk {
  readonly menu: MenuBlob;
  readonly context: OrderContext;
  readonly clock: Clock;
  readonly lines: readonly SlowLine[];
  readonly stood: Stood[];
}

/** Whether a choice means a line; style options are looked up style by style. */
export function means(choice: Choice, { itemId, options, sizeId }: SlowLine, menu: MenuBlob): boolean {
  const item = itemsById(menu.items).get(itemId ?? '');
  if (!item) return false;
  if (choice.level === 'ITEM' && choice.itemId !== item.id) return false;
  if (choice.level === 'ITEMS' && choice.departmentId !== item.department) return false;
  if (choice.level === 'CATEGORY' && choice.categoryId !== item.category) return false;
  if (choice.limitToSizeIds.length > 0 && (sizeId === undefined || !choice.limitToSizeIds.includes(sizeId)))
    return false;
  if (choice.limitToStyleIds.length === 0) return true;
  let isLimited = false;
  for (const style of menu.departments.find(({ id }) => id === item.department)?.styles ?? []) {
    const listed = style.options.map(({ id }) => id).filter((id) => choice.limitToStyleIds.includes(id));
    if (listed.length === 0) continue;
    isLimited = true;
    if (!listed.includes(options[style.id] ?? '')) return false;
  }
  return isLimited;
}

export function add(parts: readonly { readonly cents: number }[]): number {
  let total = 0;
  for (const { cents } of parts) total += cents;
  return total;
}
