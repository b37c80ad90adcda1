import { Button } from '@mantine/core';
import { type Change, invert } from '@servery/domain';
import { foldedSentences, sentencesOf, withheldSentence } from '@servery/words';
import { IconArrowBackUp } from '@tabler/icons-react';
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
import { type PastVersion, readVersion } from '../document/configuration-calls.ts';
import { changeDraft } from '../draft/draft-store.ts';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import { mayEdit } from '../draft/may-edit.ts';
import { VersionLines } from '../words/version-lines.tsx';
import { without } from './without-versions.ts';

interface OpenedVersionProps {
  readonly version: PastVersion;
  /** The draft has taken it back. */
  readonly onUndone: () => void;
}

/** The changes of one version, and the way to take them back; read when it is opened. */
export function OpenedVersion({ version, onUndone }: OpenedVersionProps) {
  const t = usePhrases(configurationPhrases);
  const { adapter } = useEditor();
  const { data, isPending, isError, refetch } = useQuery(useVersionQuery(version.version));
  if (isPending) return <SkeletonTable rows={2} />;
  if (isError) return <ErrorState title={t('historyFailed')} onRetry={() => refetch()} />;
  return (
    <>
      {data.changes === null ? (
        <Text as="p" tone="faint" size="sm">
          {t('versionTooLong', { count: data.changeCount })}
        </Text>
      ) : (
        <Changes version={version.version} changes={data.changes} onUndone={onUndone} />
      )}
      {version.withheld.map((withheld) => (
        <Text key={withheld.section} as="p" tone="faint" size="sm">
          {withheldSentence(adapter.words, withheld)}
        </Text>
      ))}
    </>
  );
}

function useVersionQuery(version: number) {
  const { adapter, level } = useEditor();
  const documentId = useEditorState((state) => state.loaded.layers.versions.id);
  return queryOptions({
    queryKey: keys.configuration('changes', level.companyId, adapter.kind.kind, documentId, level.tenantId, version),
    queryFn: async () => unwrap(await readVersion({ adapter, level, documentId }, version)),
    structuralSharing: false,
  });
}

interface ChangesProps extends Pick<OpenedVersionProps, 'onUndone'> {
  readonly version: number;
  readonly changes: readonly Change[];
}

function Changes({ version, changes, onUndone }: ChangesProps) {
  const editor = useEditor();
  const { adapter } = editor;
  const document = useEditorState((state) => state.loaded.saved);
  const groups = useMemo(() => {
    const before = without(document, [{ changes }]);
    return foldedSentences(sentencesOf(changes, adapter.words, { before, after: document }));
  }, [changes, document, adapter]);
  const mayUndo = groups.length > 0 && changes.every(({ path }) => mayEdit(editor, path));
  return (
    <>
      <VersionLines groups={groups} />
      {mayUndo && <UndoVersion version={version} changes={changes} onUndone={onUndone} />}
    </>
  );
}

/** CL-76: takes back the changes of a version in the draft, a clean-up on load as well. */
function UndoVersion({ version, changes, onUndone }: ChangesProps) {
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  const handleUndo = () => {
    const count = changeDraft(editor, invert(changes)).length;
    notify.info(count === 0 ? t('versionUndone', { version }) : t('versionUndoneInPart', { version, count }));
    onUndone();
  };
  return (
    <div>
      <Button
        size="sm"
        variant="subtle"
        leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
        aria-label={t('undoVersion', { version })}
        onClick={handleUndo}
      >
        {t('undo')}
      </Button>
    </div>
  );
}
