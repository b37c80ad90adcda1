import { locationHasChanges } from '@servery/domain';
import { locationsPhrases } from '../../phrases/locations.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { useStoreStates } from '../../publishing/store-state.tsx';
import type { SyncInfo, SyncStatus } from '../../publishing/sync-status.ts';
import { useSession } from '../../session/session-store.ts';
import { offerCsv } from '../../ui/data/offer-csv.ts';

/** Hands locations to the person as a file for spreadsheets, in the order given. */
export function useLocationExport(
  groupNames: ReadonlyMap<string, string>,
): (locations: readonly SyncStatus[]) => Promise<void> {
  const t = usePhrases(locationsPhrases);
  const tUi = usePhrases(uiPhrases);
  const stateOf = useStoreStates(useSession().userCompanyId);
  return (locations) => {
    const cellsOf = (location: SyncStatus) => ({
      [t('number')]: location.id,
      [t('location')]: location.name,
      [t('group')]: (location.groupId && groupNames.get(location.groupId)) ?? '',
      [t('address')]: location.address ?? '',
      [t('usState')]: location.state ?? '',
      [t('timezone')]: location.timezone,
      [t('tags')]: location.tags.join(', '),
      [t('lastContact')]: location.lastPing ?? '',
      [t('publish')]: tUi(stateOf(location)),
      [t('withChanges')]: t(locationHasChanges(location) ? 'yes' : 'no'),
      ...versionsOf(t('menu'), location.menuInfo),
      ...versionsOf(t('settings'), location.locSettingsInfo),
      ...versionsOf(t('employment'), location.employmentInfo),
      [t('posVersion')]: location.softwareVersion ?? '',
    });
    const versionsOf = (name: string, info: SyncInfo) => ({
      [t('publishedOf', { name })]: String(info?.published?.version ?? ''),
      [t('assignedOf', { name })]: String(info?.assigned?.version ?? ''),
    });
    const lines = locations.map(cellsOf);
    const head = Object.keys(lines[0] ?? {});
    return offerCsv(
      'locations.csv',
      head,
      lines.map((line) => Object.values(line)),
    );
  };
}
