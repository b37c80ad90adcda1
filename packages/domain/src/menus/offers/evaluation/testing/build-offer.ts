import { type Choice, newChoice, newItemGroup } from '../../../entities/item-groups.ts';
import { newAdvanced } from '../../advanced.ts';
import { newApplying } from '../../applying.ts';
import { newOfferInfo } from '../../info.ts';
import { newInteractions } from '../../interactions.ts';
import { newOffer, type Offer } from '../../offer.ts';
import { newValidity } from '../../validity.ts';
import { newOfferValue, newSchemeValue, type SchemeValue } from '../../value.ts';

/** An offer in few words: parts of it, the rest as a new offer has it. */
export interface OfferParts {
  readonly info?: Partial<Offer['info']>;
  readonly applying?: Partial<Offer['applying']>;
  readonly validity?: Partial<Offer['validity']>;
  readonly value?: Partial<Offer['value']>;
  /** Its value in the scheme `dine-in`. */
  readonly gives?: Partial<SchemeValue>;
  readonly groups?: readonly Offer['itemGroups'][number][];
  readonly advanced?: Partial<Offer['advanced']>;
  readonly notWith?: Partial<Offer['interactions']['notValidWithOffersThat']>;
  readonly order?: number;
}

const COLOR = '#22663C';

/** Applies automatically unless set otherwise. */
export function buildOffer(id: string, given: OfferParts = {}): Offer {
  const { notValidWithOffersThat } = newInteractions();
  return newOffer({
    id,
    name: id,
    dateCreated: '2026-09-01',
    color: COLOR,
    order: given.order ?? 0,
    info: newOfferInfo({ name: id, ...given.info }),
    applying: newApplying(COLOR, { autoApplyIfCriteriaMet: true, ...given.applying }),
    validity: newValidity(given.validity),
    value: newOfferValue({ schemes: [newSchemeValue('dine-in', given.gives)], ...given.value }),
    itemGroups: [...(given.groups ?? [])],
    advanced: newAdvanced(given.advanced),
    interactions: { notValidWithOffersThat: { ...notValidWithOffersThat, ...given.notWith } },
  });
}

export const amount = (amountValue: string) => ({ type: 'AMOUNT' as const, amountValue, percentageValue: '0' });
export const percent = (percentageValue: string) => ({
  type: 'PERCENTAGE' as const,
  amountValue: '0.00',
  percentageValue,
});
export const inSize = (sizeOptionId: string) => ({
  type: 'DIFFERENT_SIZE' as const,
  amountValue: '0.00',
  percentageValue: '0',
  sizeOptionId,
});

/** A value for any item. */
export const anyItem = (value: ReturnType<typeof amount> | ReturnType<typeof percent> | ReturnType<typeof inSize>) => ({
  anyItem: { sizeOptionId: null, ...value },
});

export const combo = (fixedPrice: string) => ({
  comboOffer: { ...amount('0.00'), enabled: true, type: 'FIXED_PRICE' as const, fixedPrice },
});

/** Values of groups, by the group. */
export const ofGroups = (values: Readonly<Record<string, ReturnType<typeof amount> | ReturnType<typeof percent>>>) => ({
  individualGroups: Object.entries(values).map(([id, value]) => ({ id, sizeOptionId: null, ...value })),
});

export function group(id: string, quantity: number, choices: readonly Choice[]) {
  return newItemGroup({ id, name: id, quantity, choices: [...choices] });
}

export const category = (categoryId: string, limits: Partial<Choice> = {}) =>
  newChoice({ id: categoryId, level: 'CATEGORY', categoryId, ...limits });
export const department = (departmentId: string, limits: Partial<Choice> = {}) =>
  newChoice({ id: departmentId, level: 'ITEMS', departmentId, ...limits });
export const item = (itemId: string, limits: Partial<Choice> = {}) =>
  newChoice({ id: itemId, level: 'ITEM', itemId, ...limits });

/** `notWith: { applyToTheOrder: notValid() }` */
export const notValid = (...limitOfferTypes: Offer['info']['type'][]) => ({ enabled: true, limitOfferTypes });

type LineValue = ReturnType<typeof amount> | ReturnType<typeof percent> | ReturnType<typeof inSize>;

/** An offer of each item on its own. */
export function itemOffer(id: string, value: LineValue, given: OfferParts = {}): Offer {
  return offerFor('ANY_ITEM', id, { ...given, gives: anyItem(value) });
}

/** An offer of sets of its groups. */
export function setOffer(id: string, gives: Partial<SchemeValue>, given: OfferParts = {}): Offer {
  return offerFor('ITEM_GROUPS', id, { ...given, gives });
}

/** An offer of the whole order. */
export function orderOffer(
  id: string,
  value: ReturnType<typeof amount> | ReturnType<typeof percent>,
  given: OfferParts = {},
): Offer {
  return offerFor('ENTIRE_ORDER', id, { ...given, gives: { entireOrder: value } });
}

function offerFor(appliesTo: Offer['value']['appliesTo'], id: string, { gives, value, ...rest }: OfferParts): Offer {
  return buildOffer(id, { ...rest, value: { appliesTo, schemes: [newSchemeValue('dine-in', gives)], ...value } });
}
