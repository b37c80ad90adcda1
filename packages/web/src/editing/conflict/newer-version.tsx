import { lazy, Suspense } from 'react';
import { useEditorState } from '../draft/editor-context.ts';

const NewerVersionNotice = lazy(() =>
  import('./newer-version-notice.tsx').then((m) => ({ default: m.NewerVersionNotice })),
);

/** Where it is said that somebody else saved the document while its draft is edited. */
export function NewerVersion() {
  const newer = useEditorState((state) => (state.isSaving ? null : state.newer));
  return <Suspense fallback={null}>{newer && <NewerVersionNotice newer={newer} />}</Suspense>;
}
