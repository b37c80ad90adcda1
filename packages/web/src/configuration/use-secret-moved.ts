import { type Path, sameJson } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../api/api-result.ts';
import { request } from '../api/request.ts';
import { useEditor, useEditorState } from './editor-context.ts';

const movedSchema = z.object({ paths: z.array(z.array(z.string())) });

/** Whether a saved secret of this group or location is not sent, since an address changed after it was set. */
export function useSecretMoved(path: Path): boolean {
  const { level } = useEditor();
  const { versions } = useEditorState(({ loaded }) => loaded.layers);
  const { data } = useQuery({
    queryKey: ['moved-secrets', level.companyId, level.tenantId, versions],
    queryFn: async () =>
      unwrap(
        await request({
          method: 'GET',
          path: `/api/blobs/settings/secrets/moved/${level.tenantId}`,
          schema: movedSchema,
          isQuiet: true,
        }),
      ),
    enabled: level.tenantId !== null,
    retry: false,
  });
  return data?.paths.some((moved) => sameJson(moved, [...path])) === true;
}
