import type { LocalTime } from '../../../formats/local-time.ts';
import { sizeStyleOf } from '../../entities/departments.ts';
import type { Style } from '../../entities/styles.ts';
import type { MenuBlob } from '../../menu-blob.ts';
import { departmentsById, itemsById } from '../../menu-index.ts';
import { priceSelection } from '../../pricing/price-selection.ts';
import type { ItemSelection, Price, PriceProblem, SaleContext, Selection } from '../../pricing/selection.ts';
import { variantOf } from '../../pricing/variants.ts';
import type { CartLine, OrderContext } from './order.ts';

/** The cents of a line, and which of them are upcharges. */
export interface LineParts {
  readonly cents: number;
  /** Never below zero. */
  readonly styleUpcharges: number;
  readonly modifiers: number;
}

/** The facts of an item that choices of an offer look at. */
export interface LineItem {
  readonly itemId: string;
  readonly categoryId: string;
  readonly departmentId: string;
  /** Styles of the department. */
  readonly styles: readonly Style[];
  /** Chosen option by style id. */
  readonly options: Readonly<Record<string, string>>;
  readonly sizeId: string | undefined;
}

export interface PricedLine extends LineParts {
  readonly id: string;
  /** Undefined for a modifier ordered without an item. */
  readonly item: LineItem | undefined;
  readonly problems: readonly PriceProblem[];
  /** The same selection in another size; undefined where that is not offered. */
  readonly inSize: (sizeOptionId: string) => LineParts | undefined;
}

export function saleOf({ scheme, channel }: Pick<OrderContext, 'scheme' | 'channel'>, at: LocalTime): SaleContext {
  return { scheme, channel, at: { dayOfWeek: at.dayOfWeek, seconds: at.seconds } };
}

/** A line with its price, from the one function that adds prices. */
export function priceLine(menu: MenuBlob, { id, selection }: CartLine, sale: SaleContext): PricedLine {
  const price = priceSelection(menu, selection, sale);
  const sizes = new Map<string, LineParts | undefined>();
  return {
    id,
    ...partsOf(price),
    problems: price.problems,
    item: lineItem(menu, selection),
    inSize: (sizeOptionId) => {
      if (!sizes.has(sizeOptionId)) sizes.set(sizeOptionId, partsInSize(menu, selection, { sale, sizeOptionId }));
      return sizes.get(sizeOptionId);
    },
  };
}

/** The source of each part of a price names the priced thing. */
function partsOf({ cents, lines }: Price): LineParts {
  let styleUpcharges = 0;
  let modifiers = 0;
  for (const { source, cents: part } of lines) {
    if (source.includes('styleUpcharge')) styleUpcharges += part;
    else if (!source.includes('itemBased') && !source.includes('orderAlone')) modifiers += part;
  }
  return { cents, styleUpcharges: Math.max(0, styleUpcharges), modifiers };
}

function lineItem(menu: MenuBlob, selection: Selection): LineItem | undefined {
  if (!('itemId' in selection)) return undefined;
  const item = itemsById(menu.items).get(selection.itemId);
  if (!item) return undefined;
  const variant = variantOf(item, menu, selection.options);
  return {
    itemId: item.id,
    categoryId: item.category,
    departmentId: item.department,
    styles: departmentsById(menu.departments).get(item.department)?.styles ?? [],
    options: variant.options,
    sizeId: variant.size?.id,
  };
}

interface OtherSize {
  readonly sale: SaleContext;
  readonly sizeOptionId: string;
}

function partsInSize(menu: MenuBlob, selection: Selection, { sale, sizeOptionId }: OtherSize): LineParts | undefined {
  if (!('itemId' in selection)) return undefined;
  const other = withSize(menu, selection, sizeOptionId);
  const price = other && priceSelection(menu, other, sale);
  const isOffered = price?.problems.every(({ code }) => code === 'NOT_SOLD');
  return price && isOffered ? partsOf(price) : undefined;
}

function withSize(menu: MenuBlob, selection: ItemSelection, sizeOptionId: string): ItemSelection | undefined {
  const item = itemsById(menu.items).get(selection.itemId);
  const department = departmentsById(menu.departments).get(item?.department ?? '');
  const size = department && sizeStyleOf(department);
  return size && { ...selection, options: { ...selection.options, [size.id]: sizeOptionId } };
}
