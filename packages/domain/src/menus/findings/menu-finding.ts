import type { Problem } from '../../configuration/configuration-kind.ts';
import type { Path } from '../../overrides/change.ts';
import type { MenuBlob } from '../menu-blob.ts';

/**
 * Everything that may be wrong with a menu, and how bad it is. An error keeps a menu from being saved and a location from getting it;
 * crossed limits of an inactive item are a warning; one `in the company` does so in the company's own menu, and is a warning below; a warning is only named: at its field, in Review and
 * before publishing. One that is `asked` about is a warning too: a publication waits until it is mended, or confirmed.
 */
const MENU_FINDINGS = {
  SAME_ID_TWICE: 'error',
  NO_IDENTITY: 'error',
  NAME_MISSING: 'in the company',
  SCHEME_NAME_TAKEN: 'warning',
  PLU_TAKEN: 'error',
  COUPON_CODE_REQUIRED: 'error',
  DATES_OUT_OF_ORDER: 'warning',
  PERCENT_OVER_100: 'warning',
  SEVERAL_SIZES: 'error',
  NO_DEFAULT_SCHEME: 'error',
  SEVERAL_DEFAULT_SCHEMES: 'error',
  SCHEME_CLAIMED_TWICE: 'error',
  MENU_LINK_CIRCLE: 'error',
  PRICE_CIRCLE: 'error',
  NUTRITION_OUT_OF_RANGE: 'error',
  LIMITS_CROSSED: 'error',
  TOO_FEW_CHOICES: 'warning',
  TOO_MANY_INCLUDED: 'warning',
  PRICE_MISSING: 'warning',
  NOTHING_OFFERED: 'warning',
  SENT_NOWHERE: 'asked',
  PRICE_FAR: 'asked',
  NO_BUTTON: 'warning',
  NO_IMAGE: 'warning',
  NO_TAX: 'warning',
  OFFER_NEVER_APPLIES: 'warning',
  OFFER_OVER: 'warning',
  OFFER_ENDS_SOON: 'warning',
  DIET_AGAINST_ALLERGENS: 'warning',
  ALLERGEN_STATED_TWICE: 'warning',
} as const satisfies Record<string, 'error' | 'asked' | 'warning' | 'in the company'>;

export type MenuFindingKind = keyof typeof MENU_FINDINGS;

export function isMenuFindingKind(code: string): code is MenuFindingKind {
  return Object.hasOwn(MENU_FINDINGS, code);
}

/** Whether a publication waits until a person has mended or confirmed its subject. */
export function isAskedBeforePublishing(code: string): boolean {
  return isMenuFindingKind(code) && MENU_FINDINGS[code] === 'asked';
}

/** Where a finding is mended: a button is added on the layout, not on the item that lacks it. */
export function mendingPlace({ code, path }: Pick<Problem, 'code' | 'path'>): Path {
  return code === 'NO_BUTTON' ? ['layout', 'tabs'] : path;
}

export interface MenuFinding extends Problem {
  readonly code: MenuFindingKind;
}

/** One look at a menu; `validateMenu` lists them all. */
export type MenuCheck = (menu: MenuBlob) => readonly MenuFinding[];

export function menuFinding(code: MenuFindingKind, path: Path, message: string): MenuFinding {
  const badness = MENU_FINDINGS[code];
  if (badness === 'error') return { code, path, message };
  return { code, path, message, isWarning: badness === 'in the company' ? 'below' : true };
}
