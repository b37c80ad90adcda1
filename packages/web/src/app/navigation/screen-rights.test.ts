import { featureOf, locationSettingsKind, withheldSections } from '@servery/domain';
import { expect, test } from 'vitest';
import { screenSections } from '../../editing/settings-search/screen-sections.ts';
import { buildSession } from '../../testing/build-session.ts';
import { type NavigationGroup, navigationTable } from './navigation-table.ts';
import { isScreenAllowed } from './screen-rights.ts';

const groups: readonly NavigationGroup[] = navigationTable;
const featureAt = (path: string) =>
  groups.flatMap(({ entries }) => [...entries]).find((entry) => entry.path === path)?.feature ?? null;

test.each(Object.entries(screenSections))('NG-66 who is led to %s may read all of its sections', (path, sections) => {
  const feature = featureAt(path);
  expect(feature).not.toBeNull();
  const withheld = withheldSections(locationSettingsKind.rights ?? {}, (anyOf) =>
    anyOf.some((permission) => featureOf(permission) === feature),
  );
  expect(sections.filter((section) => withheld.includes(section.split('.', 1).join('')))).toEqual([]);
});

test('NG-63 who is led to a screen of menus by overriding them is not refused there', () => {
  const session = buildSession({ enabledFeatures: ['overrideMenus'] });
  const entries = groups.flatMap((group) => group.entries.filter(({ orOverriding }) => orOverriding));
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter(({ path }) => !isScreenAllowed(path, session))).toEqual([]);
});

test('NG-66 a screen of settings is refused without the right of its entry', () => {
  expect(isScreenAllowed('/kiosk/design', buildSession({ enabledFeatures: ['overrideMenus'] }))).toBe(false);
  expect(isScreenAllowed('/kiosk/design', buildSession({ enabledFeatures: ['accessConfigurationOptions'] }))).toBe(
    true,
  );
});
