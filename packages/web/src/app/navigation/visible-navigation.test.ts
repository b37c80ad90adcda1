import { expect, test } from 'vitest';
import { screenNames } from '../../editing/settings-search/screen-sections.ts';
import { navigationTable } from './navigation-table.ts';
import { type NavigationContext, visibleNavigation } from './visible-navigation.ts';

const manager: NavigationContext = {
  enabledFeatures: ['manageMenus'],
  hasActiveLocation: false,
  overridesMenusHere: false,
  hasKiosk: true,
  supportsOnline: true,
  hasCompanyRights: true,
  isProviderStaff: false,
  isProviderCompany: true,
  isBuilt: () => true,
};

function seen(overrides: Partial<NavigationContext>): string[] {
  return visibleNavigation(navigationTable, { ...manager, ...overrides }).flatMap((group) =>
    group.entries.map((entry) => `${group.id}/${entry.id}`),
  );
}

test('a screen that this build does not have shows to nobody', () => {
  expect(seen({ enabledFeatures: [], isBuilt: (path) => path === '/home' })).toEqual(['home/home']);
});

test.each([
  ['menu/onlineCategories', { supportsOnline: false }],
  ['kiosk/kioskMenu', { hasKiosk: false }],
  ['menu/taxStructures', { hasActiveLocation: true }],
] as const)('once it is built, %s is hidden by %o', (entry, condition) => {
  expect(seen({})).toContain(entry);
  expect(seen(condition)).not.toContain(entry);
});

test('what screens of settings are called elsewhere is what the navigation calls them', () => {
  const entries = navigationTable.flatMap((group) => group.entries.map(({ id, path }) => [path, id] as const));
  expect(entries.filter(([path]) => path in screenNames).toSorted()).toEqual(Object.entries(screenNames).toSorted());
});
