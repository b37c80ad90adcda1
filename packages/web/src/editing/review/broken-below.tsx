import { applyChanges, keepsFromSaving, problemKey } from '@servery/domain';
import { placedMessage } from '@servery/words';
import { useMemo } from 'react';
import { findingsPhrases } from '../../phrases/findings.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Muted } from '../../ui/layout/muted.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { Finding } from '../../ui/messages/finding.tsx';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import { PlaceOfDraft } from './finding-lists.tsx';
import { type BrokenStore, useBrokenBelow } from './use-broken-below.ts';

/**
 * Stores and groups whose own values do not go together with the changes about to be saved: `Navy Pier: PLU 5555 is already used by Caesar.`
 * Nothing where no store overrides any of the fields.
 */
export function BrokenBelow() {
  const t = usePhrases(findingsPhrases);
  const { level } = useEditor();
  const { state, askAgain, broken, concerned, left, isChecking } = useBrokenBelow();
  if (level.kind === 'here' || (state === 'known' && concerned === 0)) return null;
  if (state === 'unasked') return <Muted small>{t('belowUnseen')}</Muted>;
  if (state === 'pending') return <Muted small>{t('belowChecking')}</Muted>;
  if (state === 'failed')
    return (
      <ErrorState title={t('belowFailed')} onRetry={askAgain}>
        {t('belowFailedText')}
      </ErrorState>
    );
  return (
    <Stack as="section" gap={2} aria-label={t('below')}>
      <Heading>{t('below')}</Heading>
      {broken.map((one) => (
        <BrokenLines key={one.store.tenantId} {...one} />
      ))}
      {isChecking && <Muted small>{t('belowChecking')}</Muted>}
      {!isChecking && broken.length === 0 && (
        <Finding tone="good">{t('belowFits', { count: concerned - left })}</Finding>
      )}
      {left > 0 && <Muted small>{t('belowLeft', { count: left })}</Muted>}
      {broken.length > 0 && <Muted small>{t('belowHint')}</Muted>}
    </Stack>
  );
}

function BrokenLines({ store, problems }: BrokenStore) {
  const t = usePhrases(findingsPhrases);
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const document = useMemo(() => applyChanges(draft, store.changes).document, [draft, store]);
  return problems.map((problem) => (
    <Finding key={problemKey(problem)} tone={keepsFromSaving(problem, 'below') ? 'bad' : 'info'}>
      <PlaceOfDraft document={document} path={problem.path} tenantId={store.tenantId}>
        {t('there', { store: store.name, problem: placedMessage(adapter.words, document, problem) })}
      </PlaceOfDraft>
    </Finding>
  ));
}
