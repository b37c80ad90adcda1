import { Button } from '@mantine/core';
import { diff } from '@servery/domain';
import { foldedSentences, sentencesOf } from '@servery/words';
import { IconHistory } from '@tabler/icons-react';
import { useMemo } from 'react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Text } from '../../ui/layout/text.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import type { PastVersion } from '../document/configuration-calls.ts';
import { changeDraft } from '../draft/draft-store.ts';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import { mayEdit } from '../draft/may-edit.ts';
import { VersionLines } from '../words/version-lines.tsx';
import styles from './history-panel.module.css';
import { without } from './without-versions.ts';

type SinceVersionProps = {
  readonly version: PastVersion;
  /** All there are, newest first. */
  readonly versions: readonly PastVersion[];
  /** The draft is as this version was. */
  readonly onBroughtBack: () => void;
};

/** What is different now from what a version left, and the way back to it. */
export function SinceVersion({ version: compared, versions, onBroughtBack }: SinceVersionProps) {
  const { version } = compared;
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  const { words, kind } = editor.adapter;
  const now = useEditorState((state) => state.loaded.saved);
  const { then, since, back } = useMemo(() => {
    const then = without(now, versions.slice(0, versions.indexOf(compared)));
    return { then, since: diff(then, now, kind.identifiers), back: diff(now, then, kind.identifiers) };
  }, [now, versions, compared, kind]);
  const groups = useMemo(
    () => foldedSentences(sentencesOf(since, words, { before: then, after: now })),
    [since, words, then, now],
  );
  const mayBringBack = back.length > 0 && back.every(({ path }) => mayEdit(editor, path));
  const handleBringBack = () => {
    const count = changeDraft(editor, back).length;
    notify.info(t(count === 0 ? 'versionBack' : 'versionBackInPart', { version, count }));
    onBroughtBack();
  };
  return (
    <section className={styles.since} aria-label={t('sinceVersion', { version })}>
      <Text as="p" weight="medium" size="sm">
        {t(since.length === 0 ? 'sameAsVersion' : 'sinceVersion', { version })}
      </Text>
      <VersionLines groups={groups} />
      {mayBringBack && (
        <div>
          <Button size="sm" leftSection={<IconHistory size={14} stroke={1.75} aria-hidden />} onClick={handleBringBack}>
            {t('bringBack', { version })}
          </Button>
        </div>
      )}
    </section>
  );
}
