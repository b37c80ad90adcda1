import fc from 'fast-check';
import { newChoice } from '../../../entities/item-groups.ts';
import { newAdvanced } from '../../advanced.ts';
import { newApplying } from '../../applying.ts';
import { newOfferInfo } from '../../info.ts';
import { newInteractions } from '../../interactions.ts';
import { newOffer, type Offer } from '../../offer.ts';
import { newValidity, type Validity } from '../../validity.ts';
import { newOfferValue, newSchemeValue, type SchemeValue } from '../../value.ts';
import type { CartLine, OrderContext } from '../order.ts';

/** The middle of a range: generators prefer its ends. */
const oneIn = (count: number) => fc.nat(2 * count).map((number) => number === count);
const seldom = oneIn(12);
const sometimes = oneIn(3);
const money = fc.constantFrom('0.00', '0.01', '1.00', '3.33', '5.00', '9.99', '20');
const rate = fc.constantFrom('0', '10', '15.5', '33.3333', '50', '100', '150');
const size = fc.constantFrom('small', 'large', 'family', null);
const amounts = { amountValue: money, percentageValue: rate };
const types = fc.constantFrom('COUPON', 'DISCOUNT', 'PROMO', 'COMP');
const someTypes = fc.subarray(['COUPON', 'DISCOUNT', 'PROMO', 'COMP'] as const, { maxLength: 2 });

const choice = fc
  .record({
    level: fc.constantFrom('ITEMS', 'CATEGORY', 'ITEMS', 'ITEM'),
    departmentId: fc.constantFrom('pizza', 'pizza', 'pizza', 'drinks'),
    categoryId: fc.constantFrom('signature', 'classic', 'sodas'),
    itemId: fc.constantFrom('supreme', 'garden', 'cheese', 'cola', 'shake'),
    sizes: fc.constantFrom([], [], [], ['small'], ['large']),
    options: fc.constantFrom([], [], [], [], ['thin'], ['deep', 'other'], ['thin', 'small'], ['other']),
  })
  .map(({ sizes, options, ...rest }) =>
    newChoice({ id: 'choice', ...rest, limitToSizeIds: [...sizes], limitToStyleIds: [...options] }),
  );

const groups = fc
  .array(
    fc.record({
      quantity: fc.constantFrom(1, 1, 1, 2),
      choices: fc.array(choice, { minLength: 1, maxLength: 2, size: 'max' }),
    }),
    { maxLength: 3, size: 'small' },
  )
  .map((list) =>
    list.map((group, at) => ({ id: `g${at}`, entityType: 'ITEM_GROUP' as const, name: `g${at}`, ...group })),
  );

const itemType = fc.constantFrom('AMOUNT', 'PERCENTAGE', 'DIFFERENT_SIZE');

const schemeValue: fc.Arbitrary<SchemeValue> = fc.record({
  schemeId: fc.constantFrom('dine-in', 'dine-in', 'dine-in', 'dine-in', 'dine-in', 'delivery'),
  entireOrder: fc.record({ type: fc.constantFrom('AMOUNT', 'PERCENTAGE'), ...amounts }),
  individualGroups: fc
    .array(fc.record({ type: itemType, ...amounts, sizeOptionId: size }), { maxLength: 3 })
    .map((list) => list.map((value, at) => ({ id: `g${at}`, ...value }))),
  comboOffer: fc.record({
    enabled: fc.boolean(),
    type: fc.constantFrom('AMOUNT', 'PERCENTAGE', 'DIFFERENT_SIZE', 'FIXED_PRICE'),
    ...amounts,
    fixedPrice: money,
  }),
  anyItem: fc.record({ type: itemType, ...amounts, sizeOptionId: size }),
});

const value = fc
  .record({
    appliesTo: fc.constantFrom('ENTIRE_ORDER', 'ANY_ITEM', 'ITEM_GROUPS'),
    schemes: fc.array(schemeValue, { minLength: 1, maxLength: 2 }),
    cashierOverride: fc.record({ enabled: fc.boolean(), amount: money, percentage: rate }),
    freeDelivery: seldom,
    autoGratuity: seldom,
    limitOfferValue: fc.record({ enabled: sometimes, amount: money }),
    excludedChoices: fc.tuple(oneIn(6), choice).map(([isExcluded, one]) => (isExcluded ? [one] : [])),
    excludeStyleUpcharge: fc.boolean(),
    excludeModifierUpcharges: fc.boolean(),
  })
  .map((given) => newOfferValue({ ...given, schemes: [...given.schemes, newSchemeValue('unused')] }));

/** From 5:00 PM to 2:00 AM, but for a Sunday with two spans and a Monday that is closed. */
const night = {
  days: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: 61_200, endOffset: 32_400 })),
  specialHours: [
    { dateString: '2026-11-01', closed: false, startTime: 79_200, endOffset: 10_800 },
    { dateString: '2026-11-01', closed: false, startTime: 3_600, endOffset: 3_600 },
    { dateString: '2026-11-02', until: '2026-11-02', closed: true, startTime: null, endOffset: null },
  ],
};
const holiday = { days: [{ dayOfWeek: 6, startTime: 0, endOffset: 86_400 }], specialHours: [] };

const date = fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03', null);

