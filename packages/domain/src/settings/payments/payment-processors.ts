/** CG-06 to CG-10: the processors that take card payments. */
export const PAYMENT_PROCESSORS = ['NONE', 'WORLD_PAY_ELEMENT', 'MERCURY_PAY', 'OPEN_EDGE', 'CAYAN'] as const;
export type PaymentProcessor = (typeof PAYMENT_PROCESSORS)[number];

/** CG-11, CG-12, CG-15: gift cards know two more. */
export const GIFT_PROCESSORS = [...PAYMENT_PROCESSORS, 'VALUTEC_EXPRESS', 'STANDALONE_STORECARD'] as const;
export type GiftProcessor = (typeof GIFT_PROCESSORS)[number];

/** The fields that an account may have to give to a processor. */
const ACCOUNT_FIELDS = [
  'acceptorId',
  'accountId',
  'accountToken',
  'terminalId',
  'cardPresentMerchantId',
  'cardNotPresentMerchantId',
  'password',
  'url',
  'alternateUrl',
  'merchantKey',
  'merchantName',
  'merchantSiteId',
] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** CG-07 to CG-11: the fields of each processor, all of them required (CG-23). */
export const processorFields: Record<GiftProcessor, readonly AccountField[]> = {
  NONE: [],
  WORLD_PAY_ELEMENT: ['acceptorId', 'accountId', 'accountToken', 'terminalId'],
  MERCURY_PAY: ['cardPresentMerchantId', 'cardNotPresentMerchantId', 'password', 'url', 'alternateUrl'],
  OPEN_EDGE: ['accountToken'],
  CAYAN: ['merchantKey', 'merchantName', 'merchantSiteId'],
  VALUTEC_EXPRESS: ['acceptorId', 'accountId', 'accountToken', 'terminalId'],
  STANDALONE_STORECARD: [],
};

/** CG-24 to CG-27: the messages about an incomplete account. */
export const missingPaymentDetails: Record<PaymentProcessor, string> = {
  NONE: '',
  WORLD_PAY_ELEMENT: 'Missing WorldPay payment details',
  MERCURY_PAY: 'Missing Mercury payment details',
  OPEN_EDGE: 'Missing Open Edge payment details',
  CAYAN: 'Missing Cayan payment details',
};

/** CG-18 to CG-22: the same for gift cards; empty where nothing is asked for. */
export const missingGiftDetails: Record<GiftProcessor, string> = {
  NONE: '',
  WORLD_PAY_ELEMENT: '',
  MERCURY_PAY: 'Missing Mercury Pay gift payment details',
  OPEN_EDGE: '',
  CAYAN: 'Missing Cayan gift payment details',
  VALUTEC_EXPRESS: 'Missing Valutec gift payment details',
  STANDALONE_STORECARD: '',
};

/** CG-13, CG-14: the oldest version of the point of sale that knows a processor; null for any. */
export function leastPosVersion(processor: GiftProcessor): string | null {
  return processor === 'VALUTEC_EXPRESS' || processor === 'STANDALONE_STORECARD' ? '8.2.26' : null;
}

/** CG-28: where Mercury Pay is asked unless the account names another place. */
export const MERCURY_URL = 'https://payments.mercury-pay.example/hosted';

/** CG-05: the processors that settle the payments of an account with the bank. */
export const merchantCreditProcessors: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'WORLD_PAY_ELEMENT', name: 'Worldpay Element' },
  { id: 'MERCURY_PAY', name: 'Mercury Pay' },
  { id: 'OPEN_EDGE', name: 'OpenEdge' },
  { id: 'CAYAN', name: 'Cayan' },
  { id: 'ADYEN', name: 'Adyen' },
  { id: 'AUTHORIZE_NET', name: 'Authorize.net' },
  { id: 'BANK_OF_AMERICA', name: 'Bank of America Merchant Services' },
  { id: 'BLUEFIN', name: 'Bluefin' },
  { id: 'BRAINTREE', name: 'Braintree' },
  { id: 'CARDCONNECT', name: 'CardConnect' },
  { id: 'CHASE', name: 'Chase Payment Solutions' },
  { id: 'CYBERSOURCE', name: 'Cybersource' },
  { id: 'DATACAP', name: 'Datacap' },
  { id: 'ELAVON', name: 'Elavon' },
  { id: 'EVO', name: 'EVO Payments' },
  { id: 'FISERV', name: 'Fiserv' },
  { id: 'GLOBAL_PAYMENTS', name: 'Global Payments' },
  { id: 'HEARTLAND', name: 'Heartland' },
  { id: 'NMI', name: 'NMI' },
  { id: 'PAYA', name: 'Paya' },
  { id: 'PAYSAFE', name: 'Paysafe' },
  { id: 'SHIFT4', name: 'Shift4' },
  { id: 'STRIPE', name: 'Stripe' },
  { id: 'TSYS', name: 'TSYS' },
  { id: 'WELLS_FARGO', name: 'Wells Fargo Merchant Services' },
];
