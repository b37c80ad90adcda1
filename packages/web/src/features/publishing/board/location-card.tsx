import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCalendarClock, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LocationStateTag } from '../../../publishing/location-state.tsx';
import { useComposePublish } from '../../../publishing/publish-choice.ts';
import type { MovedVersions, Workflow } from '../../../publishing/publishing.ts';
import { storeMoment } from '../../../publishing/store-time.ts';
import { UnusualSince } from '../../../sales/unusual-since.tsx';
import { VersionPair } from '../../../ui/data/version-pair.tsx';
import { formatTime } from '../../../ui/dates.ts';
import { originIcons } from '../../../ui/icons.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { usePublishing } from '../run-words.ts';
import type { BoardEntry } from './board-entries.ts';
import styles from './location-card.module.css';
import type { BoardActions } from './use-board-actions.ts';

export type LocationCardProps = {
  readonly entry: BoardEntry;
  readonly isOneLine: boolean;
  /** Of the publish. */
  readonly publicationId: string;
  readonly action: Workflow['action'];
  readonly canRevert: boolean;
  readonly actions: BoardActions;
  readonly onChangeTime: (locationId: string) => void;
};

/** One location: the versions that move, the time, the outcome, and its next action. */
export function LocationCard(props: LocationCardProps) {
  const t = usePublishing();
  const { entry, isOneLine } = props;
  const { name, city, wave, versions, state, error } = entry;
  const outcome = useOutcome(props);
  if (isOneLine)
    return (
      <li className={styles.line} data-state={state}>
        <h4>{name}</h4>
        <Text tone="muted" size="sm" dense>
          {outcome}
        </Text>
        <Runs entry={entry} />
        <UnusualSince locationId={entry.id} publicationId={props.publicationId} />
        {state === 'failed' && <span className={styles.lineError}>{error}</span>}
        <NextActions {...props} />
      </li>
    );
  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.cardHead}>
        <h4>{name}</h4>
        <Muted small>{[city, t('wave', { wave }).toLowerCase()].filter(Boolean).join(' · ')}</Muted>
      </div>
      {state === 'failed' && <p className={styles.error}>{error}</p>}
      {versions.length > 0 && (
        <dl className={styles.versions}>
          {versions.map((moved) => (
            <Moved key={moved.kind} moved={moved} isRevert={props.action === 'REVERT'} />
          ))}
        </dl>
      )}
      <div className={styles.cardFoot}>
        <Stack as="span" place="shrink" align="start" tone="muted">
          {outcome}
          <Runs entry={entry} />
          <UnusualSince locationId={entry.id} publicationId={props.publicationId} />
        </Stack>
        <NextActions {...props} />
      </div>
    </li>
  );
}

/** The base; where only changes of the group or of the location move, those with their mark. */
function Moved({ moved: { kind, from, to }, isRevert }: { readonly moved: MovedVersions; readonly isRevert: boolean }) {
  const t = usePublishing();
  if (isRevert && to === null)
    return (
      <div>
        <Text as="dt" tone="muted">
          {t(kind === 'locationSettings' ? 'settings' : kind)}
        </Text>
        <dd>{t('backFrom', { version: from?.base?.version ?? 0 })}</dd>
      </div>
    );
  return (
    <div>
      <Text as="dt" tone="muted">
        {t(kind === 'locationSettings' ? 'settings' : kind)}
      </Text>
      <dd>
        <VersionPair from={from?.base?.version ?? null} to={to?.base?.version ?? null} />
        <Layer
          level="group"
          label={t('groupChanges')}
          from={from?.groupOverride?.version}
          to={to?.groupOverride?.version}
        />
        <Layer level="here" label={t('ownChanges')} from={from?.override?.version} to={to?.override?.version} />
      </dd>
    </div>
  );
}

type LayerProps = {
  readonly level: 'group' | 'here';
  readonly label: string;
  readonly from: number | undefined;
  readonly to: number | undefined;
};

function Layer({ level, label, from, to }: LayerProps) {
  if (from === to) return null;
  const Icon = originIcons[level];
  return (
    <span className={styles.layer} data-level={level}>
      <Icon size={12} stroke={2} role="img" aria-label={label} />
      <VersionPair from={from ?? null} to={to ?? null} />
    </span>
  );
}

function useOutcome({ entry, action }: LocationCardProps): string {
  const t = usePublishing();
  const { state, dueTime, endTime, zone, versions } = entry;
  const time = endTime ? formatTime(endTime) : '';
  if (state === 'scheduled') return storeMoment(dueTime, zone);
  if (state === 'held') return t('onHold');
  if (state === 'waiting') return t('waiting');
  if (state === 'running') return t('publishing');
  if (state === 'live' || state === 'sent') return t(action === 'REVERT' ? 'revertedAt' : 'sentAt', { time });
  const current = versions[0]?.from?.base?.version;
  return current === undefined ? t('staysOnNothing') : t('staysOn', { version: current });
}

/** Whether it runs there, once it was sent. */
function Runs({ entry: { state, runs } }: { readonly entry: BoardEntry }) {
  return (state === 'sent' || state === 'live') && <LocationStateTag state={runs} />;
}

/** The preview of the location: the problem there, with the way to it. Employment has none of menus. */
function SeeWhy({ entry: { id, name, versions } }: { readonly entry: BoardEntry }) {
  const t = usePublishing();
  const compose = useComposePublish();
  if (versions.every(({ kind }) => kind === 'employment')) return null;
  return (
    <Button size="sm" variant="subtle" aria-label={t('seeWhyNamed', { name })} onClick={() => void compose([id])}>
      {t('seeWhy')}
    </Button>
  );
}

function NextActions({ entry, canRevert, actions, onChangeTime }: LocationCardProps): ReactNode {
  const t = usePublishing();
  const { state, name, id, canAct } = entry;
  if (!canAct) return null;
  if (state === 'failed')
    return (
      <Row as="span" gap={1} justify="end" wrap inline place="end">
        <SeeWhy entry={entry} />
        <Button
          size="sm"
          aria-label={t('tryAgainNamed', { name })}
          leftSection={<IconRefresh size={14} stroke={1.75} aria-hidden />}
          onClick={() => actions.tryAgain([entry])}
        >
          {t('tryAgain')}
        </Button>
      </Row>
    );
  if (state === 'scheduled' || state === 'waiting' || state === 'held')
    return (
      <Row as="span" justify="end" wrap inline place="end">
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('changeTimeNamed', { name })}
          leftSection={<IconCalendarClock size={14} stroke={1.75} aria-hidden />}
          onClick={() => onChangeTime(id)}
        >
          {t('changeTime')}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('unscheduleNamed', { name })}
          onClick={() => actions.unschedule([entry], name)}
        >
          {t('unschedule')}
        </Button>
      </Row>
    );
  if (canRevert && (state === 'live' || state === 'sent'))
    return (
      <Button
        size="xs"
        variant="subtle"
        aria-label={t('revertNamed', { name })}
        leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
        onClick={() => actions.revert([entry], name)}
      >
        {t('revert')}
      </Button>
    );
  return null;
}
