import { Button } from '@mantine/core';
import { hasUnpublishedChanges, type LocationState, locationHasChanges } from '@servery/domain';
import { IconCloudUp } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { homePhrases } from '../../phrases/home/home.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { LocationStateTag, useLocationStates } from '../../publishing/location-state.tsx';
import { useMayPublish, useMayPublishSomewhere } from '../../publishing/may-publish.ts';
import type { SyncInfo, SyncStatus } from '../../publishing/sync-status.ts';
import { useSession } from '../../session/session-store.ts';
import { Panel, PanelBody } from '../../ui/data/panel.tsx';
import { type Segment, SegmentedProgress } from '../../ui/data/segmented-progress.tsx';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { VersionPair } from '../../ui/data/version-pair.tsx';
import { useIsBuilt } from '../../ui/frame/use-is-built.ts';
import { originIcons } from '../../ui/icons.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './home.module.css';

type PublishStatusPanelProps = { readonly locations: readonly SyncStatus[]; readonly isLoading: boolean };

/** A larger company finds here the locations that wait or are not live; the rest is in the publish status. */
const mostRows = 12;

/** The state of each location, and the changes that wait for it. */
export function PublishStatusPanel({ locations, isLoading }: PublishStatusPanelProps) {
  const t = usePhrases(homePhrases);
  const { accessibleTenants } = useSession();
  const expected = accessibleTenants.filter(({ type }) => type === 'LOCATION').length;
  return isLoading ? (
    <Panel title={t('publishStatus')}>
      <div className={styles.expected} style={{ '--rows': Math.min(expected, mostRows) }}>
        <PanelBody>
          <SkeletonTable rows={Math.min(expected, mostRows) + 1} />
        </PanelBody>
      </div>
    </Panel>
  ) : (
    <LoadedPanel locations={locations} />
  );
}

function LoadedPanel({ locations }: Pick<PublishStatusPanelProps, 'locations'>) {
  const t = usePhrases(homePhrases);
  const stateOf = useLocationStates(useSession().userCompanyId);
  const mayPublish = useMayPublish('locations');
  const waiting = locations.filter(locationHasChanges);
  const states = locations.map((location) => ({ id: location.id, state: stateOf(location) }));
  const live = states.filter(({ state }) => state === 'live').length;
  const total = locations.length;
  const sentence = (
    total === 1
      ? [t(live === 1 ? 'oneLive' : 'oneNotLive'), waiting.length > 0 && t('oneUnpublished')]
      : [
          live === total ? t('allLive') : t('live', { count: live, total }),
          waiting.length > 0 && t('unpublished', { count: waiting.length, total }),
        ]
  )
    .filter(Boolean)
    .join('. ');
  return (
    <Panel title={t('publishStatus')} actions={<PublishActions canPublish={waiting.some(mayPublish)} />}>
      <div className={styles.summary}>
        <p>{sentence}</p>
        <SegmentedProgress segments={segments(states)} label={sentence} />
      </div>
      <PlainTable
        label={t('publishStatus')}
        columns={useColumns(stateOf)}
        rows={mostUrgent(locations, stateOf)}
        rowKey={({ id }) => id}
        framed={false}
      />
      {locations.length > mostRows && (
        <p className={styles.more}>
          {t('someOf', { count: mostRows, total: locations.length })}{' '}
          <Link to="/publishStatus">{t('allLocations')}</Link>
        </p>
      )}
    </Panel>
  );
}

function mostUrgent(locations: readonly SyncStatus[], stateOf: (location: SyncStatus) => LocationState) {
  if (locations.length <= mostRows) return locations;
  const rest = (location: SyncStatus) => (locationHasChanges(location) ? 0 : stateOf(location) === 'live' ? 2 : 1);
  return locations.toSorted((one, other) => rest(one) - rest(other)).slice(0, mostRows);
}

