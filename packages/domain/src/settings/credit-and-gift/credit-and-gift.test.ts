import { describe, expect, test } from 'vitest';
import { locationSettingsKind } from '../location-settings-kind.ts';
import { withAddress } from '../payments/payment-accounts.ts';
import {
  type GiftProcessor,
  leastPosVersion,
  MERCURY_URL,
  merchantCreditProcessors,
  PAYMENT_PROCESSORS,
  type PaymentProcessor,
  processorFields,
} from '../payments/payment-processors.ts';
import {
  creditAndGiftSchema,
  creditAndGiftSection,
  newCreditAndGift,
  withCashDiscount,
  withSurcharge,
} from './credit-and-gift.ts';

const settings = newCreditAndGift();
const { accountSettings } = settings;
const reference = { secretRef: 's1', last4: '4417', setAt: '2026-11-20T17:05:00.000Z', setBy: 'Ana Ruiz' };
const filled = {
  ...accountSettings.gift,
  acceptorId: 'a',
  accountId: 'b',
  accountToken: reference,
  terminalId: 'c',
  cardPresentMerchantId: 'd',
  cardNotPresentMerchantId: 'e',
  password: reference,
  alternateUrl: 'https://second.example',
  merchantKey: reference,
  merchantName: 'f',
  merchantSiteId: 'g',
};
const emptied = { ...filled, accountToken: null, password: null, merchantKey: null };

const messages = (given: typeof settings) => creditAndGiftSection.validate?.(given).map(({ message }) => message);
const giftBy = (giftCardProcessor: GiftProcessor, gift: typeof filled | typeof emptied) =>
  messages({ ...settings, giftCardProcessor, accountSettings: { ...accountSettings, gift } });
const cardsBy = (processor: PaymentProcessor, account: typeof filled | typeof emptied) =>
  messages({
    ...settings,
    accountSettings: { ...accountSettings, cardPresent: { ...accountSettings.cardPresent, ...account, processor } },
  });

describe('credit and gift', () => {
  test('CG-02 has its sections', () => {
    expect(Object.keys(settings)).toEqual([
      'convenienceFee',
      'surcharge',
      'cashDiscount',
      'onlineMobileWallet',
      'giftCardProcessor',
      'accountSettings',
      'debit',
      'emv',
      'securitySettings',
      'printSettings',
    ]);
    expect(creditAndGiftSchema.parse(settings)).toEqual(settings);
    expect(messages(settings)).toEqual([]);
  });

  test('CG-03 accountSettings holds four configurations', () => {
    expect(Object.keys(accountSettings)).toEqual(['cardPresent', 'cardNotPresent', 'online', 'gift']);
  });

  test('CG-04 emv has its fields', () => {
    expect(Object.keys(settings.emv)).toEqual(['tipType', 'tipAmounts', 'customTipSupported', 'bypassOfPinAllowed']);
  });

  test('CG-05 there are 25 merchant processors, those of the payment processors first', () => {
    const ids = merchantCreditProcessors.map(({ id }) => id);
    expect(new Set(ids).size).toBe(25);
    expect(ids.slice(0, 4)).toEqual(PAYMENT_PROCESSORS.slice(1));
  });

  test('CG-06 nobody processes at first', () => {
    expect(accountSettings.cardPresent.processor).toBe('NONE');
    expect(cardsBy('NONE', emptied)).toEqual([]);
  });

  test('CG-28 Mercury Pay has an address at first', () => {
    expect(accountSettings.cardPresent.url).toBe(MERCURY_URL);
    expect(creditAndGiftSchema.safeParse(settings).success).toBe(true);
  });
  test('CG-29 the tip type is PERCENTAGE', () => expect(settings.emv.tipType).toBe('PERCENTAGE'));
  test('CG-30 the convenience fee is 1', () => expect(Number(settings.convenienceFee.amount)).toBe(1));
  test('CG-31 the surcharge is 1 percent', () => expect(Number(settings.surcharge.percent)).toBe(1));
  test('CG-32 the archive is 1', () => expect(settings.securitySettings.archive).toBe(1));
  test('CG-33 the allowable excess multiplier is 0.5', () =>
    expect(settings.securitySettings.allowableExcessMultiplier).toBe(0.5));

  test('CG-02 offered tips rise, and as percentages end at 100', () => {
    const tips = (first: string, second: string, third: string) =>
      messages({ ...settings, emv: { ...settings.emv, tipAmounts: { first, second, third } } });
    expect(tips('10', '10', '20')).toEqual(['Enter more than the tip before it.']);
    expect(tips('10', '20', '15')).toEqual(['Enter more than the tip before it.']);
    expect(tips('10', '20', '101')).toEqual(['Enter a percentage of 100% or less.']);
  });

  test('CG-02 a surcharge is at most 4%', () => {
    expect(messages({ ...settings, surcharge: { enabled: true, percent: '4.5' } })).toEqual([
      'Enter a surcharge of 4% or less.',
    ]);
  });
});

