import type { Change, Json, Path, Step } from '../../overrides/change.ts';
import { isObject } from '../../overrides/json.ts';
import { findByPath } from '../../overrides/path.ts';
import type { MenuFindingKind } from './menu-finding.ts';

/**
 * Which findings a change may make or take away together with another level's changes: two changes can only do so where they share a
 * key. `['plu 5555']`, `['item-cola choices']`; none for a name or a price.
 */
export function menuConcerns(change: Change): readonly string[] {
  return [...new Set(CONCERNS.flatMap((concern) => concern(change)))];
}

type Concern = (change: Change) => readonly string[];

/** A finding of one field comes of one change. */
const none: Concern = () => [];

const choices: Concern = ({ path }) => ofItem(path, (field) => field === 'inclusions', 'choices');
const options: Concern = ({ path }) =>
  ofItem(path, (field) => field === 'styles' || field === 'excludedCombinations', 'options');
/** The modifiers that come with an item count too. */
const diet: Concern = ({ path }) =>
  ofItem(
    path,
    (field, part) => field === 'inclusions' || (field === 'info' && (part === 'diet' || part === 'allergens')),
    'diet',
  );
/** The comparison with most others of its category is left out: one item changes it. */
const kitchen: Concern = ({ path }) =>
  ofItem(
    path,
    (field, part) => field === 'printing' || field === 'kps' || (field === 'info' && part === 'status'),
    'kitchen',
  );
const schemes: Concern = ({ path: [list] }) => (list === 'pricingSchemes' ? ['schemes'] : []);
const links: Concern = ({ path: [list, ...deeper] }) =>
  list === 'layout' && deeper.includes('menuLinkId') ? ['links'] : [];
const lentPrices: Concern = ({ path: [list, , field, ...deeper] }) =>
  list === 'items' && field === 'pricing' && (deeper.includes('itemId') || deeper.includes('type'))
    ? ['lent prices']
    : [];

/** By the kind of finding: a new kind names the changes that may make it. */
const CONCERNS_OF: Readonly<Record<MenuFindingKind, Concern>> = {
  SAME_ID_TWICE: none,
  NO_IDENTITY: none,
  NAME_MISSING: none,
  SCHEME_NAME_TAKEN: schemes,
  PLU_TAKEN: pluConcern,
  COUPON_CODE_REQUIRED: offer,
  DATES_OUT_OF_ORDER: offer,
  PERCENT_OVER_100: offer,
  SEVERAL_SIZES: sizes,
  NO_DEFAULT_SCHEME: schemes,
  SEVERAL_DEFAULT_SCHEMES: schemes,
  SCHEME_CLAIMED_TWICE: schemes,
  MENU_LINK_CIRCLE: links,
  PRICE_CIRCLE: lentPrices,
  NUTRITION_OUT_OF_RANGE: none,
  LIMITS_CROSSED: choices,
  TOO_FEW_CHOICES: choices,
  TOO_MANY_INCLUDED: choices,
  PRICE_MISSING: options,
  NOTHING_OFFERED: options,
  SENT_NOWHERE: kitchen,
  PRICE_FAR: none,
  NO_BUTTON: none,
  NO_IMAGE: none,
  NO_TAX: none,
  OFFER_NEVER_APPLIES: offer,
  OFFER_OVER: offer,
  OFFER_ENDS_SOON: offer,
  DIET_AGAINST_ALLERGENS: diet,
  ALLERGEN_STATED_TWICE: diet,
};

const CONCERNS: readonly Concern[] = [...new Set(Object.values(CONCERNS_OF))];

/** Numbers that the change gives: to one entity, or with entities that it adds. */
function pluConcern({ path, to }: Change): readonly string[] {
  const numbers = path.at(-1) === 'pluNum' ? [to] : numbersIn(to);
  return numbers.flatMap((number) => (typeof number === 'string' && number !== '' ? [`plu ${Number(number)}`] : []));
}

function numbersIn(value: Json | undefined): readonly (Json | undefined)[] {
  return isObject(value) ? [findByPath(value, ['info', 'pluNum'])] : [];
}

/** A code, dates and values of one offer. */
function offer({ path: [list, owner] }: Change): readonly string[] {
  const id = idOf(owner);
  return list === 'offers' && id !== undefined ? [`offer ${id}`] : [];
}

/** Which of a department's styles is its size. */
function sizes({ path: [list, owner, field] }: Change): readonly string[] {
  const id = idOf(owner);
  return list === 'departments' && id !== undefined && field === 'styles' ? [`${id} sizes`] : [];
}

function ofItem([list, owner, field, part]: Path, isMeant: (field: unknown, part: unknown) => boolean, what: string) {
  const id = idOf(owner);
  return list === 'items' && id !== undefined && isMeant(field, part) ? [`${id} ${what}`] : [];
}

function idOf(step: Step | undefined): string | undefined {
  return typeof step === 'object' && 'id' in step ? String(step.id) : undefined;
}
