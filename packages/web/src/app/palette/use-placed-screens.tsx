import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import type { Tenant } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';
import { useNavigationAt } from '../navigation/use-navigation.ts';
import { filterPalette } from './palette-filter.ts';
import { screenActions } from './screen-actions.tsx';

/** Screens of a store that is typed with them, before or after: `Pier 39 hours`, `hours pier 39`. */
export function usePlacedScreens(typed: string): SpotlightActionGroupData[] {
  const { accessibleTenants } = useSession();
  const navigate = useNavigate();
  const placed = placedWords(typed, accessibleTenants);
  const groups = useNavigationAt(placed?.tenant.id ?? '');
  if (placed === undefined) return [];
  const { tenant, rest } = placed;
  const open = (path: string) => navigate({ to: path, search: { locationId: tenant.id } });
  const actions = groups
    .flatMap((group) => screenActions(group, open))
    .map((action) => ({ ...action, id: `${tenant.id} ${action.id}`, description: tenant.name }));
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
