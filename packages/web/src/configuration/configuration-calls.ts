import type { Path } from '@servery/domain';
import { z } from 'zod/mini';
import type { ApiResult } from '../api/api-result.ts';
import { request } from '../api/request.ts';
import type { DocumentAdapter, Target } from './document-adapter.ts';
import type { DocumentLevel } from './document-level.ts';
import { changesSchema } from './document-wire.ts';

const explanationSchema = z.object({
  layers: z.array(
    z.object({
      level: z.enum(['company', 'group', 'location']),
      name: z.string(),
      hasValue: z.boolean(),
      value: z.optional(z.unknown()),
      version: z.nullable(z.number()),
      by: z.nullable(z.string()),
      at: z.nullable(z.string()),
    }),
  ),
});
export type ExplainedLayer = z.infer<typeof explanationSchema>['layers'][number];

const keepersSchema = z.array(
  z.object({
    tenantId: z.string(),
    name: z.string(),
    type: z.enum(['LOCATION', 'GROUP']),
    changes: changesSchema,
    overrideVersion: z.number(),
    version: z.number(),
    by: z.string(),
    at: z.string(),
  }),
);
export type Keeper = z.infer<typeof keepersSchema>[number];

/** Changes of a section that this person may not read. */
export const withheldChanges = z.object({ section: z.string(), changes: z.number() });
export type WithheldChanges = z.infer<typeof withheldChanges>;

const historySchema = z.array(
  z.object({
    version: z.number(),
    by: z.string(),
    at: z.string(),
    automatic: z.boolean(),
    changeCount: z.number(),
    changes: changesSchema,
    withheld: z.array(withheldChanges),
  }),
);
export type PastVersion = z.infer<typeof historySchema>[number];

export type Asked = { readonly adapter: DocumentAdapter; readonly level: DocumentLevel; readonly documentId: string };

/** Which layer says what of a place, since which version and by whom. */
export function explainPlace({ adapter, level, documentId }: Asked, path: Path) {
  const { companyId, tenantId } = level;
  return request({
    method: 'POST',
    path: `/api/configuration/${companyId}/${adapter.kind.kind}/explain`,
    body: { documentId, path, ...(tenantId !== null && { tenantId }) },
    schema: explanationSchema,
    isQuiet: true,
  });
}

/** The groups and locations that keep their own value of a place, or of anything below it. */
export function listKeepers({ adapter, level, documentId }: Asked, path: Path): Promise<ApiResult<Keeper[]>> {
  return request({
    method: 'POST',
    path: `/api/configuration/${level.companyId}/${adapter.kind.kind}/keepers`,
    body: { documentId, path },
    schema: keepersSchema,
    isQuiet: true,
  });
}

const placesSchema = z.array(z.custom<Path>((value) => Array.isArray(value)));

/** The places, at a path or below it, where any group or location keeps its own value. */
export function listKeptPlaces({ adapter, level, documentId }: Asked, path: Path): Promise<ApiResult<Path[]>> {
  return request({
    method: 'POST',
    path: `/api/configuration/${level.companyId}/${adapter.kind.kind}/keepers/places`,
    body: { documentId, path },
    schema: placesSchema,
    isQuiet: true,
  });
}

/** A store or group, and the version of its changes that is meant. */
export type KeptVersion = { readonly tenantId: string; readonly version: number };

const keepersAnswerSchema = z.object({
  saved: z.array(z.object({ tenantId: z.string(), version: z.number() })),
  skipped: z.array(z.string()),
  unfit: z.array(z.string()),
});
export type KeepersAnswer = z.infer<typeof keepersAnswerSchema>;

/** Lets groups and locations inherit a place, and everything below it, again, or takes such a reset back; a hundred at most. */
export function changeKeepers(
  { adapter, level, documentId }: Asked,
  change: 'reset' | 'restore',
  path: Path,
  keepers: readonly KeptVersion[],
): Promise<ApiResult<KeepersAnswer>> {
  return request({
    method: 'POST',
    path: `/api/configuration/${level.companyId}/${adapter.kind.kind}/keepers/${change}`,
    body: { documentId, path, keepers },
    schema: keepersAnswerSchema,
  });
}

type AskedVersions = Omit<Asked, 'level'> & { readonly level: Target };

/** The versions of what this level saves, newest first. */
export function listVersions(asked: AskedVersions): Promise<ApiResult<PastVersion[]>> {
  return requestVersions(asked, null);
}

/** One version alone; an empty list where there is none. */
export function listVersion(asked: AskedVersions, version: number): Promise<ApiResult<PastVersion[]>> {
  return requestVersions(asked, version);
}

function requestVersions({ adapter, level, documentId }: AskedVersions, version: number | null) {
  return request({
    path: `/api/configuration/${level.companyId}/${adapter.kind.kind}/history`,
    query: { documentId, tenantId: level.tenantId, version },
    schema: historySchema,
    isQuiet: true,
  });
}
