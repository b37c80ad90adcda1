import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, idSchema, instantSchema } from '../wire.ts';

const tag = 'Mobile app';

export const BUILD_STATES = ['QUEUED', 'BUILDING', 'FAILED', 'DONE'] as const;
export type BuildState = (typeof BUILD_STATES)[number];

/** Of the company whose app it is. */
const accountQuery = companyHint.extend({ accountId: idSchema });

const mobileBuildSchema = z.object({
  buildId: z.string(),
  state: z.enum(BUILD_STATES),
  startedAt: instantSchema,
  finishedAt: instantSchema.nullable(),
  /** Of the app, as its settings had it. */
  version: z.string(),
  /** The end of the output of the build service. */
  log: z.string(),
});
export type MobileBuild = z.infer<typeof mobileBuildSchema>;

/** MA-04, MA-05, MB-01, MB-02: each goes on to the build service. */
export const mobileAppOperations = {
  buildMobileApp: operation({
    method: 'POST',
    path: '/api/buildMobileApp',
    tag,
    summary: 'Orders a build of the mobile app with the settings that the company has saved',
    query: accountQuery,
    response: mobileBuildSchema.pick({ buildId: true, state: true }),
  }),
  listMobileBuilds: operation({
    method: 'GET',
    path: '/api/tma/',
    tag,
    summary: 'Builds of the mobile app, the newest first',
    query: accountQuery,
    response: z.object({ accountId: z.string(), builds: z.array(mobileBuildSchema) }),
  }),
};
