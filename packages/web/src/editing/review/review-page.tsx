import { Button } from '@mantine/core';
import { type Change, editCount, editedPlace, invert, isWithin, type Path, placeDecided } from '@servery/domain';
import { type ChangeSentence, foldedSentences, sentencesOf } from '@servery/words';
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2 } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useClientSize } from '../../session/client-size.ts';
import { IntoFrame } from '../../ui/frame/frame-slot.tsx';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { changeDraft } from '../draft/draft-store.ts';
import { useChanges, useEditor, useEditorState } from '../draft/editor-context.ts';
import { useOverridesBelow, useOverridingLocations } from '../overrides/below/use-overrides-below.ts';
import { SentenceGroupCard } from '../words/sentence-group-card.tsx';
import { AffectedLocations } from './affected-locations.tsx';
import { BrokenBelow } from './broken-below.tsx';
import { ReviewFindings } from './review-findings.tsx';
import styles from './review-page.module.css';
import { useReview } from './use-review.ts';

/** The differences viewer: the changes that a save would make, in sentences, and the locations it reaches. */
export function ReviewPage() {
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  const review = useReview();
  const isNarrow = useClientSize(({ width }) => width < 1024);
  const changes = useChanges();
  const { loaded, draft } = useEditorState((state) => state);
  const [isCollapsed, setCollapsed] = useState(false);
  const [chosen, setChosen] = useState<Change | null>(null);
  const { words } = editor.adapter;
  const groups = useMemo(
    () => foldedSentences(sentencesOf(changes, words, { before: loaded.saved, after: draft })),
    [changes, words, loaded.saved, draft],
  );
  const sentences = groups.flatMap((group) => group.sentences.map((sentence) => ({ group, sentence })));
  const selected = sentences.find(({ sentence }) => sentence.change === chosen) ?? sentences[0];
  const overridesBelowOf = useOverridesBelowByPlace();
  const handleRevert = (reverted: readonly Change[]) => changeDraft(editor, invert(reverted));
  const overridesBelowText = ({ change }: ChangeSentence) => {
    const count = overridesBelowOf(editedPlace(change));
    return count > 0 ? t('locationsKeep', { count }) : null;
  };
  const affected = selected && (
    <AffectedLocations
      name={[selected.group.name, selected.sentence.field].filter(Boolean).join(', ')}
      sentence={selected.sentence}
    />
  );
  return (
    <>
      <IntoFrame slot="crumbs">
        <Text weight="semibold">{t('review')}</Text>
      </IntoFrame>
      <Page>
        <Stack gap={1} maxWidth={840}>
          <PageHeader
            title={t('reviewTitle', { count: editCount(changes) })}
            subtitle={changes.length > 0 && t('inThings', { count: groups.length })}
            actions={groups.length > 1 && <CollapseAll isCollapsed={isCollapsed} onChange={setCollapsed} />}
          />
          {groups.length > 0 && <ReviewFindings />}
          {groups.length > 0 && <BrokenBelow />}
          <div className={styles.groups}>
            {groups.length === 0 && (
              <EmptyState title={t('noChanges')} action={<Button onClick={review.close}>{t('backToEditing')}</Button>}>
                {t('noChangesText')}
              </EmptyState>
            )}
            {groups.map((group) => (
              <SentenceGroupCard
                key={group.key}
                group={group}
                isCollapsed={isCollapsed}
                onRevert={handleRevert}
                selected={selected?.sentence.change ?? null}
                onSelect={({ change }) => setChosen(change)}
                meta={overridesBelowText}
              />
            ))}
          </div>
          {isNarrow && affected && (
            <section className={styles.below} aria-label={t('whoIsAffected')}>
              {affected}
            </section>
          )}
        </Stack>
      </Page>
      {!isNarrow && affected && (
        <aside className={styles.aside} aria-label={t('whoIsAffected')}>
          {affected}
        </aside>
      )}
    </>
  );
}

type CollapseAllProps = { readonly isCollapsed: boolean; readonly onChange: (isCollapsed: boolean) => void };

function CollapseAll({ isCollapsed, onChange }: CollapseAllProps) {
  const t = usePhrases(configurationPhrases);
  const Icon = isCollapsed ? IconArrowsDiagonal : IconArrowsDiagonalMinimize2;
  return (
    <Button
      variant="subtle"
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={() => onChange(!isCollapsed)}
    >
      {t(isCollapsed ? 'expandAll' : 'collapseAll')}
    </Button>
  );
}

/** How many stores below keep their own value of a place. */
function useOverridesBelowByPlace(): (path: Path) => number {
  const overridesBelow = useOverridesBelow([]);
  const overridingLocations = useOverridingLocations();
  return (path) =>
    overridingLocations(
      (overridesBelow ?? []).filter(({ changes }) =>
        changes.some((change) => isWithin(placeDecided(change), path) || isWithin(path, placeDecided(change))),
      ),
    );
}
