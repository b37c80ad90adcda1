import { describe, expect, test } from 'vitest';
import { newLocationSettings } from '../../settings/location-settings-kind.ts';
import { newMenuBlob } from '../menu-blob.ts';
import { IMPORT_MESSAGES, recognizeImport, recognizeMenu, recognizeSettings } from './recognize.ts';

describe('recognizing an import', () => {
  test('MN-07 a menu without departments is refused', () => {
    const { departments: _departments, ...rest } = newMenuBlob();
    expect(recognizeMenu(rest)).toEqual({ code: 'NOT_MENU_BLOB' });
    expect(recognizeMenu({ ...rest, departments: {} })).toEqual({ code: 'NOT_MENU_BLOB' });
    expect(IMPORT_MESSAGES.NOT_MENU_BLOB).toBe('Not a recognizable menu blob.');
  });

  test('MN-08 a menu with departments is accepted', () => {
    expect(recognizeMenu(newMenuBlob())).toBe('servery-menu');
    expect(recognizeMenu({ departments: [] })).toBe('servery-menu');
  });

  test('ST-08 settings of another type are refused', () => {
    expect(recognizeSettings(newMenuBlob())).toEqual({ code: 'NOT_SETTINGS_BLOB' });
    expect(recognizeSettings({ entityType: 'location_settings' })).toEqual({ code: 'NOT_SETTINGS_BLOB' });
    expect(IMPORT_MESSAGES.NOT_SETTINGS_BLOB).toBe('Not a recognizable settings blob.');
  });

  test('ST-09 settings of type LOCATION_SETTINGS are accepted', () => {
    expect(recognizeSettings({ entityType: 'LOCATION_SETTINGS' })).toBe('servery-settings');
    expect(recognizeImport(newLocationSettings(), 'menu')).toBe('servery-settings');
  });

  test('settings with departments are still no menu', () => {
    expect(recognizeMenu({ ...newMenuBlob(), entityType: 'LOCATION_SETTINGS' })).toEqual({ code: 'NOT_MENU_BLOB' });
  });

  test.each([null, undefined, 7, 'menu', [], [newMenuBlob()], {}])('%j is nothing we know', (json) => {
    expect(recognizeImport(json, 'menu')).toEqual({ code: 'NOT_MENU_BLOB' });
    expect(recognizeImport(json, 'settings')).toEqual({ code: 'NOT_SETTINGS_BLOB' });
  });

  test('a pizza chain is known by its products, variants and toppings', () => {
    expect(recognizeImport({ products: {}, variants: {}, toppings: {} })).toBe('pizza-chain');
  });
});
