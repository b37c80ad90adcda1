import { expect, test } from 'vitest';
import { newCashDrawer } from '../cash-drawers/cash-drawers.ts';
import { locationSettingsKind, newLocationSettings } from '../location-settings-kind.ts';
import { removeStation, usesOfStation } from './station-edits.ts';
import { newStation } from './stations.ts';

const standard = newLocationSettings();
const settings = {
  ...standard,
  stations: [newStation({ id: 'bar', name: 'Bar' }), newStation({ id: 'counter', name: 'Counter' })],
  printingRouting: [{ id: 'bar' }, { id: 'online' }],
  cashManagement: {
    ...standard.cashManagement,
    availableDrawers: [newCashDrawer({ id: 'till', name: 'Bar till', station: 'bar' })],
    stationsAssignment: [{ id: 'bar', drawers: ['till'], defaultDrawer: 'till' }],
  },
};

test('CL-02 CL-09 CL-15 a station goes with all that named it, so that the next load has nothing to clean', () => {
  const after = removeStation(settings, 'bar');
  expect(after.stations.map(({ id }) => id)).toEqual(['counter']);
  expect(after.printingRouting).toEqual([{ id: 'online' }]);
  expect(after.cashManagement.availableDrawers[0]?.station).toBeNull();
  expect(after.cashManagement.stationsAssignment).toEqual([]);
  expect(locationSettingsKind.complete(after, {}).notices).toEqual([]);
});

test('what names a station is reported before it goes', () => {
  expect(usesOfStation(settings, 'bar')).toEqual({ drawers: ['Bar till'], opensDrawers: true, printing: true });
  expect(usesOfStation(settings, 'counter')).toEqual({ drawers: [], opensDrawers: false, printing: false });
});
