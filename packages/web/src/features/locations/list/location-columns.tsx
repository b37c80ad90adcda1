import { VisuallyHidden } from '@mantine/core';
import { type LocationState, locationHasChanges, type PublishableKind } from '@servery/domain';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import type { ListColumn } from '../../../editing/list/use-list-columns.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { LocationContact } from '../../../publishing/location-contact.tsx';
import { LocationStateTag, useLocationStates } from '../../../publishing/location-state.tsx';
import { publishedPaths, syncInfoOf } from '../../../publishing/publishing.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import type { Tenant } from '../../../session/session-schema.ts';
import { useSession } from '../../../session/session-store.ts';
import { StateTag } from '../../../ui/data/state-tag.tsx';
import { VersionPair } from '../../../ui/data/version-pair.tsx';
import { originIcons } from '../../../ui/icons.tsx';
import { PhoneLine } from '../../../ui/layout/brand/phone-line.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { NameCell } from '../../../ui/table/name-cell.tsx';
import styles from '../locations.module.css';
import type { SettingsAsked } from '../settings/settings-question.tsx';
import { LocationRowMenu } from './location-row-menu.tsx';

const useWords = () => usePhrases(locationsPhrases);

export function useLocationColumns(
  groups: readonly Tenant[],
  onSettings: (asked: SettingsAsked) => void,
): readonly ListColumn<SyncStatus>[] {
  const t = useWords();
  const stateOf = useLocationStates(useSession().userCompanyId);
  return useMemo(
    () => locationColumns(t, stateOf, (location) => <LocationRowMenu {...{ location, groups, onSettings }} />),
    [t, stateOf, groups, onSettings],
  );
}

function locationColumns(
  t: ReturnType<typeof useWords>,
  stateOf: (location: SyncStatus) => LocationState,
  menuOf: (location: SyncStatus) => ReactNode,
): readonly ListColumn<SyncStatus>[] {
  return [
    {
      id: 'location',
      title: t('location'),
      width: 'minmax(220px, 400px)',
      sortBy: ({ name }) => name,
      cell: (location) => (
        <>
          <NameCell name={location.name} meta={location.address} />
          <PhoneLine>
            <PublishTags location={location} state={stateOf(location)} />
          </PhoneLine>
        </>
      ),
    },
    {
      id: 'contact',
      title: t('contact'),
      choice: t('contact'),
      width: '166px',
      hideOnPhone: true,
      sortBy: ({ lastPing }) => (lastPing ? -Date.parse(lastPing) : null),
      cell: ({ lastPing }) => <LocationContact lastPing={lastPing} />,
    },
    {
      id: 'publish',
      title: t('publish'),
      choice: t('publish'),
      width: '156px',
      hideOnPhone: true,
      sortBy: (location) => Number(!locationHasChanges(location)),
      cell: (location) => <PublishTags location={location} state={stateOf(location)} />,
    },
    ...(
      [
        ['menu', 'menu', 114],
        ['settings', 'locationSettings', 84],
        ['employment', 'employment', 84],
      ] as const
    ).map(([id, kind, room]) => ({
      id,
      title: t(id),
      choice: t(id),
      width: `minmax(${room}px, 1fr)`,
      hideOnPhone: true,
      sortBy: (location: SyncStatus) => syncInfoOf(location, kind)?.published?.version ?? null,
      cell: (location: SyncStatus) => <Versions location={location} kind={kind} />,
    })),
    {
      id: 'posVersion',
      title: t('posVersion'),
      choice: t('posVersion'),
      width: '80px',
      hideOnPhone: true,
      sortBy: ({ softwareVersion }) => softwareVersion ?? null,
      cell: ({ softwareVersion }) => softwareVersion ?? <Text tone="faint">–</Text>,
    },
    {
      id: 'actions',
      title: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
      width: '32px',
      isStill: true,
      cell: menuOf,
    },
  ];
}

/** The known state of the store, and whether something waits for it. */
function PublishTags({ location, state }: { readonly location: SyncStatus; readonly state: LocationState }) {
  return (
    <Row as="span" gap={1} align="stretch" wrap inline>
      <LocationStateTag state={state} />
      {locationHasChanges(location) && <StateTag state="changes" />}
    </Row>
  );
}

const HereIcon = originIcons.here;
const GroupIcon = originIcons.group;

type KindOfLocation = { readonly location: SyncStatus; readonly kind: PublishableKind };

/** The published version and the waiting one; how many changes the location and its group keep. */
function Versions({ location, kind }: KindOfLocation) {
  const info = syncInfoOf(location, kind);
  const kept = location.overrideChanges[publishedPaths[kind]];
  return (
    <Row as="span" gap={2} inline>
      <VersionPair from={info?.published?.version ?? null} to={info?.assigned?.version ?? null} />
      <Kept count={kept?.group ?? 0} label="groupChanges" icon={GroupIcon} className={styles.groupMark} />
      <Kept count={kept?.own ?? 0} label="ownChanges" icon={HereIcon} className={styles.hereMark} />
    </Row>
  );
}

interface KeptProps {
  readonly count: number;
  readonly label: 'groupChanges' | 'ownChanges';
  readonly icon: Icon;
  readonly className: string | undefined;
}

function Kept({ count, label, icon: LevelIcon, className }: KeptProps) {
  const t = useWords();
  if (count === 0) return null;
  return (
    <span className={className} role="img" aria-label={t(label, { count })} title={t(label, { count })}>
      <LevelIcon size={14} stroke={1.75} aria-hidden />
      {count.toLocaleString('en-US')}
    </span>
  );
}
