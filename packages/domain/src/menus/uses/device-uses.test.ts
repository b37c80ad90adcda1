import { expect, test } from 'vitest';
import { buildMenu } from '../../testing/build-menu.ts';
import { usesOfDevice } from './device-uses.ts';

test('CL-70 a display is counted once for each department, category and item that names it', () => {
  expect(usesOfDevice(buildMenu(), 'display', 'oven')).toEqual({ departments: 1, categories: 1, items: 3 });
  expect(usesOfDevice(buildMenu(), 'display', 'unused')).toEqual({ departments: 0, categories: 0, items: 0 });
});
