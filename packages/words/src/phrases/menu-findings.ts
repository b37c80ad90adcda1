import type { MenuFindingKind } from '@servery/domain';
import { definePhrases } from '../phrases.ts';

/** What each kind of finding is about, as the heading over several of them. */
export const menuFindingPhrases = definePhrases('menu-findings', {
  SAME_ID_TWICE: 'Listed twice',
  NO_IDENTITY: 'No id',
  NAME_MISSING: 'No name',
  SCHEME_NAME_TAKEN: 'Pricing schemes with the same name',
  PLU_TAKEN: 'PLU numbers used twice',
  COUPON_CODE_REQUIRED: 'Coupons with no code',
  DATES_OUT_OF_ORDER: 'Offers that end before they begin',
  PERCENT_OVER_100: 'More than 100% off',
  SEVERAL_SIZES: 'Departments with several sizes',
  NO_DEFAULT_SCHEME: 'No default pricing scheme',
  SEVERAL_DEFAULT_SCHEMES: 'Several default pricing schemes',
  SCHEME_CLAIMED_TWICE: 'Pricing schemes for the same orders',
  MENU_LINK_CIRCLE: 'Tabs that lead back to themselves',
  PRICE_CIRCLE: 'Prices that lead back to themselves',
  NUTRITION_OUT_OF_RANGE: 'Nutrition out of range',
  LIMITS_CROSSED: 'Minimum above maximum',
  TOO_FEW_CHOICES: 'More choices required than there are',
  TOO_MANY_INCLUDED: 'More included than can be chosen',
  PRICE_MISSING: 'No price',
  NOTHING_OFFERED: 'No combination can be ordered',
  SENT_NOWHERE: 'Not sent to the kitchen',
  PRICE_FAR: 'Prices far from what they were',
  NO_BUTTON: 'No button on the point of sale',
  NO_IMAGE: 'No image',
  NO_TAX: 'No tax',
  OFFER_NEVER_APPLIES: 'Offers that never apply',
  DIET_AGAINST_ALLERGENS: 'Diet and allergens disagree',
  ALLERGEN_STATED_TWICE: 'Allergens stated twice',
} as const satisfies Record<MenuFindingKind, string>);
