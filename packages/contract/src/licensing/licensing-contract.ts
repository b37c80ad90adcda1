import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, instantSchema, locationParams } from '../wire.ts';

const licensesSchema = z.strictObject({ online: z.boolean(), delivery: z.boolean(), tableService: z.boolean() });
export type Licenses = z.infer<typeof licensesSchema>;

/** `<serial>-<seconds>`: which state of the license, and when it was issued. */
const tokenIdSchema = z.string().regex(/^\d{1,9}-\d{1,12}$/, 'expected the id of a license token');

/** The claims of a license token, in the words of RFC 7519. Times in seconds. */
export const licenseClaimsSchema = z.object({
  iss: z.literal('servery'),
  /** The location. */
  sub: z.string(),
  companyId: z.string(),
  licences: licensesSchema,
  jti: tokenIdSchema,
  iat: z.number().int(),
  exp: z.number().int(),
});
export type LicenseClaims = z.infer<typeof licenseClaimsSchema>;

/** Public key of Ed25519, SPKI in PEM. */
const licenseKeySchema = z.object({ kid: z.string(), publicKey: z.string() });
export type LicenseKey = z.infer<typeof licenseKeySchema>;

const licenseStatusSchema = z.object({
  locationId: z.string(),
  licences: licensesSchema,
  /** NONE: nothing is licensed; REVOKED: it was taken away until licenses are given again. */
  state: z.enum(['ACTIVE', 'NONE', 'REVOKED']),
  changedAt: instantSchema.nullable(),
  /** The current token; null unless ACTIVE. */
  token: z.object({ id: z.string(), issuedAt: instantSchema, expiresAt: instantSchema }).nullable(),
});
export type LicenseStatus = z.infer<typeof licenseStatusSchema>;

export const licensingOperations = {
  licenceStatus: operation({
    method: 'GET',
    path: '/api/licensing/status/:locationId',
    tag: 'Licensing',
    summary: 'Licenses of a location, and its current token',
    params: locationParams,
    query: companyHint,
    response: licenseStatusSchema,
  }),
  setLicences: operation({
    method: 'PUT',
    path: '/api/licensing/:locationId',
    tag: 'Licensing',
    summary: 'Grant or remove licenses; those that are left out do not change',
    params: locationParams,
    query: companyHint,
    body: licensesSchema.partial().refine((given) => Object.keys(given).length > 0, 'must name at least one license'),
    response: licenseStatusSchema,
  }),
  revokeLicence: operation({
    method: 'POST',
    path: '/api/licensing/revoke/:locationId',
    tag: 'Licensing',
    summary: 'Revoke all licenses of a location and their tokens, until licenses are granted again',
    params: locationParams,
    query: companyHint,
    response: licenseStatusSchema,
  }),
  licenceToken: operation({
    method: 'GET',
    path: '/api/licensing/get-token/:locationId',
    acts: true,
    tag: 'Licensing',
    summary: 'The current signed license token: a JWT of Ed25519 that can be verified without the server',
    params: locationParams,
    query: companyHint,
    response: z.object({ token: z.string(), id: z.string(), expiresAt: instantSchema }),
  }),
  awaitTokenDeath: operation({
    method: 'GET',
    path: '/api/licensing/await-token-death/:locationId',
    acts: true,
    tag: 'Licensing',
    summary: 'Answers when the token is revoked, replaced or expired, and after 30 s at most',
    params: locationParams,
    query: companyHint.extend({ tokenId: tokenIdSchema.optional() }),
    response: z.object({ dead: z.boolean(), reason: z.enum(['REVOKED', 'REPLACED', 'EXPIRED']).nullable() }),
  }),
  licenceKeys: operation({
    method: 'GET',
    path: '/api/licensing/public-keys',
    tag: 'Licensing',
    summary: 'Public keys that license tokens are verified with',
    response: z.object({ keys: z.array(licenseKeySchema) }),
  }),
};
