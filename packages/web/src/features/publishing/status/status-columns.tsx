import type { LocationMarks, LocationState } from '@servery/domain';
import { LocationContact } from '../../../publishing/location-contact.tsx';
import { LocationStateTag } from '../../../publishing/location-state.tsx';
import type { SyncInfo, SyncStatus } from '../../../publishing/sync-status.ts';
import { StateTag } from '../../../ui/data/state-tag.tsx';
import { VersionPair } from '../../../ui/data/version-pair.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { originIcons } from '../../../ui/icons.tsx';
import { PhoneLine } from '../../../ui/layout/brand/phone-line.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import { NameCell } from '../../../ui/table/name-cell.tsx';
import { usePublishing } from '../run-words.ts';
import styles from './publish-status.module.css';

export type StatusRow = {
  readonly location: SyncStatus;
  readonly marks: LocationMarks;
  /** Milliseconds since 1970. */
  readonly lastCompleted: number | null;
  readonly runs: LocationState;
};

export function useStatusColumns(): readonly DataColumn<StatusRow>[] {
  const t = usePublishing();
  return [
    {
      id: 'location',
      title: t('location'),
      width: 'minmax(170px, 400px)',
      sortBy: ({ location }) => location.name,
      cell: ({ location, marks }) => (
        <>
          <NameCell name={location.name} meta={location.address} />
          <PhoneLine>
            <Marks marks={marks} />
          </PhoneLine>
        </>
      ),
    },
    {
      id: 'marks',
      title: t('marks'),
      width: '96px',
      hideOnPhone: true,
      cell: ({ marks }) => <Marks marks={marks} />,
    },
    {
      id: 'menu',
      title: t('menu'),
      width: 'minmax(108px, 1fr)',
      hideOnPhone: true,
      cell: ({ location }) => <Versions info={location.menuInfo} />,
    },
    {
      id: 'settings',
      title: t('settings'),
      width: 'minmax(52px, 1fr)',
      hideOnPhone: true,
      cell: ({ location }) => <Versions info={location.locSettingsInfo} />,
    },
    {
      id: 'employment',
      title: t('employment'),
      width: 'minmax(74px, 1fr)',
      hideOnPhone: true,
      cell: ({ location }) => <Versions info={location.employmentInfo} />,
    },
    {
      id: 'runs',
      title: t('runs'),
      width: '144px',
      sortBy: ({ runs }) => runs,
      cell: ({ runs }) => <LocationStateTag state={runs} />,
    },
    {
      id: 'contact',
      title: t('contact'),
      width: '165px',
      hideOnPhone: true,
      sortBy: ({ location }) => (location.lastPing ? -Date.parse(location.lastPing) : null),
      cell: ({ location }) => <LocationContact lastPing={location.lastPing} />,
    },
    {
      id: 'lastCompleted',
      title: t('lastCompleted'),
      width: '144px',
      hideOnPhone: true,
      sortBy: ({ lastCompleted }) => lastCompleted,
      cell: ({ lastCompleted }) => (lastCompleted === null ? t('never') : formatDateTime(lastCompleted)),
    },
  ];
}

const markStates = {
  isRunning: 'running',
  waitingStart: 'running',
  isScheduled: 'scheduled',
  hasChanges: 'changes',
} as const;
const markNames = ['isRunning', 'waitingStart', 'isScheduled', 'hasChanges'] as const;

/** PB-09 to PB-12 */
function Marks({ marks }: { readonly marks: LocationMarks }) {
  const t = usePublishing();
  const shown = markNames.filter((name) => marks[name]);
  if (shown.length === 0) {
    return (
      <Muted as="span" small>
        {t('mark.none')}
      </Muted>
    );
  }
  return (
    <Row as="span" gap={1} align="stretch" wrap>
      {shown.map((name) => (
        <StateTag key={name} state={markStates[name]} label={t(`mark.${name}`)} />
      ))}
    </Row>
  );
}

/** The base, and the moved versions of the group or the location. */
function Versions({ info }: { readonly info: SyncInfo }) {
  return (
    <Row as="span" gap={2} lineGap={0} align="stretch" wrap inline>
      <VersionPair from={info?.published?.version ?? null} to={info?.assigned?.version ?? null} />
      <Layer level="group" from={info?.groupOverridePublished?.version} to={info?.groupOverrideAssigned?.version} />
      <Layer level="here" from={info?.overridePublished?.version} to={info?.overrideAssigned?.version} />
    </Row>
  );
}

type LayerProps = {
  readonly level: 'group' | 'here';
  readonly from: number | undefined;
  readonly to: number | undefined;
};

function Layer({ level, from, to }: LayerProps) {
  const t = usePublishing();
  if (from === to) return null;
  const Icon = originIcons[level];
  return (
    <span className={styles.layer} data-level={level}>
      <Icon size={12} stroke={2} role="img" aria-label={t(level === 'group' ? 'groupLayer' : 'ownLayer')} />
      <VersionPair from={from ?? null} to={to ?? null} />
    </span>
  );
}
