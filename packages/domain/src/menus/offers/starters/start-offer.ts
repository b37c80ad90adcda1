import { newItemGroup } from '../../entities/item-groups.ts';
import { newAdvanced } from '../advanced.ts';
import { newApplying } from '../applying.ts';
import { newOfferInfo } from '../info.ts';
import { newOffer, type Offer } from '../offer.ts';
import { newValidity } from '../validity.ts';
import { newOfferValue, newSchemeValue, type OfferValue, type SchemeValue } from '../value.ts';
import type { AnswersOf, OfferAnswers, StarterKind, StarterPart } from './offer-answers.ts';

/** The fields of every new offer, whatever its kind. */
interface GivenStart {
  readonly id: string;
  readonly name: string;
  /** YYYY-MM-DD */
  readonly dateCreated: string;
  /** Of its button on the point of sale. */
  readonly color: string;
  readonly order: number;
  readonly pluNum: string;
  readonly isActive: boolean;
  /** The menu's default pricing scheme: the others follow its value. */
  readonly scheme: string;
}

interface OfferParts {
  readonly info?: Partial<Offer['info']>;
  readonly applying?: Partial<Offer['applying']>;
  readonly validity?: Partial<Offer['validity']>;
  readonly value?: Partial<OfferValue>;
  /** In the default scheme. */
  readonly gives?: Partial<SchemeValue>;
  readonly itemGroups?: Offer['itemGroups'];
  readonly advanced?: Partial<Offer['advanced']>;
}

/** A complete offer of a kind: the items that must be in the order, the discount, and how it gets onto an order. OF-01 */
export function startOffer(given: GivenStart, answers: OfferAnswers): Offer {
  const { id, name, dateCreated, color, order, pluNum, isActive, scheme } = given;
  const parts = partsOf(id, answers);
  const schemes = parts.gives ? [newSchemeValue(scheme, parts.gives)] : [];
  return newOffer({
    id,
    name,
    dateCreated,
    color,
    order,
    info: newOfferInfo({ name, pluNum, status: isActive ? 'ACTIVE' : 'INACTIVE', ...parts.info }),
    applying: newApplying(color, parts.applying),
    validity: newValidity(parts.validity),
    value: newOfferValue({ schemes, ...parts.value }),
    itemGroups: parts.itemGroups ?? [],
    advanced: newAdvanced(parts.advanced),
  });
}

function partsOf(id: string, answers: OfferAnswers): OfferParts {
  switch (answers.kind) {
    case 'BOGO':
      return buyOneGetOne(id, answers);
    case 'DAYS':
      return percentOnDays(id, answers);
    case 'COMBO':
      return comboAtPrice(id, answers);
    case 'CODE':
      return byCode(answers);
    case 'COMP':
      return comped(id, answers);
    case 'BLANK':
      return {};
  }
}

const BUYS = 'buys';
const GETS = 'gets';

/** The item got chooses first and takes the cheapest that fits; its crust and its toppings stay to be paid. */
function buyOneGetOne(id: string, { buys, gets, percent }: AnswersOf<'BOGO'>): OfferParts {
  const got = { id: `${id}-${GETS}`, sizeOptionId: null, ...share(percent) };
  return {
    info: { type: 'PROMO' },
    applying: { autoApplyIfCriteriaMet: true },
    itemGroups: [...groupOf(`${id}-${BUYS}`, buys), ...groupOf(got.id, gets)],
    value: { appliesTo: 'ITEM_GROUPS', excludeStyleUpcharge: true, excludeModifierUpcharges: true },
    gives: { individualGroups: [got] },
  };
}

function percentOnDays(id: string, { on, percent, days }: AnswersOf<'DAYS'>): OfferParts {
  return {
    info: { type: 'PROMO' },
    applying: { autoApplyIfCriteriaMet: true },
    validity: { daysOfTheWeek: { enabled: true, days: days.toSorted((one, other) => one - other) } },
    itemGroups: groupOf(`${id}-items`, on),
    value: { appliesTo: 'ANY_ITEM' },
    gives: { anyItem: { sizeOptionId: null, ...share(percent) } },
  };
}

function comboAtPrice(id: string, { parts, price }: AnswersOf<'COMBO'>): OfferParts {
  return {
    info: { type: 'PROMO' },
    applying: { autoApplyIfCriteriaMet: true },
    itemGroups: parts.flatMap((part, at) => groupOf(`${id}-part-${at + 1}`, part)),
    value: { appliesTo: 'ITEM_GROUPS', excludeStyleUpcharge: true, excludeModifierUpcharges: true },
    gives: { comboOffer: { ...share('0'), enabled: true, type: 'FIXED_PRICE', fixedPrice: price ?? '0.00' } },
  };
}

function byCode({ code, takes, amount, percent, minimum }: AnswersOf<'CODE'>): OfferParts {
  return {
    info: { type: 'COUPON' },
    applying: { couponCode: { required: true, code: code.trim() } },
    validity: { minimumPurchase: { enabled: minimum !== null, amount: minimum ?? '0.00', mode: 'BEFORE' } },
    value: { appliesTo: 'ENTIRE_ORDER' },
    gives: { entireOrder: { type: takes, amountValue: amount ?? '0.00', percentageValue: percent ?? '0' } },
  };
}

/** Staff choose it from the list of discounts; guests are not shown it. */
function comped(id: string, { percent, most, reasons }: AnswersOf<'COMP'>): OfferParts {
  const named = reasons.map((name, at) => ({ id: `${id}-reason-${at + 1}`, name }));
  return {
    info: { type: 'COMP', channels: ['POS'] },
    applying: { showInDiscountScreenList: true, showInSmartCoupons: false },
    value: {
      appliesTo: 'ENTIRE_ORDER',
      limitOfferValue: { enabled: most !== null, amount: most ?? '1.00' },
    },
    gives: { entireOrder: share(percent) },
    advanced: { requireReason: { enabled: named.length > 0, reasons: named } },
  };
}

function groupOf(id: string, part: StarterPart | null): Offer['itemGroups'] {
  return part ? [newItemGroup({ id, name: part.name, choices: [{ ...part.choice, id: `${id}-1` }] })] : [];
}

function share(percent: string | null) {
  return { type: 'PERCENTAGE' as const, amountValue: '0.00', percentageValue: percent ?? '0' };
}

/** Which kinds are usually active from the first save on: a blank offer takes nothing off, so it begins as OF-06 says. */
export function beginsActive(kind: StarterKind): boolean {
  return kind === 'BLANK';
}
