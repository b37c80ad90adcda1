import { Button } from '@mantine/core';
import { hasUnpublishedChanges, locationHasChanges } from '@servery/domain';
import { IconCloudUp } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { SyncInfo, SyncStatus } from '../../configuration/sync-status.ts';
import { homePhrases } from '../../phrases/home.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Panel } from '../../ui/data/panel.tsx';
import { SegmentedProgress } from '../../ui/data/segmented-progress.tsx';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { VersionPair } from '../../ui/data/version-pair.tsx';
import { useIsBuilt } from '../../ui/frame/use-is-built.ts';
import { originIcons } from '../../ui/icons.tsx';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './home.module.css';

/** What each location runs, and what waits for it. */
export function PublishStatusPanel({ locations }: { readonly locations: readonly SyncStatus[] }) {
  const t = usePhrases(homePhrases);
  const waiting = locations.filter(locationHasChanges).length;
  const sentence = waiting === 0 ? t('allPublished') : t('unpublished', { count: waiting, total: locations.length });
  return (
    <Panel title={t('publishStatus')} actions={<PublishActions canPublish={waiting > 0} />}>
      <div className={styles.summary}>
        <p>{sentence}</p>
        <SegmentedProgress segments={segments(locations)} label={sentence} />
      </div>
      <PlainTable
        label={t('publishStatus')}
        columns={useColumns()}
        rows={locations}
        rowKey={({ id }) => id}
        framed={false}
      />
    </Panel>
  );
}

function PublishActions({ canPublish }: { readonly canPublish: boolean }) {
  const t = usePhrases(homePhrases);
  const isBuilt = useIsBuilt();
  const navigate = useNavigate();
  return (
    <>
      {isBuilt('/publishStatus') && (
        <Button variant="subtle" size="sm" onClick={() => navigate({ href: '/publishStatus' })}>
          {t('openBoard')}
        </Button>
      )}
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

function segments(locations: readonly SyncStatus[]) {
  const marked = locations.map((location) => ({
    id: location.id,
    tone: locationHasChanges(location) ? ('changes' as const) : ('live' as const),
  }));
  return marked.toSorted((one, other) => Number(one.tone === 'changes') - Number(other.tone === 'changes'));
}

function useColumns(): PlainColumn<SyncStatus>[] {
  const t = usePhrases(homePhrases);
  return [
    { id: 'location', title: t('location'), cell: ({ name }) => name },
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
      cell: (location) => <StateTag state={locationHasChanges(location) ? 'changes' : 'live'} />,
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
