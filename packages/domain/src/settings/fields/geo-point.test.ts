import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metersBetween, metersOf, milesOf, pathText, pointText, readPath, readPoint } from './geo-point.ts';

describe('places on earth', () => {
  test('DZ-13 a mile is 1609.344 meters, both ways', () => {
    expect([metersOf(1), milesOf(1609.344), milesOf(metersOf(2.5))]).toEqual([1609.344, 1, 2.5]);
  });

  test('DZ-11 DZ-12 a place is text and read as two numbers', () => {
    expect(pointText({ latitude: 37.80870000000001, longitude: -122.4098 })).toBe('37.8087,-122.4098');
    expect(readPoint(' 37.8087 , -122.4098 ')).toEqual({ latitude: 37.8087, longitude: -122.4098 });
  });

  test.each(['', '37.8', '91,0', '0,181', '37.8,-122.4,5', 'a,b', '1e3,0', '37.8,'])('%j is no place', (text) => {
    expect(readPoint(text)).toBeUndefined();
  });

  test('DZ-08 points are written in lines or a space apart', () => {
    const points = [
      { latitude: 1, longitude: 2 },
      { latitude: 3.5, longitude: -4.25 },
    ];
    expect(readPath('1, 2\n3.5, -4.25')).toEqual(points);
    expect(readPath(pathText(points))).toEqual(points);
    expect(readPath('1,2 3')).toBeUndefined();
  });

  test('DZ-11 DZ-12 what is written is read again, to six decimals', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const read = readPoint(pointText({ latitude, longitude }));
        expect(read?.latitude).toBeCloseTo(latitude, 6);
        expect(read?.longitude).toBeCloseTo(longitude, 6);
      }),
    );
  });

  test('the way from Pier 39 to the Embarcadero is about 2.3 km', () => {
    const way = metersBetween({ latitude: 37.8087, longitude: -122.4098 }, { latitude: 37.7929, longitude: -122.393 });
    expect(way).toBeGreaterThan(2250);
    expect(way).toBeLessThan(2350);
  });
});
