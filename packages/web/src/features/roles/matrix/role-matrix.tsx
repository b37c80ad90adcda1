import { listPermissions } from '@servery/domain';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { RestoredNotice } from '../../../form-draft/restored-notice.tsx';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SaveBar } from '../../../ui/layout/page/save-bar.tsx';
import { PaneMessage } from '../../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { ReviewDialog } from '../review-dialog.tsx';
import type { RoleRecord } from '../role-calls.ts';
import type { Roles } from '../role-scope.ts';
import { useLeaveDrafts } from '../use-leave-drafts.ts';
import { useRoleDrafts } from '../use-role-drafts.ts';
import { MatrixLegend } from './matrix-legend.tsx';
import { type MatrixShow, matrixLines, matrixShows } from './matrix-lines.ts';
import { MatrixTable } from './matrix-table.tsx';
import { MatrixTools } from './matrix-tools.tsx';
import { useMatrix } from './use-matrix.ts';
import { useStoredDrafts } from './use-stored-drafts.ts';

/** So many changes are looked over before they are saved. */
const askAbove = 6;

type RoleMatrixProps = { readonly roles: Roles; readonly records: readonly RoleRecord[] };

/** Roles across, permissions down by group; changes are collected, reviewed and saved together. */
export function RoleMatrix({ roles, records }: RoleMatrixProps) {
  const t = usePhrases(rolesPhrases);
  const { q = '', show, compare } = useSearch({ strict: false });
  const editor = useRoleDrafts(roles, records);
  const memory = useStoredDrafts(roles, records, editor);
  useLeaveDrafts({ ...editor, onLeave: memory.forget });
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [isReviewing, setReviewing] = useState(false);
  const entries = useMemo(() => listPermissions(roles), [roles]);
  const shownRoles = comparedRoles(records, compare);
  const lines = matrixLines({
    ...{ entries, records: shownRoles, drafts: editor.drafts, folded, search: q },
    show: showOf(show),
  });
  const handleFold = (group: string) => setFolded(folded.symmetricDifference(new Set([group])));
  const matrix = useMatrix({ roles, records: shownRoles, lines, editor, onFold: handleFold });
  const handleSave = async () => {
    if (editor.count > askAbove && !isReviewing) return setReviewing(true);
    if (await editor.save()) setReviewing(false);
  };
  return (
    <>
      <MatrixTools records={records} total={entries.length} changes={editor.count} show={showOf(show)} />
      {memory.restored && (
        <PaneMessage>
          <RestoredNotice memory={memory} hasSaveBar />
        </PaneMessage>
      )}
      {editor.problem && (
        <PaneMessage>
          <ErrorState title={t('saveFailed')}>{editor.problem}</ErrorState>
        </PaneMessage>
      )}
      {lines.length === 0 ? (
        <PaneMessage>
          <EmptyState title={t('nothingFound')}>{t('nothingFoundHint')}</EmptyState>
        </PaneMessage>
      ) : (
        <MatrixTable {...{ roles, lines, matrix }} shown={shownRoles} drafts={editor.drafts} onFold={handleFold} />
      )}
      <SaveBar
        count={editor.count}
        onSave={handleSave}
        onDiscard={editor.discard}
        onReview={() => setReviewing(true)}
        onUndo={editor.undo}
        onRedo={editor.redo}
        isSaving={editor.isSaving}
        note={<MatrixLegend names={editor.entities.map(({ name }) => name)} />}
      />
      {isReviewing && <ReviewDialog editor={editor} onSave={handleSave} onClose={() => setReviewing(false)} />}
    </>
  );
}

/** The roles that the address names; all when it names none that are there. */
function comparedRoles(records: readonly RoleRecord[], compare: string | undefined): readonly RoleRecord[] {
  const wanted = new Set(compare?.split(','));
  const chosen = records.filter(({ id }) => wanted.has(id));
  return chosen.length > 0 ? chosen : records;
}

function showOf(written: string | undefined): MatrixShow {
  return matrixShows.find((show) => show === written) ?? 'all';
}
