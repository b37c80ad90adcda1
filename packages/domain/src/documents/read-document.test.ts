import { describe, expect, test } from 'vitest';
import { newLocationSettings } from '../settings/location-settings-kind.ts';
import { buildItem, buildMenu } from '../testing/build-menu.ts';
import { readServeryMenu, readServerySettings } from './read-document.ts';

describe('reading an exported document', () => {
  test('a whole menu comes back as it was', () => {
    expect(readServeryMenu(JSON.parse(JSON.stringify(buildMenu())), {})).toEqual({
      document: buildMenu(),
      notices: [],
      created: [],
    });
  });

  test('modules that are missing get their default', () => {
    const { offers: _offers, onlineCategories: _online, ...old } = buildMenu();
    expect(readServeryMenu(old, {})).toMatchObject({
      created: ['offers', 'onlineCategories'],
      document: { offers: [] },
    });
  });

  test('what dangles is cleaned and told', () => {
    const menu = buildMenu({ items: [buildItem(), buildItem({ id: 'lost', category: 'gone' })] });
    const result = readServeryMenu(menu, {});
    expect('notices' in result && result.notices.map(({ code }) => code)).toContain('CL-55');
  });

  test.each([
    ['departments.0.styles', { departments: [{ id: 'd' }] }],
    ['items.0', { departments: [], items: [7] }],
    [
      'modifiers.items',
      { departments: [], modifiers: { categories: [], availability: { categories: [], items: [] } } },
    ],
  ])('a wrong shape is refused at %s', (path, json) => {
    const result = readServeryMenu(json, {});
    expect('problems' in result && result.problems.map((problem) => problem.path.join('.'))).toContain(path);
  });

  test('settings are read in the same way', () => {
    const { hours: _hours, ...old } = newLocationSettings();
    expect(readServerySettings(old, {})).toMatchObject({ created: ['hours'], document: { hours: { startOfWeek: 1 } } });
    expect(readServerySettings({ ...old, stations: {} }, {})).toMatchObject({ problems: [{ path: ['stations'] }] });
    expect(readServerySettings(buildMenu(), {})).toMatchObject({ problems: [{ path: [] }] });
  });

  test('hostile fields neither pollute nor break', () => {
    const json: unknown = JSON.parse(
      `{"departments": [], "__proto__": {"polluted": true}, "constructor": {"prototype": {}}}`,
    );
    expect('document' in readServeryMenu(json, {})).toBe(true);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
