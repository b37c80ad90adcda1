import { type Path, sameJson } from '@servery/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';
import { useEditor, useEditorState } from '../draft/editor-context.ts';

/** Whether a saved secret of this group or location is not sent, since an address changed after it was set. */
export function useSecretMoved(path: Path): boolean {
  const { companyId, tenantId } = useEditor().level;
  const { versions } = useEditorState(({ loaded }) => loaded.layers);
  const { data } = useQuery({
    queryKey: keys.movedSecrets(companyId, tenantId, versions),
    queryFn:
      tenantId === null
        ? skipToken
        : async () => unwrap(await call('listMovedSecrets', { params: { locationId: tenantId }, isQuiet: true })),
    retry: false,
  });
  return data?.paths.some((moved) => sameJson(moved, [...path])) === true;
}
