import { cleanList, withFields } from '../../configuration/clean-list.ts';
import type { Notice } from '../../configuration/configuration-kind.ts';
import type { MenuBlob } from '../menu-blob.ts';

/** CL-60: a limit to stations that are all gone is no limit. */
export function cleanTabs(menu: MenuBlob, before: MenuBlob, notices: Notice[]): MenuBlob {
  if (menu.layout === before.layout) return menu;
  const had = new Map(before.layout.tabs.map((tab) => [tab.id, tab.limitStations.stations.length]));
  const tabs = cleanList(menu.layout.tabs, (tab) => {
    const { enabled, stations } = tab.limitStations;
    if (!enabled || stations.length > 0 || had.get(tab.id) === 0) return tab;
    const path = ['layout', 'tabs', { id: tab.id }, 'limitStations', 'enabled'];
    notices.push({ code: 'CL-60', path, message: `${tab.name} was limited to stations that no longer exist.` });
    return { ...tab, limitStations: { ...tab.limitStations, enabled: false } };
  });
  return withFields(menu, { layout: withFields(menu.layout, { tabs }) });
}
