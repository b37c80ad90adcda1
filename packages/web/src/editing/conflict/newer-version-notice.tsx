import { Button } from '@mantine/core';
import { diff } from '@servery/domain';
import { foldedSentences, sentencesOf } from '@servery/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '../../api/api-result.ts';
import { keys } from '../../api/keys.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Row } from '../../ui/layout/row.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import { readChangesSince } from '../document/configuration-calls.ts';
import type { LoadedDocument } from '../document/load-document.ts';
import { ownVersion } from '../draft/draft-store.ts';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import { VersionLines } from '../words/version-lines.tsx';
import { askAboutClashes } from './clash-store.ts';
import styles from './newer-version-notice.module.css';
import { compareWithSaved, settleOn } from './rebase-draft.ts';

/** The people who saved while this draft was edited, their changes, and the way to bring these into the draft before saving. */
export function NewerVersionNotice({ newer }: { readonly newer: LoadedDocument }) {
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  const { adapter } = editor;
  const before = useEditorState((state) => state.loaded);
  const versions = useVersionsBetween(before, newer);
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const changes = diff(before.saved, newer.saved, adapter.kind.identifiers);
  const people = [...new Set(versions.map(({ by }) => by))].join(', ') || t('somebodyElse');
  const version = ownVersion(editor, newer.layers.versions);

  const handleAdd = async () => {
    const rebasing = compareWithSaved(editor, { ver: version, changes, versions });
    setAsking(true);
    const choose = rebasing.clashes.length === 0 ? () => 'mine' as const : await askAboutClashes(editor, rebasing);
    setAsking(false);
    if (choose === null) return;
    // Edits made since the notice appeared count as well.
    settleOn(editor, newer, { rebasing: compareWithSaved(editor, rebasing.meanwhile), choose });
    notify.success(t('theirsAdded'));
  };
  return (
    <section className={styles.notice} aria-label={t('newerVersion', { people, version })}>
      <Row gap={2} lineGap={1} wrap>
        <p className={styles.text} role="status">
          <b>{t('newerVersion', { people, version })}</b> <span>{t('newerText')}</span>
        </p>
        <Button size="sm" variant="subtle" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'hideTheirs' : 'showTheirs')}
        </Button>
        <Button size="sm" disabled={isAsking} onClick={handleAdd}>
          {t('addTheirs')}
        </Button>
      </Row>
      {isShown && (
        <div className={styles.changes}>
          {changes.length === 0 && <p>{t('newerNothing')}</p>}
          <VersionLines
            groups={foldedSentences(sentencesOf(changes, adapter.words, { before: before.saved, after: newer.saved }))}
          />
        </div>
      )}
    </section>
  );
}

/** The versions that this level saved after the one that was loaded, oldest first. */
function useVersionsBetween(before: LoadedDocument, newer: LoadedDocument) {
  const editor = useEditor();
  const { adapter, level } = editor;
  const documentId = newer.layers.versions.id;
  const [from, to] = [ownVersion(editor, before.layers.versions), ownVersion(editor, newer.layers.versions)];
  const { data = [] } = useQuery({
    queryKey: keys.configuration('since', level.companyId, adapter.kind.kind, documentId, level.tenantId, from, to),
    queryFn: async () => unwrap(await readChangesSince({ adapter, level, documentId }, from, to)).versions,
  });
  return data;
}
