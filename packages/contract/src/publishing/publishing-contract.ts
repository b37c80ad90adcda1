import { isNameText, NAME_FORM } from '@servery/domain';
import { z } from 'zod';
import { sentenceGroupSchema } from '../configuration/sentences.ts';
import { withheldChangesSchema } from '../configuration/versioned-record.ts';
import { operation } from '../operation.ts';
import { companyHint, companyParams, locationParams, pathSchema, sinceSchema } from '../wire.ts';
import { replayedAtOnce, replaySchema } from './replay-schemas.ts';
import {
  actionSchema,
  locationIdsSchema,
  openWorkflowsSchema,
  publicationSchema,
  publishableSchema,
  statusSchema,
  strategySchema,
  workflowExecutionSchema,
  workflowSchema,
} from './workflow-schemas.ts';

/** The calls of one workflow; /api/sync-locations carries menus and location settings, /api/sync-employment employment. */
function workflowOperations<const Base extends string>(base: Base, tag: string) {
  return {
    start: operation({
      method: 'POST',
      path: `${base}/start`,
      tag,
      summary: 'Publish to locations or revert them, now or at a time (milliseconds since 1970; in the past means now)',
      query: companyHint,
      bodySize: 'list',
      body: z.strictObject({
        syncDateMillis: z.number().int().min(0).max(8_640_000_000_000_000).nullable(),
        locationIds: locationIdsSchema,
        action: actionSchema,
        name: z.string().trim().max(200).refine(isNameText, NAME_FORM).optional(),
        strategy: strategySchema.optional(),
      }),
      response: workflowExecutionSchema,
    }),
    running: operation({
      method: 'GET',
      path: `${base}/running/:companyId`,
      tag,
      summary: 'Workflows that have not completed',
      params: companyParams,
      /** Given, and be it empty, locations are left out where the answer that carried it has them. */
      query: z.object({ since: sinceSchema.optional() }),
      response: z.union([z.array(workflowSchema), openWorkflowsSchema]),
    }),
    status: operation({
      method: 'POST',
      path: `${base}/status`,
      tag,
      summary: 'Status of one workflow, location by location',
      query: companyHint,
      bodySize: 'list',
      body: workflowExecutionSchema.extend({ since: sinceSchema.optional() }),
      response: statusSchema,
    }),
    reschedule: operation({
      method: 'POST',
      path: `${base}/reschedule`,
      tag,
      summary: 'Move what has not begun to another time; some locations only, when named',
      query: companyHint,
      bodySize: 'list',
      body: z.strictObject({
        rescheduleTime: z.number().int().min(0).max(8_640_000_000_000_000),
        wfExec: workflowExecutionSchema,
        locationIds: locationIdsSchema.optional(),
      }),
      response: workflowExecutionSchema,
    }),
    hold: operation({
      method: 'POST',
      path: `${base}/hold`,
      tag,
      summary: 'Hold everything that has not started, until it is continued; what is running is finished',
      query: companyHint,
      body: workflowExecutionSchema,
      response: workflowExecutionSchema,
    }),
    resume: operation({
      method: 'POST',
      path: `${base}/resume`,
      tag,
      summary: 'Continue what is held: times that have passed become now, and later ones move by the same amount',
      query: companyHint,
      body: workflowExecutionSchema,
      response: workflowExecutionSchema,
    }),
    unschedule: operation({
      method: 'POST',
      path: `${base}/unschedule/:locationId`,
      tag,
      summary: 'Cancel what is scheduled for a location',
      params: locationParams,
      query: companyHint,
      response: z.object({ terminated: z.number().int() }),
    }),
  };
}

const locations = workflowOperations('/api/sync-locations', 'Publishing');
const employment = workflowOperations('/api/sync-employment', 'Publishing employment');

