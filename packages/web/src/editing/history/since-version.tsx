import { Button } from '@mantine/core';
import { type Change, diff } from '@servery/domain';
import { foldedSentences, sentencesOf } from '@servery/words';
import { IconHistory } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { unwrap } from '../../api/api-result.ts';
import { keys } from '../../api/keys.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Text } from '../../ui/layout/text.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import { type PastVersion, readChangesSince } from '../document/configuration-calls.ts';
import { changeDraft, ownVersion } from '../draft/draft-store.ts';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import { mayEdit } from '../draft/may-edit.ts';
import { VersionLines } from '../words/version-lines.tsx';
import styles from './history-panel.module.css';
import { without } from './without-versions.ts';

type SinceVersionProps = {
  readonly version: PastVersion;
  /** The draft is as this version was. */
  readonly onBroughtBack: () => void;
};

/** The changes since a version, and the way back to it. */
export function SinceVersion({ version: { version }, onBroughtBack }: SinceVersionProps) {
  const t = usePhrases(configurationPhrases);
  const { data: changes, isPending, isError, refetch } = useQuery(useSinceQuery(version));
  if (isPending) return <SkeletonTable rows={2} />;
  if (isError) return <ErrorState title={t('historyFailed')} onRetry={() => refetch()} />;
  return <Since version={version} changes={changes} onBroughtBack={onBroughtBack} />;
}

/** The changes between a version and the one that was loaded. */
function useSinceQuery(version: number) {
  const editor = useEditor();
  const { adapter, level } = editor;
  const versions = useEditorState((state) => state.loaded.layers.versions);
  const [documentId, upTo] = [versions.id, ownVersion(editor, versions)];
  return queryOptions({
    queryKey: keys.configuration(
      'changes',
      level.companyId,
      adapter.kind.kind,
      documentId,
      level.tenantId,
      version,
      upTo,
    ),
    queryFn: async () => unwrap(await readChangesSince({ adapter, level, documentId }, version, upTo)).changes,
    structuralSharing: false,
  });
}

interface SinceProps extends Pick<SinceVersionProps, 'onBroughtBack'> {
  readonly version: number;
  readonly changes: readonly Change[];
}

function Since({ version, changes, onBroughtBack }: SinceProps) {
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  const { words, kind } = editor.adapter;
  const now = useEditorState((state) => state.loaded.saved);
  const { then, since, back } = useMemo(() => {
    const then = without(now, [{ changes }]);
    return { then, since: diff(then, now, kind.identifiers), back: diff(now, then, kind.identifiers) };
  }, [now, changes, kind]);
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
