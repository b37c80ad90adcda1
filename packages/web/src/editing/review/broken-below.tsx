import { applyChanges, keepsFromSaving, problemKey } from '@servery/domain';
import { placedMessage } from '@servery/words';
import { findingsPhrases } from '../../phrases/findings.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Muted } from '../../ui/layout/muted.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Finding } from '../../ui/messages/finding.tsx';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import { PlaceLink } from './finding-lists.tsx';
import { type BrokenStore, useBrokenBelow } from './use-broken-below.ts';

/** Stores and groups whose own values do not go together with what is about to be saved: `Navy Pier: PLU 5555 belongs to Caesar.` */
export function BrokenBelow() {
  const t = usePhrases(findingsPhrases);
  const { broken, left } = useBrokenBelow();
  if (broken.length === 0 && left === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label={t('below')}>
      <Heading>{t('below')}</Heading>
      {broken.map((one) => (
        <BrokenLines key={one.store.tenantId} {...one} />
      ))}
      {left > 0 && <Muted small>{t('belowLeft', { count: left })}</Muted>}
      <Muted small>{t('belowHint')}</Muted>
    </Stack>
  );
}

function BrokenLines({ store, problems }: BrokenStore) {
  const t = usePhrases(findingsPhrases);
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const document = applyChanges(draft, store.changes).document;
  return problems.map((problem) => (
    <Finding key={problemKey(problem)} tone={keepsFromSaving(problem, 'below') ? 'bad' : 'info'}>
      <PlaceLink document={document} path={problem.path} tenantId={store.tenantId}>
        {t('there', { store: store.name, problem: placedMessage(adapter.words, document, problem) })}
      </PlaceLink>
    </Finding>
  ));
}
