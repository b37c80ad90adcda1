import type { Path } from '@servery/domain';
import { type Answer, call } from '../../api/call.ts';
import type { DocumentAdapter, Target } from './document-adapter.ts';
import type { DocumentLevel } from './document-level.ts';

export type { ExplainedLayer } from '@servery/contract';
export type OverrideBelow = Answer<'listOverridesBelow'>[number];
export type PastVersion = Answer<'documentHistory'>['versions'][number];
export type OverridesBelowAnswer = Answer<'resetOverridesBelow'>;

export type DocumentQuestion = {
  readonly adapter: DocumentAdapter;
  readonly level: DocumentLevel;
  readonly documentId: string;
};

/** The value of a place in each layer, its version and the person who saved it. */
export function explainPlace({ adapter, level, documentId }: DocumentQuestion, path: Path) {
  const { companyId, tenantId } = level;
  return call('explainValue', {
    params: { companyId, kind: adapter.kind.kind },
    body: { documentId, path, ...(tenantId !== null && { tenantId }) },
    isQuiet: true,
  });
}

/** The groups and locations that keep their own value of a place, or of anything below it. */
export function listOverridesBelow({ adapter, level, documentId }: DocumentQuestion, path: Path) {
  const params = { companyId: level.companyId, kind: adapter.kind.kind };
  return call('listOverridesBelow', { params, body: { documentId, path }, isQuiet: true });
}

/** The places, at one of the paths or below it, where any group or location keeps its own value; 200 paths at most. */
export function listOverriddenPlaces({ adapter, level, documentId }: DocumentQuestion, paths: readonly Path[]) {
  const params = { companyId: level.companyId, kind: adapter.kind.kind };
  return call('listOverriddenPlaces', { params, body: { documentId, paths: [...paths] }, isQuiet: true });
}

export type OverridingLocations = Answer<'listOverridingLocations'>;

/** How many stores keep anything of the document, and the first of them by name; of a group, its stores. */
export function listOverridingLocations({ adapter, level, documentId }: DocumentQuestion, search: string) {
  const { companyId, kind, tenantId } = level;
  return call('listOverridingLocations', {
    params: { companyId, kind: adapter.kind.kind },
    query: {
      documentId,
      ...(kind === 'group' && tenantId !== null && { groupId: tenantId }),
      ...(search !== '' && { search }),
    },
    isQuiet: true,
  });
}

/** A store or group, and the version of its changes that is meant. */
export type OverrideVersion = { readonly tenantId: string; readonly version: number };

const overrideBelowCalls = { reset: 'resetOverridesBelow', restore: 'restoreOverridesBelow' } as const;

interface PlaceBelow {
  readonly path: Path;
  readonly overridesBelow: readonly OverrideVersion[];
}

/** Lets groups and locations inherit a place, and everything below it, again, or takes such a reset back; a hundred at most. */
export function changeOverridesBelow(
  { adapter, level, documentId }: DocumentQuestion,
  change: 'reset' | 'restore',
  { path, overridesBelow }: PlaceBelow,
) {
  const params = { companyId: level.companyId, kind: adapter.kind.kind };
  return call(overrideBelowCalls[change], { params, body: { documentId, path, overridesBelow } });
}

type AskedVersions = Omit<DocumentQuestion, 'level'> & { readonly level: Target };

/** A page of the saved versions of this level, newest first: those before one, or the newest. */
export function listVersions(asked: AskedVersions, before: number | null) {
  return call('documentHistory', { params: paramsOf(asked), query: { ...queryOf(asked), before }, isQuiet: true });
}

/** One version with its changes. */
export function readVersion(asked: AskedVersions, version: number) {
  return call('documentVersion', { params: { ...paramsOf(asked), version }, query: queryOf(asked), isQuiet: true });
}

/** The changes between two versions in the document that the level edits, and the person who saved the newest of these. */
export function readChangesSince(asked: AskedVersions, version: number, upTo: number) {
  const params = { ...paramsOf(asked), version };
  return call('changesSinceVersion', { params, query: { ...queryOf(asked), upTo }, isQuiet: true });
}

function paramsOf({ adapter, level }: AskedVersions) {
  return { companyId: level.companyId, kind: adapter.kind.kind };
}

function queryOf({ level, documentId }: AskedVersions) {
  return { documentId, tenantId: level.tenantId };
}
