import { auditKinds } from '@servery/domain';
import { z } from 'zod';
import { documentKindSchema } from '../configuration/configuration-contract.ts';
import { operation } from '../operation.ts';
import { companyParams, instantSchema } from '../wire.ts';

/** Text as it is written in an entry, compared as a whole. */
const exactSchema = z.string().min(1).max(200).optional();

/** Which entries: all conditions hold together. */
const filterSchema = z.strictObject({
  actor: exactSchema,
  action: exactSchema,
  /** Changes, or sign-ins and related entries; absent: both. */
  kind: z.enum(auditKinds).optional(),
  /** `menu:main`, or a part of it, or of the name of its subject. */
  object: exactSchema,
  /** A group or location that it is about. */
  tenant: exactSchema,
  from: z.iso.datetime({ offset: true }).optional(),
  /** Up to here, this instant included. */
  to: z.iso.datetime({ offset: true }).optional(),
});
export type AuditFilter = z.infer<typeof filterSchema>;

/** The key of a sentence in the domain's table, and its values; `at` is an instant. */
const sentenceSchema = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type AuditSentence = z.infer<typeof sentenceSchema>;

const scalarSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A value before and after; both null where only the change is recorded. */
const lineSchema = z.object({
  field: z.string(),
  kind: z.enum(['changed', 'added', 'removed']),
  from: scalarSchema,
  to: scalarSchema,
});
export type AuditLine = z.infer<typeof lineSchema>;

/** The version that an entry saved. `documentHistory` answers its changes to people who may read them. */
const savedSchema = z.object({
  kind: documentKindSchema,
  documentId: z.string(),
  tenantId: z.string().nullable(),
  version: z.number().int(),
  /** How many changes it made; `documentHistory` keeps back those that its reader may not see. */
  changes: z.number().int(),
});

const auditEntrySchema = z.object({
  /** Rises with every entry of the company; the key that pages go by. */
  sequence: z.number().int(),
  at: instantSchema,
  actorId: z.string(),
  actorName: z.string(),
  /** The person who acted, when one acted as another. */
  originalUserId: z.string().nullable(),
  originalUserName: z.string().nullable(),
  action: z.string(),
  sentence: sentenceSchema,
  lines: z.array(lineSchema),
  /** How many lines are not listed. */
  moreLines: z.number().int(),
  saved: savedSchema.nullable(),
  /** `location:pier39` */
  subject: z.string(),
  subjectName: z.string().nullable(),
  /** False once it was deleted. */
  isSubjectThere: z.boolean(),
  /** The first hundred. */
  tenants: z.array(z.object({ id: z.string(), name: z.string() })),
  tenantCount: z.number().int(),
  /** As they were recorded, lists to their hundredth. */
  details: z.record(z.string(), z.unknown()),
  address: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditOperations = {
  listAudit: operation({
    method: 'GET',
    path: '/api/audit/:companyId',
    tag: 'Audit',
    summary: 'Audit entries, newest first; pass the `next` of a page as `before` to read the following one',
    params: companyParams,
    query: filterSchema.extend({
      before: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional(),
      limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    }),
    response: z.object({
      entries: z.array(auditEntrySchema),
      /** Pass as `before` to read the next page; null at the end. */
      next: z.number().int().nullable(),
    }),
  }),
  auditFacets: operation({
    method: 'GET',
    path: '/api/audit/:companyId/facets',
    tag: 'Audit',
    summary: 'People and actions that occur in audit entries',
    params: companyParams,
    response: z.object({
      actors: z.array(z.object({ id: z.string(), name: z.string() })),
      actions: z.array(z.string()),
    }),
  }),
  exportAudit: operation({
    method: 'GET',
    path: '/api/audit/:companyId/export',
    tag: 'Audit',
    summary: 'The newest 50,000 entries of a filter as CSV',
    params: companyParams,
    query: filterSchema,
  }),
};
