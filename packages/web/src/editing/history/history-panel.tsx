import { Button } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '../../api/api-result.ts';
import { keys } from '../../api/keys.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { LoadMore } from '../../ui/actions/load-more.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { SidePanel } from '../../ui/layout/pane/side-panel.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { listVersions, type PastVersion } from '../document/configuration-calls.ts';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import styles from './history-panel.module.css';
import { OpenedVersion } from './opened-version.tsx';
import { SinceVersion } from './since-version.tsx';

/** The saves with person, changes and time, newest first, twenty at a time; the changes of a version are read when it is opened. */
export function HistoryPanel({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(configurationPhrases);
  const { adapter } = useEditor();
  const history = useInfiniteQuery(useHistoryQuery());
  const versions = history.data?.pages.flatMap((page) => page.versions);
  return (
    <SidePanel title={t('historyTitle', { title: adapter.title })} isOpen onClose={onClose} width={480}>
      {history.isPending && <SkeletonTable rows={6} />}
      {history.isError && <ErrorState title={t('historyFailed')} onRetry={() => history.refetch()} />}
      {versions?.length === 0 && <EmptyState title={t('historyEmpty')} />}
      <ol>
        {versions?.map((version, at) => (
          <Version key={version.version} version={version} isNewest={at === 0} onUndone={onClose} />
        ))}
      </ol>
      {versions !== undefined && <LoadMore query={history} label={t('moreVersions')} />}
    </SidePanel>
  );
}

function useHistoryQuery() {
  const { adapter, level } = useEditor();
  const documentId = useEditorState((state) => state.loaded.layers.versions.id);
  return infiniteQueryOptions({
    queryKey: keys.configuration('history', level.companyId, adapter.kind.kind, documentId, level.tenantId),
    queryFn: async ({ pageParam }) => {
      const answer = await listVersions({ adapter, level, documentId }, pageParam);
      return answer.status === 'not-found' ? { versions: [], next: null } : unwrap(answer);
    },
    initialPageParam: newest(),
    getNextPageParam: ({ next }) => next,
  });
}

function newest(): number | null {
  return null;
}

type VersionProps = {
  readonly version: PastVersion;
  readonly isNewest: boolean;
  /** The draft has taken it back. */
  readonly onUndone: () => void;
};

function Version({ version, isNewest, onUndone }: VersionProps) {
  const t = usePhrases(configurationPhrases);
  const [isOpen, setOpen] = useState(isNewest);
  const [isCompared, setCompared] = useState(false);
  const changes = t('versionChanges', { count: version.changeCount });
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
      {version.changeCount === 0 && version.version === 1 && (
        <Text as="p" tone="faint" size="sm">
          {t('historyFirst')}
        </Text>
      )}
      <Row gap={2}>
        {version.changeCount > 0 && (
          <Button
            size="sm"
            variant="subtle"
            aria-label={t('openVersion', { changes, version: version.version })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {changes}
          </Button>
        )}
        {!isNewest && (
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
      {isOpen && version.changeCount > 0 && <OpenedVersion version={version} onUndone={onUndone} />}
      {isCompared && <SinceVersion version={version} onBroughtBack={onUndone} />}
    </li>
  );
}
