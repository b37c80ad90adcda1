import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import { sayKnown, usePhrases } from '../../phrases/phrases.ts';
import { navigationPhrases } from '../../phrases/shell/navigation.ts';
import { screenSynonyms } from '../../phrases/shell/screen-synonyms.ts';
import type { Tenant } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';
import { useNavigationAt } from '../navigation/use-navigation.ts';
import { groupIcons } from '../shell/sidebar/group-icons.ts';
import { filterPalette } from './palette-filter.ts';

/** Screens of a store that is typed with them, before or after: `Pier 39 hours`, `hours pier 39`. */
export function usePlacedScreens(typed: string): SpotlightActionGroupData[] {
  const t = usePhrases(navigationPhrases);
  const { accessibleTenants } = useSession();
  const navigate = useNavigate();
  const placed = placedWords(typed, accessibleTenants);
  const groups = useNavigationAt(placed?.tenant.id ?? '');
  if (placed === undefined) return [];
  const { tenant, rest } = placed;
  const actions = groups.flatMap((group) => {
    const Icon = groupIcons[group.id];
    return group.entries.map((entry) => ({
      id: `${tenant.id} ${entry.path}`,
      label: t(entry.id),
      description: tenant.name,
      keywords: [sayKnown(screenSynonyms, entry.id) ?? ''],
      leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
      onClick: () => navigate({ to: entry.path, search: { locationId: tenant.id } }),
    }));
  });
  return filterPalette(rest, [{ group: tenant.name, actions }]).filter((found) => 'actions' in found);
}

/** The location that the words begin or end with, the one with the longest name of several, and the other words. */
function placedWords(typed: string, tenants: readonly Tenant[]) {
  const words = typed.trim().toLowerCase();
  const named = tenants.flatMap((tenant) => {
    const name = tenant.name.toLowerCase();
    const rest = words.startsWith(`${name} `)
      ? words.slice(name.length)
      : words.endsWith(` ${name}`)
        ? words.slice(0, -name.length)
        : '';
    return tenant.type === 'LOCATION' && rest.trim() !== '' ? [{ tenant, rest: rest.trim() }] : [];
  });
  return named.sort((one, other) => other.tenant.name.length - one.tenant.name.length)[0];
}
