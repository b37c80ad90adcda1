import type { SyncStatus } from '../../../publishing/sync-status.ts';

/** Whether a location keeps settings for itself, in any section. */
export function keepsSettings({ overrideChanges }: SyncStatus): boolean {
  return (overrideChanges['location-settings']?.own ?? 0) > 0;
}
