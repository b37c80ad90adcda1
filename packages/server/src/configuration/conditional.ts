import type { VersionedRecord } from '@servery/contract';

export interface Expected {
  readonly expectedId?: string | undefined;
  readonly expectedVersion?: number | undefined;
  readonly expectedOverrideId?: string | undefined;
  readonly expectedOverrideVersion?: number | undefined;
  readonly expectedGroupOverrideId?: string | undefined;
  readonly expectedGroupOverrideVersion?: number | undefined;
}

/** VR-04: whether everything that the client holds equals the stored values; false when it says nothing of the base. */
export function isUnchanged(expected: Expected, record: VersionedRecord): boolean {
  if (expected.expectedVersion === undefined) return false;
  return (
    (expected.expectedId ?? record.id) === record.id &&
    expected.expectedVersion === record.ver &&
    sameLayer(
      { id: expected.expectedOverrideId, version: expected.expectedOverrideVersion },
      { id: record.overrideId, version: record.overrideVer },
    ) &&
    sameLayer(
      { id: expected.expectedGroupOverrideId, version: expected.expectedGroupOverrideVersion },
      { id: record.groupOverrideId, version: record.groupOverrideVer },
    )
  );
}

interface LayerVersion<Absent> {
  readonly id: string | Absent;
  readonly version: number | Absent;
}

/** A client that holds no override sends neither its id nor its version. */
function sameLayer(expected: LayerVersion<undefined>, stored: LayerVersion<null>): boolean {
  return (expected.version ?? null) === stored.version && (expected.id === undefined || expected.id === stored.id);
}