describe('surcharge and cash discount', () => {
  test('CG-16 enabling the surcharge turns off the cash discount', () => {
    const both = withSurcharge(withCashDiscount(settings, true), true);
    expect([both.surcharge.enabled, both.cashDiscount.enabled]).toEqual([true, false]);
  });

  test('CG-17 enabling the cash discount turns off the surcharge, whose percent stays', () => {
    const both = withCashDiscount(withSurcharge(settings, true), true);
    expect([both.surcharge.enabled, both.cashDiscount.enabled]).toEqual([false, true]);
    expect(both.surcharge.percent).toBe(settings.surcharge.percent);
  });

  test('CG-16 CG-17 disabling one leaves the other, and both at once are refused', () => {
    expect(withSurcharge(withCashDiscount(settings, true), false).cashDiscount.enabled).toBe(true);
    expect(withCashDiscount(withSurcharge(settings, true), false).surcharge.enabled).toBe(true);
    const both = { ...settings, surcharge: { enabled: true, percent: '1' }, cashDiscount: { enabled: true } };
    expect(messages(both)).toEqual(['Choose a surcharge or a cash discount, not both.']);
  });
});

describe('payment processors', () => {
  const required = {
    WORLD_PAY_ELEMENT: ['acceptorId', 'accountId', 'accountToken', 'terminalId'],
    MERCURY_PAY: ['cardPresentMerchantId', 'cardNotPresentMerchantId', 'password', 'url', 'alternateUrl'],
    OPEN_EDGE: ['accountToken'],
    CAYAN: ['merchantKey', 'merchantName', 'merchantSiteId'],
  } as const;

  test.each([
    ['CG-24', 'WORLD_PAY_ELEMENT', 'Missing WorldPay payment details'],
    ['CG-25', 'MERCURY_PAY', 'Missing Mercury payment details'],
    ['CG-26', 'OPEN_EDGE', 'Missing Open Edge payment details'],
    ['CG-27', 'CAYAN', 'Missing Cayan payment details'],
  ] as const)(
    'CG-07 CG-08 CG-09 CG-10 CG-23 CG-24 CG-25 CG-26 CG-27 %s: %s is incomplete without any one of its fields: %s',
    (_rule, processor, message) => {
      expect(processorFields[processor]).toEqual(required[processor]);
      expect(cardsBy(processor, filled)).toEqual([]);
      for (const field of required[processor]) {
        const isSecret = ['accountToken', 'password', 'merchantKey'].includes(field);
        expect(cardsBy(processor, { ...filled, [field]: isSecret ? null : ' ' })).toEqual([message]);
      }
    },
  );

  test('CG-23 an account that follows the cards at the register is not asked', () => {
    const online = { ...accountSettings.online, processor: 'OPEN_EDGE' as const };
    const given = (sameAsCardPresent: boolean) =>
      messages({
        ...settings,
        accountSettings: { ...accountSettings, online: { ...online, sameAsCardPresent } },
      });
    expect(given(true)).toEqual([]);
    expect(given(false)).toEqual(['Missing Open Edge payment details']);
  });

  test('CG-15 gift-only processors are no payment processors', () => {
    expect(PAYMENT_PROCESSORS).not.toContain('VALUTEC_EXPRESS');
    const cardPresent = { ...accountSettings.cardPresent, processor: 'STANDALONE_STORECARD' };
    const given = { ...settings, accountSettings: { ...accountSettings, cardPresent } };
    expect(creditAndGiftSchema.safeParse(given).error?.issues[0]?.path.at(-1)).toBe('processor');
  });
});

