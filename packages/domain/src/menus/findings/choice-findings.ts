import { modifierCategoriesById } from '../menu-index.ts';
import { type Variant, variantName } from '../pricing/variants.ts';
import { type AskedChoices, choosable, includedOf, mostOf, offeredIn, variantsAsked } from './choice-limits.ts';
import { type MenuFinding, menuFinding } from './menu-finding.ts';
import { perItem } from './per-item.ts';

/** Limits of choices that no guest can meet, at the limit that says so. */
export const choiceFindings = perItem((item, menu) => {
  const limited = item.inclusions.categoriesSettings.filter(({ min, max }) => min > 0 || max !== null);
  if (limited.length === 0) return [];
  const isOffered = offeredIn(menu, item.department);
  const variants = variantsAsked(item, menu);
  return limited.flatMap((settings) => findingsOf({ item, settings, menu, isOffered, variants }));
});

function findingsOf(asked: AskedChoices): readonly MenuFinding[] {
  const crossed = limitsCrossed(asked);
  return crossed.length > 0 ? crossed : [...tooFew(asked), ...tooManyIncluded(asked)];
}

/** The choices that are asked of one modifier category and that no variant of the item can meet. */
export function unmeetable(asked: AskedChoices): MenuFinding | undefined {
  const [crossed] = limitsCrossed(asked);
  if (crossed) return crossed;
  const most = Math.max(0, ...asked.variants.map((variant) => choosable(asked, variant)));
  return most < asked.settings.min ? tooFewFinding(asked, most) : undefined;
}

/** Of an item that is not sold it keeps nothing from being saved. */
function limitsCrossed(asked: AskedChoices): readonly MenuFinding[] {
  const { min, max } = asked.settings;
  if (max === null || min <= max) return [];
  const message = `${categoryName(asked)}: the minimum ${min} is above the maximum ${max}.`;
  const found = menuFinding('LIMITS_CROSSED', placeOf(asked, 'min'), message);
  return [asked.item.info.status === 'ACTIVE' ? found : { ...found, isWarning: true }];
}

function tooFew(asked: AskedChoices): readonly MenuFinding[] {
  const { item, settings } = asked;
  if (settings.min === 0 || item.info.status !== 'ACTIVE') return [];
  const least = leastBy(asked.variants, (variant) => choosable(asked, variant));
  if (least === undefined || least.count >= settings.min) return [];
  return [tooFewFinding(asked, least.count, least.variant)];
}

function tooFewFinding(asked: AskedChoices, count: number, variant?: Variant): MenuFinding {
  const where = variant ? inVariant(variant, asked) : '';
  const message = `${categoryName(asked)}${where}: at least ${asked.settings.min} must be chosen, but ${canBe(count)}.`;
  return menuFinding('TOO_FEW_CHOICES', placeOf(asked, 'min'), message);
}

function tooManyIncluded(asked: AskedChoices): readonly MenuFinding[] {
  const most = mostOf(asked);
  if (most === null) return [];
  const counts = leastBy(asked.variants, (variant) => -includedOf(asked, variant));
  if (counts === undefined || -counts.count <= most) return [];
  const message = `${categoryName(asked)}${inVariant(counts.variant, asked)}: ${-counts.count} are included, but at most ${most} can be chosen.`;
  return [menuFinding('TOO_MANY_INCLUDED', placeOf(asked, 'max'), message)];
}

function placeOf({ item, settings }: AskedChoices, limit: 'min' | 'max') {
  return ['items', { id: item.id }, 'inclusions', 'categoriesSettings', { id: settings.id }, limit];
}

function leastBy(variants: readonly Variant[], countOf: (variant: Variant) => number) {
  const [first] = variants
    .map((variant) => ({ variant, count: countOf(variant) }))
    .toSorted((a, b) => a.count - b.count);
  return first;
}

/** Named where others than this one variant may do. */
function inVariant(variant: Variant, asked: AskedChoices): string {
  return asked.variants.length > 1 ? `, ${variantName(variant)}` : '';
}

function canBe(count: number): string {
  if (count === 0) return 'none is available';
  return count === 1 ? 'only 1 is available' : `only ${count} are available`;
}

function categoryName({ menu, settings: { id } }: AskedChoices): string {
  return modifierCategoriesById(menu.modifiers.categories).get(id)?.info.name ?? id;
}
