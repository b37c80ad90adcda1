import { tabLinks } from './links.ts';
import type { LayoutTab } from './tab.ts';

/** The tabs that are shown, and those that links lead to from them. */
export function reachedTabs(tabs: readonly LayoutTab[]): ReadonlySet<string> {
  const active = new Set(tabs.filter((tab) => tab.active).map(({ id }) => id));
  const below = Map.groupBy(
    tabLinks(tabs).filter(({ to }) => active.has(to)),
    ({ tabId }) => tabId,
  );
  const reached = new Set(tabs.filter((tab) => tab.active && tab.visible).map(({ id }) => id));
  // A set also gives entries that are added while it is walked.
  for (const id of reached) for (const { to } of below.get(id) ?? []) reached.add(to);
  return reached;
}
