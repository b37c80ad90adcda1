import { findByPath, type JobType } from '@servery/domain';
import { IconPlugConnected } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../../../api/api-result.ts';
import { call } from '../../../../api/call.ts';
import { keys } from '../../../../api/keys.ts';
import { useEditor, useEditorState } from '../../../../editing/draft/editor-context.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { mayMirrorLabor } from '../../../../session/rights.ts';
import { useSession } from '../../../../session/session-store.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';

/** The labor service's name for the department of a job type, as it is saved, for people who may see the mirror; nothing where nothing is mirrored. */
export function MirroredDepartment({ departmentId }: Pick<JobType, 'departmentId'>) {
  const t = usePhrases(employmentPhrases);
  const name = useEditorState(({ loaded }) =>
    departmentId === null ? undefined : findByPath(loaded.saved, ['departments', { id: departmentId }, 'name']),
  );
  const entries = useEntries(departmentId, typeof name === 'string' ? name : undefined);
  if (typeof name !== 'string' || entries.length === 0) return null;
  const theirs = [...new Set(entries.flatMap(({ theirName }) => theirName ?? []))];
  const hasFailed = entries.some(({ state }) => state === 'FAILED');
  const text =
    theirs.length === 0
      ? t('notMirrored', { name })
      : t('mirrored', { name, theirs: theirs.map((one) => `“${one}”`).join(', ') });
  return (
    <Row gap={2} align="start" tone="muted">
      <IconPlugConnected size={16} stroke={1.75} aria-hidden />
      <Muted small>
        {text} {hasFailed && t('mirrorFailed')}
      </Muted>
    </Row>
  );
}

/** One for each connected store of the level. */
function useEntries(departmentId: string | null, search: string | undefined) {
  const session = useSession();
  const { level } = useEditor();
  const { userCompanyId: companyId } = session;
  const location = level.kind === 'here' ? level.tenantId : null;
  const { data = [] } = useQuery({
    queryKey: keys.labor(companyId, 'department', location, search),
    queryFn: async ({ signal }) => {
      const query = {
        kind: 'DEPARTMENT' as const,
        search,
        limit: 200,
        ...(location === null ? {} : { locationId: location }),
      };
      return unwrap(await call('listLaborEntries', { params: { companyId }, query, signal, isQuiet: true })).entries;
    },
    enabled: search !== undefined && mayMirrorLabor(session),
    retry: false,
  });
  return data.filter(({ entityId, isGone }) => entityId === departmentId && !isGone);
}
