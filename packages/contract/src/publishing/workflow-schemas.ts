import { z } from 'zod';
import { idSchema, instantSchema, versionRefSchema } from '../wire.ts';

/** EN-11 */
export const workflowExecutionSchema = z.object({ workflowId: idSchema, runId: idSchema });
export type WorkflowExecution = z.infer<typeof workflowExecutionSchema>;

export const actionSchema = z.enum(['PUBLISH', 'REVERT']);
export const locationIdsSchema = z.array(idSchema).min(1).max(10_000);

const everySecondsSchema = z.number().int().min(0).max(86_400);

/** How a publication reaches its locations; batches of 5 every 30 s unless set otherwise. */
export const strategySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('batches'),
    size: z.number().int().min(1).max(1000),
    everySeconds: everySecondsSchema,
  }),
  z.strictObject({ kind: z.literal('allAtOnce') }),
  z.strictObject({
    kind: z.literal('wavesByGroup'),
    groupIds: z.array(idSchema).max(1000),
    everySeconds: everySecondsSchema,
  }),
  z.strictObject({
    kind: z.literal('wavesByPercent'),
    percents: z.array(z.number().min(0.1).max(100)).min(1).max(20),
    everySeconds: everySecondsSchema,
  }),
]);
export type PublishStrategy = z.infer<typeof strategySchema>;

const stateSchema = z.enum(['SCHEDULED', 'WAITING', 'RUNNING', 'COMPLETED', 'FAILED', 'TERMINATED']);
export type PublicationState = z.infer<typeof stateSchema>;

export const publishableSchema = z.enum(['menu', 'locationSettings', 'employment']);

const namedVersionsSchema = z.object({
  base: versionRefSchema,
  override: versionRefSchema,
  groupOverride: versionRefSchema,
});

/** The versions of one kind of document that a location moves from and to; null where nothing was published, or a revert is not known yet. */
const movedVersionsSchema = z.object({
  kind: publishableSchema,
  from: namedVersionsSchema.nullable(),
  to: namedVersionsSchema.nullable(),
});
export type MovedVersions = z.infer<typeof movedVersionsSchema>;

const locationStatusSchema = z.object({
  state: stateSchema,
  startTime: instantSchema.nullable(),
  endTime: instantSchema.nullable(),
  error: z.string().optional(),
  dueTime: instantSchema,
  batch: z.number().int(),
  versions: z.array(movedVersionsSchema),
});

/** The person whose hold keeps waiting locations from starting, and since when; null when nothing is held. */
const heldSchema = z.object({ since: instantSchema, by: z.string() }).nullable();

export const workflowSchema = z.object({
  wfExec: workflowExecutionSchema,
  action: actionSchema,
  name: z.string(),
  startedBy: z.string(),
  syncDate: instantSchema,
  locationIds: z.array(z.string()),
  syncStarted: instantSchema.nullable(),
  syncCompleted: instantSchema.nullable(),
  held: heldSchema,
  /** Whether it also goes to locations that the person does not see. */
  reachesOthers: z.boolean(),
  /** Locations by state. */
  counts: z.record(z.string(), z.number().int()),
});
export type Workflow = z.infer<typeof workflowSchema>;

/** A past or present publication; its board asks for its locations. */
export const publicationSchema = workflowSchema
  .omit({ locationIds: true })
  .extend({ kind: z.enum(['locations', 'employment']) });
export type Publication = z.infer<typeof publicationSchema>;

/** Workflows beside an earlier answer: thousands of locations of each are sent once. */
export const openWorkflowsSchema = z.object({
  /** To be sent with the next question. */
  since: z.string(),
  /** `locationIds` null: those of the answer that carried the mark. */
  workflows: z.array(workflowSchema.extend({ locationIds: z.array(z.string()).nullable() })),
});
export type OpenWorkflows = z.infer<typeof openWorkflowsSchema>;

export const statusSchema = z.object({
  syncStarted: instantSchema.nullable(),
  syncCompleted: instantSchema.nullable(),
  syncDate: instantSchema,
  held: heldSchema,
  /** Empty where `since` is given. */
  locationToStatuses: z.record(z.string(), z.array(locationStatusSchema)),
  /** Where `since` is given, and be it empty: the locations that moved, those with one status together. */
  moved: z.array(z.object({ locationIds: z.array(z.string()), status: locationStatusSchema })).optional(),
  /** To be sent with the next question. */
  since: z.string(),
  /** Whether these are all locations, and not only those that moved. */
  isWhole: z.boolean(),
});
export type WorkflowStatus = z.infer<typeof statusSchema>;
