import {
  ANY_TIME,
  type Channel,
  type MenuBlob,
  type MenuItem,
  priceSelection,
  type Variant,
  variantOf,
  variantsOf,
} from '@servery/domain';
import type { Random } from './random-of.ts';

export interface SoldItem {
  readonly item: MenuItem;
  /** In its default size and styles. */
  readonly cents: number;
}

interface OrderedItem {
  readonly menu: MenuBlob;
  readonly sold: SoldItem;
  /** The pricing scheme that the order pays. */
  readonly scheme: string;
  readonly channel: Channel;
}

interface OrderedVariant {
  readonly variant: Variant;
  /** Of one of it, before any modifier. */
  readonly cents: number;
}

/** In hundredths: how often guests take the default size and styles. */
const asUsual = 55;

/** The size and styles that a guest orders an item in, with the price that the menu asks for it. */
export function orderedVariant({ menu, sold, scheme, channel }: OrderedItem, random: Random): OrderedVariant {
  const { item, cents } = sold;
  const usual = { variant: variantOf(item, menu, {}), cents };
  if (item.styles.length === 0 || random(100) < asUsual) return usual;
  const variants = variantsOf(item, menu);
  const variant = variants[random(Math.max(1, variants.length))] ?? usual.variant;
  const selection = { itemId: item.id, options: variant.options, modifiers: [] };
  const price = priceSelection(menu, selection, { scheme, channel, at: ANY_TIME });
  return price.problems.length > 0 ? usual : { variant, cents: price.cents };
}
