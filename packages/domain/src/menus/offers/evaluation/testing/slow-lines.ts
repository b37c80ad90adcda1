import type { MenuBlob } from '../../../menu-blob.ts';
import { itemsById } from '../../../menu-index.ts';
import { priceSelection } from '../../../pricing/price-selection.ts';
import type { SaleContext, Selection } from '../../../pricing/selection.ts';
import { variantOf } from '../../../pricing/variants.ts';
import type { CartLine, OrderContext } from '../order.ts';
import { type Clock, secondsOf, weekday } from './slow-limits.ts';

export interface SlowLine {
  readonly id: string;
  readonly cents: number;
  readonly upcharges: number;
  readonly modifiers: number;
  readonly itemId: string | undefined;
  readonly options: Readonly<Record<string, string>>;
  readonly sizeId: string | undefined;
  readonly resized: (sizeOptionId: string) => SlowLine | undefined;
}

interface Sale {
  readonly context: OrderContext;
  readonly clock: Clock;
}

/** A line's price, and the price without modifiers and without upcharges. */
export function slowLine(menu: MenuBlob, { id, selection }: CartLine, { context, clock }: Sale): SlowLine {
  const at = { dayOfWeek: weekday(clock.today), seconds: secondsOf(clock) };
  const sale: SaleContext = { scheme: context.scheme, channel: context.channel, at };
  const price = priceSelection(menu, selection, sale);
  const plain = 'itemId' in selection ? { ...selection, modifiers: [] } : selection;
  const bare = priceSelection(menu, plain, sale).lines.map(({ cents }) => cents);
  const [own = 0, ...upcharges] = bare;
  const isItem = 'itemId' in selection;
  const item = isItem ? itemsById(menu.items).get(selection.itemId) : undefined;
  const variant = item && variantOf(item, menu, selection.options);
  return {
    id,
    cents: price.cents,
    upcharges: isItem ? Math.max(0, total(upcharges)) : 0,
    modifiers: total(price.lines.map(({ cents }) => cents)) - own - total(upcharges),
    itemId: item?.id,
    options: variant?.options ?? {},
    sizeId: variant?.size?.id,
    resized: (sizeOptionId) => {
      const other = resize(menu, selection, sizeOptionId);
      const wrong = other && priceSelection(menu, other, sale).problems.some(({ code }) => code !== 'NOT_SOLD');
      return other && !wrong ? slowLine(menu, { id, selection: other }, { context, clock }) : undefined;
    },
  };
}

function resize(menu: MenuBlob, selection: Selection, sizeOptionId: string): Selection | undefined {
  if (!('itemId' in selection)) return undefined;
  const department = menu.departments.find(
    ({ id }) => id === menu.items.find((i) => i.id === selection.itemId)?.department,
  );
  const size = department?.styles.find(({ isSize }) => isSize);
  return size && { ...selection, options: { ...selection.options, [size.id]: sizeOptionId } };
}

function total(cents: readonly number[]): number {
  return cents.reduce((sum, each) => sum + each, 0);
}