describe('gift cards', () => {
  test.each([
    ['CG-18', 'VALUTEC_EXPRESS', 'Missing Valutec gift payment details'],
    ['CG-19', 'MERCURY_PAY', 'Missing Mercury Pay gift payment details'],
    ['CG-20', 'CAYAN', 'Missing Cayan gift payment details'],
  ] as const)('CG-11 CG-18 CG-19 CG-20 %s: gift by %s without all details: %s', (_rule, processor, message) => {
    expect(giftBy(processor, filled)).toEqual([]);
    expect(giftBy(processor, emptied)).toEqual([message]);
    for (const field of processorFields[processor])
      expect(giftBy(processor, { ...filled, [field]: typeof filled[field] === 'string' ? '' : null })).toEqual([
        message,
      ]);
  });

  test('CG-21 gift by WorldPay Element gives no gift error', () =>
    expect(giftBy('WORLD_PAY_ELEMENT', emptied)).toEqual([]));
  test('CG-22 gift by Open Edge gives no gift error', () => expect(giftBy('OPEN_EDGE', emptied)).toEqual([]));
  test('CG-12 a standalone store card asks for nothing', () =>
    expect(giftBy('STANDALONE_STORECARD', emptied)).toEqual([]));
  test('CG-13 Valutec needs POS version 8.2.26', () => expect(leastPosVersion('VALUTEC_EXPRESS')).toBe('8.2.26'));
  test('CG-14 a standalone store card needs POS version 8.2.26', () =>
    expect(leastPosVersion('STANDALONE_STORECARD')).toBe('8.2.26'));
  test('CG-13 CG-14 the others run with any version', () =>
    expect(PAYMENT_PROCESSORS.map(leastPosVersion)).toEqual([null, null, null, null, null]));
});

describe('secrets', () => {
  test('ST-28 another address clears the password that was meant for the first', () => {
    expect(withAddress(filled, 'url', filled.url)).toBe(filled);
    expect(withAddress(filled, 'url', 'https://elsewhere.example')).toMatchObject({
      url: 'https://elsewhere.example',
      password: null,
      merchantKey: reference,
    });
    expect(withAddress(filled, 'alternateUrl', '').password).toBeNull();
  });

  test('ST-28 a password in plain text is refused, and one of an older document is taken out and reported', () => {
    const stored = { ...settings, accountSettings: { ...accountSettings, gift: { ...filled, password: 'hunter2' } } };
    expect(creditAndGiftSchema.safeParse(stored).error?.issues[0]?.path.at(-1)).toBe('password');
    const text = JSON.parse(JSON.stringify({ creditAndGiftSettings: stored }));
    const { document, notices } = locationSettingsKind.complete(text, {});
    expect(document.creditAndGiftSettings.accountSettings.gift).toEqual({ ...filled, password: null });
    expect(notices).toMatchObject([{ code: 'SECRET_DROPPED' }]);
    expect(JSON.stringify(notices)).not.toContain('hunter2');
  });

  test('CG-01 settings without plain secrets stay by reference', () => {
    expect(creditAndGiftSection.tidy?.(settings, {}).value).toBe(settings);
  });
});
