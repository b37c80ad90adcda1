import { VisuallyHidden } from '@mantine/core';
import { locationHasChanges, type StoreState } from '@servery/domain';
import { useMemo } from 'react';
import type { ListColumn } from '../../editing/list/use-list-columns.tsx';
import { locationsPhrases } from '../../phrases/locations.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { LocationContact } from '../../publishing/location-contact.tsx';
import { StoreStateTag, useStoreStates } from '../../publishing/store-state.tsx';
import type { SyncInfo, SyncStatus } from '../../publishing/sync-status.ts';
import type { Tenant } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { VersionPair } from '../../ui/data/version-pair.tsx';
import { originIcons } from '../../ui/icons.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { LocationRowMenu } from './location-row-menu.tsx';
import styles from './locations.module.css';

const useWords = () => usePhrases(locationsPhrases);

export function useLocationColumns(groups: readonly Tenant[]): readonly ListColumn<SyncStatus>[] {
  const t = useWords();
  const stateOf = useStoreStates(useSession().userCompanyId);
  return useMemo(() => locationColumns(t, stateOf, groups), [t, stateOf, groups]);
}

function locationColumns(
  t: ReturnType<typeof useWords>,
  stateOf: (location: SyncStatus) => StoreState,
  groups: readonly Tenant[],
): readonly ListColumn<SyncStatus>[] {
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
      choice: t('contact'),
      width: 'minmax(176px, 1.2fr)',
      sortBy: ({ lastPing }) => (lastPing ? -Date.parse(lastPing) : null),
      cell: ({ lastPing }) => <LocationContact lastPing={lastPing} />,
    },
    {
      id: 'publish',
      title: t('publish'),
      choice: t('publish'),
      width: 'minmax(170px, 1.2fr)',
      hideOnPhone: true,
      sortBy: (location) => Number(!locationHasChanges(location)),
      cell: (location) => <PublishTags location={location} state={stateOf(location)} />,
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
      choice: t(word),
      width: 'minmax(96px, 0.9fr)',
      hideOnPhone: true,
      sortBy: (location: SyncStatus) => infoOf(location)?.published?.version ?? null,
      cell: (location: SyncStatus) => <Versions info={infoOf(location)} />,
    })),
    {
      id: 'posVersion',
      title: t('posVersion'),
      choice: t('posVersion'),
      width: '96px',
      hideOnPhone: true,
      sortBy: ({ softwareVersion }) => softwareVersion ?? null,
      cell: ({ softwareVersion }) => softwareVersion ?? <Text tone="faint">–</Text>,
    },
    {
      id: 'actions',
      title: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
      width: '32px',
      isStill: true,
      cell: (location) => <LocationRowMenu location={location} groups={groups} />,
    },
  ];
}

/** What is known of the store, and whether something waits for it. */
function PublishTags({ location, state }: { readonly location: SyncStatus; readonly state: StoreState }) {
  return (
    <Row as="span" gap={1} align="stretch" wrap inline>
      <StoreStateTag state={state} />
      {locationHasChanges(location) && <StateTag state="changes" />}
    </Row>
  );
}

const HereIcon = originIcons.here;
const GroupIcon = originIcons.group;

/** What is published and what waits; a mark where the location or its group keeps something different. */
function Versions({ info }: { readonly info: SyncInfo }) {
  const t = usePhrases(locationsPhrases);
  return (
    <Row as="span" gap={2} inline>
      <VersionPair from={info?.published?.version ?? null} to={info?.assigned?.version ?? null} />
      {info?.groupOverrideAssigned && (
        <GroupIcon className={styles.groupMark} size={14} stroke={1.75} role="img" aria-label={t('groupChanges')} />
      )}
      {info?.overrideAssigned && (
        <HereIcon className={styles.hereMark} size={14} stroke={1.75} role="img" aria-label={t('ownChanges')} />
      )}
    </Row>
  );
}
