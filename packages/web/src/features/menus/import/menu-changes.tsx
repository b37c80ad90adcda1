import { foldedSentences, type SentenceGroup, sentencesOf } from '@servery/words';
import { useMemo } from 'react';
import { menuWords } from '../../../editing/words/menu-words.ts';
import { menuImportPhrases } from '../../../phrases/menus/menu-import.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Count } from '../../../ui/data/count.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './import.module.css';
import type { ChangedMenu, ImportReading } from './import-reading.ts';
import type { useChangedMenu } from './use-changed-menu.ts';

type Source = Extract<ImportReading, { kind: 'menu' }>['source'];

type MenuChangesProps = {
  readonly source: Source;
  readonly changed: ReturnType<typeof useChangedMenu>['changed'];
};

/** The changes that the import would make in the existing menu, before anything is saved. */
export function MenuChanges({ source, changed: { data, isPending, error, refetch } }: MenuChangesProps) {
  const t = usePhrases(menuImportPhrases);
  if (isPending) return <SkeletonTable rows={8} />;
  if (error || !data) {
    return (
      <ErrorState title={t('menuLoadFailed')} onRetry={() => refetch()}>
        {error?.message}
      </ErrorState>
    );
  }
  if (data.changes.length === 0) return <EmptyState title={t('menuSame')}>{t('menuSameText')}</EmptyState>;
  return <Sentences data={data} source={source} />;
}

function Sentences({ data, source }: { readonly data: ChangedMenu; readonly source: Source }) {
  const t = usePhrases(menuImportPhrases);
  const { groups, reported, positions } = useMemo(() => reportedChanges(data), [data]);
  return (
    <section aria-labelledby="import-changes">
      <h2 id="import-changes" className={styles.heading}>
        {t('menuChanges')} <Count value={reported} />
      </h2>
      <Muted small>
        {t(`menuChangesHint.${source}`)} {positions > 0 && t('positions', { count: positions })}
      </Muted>
      <ChangeList label={t('menuChanges')} groups={groups} />
    </section>
  );
}

/** Places in lists are summed up: a number that moves by one for every entity says nothing on its own. */
function reportedChanges({ before, after, changes }: ChangedMenu) {
  const reported = changes.filter(({ kind, path }) => kind !== 'ARRAY_REORDERED' && path.at(-1) !== 'order');
  const groups: readonly SentenceGroup[] = foldedSentences(sentencesOf(reported, menuWords, { before, after }));
  return { groups, reported: reported.length, positions: changes.length - reported.length };
}
