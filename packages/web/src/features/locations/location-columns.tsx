import { locationHasChanges } from '@servery/domain';
import { useMemo } from 'react';
import { LocationContact } from '../../configuration/location-contact.tsx';
import { allKinds } from '../../configuration/publishing.ts';
import type { SyncInfo, SyncStatus } from '../../configuration/sync-status.ts';
import { runState } from '../../configuration/what-runs.ts';
import { locationsPhrases } from '../../phrases/locations.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { VersionPair } from '../../ui/data/version-pair.tsx';
import { originIcons } from '../../ui/icons.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import styles from './locations.module.css';

const useWords = () => usePhrases(locationsPhrases);

export function useLocationColumns(): readonly DataColumn<SyncStatus>[] {
  const t = useWords();
  return useMemo(() => locationColumns(t), [t]);
}

function locationColumns(t: ReturnType<typeof useWords>): readonly DataColumn<SyncStatus>[] {
  return [
    {
      id: 'location',
      title: t('location'),
      width: 'minmax(220px, 2.2fr)',
      sortBy: ({ name }) => name,
      cell: ({ name, address }) => (
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.meta}>{address}</span>
        </>
      ),
    },
    {
      id: 'contact',
      title: t('contact'),
      width: 'minmax(176px, 1.2fr)',
      sortBy: ({ lastPing }) => (lastPing ? -Date.parse(lastPing) : null),
      cell: ({ lastPing }) => <LocationContact lastPing={lastPing} />,
    },
    {
      id: 'publish',
      title: t('publish'),
      width: 'minmax(110px, 0.9fr)',
      hideOnPhone: true,
      sortBy: (location) => Number(!locationHasChanges(location)),
      cell: (location) => <PublishTag location={location} />,
    },
    ...(
      [
        ['menu', 'menu', ({ menuInfo }: SyncStatus) => menuInfo],
        ['settings', 'settings', ({ locSettingsInfo }: SyncStatus) => locSettingsInfo],
        ['employment', 'employment', ({ employmentInfo }: SyncStatus) => employmentInfo],
      ] as const
    ).map(([id, word, infoOf]) => ({
      id,
      title: t(word),
      width: 'minmax(96px, 0.9fr)',
      hideOnPhone: true,
      sortBy: (location: SyncStatus) => infoOf(location)?.published?.version ?? null,
      cell: (location: SyncStatus) => <Versions info={infoOf(location)} />,
    })),
    {
      id: 'posVersion',
      title: t('posVersion'),
      width: '96px',
      hideOnPhone: true,
      sortBy: ({ softwareVersion }) => softwareVersion ?? null,
      cell: ({ softwareVersion }) => softwareVersion ?? <span className={styles.none}>–</span>,
    },
  ];
}

/** Live only when the terminals said so. */
function PublishTag({ location }: { readonly location: SyncStatus }) {
  const t = usePhrases(locationsPhrases);
  if (locationHasChanges(location)) return <StateTag state="changes" />;
  const state = runState(location, allKinds);
  if (state === 'live') return <StateTag state="live" />;
  return state === 'nothing' ? (
    <StateTag state="inactive" label="–" />
  ) : (
    <StateTag state="active" label={t('published')} />
  );
}

const HereIcon = originIcons.here;
const GroupIcon = originIcons.group;

/** What is published and what waits; a mark where the location or its group keeps something different. */
function Versions({ info }: { readonly info: SyncInfo }) {
  const t = usePhrases(locationsPhrases);
  return (
    <span className={styles.versions}>
      <VersionPair from={info?.published?.version ?? null} to={info?.assigned?.version ?? null} />
      {info?.groupOverrideAssigned && (
        <GroupIcon className={styles.groupMark} size={14} stroke={1.75} role="img" aria-label={t('groupChanges')} />
      )}
      {info?.overrideAssigned && (
        <HereIcon className={styles.hereMark} size={14} stroke={1.75} role="img" aria-label={t('ownChanges')} />
      )}
    </span>
  );
}
