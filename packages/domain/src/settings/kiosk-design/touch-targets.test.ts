import { describe, expect, test } from 'vitest';
import { KIOSK_INCHES, kioskWidthMm, touchSize } from './touch-targets.ts';

describe('a target that is touched on a kiosk', () => {
  test('a kiosk is as wide as an upright screen of 9 to 16', () => {
    expect(KIOSK_INCHES.map((inches) => Math.round(kioskWidthMm(inches)))).toEqual([398, 274, 187]);
  });

  test('is as large as its share of the screen', () => {
    const box = { width: 250, height: 50 };
    expect(touchSize(box, { screenWidth: 1_000, inches: 32 })).toEqual({ width: 99.6, height: 19.9, isTooSmall: true });
    expect(touchSize(box, { screenWidth: 900, inches: 32 })).toMatchObject({ height: 22.1, isTooSmall: false });
  });

  test('is too small when one side is', () => {
    expect(touchSize({ width: 20, height: 500 }, { screenWidth: 500, inches: 22 })).toMatchObject({
      width: 11,
      isTooSmall: true,
    });
  });
});
