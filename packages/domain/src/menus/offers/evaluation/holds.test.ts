import { describe, expect, test } from 'vitest';
import { localTimeIn } from '../../../formats/local-time.ts';
import { inBusinessDay } from '../../../formats/open-calendar.ts';
import { isOver } from '../hours-on.ts';
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

describe('a day without hours is the business day of the store', () => {
  /** Every day from 5:00 PM to 2:00 AM. */
  const openHours = [
    {
      days: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: 61_200, endOffset: 32_400 })),
      specialHours: [],
    },
  ];
  const at = (text: string) => Date.parse(`${text}-05:00`);
  const moments = ['2026-11-24T00:30:00', '2026-11-24T20:00:00', '2026-11-25T00:30:00', '2026-11-25T20:00:00'];
  const tuesdays = { daysOfTheWeek: { enabled: true, days: [2] } };

  test('an offer of Tuesdays holds through the night of Tuesday, and not through that of Monday', () => {
    const reasons = moments.map(
      (text) =>
        ring([anyItemOffer('o', { validity: tuesdays })], ['supreme'], { instant: at(text), openHours }).reasons,
    );
    expect(reasons).toEqual([['DAY'], [], [], ['DAY']]);
  });

  test('without hours of the store the day ends at midnight', () => {
    const reasons = moments.map(
      (text) => ring([anyItemOffer('o', { validity: tuesdays })], ['supreme'], { instant: at(text) }).reasons,
    );
    expect(reasons).toEqual([[], [], ['DAY'], ['DAY']]);
  });

  test('the last date of an offer has its night too, and the offer is over when that closes', () => {
    const dateRange = { enabled: true, startDate: null, endDate: '2026-11-24' };
    const parts = { validity: { dateRange } };
    const reasons = moments.map(
      (text) => ring([anyItemOffer('o', parts)], ['supreme'], { instant: at(text), openHours }).reasons,
    );
    expect(reasons).toEqual([[], [], [], ['DATE']]);
    const overAt = (text: string) =>
      isOver(anyItemOffer('o', parts), inBusinessDay(localTimeIn(at(text), 'America/New_York'), openHours));
    expect([overAt('2026-11-25T00:30:00'), overAt('2026-11-25T02:00:00')]).toEqual([false, true]);
  });

  test('hours of the offer itself stay those of the offer', () => {
    const timeOfDay = { enabled: true, startTime: 79_200, endOffset: 3_600 };
    const validity = { ...tuesdays, timeOfDay };
    const instant = at('2026-11-25T00:30:00');
    expect(ring([anyItemOffer('o', { validity })], ['supreme'], { instant, openHours }).reasons).toEqual(['HOUR']);
  });
});
