import { describe, expect, test } from 'vitest';
import { zoneRelations } from '../../../testing/zone-relations.ts';
import { newDeliveryZone, removedZone } from './delivery-zone.ts';

const box = (id: string, [south, west, north, east]: readonly [number, number, number, number]) =>
  newDeliveryZone({ id, name: id, type: 'rectangle', bounds: `${south},${west} ${north},${east}` });

/** Four boxes around an empty middle of 0.01 degrees. */
const ring = [
  box('south', [0, 0, 0.01, 0.03]),
  box('north', [0.02, 0, 0.03, 0.03]),
  box('west', [0.01, 0, 0.02, 0.01]),
  box('east', [0.01, 0.02, 0.02, 0.03]),
];

describe('overlaps and gaps', () => {
  test('DZ-06 zones that share ground are named, the one that counts first', () => {
    const [one, other] = [box('one', [0, 0, 0.02, 0.02]), box('other', [0.01, 0.01, 0.03, 0.03])];
    expect(zoneRelations([one, other])).toMatchObject([{ kind: 'OVERLAP', zones: [{ id: 'one' }, { id: 'other' }] }]);
    const [found] = zoneRelations([one, other]);
    expect(found?.squareMeters).toBeCloseTo(1_236_426, -4);
    expect(found?.outlines[0]?.every(([x, y]) => x >= 0.01 && x <= 0.02 && y >= 0.01 && y <= 0.02)).toBe(true);
  });

  test('zones that only touch, and removed zones, overlap nothing', () => {
    const [one, beside] = [box('one', [0, 0, 0.02, 0.02]), box('beside', [0, 0.02, 0.02, 0.04])];
    expect(zoneRelations([one, beside])).toEqual([]);
    expect(zoneRelations([one, removedZone(box('gone', [0, 0, 0.02, 0.02]))])).toEqual([]);
  });

  test('ground that zones surround and none covers is a gap, with the zones around it', () => {
    const [gap, ...more] = zoneRelations(ring);
    expect(more).toEqual([]);
    expect(gap?.kind).toBe('GAP');
    expect(gap?.zones.map(({ id }) => id).toSorted()).toEqual(['east', 'north', 'south', 'west']);
    expect(gap?.squareMeters).toBeCloseTo(1_236_400, -4);
  });

  test('an open side is no gap, and a circle may close it', () => {
    const open = ring.filter(({ id }) => id !== 'east');
    expect(zoneRelations(open)).toEqual([]);
    const plug = newDeliveryZone({ id: 'plug', name: 'plug', type: 'circle', center: '0.015,0.015', radius: '2000' });
    expect(zoneRelations([...ring, plug]).some(({ kind }) => kind === 'GAP')).toBe(false);
  });

  test('a zone that crosses itself is left out of it', () => {
    const crossed = newDeliveryZone({ id: 'x', name: 'x', type: 'polygon', path: '0,0 0.02,0.02 0.02,0 0,0.02' });
    expect(zoneRelations([crossed, box('one', [0, 0, 0.02, 0.02])])).toEqual([]);
  });
});
