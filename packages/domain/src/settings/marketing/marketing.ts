import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { rateSchema } from '../../formats/amount.ts';
import { nameText } from '../../formats/name-text.ts';
import { shortText } from '../../formats/short-text.ts';
import { emailOrEmptySchema, webAddressSchema, wholeNumber } from '../fields/field-schemas.ts';
import { nameProblems } from '../fields/named-rows.ts';
import type { SettingsSection, Tidied } from '../fields/settings-section.ts';
import { loyaltyProblems, loyaltySchema, newLoyalty } from './loyalty.ts';
import { newPlaces, placeFields, placeProblems, tidyPlaces } from './place-lists.ts';

export const USER_DEFINED_FIELDS = ['first', 'second', 'third'] as const;
export const SOCIAL_URLS = ['facebookUrl', 'instagramUrl', 'xUrl', 'tiktokUrl', 'youtubeUrl', 'websiteUrl'] as const;

/** MK-05: something that a restaurant keeps of its customers in words of its own. */
const userDefinedFieldSchema = z.looseObject({ title: nameText(40), active: z.boolean(), print: z.boolean() });
const orders = wholeNumber(1, 100_000);

const customerGroupSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('CUSTOMER_GROUP'),
  name: nameText(60),
  discountPercentage: rateSchema,
  taxExempt: z.boolean(),
  disabled: z.boolean(),
});
export type CustomerGroup = z.infer<typeof customerGroupSchema>;

/** MK-02 to MK-11 */
export const marketingSchema = z.looseObject({
  ...placeFields,
  requireFirstName: z.boolean(),
  requireLastName: z.boolean(),
  requirePhone: z.boolean(),
  requireAddress: z.boolean(),
  requireZone: z.boolean(),
  /** Orders after which a customer has so many stars. */
  oneStarOrders: orders,
  twoStarOrders: orders,
  threeStarOrders: orders,
  approveCustomersForChecks: z.boolean(),
  autoSelectOnLookup: z.boolean(),
  userDefinedFields: z.looseObject({
    first: userDefinedFieldSchema,
    second: userDefinedFieldSchema,
    third: userDefinedFieldSchema,
  }),
  customerGroups: z.array(customerGroupSchema),
  orderConfirmationEmail: z.looseObject({
    enabled: z.boolean(),
    senderName: nameText(60),
    replyTo: emailOrEmptySchema,
    copyTo: emailOrEmptySchema,
    subject: shortText(120),
    message: shortText(2000),
  }),
  social: z.looseObject({
    facebookUrl: webAddressSchema,
    instagramUrl: webAddressSchema,
    xUrl: webAddressSchema,
    tiktokUrl: webAddressSchema,
    youtubeUrl: webAddressSchema,
    websiteUrl: webAddressSchema,
    message: shortText(500),
  }),
  googleTagManagerContainerId: z
    .string()
    .regex(
      /^(?:GTM-[A-Z0-9]{4,12})?$/,
      'Enter a container ID such as GTM-AB12CD3, with 4 to 12 capital letters and digits after GTM-.',
    ),
  loyalty: loyaltySchema,
});
export type Marketing = z.infer<typeof marketingSchema>;

export const marketingSection: SettingsSection<'marketing', typeof marketingSchema> = {
  field: 'marketing',
  schema: marketingSchema,
  createDefault: newMarketing,
  tidy: tidyMarketing,
  validate: marketingProblems,
};

/** MK-14 to MK-24 */
export function newMarketing(): Marketing {
  return {
    ...newPlaces(),
    requireFirstName: true,
    requireLastName: false,
    requirePhone: true,
    requireAddress: false,
    requireZone: false,
    oneStarOrders: 3,
    twoStarOrders: 10,
    threeStarOrders: 40,
    approveCustomersForChecks: false,
    autoSelectOnLookup: true,
    userDefinedFields: { first: newUserDefinedField(), second: newUserDefinedField(), third: newUserDefinedField() },
    customerGroups: [],
    orderConfirmationEmail: { enabled: true, senderName: '', replyTo: '', copyTo: '', subject: '', message: '' },
    social: { facebookUrl: '', instagramUrl: '', xUrl: '', tiktokUrl: '', youtubeUrl: '', websiteUrl: '', message: '' },
    googleTagManagerContainerId: '',
    loyalty: newLoyalty(),
  };
}

function newUserDefinedField() {
  return { title: '', active: false, print: false };
}

export function newCustomerGroup(given: Pick<CustomerGroup, 'id' | 'name'> & Partial<CustomerGroup>): CustomerGroup {
  return { entityType: 'CUSTOMER_GROUP', discountPercentage: '0.00', taxExempt: false, disabled: false, ...given };
}

/** CL-71 to CL-74; ST-28: a password never belongs in a document; one that is there has to be entered again. */
function tidyMarketing(marketing: Marketing): Tidied<Marketing> {
  const tidied = tidyPlaces(marketing);
  const { loyalty } = tidied.value;
  if (typeof loyalty.thirdParty.password === 'object') return tidied;
  const path = ['marketing', 'loyalty', 'thirdParty', 'password'];
  const message = 'A password was stored as plain text and was removed. Enter it again.';
  return {
    value: { ...tidied.value, loyalty: { ...loyalty, thirdParty: { ...loyalty.thirdParty, password: null } } },
    notices: [...tidied.notices, { code: 'SECRET_DROPPED', path, message }],
  };
}

function marketingProblems(marketing: Marketing): readonly Problem[] {
  const { customerGroups } = marketing;
  const at = ['marketing', 'customerGroups'];
  return [
    ...placeProblems(marketing),
    ...starProblems(marketing),
    ...titleProblems(marketing),
    ...nameProblems(customerGroups, { path: at, code: 'CUSTOMER_GROUP', noun: 'A customer group' }),
    ...customerGroups
      .filter(({ discountPercentage }) => Number(discountPercentage) > 100)
      .map(({ id }) => ({
        code: 'ABOVE_100_PERCENT',
        path: [...at, { id }, 'discountPercentage'],
        message: 'Enter a percentage of 100% or less.',
      })),
    ...loyaltyProblems(marketing.loyalty),
  ];
}

/** More stars take more orders. */
function starProblems({ oneStarOrders, twoStarOrders, threeStarOrders }: Marketing): readonly Problem[] {
  const rises = (field: string, least: number, stars: string) => ({
    code: 'STARS_DO_NOT_RISE',
    path: ['marketing', field],
    message: `Enter more than ${least}, the number of orders for ${stars}.`,
  });
  return [
    ...(twoStarOrders <= oneStarOrders ? [rises('twoStarOrders', oneStarOrders, 'one star')] : []),
    ...(threeStarOrders <= twoStarOrders ? [rises('threeStarOrders', twoStarOrders, 'two stars')] : []),
  ];
}

/** A field that is asked for needs a title. */
function titleProblems({ userDefinedFields }: Marketing): readonly Problem[] {
  return USER_DEFINED_FIELDS.filter((name) => {
    const { active, title } = userDefinedFields[name];
    return active && title.trim() === '';
  }).map((name) => ({
    code: 'USER_DEFINED_FIELD_UNTITLED',
    path: ['marketing', 'userDefinedFields', name, 'title'],
    message: 'An active field needs a title.',
  }));
}
