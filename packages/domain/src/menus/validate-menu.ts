import type { Problem } from '../configuration/configuration-kind.ts';
import { identityProblems } from '../configuration/identity-problems.ts';
import type { Path } from '../overrides/change.ts';
import type { PluKind } from './entities/plu-numbers.ts';
import { circularLinks } from './layout/links.ts';
import type { MenuBlob } from './menu-blob.ts';
import { menuIdentifiers } from './menu-identifiers.ts';
import { nameProblems } from './name-problems.ts';
import { nutritionProblems } from './nutrition-problems.ts';
import { offerProblems } from './offers/offer-problems.ts';
import { pluConflicts } from './plu.ts';
import { circularPrices } from './pricing/price-circles.ts';

/** What keeps a menu from being saved. */
export function validateMenu(menu: MenuBlob): readonly Problem[] {
  return [
    ...identityProblems(menu, menuIdentifiers),
    ...nameProblems(menu),
    ...pluProblems(menu),
    ...menu.offers.flatMap(offerProblems),
    ...sizeProblems(menu),
    ...schemeProblems(menu),
    ...linkProblems(menu),
    ...circleProblems(menu),
    ...nutritionProblems(menu),
  ];
}

const PATHS: Record<PluKind, Path> = {
  departments: ['departments'],
  categories: ['categories'],
  items: ['items'],
  modifierCategories: ['modifiers', 'categories'],
  modifierItems: ['modifiers', 'items'],
  offers: ['offers'],
};

/** DP-05 to DP-08 */
function pluProblems(menu: MenuBlob): readonly Problem[] {
  return pluConflicts(menu).map(({ kind, id, pluNum, takenBy }) => ({
    code: 'PLU_TAKEN',
    path: [...PATHS[kind], { id }, 'info', 'pluNum'],
    message: `PLU ${pluNum} belongs to ${takenBy.name}.`,
  }));
}

function sizeProblems(menu: MenuBlob): readonly Problem[] {
  return menu.departments
    .filter((department) => department.styles.filter((style) => style.isSize).length > 1)
    .map((department) => ({
      code: 'SEVERAL_SIZES',
      path: ['departments', { id: department.id }, 'styles'],
      message: `${department.info.name} has more than one size.`,
    }));
}

function schemeProblems(menu: MenuBlob): readonly Problem[] {
  const defaults = menu.pricingSchemes.filter((scheme) => scheme.isDefault && scheme.isActive);
  if (defaults.length === 1) return [];
  return [
    {
      code: defaults.length === 0 ? 'NO_DEFAULT_SCHEME' : 'SEVERAL_DEFAULT_SCHEMES',
      path: ['pricingSchemes'],
      message: 'Exactly one active pricing scheme is the default.',
    },
  ];
}

/** LY-16: a cashier who follows links never comes back to where a link began. */
function linkProblems({ layout: { tabs } }: MenuBlob): readonly Problem[] {
  const names = new Map(tabs.map(({ id, name }) => [id, name]));
  return circularLinks(tabs).map(({ tabId, place, to }) => ({
    code: 'MENU_LINK_CIRCLE',
    path: ['layout', 'tabs', { id: tabId }, 'buttons', place, 'typeInfo', 'menuLinkId'],
    message: `${names.get(tabId)} opens ${names.get(to)}, which leads back to ${names.get(tabId)}.`,
  }));
}

/** PX-08: two editors who each take the prices of the other's item leave both without one. */
function circleProblems(menu: MenuBlob): readonly Problem[] {
  return circularPrices(menu).map(({ item, scheme, lender }) => ({
    code: 'PRICE_CIRCLE',
    path: ['items', { id: item.id }, 'pricing', { by: 'pricingScheme', value: scheme }, 'itemBased', 'itemId'],
    message:
      item.id === lender.id
        ? `${item.info.name} takes its own prices.`
        : `${item.info.name} takes the prices of ${lender.info.name}, which lead back to ${item.info.name}.`,
  }));
}
