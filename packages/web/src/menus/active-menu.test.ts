import { describe, expect, test } from 'vitest';
import { buildTenant } from '../testing/build-session.ts';
import { lunchMenu, mainMenu } from '../testing/servers/menu-server.ts';
import { activeMenu } from './active-menu.ts';

const pier = buildTenant({ id: '101' });
const navy = buildTenant({ id: '104' });
const menus = [lunchMenu, mainMenu];
const at = (level: 'company' | 'group' | 'here', locations: readonly ReturnType<typeof buildTenant>[]) => ({
  kind: level,
  locations,
});
const nameOf = (found: ReturnType<typeof activeMenu>) => (found.state === 'ready' ? found.menu.name : found.state);

describe('the menu that is worked on', () => {
  test('MN-28 at a location it is the assigned one, whatever was chosen last', () => {
    expect(nameOf(activeMenu(menus, { level: at('here', [pier]), menuId: 'm2' }))).toBe('Main Menu');
  });

  test('KE-10 a location without a menu has none', () => {
    expect(nameOf(activeMenu(menus, { level: at('here', [navy]), menuId: 'm1' }))).toBe('NO_MENU_SET');
  });

  test('at the company it is the one of the address, else the one that most stores have', () => {
    expect(nameOf(activeMenu(menus, { level: at('company', [pier, navy]), menuId: 'm2' }))).toBe('Lunch Menu');
    expect(nameOf(activeMenu(menus, { level: at('company', [pier, navy]), menuId: 'gone' }))).toBe('Main Menu');
    expect(nameOf(activeMenu([], { level: at('company', []), menuId: null }))).toBe('no-menus');
  });

  test('a template is worked on at the company when it is asked for, and nowhere automatically', () => {
    const template = { ...lunchMenu, id: 't1', name: 'Starter', template: true };
    const given = [template, ...menus];
    expect(nameOf(activeMenu(given, { level: at('company', [pier]), menuId: 't1' }))).toBe('Starter');
    expect(nameOf(activeMenu(given, { level: at('group', [pier]), menuId: 't1' }))).toBe('Main Menu');
    expect(nameOf(activeMenu(given, { level: at('here', [pier]), menuId: 't1' }))).toBe('Main Menu');
    expect(nameOf(activeMenu([template], { level: at('company', [pier]), menuId: null }))).toBe('no-menus');
  });

  test('at a group it is one that its stores have', () => {
    expect(nameOf(activeMenu(menus, { level: at('group', [pier]), menuId: 'm2' }))).toBe('Main Menu');
  });
});
