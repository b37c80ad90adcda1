import { spelled } from '../../formats/spelled.ts';
import type { MenuItem } from '../entities/items.ts';
import { BASE, type SizePrice, type StyleUpcharge } from '../entities/pricing-entries.ts';
import type { Style } from '../entities/styles.ts';
import { sizePriceFor } from '../pricing/scheme-entry.ts';

/** An item that is no longer sold in sizes, at the price of a size; the usual one where it is not sold in the chosen size. */
export function withOnePrice(item: MenuItem, size: Style, name: string): MenuItem {
  const used = item.styles.find(({ id }) => id === size.id);
  const chosen = size.options.find((option) => spelled(option.name) === name && used?.options.includes(option.id));
  const sold = chosen?.id ?? used?.defaultOption ?? used?.options[0];
  if (sold === undefined) return item;
  const one = (prices: SizePrice[]) => {
    const price = sizePriceFor(prices, sold);
    return price === undefined ? prices : [{ ...price, id: BASE }];
  };
  const { costs } = item.info;
  const cost = costs?.find(({ option }) => option === sold)?.amount;
  return {
    ...item,
    info: cost === undefined ? item.info : { ...item.info, cost },
    pricing: item.pricing.map((entry) => ({
      ...entry,
      itemBased: { ...entry.itemBased, prices: one(entry.itemBased.prices) },
      toppingBased: { ...entry.toppingBased, toppingsPrice: one(entry.toppingBased.toppingsPrice) },
      styleUpcharge: ofEverySize(entry.styleUpcharge, sold),
    })),
  };
}

/** The upcharges of one size for every size, before those that held for every size. */
function ofEverySize(upcharges: readonly StyleUpcharge[], sold: string): StyleUpcharge[] {
  const own = upcharges.filter(({ sizeOption }) => sizeOption === sold);
  const options = new Set(own.map(({ styleOption }) => styleOption));
  const shared = upcharges.filter(({ sizeOption, styleOption }) => sizeOption === null && !options.has(styleOption));
  return [...own, ...shared].map((upcharge) => ({ ...upcharge, size: null, sizeOption: null }));
}
