import type { SettingsNames } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { keys } from '../../api/keys.ts';
import { useEditor } from '../../editing/draft/editor-context.ts';
import { loadSettingsNames } from '../../editing/kinds/settings-names.ts';

/** The names in the settings of this level that menus refer to; undefined while they are read. */
export function useSettingsNames(): SettingsNames | undefined {
  const { level } = useEditor();
  const { data } = useQuery({
    queryKey: keys.settingsNames(level.companyId, level.tenantId),
    queryFn: async () => unwrap(await loadSettingsNames(level)),
    staleTime: 5 * 60_000,
  });
  return data;
}
