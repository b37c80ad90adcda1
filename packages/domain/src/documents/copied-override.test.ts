import { describe, expect, test } from 'vitest';
import { jsonKind } from '../configuration/json-kind.ts';
import { applyChanges } from '../overrides/apply/apply.ts';
import type { Change, Json, JsonObject } from '../overrides/change.ts';
import { findByPath } from '../overrides/path.ts';
import { locationSettingsKind } from '../settings/location-settings-kind.ts';
import { newStation } from '../settings/stations/stations.ts';
import { copyOverride } from './copied-override.ts';

const kind = jsonKind(locationSettingsKind);
const parent = kind.createDefault();
const set = (path: Change['path'], to: Json, from: Json = true): Change => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path,
  from,
  to,
});
const startOfWeek = set(['hours', 'startOfWeek'], 3, 0);
const noTips = set(['tipsSettings', 'allowTipsPOS'], false);
const noOnlineTips = set(['tipsSettings', 'allowTipsOnline'], false);
const added = (path: readonly string[], to: JsonObject): Change => ({
  kind: 'ARRAY_ELEMENT_ADDED',
  path,
  to,
  after: null,
});
const copy = (given: readonly Change[], own: readonly Change[], places = [['tipsSettings']]) =>
  copyOverride({ kind, places, given }, { parent, own });

describe('what a location keeps, copied to another', () => {
  test('OV-11 takes the place of what that one kept there, and leaves what it keeps elsewhere', () => {
    const { changes, lost, cleaned, document } = copy(
      [noTips, set(['hours', 'startOfWeek'], 5, 0)],
      [startOfWeek, noOnlineTips],
    );
    expect(changes).toEqual([startOfWeek, noTips]);
    expect([lost, cleaned]).toEqual([[], []]);
    expect(applyChanges(parent, changes).document).toEqual(document);
  });

  test('OV-11 keeps nothing that it would inherit anyway', () => {
    const given = [set(['tipsSettings', 'allowTipsPOS'], findByPath(parent, ['tipsSettings', 'allowTipsPOS']) ?? null)];
    expect(copy(given, [noOnlineTips]).changes).toEqual([]);
  });

  test('CT-31 names what finds nothing to change there', () => {
    const gone = set(['stations', { id: 'only-theirs' }, 'disabled'], true, false);
    const { changes, lost } = copy([gone, noTips], [], [['stations'], ['tipsSettings']]);
    expect(changes).toEqual([noTips]);
    expect(lost).toEqual([gone]);
  });

  test('CL-03 puts a reference right that leads nowhere there, and says so', () => {
    const bar = newStation({ id: 'bar', name: 'Bar', receiptPrinter: 'their-printer' });
    const station: JsonObject = JSON.parse(JSON.stringify(bar));
    const { changes, cleaned } = copy([added(['stations'], station)], [], [['stations']]);
    expect(cleaned).toMatchObject([{ path: ['stations', { id: 'bar' }, 'receiptPrinter'], to: 'DEFAULT' }]);
    expect(changes).toMatchObject([{ path: ['stations'], to: { id: 'bar', receiptPrinter: 'DEFAULT' } }]);
  });

  test('only the named part of a section is copied', () => {
    const own = [set(['printing', 'otherOptions', 'spacesAboveHeader'], 2, 0)];
    const { changes } = copy([noTips], own, [['printing', 'printers']]);
    expect(changes).toEqual(own);
  });
});
