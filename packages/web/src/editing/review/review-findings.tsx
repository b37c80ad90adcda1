import { type Problem, problemKey } from '@servery/domain';
import { useMemo } from 'react';
import { findingsPhrases } from '../../phrases/findings.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Muted } from '../../ui/layout/muted.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import { levelNow } from '../draft/level-now.ts';
import { FindingLists } from './finding-lists.tsx';

/** The problems of the draft: those that these changes bring are listed, those from before are counted. */
export function ReviewFindings() {
  const t = usePhrases(findingsPhrases);
  const { draft, loaded } = useEditorState((state) => state);
  const { adapter, level } = useEditor();
  const { added, before } = useMemo(() => {
    const now = levelNow(level, Date.now());
    const known = new Set(adapter.kind.check(loaded.saved, now).map(problemKey));
    const problems = adapter.kind
      .check(draft, now)
      .filter(({ path }) => !loaded.layers.withheld.includes(String(path[0])));
    const isKnown = (problem: Problem) => known.has(problemKey(problem));
    return { added: problems.filter((one) => !isKnown(one)), before: problems.filter(isKnown).length };
  }, [adapter, level, draft, loaded]);
  if (added.length === 0) return null;
  return (
    <Stack as="section" gap={2} above={4} aria-label={t('beforeSaving')}>
      <Heading>{t('beforeSaving')}</Heading>
      <FindingLists problems={added} document={draft} />
      {before > 0 && <Muted small>{t('before', { count: before })}</Muted>}
    </Stack>
  );
}
