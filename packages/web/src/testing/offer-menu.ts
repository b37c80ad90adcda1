import {
  type MenuBlob,
  newApplying,
  newChoice,
  newItemGroup,
  newOffer,
  newOfferInfo,
  newOfferValue,
  newSchemeValue,
  newValidity,
} from '@servery/domain';
import { buildMenuBlob } from './servers/menu-server.ts';

const made = { dateCreated: '2026-09-01', color: '#275D94' } as const;
const nothing = { amountValue: '0.00', percentageValue: '0' } as const;

/** Half off a Large pizza on Tuesdays, $5 off with a code, and a comp that is off; a menu that sells two pizzas and a drink. */
export function buildOfferMenu(given: Partial<MenuBlob> = {}): MenuBlob {
  const large = newChoice({
    id: 'large-signature',
    level: 'CATEGORY',
    departmentId: 'pizza',
    categoryId: 'signature',
    limitToSizeIds: ['large'],
  });
  const tuesday = newOffer({
    ...made,
    id: 'tuesday',
    name: 'Two-topping Tuesday',
    info: newOfferInfo({ name: 'Two-topping Tuesday', type: 'PROMO', pluNum: '1000' }),
    applying: newApplying(made.color, { autoApplyIfCriteriaMet: true }),
    validity: newValidity({ daysOfTheWeek: { enabled: true, days: [2] } }),
    itemGroups: [newItemGroup({ id: 'pizzas', name: 'A Large pizza', choices: [large] })],
    value: newOfferValue({
      appliesTo: 'ANY_ITEM',
      schemes: ['dine', 'delivery'].map((schemeId) =>
        newSchemeValue(schemeId, {
          anyItem: { ...nothing, type: 'PERCENTAGE', percentageValue: '50', sizeOptionId: null },
        }),
      ),
    }),
  });
  const five = newOffer({
    ...made,
    id: 'five',
    name: '$5 off $30',
    order: 1,
    applying: newApplying(made.color, { couponCode: { required: true, code: 'TIDE5' } }),
    validity: newValidity({ minimumPurchase: { enabled: true, amount: '30.00', mode: 'BEFORE' } }),
    value: newOfferValue({
      schemes: [newSchemeValue('dine', { entireOrder: { ...nothing, type: 'AMOUNT', amountValue: '5.00' } })],
    }),
  });
  const comp = newOffer({
    ...made,
    id: 'comp',
    name: 'Manager comp',
    order: 2,
    info: newOfferInfo({ name: 'Manager comp', type: 'COMP', channels: ['POS'], status: 'INACTIVE' }),
    value: newOfferValue({
      schemes: [newSchemeValue('dine', { entireOrder: { ...nothing, type: 'PERCENTAGE', percentageValue: '100' } })],
    }),
  });
  return buildMenuBlob({ offers: [tuesday, five, comp], ...given });
}
