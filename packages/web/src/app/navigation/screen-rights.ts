import { hasFeature } from '../../session/rights.ts';
import type { Session } from '../../session/session-schema.ts';
import { type GroupId, type NavigationEntry, type NavigationGroup, navigationTable } from './navigation-table.ts';

/** The groups whose screens edit location settings; other pages, those of menus too, ask for themselves. */
const guarded: ReadonlySet<GroupId> = new Set(['configuration', 'hardware', 'kiosk']);

/** NG-66: whether a screen of settings is for this person, who may have typed its address: by the right of its entry. */
export function isScreenAllowed(pathname: string, session: Session): boolean {
  const entry = entryAt(pathname);
  return !entry || entry.feature === null || hasFeature(session, entry.feature);
}

function entryAt(pathname: string): NavigationEntry | undefined {
  const groups: readonly NavigationGroup[] = navigationTable.filter(({ id }) => guarded.has(id));
  return groups
    .flatMap(({ entries }) => entries.filter(({ orOverriding }) => !orOverriding))
    .find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}