const pendingKindSchema = z.object({
  kind: publishableSchema,
  documentId: z.string(),
  fromVersion: z.number().int().nullable(),
  toVersion: z.number().int().nullable(),
  /** From the documents that the location runs to those that it would run, in the words of the review; at most 500 changes, the rest only counted. */
  groups: z.array(sentenceGroupSchema),
  /** Changes of sections that the person may not read, not among the others. */
  withheld: z.array(withheldChangesSchema),
  /** All of them. */
  changeCount: z.number().int(),
  firstPublication: z.boolean(),
});
export type PendingKind = z.infer<typeof pendingKindSchema>;

/** A problem of a document that a location would get, and its place. */
const foundSchema = z.object({
  kind: publishableSchema,
  /** Of the menu, the settings or the employment. */
  documentId: z.string(),
  /** `PRICE_MISSING`; `INVALID` for a value that has no form of its field. */
  code: z.string(),
  /** An error keeps the location from being published, a warning does not. */
  level: z.enum(['error', 'warning']),
  /** A person mends or confirms findings that stop before publishing; an error is only mended. */
  weight: z.enum(['stop', 'look']),
  /** The subject: `Storm Warning`; with its field for a price: `Wings 8 pc, Delivery`. */
  name: z.string(),
  /** Of a price that is far from the one before: amounts in dollars, `$11.99`. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** `Cola, PLU: PLU 5555 is already used by Caesar.` */
  sentence: z.string(),
  path: pathSchema,
  /** Of an item or category of a menu: the department that it is in. */
  departmentId: z.string().nullable(),
});
export type PublishFinding = z.infer<typeof foundSchema>;

const previewAskedSchema = z.strictObject({
  locationIds: locationIdsSchema.max(200),
  kinds: z.array(publishableSchema).min(1),
});

export const publishingOperations = {
  startSync: locations.start,
  listRunningSyncs: locations.running,
  syncWorkflowStatus: locations.status,
  rescheduleSync: locations.reschedule,
  holdSync: locations.hold,
  resumeSync: locations.resume,
  unscheduleSync: locations.unschedule,
  startEmploymentSync: employment.start,
  listRunningEmploymentSyncs: employment.running,
  employmentWorkflowStatus: employment.status,
  rescheduleEmploymentSync: employment.reschedule,
  holdEmploymentSync: employment.hold,
  resumeEmploymentSync: employment.resume,
  unscheduleEmploymentSync: employment.unschedule,
  previewPublish: operation({
    method: 'POST',
    path: '/api/publishing/:companyId/preview',
    tag: 'Publishing',
    summary: 'What publishing now would change at each location',
    params: companyParams,
    body: previewAskedSchema,
    response: z.array(
      z.object({
        locationId: z.string(),
        kinds: z.array(pendingKindSchema),
        /** Why the publication would fail there, in a sentence. */
        problem: z.string().nullable(),
        /** About the things that change; the findings that stop come first: of these at most 200 of each document, of the others 20. */
        findings: z.array(foundSchema),
        /** All of them. */
        findingCount: z.number().int(),
        /** Whether guests are served there now, by its hours in store; null where the settings were not asked for or have no hours. */
        isOpen: z.boolean().nullable(),
      }),
    ),
  }),
  mailPreflight: operation({
    method: 'POST',
    path: '/api/publishing/:companyId/preview/mail',
    tag: 'Publishing',
    summary: 'Mail the caller what stops a publication to these locations and what is worth a look',
    params: companyParams,
    body: previewAskedSchema,
    response: z.object({ email: z.string() }),
  }),
  replayPublish: operation({
    method: 'POST',
    path: '/api/publishing/:companyId/replay',
    tag: 'Publishing',
    summary: 'What the tickets of the last seven days would have come to under the menus that would be published',
    params: companyParams,
    body: z.strictObject({ locationIds: locationIdsSchema.max(replayedAtOnce) }),
    response: replaySchema,
  }),
  listPublications: operation({
    method: 'GET',
    path: '/api/publishing/:companyId/history',
    tag: 'Publishing',
    summary: 'Past and present publications, newest first',
    params: companyParams,
    response: z.array(publicationSchema),
  }),
};
