import { locationColumns } from '@servery/contract';
import { locationHasChanges, type PublishableKind } from '@servery/domain';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { useLocationStates } from '../../../publishing/location-state.tsx';
import { publishedPaths, syncInfoOf } from '../../../publishing/publishing.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { useSession } from '../../../session/session-store.ts';
import { offerCsv } from '../../../ui/data/offer-csv.ts';

/** Hands locations to the person as a file for spreadsheets, in the order given; an import reads its first columns. */
export function useLocationExport(groupNames: ReadonlyMap<string, string>): (locations: readonly SyncStatus[]) => void {
  const t = usePhrases(locationsPhrases);
  const tUi = usePhrases(uiPhrases);
  const stateOf = useLocationStates(useSession().userCompanyId);
  return (locations) => {
    const cellsOf = (location: SyncStatus) => ({
      [locationColumns.id]: location.id,
      [locationColumns.name]: location.name,
      [locationColumns.group]: (location.groupId && groupNames.get(location.groupId)) ?? '',
      [locationColumns.street]: location.street ?? '',
      [locationColumns.street2]: location.street2 ?? '',
      [locationColumns.city]: location.city ?? '',
      [locationColumns.state]: location.state ?? '',
      [locationColumns.zip]: location.zip ?? '',
      [locationColumns.phone]: location.phone ?? '',
      [locationColumns.timezone]: location.timezone,
      [locationColumns.latitude]: String(location.latitude ?? ''),
      [locationColumns.longitude]: String(location.longitude ?? ''),
      [locationColumns.tags]: location.tags.join(', '),
      [t('lastContact')]: location.lastPing ?? '',
      [t('publish')]: tUi(stateOf(location)),
      [t('withChanges')]: t(locationHasChanges(location) ? 'yes' : 'no'),
      ...columnsOf(t('menu'), location, 'menu'),
      ...columnsOf(t('settings'), location, 'locationSettings'),
      ...columnsOf(t('employment'), location, 'employment'),
      [t('posVersion')]: location.softwareVersion ?? '',
    });
    const columnsOf = (name: string, location: SyncStatus, kind: PublishableKind) => {
      const info = syncInfoOf(location, kind);
      const kept = location.overrideChanges[publishedPaths[kind]];
      return {
        [t('publishedOf', { name })]: String(info?.published?.version ?? ''),
        [t('assignedOf', { name })]: String(info?.assigned?.version ?? ''),
        [t('groupChangesOf', { name })]: String(kept?.group ?? 0),
        [t('ownChangesOf', { name })]: String(kept?.own ?? 0),
      };
    };
    const lines = locations.map(cellsOf);
    const head = Object.keys(lines[0] ?? {});
    offerCsv(
      'locations.csv',
      head,
      lines.map((line) => Object.values(line)),
    );
  };
}
