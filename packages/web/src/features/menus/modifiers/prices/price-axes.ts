import { BASE, type MenuBlob, type MenuItem, type ModifierItem, type Style, sizeStyleOf } from '@servery/domain';
import type { GridLine } from '../../../../ui/grid/grid-types.ts';
import { sizeLine } from '../../prices/price-lines.ts';
import type { ModifierUses } from '../modifier-uses.ts';

/** The axes that the prices of a modifier are laid out by: the sizes of a department down, the options of one style across. */
export type PriceAxes = {
  readonly id: string;
  /** `Pizza · Crust` */
  readonly name: string;
  readonly size: Style | undefined;
  readonly style: Style | undefined;
  /** Whether any item that takes the modifier is sold in this size with this option. */
  readonly isMade: (size: string, option: string) => boolean;
};

/** The departments whose items take a modifier, once for each style beside the size; those with most items first. */
export function priceAxes(modifier: ModifierItem, menu: MenuBlob, uses: ModifierUses): readonly PriceAxes[] {
  const items = itemsWith(modifier, uses);
  const taking = Map.groupBy(items, ({ department }) => department);
  const departments = menu.departments
    .filter(({ id, styles }) => styles.length > 0 && (items.length === 0 || taking.has(id)))
    .toSorted((one, other) => (taking.get(other.id)?.length ?? 0) - (taking.get(one.id)?.length ?? 0));
  return departments.flatMap((department) => {
    const size = sizeStyleOf(department);
    const others = department.styles.filter((style) => !style.isSize);
    const across: readonly (Style | undefined)[] = others.length > 0 ? others : [undefined];
    return across.map((style) => ({
      id: `${department.id} ${style?.id ?? ''}`,
      name: [department.info.name, style?.name].filter(Boolean).join(' · '),
      size: withActive(size),
      style: withActive(style),
      isMade: madeIn(taking.get(department.id) ?? [], size, style),
    }));
  });
}

function itemsWith({ id, category }: ModifierItem, uses: ModifierUses): readonly MenuItem[] {
  const maps = [uses.includedIn.get(id), uses.allowedIn.get(id), uses.categoryIn.get(category)];
  return [...new Set(maps.flatMap((items) => items ?? []))];
}

function withActive(style: Style | undefined): Style | undefined {
  return style && { ...style, options: style.options.filter(({ status }) => status === 'ACTIVE') };
}

/** Where no item says anything, everything is made. */
function madeIn(items: readonly MenuItem[], size: Style | undefined, style: Style | undefined): PriceAxes['isMade'] {
  if (!size || !style || items.length === 0) return () => true;
  const made = new Set(items.flatMap((item) => pairsOf(item, size.id, style.id)));
  return made.size === 0 ? () => true : (one, option) => made.has(`${one} ${option}`);
}

function pairsOf(item: MenuItem, size: string, style: string): string[] {
  const offered = (id: string) => item.styles.find((used) => used.id === id)?.options ?? [];
  const isExcluded = (one: string, option: string) =>
    item.excludedCombinations.some(({ options }) => options.every((id) => id === one || id === option));
  return offered(size).flatMap((one) =>
    offered(style).flatMap((option) => (isExcluded(one, option) ? [] : `${one} ${option}`)),
  );
}

/** Every size, and each size that it has a cost of its own for. */
export function costRows({ size }: PriceAxes, everySize: string): readonly GridLine[] {
  return [{ id: BASE, name: everySize }, ...(size?.options ?? []).map(({ id, name }) => sizeLine(id, name))];
}
