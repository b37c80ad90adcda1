import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-result.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { loadSettingsNames } from '../../../editing/kinds/settings-names.ts';

export type Display = { readonly id: string; readonly name: string };

/** The kitchen displays that the settings of this level name. */
export function useDisplays(): readonly Display[] {
  const { level } = useEditor();
  const { data } = useQuery({
    queryKey: ['kitchen-displays', level.companyId, level.tenantId],
    queryFn: async () => unwrap(await loadSettingsNames(level)).displays,
    staleTime: 5 * 60_000,
  });
  return data?.map(({ id, name }) => ({ id, name: name || id })) ?? [];
}
