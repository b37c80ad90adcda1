/** One version of a blob or of an override. */
export interface SyncVersion {
  readonly id: string | number;
  readonly version: number;
}

/** The version that a location should run (assigned) and the one that it was last sent (published), for one kind of blob. */
export interface SyncInfo {
  readonly assigned?: SyncVersion | null | undefined;
  readonly published?: SyncVersion | null | undefined;
  readonly overrideAssigned?: SyncVersion | null | undefined;
  readonly overridePublished?: SyncVersion | null | undefined;
  readonly groupOverrideAssigned?: SyncVersion | null | undefined;
  readonly groupOverridePublished?: SyncVersion | null | undefined;
}

/** The three publishable kinds of one location (PB-01). */
export interface LocationSync {
  readonly menuInfo?: SyncInfo | null | undefined;
  readonly locSettingsInfo?: SyncInfo | null | undefined;
  readonly employmentInfo?: SyncInfo | null | undefined;
}

/** PB-02 to PB-06: whether assigned and published differ in any layer. Where nothing is assigned nothing waits. */
export function hasUnpublishedChanges(info: SyncInfo | null | undefined): boolean {
  if (!info?.assigned) return false;
  return (
    isOther(info.assigned, info.published) ||
    isOther(info.overrideAssigned, info.overridePublished) ||
    isOther(info.groupOverrideAssigned, info.groupOverridePublished)
  );
}

/** PB-12: whether any kind of a location has unpublished changes. */
export function locationHasChanges({ menuInfo, locSettingsInfo, employmentInfo }: LocationSync): boolean {
  return [menuInfo, locSettingsInfo, employmentInfo].some(hasUnpublishedChanges);
}

function isOther(assigned: SyncInfo['assigned'], published: SyncInfo['published']): boolean {
  return assigned?.id !== published?.id || assigned?.version !== published?.version;
}