function PublishActions({ canPublish }: { readonly canPublish: boolean }) {
  const t = usePhrases(homePhrases);
  const isBuilt = useIsBuilt();
  const navigate = useNavigate();
  return (
    <>
      <OpenBoard />
      {canPublish && isBuilt('/menu/publish') && (
        <Button
          size="sm"
          leftSection={<IconCloudUp size={16} stroke={1.75} aria-hidden />}
          onClick={() => navigate({ href: '/menu/publish' })}
        >
          {t('reviewAndPublish')}
        </Button>
      )}
    </>
  );
}

/** The board is for those who publish; others read how far it is at the locations. */
function OpenBoard() {
  const t = usePhrases(homePhrases);
  const isBuilt = useIsBuilt();
  const navigate = useNavigate();
  const mayPublish = useMayPublishSomewhere('locations');
  const isBoard = mayPublish && isBuilt('/menu/publish');
  if (!isBoard && !isBuilt('/publishStatus')) return null;
  return (
    <Button
      variant="subtle"
      size="sm"
      onClick={() => navigate({ href: isBoard ? '/menu/publish?view=board' : '/publishStatus' })}
    >
      {t(isBoard ? 'openBoard' : 'openStatus')}
    </Button>
  );
}

const tones: Readonly<Record<LocationState, Segment['tone']>> = {
  live: 'live',
  publishing: 'running',
  waiting: 'waiting',
  behind: 'failed',
  silent: 'scheduled',
  unpublished: 'scheduled',
};
const order: readonly LocationState[] = ['live', 'publishing', 'waiting', 'behind', 'silent', 'unpublished'];

function segments(states: readonly { readonly id: string; readonly state: LocationState }[]): Segment[] {
  return states
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
    .map(({ id, state }) => ({ id, tone: tones[state] }));
}

function useColumns(stateOf: (location: SyncStatus) => LocationState): PlainColumn<SyncStatus>[] {
  const t = usePhrases(homePhrases);
  return [
    {
      id: 'location',
      title: t('location'),
      cell: ({ id, name }) => (
        <Link to="/locations/$id" params={{ id }} className={styles.store}>
          {name}
        </Link>
      ),
    },
    { id: 'menu', title: t('menu'), cell: ({ menuInfo }) => <Versions info={menuInfo} /> },
    {
      id: 'settings',
      title: t('locationSettings'),
      hideOnPhone: true,
      cell: ({ locSettingsInfo }) => <Versions info={locSettingsInfo} />,
    },
    {
      id: 'employment',
      title: t('employment'),
      hideOnPhone: true,
      cell: ({ employmentInfo }) => <Versions info={employmentInfo} />,
    },
    {
      id: 'state',
      title: t('state'),
      align: 'right',
      cell: (location) => (
        <span className={styles.tags}>
          {locationHasChanges(location) && <StateTag state="changes" />}
          <LocationStateTag state={stateOf(location)} />
        </span>
      ),
    },
  ];
}

/** The base; where only changes of the group or of the location wait, those too. */
function Versions({ info }: { readonly info: SyncInfo }) {
  const isBaseEqual = info?.assigned?.version === info?.published?.version;
  return (
    <span className={styles.versions}>
      <VersionPair from={info?.published?.version ?? null} to={info?.assigned?.version ?? null} />
      {isBaseEqual && hasUnpublishedChanges(info) && <OwnVersions info={info} />}
    </span>
  );
}

function OwnVersions({ info }: { readonly info: SyncInfo }) {
  const isGroup = info?.groupOverrideAssigned?.version !== info?.groupOverridePublished?.version;
  const Icon = originIcons[isGroup ? 'group' : 'here'];
  const from = isGroup ? info?.groupOverridePublished : info?.overridePublished;
  const to = isGroup ? info?.groupOverrideAssigned : info?.overrideAssigned;
  return (
    <span className={styles.own} data-level={isGroup ? 'group' : 'here'}>
      <Icon size={14} stroke={1.75} aria-hidden />
      <VersionPair from={from?.version ?? null} to={to?.version ?? null} />
    </span>
  );
}
