import type { ChangedAlike } from '@servery/contract';
import { useMemo } from 'react';
import { firstNames } from '../../../phrases/first-names.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { savesOfManyPhrases } from '../../../phrases/settings/saves-of-many.ts';
import { sentenceCount } from '../../../publishing/changed-entities.ts';
import { ChangesByPlace } from '../../../publishing/changes-by-place.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { ReviewFold } from '../../../ui/review/review-fold.tsx';
import styles from './changes-preview.module.css';
import type { Preview } from './use-changes-preview.ts';

type ChangesPreviewProps = {
  readonly preview: Preview;
  readonly total: number;
  readonly names: ReadonlyMap<string, string>;
  /** Said where nothing would change anywhere. */
  readonly nothingChanges: string;
};

/** Groups beyond these are only counted. */
const groupsShown = 20;

/** The changes that would be made, in sentences; locations with the same changes are read once. */
export function ChangesPreview({ preview, total, names, nothingChanges }: ChangesPreviewProps) {
  const t = usePhrases(savesOfManyPhrases);
  const { groups, done, isWhole, isError, retry } = preview;
  const isNothing = isWhole && groups.every(({ changeCount }) => changeCount === 0);
  const more = groups.slice(groupsShown).reduce((sum, { locations }) => sum + locations.length, 0);
  return (
    <>
      {isError && (
        <ErrorState title={t('previewFailed')} onRetry={retry}>
          {t('previewFailedHint')}
        </ErrorState>
      )}
      {!isWhole && !isError && (
        <Muted role="status" small>
          {t('looking', { done, count: total })}
        </Muted>
      )}
      {!isWhole && !isError && done === 0 && <SkeletonTable rows={3} />}
      {isNothing && <p role="status">{nothingChanges}</p>}
      {done > 0 && (
        <div className={styles.preview}>
          {groups.slice(0, groupsShown).map((group, at) => (
            <Group key={group.locations[0]?.tenantId} group={group} names={names} isOpen={at === 0} />
          ))}
          {more > 0 && <Muted>{t('moreGroups', { count: more })}</Muted>}
        </div>
      )}
    </>
  );
}

type GroupProps = {
  readonly group: ChangedAlike;
  readonly names: ChangesPreviewProps['names'];
  readonly isOpen: boolean;
};

function Group({ group, names, isOpen }: GroupProps) {
  const t = usePhrases(savesOfManyPhrases);
  const { locations, changes, changeCount, leftOut, secrets } = group;
  const members = useMemo(
    () => locations.map(({ tenantId }) => names.get(tenantId) ?? tenantId).toSorted(byName.compare),
    [locations, names],
  );
  const count = members.length;
  const more = changeCount - sentenceCount(changes);
  const said = changeCount === 0 ? t('unchangedHere') : t('changes', { count: changeCount });
  return (
    <ReviewFold
      title={count === 1 ? members[0] : t('locationsCount', { count })}
      meta={count === 1 ? said : `${firstNames(members)} · ${said}`}
      isOpen={isOpen}
    >
      <ChangesByPlace groups={changes} />
      {more > 0 && <Muted>{t('moreChanges', { count: more })}</Muted>}
      {leftOut.length > 0 && (
        <section className={styles.leftOut} aria-label={t('leftOut')}>
          <Text as="p" weight="medium">
            {t('leftOut')}
          </Text>
          <ChangesByPlace groups={leftOut} />
        </section>
      )}
      {secrets > 0 && <Muted small>{t('secrets', { count: secrets })}</Muted>}
    </ReviewFold>
  );
}

const byName = new Intl.Collator('en', { numeric: true });
