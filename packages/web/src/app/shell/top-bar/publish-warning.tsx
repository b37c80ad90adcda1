import { IconAlertTriangle, IconCloudUp, IconHourglass, IconLoader2, IconPlayerPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { confirmInterval, unconfirmedLocations } from '../../../publishing/location-state.tsx';
import { isOnHold, isOnlyScheduled, runningQuery, type Workflow } from '../../../publishing/publishing.ts';
import { syncStatusQuery, unpublishedLocations } from '../../../publishing/sync-status.ts';
import { usePulse } from '../../../publishing/use-pulse.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import styles from './top-bar.module.css';

/** SH-09: how many locations wait for a publish, how far one is, or how many are not live after it, to those who may configure. */
export function PublishWarning() {
  const session = useSession();
  return hasFeature(session, 'accessConfigurationOptions') ? <Warning companyId={session.userCompanyId} /> : null;
}

function Warning({ companyId }: { readonly companyId: string }) {
  const routes = useRouter().routesByPath;
  usePulse(companyId);
  const { data = [], refetch } = useQuery({
    ...syncStatusQuery(companyId),
    refetchInterval: ({ state }) => confirmInterval(state.data ?? []),
  });
  const menus = useQuery(runningQuery('locations', companyId)).data ?? [];
  const employment = useQuery(runningQuery('employment', companyId)).data ?? [];
  const progress = progressOf([...menus, ...employment]);
  useReload(progress !== null, refetch);
  const statusPath: string = '/publishStatus' in routes ? '/publishStatus' : '/home';
  if (progress) {
    const path: string = progressOf(menus) ? '/menu/publish' : '/employment/publish';
    return <Running target={path in routes ? path : statusPath} {...progress} />;
  }
  const count = unpublishedLocations(data).length;
  if (count > 0) return <Waiting target={statusPath} count={count} />;
  const unconfirmed = unconfirmedLocations(data).length;
  return unconfirmed === 0 ? null : <NotLive target={statusPath} count={unconfirmed} />;
}

type CountProps = { readonly target: string; readonly count: number };

function Waiting({ target, count }: CountProps) {
  const t = usePhrases(shellPhrases);
  return (
    <Link to={target} className={styles.warning}>
      <IconCloudUp size={16} stroke={1.75} aria-hidden />
      <span className={styles.warningText}>{t('toPublish', { count })}</span>
    </Link>
  );
}

/** Everything is sent, and terminals that are in contact have not confirmed it. */
function NotLive({ target, count }: CountProps) {
  const t = usePhrases(shellPhrases);
  return (
    <Link to={target} search={{ show: 'failed' }} className={styles.warning}>
      <IconHourglass size={16} stroke={1.75} aria-hidden />
      <span className={styles.warningText}>{t('notLive', { count })}</span>
    </Link>
  );
}

type Progress = {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
  readonly isHeld: boolean;
};

function Running({ target, done, failed, total, isHeld }: Progress & { readonly target: string }) {
  const t = usePhrases(shellPhrases);
  const Icon = failed > 0 ? IconAlertTriangle : isHeld ? IconPlayerPause : IconLoader2;
  return (
    <Link to={target} className={styles.warning} data-running={(failed === 0 && !isHeld) || undefined}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span className={styles.warningText}>{t(isHeld ? 'publishingOnHold' : 'publishing', { done, total })}</span>
    </Link>
  );
}

/** The progress of the running publications, all together; one that only waits for its time does not count. */
function progressOf(workflows: readonly Workflow[]): Progress | null {
  const begun = workflows.filter(({ counts }) => !isOnlyScheduled(counts));
  if (begun.length === 0) return null;
  const sum = (...states: readonly string[]) =>
    begun.reduce((total, { counts }) => states.reduce((part, state) => part + (counts[state] ?? 0), total), 0);
  return {
    done: sum('COMPLETED'),
    failed: sum('FAILED'),
    total: sum('SCHEDULED', 'WAITING', 'RUNNING', 'COMPLETED', 'FAILED'),
    isHeld: begun.every(isOnHold),
  };
}

/** PB-21: when a running publication is over, the waiting changes are read again. */
function useReload(isRunning: boolean, reload: () => unknown): void {
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) reload();
    wasRunning.current = isRunning;
  }, [isRunning, reload]);
}
