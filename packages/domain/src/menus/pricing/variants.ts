import type { MenuItem } from '../entities/items.ts';
import type { Style, StyleOption, UsedStyle } from '../entities/styles.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { departmentsById } from '../menu-index.ts';

/** One option of each style an item uses. */
export interface Variant {
  readonly item: MenuItem;
  /** Chosen option by style id, in the order of the item's styles. */
  readonly options: Readonly<Record<string, string>>;
  /** The size option among them. */
  readonly size: StyleOption | undefined;
  readonly chosen: readonly ChosenOption[];
}

/** A variant as it is sold under a pricing scheme. */
export interface PricedVariant {
  readonly variant: Variant;
  readonly menu: MenuBlob;
  readonly scheme: string;
}

export interface ChosenOption {
  readonly style: Style;
  readonly option: StyleOption;
}

/** Every variant that is sold: active options only, excluded combinations left out. Computed, never stored. */
export function variantsOf(item: MenuItem, menu: MenuBlob): readonly Variant[] {
  const styles = stylesOf(item, menu);
  const combinations = styles.reduce<readonly (readonly ChosenOption[])[]>(
    (found, [used, style]) =>
      found.flatMap((chosen) => offeredOptions(used, style).map((option) => [...chosen, { style, option }])),
    [[]],
  );
  return combinations.map((chosen) => variant(item, chosen)).filter((candidate) => !isExcluded(candidate));
}

/** Whether any variant is sold; combinations are made only where some are excluded. */
export function hasVariant(item: MenuItem, menu: MenuBlob): boolean {
  if (item.excludedCombinations.length > 0) return variantsOf(item, menu).length > 0;
  return stylesOf(item, menu).every(([used, style]) => offeredOptions(used, style).length > 0);
}

/** The active size options that an item uses; `[undefined]` where it has no size. */
export function sizesOffered(item: MenuItem, menu: MenuBlob): readonly (string | undefined)[] {
  const size = stylesOf(item, menu).find(([, style]) => style.isSize);
  return size === undefined ? [undefined] : offeredOptions(...size).map(({ id }) => id);
}

/** The variant that a guest's choice means: a missing choice takes its default, an unknown option is left out. */
export function variantOf(item: MenuItem, menu: MenuBlob, options: Readonly<Record<string, string>>): Variant {
  const chosen = stylesOf(item, menu).flatMap(([used, style]) => {
    const id = options[style.id] ?? used.defaultOption ?? used.options[0];
    const option = style.options.find((candidate) => candidate.id === id);
    return option && used.options.includes(option.id) ? [{ style, option }] : [];
  });
  return variant(item, chosen);
}

export function isExcluded({ item, chosen }: Variant): boolean {
  if (item.excludedCombinations.length === 0) return false;
  const ids = new Set(chosen.map(({ option }) => option.id));
  return item.excludedCombinations.some(({ options }) => options.every((id) => ids.has(id)));
}

/** 'Large Hand Tossed' */
export function variantName({ chosen }: Variant): string {
  return chosen.map(({ option }) => option.name).join(' ');
}

function variant(item: MenuItem, chosen: readonly ChosenOption[]): Variant {
  const options = Object.fromEntries(chosen.map(({ style, option }) => [style.id, option.id]));
  return { item, options, size: chosen.find(({ style }) => style.isSize)?.option, chosen };
}

function stylesOf(item: MenuItem, menu: MenuBlob): readonly (readonly [UsedStyle, Style])[] {
  const styles = departmentsById(menu.departments).get(item.department)?.styles ?? [];
  return item.styles.flatMap((used) => {
    const style = styles.find((candidate) => candidate.id === used.id);
    return style ? [[used, style] as const] : [];
  });
}

function offeredOptions(used: UsedStyle, style: Style): readonly StyleOption[] {
  return style.options.filter((option) => option.status === 'ACTIVE' && used.options.includes(option.id));
}
