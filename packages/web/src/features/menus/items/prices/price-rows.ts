import { type Department, type MenuBlob, type MenuItem, type SizePrice, sizeStyleOf } from '@servery/domain';
import type { GridLine } from '../../../../ui/grid/grid-types.ts';
import { sizeLine } from '../../prices/price-lines.ts';
import { everySize, upchargeId } from '../item-edits.ts';
import { usedCategories } from '../modifiers/modifier-rows.ts';

/** The sizes that the item is offered in, and one row for every size where a price says so. */
export function priceRows(item: MenuItem, department: Department | undefined, everySizeName: string): GridLine[] {
  const prices = item.pricing.flatMap(({ itemBased }) => itemBased.prices);
  return withEverySize(sizeLines(item, department), prices, everySizeName);
}

/** The same for the price of one more modifier. */
export function toppingRows(item: MenuItem, department: Department | undefined, everySizeName: string): GridLine[] {
  const prices = item.pricing.flatMap(({ toppingBased }) => toppingBased.toppingsPrice);
  return withEverySize(sizeLines(item, department), prices, everySizeName);
}

/** Whether one more modifier may have a price on it: it takes modifiers, or has such a price already. */
export function takesExtra(item: MenuItem, modifiers: MenuBlob['modifiers']): boolean {
  return usedCategories(item, modifiers).size > 0 || hasToppingPrices(item);
}

function hasToppingPrices({ pricing }: MenuItem): boolean {
  return pricing.some(({ toppingBased }) => toppingBased.toppingsPrice.length > 0);
}

function sizeLines(item: MenuItem, department: Department | undefined): GridLine[] {
  const size = department && sizeStyleOf(department);
  const offered = item.styles.find(({ id }) => id === size?.id)?.options ?? [];
  return (size?.options ?? []).filter(({ id }) => offered.includes(id)).map(({ id, name }) => sizeLine(id, name));
}

function withEverySize(sizes: GridLine[], prices: readonly SizePrice[], name: string): GridLine[] {
  const isNeeded = sizes.length === 0 || prices.some(({ id }) => id === everySize);
  return isNeeded ? [...sizes, { id: everySize, name }] : sizes;
}

/** A row of upcharges: an option for every size, and one of its own for each size that has a price of its own. */
export type UpchargeRow = GridLine & {
  readonly style: string;
  readonly option: string;
  readonly size: string | null;
  readonly sizeOption: string | null;
};

const none: ReadonlySet<string> = new Set();

/** Also a row for every size of the item, where an option is to get prices of its own per size. */
export function upchargeRows(
  item: MenuItem,
  department: Department | undefined,
  perSize: ReadonlySet<string> = none,
): UpchargeRow[] {
  const size = department && sizeStyleOf(department);
  const sold = item.styles.find(({ id }) => id === size?.id)?.options ?? [];
  const entries = item.pricing.flatMap(({ styleUpcharge }) => styleUpcharge);
  const sizesOf = (option: string) => new Set(entries.filter((e) => e.styleOption === option).map((e) => e.sizeOption));
  return (department?.styles ?? [])
    .filter(({ isSize }) => !isSize)
    .flatMap((style) => {
      const offered = item.styles.find(({ id }) => id === style.id)?.options ?? [];
      return style.options
        .filter(({ id }) => offered.includes(id))
        .flatMap(({ id: option, name }): UpchargeRow[] => {
          const priced = sizesOf(option);
          const own = (size?.options ?? []).filter(
            ({ id }) => priced.has(id) || (perSize.has(option) && sold.includes(id)),
          );
          const line = { id: upchargeId({ option, sizeOption: null }), name, style: style.id, option };
          return [
            { ...line, size: null, sizeOption: null },
            ...own.map((at) => ({
              ...line,
              id: upchargeId({ option, sizeOption: at.id }),
              detail: at.name,
              size: size?.id ?? null,
              sizeOption: at.id,
            })),
          ];
        });
    });
}
