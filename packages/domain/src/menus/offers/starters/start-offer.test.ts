import { describe, expect, test } from 'vitest';
import { newChoice } from '../../entities/item-groups.ts';
import { validateMenu } from '../../validate-menu.ts';
import { buildEvaluationMenu } from '../evaluation/testing/evaluation-menu.ts';
import { ring } from '../evaluation/testing/ring.ts';
import { offerSchema } from '../offer.ts';
import { offerExamples } from '../proof/offer-examples.ts';
import { type OfferAnswers, starterKinds, unansweredIn } from './offer-answers.ts';
import { beginsActive, startOffer } from './start-offer.ts';

const given = {
  id: 'offer-1',
  name: 'Started',
  dateCreated: '2026-11-01',
  color: '#275D94',
  order: 3,
  pluNum: '1007',
  isActive: true,
  scheme: 'dine-in',
};
const supreme = { name: 'supreme', choice: newChoice({ id: 'a', level: 'ITEM', itemId: 'supreme' }) };
const signature = { name: 'Signature', choice: newChoice({ id: 'b', level: 'CATEGORY', categoryId: 'signature' }) };
const cola = { name: 'cola', choice: newChoice({ id: 'c', level: 'ITEM', itemId: 'cola' }) };

const answers = {
  BOGO: { kind: 'BOGO', buys: supreme, gets: signature, percent: '100.00' },
  DAYS: { kind: 'DAYS', on: signature, percent: '20.00', days: [5, 6] },
  COMBO: { kind: 'COMBO', parts: [supreme, cola], price: '15.00' },
  CODE: { kind: 'CODE', code: 'HARBOR5', takes: 'AMOUNT', amount: '5.00', percent: '0', minimum: '20.00' },
  COMP: { kind: 'COMP', percent: '100.00', most: '10.00', reasons: ['Cold pizza'] },
  BLANK: { kind: 'BLANK' },
} as const satisfies { readonly [Kind in OfferAnswers['kind']]: OfferAnswers & { readonly kind: Kind } };

const total = (kind: OfferAnswers['kind'], cart: readonly string[], context = {}) =>
  ring([startOffer(given, answers[kind])], cart, context).total;

describe('an offer that begins with a kind', () => {
  test.each(starterKinds)('OF-01 OF-03 %s makes a whole offer of which no check complains', (kind) => {
    const offer = startOffer(given, answers[kind]);
    expect(offerSchema.safeParse(offer).error).toBeUndefined();
    const findings = validateMenu(buildEvaluationMenu({ offers: [offer] }));
    expect(findings.filter(({ path }) => path[0] === 'offers')).toEqual([]);
    expect(offer).toMatchObject({ id: 'offer-1', order: 3, info: { name: 'Started', pluNum: '1007' } });
    expect(unansweredIn(answers[kind])).toEqual([]);
  });

  test.each(['BOGO', 'DAYS', 'COMBO'] as const)('%s takes something off an order that is made for it', (kind) => {
    const menu = buildEvaluationMenu({ offers: [startOffer(given, answers[kind])] });
    expect(menu.offers[0]?.applying.autoApplyIfCriteriaMet).toBe(true);
    const question = { zone: 'America/New_York', today: '2026-11-20', lines: 6, asked: 4, focus: 'offer-1' };
    const [example] = menu.offers.flatMap((offer) => offerExamples(menu, offer, question));
    expect(example?.witness?.order.applied).toMatchObject([{ offerId: 'offer-1' }]);
  });

  test('of a buy one get one the cheaper is free, and what is on it is paid', () => {
    expect(total('BOGO', ['supreme'])).toBe(1_799);
    expect(total('BOGO', ['supreme', 'garden small'])).toBe(1_799);
    expect(total('BOGO', ['supreme', 'supreme small +'])).toBe(1_799 + 175);
    expect(total('BOGO', ['supreme deep', 'supreme deep'])).toBe(1_999 + 200);
    expect(total('BOGO', ['garden', 'garden'])).toBe(2 * 1_799);
  });

  test('a percentage is taken off on its days only, off any item without a choice', () => {
    expect(total('DAYS', ['supreme', 'cola'])).toBe(1_799 - 360 + 349);
    expect(total('DAYS', ['supreme'], { instant: Date.parse('2026-11-24T18:00:00Z') })).toBe(1_799);
    const all = startOffer(given, { ...answers.DAYS, on: null });
    expect(ring([all], ['supreme', 'cola']).total).toBe(1_799 - 360 + 349 - 70);
  });

  test('what is in a combo costs its price together', () => {
    expect(total('COMBO', ['supreme', 'cola'])).toBe(1_500);
    expect(total('COMBO', ['supreme'])).toBe(1_799);
  });

  test('OF-12 a code takes its amount off an order from its minimum, once it is given', () => {
    expect(total('CODE', ['supreme', 'cola'])).toBe(2_148);
    expect(total('CODE', ['supreme', 'cola'], { codes: ['harbor5'] })).toBe(1_648);
    expect(total('CODE', ['supreme'], { codes: ['harbor5'] })).toBe(1_799);
    const half = startOffer(given, { ...answers.CODE, takes: 'PERCENTAGE', percent: '50.00', minimum: null });
    expect(ring([half], ['cheese'], { codes: ['HARBOR5'] }).total).toBe(625);
  });

  test('a comp is given by staff at the point of sale, for a reason, at most its limit', () => {
    const offer = startOffer(given, answers.COMP);
    expect(offer.info).toMatchObject({ type: 'COMP', channels: ['POS'] });
    expect(offer.applying).toMatchObject({ showInDiscountScreenList: true, showInSmartCoupons: false });
    expect(offer.advanced.requireReason).toMatchObject({ enabled: true, reasons: [{ name: 'Cold pizza' }] });
    expect(total('COMP', ['cheese'])).toBe(1_250);
    expect(total('COMP', ['cheese'], { chosen: ['offer-1'] })).toBe(250);
  });

  test('OF-06 an offer is active or not, as it is asked for', () => {
    const status = (isActive: boolean) => startOffer({ ...given, isActive }, answers.BOGO).info.status;
    expect([status(true), status(false)]).toEqual(['ACTIVE', 'INACTIVE']);
    expect(starterKinds.filter(beginsActive)).toEqual(['BLANK']);
  });

  test.each([
    [{ ...answers.BOGO, buys: null }, ['buys']],
    [{ ...answers.BOGO, gets: null, percent: '0.00' }, ['gets', 'percent']],
    [{ ...answers.BOGO, percent: '100.01' }, ['percent']],
    [{ ...answers.DAYS, days: [] }, ['days']],
    [{ ...answers.COMBO, parts: [supreme] }, ['parts']],
    [{ ...answers.COMBO, price: null }, ['price']],
    [{ ...answers.CODE, code: ' ', amount: '0.00' }, ['code', 'amount']],
    [{ ...answers.CODE, takes: 'PERCENTAGE' as const }, ['percent']],
    [{ ...answers.COMP, percent: null }, ['percent']],
  ])('an answer that is missing is named: %#', (asked, missing) => {
    expect(unansweredIn(asked)).toEqual(missing);
  });
});
