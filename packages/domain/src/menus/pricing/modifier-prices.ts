import type { Path } from '../../overrides/change.ts';
import type { ModifierItem } from '../entities/modifiers.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { modifiersById } from '../menu-index.ts';
import { type Allowance, newAllowance } from './allowance.ts';
import { beyond, halvesOf, isNothing, percentOf, shareOfHalves } from './amount-share.ts';
import { modifierLabel } from './modifier-label.ts';
import { modifierUnitPrice } from './modifier-unit-price.ts';
import type { ChosenModifier, LineNote, PriceLine, PriceProblem, PriceStep } from './selection.ts';
import type { PricedVariant, Variant } from './variants.ts';

/** The chosen modifiers of a variant, in the order they were chosen. */
export function modifierPrices({ variant, menu, scheme }: PricedVariant, chosen: readonly ChosenModifier[]): PriceStep {
  const lines: PriceLine[] = [];
  const problems: PriceProblem[] = [];
  const allowance = newAllowance({ variant, menu, scheme }, chosen);
  for (const [modifierId, entries] of groupByModifier(chosen)) {
    const modifier = modifiersById(menu.modifiers.items).get(modifierId);
    if (!modifier) problems.push(noSuchModifier(modifierId));
    else lines.push(...linesOf(modifier, entries, { variant, menu, scheme, allowance, problems }));
  }
  return { lines, problems };
}

interface Context {
  readonly variant: Variant;
  readonly menu: MenuBlob;
  readonly scheme: string;
  readonly allowance: Allowance;
  readonly problems: PriceProblem[];
}

function linesOf(modifier: ModifierItem, entries: readonly ChosenModifier[], context: Context): readonly PriceLine[] {
  const { menu, allowance, variant } = context;
  const label = modifierLabel(modifier, entries);
  const included = allowance.included.get(modifier.id) ?? 0;
  const halves = halvesOf(entries, included, menu.options);
  const extra = beyond(halves, included);
  const settings: Path = ['items', { id: variant.item.id }, 'inclusions', 'itemsSettings', { id: modifier.id }];
  if (isNothing(extra)) {
    if (included === 0) return [];
    return [{ label, cents: 0, source: settings, ...(!isNothing(halves) && { note: 'INCLUDED' as const }) }];
  }
  const unit = modifierUnitPrice(modifier, { variant, menu, scheme: context.scheme });
  if (unit.cents === undefined) {
    context.problems.push({ code: 'NO_PRICE', path: unit.source, message: `${modifier.info.name} has no price here.` });
    return [];
  }
  const cents = shareOfHalves(unit.cents, extra, allowance.halfPricing);
  const gift = cents > 0 && included === 0 ? takeGift(modifier, variant, allowance) : undefined;
  if (!gift) return [{ label, cents, source: unit.source }];
  const free = beyond(halves, percentOf('REGULAR', menu.options));
  const left = gift.worth === 'REGULAR' ? shareOfHalves(unit.cents, free, allowance.halfPricing) : cents - gift.worth;
  return left > 0
    ? [{ label, cents: left, source: unit.source }]
    : [{ label, cents: 0, source: gift.source, note: gift.note }];
}

interface Gift {
  /** Cents it pays for, or a regular amount whatever it costs. */
  readonly worth: number | 'REGULAR';
  readonly source: Path;
  readonly note: LineNote;
}

/** A swap within the category first, then one that the category gives in this size, then one of the item's free modifiers. */
function takeGift(modifier: ModifierItem, { item }: Variant, allowance: Allowance): Gift | undefined {
  const { category } = modifier;
  const source: Path = ['items', { id: item.id }, 'inclusions', 'categoriesSettings', { id: category }];
  const worth = allowance.swaps.get(category)?.shift();
  if (worth !== undefined && worth > 0) return { worth, source, note: 'SUBSTITUTED' };
  const given = allowance.freeOfCategory.get(category) ?? 0;
  if (given > 0) {
    allowance.freeOfCategory.set(category, given - 1);
    return { worth: 'REGULAR', source, note: 'FREE' };
  }
  if (allowance.free === 0) return undefined;
  allowance.free -= 1;
  return { worth: 'REGULAR', source: allowance.freeSource, note: 'FREE' };
}

function groupByModifier(chosen: readonly ChosenModifier[]): ReadonlyMap<string, readonly ChosenModifier[]> {
  const groups = new Map<string, ChosenModifier[]>();
  for (const entry of chosen) {
    const group = groups.get(entry.modifierId);
    if (group) group.push(entry);
    else groups.set(entry.modifierId, [entry]);
  }
  return groups;
}

function noSuchModifier(id: string): PriceProblem {
  return { code: 'NO_SUCH_MODIFIER', path: ['modifiers', 'items', { id }], message: 'This modifier does not exist.' };
}
