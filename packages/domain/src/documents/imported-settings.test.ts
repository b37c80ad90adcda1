import { describe, expect, test } from 'vitest';
import { jsonKind } from '../configuration/json-kind.ts';
import type { JsonObject } from '../overrides/change.ts';
import { findByPath } from '../overrides/path.ts';
import { withSecret } from '../settings/fields/secret-reference.ts';
import { locationSettingsKind } from '../settings/location-settings-kind.ts';
import { importedSettings } from './imported-settings.ts';

const blank = jsonKind(locationSettingsKind).createDefault();
const online = ['creditAndGiftSettings', 'accountSettings', 'online'];
const at = (field: string) => [...online, field];
const secret = (secretRef: string) => ({ secretRef, last4: '4417', setAt: '2026-11-20', setBy: 'Ana' });
const withFields = (fields: JsonObject) =>
  Object.entries(fields).reduce((settings, [field, to]) => withSecret(settings, at(field), to), blank);
const here = withFields({ password: secret('here'), accountToken: secret('token'), url: 'https://one.example' });
const read = (document: JsonObject, field: string) => findByPath(document, at(field));
const every = () => true;

describe('settings of a file', () => {
  test('ST-09 ST-28 keep the secrets of here, whatever the file holds in their place', () => {
    for (const password of [null, secret('foreign')]) {
      const file = withFields({ password, url: 'https://one.example', terminalId: 'T9' });
      const { document, ...reported } = importedSettings(here, file, every);
      expect([read(document, 'password'), read(document, 'accountToken')]).toEqual([secret('here'), secret('token')]);
      expect(read(document, 'terminalId')).toBe('T9');
      expect(reported).toEqual({ secretsKept: 2, secretsCleared: 0, imagesDropped: 0 });
    }
  });

  test('ST-09 ST-30 clear a password whose address they change', () => {
    const { document, ...reported } = importedSettings(here, withFields({ url: 'https://two.example' }), every);
    expect([read(document, 'password'), read(document, 'accountToken')]).toEqual([null, secret('token')]);
    expect(reported).toMatchObject({ secretsKept: 1, secretsCleared: 1 });
  });

  test('ST-09 bring no secret where none is set', () => {
    const { document, secretsKept } = importedSettings(blank, withFields({ password: secret('foreign') }), every);
    expect([read(document, 'password'), secretsKept]).toEqual([null, 0]);
  });

  test('ST-09 IM-02 lose the images that are not of this company', () => {
    const file = withSecret(blank, ['onlineDesign', 'favicon'], 'img_foreign');
    const { document, imagesDropped } = importedSettings(blank, file, (id) => id === 'img_own');
    expect([findByPath(document, ['onlineDesign', 'favicon']), imagesDropped]).toEqual([null, 1]);
    expect(importedSettings(blank, file, every).imagesDropped).toBe(0);
    expect(importedSettings(file, file, () => false).document).toBe(file);
  });
});
