import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { loadMessages } from '../../ui/load-messages.ts';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { useWatchedDocument } from '../conflict/watch-document.ts';
import type { DocumentAdapter } from '../document/document-adapter.ts';
import { type DocumentLevel, useDocumentLevel } from '../document/document-level.ts';
import { documentQuery } from '../document/document-query.ts';
import type { LoadedDocument } from '../document/load-document.ts';
import { checkSoon, receive } from '../draft/draft-store.ts';
import { EditorContext } from '../draft/editor-context.ts';
import { tellNotices } from '../draft/load-notices.ts';
import { useReadWhileActive } from '../draft/use-read-while-active.ts';
import { openEditor } from '../kinds/editors.ts';
import { LeaveHome } from './leave-home.tsx';

type DocumentEditorProps = {
  readonly document: DocumentAdapter;
  /** The person who looks at it may not change it, whatever they may change beside it. */
  readonly isReadOnly?: boolean;
  readonly children: ReactNode;
  /** In the shape of the screen, while it loads. */
  readonly skeleton?: ReactNode;
};

/** Loads a document at the active level and lets the screen inside edit it. KE-14 to KE-17 */
export function DocumentEditor({ document, isReadOnly = false, children, skeleton }: DocumentEditorProps) {
  const t = usePhrases(configurationPhrases);
  const own = useDocumentLevel();
  const level = useMemo(
    () => (isReadOnly ? { ...own, canSave: false, canSaveCompany: false } : own),
    [own, isReadOnly],
  );
  const { data, isPending, refetch } = useQuery(documentQuery(document, level));
  useReadWhileActive(data !== undefined, refetch);
  if (data) {
    return (
      <Open key={level.tenantId} adapter={document} level={level} loaded={data}>
        {children}
      </Open>
    );
  }
  if (isPending) return <Page>{skeleton ?? <SkeletonTable rows={8} />}</Page>;
  if (document.leavesWhenFailed) return <LeaveHome message={document.loadFailed} />;
  return (
    <Page>
      <ErrorState title={document.loadFailed} onRetry={() => refetch()}>
        {t('loadFailedText')}
      </ErrorState>
    </Page>
  );
}

type OpenProps = {
  readonly adapter: DocumentAdapter;
  readonly level: DocumentLevel;
  readonly loaded: LoadedDocument;
  readonly children: ReactNode;
};

function Open({ adapter, level, loaded, children }: OpenProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that is loaded later is received below
  const editor = useMemo(() => openEditor(adapter, level, loaded), [adapter, level]);
  useWatchedDocument(editor);
  useEffect(loadMessages, []);
  useEffect(() => checkSoon(editor), [editor]);
  useEffect(() => {
    receive(editor, loaded);
    tellNotices(editor);
  }, [editor, loaded]);
  return <EditorContext value={editor}>{children}</EditorContext>;
}
