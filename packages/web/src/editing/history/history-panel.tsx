import { Button } from '@mantine/core';
import { invert } from '@servery/domain';
import { foldedSentences, sentencesOf, withheldSentence } from '@servery/words';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { unwrap } from '../../api/api-result.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { SidePanel } from '../../ui/layout/pane/side-panel.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import { listVersions, type PastVersion } from '../document/configuration-calls.ts';
import { changeDraft } from '../draft/draft-store.ts';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import { mayEdit } from '../draft/may-edit.ts';
import { VersionLines } from '../words/version-lines.tsx';
import styles from './history-panel.module.css';
import { SinceVersion } from './since-version.tsx';
import { without } from './without-versions.ts';

/** Who saved what when, newest first. */
export function HistoryPanel({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(configurationPhrases);
  const { adapter, level } = useEditor();
  const documentId = useEditorState((state) => state.loaded.layers.versions.id);
  const history = useQuery({
    queryKey: ['configuration', 'history', level.companyId, adapter.kind.kind, documentId, level.tenantId],
    queryFn: async () => {
      const answer = await listVersions({ adapter, level, documentId });
      return answer.status === 'not-found' ? [] : unwrap(answer);
    },
  });
  return (
    <SidePanel title={t('historyTitle', { title: adapter.title })} isOpen onClose={onClose} width={480}>
      {history.isPending && <SkeletonTable rows={6} />}
      {history.isError && <ErrorState title={t('historyFailed')} onRetry={() => history.refetch()} />}
      {history.data?.length === 0 && <EmptyState title={t('historyEmpty')} />}
      <ol>
        {history.data?.map((version) => (
          <Version key={version.version} version={version} versions={history.data} onUndone={onClose} />
        ))}
      </ol>
    </SidePanel>
  );
}

type VersionProps = {
  readonly version: PastVersion;
  /** All there are, newest first. */
  readonly versions: readonly PastVersion[];
  /** The draft has taken it back. */
  readonly onUndone: () => void;
};

function Version({ version, versions, onUndone }: VersionProps) {
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  const { adapter } = editor;
  const [isCompared, setCompared] = useState(false);
  const document = useEditorState((state) => state.loaded.saved);
  const groups = useMemo(
    () =>
      foldedSentences(
        sentencesOf(version.changes, adapter.words, { before: without(document, [version]), after: document }),
      ),
    [version, document, adapter],
  );
  const mayUndo = groups.length > 0 && version.changes.every(({ path }) => mayEdit(editor, path));
  return (
    <li className={styles.version}>
      <Row as="p" gap={2} lineGap={0} align="baseline" justify="between" wrap>
        <b>{t('version', { version: version.version })}</b>
        <Text tone="faint" size="sm">
          {version.by} · {formatDateTime(version.at)}
        </Text>
      </Row>
      {version.automatic && (
        <Text as="p" tone="faint" size="sm">
          {t('automatic')}
        </Text>
      )}
      {groups.length === 0 && version.version === 1 && (
        <Text as="p" tone="faint" size="sm">
          {t('historyFirst')}
        </Text>
      )}
      <VersionLines groups={groups} />
      {version.withheld.map((withheld) => (
        <Text key={withheld.section} as="p" tone="faint" size="sm">
          {withheldSentence(adapter.words, withheld)}
        </Text>
      ))}
      <Row gap={2}>
        {mayUndo && <UndoVersion version={version} onUndone={onUndone} />}
        {version !== versions[0] && (
          <Button
            size="sm"
            variant="subtle"
            aria-label={t('compareVersion', { version: version.version })}
            aria-expanded={isCompared}
            onClick={() => setCompared(!isCompared)}
          >
            {t('compareWithNow')}
          </Button>
        )}
      </Row>
      {isCompared && <SinceVersion version={version} versions={versions} onBroughtBack={onUndone} />}
    </li>
  );
}

/** CL-76: takes back in the draft what a version changed, a clean-up on load as well. */
function UndoVersion({ version: { version, changes }, onUndone }: Omit<VersionProps, 'versions'>) {
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  const handleUndo = () => {
    const count = changeDraft(editor, invert(changes)).length;
    notify.info(count === 0 ? t('versionUndone', { version }) : t('versionUndoneInPart', { version, count }));
    onUndone();
  };
  return (
    <Button
      size="sm"
      variant="subtle"
      leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
      aria-label={t('undoVersion', { version })}
      onClick={handleUndo}
    >
      {t('undo')}
    </Button>
  );
}
