import {
  BASE,
  type Department,
  type MenuBlob,
  type MenuItem,
  marginOf,
  priceSelection,
  selectionCost,
  variantsOf,
} from '@servery/domain';
import type { GridLine } from '../../../../ui/grid/grid-types.ts';
import { type ShownMargin, shownMargin } from '../../costs/entity-costs.ts';
import { saleIn } from '../../prices/price-explanation.tsx';
import { priceRows } from './price-rows.ts';

type MarginPlace = {
  readonly scheme: string;
  readonly size: string;
  /** The style whose options are the sizes; undefined where the item is sold in one size. */
  readonly sizeStyle: string | undefined;
};

/** The margin that the price of a size leaves in a pricing scheme, for the item as it comes; undefined without a price or a cost. */
export function marginIn(menu: MenuBlob, item: MenuItem, place: MarginPlace): ShownMargin | undefined {
  const { scheme, size, sizeStyle } = place;
  if ((size === BASE) !== (sizeStyle === undefined)) return undefined;
  const options = sizeStyle === undefined ? {} : { [sizeStyle]: size };
  const selection = { itemId: item.id, options, modifiers: [] };
  const price = priceSelection(menu, selection, saleIn(scheme));
  if (price.problems.some(({ code }) => code !== 'NOT_SOLD')) return undefined;
  return shownMargin(marginOf([selectionCost(menu, selection).cents], price.cents));
}

/** Names of the modifiers that come with an item and have no cost, though the item has one. */
export function modifiersWithoutCost(menu: MenuBlob, item: MenuItem): readonly string[] {
  const ids = variantsOf(item, menu).flatMap(
    ({ options }) => selectionCost(menu, { itemId: item.id, options, modifiers: [] }).unstated,
  );
  const unstated = new Set(ids);
  return menu.modifiers.items.filter(({ id }) => unstated.has(id)).map(({ info }) => info.name);
}

/** As its prices, and one for every size where a cost says so. */
export function costRows(item: MenuItem, department: Department | undefined, name: string): readonly GridLine[] {
  const rows = priceRows(item, department, name);
  const isAsPrices = item.info.cost === undefined || rows.some(({ id }) => id === BASE);
  return isAsPrices ? rows : [...rows, { id: BASE, name }];
}
