import { keepsFromSaving } from '../configuration/configuration-kind.ts';
import { identityProblems } from '../configuration/identity-problems.ts';
import type { StoreNow } from '../formats/store-now.ts';
import type { Path } from '../overrides/change.ts';
import type { PluKind } from './entities/plu-numbers.ts';
import { choiceFindings } from './findings/choice-findings.ts';
import { dietFindings } from './findings/diet-findings.ts';
import { kitchenFindings } from './findings/kitchen-findings.ts';
import { type MenuCheck, type MenuFinding, menuFinding } from './findings/menu-finding.ts';
import { offerFindings, offerFindingsAt } from './findings/offer-findings.ts';
import { overFindings } from './findings/over-findings.ts';
import { nothingOfferedFindings, priceFindings } from './findings/sale-findings.ts';
import { buttonFindings, imageFindings } from './findings/shown-findings.ts';
import { taxFindings } from './findings/tax-findings.ts';
import { circularLinks } from './layout/links.ts';
import type { MenuBlob } from './menu-blob.ts';
import { menuIdentifiers } from './menu-identifiers.ts';
import { nameProblems } from './name-problems.ts';
import { nutritionProblems } from './nutrition-problems.ts';
import { offerProblems } from './offers/offer-problems.ts';
import { pluConflicts } from './plu.ts';
import { circularPrices } from './pricing/price-circles.ts';
import { schemeProblems } from './scheme-problems.ts';

/** The checks that can keep a menu from being saved, that of a company or of a store. */
const STOPS: readonly MenuCheck[] = [
  (menu) => identityProblems(menu, menuIdentifiers),
  nameProblems,
  pluProblems,
  ({ offers }) => offers.flatMap(offerProblems),
  sizeProblems,
  schemeProblems,
  linkProblems,
  circleProblems,
  nutritionProblems,
  choiceFindings,
];

/** The checks that only warn. */
const WARNINGS: readonly MenuCheck[] = [
  nothingOfferedFindings,
  priceFindings,
  kitchenFindings,
  buttonFindings,
  imageFindings,
  taxFindings,
  offerFindings,
  dietFindings,
];

/**
 * Everything that is wrong with a menu, in the order of these checks: the item page, Review and the preview of a publication read this list.
 * Of a store at a moment also the offers that are over, end soon or can no longer apply there.
 */
export function validateMenu(menu: MenuBlob, now?: StoreNow): readonly MenuFinding[] {
  const found = [...STOPS, ...WARNINGS].flatMap((check) => check(menu));
  return now === undefined ? found : [...found, ...offerFindingsAt(menu, now), ...overFindings(menu, now)];
}

/** Those of them that may keep it from being saved, which a save reads. */
export function menuStops(menu: MenuBlob): readonly MenuFinding[] {
  return STOPS.flatMap((check) => check(menu)).filter((finding) => keepsFromSaving(finding, 'company'));
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
function pluProblems(menu: MenuBlob): readonly MenuFinding[] {
  return pluConflicts(menu).map(({ kind, id, pluNum, takenBy }) =>
    menuFinding(
      'PLU_TAKEN',
      [...PATHS[kind], { id }, 'info', 'pluNum'],
      `PLU ${pluNum} is already used by ${takenBy.name}.`,
    ),
  );
}

function sizeProblems(menu: MenuBlob): readonly MenuFinding[] {
  return menu.departments
    .filter((department) => department.styles.filter((style) => style.isSize).length > 1)
    .map((department) =>
      menuFinding(
        'SEVERAL_SIZES',
        ['departments', { id: department.id }, 'styles'],
        `${department.info.name} has more than one size.`,
      ),
    );
}

/** LY-16: a cashier who follows links never comes back to where a link began. */
function linkProblems({ layout: { tabs } }: MenuBlob): readonly MenuFinding[] {
  const names = new Map(tabs.map(({ id, name }) => [id, name]));
  return circularLinks(tabs).map(({ tabId, place, to }) =>
    menuFinding(
      'MENU_LINK_CIRCLE',
      ['layout', 'tabs', { id: tabId }, 'buttons', place, 'typeInfo', 'menuLinkId'],
      `${names.get(tabId)} opens ${names.get(to)}, which leads back to ${names.get(tabId)}.`,
    ),
  );
}

/** PX-08: two editors who each take the prices of the other's item leave both without one. */
function circleProblems(menu: MenuBlob): readonly MenuFinding[] {
  return circularPrices(menu).map(({ item, scheme, lender }) =>
    menuFinding(
      'PRICE_CIRCLE',
      ['items', { id: item.id }, 'pricing', { by: 'pricingScheme', value: scheme }, 'itemBased', 'itemId'],
      item.id === lender.id
        ? `${item.info.name} takes its prices from itself.`
        : `${item.info.name} takes its prices from ${lender.info.name}, whose prices come from ${item.info.name}.`,
    ),
  );
}
