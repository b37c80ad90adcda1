import { Button } from '@mantine/core';
import { type Change, invert, overrideChanges } from '@servery/domain';
import { foldedSentences, sentencesOf } from '@servery/words';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import type { LoadedDocument } from '../../document/load-document.ts';
import { changeDraft, type Editor } from '../../draft/draft-store.ts';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';
import { SentenceGroupCard } from '../../words/sentence-group-card.tsx';
import { dropKept } from './drop-kept.ts';
import { useOwnChanges } from './use-own-changes.ts';

/** Everything this level makes different, in sentences; each can follow the level above again. */
export function OverridesPanel({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  const cache = useQueryClient();
  const { loaded, draft } = useEditorState((state) => state);
  const changes = useOwnChanges();
  const { words } = editor.adapter;
  const orphaned = new Set(loaded.orphans);
  const groups = useMemo(
    () => foldedSentences(sentencesOf(changes, words, { before: loaded.parent, after: draft })),
    [changes, words, loaded.parent, draft],
  );
  const handleRevert = (reverted: readonly Change[]) => {
    const gone = reverted.filter((change) => orphaned.has(change));
    changeDraft(editor, invert(reverted.filter((change) => !orphaned.has(change))));
    if (gone.length > 0) dropKept(editor, cache, gone).catch((error: unknown) => console.error(error));
  };
  const same = useMemo(() => sameAsInherited(editor, loaded), [editor, loaded]);
  return (
    <SidePanel title={t('overridesTitle', { name: editor.level.name })} isOpen onClose={onClose} width={520}>
      {groups.length === 0 && <EmptyState title={t('noOverrides', { name: editor.level.name })} />}
      {same > 0 && (
        <Row gap={2} wrap>
          <Muted>{t('keptSame', { count: same })}</Muted>
          {editor.level.canSave && (
            <Button
              variant="link"
              onClick={() => dropKept(editor, cache, []).catch((error: unknown) => console.error(error))}
            >
              {t('dropSame', { count: same })}
            </Button>
          )}
        </Row>
      )}
      {groups.map((group) => (
        <SentenceGroupCard
          key={group.key}
          group={group}
          {...(editor.level.canSave && {
            onRevert: handleRevert,
          })}
          meta={({ changes: said }) => (said.some((change) => orphaned.has(change)) ? t('orphan') : null)}
        />
      ))}
    </SidePanel>
  );
}

/** How many kept changes make no difference by now, since the values above them have come to be the same. */
function sameAsInherited({ adapter }: Editor, { parent, layers }: LoadedDocument): number {
  return overrideChanges(parent, layers.own, adapter.kind.identifiers).filter(({ state }) => state === 'same').length;
}
