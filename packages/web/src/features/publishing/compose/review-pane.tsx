import { useMemo } from 'react';
import { firstNames } from '../../../phrases/first-names.ts';
import { sentenceCount } from '../../../publishing/changed-entities.ts';
import { ChangesByPlace } from '../../../publishing/changes-by-place.tsx';
import type { WorkflowName } from '../../../publishing/publishing.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { VersionPair } from '../../../ui/data/version-pair.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { ReviewFold } from '../../../ui/review/review-fold.tsx';
import type { PendingKind } from '../publish-calls.ts';
import { type ReviewGroup, reviewGroups, withheldCount } from '../review-groups.ts';
import { usePublishing } from '../run-words.ts';
import type { Previews } from '../use-previews.ts';
import { WithheldLines } from '../withheld-lines.tsx';
import styles from './compose.module.css';

type ReviewPaneProps = {
  readonly workflow: WorkflowName;
  readonly locations: readonly SyncStatus[];
  readonly total: number;
  readonly previews: Previews;
};

/** The changes that the chosen locations would get, in sentences; locations where the same would change are read once. */
export function ReviewPane({ locations, total, previews }: ReviewPaneProps) {
  const t = usePublishing();
  return (
    <section className={styles.review} aria-label={t('review')}>
      <Heading>{t('review')}</Heading>
      <Review locations={locations} total={total} previews={previews} />
    </section>
  );
}

function Review({ locations, total, previews }: Omit<ReviewPaneProps, 'workflow'>) {
  const t = usePublishing();
  const names = useMemo(() => new Map(locations.map(({ id, name }) => [id, name])), [locations]);
  const known = useMemo(() => previews.data.filter(({ locationId }) => names.has(locationId)), [previews.data, names]);
  const groups = useMemo(() => reviewGroups(known).filter(({ kinds }) => kinds.length > 0), [known]);
  if (locations.length === 0) return <EmptyState title={t('reviewEmpty')}>{t('reviewEmptyHint')}</EmptyState>;
  if (previews.isPending && known.length === 0) return <SkeletonTable rows={6} />;
  return (
    <>
      {previews.isError && (
        <ErrorState title={t('reviewFailed')} onRetry={previews.refetch}>
          {t('reviewFailedHint')}
        </ErrorState>
      )}
      {groups.length === 0 && !previews.isError && (
        <EmptyState title={t('reviewNothing')}>{t('reviewNothingHint')}</EmptyState>
      )}
      {groups.map((group, at) => (
        <Group key={group.id} group={group} names={names} total={total} isOpen={at === 0 || groups.length <= 3} />
      ))}
    </>
  );
}

type Names = ReadonlyMap<string, string>;

type GroupProps = {
  readonly group: ReviewGroup;
  readonly names: Names;
  readonly total: number;
  readonly isOpen: boolean;
};

function Group({ group, names, total, isOpen }: GroupProps) {
  const t = usePublishing();
  const members = group.locationIds.map((id) => names.get(id) ?? id);
  const count = members.length;
  const isAll = count === total && count > 1;
  const [only] = members;
  const title = count === 1 ? only : isAll ? t('allLocations', { count }) : t('locationsCount', { count });
  return (
    <ReviewFold title={title} meta={count > 1 && firstNames(members)} isOpen={isOpen}>
      {group.kinds.map((pending) => (
        <Kind key={pending.kind} pending={pending} />
      ))}
    </ReviewFold>
  );
}

function Kind({ pending }: { readonly pending: PendingKind }) {
  const t = usePublishing();
  const { kind, fromVersion, toVersion, changeCount, firstPublication } = pending;
  const more = changeCount - sentenceCount(pending.groups) - withheldCount(pending);
  return (
    <div className={styles.kind}>
      <header className={styles.kindHead}>
        <h3>{t(kind)}</h3>
        <VersionPair from={fromVersion ?? null} to={toVersion ?? null} />
        <Text place="end" tone="muted" size="sm">
          {firstPublication ? t('firstPublication') : t('changes', { count: changeCount })}
        </Text>
      </header>
      {firstPublication && <Muted>{t('firstPublicationText', { version: toVersion ?? 0 })}</Muted>}
      <ChangesByPlace groups={pending.groups} />
      {more > 0 && <Muted>{t('moreChanges', { count: more })}</Muted>}
      <WithheldLines pending={pending} />
    </div>
  );
}
