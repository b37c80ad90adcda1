import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSettingsSearch } from '../../editing/settings-search/use-settings-search.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { navigationPhrases } from '../../phrases/shell/navigation.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { useNavigation } from '../navigation/use-navigation.ts';

/** Settings of the active level that match, on the screens that the user has: choosing one opens its screen at its field. */
export function useSettingActions(isOpen: boolean): (query: string) => SpotlightActionGroupData[] {
  const t = usePhrases(shellPhrases);
  const n = usePhrases(navigationPhrases);
  const navigate = useNavigate();
  const entries = useNavigation().flatMap((group) => [...group.entries]);
  const search = useSettingsSearch(
    isOpen,
    entries.map(({ path }) => path),
  );
  return (query) => {
    const actions = search(query).map(({ id, label, place, value, screen, search: at }) => {
      const entry = entries.find(({ path }) => path === screen);
      return {
        id: `setting-${id}`,
        label,
        description: [...new Set([entry && n(entry.id), ...place, value])].filter(Boolean).join(' · '),
        leftSection: <IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden />,
        onClick: () => navigate({ to: screen, search: at }),
      };
    });
    return actions.length === 0 ? [] : [{ group: t('settings'), actions }];
  };
}
