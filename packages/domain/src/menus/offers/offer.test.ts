import { describe, expect, test } from 'vitest';
import { newMenuBlob } from '../menu-blob.ts';
import { menuKind } from '../menu-kind.ts';
import { newInteractions } from './interactions.ts';
import { EXTENDED_SWATCHES, LABEL_COLORS, labelColor } from './label-colors.ts';
import { newOffer, type Offer, offerSchema } from './offer.ts';
import { newSchemeValue } from './value.ts';

const offer = newOffer({ id: 'o', name: 'Tuesday', dateCreated: '2026-09-01', color: labelColor(() => 3) });
const refusal = (changed: object) => offerSchema.safeParse({ ...offer, ...changed }).error?.issues[0]?.path;

describe('an offer', () => {
  test('OF-03 has its fields', () => {
    expect(Object.keys(offer).sort()).toEqual([
      'advanced',
      'applying',
      'dateCreated',
      'entityType',
      'id',
      'info',
      'interactions',
      'itemGroups',
      'order',
      'validity',
      'value',
    ]);
    expect(offerSchema.safeParse(offer).success).toBe(true);
  });

  test('OF-04 dateCreated is written YYYY-MM-DD', () => {
    for (const dateCreated of ['09/01/2026', '2026-9-1', '2026-02-30', 20_260_901])
      expect(refusal({ dateCreated })).toEqual(['dateCreated']);
  });

  test('OF-05 OF-06 OF-07 info has its fields, starts ACTIVE, on POS and ONLINE', () => {
    expect(offer.info).toEqual({
      name: 'Tuesday',
      displayName: '',
      description: '',
      pluNum: '',
      status: 'ACTIVE',
      channels: ['POS', 'ONLINE'],
      type: 'COUPON',
      imageId: null,
      campaigns: [],
      shortUrl: '',
    });
  });

  test('OF-08 the type is one of four', () => {
    expect(offerSchema.shape.info.shape.type.options).toEqual(['COUPON', 'DISCOUNT', 'PROMO', 'COMP']);
    expect(refusal({ info: { ...offer.info, type: 'GIFT' } })).toEqual(['info', 'type']);
  });

  test('OF-09 OF-10 applying has its fields and shows in smart coupons', () => {
    expect(offer.applying).toEqual({
      autoApplyIfCriteriaMet: false,
      promptIfAutoApplied: false,
      showInSmartCoupons: true,
      couponCode: { required: false, code: '' },
      showInDiscountScreenList: false,
      posMenuButton: { enabled: false, color: LABEL_COLORS[3] },
      createOnlineCouponButton: false,
    });
  });

  test('OF-11 KB-01 KB-02 the button color is picked from ten label colors', () => {
    expect(new Set(LABEL_COLORS).size).toBe(10);
    const picked = Array.from({ length: 10 }, (_, index) => labelColor((count) => index % count));
    expect(picked).toEqual([...LABEL_COLORS]);
    expect(EXTENDED_SWATCHES.length).toBeGreaterThan(10);
  });

  test('OF-12 a required coupon code must be given', () => {
    const withCode = (code: string): Offer => ({
      ...offer,
      applying: { ...offer.applying, couponCode: { required: true, code } },
    });
    const problems = (code: string) => menuKind.validate(newMenuBlob({ offers: [withCode(code)] }));
    expect(problems(' ')).toMatchObject([
      { code: 'COUPON_CODE_REQUIRED', path: ['offers', { id: 'o' }, 'applying', 'couponCode', 'code'] },
    ]);
    expect(problems('TIDE5')).toEqual([]);
  });

  test('OF-13 OF-14 every part of validity has an enabled flag', () => {
    expect(Object.keys(offer.validity)).toEqual([
      'dateRange',
      'daysOfTheWeek',
      'timeOfDay',
      'orderTypes',
      'tenderTypes',
      'customerTypes',
      'customerGroups',
      'minimumPurchase',
      'usageLimit',
    ]);
    expect(
      Object.values(offer.validity).every((part) => typeof part === 'object' && part !== null && 'enabled' in part),
    ).toBe(true);
  });

  test('OF-15 customer types are residential, business, lodging', () => {
    const customerTypes = { enabled: true, customerTypes: ['RESIDENTIAL', 'BUSINESS', 'LODGING', 'ALIEN'] };
    expect(refusal({ validity: { ...offer.validity, customerTypes } })).toEqual([
      'validity',
      'customerTypes',
      'customerTypes',
      3,
    ]);
  });

  test('OF-16 OF-17 minimum purchase is before, the usage limit is 1', () => {
    expect(offer.validity.minimumPurchase.mode).toBe('BEFORE');
    expect(offer.validity.usageLimit.limit).toBe(1);
  });

  test('OF-18 it applies to the entire order, to any item or to its item groups, and to nothing else', () => {
    const refused = ['ENTIRE_ORDER', 'ANY_ITEM', 'ITEM_GROUPS', 'entire_order', 'ORDER', null].filter(
      (appliesTo) => !offerSchema.safeParse({ ...offer, value: { ...offer.value, appliesTo } }).success,
    );
    expect(refused).toEqual(['entire_order', 'ORDER', null]);
  });

  test('OF-19 OF-20 a scheme has four variants with amount and percentage', () => {
    const value = newSchemeValue('dine-in');
    expect(Object.keys(value)).toEqual(['schemeId', 'entireOrder', 'individualGroups', 'comboOffer', 'anyItem']);
    expect(value.comboOffer).toMatchObject({
      type: 'FIXED_PRICE',
      amountValue: '0.00',
      percentageValue: '0',
      fixedPrice: '0.00',
    });
    const wrong = { ...offer.value, schemes: [{ ...value, anyItem: { ...value.anyItem, amountValue: '1e3' } }] };
    expect(refusal({ value: wrong })).toEqual(['value', 'schemes', 0, 'anyItem', 'amountValue']);
  });

  test('OF-21 OF-22 OF-23 OF-24 overrides and limits are 1.00', () => {
    expect(offer.value).toMatchObject({
      cashierOverride: { amount: '1.00', percentage: '1.00' },
      limitOfferValue: { amount: '1.00' },
      freeDelivery: false,
      autoGratuity: false,
      excludedChoices: [],
      excludeStyleUpcharge: false,
      excludeModifierUpcharges: false,
    });
  });

  test('OF-25 OF-26 three interactions, each with the offer types it is limited to', () => {
    const open = { enabled: false, limitOfferTypes: [] };
    expect(newInteractions()).toEqual({
      notValidWithOffersThat: { applyAutomatically: open, applyToTheSameItem: open, applyToTheOrder: open },
    });
  });

  test('OF-27 OF-28 OF-29 OF-30 advanced has its defaults', () => {
    expect(offer.advanced).toEqual({
      showOfferAs: 'LINE_ITEM',
      reportAsLowerSale: false,
      requireSignature: false,
      physicalCouponExpected: false,
      taxApply: 'OFF',
      applyOfferTo: 'LOWEST',
      requireReason: { enabled: false, reasons: [] },
    });
  });
});
