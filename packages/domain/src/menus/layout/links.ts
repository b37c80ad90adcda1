import type { LayoutTab } from './tab.ts';

type Tabs = readonly Pick<LayoutTab, 'id' | 'buttons'>[];

/** A button that opens another tab. */
export interface TabLink {
  readonly tabId: string;
  readonly place: string;
  readonly to: string;
}

/** Every button that opens a tab of the layout. */
export function tabLinks(tabs: Tabs): readonly TabLink[] {
  const known = new Set(tabs.map(({ id }) => id));
  return tabs.flatMap(({ id: tabId, buttons }) =>
    Object.entries(buttons).flatMap(([place, { type, typeInfo }]) => {
      const to = type === 'MENU_LINK' ? typeInfo.menuLinkId : null;
      return to !== null && known.has(to) ? [{ tabId, place, to }] : [];
    }),
  );
}

/** The links that one comes back to by following links: a cashier would walk in a circle. */
export function circularLinks(tabs: Tabs): readonly TabLink[] {
  const links = withoutEnds(tabLinks(tabs));
  const below = Map.groupBy(links, ({ tabId }) => tabId);
  const reached = new Map<string, ReadonlySet<string>>();
  return links.filter(({ tabId, to }) => {
    const found = reached.get(to) ?? tabsFrom(to, below);
    reached.set(to, found);
    return found.has(tabId);
  });
}

/** Without links to tabs that lead nowhere, again and again: of a layout without circles nothing is left. */
function withoutEnds(links: readonly TabLink[]): readonly TabLink[] {
  const into = Map.groupBy(links, ({ to }) => to);
  const open = new Map([...Map.groupBy(links, ({ tabId }) => tabId)].map(([id, below]) => [id, below.length]));
  const ends = new Set([...into.keys()].filter((id) => !open.has(id)));
  // A set also gives entries that are added while it is walked.
  for (const end of ends) {
    for (const { tabId } of into.get(end) ?? []) {
      const left = (open.get(tabId) ?? 0) - 1;
      open.set(tabId, left);
      if (left === 0) ends.add(tabId);
    }
  }
  return links.filter(({ tabId, to }) => !ends.has(tabId) && !ends.has(to));
}

/** A tab and every tab that leads to it: a link from it to one of these would close a circle. */
export function tabsLeadingTo(tabs: Tabs, tabId: string): ReadonlySet<string> {
  const into = Map.groupBy(tabLinks(tabs), ({ to }) => to);
  const found = new Set([tabId]);
  // A set also gives entries that are added while it is walked.
  for (const id of found) for (const link of into.get(id) ?? []) found.add(link.tabId);
  return found;
}

/** A tab and every tab that links lead to from it. */
function tabsFrom(start: string, below: ReadonlyMap<string, readonly TabLink[]>): ReadonlySet<string> {
  const found = new Set([start]);
  // A set also gives entries that are added while it is walked.
  for (const id of found) for (const { to } of below.get(id) ?? []) found.add(to);
  return found;
}
