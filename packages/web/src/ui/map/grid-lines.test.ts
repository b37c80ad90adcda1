import { expect, test } from 'vitest';
import { gridLines, stepAt } from './grid-lines.ts';

test('over a town the grid has lines, and never more than a screen can hold', () => {
  for (let zoom = 0; zoom <= 20; zoom += 0.5) {
    const degrees = (1440 * 360) / (512 * 2 ** zoom);
    const west = Math.max(-180, -122.4 - degrees / 2);
    const view = { west, east: Math.min(180, west + degrees), south: 37, north: Math.min(85, 37 + degrees / 2) };
    const lines = gridLines(view, stepAt(zoom)).features.length;
    expect(lines, `zoom ${zoom}`).toBeGreaterThan(4);
    expect(lines, `zoom ${zoom}`).toBeLessThan(200);
  }
});

test('lines are at multiples of the step, around the area in view', () => {
  const lines = gridLines({ west: 10.02, east: 10.12, south: 50.02, north: 50.08 }, 0.05).features;
  const meridians = lines.filter(({ geometry: { coordinates } }) => coordinates[0]?.[0] === coordinates[1]?.[0]);
  expect(meridians.map(({ geometry }) => geometry.coordinates[0]?.[0]?.toFixed(2))).toEqual([
    '9.95',
    '10.00',
    '10.05',
    '10.10',
    '10.15',
    '10.20',
  ]);
});
