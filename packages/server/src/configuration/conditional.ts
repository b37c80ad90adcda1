import type { VersionedRecord } from '@servery/contract';

export interface Expected {
  readonly expectedId?: string | undefined;
  readonly expectedVersion?: number | undefined;
  readonly expectedOverrideId?: string | undefined;
  readonly expectedOverrideVersion?: number | undefined;
  readonly expectedGroupOverrideId?: string | undefined;
  readonly expectedGroupOverrideVersion?: number | undefined;
}

/** VR-04: whether everything that the client holds is what is stored; false when it says nothing of the base. */
export function isUnchanged(expected: Expected, record: VersionedRecord): boolean {
  if (expected.expectedVersion === undefined) return false;
  return (
    (expected.expectedId ?? record.id) === record.id &&
    expected.expectedVersion === record.ver &&
    sameLayer(expected.expectedOverrideId, expected.expectedOverrideVersion, record.overrideId, record.overrideVer) &&
    sameLayer(
      expected.expectedGroupOverrideId,
      expected.expectedGroupOverrideVersion,
      record.groupOverrideId,
      record.groupOverrideVer,
    )
  );
}

/** A client that holds no override sends neither its id nor its version. */
function sameLayer(
  id: string | undefined,
  version: number | undefined,
  storedId: string | null,
  storedVersion: number | null,
): boolean {
  return (version ?? null) === storedVersion && (id === undefined || id === storedId);
}
