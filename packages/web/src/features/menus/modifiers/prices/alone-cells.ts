import type { ModifierItem, ModifierPricing, Path, StyleUpcharge } from '@servery/domain';
import type { Amount } from '../../../../ui/fields/amount.ts';
import { type PricedModifier, type Schemes, withPricing } from './addition-cells.ts';

/** The base price of a modifier that is ordered without an item, before any option. */
export const basePrice = '';

/** A cell of a modifier that is ordered without an item: its base price or an option of a style, in a scheme. */
export type AloneCell = { readonly scheme: string; readonly option: string; readonly style: string };

type Alone = ModifierPricing['orderAlone'];

/** The path of the cell within the modifier, whether or not it has a value. */
export function pathOfAlone(modifier: PricedModifier, { scheme, option, style }: AloneCell): Path {
  const place: Path = ['pricing', { by: 'pricingScheme', value: scheme }, 'orderAlone'];
  if (option === basePrice) return [...place, 'basePrice'];
  const entries = modifier.pricing.find(({ pricingScheme }) => pricingScheme === scheme)?.orderAlone.styleUpcharge;
  const id = entries?.find((entry) => isFor(entry, style, option))?.id ?? option;
  return [...place, 'styleUpcharge', { id }, 'flatRate'];
}

/** The modifier with a new base price or upcharge for orders without an item; null removes an upcharge. */
export function withAlone(
  modifier: ModifierItem,
  { scheme, option, style, value }: AloneCell & { readonly value: Amount },
  menu: Schemes,
): ModifierItem {
  return withAloneEntry(modifier, { scheme, menu }, (alone) => {
    if (option === basePrice) return value === null ? alone : { ...alone, basePrice: value };
    return { ...alone, styleUpcharge: withUpcharge(alone.styleUpcharge, { style, option, value }) };
  });
}

/** Whether a modifier can be ordered without an item in a scheme. */
export function withAloneIn(
  modifier: ModifierItem,
  { scheme, menu, isOn }: { readonly scheme: string; readonly menu: Schemes; readonly isOn: boolean },
): ModifierItem {
  return withAloneEntry(modifier, { scheme, menu }, (alone) => ({ ...alone, enabled: isOn }));
}

function withAloneEntry(
  modifier: ModifierItem,
  at: { readonly scheme: string; readonly menu: Schemes },
  update: (alone: Alone) => Alone,
): ModifierItem {
  return withPricing(modifier, at, (entry) => ({ ...entry, orderAlone: update(entry.orderAlone) }));
}

type Upcharge = { readonly style: string; readonly option: string; readonly value: Amount };

function withUpcharge(entries: readonly StyleUpcharge[], { style, option, value }: Upcharge): StyleUpcharge[] {
  const others = entries.filter((entry) => !isFor(entry, style, option));
  if (value === null) return others;
  if (others.length < entries.length) {
    return entries.map((entry) => (isFor(entry, style, option) ? { ...entry, flatRate: value } : entry));
  }
  return [...entries, { id: option, flatRate: value, size: null, sizeOption: null, style, styleOption: option }];
}

/** An upcharge for every size. */
function isFor(entry: StyleUpcharge, style: string, option: string): boolean {
  return entry.style === style && entry.styleOption === option && entry.sizeOption === null;
}
