import { featureOf, locationSettingsKind, withheldSections } from '@servery/domain';
import { expect, test } from 'vitest';
import { screenSections } from '../../editing/settings-search/screen-sections.ts';
import { type NavigationGroup, navigationTable } from './navigation-table.ts';

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
