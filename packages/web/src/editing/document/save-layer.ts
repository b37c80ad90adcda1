import type { VersionedRecord } from '@servery/contract';
import { changesOutside } from '@servery/domain';
import { type ApiResult, withData } from '../../api/api-result.ts';
import { call } from '../../api/call.ts';
import type { DocumentAdapter, LayerSave, SavedLayers, Target } from './document-adapter.ts';

/** Saves changes of a document at a level, whatever its kind. Sections that this person may not read are never sent. */
export async function saveLayer(
  { kind: { kind } }: Pick<DocumentAdapter, 'kind'>,
  { companyId, tenantId }: Target,
  { versions, changes, withheld, automatic }: LayerSave,
): Promise<ApiResult<SavedLayers>> {
  const answer = await call('saveChanges', {
    params: { companyId, kind, documentId: versions.id },
    body: {
      ...(tenantId !== null && { tenantId }),
      baseVersion: tenantId === null ? versions.ver : (versions.overrideVer ?? 0),
      changes: changesOutside(changes, withheld).readable,
      automatic,
    },
    isQuiet: automatic,
  });
  return withData(answer, ({ record, since }) => ({
    versions: tenantId === null ? record : withOwn(versions, record),
    since,
  }));
}

/** The versions that are held, with those of the level that was saved: changes that others saved above it are still to be read. */
export function withOwn(held: VersionedRecord, { overrideId, overrideVer }: VersionedRecord): VersionedRecord {
  return { ...held, overrideId, overrideVer };
}
