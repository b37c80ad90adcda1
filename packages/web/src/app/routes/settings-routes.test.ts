import { expect, test } from 'vitest';
import { navigationTable } from '../navigation/navigation-table.ts';
import { settingsRoutes } from './settings-routes.ts';

test.each([
  ['thriveOnline', 'limitedManageOnline'],
  ['tableAndBar', 'accessConfigurationOptions'],
  ['marketing', 'accessConfigurationOptions'],
  ['creditAndGift', 'configureCreditCards'],
  ['mobileApp', 'accessConfigurationOptions'],
])(
  'KR-01 KR-07 KR-08 KR-09 KR-15 RT-85 RT-86 RT-87 RT-93 RT-94 /locationSettings/%s is a screen, its entry needs %s',
  (page, feature) => {
    const path = `/locationSettings/${page}`;
    const paths = settingsRoutes.map(({ options }) => ('path' in options ? options.path : ''));
    expect(paths).toContain(path);
    const entries = navigationTable.flatMap((group) => [...group.entries]);
    expect(entries.find((entry) => entry.path === path)?.feature).toBe(feature);
  },
);