const validity: fc.Arbitrary<Validity> = fc
  .record({
    dateRange: fc.record({ enabled: seldom, startDate: date, endDate: date }),
    daysOfTheWeek: fc.record({ enabled: seldom, days: fc.subarray([0, 1, 2, 6]) }),
    timeOfDay: fc.record({
      enabled: seldom,
      startTime: fc.constantFrom(0, 28_800, 79_200),
      endOffset: fc.constantFrom(3_600, 14_400, 86_400),
    }),
    orderTypes: fc.record({ enabled: seldom, orderTypes: fc.subarray([1, 2]) }),
    tenderTypes: fc.record({ enabled: seldom, exclude: fc.boolean(), tenderTypes: fc.subarray([1, 2]) }),
    customerTypes: fc.record({ enabled: seldom, customerTypes: fc.subarray(['RESIDENTIAL', 'BUSINESS'] as const) }),
    customerGroups: fc.record({ enabled: seldom, customerGroups: fc.subarray(['club', 'staff']) }),
    minimumPurchase: fc.record({
      enabled: sometimes,
      amount: fc.constantFrom('10.00', '25.00'),
      mode: fc.constantFrom('BEFORE', 'AFTER'),
    }),
    usageLimit: fc.record({ enabled: sometimes, limit: fc.integer({ min: 1, max: 3 }) }),
  })
  .map((given) => newValidity(given));

const interaction = fc.record({ enabled: sometimes, limitOfferTypes: someTypes });

const BOTH: Offer['info']['channels'] = ['POS', 'ONLINE'];
const POS_ONLY: Offer['info']['channels'] = ['POS'];

const offer = fc
  .record({
    order: fc.integer({ min: 0, max: 2 }),
    info: fc.record({
      status: seldom.map((isInactive) => (isInactive ? ('INACTIVE' as const) : ('ACTIVE' as const))),
      channels: fc.constantFrom(BOTH, BOTH, BOTH, POS_ONLY),
      type: types,
    }),
    isAutomatic: fc.boolean(),
    couponCode: fc.record({ required: seldom, code: fc.constantFrom('', 'TIDE', ' tide ', 'FIVE') }),
    validity,
    value,
    itemGroups: groups,
    exclusions: fc.record({
      applyAutomatically: interaction,
      applyToTheSameItem: interaction,
      applyToTheOrder: interaction,
    }),
    taxApply: fc.constantFrom('OFF', 'ON'),
    applyOfferTo: fc.constantFrom('LOWEST', 'HIGHEST'),
  })
  .map(
    ({ info, isAutomatic, couponCode, exclusions, taxApply, applyOfferTo, ...rest }) =>
      (id: string): Offer =>
        newOffer({
          id,
          name: id,
          dateCreated: '2026-10-01',
          color: '#22663C',
          info: newOfferInfo({ name: id, ...info }),
          applying: newApplying('#22663C', { autoApplyIfCriteriaMet: isAutomatic, couponCode }),
          interactions: { ...newInteractions(), notValidWithOffersThat: exclusions },
          advanced: newAdvanced({ taxApply, applyOfferTo }),
          ...rest,
        }),
  );

/** Two to five offers of every kind. */
export const offerLists = fc
  .array(offer, { minLength: 1, maxLength: 5 })
  .map((list) => list.map((make, at) => make(`o${at}`)));

const OFFERS = ['o0', 'o1', 'o2', 'o3', 'o4'];

const selection = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      itemId: fc.constantFrom('supreme', 'garden', 'cheese', 'supreme', 'cheese', 'cola', 'shake', 'water', 'missing'),
      options: fc.record({ size: fc.constantFrom('small', 'large'), crust: fc.constantFrom('thin', 'deep') }),
      modifiers: fc.array(
        fc.record({
          modifierId: fc.constantFrom('olives', 'basil'),
          amount: fc.constantFrom('NONE', 'REGULAR', 'DOUBLE'),
          portion: fc.constantFrom('WHOLE', 'LEFT'),
        }),
        { maxLength: 2 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ modifierId: 'basil', options: {} }) },
);

const carts: fc.Arbitrary<readonly CartLine[]> = fc
  .array(selection, { maxLength: 6 })
  .map((list) => list.map((chosen, at) => ({ id: `l${at}`, selection: chosen })));

const FROM = Date.parse('2026-10-31T00:00:00Z');
const HALF_HOURS_OF_FOUR_DAYS = 192;

/** Four days in New York; on the second the clocks go back. */
const contexts: fc.Arbitrary<OrderContext> = fc.record({
  instant: fc.nat(HALF_HOURS_OF_FOUR_DAYS).map((step) => FROM + step * 1_800_000),
  zone: fc.constant('America/New_York'),
  openHours: fc.constantFrom([], [night], [night, holiday]),
  scheme: fc.constantFrom('dine-in', 'dine-in', 'dine-in', 'delivery', 'catering'),
  channel: fc.constantFrom('POS', 'POS', 'POS', 'POS', 'ONLINE', 'KIOSK'),
  orderType: fc.constantFrom(1, 1, 2, null),
  tenderTypes: fc.constantFrom([1], [2], [1, 3], []),
  customerType: fc.constantFrom('RESIDENTIAL', 'LODGING', null),
  customerGroups: fc.subarray(['club', 'staff']),
  uses: fc.record({ o0: fc.nat(1) }),
  codes: fc.subarray(['Tide', 'five']),
  chosen: fc.constantFrom(OFFERS, OFFERS, OFFERS, OFFERS.slice(1, 3), []),
  cashierValues: fc
    .tuple(
      sometimes,
      fc.constantFrom(
        { o0: { amountCents: 150 } },
        { o1: { percentage: '12.5' } },
        { o0: { percentage: '200' }, o2: { amountCents: 900 } },
      ),
    )
    .map(([isGiven, values]) => (isGiven ? values : {})),
});

export const orderCases = fc.record({ offers: offerLists, cart: carts, context: contexts });
