import type { Path } from '../../overrides/change.ts';
import type { ModifierItem } from '../entities/modifiers.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { modifiersById } from '../menu-index.ts';
import { type Allowance, newAllowance } from './allowance.ts';
import { beyond, halvesOf, isNothing, percentOf, shareOfHalves } from './amount-share.ts';
import { modifierLabel } from './modifier-label.ts';
import { modifierUnitPrice } from './modifier-unit-price.ts';
import type { ChosenModifier, PriceLine, PriceProblem, PriceStep } from './selection.ts';
import { type ModifierLine, paySwaps } from './swaps/pay-swaps.ts';
import type { PricedVariant, Variant } from './variants.ts';

/**
 * The chosen modifiers of a variant with their prices, in the order of choice. Free modifiers are taken off first; swaps pay for
 * those that are still charged.
 */
export function modifierPrices({ variant, menu, scheme }: PricedVariant, chosen: readonly ChosenModifier[]): PriceStep {
  const lines: ModifierLine[] = [];
  const problems: PriceProblem[] = [];
  const allowance = newAllowance({ variant, menu, scheme }, chosen);
  for (const [modifierId, entries] of Map.groupBy(chosen, (one) => one.modifierId)) {
    const modifier = modifiersById(menu.modifiers.items).get(modifierId);
    if (!modifier) problems.push(noSuchModifier(modifierId));
    else lines.push(...linesOf(modifier, entries, { variant, menu, scheme, allowance, problems }));
  }
  return { lines: paySwaps(lines, { itemId: variant.item.id, worths: allowance.swaps }), problems };
}

interface Context {
  readonly variant: Variant;
  readonly menu: MenuBlob;
  readonly scheme: string;
  readonly allowance: Allowance;
  readonly problems: PriceProblem[];
}

function linesOf(
  modifier: ModifierItem,
  entries: readonly ChosenModifier[],
  context: Context,
): readonly ModifierLine[] {
  const { menu, allowance, variant } = context;
  const label = modifierLabel(modifier, entries);
  const included = allowance.included.get(modifier.id) ?? 0;
  const halves = halvesOf(entries, included, menu.options);
  const extra = beyond(halves, included);
  const settings: Path = ['items', { id: variant.item.id }, 'inclusions', 'itemsSettings', { id: modifier.id }];
  if (isNothing(extra)) {
    if (included === 0) return [];
    return [settled({ label, cents: 0, source: settings, ...(!isNothing(halves) && { note: 'INCLUDED' as const }) })];
  }
  const unit = modifierUnitPrice(modifier, { variant, menu, scheme: context.scheme });
  if (unit.cents === undefined) {
    context.problems.push({ code: 'NO_PRICE', path: unit.source, message: `${modifier.info.name} has no price here.` });
    return [];
  }
  const cents = shareOfHalves(unit.cents, extra, allowance.halfPricing);
  if (included > 0 || cents === 0) return [settled({ label, cents, source: unit.source })];
  const gift = takeFree(modifier, variant, allowance);
  if (!gift) return [{ line: { label, cents, source: unit.source }, swapsOf: modifier.category }];
  const left = shareOfHalves(unit.cents, beyond(halves, percentOf('REGULAR', menu.options)), allowance.halfPricing);
  return [settled({ label, cents: left, ...(left > 0 ? { source: unit.source } : { source: gift, note: 'FREE' }) })];
}

/** No swap pays for it. */
function settled(line: PriceLine): ModifierLine {
  return { line, swapsOf: undefined };
}

/** The setting that makes a regular amount free: first the number that the category gives in this size, then the item's free modifiers. */
function takeFree(modifier: ModifierItem, { item }: Variant, allowance: Allowance): Path | undefined {
  const { category } = modifier;
  const given = allowance.freeOfCategory.get(category) ?? 0;
  if (given > 0) {
    allowance.freeOfCategory.set(category, given - 1);
    return ['items', { id: item.id }, 'inclusions', 'categoriesSettings', { id: category }];
  }
  if (allowance.free === 0) return undefined;
  allowance.free -= 1;
  return allowance.freeSource;
}

function noSuchModifier(id: string): PriceProblem {
  return { code: 'NO_SUCH_MODIFIER', path: ['modifiers', 'items', { id }], message: 'This modifier does not exist.' };
}
