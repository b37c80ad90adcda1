import { z } from 'zod';
import { withFields } from '../../configuration/clean-list.ts';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { nameText } from '../../formats/name-text.ts';
import { shortText } from '../../formats/short-text.ts';
import { webAddressSchema } from '../fields/field-schemas.ts';
import { type PaymentAccountName, type SecretReference, secretSchema } from '../fields/secret-reference.ts';
import {
  type AccountField,
  type GiftProcessor,
  MERCURY_URL,
  missingGiftDetails,
  missingPaymentDetails,
  PAYMENT_PROCESSORS,
  type PaymentProcessor,
  processorFields,
} from './payment-processors.ts';

/** CG-07 to CG-11: the fields of every processor; an account fills those of its own. */
const credentialFields = {
  acceptorId: shortText(60),
  accountId: shortText(60),
  accountToken: secretSchema,
  terminalId: shortText(60),
  cardPresentMerchantId: shortText(60),
  cardNotPresentMerchantId: shortText(60),
  password: secretSchema,
  url: webAddressSchema,
  alternateUrl: webAddressSchema,
  merchantKey: secretSchema,
  merchantName: nameText(60),
  merchantSiteId: shortText(60),
};
const credentialsSchema = z.looseObject(credentialFields);
export type Credentials = z.infer<typeof credentialsSchema>;

const cardAccount = {
  processor: z.enum(PAYMENT_PROCESSORS),
  /** The id of a merchant processor, or null when nobody said. */
  merchantProcessor: z.string().min(1).nullable(),
  ...credentialFields,
};
const followingAccount = z.looseObject({ sameAsCardPresent: z.boolean(), ...cardAccount });

/** CG-03: cards at the register, cards by phone, cards online, and gift cards (by `giftCardProcessor`). */
export const accountSettingsSchema = z.looseObject({
  cardPresent: z.looseObject(cardAccount),
  cardNotPresent: followingAccount,
  online: followingAccount,
  gift: credentialsSchema,
});
export type AccountSettings = z.infer<typeof accountSettingsSchema>;

function newCredentials(): Credentials {
  return {
    acceptorId: '',
    accountId: '',
    accountToken: null,
    terminalId: '',
    cardPresentMerchantId: '',
    cardNotPresentMerchantId: '',
    password: null,
    url: MERCURY_URL,
    alternateUrl: '',
    merchantKey: null,
    merchantName: '',
    merchantSiteId: '',
  };
}

export function newAccountSettings(): AccountSettings {
  const account = { processor: 'NONE' as const, merchantProcessor: null, ...newCredentials() };
  return {
    cardPresent: account,
    cardNotPresent: { sameAsCardPresent: true, ...account },
    online: { sameAsCardPresent: true, ...account },
    gift: newCredentials(),
  };
}

/** CG-23: the fields that a processor asks for and an account does not fill. */
export function missingFields(processor: GiftProcessor, account: Credentials): readonly AccountField[] {
  return processorFields[processor].filter((field) => {
    const value = account[field];
    return typeof value === 'string' ? value.trim() === '' : value === null;
  });
}

/** CG-18 to CG-27 */
export function accountProblems(accounts: AccountSettings, giftProcessor: GiftProcessor): readonly Problem[] {
  const { cardPresent, cardNotPresent, online, gift } = accounts;
  return [
    ...paymentProblems('cardPresent', cardPresent.processor, cardPresent),
    ...(cardNotPresent.sameAsCardPresent
      ? []
      : paymentProblems('cardNotPresent', cardNotPresent.processor, cardNotPresent)),
    ...(online.sameAsCardPresent ? [] : paymentProblems('online', online.processor, online)),
    ...incomplete('gift', missingGiftDetails[giftProcessor], missingFields(giftProcessor, gift)),
  ];
}

function paymentProblems(name: PaymentAccountName, processor: PaymentProcessor, account: Credentials) {
  return incomplete(name, missingPaymentDetails[processor], missingFields(processor, account));
}

/** One problem for an account, at the first field that is missing. */
function incomplete(name: PaymentAccountName, message: string, missing: readonly AccountField[]): readonly Problem[] {
  const [first] = missing;
  if (message === '' || first === undefined) return [];
  const path = ['creditAndGiftSettings', 'accountSettings', name, first];
  return [{ code: 'PAYMENT_DETAILS_MISSING', path, message }];
}

/** An account with another address; a password that was meant for the first one is cleared. */
export function withAddress<Account extends Credentials>(
  account: Account,
  field: 'url' | 'alternateUrl',
  address: string,
): Account {
  if (account[field] === address) return account;
  return { ...account, [field]: address, password: null };
}

/** The account without plain-text secrets, which older documents and imports may contain. */
export function withoutPlainSecrets<Account extends Credentials>(account: Account): Account {
  const { accountToken, password, merchantKey } = account;
  const kept: Partial<Credentials> = {
    accountToken: referenceOf(accountToken),
    password: referenceOf(password),
    merchantKey: referenceOf(merchantKey),
  };
  return withFields<Credentials>(account, kept) === account ? account : { ...account, ...kept };
}

/** The reference to a secret; a value that is in its place is nothing. */
function referenceOf(secret: SecretReference | null): SecretReference | null {
  return typeof secret === 'object' ? secret : null;
}
