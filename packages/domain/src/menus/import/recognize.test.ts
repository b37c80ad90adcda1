import { describe, expect, test } from 'vitest';
import { newLocationSettings } from '../../settings/location-settings-kind.ts';
import { newMenuBlob } from '../menu-blob.ts';
import { IMPORT_MESSAGES, recogniseImport, recogniseMenu, recogniseSettings } from './recognise.ts';

describe('recognising an import', () => {
  test('MN-07 a menu without departments is refused', () => {
    const { departments: _departments, ...rest } = newMenuBlob();
    expect(recogniseMenu(rest)).toEqual({ code: 'NOT_MENU_BLOB' });
    expect(recogniseMenu({ ...rest, departments: {} })).toEqual({ code: 'NOT_MENU_BLOB' });
    expect(IMPORT_MESSAGES.NOT_MENU_BLOB).toBe('Not a recognizable menu blob.');
  });

  test('MN-08 a menu with departments is accepted', () => {
    expect(recogniseMenu(newMenuBlob())).toBe('servery-menu');
    expect(recogniseMenu({ departments: [] })).toBe('servery-menu');
  });

  test('ST-08 settings of another type are refused', () => {
    expect(recogniseSettings(newMenuBlob())).toEqual({ code: 'NOT_SETTINGS_BLOB' });
    expect(recogniseSettings({ entityType: 'location_settings' })).toEqual({ code: 'NOT_SETTINGS_BLOB' });
    expect(IMPORT_MESSAGES.NOT_SETTINGS_BLOB).toBe('Not a recognizable settings blob.');
  });

  test('ST-09 settings of type LOCATION_SETTINGS are accepted', () => {
    expect(recogniseSettings({ entityType: 'LOCATION_SETTINGS' })).toBe('servery-settings');
    expect(recogniseImport(newLocationSettings(), 'menu')).toBe('servery-settings');
  });

  test('settings with departments are still no menu', () => {
    expect(recogniseMenu({ ...newMenuBlob(), entityType: 'LOCATION_SETTINGS' })).toEqual({ code: 'NOT_MENU_BLOB' });
  });

  test.each([null, undefined, 7, 'menu', [], [newMenuBlob()], {}])('%j is nothing we know', (json) => {
    expect(recogniseImport(json, 'menu')).toEqual({ code: 'NOT_MENU_BLOB' });
    expect(recogniseImport(json, 'settings')).toEqual({ code: 'NOT_SETTINGS_BLOB' });
  });

  test('a pizza chain is known by its products, variants and toppings', () => {
    expect(recogniseImport({ products: {}, variants: {}, toppings: {} })).toBe('pizza-chain');
  });
});
