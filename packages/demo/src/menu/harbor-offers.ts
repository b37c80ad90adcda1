import {
  LABEL_COLORS,
  newApplying,
  newChoice,
  newItemGroup,
  newOffer,
  newOfferInfo,
  newOfferValue,
  newSchemeValue,
  newValidity,
  type Offer,
} from '@servery/domain';
import { SCHEMES } from './harbor-schemes.ts';

const MADE = '2026-09-01';
const [RED, , OCHRE, GREEN, , TEAL, BLUE] = LABEL_COLORS;
const pizzaFor = (sizes: readonly string[]) => [
  newChoice({
    id: 'any-build-your-own',
    level: 'CATEGORY',
    departmentId: 'dep-pizza',
    categoryId: 'cat-build-your-own',
    limitToSizeIds: [...sizes],
  }),
];

const twoToppingTuesday = newOffer({
  id: 'offer-two-topping-tuesday',
  name: 'Two-topping Tuesday',
  dateCreated: MADE,
  color: BLUE,
  order: 0,
  applying: newApplying(BLUE, { posMenuButton: { enabled: true, color: BLUE }, autoApplyIfCriteriaMet: true }),
  validity: newValidity({ daysOfTheWeek: { enabled: true, days: [2] } }),
  itemGroups: [newItemGroup({ id: 'pizzas', name: 'A Large pizza', choices: pizzaFor(['size-large']) })],
  value: fixedPrice('13.99'),
});

const familyBundle = newOffer({
  id: 'offer-family-bundle',
  name: 'Family bundle',
  dateCreated: MADE,
  color: TEAL,
  order: 1,
  applying: newApplying(TEAL, { posMenuButton: { enabled: true, color: TEAL } }),
  itemGroups: [
    newItemGroup({ id: 'pizzas', name: 'Two Large pizzas', quantity: 2, choices: pizzaFor(['size-large']) }),
    newItemGroup({
      id: 'knots',
      name: 'Garlic Knots',
      choices: [newChoice({ id: 'knots', level: 'ITEM', departmentId: 'dep-starters', itemId: 'item-garlic-knots' })],
    }),
  ],
  value: fixedPrice('39.99'),
});

const harborClub = newOffer({
  id: 'offer-harbor-club',
  name: 'Harbor Club 10%',
  dateCreated: MADE,
  color: GREEN,
  order: 2,
  info: newOfferInfo({ name: 'Harbor Club 10%', type: 'DISCOUNT' }),
  value: ofOrder({ type: 'PERCENTAGE', amountValue: '0.00', percentageValue: '10' }),
});

const fiveOff = newOffer({
  id: 'offer-five-off-thirty',
  name: '$5 off $30',
  dateCreated: MADE,
  color: OCHRE,
  order: 3,
  applying: newApplying(OCHRE, { couponCode: { required: true, code: 'TIDE5' } }),
  validity: newValidity({ minimumPurchase: { enabled: true, amount: '30.00', mode: 'BEFORE' } }),
  value: ofOrder({ type: 'AMOUNT', amountValue: '5.00', percentageValue: '0' }),
});

const managerComp = newOffer({
  id: 'offer-manager-comp',
  name: 'Manager comp',
  dateCreated: MADE,
  color: RED,
  order: 4,
  info: newOfferInfo({ name: 'Manager comp', type: 'COMP', channels: ['POS'] }),
  value: ofOrder({ type: 'PERCENTAGE', amountValue: '0.00', percentageValue: '100' }),
});

export const offers: readonly Offer[] = [twoToppingTuesday, familyBundle, harborClub, fiveOff, managerComp];

function fixedPrice(price: string): Offer['value'] {
  return newOfferValue({
    appliesTo: 'ITEM_GROUPS',
    schemes: SCHEMES.map(({ id }) => {
      const value = newSchemeValue(id);
      return { ...value, comboOffer: { ...value.comboOffer, enabled: true, fixedPrice: price } };
    }),
  });
}

function ofOrder(entireOrder: Offer['value']['schemes'][number]['entireOrder']): Offer['value'] {
  return newOfferValue({ schemes: SCHEMES.map(({ id }) => newSchemeValue(id, { entireOrder })) });
}
