import { describe, expect, test } from 'vitest';
import { amount, itemOffer, type OfferParts, orderOffer, percent } from './testing/build-offer.ts';
import { FRIDAY_NIGHT, ring } from './testing/ring.ts';

/** Half off any item. */
const anyItemOffer = (id: string, given: OfferParts = {}) => itemOffer(id, percent('50'), given);
const AN_HOUR = 3_600_000;

describe('what holds', () => {
  const none = { enabled: true };
  test.each([
    ['STATUS', { info: { status: 'INACTIVE' as const } }, {}],
    ['CHANNEL', { info: { channels: ['POS' as const] } }, { channel: 'KIOSK' as const }],
    ['DATE', { validity: { dateRange: { ...none, startDate: '2026-11-21', endDate: null } } }, {}],
    ['DATE', { validity: { dateRange: { ...none, startDate: null, endDate: '2026-11-19' } } }, {}],
    ['DAY', { validity: { daysOfTheWeek: { ...none, days: [6] } } }, {}],
    ['HOUR', { validity: { timeOfDay: { ...none, startTime: 28_800, endOffset: 3_600 } } }, {}],
    ['ORDER_TYPE', { validity: { orderTypes: { ...none, orderTypes: [2] } } }, {}],
    ['ORDER_TYPE', { validity: { orderTypes: { ...none, orderTypes: [1] } } }, { orderType: null }],
    ['ORDER_TYPE', { validity: { orderTypes: { ...none, orderTypes: [] } } }, {}],
    ['TENDER', { validity: { tenderTypes: { ...none, exclude: false, tenderTypes: [1] } } }, { tenderTypes: [1, 2] }],
    ['TENDER', { validity: { tenderTypes: { ...none, exclude: true, tenderTypes: [2] } } }, { tenderTypes: [1, 2] }],
    ['TENDER', { validity: { tenderTypes: { ...none, exclude: false, tenderTypes: [1] } } }, { tenderTypes: [] }],
    ['TENDER', { validity: { tenderTypes: { ...none, exclude: true, tenderTypes: [2] } } }, { tenderTypes: [] }],
    ['TENDER', { validity: { tenderTypes: { ...none, exclude: true, tenderTypes: [] } } }, { tenderTypes: [] }],
    ['CUSTOMER_TYPE', { validity: { customerTypes: { ...none, customerTypes: ['BUSINESS' as const] } } }, {}],
    ['CUSTOMER_GROUP', { validity: { customerGroups: { ...none, customerGroups: ['club'] } } }, {}],
    ['USAGE_LIMIT', { validity: { usageLimit: { ...none, limit: 2 } } }, { uses: { o: 2 } }],
    ['NOT_ASKED_FOR', { applying: { autoApplyIfCriteriaMet: false } }, {}],
    ['CODE', { applying: { couponCode: { required: true, code: 'TIDE' } } }, { chosen: ['o'] }],
    ['CODE', { applying: { couponCode: { required: true, code: '' } } }, { codes: [''] }],
    ['MINIMUM_PURCHASE', { validity: { minimumPurchase: { ...none, amount: '18.00', mode: 'BEFORE' as const } } }, {}],
  ])('OF-13 OF-14 %s', (reason, parts, context) => {
    expect(ring([anyItemOffer('o', parts)], ['supreme'], context).refused).toEqual([{ offerId: 'o', reason }]);
  });

  test('OF-14 what is not enabled does not limit', () => {
    const off = { enabled: false };
    const validity = {
      dateRange: { ...off, startDate: '2030-01-01', endDate: null },
      daysOfTheWeek: { ...off, days: [] },
      timeOfDay: { ...off, startTime: 0, endOffset: 1 },
      orderTypes: { ...off, orderTypes: [] },
      tenderTypes: { ...off, exclude: false, tenderTypes: [] },
      customerTypes: { ...off, customerTypes: [] },
      customerGroups: { ...off, customerGroups: [] },
      minimumPurchase: { ...off, amount: '999.00', mode: 'BEFORE' as const },
      usageLimit: { ...off, limit: 1 },
    };
    expect(ring([anyItemOffer('o', { validity })], ['supreme', 'cola'], { uses: { o: 9 } }).applied).toHaveLength(1);
  });

  test('hours past midnight belong to the day and the date they begin on', () => {
    const late = anyItemOffer('late', {
      validity: {
        timeOfDay: { enabled: true, startTime: 21 * 3_600, endOffset: 5 * 3_600 },
        daysOfTheWeek: { enabled: true, days: [5] },
        dateRange: { enabled: true, startDate: '2026-11-20', endDate: '2026-11-20' },
      },
    });
    const at = (hours: number) => ring([late], ['cola'], { instant: FRIDAY_NIGHT + hours * AN_HOUR }).reasons;
    expect(at(0)).toEqual([]);
    expect(at(2)).toEqual([]);
    expect(at(3)).toEqual(['HOUR']);
    expect(at(-24)).toEqual(['DATE']);
  });

  test('the same instant is another hour in another zone', () => {
    const noon = anyItemOffer('noon', {
      validity: { timeOfDay: { enabled: true, startTime: 12 * 3_600, endOffset: 7_200 } },
    });
    expect(ring([noon], ['cola']).reasons).toEqual(['HOUR']);
    expect(ring([noon], ['cola'], { zone: 'Asia/Tokyo' }).reasons).toEqual([]);
  });

  test('a minimum after discounts counts what earlier offers left', () => {
    const half = anyItemOffer('half');
    const with20 = (mode: 'BEFORE' | 'AFTER') =>
      orderOffer('five', amount('5.00'), { validity: { minimumPurchase: { enabled: true, amount: '15.00', mode } } });
    expect(ring([half, with20('BEFORE')], ['supreme']).total).toBe(399);
    expect(ring([half, with20('AFTER')], ['supreme']).reasons).toEqual(['MINIMUM_PURCHASE']);
  });

  test('the usage limit counts uses before and sets of this order', () => {
    const thrice = anyItemOffer('o', { validity: { usageLimit: { enabled: true, limit: 3 } } });
    expect(ring([thrice], ['shake', 'shake', 'shake'], { uses: { o: 1 } }).taken).toEqual([313, 313, 0]);
  });

  test('OF-09 codes ignore case and spaces, and say how the offer was asked for', () => {
    const coded = anyItemOffer('o', {
      applying: { autoApplyIfCriteriaMet: false, couponCode: { required: true, code: 'TIDE5' } },
    });
    expect(ring([coded], ['cola'], { codes: [' tide5 '] }).applied).toMatchObject([{ offerId: 'o', asking: 'CODE' }]);
  });
});
